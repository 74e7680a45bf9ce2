#pragma once

#include "engine/simulation/compare.h"
#include "engine/simulation/figures.h"
#include "engine/simulation/report.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace marches {

/// What a report is about, in words.
struct Subject {
    std::string title;                                      ///< "Western Europe, 4 players"
    std::vector<std::pair<std::string, std::string>> terms; ///< how it was played: "Seed", "7"
    std::map<std::string, std::string> names; ///< of seats and places, by id; others are shown as they are
    std::vector<std::string> places;          ///< in play
    MapDrawing map;
};

/// The run before a change, and what is different since.
struct Comparison {
    Report report;
    Subject subject;
    std::vector<Difference> differences;
};

/// One HTML page that needs nothing else: no script, no other file, light or dark as the reader's system is.
/// All names are escaped.
std::string reportPage(const Report& report, const Legend& legend, const Subject& subject,
                       const std::optional<Comparison>& comparison);

/// What is shown for an id.
std::string shownName(const Subject& subject, const std::string& id);

} // namespace marches
