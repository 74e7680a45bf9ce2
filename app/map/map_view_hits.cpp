#include "app/map/map_view.h"

#include <algorithm>
#include <array>

/// What lies where on the view, and where something is hit.
namespace marches::appmap {

ProvinceId MapView::provinceAt(const QPointF& view) const {
    if (!shapes_) return noProvince;
    const int found = shapes_->grid().provinceAt(toMap(view));
    return found < 0 ? noProvince : idAt<ProvinceId>(static_cast<std::size_t>(found));
}

TokenHit MapView::tokenAt(ProvinceId province, const QPointF& view) const {
    return stack(province).hit(view + QPointF(origin_));
}

MapView::Hit MapView::hitAt(const QPointF& view) const {
    if (!shapes_) return {};
    ensureLayout();
    const QPointF at = view + QPointF(origin_);
    if (const auto fanned = fanHit(at)) return *fanned;
    // of stacks that meet, the one painted last is seen
    int last = -1;
    TokenHit token;
    places_->standing().each(QRectF(at, QSizeF(0.01, 0.01)), [&](const BoxIndex::Entry& entry) {
        if (entry.kind != BoxIndex::Kind::Stack || entry.province < last) return;
        const TokenHit hit = places_->stack(entry.province).layout.hit(at);
        if (hit) last = entry.province, token = hit;
    });
    if (last >= 0) return {idAt<ProvinceId>(static_cast<std::size_t>(last)), token};
    // a small one is hit from beside it too, not from the ground of others or from what speaks of them
    const int written = writtenAt(at);
    const ProvinceId ground =
        written >= 0 ? idAt<ProvinceId>(static_cast<std::size_t>(written)) : provinceAt(view);
    Hit found{ground == noProvince ? besideWater(view) : ground, {}};
    double nearest = StackLayout::leastHit;
    const QSizeF reach(StackLayout::leastHit, StackLayout::leastHit);
    places_->standing().each(
        {at - QPointF(reach.width(), reach.height()) / 2, reach}, [&](const BoxIndex::Entry& entry) {
            if (entry.kind != BoxIndex::Kind::Body) return;
            const ProvinceId own = idAt<ProvinceId>(static_cast<std::size_t>(entry.province));
            if (ground != own && ground != noProvince && face(ground).inPlay) return;
            const auto beside = places_->stack(entry.province).layout.beside(at);
            if (beside && beside->away < nearest) nearest = beside->away, found = {own, beside->token};
        });
    return found;
}

/// The nearest province a few px off: inlets and lakes that a hand takes for land; noProvince: open sea.
ProvinceId MapView::besideWater(const QPointF& view) const {
    constexpr std::array<QPointF, 8> around{QPointF(0, -1), QPointF(1, 0), QPointF(0, 1),  QPointF(-1, 0),
                                            QPointF(1, -1), QPointF(1, 1), QPointF(-1, 1), QPointF(-1, -1)};
    for (const double reach : {4.0, 7.0, 10.0})
        for (const QPointF& way : around)
            if (const ProvinceId there = provinceAt(view + way * reach);
                there != noProvince && face(there).inPlay)
                return there;
    return noProvince;
}

/// The province whose name, seals, strip or badge are read there, on its own ground or off it; -1: none.
int MapView::writtenAt(const QPointF& map) const {
    int found = -1; // of those that meet, the one painted last is seen
    int badge = -1; // they lie over all that is written
    const QRectF at(map, QSizeF(0.01, 0.01));
    places_->labels().taken().each(at, [&](const BoxIndex::Entry& entry) {
        if (entry.written() && entry.province > found && drawnBox(entry).intersects(at))
            found = entry.province;
    });
    places_->standing().each(at, [&](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Strip) found = std::max(found, entry.province);
        if (entry.kind == BoxIndex::Kind::Badge && !besideFan(entry.province, entry.box))
            badge = std::max(badge, entry.province);
    });
    return badge >= 0 ? badge : found;
}

std::optional<QPoint> MapView::provincePoint(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return std::nullopt;
    const auto good = [&](const QPoint& p) {
        return rect().contains(p) && hitAt(p) == Hit{province, {}} && !childAt(p);
    };
    const int i = static_cast<int>(index(province));
    const QPoint heart = toView(shapes_->grid().pole(i).point).toPoint();
    if (good(heart)) return heart;
    const QRect box = provinceRect(i) & rect();
    const int step = std::max(2, std::min(box.width(), box.height()) / 24);
    std::optional<QPoint> best;
    int nearest = 0;
    for (int y = box.top(); y <= box.bottom(); y += step)
        for (int x = box.left(); x <= box.right(); x += step) {
            const QPoint p(x, y);
            const int away = (p - heart).manhattanLength();
            if ((!best || away < nearest) && good(p)) best = p, nearest = away;
        }
    return best;
}

std::optional<QPoint> MapView::tokenPoint(ProvinceId province, TokenHit token) const {
    if (!shapes_ || province == noProvince) return std::nullopt;
    const StackLayout& lies = stack(province);
    const bool fanned = fannedProvince() == province;
    for (const StackedToken& stacked : fanned ? fan_.layout.tokens : lies.tokens) {
        if (stacked.token != token) continue;
        const QPoint p = (stacked.box.center() - QPointF(origin_)).toPoint();
        if (rect().contains(p) && hitAt(p) == Hit{province, token} && !childAt(p)) return p;
    }
    return std::nullopt;
}

} // namespace marches::appmap
