#pragma once

#include "app/theme/theme.h"

#include <QIcon>
#include <QPainterPath>
#include <QRectF>

class QPainter;

/// What shows an owner besides the colour: shield with arms, hatched ground, mat under tokens.
namespace marches::theme {

/// A shield with the player's arms, 10 wide to 11 high, as large as fits in `where` and centred in it.
void paintShield(QPainter& painter, PlayerColour player, const QRectF& where, const Theme& theme);
/// The shield as a picture for lists and buttons.
[[nodiscard]] QIcon shieldIcon(PlayerColour player, const Theme& theme);

/// The tile of a player's hatching (transparent between the lines), to be laid on their `PlayerLook::ground`.
/// It is made in device pixels and must never be scaled: give a brush of it `unscaled` of the painter's
/// device transform. May be called in any thread.
[[nodiscard]] QImage patternTile(PlayerColour player, double devicePixelRatio, const Theme& theme);
/// The brush transform that undoes the scale of `device`, so that a tile's pixels are device pixels; the
/// pattern still moves with what it fills.
[[nodiscard]] QTransform unscaled(const QTransform& device);
/// Fills `shape` with ground and hatching of `player`, whatever the painter's transform.
void paintGround(QPainter& painter, const QPainterPath& shape, PlayerColour player, const Theme& theme);

/// The sheet behind a group of tokens where several owners stand in one province.
enum class Mat : std::uint8_t { Plain, Attacker };
void paintMat(QPainter& painter, const QRectF& where, Mat mat, const Theme& theme);

} // namespace marches::theme
