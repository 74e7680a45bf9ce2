#pragma once

#include "engine/base/expected.h"
#include "engine/draft/warriors/figures.h"

#include <string>

// What may be done to the figures of a scenario of Warriors & Traders. `variant` is an id: only what differs
// is written into the variant; empty: the whole scenario, where what equals the one that it is based on goes
// out of the file. Refused: what is out of range.
namespace marches::draft::warriors {

/// Sets one figure (FigureFact). A list that is too short is filled up.
Expected<Change, Sentence> setFigure(const Draft& draft, const std::string& variant, const TreePath& path,
                                     int value);
/// Gives an ability another level, or another path.
Expected<Change, Sentence> moveAbility(const Draft& draft, const std::string& variant,
                                       const std::string& ability, const AbilityPlace& to);
/// Lets a strength of Barbarians begin with another turn, 2 to 99; that of turn 1 stays.
Expected<Change, Sentence> setBarbarianTurn(const Draft& draft, const std::string& variant, int from, int to);
/// Adds a figure at the end of "victory/unification" or "barbarians/strength": as great as the last.
Expected<Change, Sentence> addFigure(const Draft& draft, const std::string& variant, const TreePath& table);
/// Takes out the last figure of "victory/unification", or any but the first of "barbarians/strength".
Expected<Change, Sentence> removeFigure(const Draft& draft, const std::string& variant, const TreePath& path);
/// Takes the figure, or the place of an ability, that the model has; all strengths of Barbarians at once.
Expected<Change, Sentence> figureAsIn(const Draft& draft, const std::string& variant, const TreePath& path,
                                      const Node& model);

} // namespace marches::draft::warriors
