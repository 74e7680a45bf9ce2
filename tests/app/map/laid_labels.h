#pragma once

#include "app/map/label_layout.h"

#include <numeric>
#include <span>
#include <vector>

namespace marches::appmap {

/// Places those of `provinces` in one go that have no place yet.
inline void addLabels(LabelLayout& layout, std::span<const int> provinces,
                      const LabelLayout::RequestOf& requestOf) {
    layout.begin(provinces, requestOf);
    (void)layout.work(Budget());
}

/// Places of all provinces; `requests` by province.
inline std::vector<LabelPlace> layOutLabels(const Shapes& shapes, double scale,
                                            std::span<const LabelRequest> requests) {
    LabelLayout layout(shapes, scale);
    std::vector<int> all(requests.size());
    std::iota(all.begin(), all.end(), 0);
    addLabels(layout, all, [&](int province) { return requests[static_cast<std::size_t>(province)]; });
    return layout.places();
}

} // namespace marches::appmap
