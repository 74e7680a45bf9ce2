#pragma once

#include "app/theme/icons.h"
#include "app/theme/palette.h"
#include "engine/warriors/tables.h"

#include <QString>

#include <array>

/// The game's things and the signs that stand for them.
namespace marches::warriors::face {

constexpr theme::PlayerColour playerColour(Colour colour) {
    return static_cast<theme::PlayerColour>(colour);
}
theme::Icon iconFor(Resource resource);
theme::Icon iconFor(UnitKind kind);
theme::Icon iconFor(Path path); ///< its leader's: Builder, Trader, Warrior

/// The parts of Victory Points: provinces, Forts, kills, bought, leaders.
theme::Role scorePartRole(std::size_t part);
QString scorePartName(std::size_t part);

} // namespace marches::warriors::face
