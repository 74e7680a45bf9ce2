#pragma once

#include "editor/document.h"
#include "engine/draft/warriors/edits_start.h"
#include "engine/warriors/state.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace marches::editor {

using draft::warriors::StartModel;
using draft::warriors::StartPiece;

/// A start position as the game itself reads it: what it makes, and what a level gives. Nothing where it
/// can't be played yet.
struct StartFacts {
    std::shared_ptr<const warriors::Setting> setting;
    warriors::State state; ///< in which the game begins

    [[nodiscard]] bool there() const { return setting != nullptr; }
    /// Action Points of a seat's armies; 0 where that is not known.
    [[nodiscard]] int actionPoints(const std::string& seat) const;
    /// From 1; 0 where it is not known.
    [[nodiscard]] int level(const std::string& seat, warriors::Path path) const;
    [[nodiscard]] std::optional<int> victoryPoints(const std::string& seat) const;
};
[[nodiscard]] StartFacts startFacts(const draft::Draft& draft, const std::string& variant);

/// What is in hand: tokens of one kind, out of a box or from a province.
struct StartHand {
    StartPiece piece;              ///< the first; without a province it comes out of its box
    std::vector<StartPiece> stack; ///< all that are like it in its province
    int count = 1;
    bool freeLand = false; ///< no token: land that nobody holds

    [[nodiscard]] bool fromBox() const { return stack.empty(); }
};

/// "2 Archers", "Barbarian army".
[[nodiscard]] QString handWords(const StartHand& hand);
/// "Archer 2 of France, 3 of 3 Action Points, no damage".
[[nodiscard]] QString pieceWords(const Document& document, const StartPiece& piece, const StartFacts& facts);
[[nodiscard]] QString countryName(const Document& document, const std::string& country);

} // namespace marches::editor
