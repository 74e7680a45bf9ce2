#include "app/map/map_view.h"
#include "app/map/stack_fan.h"
#include "app/map/stack_painter.h"
#include "app/theme/paint.h"

#include <QPainter>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <vector>

/// The view's fanned-out stack: opened by the pointer on a token or by the keyboard's focus.
namespace marches::appmap {

namespace {

constexpr double fullSide = theme::tokenSide;
constexpr int edge = 6;        // px from the view's border
constexpr double fanReach = 2; // in sides of a token: how far round it the map is kept to be read
constexpr double margin = 10;  // px round it: the pointer does not leave it, no badge of others is read

} // namespace

ProvinceId MapView::fannedProvince() const {
    return fan_.province < 0 ? noProvince : idAt<ProvinceId>(static_cast<std::size_t>(fan_.province));
}

QRectF MapView::fanBox() const {
    return fan_.province < 0 ? QRectF() : fan_.layout.bounds.translated(-QPointF(origin_));
}

QRect MapView::fanRect() const {
    if (fan_.province < 0) return {};
    return fan_.layout.bounds.adjusted(-4, -4, 4, 4).translated(-origin_).toAlignedRect();
}

bool MapView::besideFan(int province, const QRectF& badge) const {
    return fan_.byPointer && fan_.province != province && fanReachBox().intersects(badge);
}

QRectF MapView::fanReachBox() const {
    return fan_.layout.bounds.adjusted(-margin, -margin, margin, margin);
}

void MapView::repaintFan() {
    update(fanRect());
    if (!shapes_) return;
    update(decorationRect(fan_.province));
    places_->standing().each(fanReachBox(), [&](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Badge) update(decorationRect(entry.province)); // with its line
    });
}

void MapView::closeFan() {
    if (fan_.province < 0) return;
    repaintFan();
    lastFan_ = std::exchange(fan_, {});
}

void MapView::updateFan() {
    if (!shapes_) return;
    int wanted = -1;
    if (pointer_) {
        if (hovered_.token)
            wanted = static_cast<int>(index(hovered_.province));
        else if (fan_.province >= 0 && fan_.byPointer && fanReachBox().contains(*pointer_ + QPointF(origin_)))
            wanted = fan_.province;
    }
    const bool byPointer = wanted >= 0;
    if (wanted < 0 && focusByKeys_ && hasFocus() && focused_ != noProvince)
        wanted = static_cast<int>(index(focused_));
    const double side = std::max(places_->tokenSide(), static_cast<double>(theme_.scaledIcon(fullSide)));
    if (wanted >= 0) {
        const auto i = static_cast<std::size_t>(wanted);
        if (!faces_[i].inPlay || !laidOut(wanted) || staged(wanted) ||
            !wantsFan(places_->stack(wanted).layout, faces_[i].groups, places_->tokenSide()))
            wanted = -1;
    }
    if (wanted == fan_.province) {
        fan_.byPointer = fan_.byPointer || byPointer;
        return;
    }
    closeFan();
    if (wanted < 0) return;
    fan_ = {wanted, {}, {}, byPointer};
    fan_.resting = places_->stack(wanted).layout.tokens;
    fan_.layout = fanOf(wanted, side);
    repaintFan();
}

/// A stack that has not changed since is fanned out where it lay, if the token that is pointed at lies there
/// under the pointer: what was read is found again.
bool MapView::reopensFan(int province, const QRectF& within,
                         const std::optional<PointedToken>& pointed) const {
    return lastFan_.province == province && lastFan_.resting == places_->stack(province).layout.tokens &&
           within.contains(lastFan_.layout.bounds) &&
           (!pointed || lastFan_.layout.hit(pointed->at) == pointed->token);
}

StackLayout MapView::fanOf(int wanted, double side) const {
    const StackLayout& stack = places_->stack(wanted).layout;
    const QRectF seen = QRectF(rect()).translated(origin_).adjusted(edge, edge, -edge, -edge);
    std::optional<PointedToken> pointed;
    if (fan_.byPointer) pointed = {hovered_.token, *pointer_ + QPointF(origin_)};
    if (reopensFan(wanted, seen, pointed)) return lastFan_.layout;
    std::vector<QRectF> read{drawnName(wanted)};
    const double about = side * fanReach;
    const QRectF near = stack.bounds.adjusted(-about, -about, about, about);
    places_->labels().taken().each(near, [&](const BoxIndex::Entry& entry) {
        const bool own = entry.kind == BoxIndex::Kind::Name && entry.province == wanted;
        if (entry.written() && !own) read.push_back(drawnBox(entry));
    });
    places_->standing().each(near, [&](const BoxIndex::Entry& entry) {
        using Kind = BoxIndex::Kind;
        const bool others = entry.kind == Kind::Stack && entry.province != wanted;
        if (entry.kind == Kind::Badge)
            read.push_back(entry.box.adjusted(-margin, -margin, margin, margin));
        else if (others || (entry.kind == Kind::Strip && places_->stripsShown()))
            read.push_back(entry.box);
    });
    const auto fannedTo = [&](double to) {
        return fannedStack(stack, faces_[static_cast<std::size_t>(wanted)].groups, to, seen, read, pointed);
    };
    StackLayout layout = fannedTo(side);
    if (const double hidden = hiddenBy(layout.bounds, read); hidden > 0) {
        StackLayout smaller = fannedTo(places_->tokenSide());
        if (hiddenBy(smaller.bounds, read) < hidden) layout = std::move(smaller);
    }
    return layout;
}

std::optional<MapView::Hit> MapView::fanHit(const QPointF& at) const {
    if (fan_.province < 0 || !fan_.layout.bounds.contains(at)) return std::nullopt;
    return Hit{fannedProvince(), fan_.layout.hit(at)};
}

void MapView::paintFan(QPainter& painter) const {
    if (fan_.province < 0) return;
    QColor ground = theme_.colour(theme::Role::Raised);
    ground.setAlphaF(0.94F);
    theme::paintBox(
        painter, fan_.layout.bounds,
        {.ground = ground, .edge = theme_.colour(theme::Role::Edge), .radius = theme::cardRadius});
    paintStack(painter, fan_.layout, faces_[static_cast<std::size_t>(fan_.province)].groups, tokenCache_,
               theme_);
}

} // namespace marches::appmap
