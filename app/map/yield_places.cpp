#include "app/map/yield_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace marches::appmap {

namespace {

constexpr double gap = 3;               // px from name and stack
constexpr double slack = 0.04;          // share of a box, about, that may lie on a lane or on foreign ground
constexpr double costOfDistance = 0.01; // each px
constexpr double farthest = 60;         // px from name and stack

} // namespace

std::optional<QRectF> placeYield(const Shapes& shapes, const LabelLayout& labels, const PlacedStack& placed,
                                 const BoxIndex& standing, int province, const QSizeF& size) {
    const double scale = labels.scale();
    const QRectF& name = labels.places()[static_cast<std::size_t>(province)].name;
    const QRectF stack = placed.body.isEmpty() ? name : placed.body;
    const QRectF about = name | stack;
    const QRectF near = about.adjusted(-farthest - size.width(), -farthest - size.height(),
                                       farthest + size.width(), farthest + size.height());
    std::vector<QRectF> taken;
    labels.taken().each(near, [&](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Name) taken.push_back(entry.box.adjusted(-1, -1, 1, 1));
    });
    standing.each(near, [&](const BoxIndex::Entry& entry) {
        using Kind = BoxIndex::Kind;
        if (entry.kind == Kind::Stack || entry.kind == Kind::Badge || entry.kind == Kind::Strip)
            taken.push_back(entry.box.adjusted(-1, -1, 1, 1));
    });

    std::optional<QRectF> best;
    double least = 1e9;
    const auto consider = [&](const QPointF& centre) {
        QRectF box(QPointF(), size);
        box.moveCenter(centre);
        const double dx = std::max({about.left() - box.right(), box.left() - about.right(), 0.0});
        const double dy = std::max({about.top() - box.bottom(), box.top() - about.bottom(), 0.0});
        const double away = std::hypot(dx, dy);
        if (away > farthest) return;
        const double distance =
            away * costOfDistance + std::abs(centre.x() - about.center().x()) * costOfDistance / 4;
        if (distance >= least) return;
        if (std::any_of(taken.begin(), taken.end(), [&](const QRectF& b) { return b.intersects(box); }))
            return;
        const GroundCosts::Ground ground = groundUnder(shapes, scale, box, province);
        if (ground.cost > GroundCosts::neutral * (1 - ground.own) + slack) return;
        if (distance + ground.cost >= least) return;
        least = distance + ground.cost;
        best = QRectF(QPointF(std::round(box.left()), std::round(box.top())), size);
    };
    const double w = size.width() / 2 + gap;
    const double h = size.height() / 2 + gap;
    // what hangs on a stack (lamps, figures) reaches beyond its body
    const double hang = placed.body.isEmpty() ? 0 : placed.layout.bounds.bottom() - stack.bottom();
    for (const QPointF& c :
         {QPointF(stack.center().x(), stack.bottom() + h + hang),
          QPointF(name.center().x(), name.bottom() + h), QPointF(name.center().x(), name.top() - h),
          QPointF(stack.center().x(), stack.top() - h - hang),
          QPointF(stack.right() + w + hang, stack.center().y()),
          QPointF(stack.left() - w - hang, stack.center().y()), QPointF(name.right() + w, name.center().y()),
          QPointF(name.left() - w, name.center().y())})
        consider(c);
    if (best && least < 0.4) return best;
    for (double y = near.top(); y <= near.bottom(); y += 7)
        for (double x = near.left(); x <= near.right(); x += 9)
            consider({x, y});
    return best;
}

} // namespace marches::appmap
