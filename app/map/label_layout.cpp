#include "app/map/label_layout.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <numeric>

namespace marches::appmap {

namespace {

// What it costs when the whole of a name or stack lies on such ground.
constexpr double costOfSea = 0.9;
constexpr double costOfIdleLand = 0.9;
constexpr double costOfForeign = 6;
constexpr double costOfLane = 4;
constexpr double costOutside = 8; ///< beyond the sheet
constexpr double costOfOverlap = 14;
constexpr double costOfTwoLines = 0.15;
constexpr double costOfSwap = 0.12; ///< tokens above the name
constexpr double costOfFewerTokens = 0.35;
constexpr double costOfDistance = 0.35; ///< a pole's radius away from the pole
constexpr double anchored = -0.8;

constexpr double rowGap = 3;     ///< px between name and tokens
constexpr double clearance = 2;  ///< px round everything
constexpr double sampleStep = 6; ///< px
constexpr double nearOwn = 0.2;  ///< share on own ground from which no leader line is needed
constexpr int sweeps = 3;

struct Option {
    QSizeF name;
    bool twoLines = false;
    int tokens = 3;
    bool tokensBelow = true;
    double cost = 0;
};

class Layout {
public:
    Layout(const Shapes& shapes, double scale, std::span<const LabelRequest> requests)
        : shapes_(shapes), scale_(scale), requests_(requests), places_(requests.size()),
          cost_(requests.size(), 0.0) {}

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
        for (const std::size_t i : order)
            addLeaders(i);
        return std::move(places_);
    }

private:
    static std::vector<Option> options(const LabelRequest& request) {
        std::vector<Option> result;
        for (const bool two : {false, true}) {
            if (two && !request.nameInTwo) continue;
            for (const int tokens : {3, 2, 1})
                for (const bool below : {true, false}) {
                    Option option;
                    option.name = two ? *request.nameInTwo : request.name;
                    option.twoLines = two;
                    option.tokens = tokens;
                    option.tokensBelow = below;
                    option.cost = (two ? costOfTwoLines : 0) + (below ? 0 : costOfSwap) +
                                  (3 - tokens) * costOfFewerTokens;
                    result.push_back(option);
                }
        }
        return result;
    }

    /// Cost of the ground under a box, as if it were all of one kind; and the share of it that is `province`.
    struct Ground {
        double cost = 0;
        double own = 0;
    };
    Ground groundOf(const QRectF& box, int province) const {
        const int across = std::max(2, static_cast<int>(std::ceil(box.width() / sampleStep)));
        const int down = std::max(2, static_cast<int>(std::ceil(box.height() / sampleStep)));
        const QSizeF sheet = shapes_.picture().size * scale_;
        Ground ground;
        for (int row = 0; row <= down; ++row)
            for (int column = 0; column <= across; ++column) {
                const QPointF p(box.left() + box.width() * column / across,
                                box.top() + box.height() * row / down);
                if (p.x() < 0 || p.y() < 0 || p.x() > sheet.width() || p.y() > sheet.height()) {
                    ground.cost += costOutside;
                    continue;
                }
                const int here = shapes_.grid().roughly(p / scale_);
                if (here == province)
                    ground.own += 1;
                else
                    ground.cost += here == AreaGrid::sea    ? costOfSea
                                   : here == AreaGrid::land ? costOfIdleLand
                                                            : costOfForeign;
                if (shapes_.laneAt(p / scale_)) ground.cost += costOfLane;
            }
        const double samples = (across + 1.0) * (down + 1.0);
        return {ground.cost / samples, ground.own / samples};
    }

    double overlapWithOthers(const QRectF& box, std::size_t self) const {
        const QRectF wide = box.adjusted(-clearance, -clearance, clearance, clearance);
        double sum = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if (i == self) continue;
            for (const QRectF& other : {places_[i].name, places_[i].tokens}) {
                const QRectF common = wide & other;
                if (common.isEmpty()) continue;
                sum += 0.3 + common.width() * common.height() / (box.width() * box.height());
            }
        }
        return sum;
    }

    struct Boxes {
        QRectF name;
        QRectF tokens;
    };
    static Boxes boxesAt(const QPointF& centre, const Option& option, const QSizeF& token) {
        const QSizeF row(token.width() * option.tokens, token.height());
        const double height = option.name.height() + rowGap + row.height();
        const double top = centre.y() - height / 2;
        const double nameTop = option.tokensBelow ? top : top + row.height() + rowGap;
        const double rowTop = option.tokensBelow ? top + option.name.height() + rowGap : top;
        return {QRectF(QPointF(centre.x() - option.name.width() / 2, nameTop), option.name),
                QRectF(QPointF(centre.x() - row.width() / 2, rowTop), row)};
    }

    struct Best {
        double cost = std::numeric_limits<double>::max();
        LabelPlace place;
    };
    void consider(Best& best, std::size_t i, const Boxes& boxes, const Option& option, double extra) const {
        double cost = option.cost + extra;
        if (cost >= best.cost) return;
        const int province = static_cast<int>(i);
        cost += groundOf(boxes.name, province).cost;
        if (cost >= best.cost) return;
        cost += 1.3 * groundOf(boxes.tokens, province).cost;
        if (cost >= best.cost) return;
        cost += costOfOverlap * (overlapWithOthers(boxes.name, i) + overlapWithOthers(boxes.tokens, i));
        if (cost >= best.cost) return;
        best.cost = cost;
        best.place = {boxes.name, option.twoLines, boxes.tokens, option.tokensBelow, {}, {}};
    }

    void place(std::size_t i) {
        const LabelRequest& request = requests_[i];
        const AreaGrid::Pole pole = shapes_.grid().pole(static_cast<int>(i));
        const QPointF heart = pole.point * scale_;
        const double radius = std::max(12.0, pole.radius * scale_);
        const ProvinceAnchors& anchors = shapes_.picture().provinces[i].anchors;
        const QRectF own = shapes_.bounds(static_cast<int>(i));
        const QRectF box(own.topLeft() * scale_, own.size() * scale_);
        // a tight province looks beyond its borders, up to a name's length away
        const double beyond = radius < request.name.width() * 0.7 ? request.name.width() * 0.8 : 0;
        const QRectF area = box.adjusted(-beyond, -beyond * 0.7, beyond, beyond * 0.7);
        const double stepX = std::max(8.0, area.width() / 16);
        const double stepY = std::max(6.0, area.height() / 16);

        Best best;
        for (const Option& option : options(request)) {
            if (anchors.name && anchors.tokens) {
                Boxes boxes = boxesAt(*anchors.name * scale_, option, request.token);
                boxes.name.moveCenter(*anchors.name * scale_);
                boxes.tokens.moveCenter(*anchors.tokens * scale_);
                if (!boxes.name.adjusted(0, -rowGap, 0, rowGap).intersects(boxes.tokens))
                    consider(best, i, boxes, option, 3 * anchored);
            }
            if (anchors.name)
                consider(best, i, around(*anchors.name * scale_, option, request.token), option, anchored);
            consider(best, i, boxesAt(heart, option, request.token), option, 0);
            for (double y = area.top(); y <= area.bottom(); y += stepY)
                for (double x = area.left(); x <= area.right(); x += stepX) {
                    const QPointF centre(x, y);
                    const double away = QLineF(centre, heart).length() / radius * costOfDistance;
                    consider(best, i, boxesAt(centre, option, request.token), option, away);
                }
        }
        places_[i] = best.place;
        cost_[i] = best.cost;
    }

    static Boxes around(const QPointF& nameCentre, const Option& option, const QSizeF& token) {
        Boxes boxes = boxesAt(nameCentre, option, token);
        const QPointF shift = nameCentre - boxes.name.center();
        boxes.name.translate(shift);
        boxes.tokens.translate(shift);
        return boxes;
    }

    void addLeaders(std::size_t i) {
        LabelPlace& place = places_[i];
        const ProvinceAnchors& anchors = shapes_.picture().provinces[i].anchors;
        const QPointF goal =
            (anchors.leader ? *anchors.leader : shapes_.grid().pole(static_cast<int>(i)).point) * scale_;
        const double nameOwn = groundOf(place.name, static_cast<int>(i)).own;
        const double tokensOwn = groundOf(place.tokens, static_cast<int>(i)).own;
        if (tokensOwn < nearOwn && nameOwn < nearOwn)
            place.tokenLeader = goal;
        else if (tokensOwn < nearOwn)
            place.tokenLeader = goal;
    }

    const Shapes& shapes_;
    double scale_;
    std::span<const LabelRequest> requests_;
    std::vector<LabelPlace> places_;
    std::vector<double> cost_;
};

} // namespace

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
