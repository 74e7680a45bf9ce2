#include "app/map/map_view.h"
#include "app/map/stack_layout.h"

#include <algorithm>

/// Places of tokens and strips that have been seen: the same faces stand in the same places again.
namespace marches::appmap {

namespace {

constexpr std::size_t placesKept = 32;

bool allStandAlike(std::span<const ProvinceFace> a, std::span<const ProvinceFace> b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const ProvinceFace& one, const ProvinceFace& other) { return standAlike(one, other); });
}

} // namespace

void MapView::keepPlaces() {
    if (!std::exchange(placesSeen_, false) || laying_ || provinceCount() > allAtOnce || !laidOutHere())
        return;
    std::erase_if(seenPlaces_, [this](const SeenPlaces& one) { return allStandAlike(one.faces, faces_); });
    if (seenPlaces_.size() == placesKept) seenPlaces_.erase(seenPlaces_.begin());
    seenPlaces_.push_back({faces_, stacks_, merged_, badges_, yields_, decorations_, standing_});
}

bool MapView::restorePlaces() {
    if (laying_) return false;
    const auto seen = std::find_if(seenPlaces_.rbegin(), seenPlaces_.rend(), [this](const SeenPlaces& one) {
        return allStandAlike(one.faces, faces_);
    });
    if (seen == seenPlaces_.rend()) return false;
    stacks_ = seen->stacks;
    merged_ = seen->merged;
    badges_ = seen->badges;
    yields_ = seen->yields;
    covered_.clear(); // of another course of things: those strips are sought anew
    decorations_ = seen->decorations;
    standing_ = seen->standing;
    stripsDirty_ = true;
    for (int province = 0; province < provinceCount(); ++province)
        if (const auto i = static_cast<std::size_t>(province);
            seen->faces[i].badges != faces_[i].badges || seen->faces[i].groups != faces_[i].groups)
            replaceBadges(province);
    closeFan();
    updateFan();
    explainLayout();
    return true;
}

} // namespace marches::appmap
