#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

#include <string>
#include <vector>

namespace marches::cli {

struct ReportChoice {
    std::vector<std::string> folders; ///< of one run, or of runs that differ in seed and games only
    std::vector<std::string> before;  ///< folders of another run to compare with; none: no comparison
    std::string out;                  ///< folder for report.html and report.json; empty: the first one
};

/// Adds up the games of simulations, in the order of their numbers whatever shards they came from; writes
/// `report.html` and `report.json` and prints who won how often. Returns the exit code.
int report(const ReportChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
