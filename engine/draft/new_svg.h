#pragma once

#include "engine/draft/draft.h"

#include <array>
#include <string>
#include <vector>

namespace marches::draft {

/// What a new picture shows.
struct Drawn {
    const planar::PlanarMap& map;
    const LabelTable& labels;
    std::array<std::vector<LayerItem>, 4> layers; ///< indexed by Layer
};

/// Writes a picture that stands in no file yet, in the form that the reader of pictures takes: groups in
/// painting order, a path a province. Whole maps are only written so when they are new; else svgNow splices.
std::string newSvg(const Drawn& drawn);

} // namespace marches::draft
