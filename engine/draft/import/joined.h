#pragma once

#include "engine/base/expected.h"
#include "engine/draft/import/plan.h"
#include "engine/planar/rework.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace marches::draft {

/// A drawing as a map: each border once.
struct JoinedDrawing {
    planar::PlanarMap map = planar::PlanarMap();
    std::map<std::string, planar::Label, std::less<>> labels; ///< of provinces that have land
    std::vector<std::vector<Point>> rivers;                   ///< open lines
    std::vector<Outline> relief;
    std::vector<Outline> woods;
    std::vector<Outline> water;
    std::size_t gapFaces = 0; ///< pieces of sea or quiet land between provinces that were closed
    std::size_t overlaps = 0; ///< places where one province lay over another
    std::vector<planar::Swallowed> swallowed; ///< pieces that were too small to be left
    std::vector<std::string> lost; ///< provinces of the plan that have no land: others lie over them
};

/// Carries a plan out: snaps borders that are nearer than the gap width onto each other, the lower shape onto
/// the upper; lays all onto the grid; gives what two cover to the upper one; closes what stays open between
/// provinces. What is drawn as it was does not move. The same drawing and plan give the same map.
/// `givenUp` is asked now and then, maybe on a worker thread: once it says true, the work is refused.
Expected<JoinedDrawing, Sentence> joinedDrawing(const Drawing& drawing, const ImportPlan& plan,
                                                const MapBefore& before,
                                                const std::function<bool()>& givenUp = {});

/// What an import changes against the map that is open; province ids.
struct ImportDiff {
    std::vector<std::string> same;
    std::vector<std::string> outlines; ///< with another outline
    std::vector<std::string> fresh;
    std::vector<std::string> gone;
    std::vector<std::pair<std::string, std::string>> renamed; ///< old id, id in the plan
    bool nothing() const { return outlines.empty() && fresh.empty() && gone.empty() && renamed.empty(); }
};
ImportDiff importDiff(const JoinedDrawing& joined, const ImportPlan& plan, const MapBefore& before);

} // namespace marches::draft
