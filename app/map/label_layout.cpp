#include "app/map/label_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>
#include <unordered_map>

namespace marches::appmap {

namespace {

// Costs beside those of the ground (ground_costs.h); about 1 is what a whole box on the sea costs.
constexpr double costOfOverlap = 14;
constexpr double costOfTwoLines = 0.2;
constexpr double costOfSwap = 0.25;        // tokens above the name
constexpr double costOfFewerTokens = 0.3;  // each
constexpr double costOfDistance = 0.35;    // a radius away from the pole
constexpr double costOfNameOutside = 0.35; // the name in the sea beside its province
constexpr double costOfLeader = 0.9;       // name and tokens apart
constexpr double costOfCrossing = 5;       // a leader line over other provinces
constexpr double costOfLength = 0.006;     // each px of a leader line
constexpr double costOfHiding = 4;         // the name is not written
constexpr double weightOfTokens = 1.3;
constexpr double anchored = -0.4;
constexpr double ordered = -8; // the scenario gives a leader line: it means it

constexpr double rowGap = 2;       // px between name and tokens
constexpr double clearance = 2;    // px round everything
constexpr double ownEnough = 0.25; // share on own ground from which a box clearly belongs there
constexpr double nearby = 12;      // px from a name to its own ground
constexpr QSizeF shieldSize{18, 20};
constexpr double leastRadius = 30; // px, for distances
constexpr int sweeps = 2;
constexpr int steps = 18; // candidate places each way

struct Option {
    QSizeF name;
    bool twoLines = false;
    int tokens = 3;
    bool tokensBelow = true;
    double cost = 0;
    bool hidden = false;
};

struct Boxes {
    QRectF name;
    QRectF tokens;
};

/// Boxes by squares of the plane, to find what overlaps without asking all.
class Taken {
public:
    void add(int owner, const QRectF& box) {
        eachSquare(box, [&](std::uint64_t key) { squares_[key].push_back({owner, box}); });
    }
    void remove(int owner, const QRectF& box) {
        eachSquare(box, [&](std::uint64_t key) {
            std::erase_if(squares_[key], [&](const Entry& e) { return e.owner == owner && e.box == box; });
        });
    }
    /// Sum of the shares of `box` that others cover, and something for each of them.
    double overlap(const QRectF& box) const {
        const QRectF wide = box.adjusted(-clearance, -clearance, clearance, clearance);
        double sum = 0;
        eachSquare(wide, [&](std::uint64_t key) {
            const auto found = squares_.find(key);
            if (found == squares_.end()) return;
            for (const Entry& entry : found->second) {
                const QRectF common = wide & entry.box;
                if (common.isEmpty()) continue;
                sum += 0.3 + common.width() * common.height() / (box.width() * box.height());
            }
        });
        return sum;
    }

private:
    struct Entry {
        int owner;
        QRectF box;
    };
    template <class Visit>
    static void eachSquare(const QRectF& box, Visit visit) {
        constexpr double side = 160; // px
        const auto from = [](double v) { return static_cast<int>(std::floor(v / side)); };
        for (int y = from(box.top()); y <= from(box.bottom()); ++y)
            for (int x = from(box.left()); x <= from(box.right()); ++x)
                visit((static_cast<std::uint64_t>(static_cast<std::uint32_t>(y)) << 32) |
                      static_cast<std::uint32_t>(x));
    }
    std::unordered_map<std::uint64_t, std::vector<Entry>> squares_;
};

std::vector<Option> optionsOf(const LabelRequest& request) {
    std::vector<Option> result;
    for (const bool two : {false, true}) {
        if (two && !request.nameInTwo) continue;
        for (const int tokens : {3, 2, 1})
            for (const bool below : {true, false})
                result.push_back({two ? *request.nameInTwo : request.name, two, tokens, below,
                                  (two ? costOfTwoLines : 0) + (below ? 0 : costOfSwap) +
                                      (3 - tokens) * costOfFewerTokens});
    }
    for (const bool below : {true, false})
        result.push_back({shieldSize, false, 1, below,
                          costOfHiding + (below ? 0 : costOfSwap) + 2 * costOfFewerTokens, true});
    std::stable_sort(result.begin(), result.end(),
                     [](const Option& a, const Option& b) { return a.cost < b.cost; });
    return result;
}

Boxes boxesAt(const QPointF& centre, const Option& option, const QSizeF& token) {
    const QSizeF row(token.width() * option.tokens, token.height());
    const double height = option.name.height() + rowGap + row.height();
    const double top = centre.y() - height / 2;
    const double nameTop = option.tokensBelow ? top : top + row.height() + rowGap;
    const double rowTop = option.tokensBelow ? top + option.name.height() + rowGap : top;
    return {QRectF(QPointF(centre.x() - option.name.width() / 2, nameTop), option.name),
            QRectF(QPointF(centre.x() - row.width() / 2, rowTop), row)};
}

Boxes withNameAt(const QPointF& nameCentre, const Option& option, const QSizeF& token) {
    Boxes boxes = boxesAt(nameCentre, option, token);
    const QPointF shift = nameCentre - boxes.name.center();
    boxes.name.translate(shift);
    boxes.tokens.translate(shift);
    return boxes;
}

class Layout {
public:
    Layout(const Shapes& shapes, double scale, std::span<const LabelRequest> requests)
        : shapes_(shapes), scale_(scale), requests_(requests), places_(requests.size()) {}

    std::vector<LabelPlace> run() {
        std::vector<std::size_t> order(requests_.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::erase_if(order, [this](std::size_t i) { return requests_[i].name.isEmpty(); });
        std::stable_sort(order.begin(), order.end(), [this](std::size_t a, std::size_t b) {
            return shapes_.grid().pole(static_cast<int>(a)).radius <
                   shapes_.grid().pole(static_cast<int>(b)).radius;
        });
        for (int sweep = 0; sweep < sweeps; ++sweep)
            for (const std::size_t i : order)
                place(i);
        // whose name still lies on another one steps aside, the roomiest first
        for (auto i = order.rbegin(); i != order.rend(); ++i)
            stepAside(*i);
        return std::move(places_);
    }

private:
    struct Best {
        double cost = std::numeric_limits<double>::max();
        LabelPlace place;
    };

    void consider(Best& best, int province, const Boxes& boxes, const Option& option, double extra) const {
        double cost = option.cost + extra;
        if (cost >= best.cost) return;
        const GroundCosts::Ground name = groundUnder(shapes_, scale_, boxes.name, province);
        cost += name.cost;
        if (cost >= best.cost) return;
        if (name.own == 0) {
            const QRectF about = boxes.name.adjusted(-nearby, -nearby, nearby, nearby);
            if (groundUnder(shapes_, scale_, about, province).own == 0) return;
        }
        const GroundCosts::Ground tokens = groundUnder(shapes_, scale_, boxes.tokens, province);
        cost += weightOfTokens * tokens.cost;
        std::optional<QPointF> leader;
        if (tokens.own < ownEnough) {
            leader = goal(province);
            const QPointF from = boxes.tokens.center();
            cost += costOfLeader + std::hypot(from.x() - leader->x(), from.y() - leader->y()) * costOfLength;
            if (cost >= best.cost) return;
            cost += costOfCrossing * foreignShare(shapes_, scale_, from, *leader, province);
        } else if (name.own < ownEnough) {
            cost += costOfNameOutside;
        }
        if (cost >= best.cost) return;
        cost += costOfOverlap * (taken_.overlap(boxes.name) + taken_.overlap(boxes.tokens));
        if (cost >= best.cost) return;
        best.cost = cost;
        best.place = {boxes.name, option.twoLines, option.hidden, boxes.tokens, option.tokensBelow, leader};
    }

    QPointF goal(int province) const {
        const ProvinceAnchors& anchors =
            shapes_.picture().provinces[static_cast<std::size_t>(province)].anchors;
        return (anchors.leader ? *anchors.leader : shapes_.grid().pole(province).point) * scale_;
    }

    void place(std::size_t i) {
        const int province = static_cast<int>(i);
        if (!places_[i].name.isNull()) {
            taken_.remove(province, places_[i].name);
            taken_.remove(province, places_[i].tokens);
        }
        const LabelRequest& request = requests_[i];
        const AreaGrid::Pole pole = shapes_.grid().pole(province);
        const QPointF heart = pole.point * scale_;
        const double radius = std::max(leastRadius, pole.radius * scale_);
        const ProvinceAnchors& anchors = shapes_.picture().provinces[i].anchors;
        const std::vector<Option> options = optionsOf(request);

        Best best;
        if (anchors.name)
            for (const Option& option : options)
                consider(best, province, withNameAt(*anchors.name * scale_, option, request.token), option,
                         anchored);
        if (anchors.tokens && anchors.leader)
            for (const Option& option : options) {
                Boxes boxes = boxesAt(*anchors.tokens * scale_, option, request.token);
                const QPointF shift = *anchors.tokens * scale_ - boxes.tokens.center();
                boxes.name.translate(shift);
                boxes.tokens.translate(shift);
                consider(best, province, boxes, option, ordered);
                if (anchors.name) {
                    boxes.name.moveCenter(*anchors.name * scale_);
                    if (!boxes.name.intersects(boxes.tokens))
                        consider(best, province, boxes, option, ordered + anchored);
                }
            }
        for (const auto& [away, centre] : candidates(province, request, heart)) {
            const double extra = away / radius * costOfDistance;
            if (extra >= best.cost) break;
            for (const Option& option : options)
                consider(best, province, boxesAt(centre, option, request.token), option, extra);
        }
        places_[i] = best.place;
        taken_.add(province, places_[i].name);
        taken_.add(province, places_[i].tokens);
    }

    void stepAside(std::size_t i) {
        LabelPlace& place = places_[i];
        const int province = static_cast<int>(i);
        taken_.remove(province, place.name);
        if (!place.hidden &&
            taken_.overlap(place.name.adjusted(clearance, clearance, -clearance, -clearance)) > 0) {
            place.hidden = true;
            place.name = QRectF(QPointF(), shieldSize);
            place.name.moveCenter(
                QPointF(place.tokens.left() - shieldSize.width() / 2, place.tokens.center().y()));
        }
        taken_.add(province, place.name);
    }

    /// Centres to try, the nearest to the pole first.
    std::vector<std::pair<double, QPointF>> candidates(int province, const LabelRequest& request,
                                                       const QPointF& heart) const {
        const QRectF own = shapes_.bounds(province);
        const QRectF box(own.topLeft() * scale_, own.size() * scale_);
        // a tight province looks beyond its borders
        const double radius = shapes_.grid().pole(province).radius * scale_;
        const double beyond = radius < request.name.width() ? request.name.width() * 1.2 : 0;
        const QRectF area = box.adjusted(-beyond, -beyond * 0.8, beyond, beyond * 0.8);
        const double stepX = std::max(6.0, area.width() / steps);
        const double stepY = std::max(6.0, area.height() / steps);
        std::vector<std::pair<double, QPointF>> result{{0.0, heart}};
        for (double y = area.top(); y <= area.bottom(); y += stepY)
            for (double x = area.left(); x <= area.right(); x += stepX)
                result.emplace_back(std::hypot(x - heart.x(), y - heart.y()), QPointF(x, y));
        std::stable_sort(result.begin(), result.end(),
                         [](const auto& a, const auto& b) { return a.first < b.first; });
        return result;
    }

    const Shapes& shapes_;
    double scale_;
    std::span<const LabelRequest> requests_;
    std::vector<LabelPlace> places_;
    Taken taken_;
};

} // namespace

GroundCosts::Ground groundUnder(const Shapes& shapes, double scale, const QRectF& box, int province) {
    return shapes.costs().under(QRectF(box.topLeft() / scale, box.size() / scale), province);
}

double foreignShare(const Shapes& shapes, double scale, const QPointF& from, const QPointF& to,
                    int province) {
    constexpr int samples = 12;
    int foreign = 0;
    for (int i = 0; i <= samples; ++i) {
        const int here = shapes.grid().roughly((from + (to - from) * i / samples) / scale);
        foreign += here >= 0 && here != province;
    }
    return static_cast<double>(foreign) / (samples + 1);
}

std::vector<LabelPlace> layOutLabels(const Shapes& shapes, double scale,
                                     std::span<const LabelRequest> requests) {
    return Layout(shapes, scale, requests).run();
}

std::optional<std::pair<QString, QString>> brokenName(const QString& name) {
    std::optional<std::pair<QString, QString>> best;
    qsizetype least = std::numeric_limits<qsizetype>::max();
    for (qsizetype i = 1; i + 1 < name.size(); ++i) {
        const bool space = name[i].isSpace();
        const bool hyphen = name[i - 1] == u'-';
        if (!space && !hyphen) continue;
        const QString first = name.left(i);
        const QString second = name.mid(space ? i + 1 : i);
        if (second.isEmpty()) continue;
        const qsizetype unequal = std::abs(first.size() - second.size());
        if (unequal < least) least = unequal, best = {first, second};
    }
    return best;
}

} // namespace marches::appmap
