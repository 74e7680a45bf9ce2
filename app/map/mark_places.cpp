#include "app/map/mark_places.h"

#include <array>
#include <limits>

namespace marches::appmap {

namespace {

constexpr double gap = 1;               // px from the name
constexpr double beside = 3;            // px: so near the eye takes it for the name's, whatever lies below
constexpr double weightBeside = 0.3;    // of the ground there
constexpr double ownEnough = 0.5;       // share on its own ground
constexpr double costOfAstray = 5;      // neither there nor beside the name
constexpr std::array shares{1.0, 0.8};  // of the size, one after the other
constexpr double farthest = 36;         // px from name or shield
constexpr double placeStep = 6;         // px
constexpr double costOfDistance = 0.04; // each px
constexpr double costOfOverlap = 14;
constexpr double freeBelow = 7; // it stands on nothing

} // namespace

QRectF placeMarks(const LabelLayout& labels, int province, const QSizeF& size) {
    const ProvinceGround ground = labels.ground(province);
    const LabelPlace& place = labels.places()[static_cast<std::size_t>(province)];
    const QRectF about = place.hidden ? place.name | place.tokens : place.name;
    double least = std::numeric_limits<double>::max();
    QRectF best;
    const auto consider = [&](const QRectF& box) {
        const double away = between(box, about);
        double cost = away * costOfDistance;
        if (cost >= least) return;
        const GroundCosts::Ground under = ground.under(box);
        const bool near = away <= beside;
        cost += under.cost * (near ? weightBeside : 1) + (labels.frame().cuts(box) ? costOfOverlap : 0);
        if (!near && under.own < ownEnough) cost += costOfAstray;
        if (cost >= least) return;
        labels.taken().each(box, [&](const BoxIndex::Entry& entry) {
            cost += costOfOverlap * (1 + areaOf(box & entry.box) / areaOf(box));
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
        for (double y = about.top() - farthest; y <= about.bottom() + farthest; y += placeStep)
            for (double x = about.left() - farthest; x <= about.right() + farthest; x += placeStep)
                at(x, y);
        if (least < freeBelow) break;
    }
    return best;
}

} // namespace marches::appmap
