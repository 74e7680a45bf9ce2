#pragma once

#include "app/theme/icons.h"
#include "app/theme/palette.h"
#include "app/theme/tokens.h"
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

/// What lies on the map: the five kinds of units, then what is the Barbarians'.
enum class Piece : std::uint8_t { infantry, archer, cavalry, princess, fort, barbarianArmy, barbarianFort };
inline constexpr std::size_t pieceCount = 7;
constexpr Piece pieceOf(UnitKind kind) {
    return static_cast<Piece>(kind);
}
/// The one that a token shows.
Piece pieceOf(const theme::TokenPiece& shown);
/// Armies are square, the Princess round, a Fort toothed, Barbarians hexagonal.
const theme::TokenPiece& tokenPiece(Piece piece);
QString pieceName(Piece piece);

/// The parts of Victory Points: provinces, Forts, kills, bought, leaders.
theme::Role scorePartRole(std::size_t part);
QString scorePartName(std::size_t part);

} // namespace marches::warriors::face
