#include "app/map/yield_places.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <vector>

namespace marches::appmap {

namespace {

constexpr double gap = 3;      // px from name and stack
constexpr double slack = 0.04; // share of a box, about, that may lie on a lane or on foreign ground
/// Shares of a box on its own ground that are enough, one after the other.
constexpr std::array ownEnough{1.0, 0.8, 0.5};
constexpr double costOfDistance = 0.01; // each px
constexpr double goodEnough = 0.4;      // nothing better is looked for
constexpr double farthest = 60;         // px from name and stack
constexpr double nearby = 12;           // px: outside, but plainly at its province
constexpr double costOfApart = 0.6;     // farther off than that
constexpr double costOfParting = 1.5;   // from the name, by the edge of what is seen
constexpr double lineInside = 7;        // px of a line within its province
constexpr double lineStep = 4;          // px: how finely lines are sought and looked at
constexpr int lineWays = 32;            // directions

/// Looks for one province's place.
class Search {
public:
    Search(const Shapes& shapes, const LabelLayout& labels, const PlacedStack& placed,
           const BoxIndex& standing, int province)
        : shapes_(shapes), labels_(labels), standing_(standing), province_(province),
          name_(labels.places()[static_cast<std::size_t>(province)].name),
          stack_(placed.body.isEmpty() ? name_ : placed.body), about_(name_ | stack_),
          // what hangs on a stack (lamps, figures) reaches beyond its body
          hang_(placed.body.isEmpty() ? 0 : placed.layout.bounds.bottom() - stack_.bottom()) {}

    [[nodiscard]] bool isHome(const QRectF& box) const { return isOwn(box.center()); }

    /// The end of the shortest line into the province that crosses neither foreign ground nor what stands
    /// there; where there is none, the province's middle.
    [[nodiscard]] QPointF lineEnd(const QRectF& box) const {
        const QPointF from = box.center();
        const QPointF pole = shapes_.grid().pole(province_).point * labels_.scale();
        const double longest = std::hypot(pole.x() - from.x(), pole.y() - from.y());
        for (double length = lineStep; length < longest; length += lineStep)
            for (int way = 0; way < lineWays; ++way) {
                const double angle = way * 2 * std::numbers::pi / lineWays;
                const QPointF along(std::cos(angle), std::sin(angle));
                const QPointF end = from + along * (length + lineInside);
                if (!box.contains(end) && isOwn(from + along * length) && isOwn(end) && isFree(box, end))
                    return end;
            }
        return pole;
    }

    /// On ground of nobody else, or with such a share on its own.
    std::optional<QRectF> place(const QSizeF& size, double own) {
        size_ = size;
        own_ = own;
        best_.reset();
        least_ = 1e9;
        const QRectF near = about_.adjusted(-farthest - size.width(), -farthest - size.height(),
                                            farthest + size.width(), farthest + size.height());
        findTaken(near);
        considerBeside();
        if (best_ && least_ < goodEnough) return best_;
        const double stepX = own < 1 ? 4 : 9;
        const double stepY = own < 1 ? 4 : 7;
        for (double y = near.top(); y <= near.bottom(); y += stepY)
            for (double x = near.left(); x <= near.right(); x += stepX)
                consider({x, y});
        return best_;
    }

private:
    [[nodiscard]] bool isOwn(const QPointF& point) const {
        return shapes_.grid().provinceAt(point / labels_.scale()) == province_;
    }

    /// Of a line from the middle of a box.
    [[nodiscard]] bool isFree(const QRectF& box, const QPointF& end) const {
        const QPointF way = end - box.center();
        const double step = lineStep / std::max(std::hypot(way.x(), way.y()), lineStep);
        for (double share = step; share < 1; share += step) {
            const QPointF at = box.center() + way * share;
            if (std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& b) { return b.contains(at); }))
                return false;
        }
        return foreignShare(shapes_, labels_.scale(), box.center(), end, province_) == 0;
    }

    void findTaken(const QRectF& near) {
        taken_.clear();
        labels_.taken().each(near, [&](const BoxIndex::Entry& entry) {
            if (entry.written()) taken_.push_back(entry.box.adjusted(-1, -1, 1, 1));
        });
        standing_.each(near, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Stack || entry.kind == Kind::Badge || entry.kind == Kind::Strip)
                taken_.push_back(entry.box.adjusted(-1, -1, 1, 1));
        });
    }

    void considerBeside() {
        const double w = size_.width() / 2 + gap;
        const double h = size_.height() / 2 + gap;
        for (const QPointF& c :
             {QPointF(stack_.center().x(), stack_.bottom() + h + hang_),
              QPointF(name_.center().x(), name_.bottom() + h), QPointF(name_.center().x(), name_.top() - h),
              QPointF(stack_.center().x(), stack_.top() - h - hang_),
              QPointF(stack_.right() + w + hang_, stack_.center().y()),
              QPointF(stack_.left() - w - hang_, stack_.center().y()),
              QPointF(name_.right() + w, name_.center().y()), QPointF(name_.left() - w, name_.center().y())})
            consider(c);
    }

    void consider(const QPointF& centre) {
        QRectF box(QPointF(), size_);
        box.moveCenter(centre);
        const double dx = std::max({about_.left() - box.right(), box.left() - about_.right(), 0.0});
        const double dy = std::max({about_.top() - box.bottom(), box.top() - about_.bottom(), 0.0});
        const double away = std::hypot(dx, dy);
        if (away > farthest) return;
        const double distance =
            away * costOfDistance + std::abs(centre.x() - about_.center().x()) * costOfDistance / 4;
        if (distance >= least_) return;
        if (std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& b) { return b.intersects(box); }))
            return;
        const GroundCosts::Ground ground = groundUnder(shapes_, labels_.scale(), box, province_);
        const bool clear = ground.cost <= GroundCosts::neutral * (1 - ground.own) + slack;
        if (!clear && ground.own < own_) return;
        double cost = distance + ground.cost;
        if (labels_.frame().parts(box, name_)) cost += costOfParting;
        if (cost >= least_ || labels_.frame().cuts(box)) return;
        if (ground.own <= 0) {
            const QRectF about = box.adjusted(-nearby, -nearby, nearby, nearby);
            if (groundUnder(shapes_, labels_.scale(), about, province_).own <= 0) cost += costOfApart;
            if (cost >= least_) return;
        }
        least_ = cost;
        best_ = QRectF(QPointF(std::round(box.left()), std::round(box.top())), size_);
    }

    const Shapes& shapes_;
    const LabelLayout& labels_;
    const BoxIndex& standing_;
    int province_;
    QRectF name_;
    QRectF stack_;
    QRectF about_;
    double hang_;
    QSizeF size_;
    double own_ = 1;
    std::vector<QRectF> taken_;
    std::optional<QRectF> best_;
    double least_ = 0;
};

} // namespace

std::optional<PlacedYield> placeYield(const Shapes& shapes, const LabelLayout& labels,
                                      const PlacedStack& placed, const BoxIndex& standing, int province,
                                      std::span<const QSizeF> sizes) {
    Search search(shapes, labels, placed, standing, province);
    for (const double own : ownEnough) {
        std::optional<QRectF> outside;
        for (const QSizeF& size : sizes) {
            const auto place = search.place(size, own);
            if (place && search.isHome(*place)) return PlacedYield{*place, std::nullopt};
            if (!outside) outside = place;
        }
        if (outside) return PlacedYield{*outside, search.lineEnd(*outside)};
    }
    return std::nullopt;
}

} // namespace marches::appmap
