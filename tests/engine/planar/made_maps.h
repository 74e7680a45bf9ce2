#pragma once

#include "engine/planar/edits.h"

#include <cstdint>

// Maps that tests and benchmarks make for themselves.
namespace marches::planar {

/// Numbers that are the same on every machine (SplitMix64).
class Dice {
public:
    explicit Dice(std::uint64_t seed) : state_(seed) {}
    std::uint64_t next();
    int below(int end) {
        return static_cast<int>(next() % static_cast<std::uint64_t>(end));
    } ///< 0 to end - 1
    int between(int first, int last) { return first + below(last - first + 1); }

private:
    std::uint64_t state_;
};

struct Blocks {
    int columns = 4;
    int rows = 4;
    int side = 4000;        ///< steps
    int segmentsOnSide = 8; ///< bent at random
    int margin = 4000;      ///< sea around all blocks, steps; 0: the blocks fill the sheet
    std::uint64_t seed = 1;
};
/// Provinces side by side, counted by rows from `firstProvince` up.
PlanarMap blocks(const Blocks& wanted);

PlanarMap nestedRings(); ///< provinces within each other, five deep, and two islands in the innermost
PlanarMap wheel();       ///< eight sectors that meet in one point, in a sea
PlanarMap fineSteps();   ///< bricks whose junctions lie one step apart, in a sea

/// Returns a map with an area drawn into it, over everything that is there where told. It must succeed.
PlanarMap drawn(const PlanarMap& map, const GridRing& ring, Label label, bool everything = false);
/// Returns a closed square, clockwise from its left upper corner.
GridRing square(GridPoint corner, std::int32_t side);

} // namespace marches::planar
