#pragma once

#include "app/theme/icons.h"
#include "app/theme/palette.h"
#include "app/theme/theme.h"
#include "engine/warriors/tables.h"

#include <QIcon>
#include <QRectF>

#include <array>

class QPainter;

/// The game's things and the signs that stand for them.
namespace marches::warriors::face {

constexpr theme::PlayerColour playerColour(Colour colour) {
    return static_cast<theme::PlayerColour>(colour);
}
theme::Icon iconFor(Resource resource);
theme::Icon iconFor(UnitKind kind);
theme::Icon iconFor(Path path); ///< its leader's: Builder, Trader, Warrior

QIcon shieldIcon(Colour colour, const theme::Theme& theme);
void paintShield(QPainter& painter, const QRectF& where, Colour colour, const theme::Theme& theme);
/// Victory Points by part (provinces, Forts, kills, bought, leaders) against the threshold, each with its
/// figure.
void paintScoreBar(QPainter& painter, const QRectF& where, const std::array<int, 5>& parts, int threshold,
                   const theme::Theme& theme);
theme::Role scorePartRole(std::size_t part);
QString scorePartName(std::size_t part);

} // namespace marches::warriors::face
