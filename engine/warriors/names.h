#pragma once

#include "engine/warriors/state.h"

#include <optional>
#include <string>
#include <string_view>

/// The words of the notation (NOTATION.md): never translated, the same everywhere.
namespace marches::warriors {

std::string_view name(Path path);         ///< "production"
std::string_view name(Resource resource); ///< "product"
std::string_view name(UnitKind kind);     ///< "infantry"
std::string_view name(Colour colour);     ///< "red"
std::string_view name(Phase phase);       ///< "maneuvering"
std::string_view name(Ability ability);   ///< "double-strike"
/// "move", "place-tokens", "assign".
std::string_view name(Stage stage);
/// Returns the step of the phase as the JSON state has it: "moves", "first", "gather".
std::string_view stepName(const State& state);

/// These read a word; nothing where it names none.
std::optional<Path> pathNamed(std::string_view word);
std::optional<Resource> resourceNamed(std::string_view word);
std::optional<UnitKind> unitKindNamed(std::string_view word);
std::optional<Colour> colourNamed(std::string_view word);

std::string tokenName(Token token);                         ///< "I1"
std::string unitName(const Setting& setting, UnitRef unit); ///< "france:I1", "B1", "BF2"
std::optional<Token> tokenNamed(std::string_view word);     ///< "I1" to "F8"
/// Reads "I1" (a unit of `own`), "france:I1", "B1" or "BF1"; whether the unit exists is not asked.
std::optional<UnitRef> unitNamed(const Setting& setting, SeatId own, std::string_view word);
std::string_view ownerName(const Setting& setting, Owner owner); ///< seat id, "barbarians" or "nobody"

} // namespace marches::warriors
