#pragma once

#include "engine/draft/checks/game_checks.h"

namespace marches::draft {

/// Returns the readers' findings as problems: each with the place of its value and with remedies.
Problems problemsOfFindings(const Reading& reading, const GameChecks* game);

/// Whether there is a remedy for a code of the readers, other than to look at the text.
bool hasRemedy(std::string_view code, const GameChecks* game);
/// The codes whose only remedy is the text at the line: nothing can be made of such a file.
std::span<const std::string_view> codesForTheText();

/// Returns the place of a path of the scenario's tree: what page shows it, and what it is about.
ProblemPlace placeOf(const Reading& reading, TreePath path);

/// Returns the id at the smallest distance in letters, if at most three differ; `distance` gets how many.
std::string nearestWord(std::string_view word, const std::vector<std::string>& words, int& distance);

} // namespace marches::draft
