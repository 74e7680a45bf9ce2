#include "engine/draft/import/gaps.h"
#include "engine/draft/import/joined.h"

#include <set>

namespace marches::draft {

ImportDiff importDiff(const JoinedDrawing& joined, const ImportPlan& plan, const MapBefore& before) {
    ImportDiff diff;
    std::set<std::string> heirs;
    for (const GonePlan& gone : plan.gone) {
        if (gone.answer == GonePlan::Answer::gone) diff.gone.push_back(gone.province);
        if (gone.answer != GonePlan::Answer::renamed || gone.heir.empty()) continue;
        diff.renamed.emplace_back(gone.province, gone.heir);
        heirs.insert(gone.heir);
    }
    for (const std::string& lost : joined.lost)
        if (before.provinces.contains(lost)) diff.gone.push_back(lost);
    for (const auto& [id, label] : joined.labels) {
        const auto old = before.provinces.find(id);
        if (old == before.provinces.end()) {
            if (!heirs.contains(id)) diff.fresh.push_back(id);
            continue;
        }
        const bool same = sameForm(joined.map.outline(label)) == sameForm(gridRings(old->second.outline));
        (same ? diff.same : diff.outlines).push_back(id);
    }
    return diff;
}

} // namespace marches::draft
