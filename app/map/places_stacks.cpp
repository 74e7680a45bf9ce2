#include "app/map/places.h"
#include "app/map/stack_layout.h"
#include "app/theme/badges.h"

#include <algorithm>

/// Stacks and badges: where they stand, and who makes room for them.
namespace marches::appmap {

void Places::stand(BoxIndex::Kind kind, int province, const QRectF& box) {
    standing_.add(kind, province, box);
    ++changes_;
}

void Places::lift(BoxIndex::Kind kind, int province, const QRectF& box) {
    standing_.remove(kind, province, box);
    ++changes_;
}

void Places::liftStack(int province) {
    using Kind = BoxIndex::Kind;
    lift(Kind::Stack, province, stack(province).layout.bounds);
    lift(Kind::Body, province, stack(province).body);
    liftBadges(province);
}

void Places::putStack(int province) {
    using Kind = BoxIndex::Kind;
    const std::vector<TokenGroup>& groups = face(province).groups;
    const bool wasShared = stack(province).layout.shared();
    const QRectF left = stack(province).layout.bounds;
    const bool battle =
        std::any_of(groups.begin(), groups.end(), [](const TokenGroup& group) { return group.attacking; });
    // what came to stand beside both sides of a battle shall not keep the winner off his place
    if (wasShared && ownersOf(groups) == 1 && stripsShown() && !stripCovered(province)) {
        forgetStrip(province);
        moved_ = true;
    }
    if (!battle) uncoverStrips(province);
    stacks_[at(province)] = placeStack(shapes_, labels(), standing_, province, groups, tokenSide());
    const PlacedStack& placed = stack(province);
    const QRectF now = placed.layout.bounds;
    stand(Kind::Stack, province, now);
    stand(Kind::Body, province, placed.body);
    const bool merged =
        std::any_of(placed.layout.merged.begin(), placed.layout.merged.end(),
                    [&](const MergedGroup& one) { return groups[at(one.group)].owner.has_value(); });
    if (merged)
        merged_.insert(province);
    else
        merged_.erase(province);

    std::vector<int> moved;
    // strips stay where they are; one that the tokens could not keep off gives way
    standing_.each(now, [&moved](const BoxIndex::Entry& entry) {
        if (entry.kind == Kind::Strip) moved.push_back(entry.province);
    });
    const std::optional<PlacedYield>& own = strips_[at(province)];
    if (own && (own->box.isEmpty() || !stripsShown()) && !stripCovered(province)) moved.push_back(province);
    for (int other = 0; other < count() && !laying_; ++other) {
        const bool moves =
            stripsShown() ? !left.isEmpty() && !now.contains(left) && stripComesBack(other, province, left)
                          : other != province && strips_[at(other)]; // has been looked at
        if (moves) moved.push_back(other);
    }
    for (const int other : moved) {
        const auto& strip = strips_[at(other)];
        if (battle && stripsShown() && strip && strip->box.intersects(now))
            coverStrip(other, province);
        else
            forgetStrip(other);
    }
    if (!moved.empty() && stripsShown()) moved_ = true;
}

/// What stands already stays where it is: nothing jumps when something is chosen.
void Places::replaceBadges(int province) {
    liftBadges(province);
    decorate(province);
}

void Places::liftBadges(int province) {
    for (const PlacedBadge& badge : badges(province))
        lift(BoxIndex::Kind::Badge, province, badge.box);
    badges_[at(province)].clear();
    if (const auto& box = decorations_[at(province)]) lift(BoxIndex::Kind::Decoration, province, *box);
}

void Places::decorate(int province) {
    std::vector<PlacedBadge>& badges = badges_[at(province)];
    const PlacedStack& placed = stack(province);
    for (const theme::Badge& badge : face(province).badges) {
        badges.push_back(placeBadge(shapes_, labels(), standing_, province,
                                    seenTokens(placed.layout, face(province).groups),
                                    theme::badgeSize(badge, theme_)));
        stand(BoxIndex::Kind::Badge, province, badges.back().box);
    }
    const LabelPlace& name = label(province);
    QRectF box = name.name | name.marks | placed.layout.bounds;
    const auto reach = [&box](const std::optional<QPointF>& leader) {
        if (leader) box |= QRectF(*leader, QSizeF(1, 1));
    };
    for (const PlacedBadge& badge : badges) {
        box |= badge.box;
        reach(badge.leader);
    }
    reach(name.nameLeader);
    reach(name.leader);
    reach(placed.leader);
    decorations_[at(province)] = box.adjusted(-3, -3, 3, 3);
    stand(BoxIndex::Kind::Decoration, province, *decorations_[at(province)]);
}

StackLayout Places::stackFor(int province, std::span<const TokenGroup> groups, const BoxIndex& others) const {
    if (standAlike(groups, face(province).groups)) return stack(province).layout;
    if (const auto old = oldStacks_.find(province);
        old != oldStacks_.end() && standAlike(groups, old->second.groups))
        return old->second.layout;
    return placeStack(shapes_, labels(), others, province, groups, tokenSide()).layout;
}

BoxIndex Places::standingWithout(std::span<const ProvinceId> provinces) const {
    BoxIndex others = standing_;
    for (const ProvinceId id : provinces) {
        const int province = static_cast<int>(index(id));
        others.remove(BoxIndex::Kind::Stack, province, stack(province).layout.bounds);
        others.remove(BoxIndex::Kind::Body, province, stack(province).body);
    }
    return others;
}

} // namespace marches::appmap
