#pragma once

#include "engine/simulation/report.h"

#include <string>
#include <vector>

namespace marches {

/// A figure of two runs and how sure its difference is.
struct Difference {
    Metric before;
    Metric after;
    Interval interval;    ///< 95 % interval of after - before
    double chance = 1;    ///< probability of so great a difference by chance alone
    double corrected = 1; ///< the same, corrected for the length of the list (Holm 1979)

    double moved() const { return after.sample.mean() - before.sample.mean(); }
    bool beyondChance() const { return corrected < 0.05; }
};

/// Returns every figure that both runs have, the surest differences first.
std::vector<Difference> compare(const Report& before, const Report& after);

} // namespace marches
