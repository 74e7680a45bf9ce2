#include "app/map/first_view.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::appmap {

namespace {

constexpr double leastShare = 0.86;    // of the scale that fills the view
constexpr double leastScale = 0.46;    // below, what provinces yield isn't written
constexpr double leastForAll = 0.55;   // the same of a view of the whole map
constexpr double scaleSteps = 8;       // how many are tried
constexpr double leastStep = 4;        // px between the places that are tried
constexpr double mostSteps = 120;      // of them
constexpr double beyond = 24;          // px of sea outside the sheet
constexpr QSizeF written(84, 66);      // px: name, tokens and yields of a province, one above the other
constexpr double costOfSmall = 1.5;    // that they are
constexpr double costOfSmaller = 7;    // 1 is a province cut
constexpr double costOfMoving = 0.002; // each px away from where the home stands in the middle

/// How much it matters that a province is seen.
struct Weight {
    double out = 0;  ///< what is written about it is out of sight
    double cut = 0;  ///< it is cut
    double land = 0; ///< its land is out of sight, or the share of it that is
    double brim = 0; ///< some of its land is, however little
};

constexpr Weight ofOwnCountry{6, 7, 6, 2};
constexpr Weight ofNeighbour{2, 3, 1.2, 0};
constexpr Weight ofHolder{0.7, 3, 0.4, 0};
constexpr Weight ofOthers{0.25, 1, 0.15, 0};

struct Place {
    QPointF pole; ///< map units
    QRectF bounds;
    Weight weight;
};

std::vector<Place> placesOf(const Shapes& shapes, std::span<const ProvinceFace> faces, int home) {
    const auto count = static_cast<std::size_t>(shapes.count());
    enum class Kind : std::uint8_t { other, neighbour, own };
    std::vector<Kind> kinds(count, Kind::other);
    const int region = faces[static_cast<std::size_t>(home)].region;
    for (std::size_t i = 0; i < count; ++i) {
        const bool own = static_cast<int>(i) == home || (region >= 0 && faces[i].region == region);
        if (!own || !faces[i].inPlay) continue;
        kinds[i] = Kind::own;
        for (const int neighbour : shapes.picture().neighbours[i])
            if (Kind& kind = kinds[static_cast<std::size_t>(neighbour)]; kind == Kind::other)
                kind = Kind::neighbour;
    }
    std::vector<Place> places;
    for (std::size_t i = 0; i < count; ++i) {
        if (!faces[i].inPlay) continue;
        const Weight& weight = kinds[i] == Kind::own         ? ofOwnCountry
                               : kinds[i] == Kind::neighbour ? ofNeighbour
                               : faces[i].owner              ? ofHolder
                                                             : ofOthers;
        const int number = static_cast<int>(i);
        places.push_back({shapes.grid().pole(number).point, shapes.bounds(number), weight});
    }
    // what matters most tells soonest that a view is none
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& a, const Place& b) { return a.weight.out > b.weight.out; });
    return places;
}

/// Returns `cost` and what it costs to see the part `seen` of the map, px; stops adding at `ofInterest`.
double costOf(const std::vector<Place>& places, double scale, const QRectF& sheet, const QRectF& seen,
              const QRectF& panel, double cost, double ofInterest) {
    for (const Place& place : places) {
        if (cost >= ofInterest) break;
        QRectF block(QPointF(), written);
        block.moveCenter(place.pole * scale);
        block.moveLeft(
            std::clamp(block.left(), sheet.left(), std::max(sheet.left(), sheet.right() - block.width())));
        block.moveTop(
            std::clamp(block.top(), sheet.top(), std::max(sheet.top(), sheet.bottom() - block.height())));
        const QRectF in = block & seen;
        const double share = in.width() * in.height() / (block.width() * block.height());
        if (share <= 0)
            cost += place.weight.out;
        else if (share < 1) // worst where it is cut in the middle
            cost += place.weight.cut * (0.4 + 1.2 * std::min(share, 1 - share));
        else if (block.intersects(panel))
            cost += place.weight.cut * 0.7;
        const QRectF land = multiplied(place.bounds, scale);
        if (seen.contains(land)) continue;
        const QRectF landIn = land & seen;
        const double area = std::max(1.0, land.width() * land.height());
        cost += place.weight.brim + place.weight.land * (1 - landIn.width() * landIn.height() / area);
    }
    return cost;
}

/// Places for the view along one side of the map: the middle where all of it is seen.
std::vector<double> along(double map, double view) {
    if (map <= view) return {(map - view) / 2};
    const double last = map - view + beyond;
    const double step = std::max(leastStep, (last + beyond) / mostSteps);
    std::vector<double> places;
    for (double at = -beyond; at < last + step; at += step)
        places.push_back(std::min(at, last));
    return places;
}

} // namespace

FirstView firstView(const Shapes& shapes, std::span<const ProvinceFace> faces, int home, const QSize& view,
                    const QRectF& panel) {
    const QSizeF size = shapes.picture().size;
    const double full = std::max(view.width() / size.width(), view.height() / size.height());
    const double whole = std::min(view.width() / size.width(), view.height() / size.height());
    const double least = std::min(full, std::max({whole, full * leastShare, leastScale}));
    std::vector<double> scales;
    for (int i = 0; i < scaleSteps; ++i)
        scales.push_back(full + (least - full) * i / (scaleSteps - 1));
    if (whole >= leastForAll) scales.push_back(whole);

    const std::vector<Place> places = placesOf(shapes, faces, home);
    const QPointF middle = shapes.grid().pole(home).point;
    FirstView best;
    double cost = std::numeric_limits<double>::max();
    for (const double scale : scales) {
        const QSizeF map = size * scale;
        const QRectF sheet(QPointF(), map);
        const double costOfScale =
            costOfSmaller * (1 - scale / full) + (scale < smallBelow && full >= smallBelow ? costOfSmall : 0);
        const QPointF centred = middle * scale - QPointF(view.width(), view.height()) / 2;
        for (const double y : along(map.height(), view.height()))
            for (const double x : along(map.width(), view.width())) {
                const QPoint origin = QPointF(x, y).toPoint();
                const QPointF corner(origin);
                const double moved = (map.width() > view.width() ? std::abs(x - centred.x()) : 0) +
                                     (map.height() > view.height() ? std::abs(y - centred.y()) : 0);
                const double here =
                    costOf(places, scale, sheet, QRectF(corner, QSizeF(view)), panel.translated(corner),
                           costOfScale + moved * costOfMoving, cost);
                if (here < cost) cost = here, best = {scale, origin};
            }
    }
    return best;
}

} // namespace marches::appmap
