#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"
#include "engine/draft/warriors/start_model.h"

// What may be done to the start position of a scenario or variant (an id; empty: the whole map). The first of
// these that finds none begins one.
namespace marches::draft::warriors {

/// Puts so many tokens of a seat's box into a province, those of the lowest numbers.
Expected<Change, Sentence> placeUnits(const Draft& draft, const std::string& variant, const std::string& seat,
                                      UnitKind kind, const std::string& province, int count);
/// Puts so many Barbarians into a province, armies (`infantry`) or Forts; there is no end of them.
Expected<Change, Sentence> placeBarbarians(const Draft& draft, const std::string& variant, UnitKind kind,
                                           const std::string& province, int count);
/// Makes a province free: whatever stands there is taken off.
Expected<Change, Sentence> makeFree(const Draft& draft, const std::string& variant,
                                    const std::string& province);
/// Moves pieces of one owner, which keep their state, to a province.
Expected<Change, Sentence> movePieces(const Draft& draft, const std::string& variant,
                                      const std::vector<StartPiece>& pieces, const std::string& province);
/// Takes pieces off the map: tokens lie in their boxes again.
Expected<Change, Sentence> takeOff(const Draft& draft, const std::string& variant,
                                   const std::vector<StartPiece>& pieces);
/// Why a piece may not stand in a province, or nothing. `piece.province` counts as left.
std::optional<Sentence> whyNotThere(const Node& whole, const StartModel& model, const StartPiece& piece,
                                    const std::string& province);

/// What a piece is like.
struct PieceState {
    int damage = 0;
    std::optional<int> ap; ///< nothing: all of the level
    bool retreated = false;
};
Expected<Change, Sentence> setPieceState(const Draft& draft, const std::string& variant,
                                         const StartPiece& piece, const PieceState& state);

Expected<Change, Sentence> setStartTurn(const Draft& draft, const std::string& variant, int turn);
/// In Trade nobody is to move.
Expected<Change, Sentence> setStartPhase(const Draft& draft, const std::string& variant, StartPhase phase);
/// `seat`: a country's id; empty: the first in order.
Expected<Change, Sentence> setToMove(const Draft& draft, const std::string& variant, const std::string& seat);
Expected<Change, Sentence> setBegan(const Draft& draft, const std::string& variant, const std::string& seat);

Expected<Change, Sentence> setResource(const Draft& draft, const std::string& variant,
                                       const std::string& seat, Resource resource, int count);
Expected<Change, Sentence> setPathTokens(const Draft& draft, const std::string& variant,
                                         const std::string& seat, Path path, int count);
Expected<Change, Sentence> setKills(const Draft& draft, const std::string& variant, const std::string& seat,
                                    int points);
Expected<Change, Sentence> setBought(const Draft& draft, const std::string& variant, const std::string& seat,
                                     int points);
Expected<Change, Sentence> setUnified(const Draft& draft, const std::string& variant, const std::string& seat,
                                      bool unified);
/// A pair of seats has one route, opened by one of them.
Expected<Change, Sentence> openRoute(const Draft& draft, const std::string& variant, const std::string& seat,
                                     const std::string& partner);
Expected<Change, Sentence> closeRoute(const Draft& draft, const std::string& variant, const std::string& seat,
                                      const std::string& partner);
Expected<Change, Sentence> declareWar(const Draft& draft, const std::string& variant, const std::string& a,
                                      const std::string& b, int since);
Expected<Change, Sentence> endWar(const Draft& draft, const std::string& variant, const std::string& a,
                                  const std::string& b);
Expected<Change, Sentence> addSeat(const Draft& draft, const std::string& variant, const std::string& seat);
/// Takes all that is a seat's off the position.
Expected<Change, Sentence> removeSeat(const Draft& draft, const std::string& variant,
                                      const std::string& seat);

/// Begins a start position as a game begins: the usual seats, each with what stands in its Capital.
Expected<Change, Sentence> beginStart(const Draft& draft, const std::string& variant);
/// Writes a whole start position in place of what is there.
Expected<Change, Sentence> setStart(const Draft& draft, const std::string& variant, Node start);

} // namespace marches::draft::warriors
