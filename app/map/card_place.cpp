#include "app/map/card_place.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace marches::appmap {

namespace {

constexpr int pitch = 8;            // px between the points whose cost is known
constexpr double costOnWritten = 8; // to be cut in a corner is to be lost
constexpr double costOnPanel = 30;
constexpr double costOnReachable = 400;
constexpr double costOnMeant = 40000; // what the card speaks of is seen before all else

bool reachable(const ProvinceFace& face) {
    return face.highlight == Highlight::Legal || face.highlight == Highlight::LegalBattle ||
           face.highlight == Highlight::Selected || face.highlight == Highlight::Planned;
}

/// Holds the costs of hiding each point in sight, summed up so that a box is asked in constant time.
class HidingCosts {
public:
    HidingCosts(const MapScene& scene, std::vector<bool> meant)
        : scene_(scene), meant_(std::move(meant)), columns_(scene.viewport.size().width() / pitch + 2),
          rows_(scene.viewport.size().height() / pitch + 2),
          sums_(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_), 0.0) {
        addGround();
        if (scene.laidOutHere()) addWritten();
        for (int y = 1; y < rows_; ++y)
            for (int x = 1; x < columns_; ++x)
                sum(x, y) += sum(x - 1, y) + sum(x, y - 1) - sum(x - 1, y - 1);
    }

    [[nodiscard]] double of(const QRect& box) {
        const int x0 = std::min((box.x() - pitch / 2) / pitch, columns_ - 1);
        const int y0 = std::min((box.y() - pitch / 2) / pitch, rows_ - 1);
        const int x1 = std::min((box.x() + box.width() + pitch / 2) / pitch + 1, columns_ - 1);
        const int y1 = std::min((box.y() + box.height() + pitch / 2) / pitch + 1, rows_ - 1);
        return sum(x1, y1) - sum(x0, y1) - sum(x1, y0) + sum(x0, y0);
    }

private:
    double& sum(int x, int y) {
        return sums_[static_cast<std::size_t>(y) * static_cast<std::size_t>(columns_) +
                     static_cast<std::size_t>(x)];
    }

    void addGround() {
        const AreaGrid& grid = scene_.shapes->grid();
        for (int y = 1; y < rows_; ++y)
            for (int x = 1; x < columns_; ++x) {
                const int here = grid.roughly(scene_.viewport.toMap(QPointF(x - 0.5, y - 0.5) * pitch));
                double cost = here == AreaGrid::sea ? 0.0 : here == AreaGrid::land ? 0.15 : 1.0;
                if (here >= 0) {
                    if (!scene_.face(here).inPlay) cost = 0.2;
                    if (reachable(scene_.face(here))) cost = costOnReachable;
                    if (meant_[static_cast<std::size_t>(here)]) cost = costOnMeant;
                }
                sum(x, y) = cost;
            }
    }

    /// Names, tokens and strips, which may stand off their province.
    void addWritten() {
        const QRectF seen = scene_.viewport.toMapPx(scene_.viewport.rect());
        scene_.places->each(seen, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.is({Kind::Name, Kind::Mark, Kind::Stack, Kind::Strip}))
                keepOff(scene_.drawnBox(entry), entry.province);
        });
    }

    void keepOff(const QRectF& map, int province) {
        const double cost = meant_[static_cast<std::size_t>(province)] ? costOnMeant
                            : reachable(scene_.face(province))         ? costOnReachable
                                                                       : costOnWritten;
        const QRectF box = scene_.viewport.fromMapPx(map);
        const int right = std::min(static_cast<int>(box.right() / pitch) + 1, columns_ - 1);
        const int bottom = std::min(static_cast<int>(box.bottom() / pitch) + 1, rows_ - 1);
        for (int y = std::max(1, static_cast<int>(box.top() / pitch) + 1); y <= bottom; ++y)
            for (int x = std::max(1, static_cast<int>(box.left() / pitch) + 1); x <= right; ++x)
                sum(x, y) = std::max(sum(x, y), cost);
    }

    const MapScene& scene_;
    std::vector<bool> meant_; ///< by province: the card is about it
    int columns_;
    int rows_;
    std::vector<double> sums_;
};

} // namespace

QRect cardPlace(const MapScene& scene, const QSize& size, std::span<const ProvinceId> about,
                std::span<const QRect> panels) {
    constexpr int step = 16;
    constexpr int edge = 12;
    QRect best(QPoint(edge, edge), size);
    if (!scene.shapes) return best;
    const QSize view = scene.viewport.size();
    std::vector<bool> meant(scene.faces.size());
    QPointF middle;
    for (const ProvinceId each : about) {
        assert(index(each) < meant.size());
        meant[index(each)] = true;
        middle += scene.viewport.toView(scene.shapes->grid().pole(numberOf(each)).point);
    }
    HidingCosts costs(scene, std::move(meant));
    const QPointF goal =
        about.empty() ? QPointF(0, view.height() / 2.0) : middle / static_cast<double>(about.size());
    const double samples = std::max(1.0, size.width() * size.height() / double{pitch * pitch});
    double least = 1e18;
    const int bottom = std::max(view.height() - edge, size.height() + edge);
    const int right = std::max(view.width() - edge, size.width() + edge);
    for (int y = edge; y + size.height() <= bottom; y += step)
        for (int x = edge; x + size.width() <= right; x += step) {
            const QRect box(QPoint(x, y), size);
            double cost = costs.of(box) / samples;
            for (const QRect& panel : panels)
                if (panel.adjusted(-8, -8, 8, 8).intersects(box)) cost += costOnPanel;
            const QPointF away = QPointF(box.center()) - goal;
            cost += std::hypot(away.x(), away.y()) / 12000;
            if (cost < least) least = cost, best = box;
        }
    return best;
}

} // namespace marches::appmap
