#pragma once

#include "engine/simulation/report.h"

#include <string>
#include <vector>

namespace marches {

/// One figure of two runs.
struct Difference {
    Metric before;
    Metric after;
    Interval interval;    ///< 95 %, of after - before
    double chance = 1;    ///< that so great a difference comes by chance
    double corrected = 1; ///< the same for the whole list (Holm)

    double moved() const { return after.sample.mean() - before.sample.mean(); }
    bool beyondChance() const { return corrected < 0.05; }
};

/// Every figure that both runs have, the surest differences first.
std::vector<Difference> compare(const Report& before, const Report& after);

} // namespace marches
