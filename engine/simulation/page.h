#pragma once

#include "engine/simulation/compare.h"
#include "engine/simulation/figures.h"
#include "engine/simulation/report.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace marches {

/// The words of a report: what was played, and how.
struct Subject {
    std::string title;                                      ///< "Western Europe, 4 players"
    std::vector<std::pair<std::string, std::string>> terms; ///< how it was played: "Seed", "7"
    /// Names of seats and places, by id; an id without one is shown itself.
    std::map<std::string, std::string> names;
    std::vector<std::string> places; ///< ids of the places in play
    MapDrawing map;
};

/// An earlier run, and the differences since.
struct Comparison {
    Report report;
    Subject subject;
    std::vector<Difference> differences;
};

/// Writes one HTML page that needs nothing else: no script, no other file, light or dark as the reader's
/// system is. All names are escaped.
std::string reportPage(const Report& report, const Legend& legend, const Subject& subject,
                       const std::optional<Comparison>& comparison);

/// Returns the name of an id, or the id where it has none.
std::string shownName(const Subject& subject, const std::string& id);

} // namespace marches
