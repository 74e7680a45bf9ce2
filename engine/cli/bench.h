#pragma once

#include "engine/cli/games.h"
#include "engine/cli/streams.h"

namespace marches::cli {

struct BenchChoice {
    bool json = false;
    double seconds = 2; ///< for the main figures; each other table gets a tenth of it
};

/// Measures the speed of the rules: random games on one thread, one after the other, with options listed at
/// each step.
int bench(const BenchChoice& choice, const Games& games, Streams streams);

} // namespace marches::cli
