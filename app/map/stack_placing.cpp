#include "app/map/stack_placing.h"

#include "app/theme/tokens.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <vector>

namespace marches::appmap {

namespace {

constexpr double costOfSmaller = 0.25;
constexpr double costOfRows = 0.2;    // each more
constexpr double costOfShift = 0.004; // each px
constexpr double costOnName = 9;
constexpr double costOnStack = 9;
constexpr double costOnRoom = 2; // kept for others' tokens
constexpr double costOfLeader = 1.4;
constexpr double costOfCrossing = 3;
constexpr double goodEnough = 1.1;
constexpr double ownEnough = 0.2;

struct Shape {
    StackShape shape;
    double cost = 0;
};

std::vector<Shape> shapesFor(std::span<const TokenGroup> groups, double side) {
    int all = 0;
    for (const TokenGroup& group : groups)
        all += static_cast<int>(group.tokens.size());
    std::vector<Shape> shapes{{{side, std::max(all, 1)}, 0}};
    const double smaller = side * theme::smallTokenSide / theme::tokenSide;
    if (all > 1) shapes.push_back({{smaller, all}, costOfSmaller});
    for (const int rows : {2, 3}) {
        const int perRow = std::max(1, (all + rows - 1) / rows);
        if (perRow >= all) break;
        shapes.push_back({{side, perRow}, rows * costOfRows});
        shapes.push_back({{smaller, perRow}, costOfSmaller + rows * costOfRows});
    }
    return shapes;
}

class Search {
public:
    Search(const Shapes& shapes, const LabelLayout& labels, const BoxIndex& standing, int province)
        : shapes_(shapes), scale_(labels.scale()), labels_(labels), standing_(standing), province_(province) {
    }

    void consider(StackLayout layout, double extra) {
        if (extra >= least_) return;
        QRectF body;
        for (const StackedToken& token : layout.tokens)
            body |= token.box;
        for (const StackMat& mat : layout.mats)
            body |= mat.box;
        const GroundCosts::Ground ground = groundUnder(shapes_, scale_, body, province_);
        double cost = extra + ground.cost;
        std::optional<QPointF> leader;
        if (ground.own < ownEnough) {
            const LabelPlace& own = labels_.places()[static_cast<std::size_t>(province_)];
            leader = own.leader ? *own.leader : shapes_.grid().pole(province_).point * scale_;
            cost += costOfLeader +
                    costOfCrossing * foreignShare(shapes_, scale_, body.center(), *leader, province_);
        }
        if (cost >= least_) return;
        labels_.taken().each(body, [&](const BoxIndex::Entry& entry) {
            if (entry.kind == BoxIndex::Kind::Name)
                cost += costOnName;
            else if (entry.province != province_)
                cost += costOnRoom;
        });
        standing_.each(body, [&](const BoxIndex::Entry& entry) {
            if (entry.province == province_) return;
            if (entry.kind == BoxIndex::Kind::Body || entry.kind == BoxIndex::Kind::Badge)
                cost += costOnStack;
        });
        if (cost >= least_) return;
        least_ = cost;
        best_ = {std::move(layout), body, leader};
    }

    double least() const { return least_; }
    PlacedStack best() { return std::move(best_); }

private:
    const Shapes& shapes_;
    double scale_;
    const LabelLayout& labels_;
    const BoxIndex& standing_;
    int province_;
    double least_ = std::numeric_limits<double>::max();
    PlacedStack best_;
};

} // namespace

PlacedStack placeStack(const Shapes& shapes, const LabelLayout& labels, const BoxIndex& standing,
                       int province, std::span<const TokenGroup> groups, double side) {
    if (std::all_of(groups.begin(), groups.end(), [](const TokenGroup& g) { return g.tokens.empty(); }))
        return {};
    const LabelPlace& place = labels.places()[static_cast<std::size_t>(province)];
    const double scale = labels.scale();
    const std::vector<Shape> shapesToTry = shapesFor(groups, side);
    Search search(shapes, labels, standing, province);

    const QPointF row = place.tokens.center();
    for (const Shape& shape : shapesToTry)
        for (const bool below : {place.tokensBelow, !place.tokensBelow})
            for (const double shift : {0.0, -0.5, 0.5, -1.0, 1.0, -1.6, 1.6}) {
                const bool own = below == place.tokensBelow;
                const double y = below ? (own ? place.tokens.top() : place.name.bottom() + 2)
                                       : (own ? place.tokens.bottom() : place.name.top() - 2);
                const double aside = shift * side;
                search.consider(layOutStack(groups, shape.shape, QPointF(row.x() + aside, y), !below),
                                shape.cost + std::abs(aside) * costOfShift + (own ? 0 : 0.3));
            }
    if (search.least() <= goodEnough) return search.best();

    // anywhere about the province
    const QRectF bounds = shapes.bounds(province);
    const QRectF area = QRectF(bounds.topLeft() * scale, bounds.size() * scale).adjusted(-110, -80, 110, 80);
    const double step = std::max(10.0, std::max(area.width(), area.height()) / 22);
    const std::array tried{shapesToTry.front(), shapesToTry.size() > 3 ? shapesToTry[3] : shapesToTry.back()};
    for (const Shape& shape : tried)
        for (double y = area.top(); y <= area.bottom(); y += step)
            for (double x = area.left(); x <= area.right(); x += step) {
                const double away = std::hypot(x - row.x(), y - row.y());
                const double extra = shape.cost + away * costOfShift * 1.5;
                if (extra < search.least())
                    search.consider(layOutStack(groups, shape.shape, QPointF(x, y), false), extra);
            }
    return search.best();
}

} // namespace marches::appmap
