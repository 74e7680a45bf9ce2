#pragma once

#include "app/warriors/pieces/battle_preview.h"
#include "app/warriors/pieces/moment.h"
#include "app/warriors/pieces/reach.h"

#include <QStringList>

#include <cstdint>

namespace marches::warriors::face {

/// By what the units are sent off.
enum class Sending : std::uint8_t {
    click,
    release ///< of the mouse's button, which has dragged them
};

/// Returns what a march would bring, a short line each: who goes or fights whom, who holds the province then,
/// which units are there, and what sends them off. With `planning` a march is only added to the plan.
QStringList forecast(const Moment& moment, const std::vector<Token>& marchers, const March& march,
                     bool planning, Sending sending = Sending::click);

/// Says that units which have fought go no further, where they have Action Points left; else empty.
QString furtherMoves(const Moment& moment, const BattlePreview& preview);
/// Returns the outcome of a pending battle if it is fought next as `previewBattle` fights it; empty if none
/// is pending.
QString battleForecast(const Moment& moment, ProvinceId province);
/// Says what a click does while the preview of its battle is shown.
QString forecastShown(const Moment& moment, ProvinceId province);

} // namespace marches::warriors::face
