#include "engine/draft/same_picture.h"

#include <algorithm>

namespace marches::draft {

bool samePicture(const NamedSheet& a, const NamedSheet& b) {
    if (a.labels.all().size() != b.labels.all().size()) return false;
    for (const auto& [label, id] : a.labels.all())
        if (!b.labels.labelOf(id)) return false;
    if (a.map == nullptr || b.map == nullptr) return a.map == b.map;
    if (a.labels == b.labels && (a.map == b.map || *a.map == *b.map)) return true;
    return a.map->sheet() == b.map->sheet() &&
           a.map->outline(planar::quietLand) == b.map->outline(planar::quietLand) &&
           std::all_of(a.labels.all().begin(), a.labels.all().end(), [&](const auto& entry) {
               return a.map->outline(entry.first) == b.map->outline(*b.labels.labelOf(entry.second));
           });
}

} // namespace marches::draft
