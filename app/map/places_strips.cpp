#include "app/map/place_signs.h"
#include "app/map/places.h"

#include <algorithm>
#include <utility>

/// Strips of what provinces yield: of all of them, or of those that have been looked at.
namespace marches::appmap {

void Places::setYieldsShown(bool shown) {
    if (shown == yieldsShown_) return;
    for (int province = 0; province < count(); ++province) // of those looked at
        forgetStrip(province);
    covered_.clear();
    yieldsShown_ = shown;
    seenPlaces_.clear();
}

const PlacedYield* Places::strip(int province) {
    const std::optional<PlacedYield>& strip = strips_[at(province)];
    if (laying_) return strip ? &*strip : nullptr; // placed in turn, after all stacks
    if (stripsShown() && std::exchange(stripsDirty_, false))
        for (int other = 0; other < count(); ++other)
            if (has(other)) placeStrip(other); // in turn: places don't depend on what is painted first
    placeStrip(province);
    return &*strip;
}

QRectF Places::stripReach(int province) const {
    return yieldReach(label(province), stack(province), yieldStripSizes(face(province), theme_));
}

std::optional<PlacedYield> Places::stripPlace(int province) const {
    const std::vector<QSizeF> sizes =
        face(province).inPlay ? yieldStripSizes(face(province), theme_) : std::vector<QSizeF>{};
    return placeYield(shapes_, labels(), stack(province), standing_, province, sizes);
}

void Places::placeStrip(int province) {
    if (strips_[at(province)]) return;
    strips_[at(province)] = stripPlace(province).value_or(PlacedYield());
    standStrip(province);
}

void Places::standStrip(int province) {
    const PlacedYield& strip = *strips_[at(province)];
    // one that is only looked at is in nothing's way
    if (stripsShown()) stand(BoxIndex::Kind::Strip, province, strip.box);
    stand(BoxIndex::Kind::StripLine, province, lineBox(strip));
}

void Places::forgetStrip(int province) {
    std::optional<PlacedYield>& strip = strips_[at(province)];
    if (strip) {
        lift(BoxIndex::Kind::Strip, province, strip->box);
        lift(BoxIndex::Kind::StripLine, province, lineBox(*strip));
    }
    strip.reset();
    stripsDirty_ = true;
}

/// Where the stack of `changed` has left `left`, a strip comes back, and one that had no room may find some.
/// It is taken away for the question.
bool Places::stripComesBack(int province, int changed, const QRectF& left) {
    const bool gone = stack(changed).layout.bounds.isEmpty();
    const auto& strip = strips_[at(province)];
    if ((province == changed && !gone) || stripCovered(province)) return false;
    if (!strip || !face(province).inPlay || !hasYields(face(province)) ||
        !stripReach(province).intersects(left))
        return false;
    const QRectF box = strip->box;
    if (box.isEmpty()) return true;
    if (!gone) return false; // nothing jumps when a token of several goes
    lift(BoxIndex::Kind::Strip, province, box);
    const auto found = stripPlace(province);
    stand(BoxIndex::Kind::Strip, province, box);
    const QRectF given = left.adjusted(-2, -2, 2, 2); // a strip had kept off it by as much
    return found && found->box != box &&
           (province == changed || found->box.intersects(given) || lineBox(*found).intersects(given));
}

/// It is not seen as long as the sides of a battle lie over it, and comes back where it was.
void Places::coverStrip(int province, int battle) {
    const PlacedYield place = *strips_[at(province)];
    forgetStrip(province);
    strips_[at(province)] = PlacedYield();
    covered_[battle].push_back({province, place});
}

void Places::uncoverStrips(int battle) {
    const auto node = covered_.extract(battle);
    if (node.empty()) return;
    moved_ = true;
    for (const auto& [province, place] : node.mapped()) {
        auto& strip = strips_[at(province)];
        if (!strip || !strip->box.isEmpty()) continue; // it has been sought anew since
        bool taken = false;
        int other = -1; // a battle that lies over it, too
        standing_.each(place.box, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Stack && covered_.contains(entry.province)) other = entry.province;
            taken = taken || entry.kind == Kind::Stack || entry.kind == Kind::Strip;
        });
        if (other >= 0) {
            covered_[other].push_back({province, place});
            continue;
        }
        forgetStrip(province);
        if (taken) continue;
        strip = place;
        standStrip(province);
    }
}

bool Places::stripCovered(int province) const {
    return std::any_of(covered_.begin(), covered_.end(), [province](const auto& battle) {
        return std::any_of(battle.second.begin(), battle.second.end(),
                           [province](const CoveredStrip& strip) { return strip.province == province; });
    });
}

} // namespace marches::appmap
