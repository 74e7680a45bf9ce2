#pragma once

#include "app/warriors/pieces/moment.h"
#include "app/warriors/prompts/battle_preview.h"
#include "app/warriors/prompts/reach.h"

#include <QStringList>

#include <cstdint>

namespace marches::warriors::face {

/// What sends units off.
enum class Sending : std::uint8_t {
    click,
    release ///< of the mouse's button, which has dragged them
};

/// What a march would bring, told before it is made: who goes or fights whom, who has the province then and
/// who stands there, and what sends them off. A short line each.
/// While marches are planned they are only added to the plan.
QStringList forecast(const Moment& moment, const std::vector<Token>& marchers, const March& march,
                     bool planning, Sending sending = Sending::click);

/// That who has fought goes no further, where Action Points are left for it; else empty.
QString furtherMoves(const Moment& moment, const BattlePreview& preview);
/// What comes of a battle that waits if it is the next one, fought as `previewBattle` has it; empty: none
/// does.
QString battleForecast(const Moment& moment, ProvinceId province);
/// What a click does where the battle that it would bring is shown already.
QString forecastShown(const Moment& moment, ProvinceId province);

} // namespace marches::warriors::face
