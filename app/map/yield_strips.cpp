#include "app/map/yield_strips.h"

#include "app/map/place_signs.h"

#include <algorithm>

namespace marches::appmap {

namespace {

std::size_t at(int province) {
    return static_cast<std::size_t>(province);
}

} // namespace

void YieldStrips::setShown(bool shown) {
    for (int province = 0; province < static_cast<int>(faces_.size()); ++province)
        forget(province);
    covered_.clear();
    shown_ = shown;
}

void YieldStrips::restart() {
    covered_.clear();
    missing_ = true;
}

void YieldStrips::placeMissing() {
    if (!shown() || !std::exchange(missing_, false)) return;
    for (int province = 0; province < static_cast<int>(faces_.size()); ++province)
        if (standing_.has(province)) place(province);
}

void YieldStrips::place(int province) {
    if (strip(province)) return;
    strip(province) = found(province).value_or(PlacedYield());
    stand(province);
}

void YieldStrips::yieldChanged(int province, bool stays) {
    forget(province);
    moved_ = true;
    if (!stays || !shown()) return;
    placeMissing();
    place(province);
}

QRectF YieldStrips::reach(int province) const {
    return yieldReach(labels_->places()[at(province)], standing_.stacks[at(province)],
                      yieldStripSizes(faces_[at(province)], styles_.theme()));
}

std::optional<PlacedYield> YieldStrips::found(int province) const {
    const ProvinceFace& face = faces_[at(province)];
    const std::vector<QSizeF> sizes =
        face.inPlay ? yieldStripSizes(face, styles_.theme()) : std::vector<QSizeF>{};
    return placeYield({*labels_, standing_.boxes, province}, standing_.stacks[at(province)], sizes);
}

void YieldStrips::stand(int province) {
    // one that is only looked at is in nothing's way
    if (shown()) standing_.stand(BoxIndex::Kind::Strip, province, strip(province)->box);
    standing_.stand(BoxIndex::Kind::StripLine, province, lineBox(*strip(province)));
}

void YieldStrips::forget(int province) {
    if (const auto placed = std::exchange(strip(province), std::nullopt)) {
        standing_.lift(BoxIndex::Kind::Strip, province, placed->box);
        standing_.lift(BoxIndex::Kind::StripLine, province, lineBox(*placed));
    }
    missing_ = true;
}

void YieldStrips::beforeStack(int province, bool wonNow, bool battle) {
    // what came to stand beside both sides of a battle shall not keep the winner off their place
    if (wonNow && shown() && !covered(province)) {
        forget(province);
        moved_ = true;
    }
    if (!battle) uncover(province);
}

void YieldStrips::afterStack(int province, const QRectF& left, bool battle, bool laying) {
    const QRectF now = standing_.stacks[at(province)].layout.bounds;
    std::vector<int> moved;
    // strips stay where they are; one that the tokens could not keep off gives way
    standing_.boxes.each(now, [&moved](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Strip) moved.push_back(entry.province);
    });
    const std::optional<PlacedYield>& own = strip(province);
    if (own && (own->box.isEmpty() || !shown()) && !covered(province)) moved.push_back(province);
    for (int other = 0; other < static_cast<int>(faces_.size()) && !laying; ++other) {
        const bool moves = shown()
                               ? !left.isEmpty() && !now.contains(left) && comesBack(other, province, left)
                               : other != province && strip(other); // has been looked at
        if (moves) moved.push_back(other);
    }
    for (const int other : moved) {
        if (battle && shown() && strip(other) && strip(other)->box.intersects(now))
            cover(other, province);
        else
            forget(other);
    }
    if (!moved.empty() && shown()) moved_ = true;
}

/// Where the stack of `changed` has left `left`, a strip comes back, and one that had no room may find some.
/// It is taken away for the question.
bool YieldStrips::comesBack(int province, int changed, const QRectF& left) {
    const bool gone = standing_.stacks[at(changed)].layout.bounds.isEmpty();
    const ProvinceFace& face = faces_[at(province)];
    if ((province == changed && !gone) || covered(province)) return false;
    if (!strip(province) || !face.inPlay || !hasYields(face) || !reach(province).intersects(left))
        return false;
    const QRectF box = strip(province)->box;
    if (box.isEmpty()) return true;
    if (!gone) return false; // nothing jumps when a token of several goes
    standing_.lift(BoxIndex::Kind::Strip, province, box);
    const auto elsewhere = found(province);
    standing_.stand(BoxIndex::Kind::Strip, province, box);
    const QRectF given = grown(left, 2); // a strip had kept off it by as much
    return elsewhere && elsewhere->box != box &&
           (province == changed || elsewhere->box.intersects(given) || lineBox(*elsewhere).intersects(given));
}

void YieldStrips::cover(int province, int battle) {
    covered_[battle].push_back({province, *strip(province)});
    forget(province);
    strip(province) = PlacedYield();
}

void YieldStrips::uncover(int battle) {
    const auto node = covered_.extract(battle);
    if (node.empty()) return;
    moved_ = true;
    for (const auto& [province, place] : node.mapped()) {
        if (!strip(province) || !strip(province)->box.isEmpty()) continue; // it has been sought anew since
        bool taken = false;
        int other = -1; // a battle that lies over it, too
        standing_.boxes.each(place.box, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Stack && covered_.contains(entry.province)) other = entry.province;
            taken = taken || entry.is({Kind::Stack, Kind::Strip});
        });
        if (other >= 0) {
            covered_[other].push_back({province, place});
            continue;
        }
        forget(province);
        if (taken) continue;
        strip(province) = place;
        stand(province);
    }
}

bool YieldStrips::covered(int province) const {
    return std::any_of(covered_.begin(), covered_.end(), [province](const auto& battle) {
        return std::any_of(battle.second.begin(), battle.second.end(),
                           [province](const Covered& strip) { return strip.province == province; });
    });
}

} // namespace marches::appmap
