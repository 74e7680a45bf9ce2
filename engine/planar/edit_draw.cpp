#include "engine/planar/course.h"

#include <algorithm>

namespace marches::planar {

Expected<Rework, Refusal> draw(const PlanarMap& map, const GridRing& ring, Label label, const Take& take) {
    if (ring.size() < 3)
        return unexpected(refusal(Reason::crossesNothing, ring.empty() ? GridPoint{} : ring.front(),
                                  Sentence("An area needs three points.")));
    Cut cut{ring, false};
    cut.points.push_back(ring.front());
    const auto takes = [&](Label from) {
        return from == sea || from == quietLand || take.everything ||
               std::find(take.from.begin(), take.from.end(), from) != take.from.end();
    };
    std::optional<Label> spared;
    auto result = rework(map, {cut}, [&](std::vector<CutFace>& faces) -> std::optional<Refusal> {
        bool any = false;
        for (auto& face : faces) {
            if (face.winding.front() == 0 || face.before == label) continue;
            if (!takes(face.before)) {
                spared = face.before;
                continue;
            }
            face.after = label;
            any = true;
        }
        if (any) return std::nullopt;
        return spared ? refusal(Reason::overAnother, ring.front(),
                                Sentence("All of this land belongs to others."), *spared)
                      : refusal(Reason::nothingChanges, ring.front(), Sentence("This changes nothing."));
    });
    if (result && result->delta.empty())
        return unexpected(refusal(Reason::nothingChanges, ring.front(), Sentence("The area is too small.")));
    return result;
}

} // namespace marches::planar
