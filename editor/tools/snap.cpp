#include "editor/tools/snap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numbers>

namespace marches::editor {

namespace {

using planar::GridPoint;

constexpr double angleStep = std::numbers::pi / 12;

double between(GridPoint a, GridPoint b) {
    return std::hypot(static_cast<double>(b.x) - a.x, static_cast<double>(b.y) - a.y);
}

/// The point of a segment that lies nearest.
GridPoint nearestOn(GridPoint a, GridPoint b, GridPoint p) {
    const double dx = static_cast<double>(b.x) - a.x;
    const double dy = static_cast<double>(b.y) - a.y;
    const double length = dx * dx + dy * dy;
    const double way =
        length > 0 ? ((static_cast<double>(p.x) - a.x) * dx + (static_cast<double>(p.y) - a.y) * dy) / length
                   : 0;
    const double t = std::clamp(way, 0.0, 1.0);
    return {static_cast<std::int32_t>(std::lround(a.x + t * dx)),
            static_cast<std::int32_t>(std::lround(a.y + t * dy))};
}

/// Keeps the nearest of each kind.
class Catches {
public:
    explicit Catches(const SnapWish& wish) : wish_(wish) { distances_.fill(wish.reach); }

    void offer(const Caught& caught) {
        if (wish_.moving && caught.at == *wish_.moving) return;
        const auto kind = static_cast<std::size_t>(caught.by);
        const double distance = between(caught.at, wish_.pointer);
        if (distance > distances_[kind] ||
            (best_[kind].by != CaughtBy::Nothing && distance == distances_[kind]))
            return;
        distances_[kind] = distance;
        best_[kind] = caught;
    }
    [[nodiscard]] std::optional<Caught> best() const {
        for (const Caught& caught : best_)
            if (caught.by != CaughtBy::Nothing) return caught;
        return std::nullopt;
    }

private:
    static constexpr std::size_t kinds = 8;
    const SnapWish& wish_;
    std::array<double, kinds> distances_{};
    std::array<Caught, kinds> best_{};
};

void offerArcs(const planar::PlanarMap& map, const SnapWish& wish, Catches& catches) {
    const planar::GridBox box =
        planar::grown({wish.pointer.x, wish.pointer.y, wish.pointer.x, wish.pointer.y}, wish.reach);
    for (const planar::ArcId id : map.arcsIn(box)) {
        const planar::Arc& arc = map.arc(id);
        const bool frame = arc.left == planar::offSheet || arc.right == planar::offSheet;
        const auto caught = [&](CaughtBy by, GridPoint at) {
            return Caught{by, at, arc.left, arc.right,
                          by == CaughtBy::Junction ? std::nullopt : std::optional(id)};
        };
        planar::forEachSegment(
            arc, [&box](const planar::GridBox& stretch) { return planar::meets(stretch, box); },
            [&](std::size_t i) {
                const GridPoint a = arc.points[i];
                const GridPoint b = arc.points[i + 1];
                if (wish.moving && (a == *wish.moving || b == *wish.moving)) return;
                catches.offer(
                    caught(frame ? CaughtBy::SheetEdge : CaughtBy::Border, nearestOn(a, b, wish.pointer)));
                if (frame) return;
                for (const GridPoint& end : {a, b})
                    catches.offer(caught(CaughtBy::Point, end));
            });
        if (frame || arc.ring()) continue;
        for (const GridPoint& end : {arc.points.front(), arc.points.back()})
            catches.offer(caught(CaughtBy::Junction, end));
    }
}

void offerLines(const draft::Draft& draft, const SnapWish& wish, Catches& catches) {
    const Point at = planar::toPoint(wish.pointer);
    const double reach = planar::unitsOf(wish.reach);
    const auto offer = [&](draft::Layer layer, CaughtBy by, bool closed) {
        for (const draft::LayerItem& item : draft.layer(layer)) {
            const Box box = boxOf(*item);
            if (at.x < box.left - reach || at.x > box.right + reach || at.y < box.top - reach ||
                at.y > box.bottom + reach)
                continue;
            for (const Ring& ring : item->rings)
                for (std::size_t i = 0; i + (closed ? 0 : 1) < ring.size(); ++i)
                    catches.offer({by,
                                   nearestOn(planar::toGrid(ring[i]),
                                             planar::toGrid(ring[(i + 1) % ring.size()]), wish.pointer),
                                   planar::offSheet, planar::offSheet, std::nullopt});
        }
    };
    offer(draft::Layer::rivers, CaughtBy::River, false);
    offer(draft::Layer::relief, CaughtBy::Ridge, true);
}

} // namespace

Caught snapped(const draft::Draft& draft, const SnapWish& wish) {
    Caught none;
    none.at = draft.map ? planar::heldWithin(draft.map->sheet(), wish.pointer) : wish.pointer;
    if (wish.angles && wish.from) {
        const double dx = static_cast<double>(wish.pointer.x) - wish.from->x;
        const double dy = static_cast<double>(wish.pointer.y) - wish.from->y;
        const double angle = std::round(std::atan2(dy, dx) / angleStep) * angleStep;
        const double length = std::hypot(dx, dy);
        const GridPoint turned{
            static_cast<std::int32_t>(std::lround(wish.from->x + length * std::cos(angle))),
            static_cast<std::int32_t>(std::lround(wish.from->y + length * std::sin(angle)))};
        none.at = draft.map ? planar::heldWithin(draft.map->sheet(), turned) : turned;
        return none;
    }
    if (wish.free) return none;
    Catches catches(wish);
    if (wish.first)
        catches.offer({CaughtBy::FirstPoint, *wish.first, planar::offSheet, planar::offSheet, {}});
    if (draft.map) offerArcs(*draft.map, wish, catches);
    offerLines(draft, wish, catches);
    return catches.best().value_or(none);
}

} // namespace marches::editor
