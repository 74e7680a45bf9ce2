#include "app/map/mark_places.h"

#include "app/map/label_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace marches::appmap {

namespace {

constexpr double gap = 1;               // px from the name
constexpr double beside = 3;            // px: so near the eye takes it for the name's, whatever lies below
constexpr double weightBeside = 0.3;    // of the ground there
constexpr double ownEnough = 0.5;       // share on its own ground
constexpr double costOfAstray = 5;      // neither there nor beside the name
constexpr std::array shares{1.0, 0.8};  // of the size, one after the other
constexpr double reach = 36;            // px from name or shield
constexpr double step = 6;              // px
constexpr double costOfDistance = 0.04; // each px
constexpr double costOfOverlap = 14;
constexpr double freeBelow = 7; // it stands on nothing

} // namespace

QRectF placeMarks(const Shapes& shapes, double scale, const ViewFrame& frame, const BoxIndex& taken,
                  int province, const LabelPlace& place, const QSizeF& size) {
    const QRectF about = place.hidden ? place.name | place.tokens : place.name;
    double least = std::numeric_limits<double>::max();
    QRectF best;
    const auto consider = [&](const QRectF& box) {
        const double dx = std::max({about.left() - box.right(), box.left() - about.right(), 0.0});
        const double dy = std::max({about.top() - box.bottom(), box.top() - about.bottom(), 0.0});
        const double away = std::hypot(dx, dy);
        double cost = away * costOfDistance;
        if (cost >= least) return;
        const GroundCosts::Ground ground = groundUnder(shapes, scale, box, province);
        const bool near = away <= beside;
        cost += ground.cost * (near ? weightBeside : 1) + (frame.cuts(box) ? costOfOverlap : 0);
        if (!near && ground.own < ownEnough) cost += costOfAstray;
        if (cost >= least) return;
        taken.each(box, [&](const BoxIndex::Entry& entry) {
            const QRectF common = box & entry.box;
            cost += costOfOverlap * (1 + common.width() * common.height() / (box.width() * box.height()));
        });
        if (cost < least) least = cost, best = box;
    };
    for (const double share : shares) {
        const QSizeF half = size * share / 2;
        const auto at = [&](double x, double y) {
            consider({x - half.width(), y - half.height(), half.width() * 2, half.height() * 2});
        };
        const QPointF middle = about.center();
        for (const double y : {middle.y(), about.top() + half.height(), about.bottom() - half.height()}) {
            at(about.right() + gap + half.width(), y);
            at(about.left() - gap - half.width(), y);
        }
        for (const double x : {middle.x(), about.left() + half.width(), about.right() - half.width()}) {
            at(x, about.top() - gap - half.height());
            at(x, about.bottom() + gap + half.height());
        }
        for (double y = about.top() - reach; y <= about.bottom() + reach; y += step)
            for (double x = about.left() - reach; x <= about.right() + reach; x += step)
                at(x, y);
        if (least < freeBelow) break;
    }
    return best;
}

} // namespace marches::appmap
