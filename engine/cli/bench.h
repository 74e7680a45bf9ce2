#pragma once

#include "engine/cli/streams.h"
#include "engine/scenario/scenario.h"

namespace marches::cli {

struct BenchChoice {
    bool json = false;
    double seconds = 2; ///< for the main figures; each other table gets a tenth of it
};

/// Measures the rules' own speed: random games on one thread, options generated at each step.
int bench(const BenchChoice& choice, const ScenarioSources& sources, Streams streams);

} // namespace marches::cli
