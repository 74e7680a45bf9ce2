#include "app/map/places.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace marches::appmap {

namespace {

constexpr std::size_t layoutsKept = 6;
constexpr std::size_t placesKept = 32;

bool allStandAlike(std::span<const ProvinceFace> a, std::span<const ProvinceFace> b) {
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const ProvinceFace& one, const ProvinceFace& other) { return standAlike(one, other); });
}

} // namespace

bool namedAlike(const ProvinceFace& a, const ProvinceFace& b) {
    return a.name == b.name && a.shortName == b.shortName && a.marks.size() == b.marks.size() &&
           a.inPlay == b.inPlay;
}

Places::Places(const Shapes& shapes, const std::vector<ProvinceFace>& faces, const theme::Theme& theme,
               bool yieldsShown)
    : shapes_(shapes), faces_(faces), styles_(shapes), strips_(styles_, faces, standing_, yieldsShown) {
    setTheme(theme);
}

// --- what they depend on

void Places::setTheme(const theme::Theme& theme) {
    styles_.setTheme(theme);
    forgetNames();
}

void Places::setScale(double scale) {
    styles_.setScale(scale);
    forgetStanding();
}

bool Places::setFrame(double scale, const ViewFrame& frame) {
    if (scale == framedScale_ && frame == frame_) return false;
    forgetStanding();
    std::erase_if(layouts_, [scale](const auto& layout) { return layout->scale() == scale; });
    framedScale_ = scale;
    frame_ = frame;
    return true;
}

void Places::grow() {
    styles_.grow();
    standing_.grow(faces_.size());
    for (const auto& layout : layouts_)
        layout->forget({});
    seenPlaces_.clear();
}

void Places::placeAgain(std::span<const int> provinces) {
    assert(!laying_);
    seenPlaces_.clear();
    if (layouts_.empty()) return;
    layouts_.resize(1); // at other scales all is sought anew
    std::vector<int> again;
    for (const int province : provinces) {
        styles_.forget(province);
        oldStacks_.erase(province);
        if (has(province) || around_.intersects(shapes_.bounds(province))) again.push_back(province);
        if (has(province)) {
            liftStack(province);
            standing_.stacks[at(province)] = {};
            standing_.decorations[at(province)].reset();
        }
        strips_.lift(province);
    }
    layouts_.front()->forget(provinces);
    if (again.empty()) return;
    begin(again, around_);
    (void)work(Budget());
}

void Places::setYieldsShown(bool shown) {
    strips_.setShown(shown);
    seenPlaces_.clear();
}

void Places::forgetNames() {
    // The faces of a new map come one by one: they need not be forgotten once for each.
    if (layouts_.empty() && !laying_ && standing_.stacks.size() == faces_.size()) return;
    laying_.reset();
    layouts_.clear();
    forgetStanding();
}

void Places::forgetStanding() {
    dropLaying();
    oldStacks_.clear();
    seenPlaces_.clear();
    standing_.clear(faces_.size());
    strips_.restart();
    around_ = {};
}

void Places::setStanding(PlacedSigns standing) {
    standing.changes = standing_.changes + 1;
    standing_ = std::move(standing);
    strips_.restart();
}

void Places::dropLaying() {
    if (laying_ && laying_->step == Laying::Step::Names)
        layouts_.erase(layouts_.begin()); // half of it is made
    laying_.reset();
}

// --- laying out

void Places::begin(std::span<const int> provinces, const QRectF& around) {
    const double scale = styles_.scale();
    const auto known = std::find_if(layouts_.begin(), layouts_.end(),
                                    [scale](const auto& layout) { return layout->scale() == scale; });
    if (known == layouts_.end())
        layouts_.insert(layouts_.begin(), std::make_unique<LabelLayout>(
                                              shapes_, scale, scale == framedScale_ ? frame_ : ViewFrame()));
    else
        std::rotate(layouts_.begin(), known, known + 1);
    if (layouts_.size() > layoutsKept) layouts_.pop_back();
    ++standing_.changes;
    strips_.setLabels(labels());
    layouts_.front()->begin(provinces, [this](int i) { return styles_.requestOf(i, face(i)); });
    laying_ = Laying{{}, around, Laying::Step::Names, 0};
    std::copy_if(provinces.begin(), provinces.end(), std::back_inserter(laying_->fresh),
                 [this](int province) { return !has(province); });
}

bool Places::work(const Budget& budget) {
    using Step = Laying::Step;
    while (laying_) {
        if (laying_->step == Step::Names) {
            ++standing_.changes;
            if (!layouts_.front()->work(budget)) return false;
            laying_->step = Step::Stacks;
        } else if (laying_->next < laying_->fresh.size()) {
            const int province = laying_->fresh[laying_->next++];
            if (laying_->step == Step::Stacks) {
                liftStack(province);
                putStack(province);
            } else if (laying_->step == Step::Badges) {
                putBadges(province);
            } else if (strips_.shown()) {
                strips_.place(province);
            }
        } else {
            nextStep();
        }
        if (budget.spent()) return !laying_;
    }
    return true;
}

/// Strips keep off all stacks, badges off both.
void Places::nextStep() {
    using Step = Laying::Step;
    if (laying_->step != Step::Badges) {
        laying_->step = laying_->step == Step::Stacks ? Step::Strips : Step::Badges;
        laying_->next = 0;
        return;
    }
    around_ = laying_->around;
    laying_.reset();
    const auto& places = labels().places();
    apart_ = std::any_of(places.begin(), places.end(), [](const LabelPlace& place) {
        return !place.hidden && (place.nameLeader || place.leader);
    });
}

// --- what is asked of them

LabelForm Places::formOf(int province) const {
    return styles_.form(province, face(province), label(province));
}

const PlacedYield* Places::strip(int province) {
    const std::optional<PlacedYield>& strip = standing_.strips[at(province)];
    if (laying_) return strip ? &*strip : nullptr; // placed in turn, after all stacks
    strips_.placeMissing();
    strips_.place(province);
    return &*strip;
}

bool Places::meets(const QRectF& box, std::initializer_list<BoxIndex::Kind> kinds) const {
    bool met = false;
    each(box, [&](const BoxIndex::Entry& entry) { met = met || entry.is(kinds); });
    return met;
}

StackLayout Places::stackFor(int province, std::span<const TokenGroup> groups, const BoxIndex& others) const {
    if (standAlike(groups, face(province).groups)) return stack(province).layout;
    if (const auto old = oldStacks_.find(province);
        old != oldStacks_.end() && standAlike(groups, old->second.groups))
        return old->second.layout;
    return placeStack({labels(), others, province}, groups, styles_.tokenSide()).layout;
}

BoxIndex Places::standingWithout(std::span<const ProvinceId> provinces) const {
    BoxIndex others = standing_.boxes;
    for (const ProvinceId id : provinces) {
        const int province = static_cast<int>(index(id));
        others.remove(BoxIndex::Kind::Stack, province, stack(province).layout.bounds);
        others.remove(BoxIndex::Kind::Body, province, stack(province).body);
    }
    return others;
}

// --- stacks and badges

void Places::liftStack(int province) {
    standing_.lift(BoxIndex::Kind::Stack, province, stack(province).layout.bounds);
    standing_.lift(BoxIndex::Kind::Body, province, stack(province).body);
    liftBadges(province);
}

void Places::putStack(int province) {
    const std::vector<TokenGroup>& groups = face(province).groups;
    PlacedStack& placed = standing_.stacks[at(province)];
    const QRectF left = placed.layout.bounds;
    const bool battle =
        std::any_of(groups.begin(), groups.end(), [](const TokenGroup& group) { return group.attacking; });
    strips_.beforeStack(province, placed.layout.shared() && ownersOf(groups) == 1, battle);
    placed = placeStack(surroundings(province), groups, styles_.tokenSide());
    standing_.stand(BoxIndex::Kind::Stack, province, placed.layout.bounds);
    standing_.stand(BoxIndex::Kind::Body, province, placed.body);
    const std::vector<MergedGroup>& merged = placed.layout.merged;
    standing_.merged.erase(province);
    if (std::any_of(merged.begin(), merged.end(),
                    [&](const MergedGroup& one) { return groups[at(one.group)].owner.has_value(); }))
        standing_.merged.insert(province);
    strips_.afterStack(province, left, battle, laying());
}

void Places::liftBadges(int province) {
    std::vector<PlacedBadge>& badges = standing_.badges[at(province)];
    for (const PlacedBadge& badge : badges)
        standing_.lift(BoxIndex::Kind::Badge, province, badge.box);
    badges.clear();
    if (has(province)) standing_.lift(BoxIndex::Kind::Decoration, province, box(province));
}

/// Places the badges of a province around all other signs, which do not move.
void Places::putBadges(int province) {
    std::vector<PlacedBadge>& badges = standing_.badges[at(province)];
    const PlacedStack& placed = stack(province);
    for (const theme::Badge& badge : face(province).badges) {
        badges.push_back(placeBadge(surroundings(province), seenTokens(placed.layout, face(province).groups),
                                    theme::badgeSize(badge, styles_.theme())));
        standing_.stand(BoxIndex::Kind::Badge, province, badges.back().box);
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
    standing_.decorations[at(province)] = grown(box, 3);
    standing_.stand(BoxIndex::Kind::Decoration, province, grown(box, 3));
}

// --- changes

void Places::follow(int province, const ProvinceFace& old) {
    const ProvinceFace& now = face(province);
    if (old.name != now.name || old.shortName != now.shortName || old.owner != now.owner ||
        old.marks != now.marks)
        styles_.forget(province);
    if (!namedAlike(old, now))
        forgetNames();
    else if ((old.symbols != now.symbols || old.worth != now.worth) && has(province))
        strips_.yieldChanged(province, !laying_);
    if (old.groups == now.groups && old.badges == now.badges) return;
    const bool alike = standAlike(old.groups, now.groups);
    if (has(province) && alike) {
        liftBadges(province);
        putBadges(province);
    } else if (has(province)) {
        oldStacks_[province] = {old.groups, stack(province).layout};
        liftStack(province);
        putStack(province);
        putBadges(province);
    } else if (laying_ && laying_->step != Laying::Step::Names && labels().has(province) && !alike) {
        liftStack(province);
        putStack(province);
    }
}

void Places::keep() {
    if (!std::exchange(seen_, false) || laying_ || count() > allAtOnce || around_.isEmpty()) return;
    std::erase_if(seenPlaces_, [this](const SeenPlaces& one) { return allStandAlike(one.faces, faces_); });
    if (seenPlaces_.size() == placesKept) seenPlaces_.erase(seenPlaces_.begin());
    seenPlaces_.push_back({faces_, standing_});
}

bool Places::restore() {
    if (laying_) return false;
    const auto seen = std::find_if(seenPlaces_.rbegin(), seenPlaces_.rend(), [this](const SeenPlaces& one) {
        return allStandAlike(one.faces, faces_);
    });
    if (seen == seenPlaces_.rend()) return false;
    setStanding(seen->standing); // of another course of things: strips that are covered now are sought anew
    for (int province = 0; province < count(); ++province)
        if (const ProvinceFace& then = seen->faces[at(province)];
            then.badges != face(province).badges || then.groups != face(province).groups) {
            liftBadges(province);
            putBadges(province);
        }
    return true;
}

} // namespace marches::appmap
