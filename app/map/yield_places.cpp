#include "app/map/yield_places.h"

#include "app/map/boxes.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <numbers>
#include <tuple>
#include <utility>
#include <vector>

namespace marches::appmap {

namespace {

constexpr double gap = 3;               // px from name and stack
constexpr double slack = 0.04;          // share of a box, about, that may lie on a lane or on foreign ground
constexpr double ownPlainly = 0.75;     // share of a box on its own ground from which it is taken for its own
constexpr double littleForeign = 0.2;   // share on others' that nobody takes for more than an edge
constexpr double ownEnough = 0.6;       // share of a box on its own ground, where it lies over a border
constexpr double costOfDistance = 0.01; // each px
constexpr double costOfRoom = 0.35;     // on what is kept for tokens: it would have to go when some come
constexpr double goodEnough = 0.4;      // nothing better is looked for
constexpr double farthest = 60;         // px from name and stack, in the province
constexpr double farthestOff = 40;      // outside
constexpr double nearby = 7;            // px: plainly at its name or stack
constexpr double costOfParting = 1.5;   // from the name, by the edge of what is seen
constexpr double longestLine = 42;      // px from a strip that is not there
constexpr double leastLine = 12;        // px: seen as one
constexpr double ownAtLast = 0.22;      // as `ownEnough`, before it has no place at all
constexpr double farthestAtLast = 110;  // as `farthestOff`
constexpr double longestAtLast = 110;   // as `longestLine`
constexpr double slackAtLast = 0.8;     // as `slack`
constexpr double lineInside = 7;        // px of a line within its province
constexpr double lineStep = 4;          // px: how finely lines are sought and looked at
constexpr int lineWays = 32;            // directions
constexpr double farthestAbroad = 60;   // as `farthestOff`, on others' ground
constexpr double longestAbroad = 75;    // as `longestLine`
constexpr double stepAbroad = 5;        // px
constexpr std::size_t mostAbroad = 60;  // places there from which a line is sought
constexpr double mostAcross = 0.5;      // share of such a line over others' ground
constexpr double weightOfAbroad = 0.1;  // of ground there: more of its own is a little better
constexpr double heartReach = 8;        // px around a line's end: no islet, no spit of land
constexpr double heartEnough = 0.6;     // share of its own ground there

/// Where tokens would come: a strip shall stay when they do.
QRectF stackOf(const LabelPlace& place, const PlacedStack& placed) {
    const QRectF stack = placed.body.isEmpty() ? place.tokens : placed.body;
    return stack.isEmpty() ? place.name : stack;
}

/// Looks for one province's place.
class Search {
public:
    Search(const Shapes& shapes, const LabelLayout& labels, const PlacedStack& placed,
           const BoxIndex& standing, int province, std::span<const QSizeF> sizes)
        : shapes_(shapes), labels_(labels), standing_(standing), province_(province), sizes_(sizes) {
        const LabelPlace& place = labels.places()[static_cast<std::size_t>(province)];
        name_ = place.name;
        named_ = !place.hidden;
        stack_ = stackOf(place, placed);
        about_ = name_ | stack_;
        // what hangs on a stack (lamps, figures) reaches beyond its body
        if (!placed.body.isEmpty()) hang_ = placed.layout.bounds.bottom() - placed.body.bottom();
        const QRectF own = shapes.bounds(province);
        bounds_ = QRectF(own.topLeft() * labels.scale(), own.size() * labels.scale());
        findTaken(yieldReach(place, placed, sizes));
    }

    [[nodiscard]] bool isHome(const QRectF& box) const { return isOwn(box.center()); }
    [[nodiscard]] QPointF middle() const { return shapes_.grid().pole(province_).point * labels_.scale(); }

    /// Nobody takes it for another one's.
    [[nodiscard]] bool isClose(const QRectF& box) const {
        return std::min(between(box, name_), between(box, stack_)) <= nearby;
    }

    /// The end of the shortest line into the province that crosses neither foreign ground nor what stands
    /// there; `atHeart`: on no islet, no spit of land.
    [[nodiscard]] std::optional<QPointF> lineEnd(const QRectF& box, bool atHeart) const {
        return lineEnd(box, QLineF(box.center(), middle()).length(),
                       [&](const QPointF& end) { return atHeart ? isHeart(end) : isOwn(end); });
    }
    /// The same of a shortest line to where it `mayEnd`.
    template <class MayEnd>
    [[nodiscard]] std::optional<QPointF> lineEnd(const QRectF& box, double longest, MayEnd mayEnd,
                                                 double mayCross = 0) const {
        const QPointF from = box.center();
        for (double length = lineStep; length < longest; length += lineStep)
            for (int way = 0; way < lineWays; ++way) {
                const double angle = way * 2 * std::numbers::pi / lineWays;
                const QPointF along(std::cos(angle), std::sin(angle));
                const QPointF end = from + along * (length + lineInside);
                if (!box.contains(end) && isRoughlyOwn(end) && mayEnd(end) && isFree(box, end, mayCross))
                    return end;
            }
        return std::nullopt;
    }

    enum class Where : std::uint8_t {
        Home,   ///< its middle is in the province
        Outside ///< on ground of nobody else
    };
    /// Within the province; in the first of its sizes that has a place there. `own`: with less than all of
    /// it, such a share on its own ground is enough. `surely`: only where it is seen whose it is, or a line
    /// can say so.
    std::optional<PlacedYield> home(double own = 1, bool surely = false) {
        surely_ = surely;
        if (const auto box = place(Where::Home, own, farthest)) return withLineAtHome(*box);
        return std::nullopt;
    }
    /// No farther off than that, on ground of nobody else; not yet with its line.
    std::optional<QRectF> outside(double reach, double mayLap = slack) {
        mayLap_ = mayLap;
        surely_ = false;
        return place(Where::Outside, 1, reach);
    }
    /// On others' ground too, where a line can say whose it is; nothing where none has a way.
    [[nodiscard]] std::optional<PlacedYield> abroad() const {
        for (const QSizeF& size : sizes_) {
            std::vector<std::pair<double, QRectF>> places = placesAbroad(size);
            std::sort(places.begin(), places.end(), [](const auto& a, const auto& b) {
                return std::tuple(a.first, a.second.top(), a.second.left()) <
                       std::tuple(b.first, b.second.top(), b.second.left());
            });
            if (places.size() > mostAbroad) places.resize(mostAbroad);
            const double longest = longestAbroad + std::hypot(size.width(), size.height()) / 2;
            for (const auto& [cost, box] : places) {
                const auto mayEnd = [&, &place = box](const QPointF& at) {
                    return isHeart(at) && between(place, {at, QSizeF(0.1, 0.1)}) >= leastLine;
                };
                if (const auto end = lineEnd(box, longest, mayEnd, mostAcross)) return PlacedYield{box, end};
            }
        }
        return std::nullopt;
    }
    /// What stands outside with the line that it needs: none close by where none is free. Nothing where it is
    /// too long.
    [[nodiscard]] std::optional<PlacedYield> withLine(const QRectF& box, double longest) const {
        if (isHome(box)) return withLineAtHome(box);
        std::optional<QPointF> end = lineEnd(box, true);
        if (end || speaksForItself(box)) return PlacedYield{box, end};
        if (!end) end = lineEnd(box, false);
        const QPointF there = end.value_or(middle());
        return between(box, {there, QSizeF(0.1, 0.1)}) <= longest ? std::optional(PlacedYield{box, there})
                                                                  : std::nullopt;
    }

private:
    /// No other province's name or tokens are as near to it as its own.
    [[nodiscard]] bool isNearest(const QRectF& box) const {
        const double toStack = between(box, stack_);
        const double away = named_ ? std::min(between(box, name_), toStack) : toStack;
        const QRectF about = box.adjusted(-away - 1, -away - 1, away + 1, away + 1);
        bool nearest = true;
        const auto look = [&](const BoxIndex::Entry& entry) {
            const bool counts = entry.kind == BoxIndex::Kind::Name || entry.kind == BoxIndex::Kind::Body;
            if (counts && entry.province != province_ && between(box, entry.box) <= away) nearest = false;
        };
        labels_.taken().each(about, look);
        standing_.each(about, look);
        return nearest;
    }
    /// Whose it is is seen without a line.
    [[nodiscard]] bool speaksForItself(const QRectF& box) const {
        const GroundCosts::Ground ground = groundUnder(shapes_, labels_.scale(), box, province_);
        if (ground.own >= ownPlainly) return true;
        const bool small = labels_.scale() < yieldsFrom; // tokens stand far from their ground, too
        if (small && !isHome(box) && !isClose(box)) return false;
        const double share = (ground.cost - GroundCosts::neutral * (1 - ground.own)) /
                             (GroundCosts::foreign - GroundCosts::neutral);
        return (share <= littleForeign || isClose(box)) && isNearest(box);
    }
    /// Nothing where it needs a line and has no way for one.
    [[nodiscard]] std::optional<PlacedYield> withLineAtHome(const QRectF& box) const {
        if (const auto end = lineOverWater(box)) return PlacedYield{box, end};
        if (speaksForItself(box)) return PlacedYield{box, std::nullopt};
        const double longest = longestLine + std::hypot(box.width(), box.height()) / 2;
        const auto end = lineEnd(box, longest, [&](const QPointF& at) {
            return isHeart(at) && between(box, {at, QSizeF(0.1, 0.1)}) >= leastLine;
        });
        return end ? std::optional(PlacedYield{box, end}) : std::nullopt;
    }

    /// Of what stands on another land of its province than name and tokens, an island of it perhaps: that
    /// could be taken for the neighbour's who lies about it.
    [[nodiscard]] std::optional<QPointF> lineOverWater(const QRectF& box) const {
        const int ofTokens = landAt(stack_.center());
        const int land = ofTokens >= 0 ? ofTokens : landAt(name_.center());
        if (land < 0 || landAt(box.center()) == land || isClose(box)) return std::nullopt;
        const double longest = longestLine + std::hypot(box.width(), box.height()) / 2;
        return lineEnd(box, longest, [&](const QPointF& end) {
            return landAt(end) == land && isHeart(end) && between(box, {end, QSizeF(0.1, 0.1)}) >= leastLine;
        });
    }

    [[nodiscard]] int landAt(const QPointF& point) const {
        return shapes_.landAt(province_, point / labels_.scale());
    }

    /// With what they cost.
    [[nodiscard]] std::vector<std::pair<double, QRectF>> placesAbroad(const QSizeF& size) const {
        std::vector<std::pair<double, QRectF>> places;
        const QSizeF far = size / 2 + QSizeF(farthestAbroad, farthestAbroad);
        const QRectF middles = about_.adjusted(-far.width(), -far.height(), far.width(), far.height());
        for (double y = middles.top(); y <= middles.bottom(); y += stepAbroad)
            for (double x = middles.left(); x <= middles.right(); x += stepAbroad) {
                const QRectF box(std::round(x - size.width() / 2), std::round(y - size.height() / 2),
                                 size.width(), size.height());
                const double away = between(box, about_);
                const auto meets = [&box](const QRectF& other) { return other.intersects(box); };
                if (away > farthestAbroad || std::any_of(taken_.begin(), taken_.end(), meets)) continue;
                if (labels_.frame().cuts(box) || labels_.frame().parts(box, name_)) continue;
                const bool onRoom = std::any_of(rooms_.begin(), rooms_.end(), meets);
                const double ground = groundUnder(shapes_, labels_.scale(), box, province_).cost;
                places.emplace_back(
                    away * costOfDistance + (onRoom ? costOfRoom : 0) + ground * weightOfAbroad, box);
            }
        return places;
    }

    std::optional<QRectF> place(Where where, double own, double reach) {
        where_ = where;
        own_ = own;
        reach_ = reach;
        for (const QSizeF& size : sizes_) {
            size_ = size;
            if (const auto found = place()) return found;
        }
        return std::nullopt;
    }

    std::optional<QRectF> place() {
        best_.reset();
        least_ = 1e9;
        considerBeside();
        if (best_ && least_ < goodEnough) return best_;
        const QSizeF far = size_ / 2 + QSizeF(reach_, reach_);
        QRectF middles = about_.adjusted(-far.width(), -far.height(), far.width(), far.height());
        if (where_ == Where::Home) middles &= bounds_;
        const double stepX = own_ < 1 ? 4 : 9;
        const double stepY = own_ < 1 ? 4 : 7;
        for (double y = middles.top(); y <= middles.bottom(); y += stepY)
            for (double x = middles.left(); x <= middles.right(); x += stepX)
                consider({x, y});
        return best_;
    }

    [[nodiscard]] bool isOwn(const QPointF& point) const {
        return shapes_.grid().provinceAt(point / labels_.scale()) == province_;
    }

    /// By the cells of the grid; a border runs through some of them.
    [[nodiscard]] bool isRoughlyOwn(const QPointF& point) const {
        return shapes_.grid().roughly(point / labels_.scale()) == province_;
    }

    [[nodiscard]] bool isHeart(const QPointF& point) const {
        const QRectF about(point - QPointF(heartReach, heartReach), QSizeF(2 * heartReach, 2 * heartReach));
        return isOwn(point) && groundUnder(shapes_, labels_.scale(), about, province_).own >= heartEnough;
    }

    /// Of a line from the edge of a box, as it is painted.
    [[nodiscard]] bool isFree(const QRectF& box, const QPointF& end, double mayCross) const {
        const auto isTaken = [&](const QPointF& at) {
            return std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& b) { return b.contains(at); });
        };
        if (anyOnLine(box, end, lineStep, isTaken)) return false;
        return foreignShare(shapes_, labels_.scale(), lineStart(box, end), end, province_) <= mayCross;
    }

    void findTaken(const QRectF& near) {
        labels_.taken().each(near, [&](const BoxIndex::Entry& entry) {
            if (entry.written())
                taken_.push_back(entry.box.adjusted(-1, -1, 1, 1));
            else
                rooms_.push_back(entry.box);
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
        box.moveTopLeft({std::round(box.left()), std::round(box.top())});
        const double away = between(box, about_);
        if (away > reach_) return;
        double cost = away * costOfDistance + std::abs(centre.x() - about_.center().x()) * costOfDistance / 4;
        if (cost >= least_) return;
        const bool parted = labels_.frame().parts(box, name_);
        if (where_ == Where::Home && (parted || !isRoughlyOwn(box.center()))) return;
        const auto meets = [&box](const QRectF& other) { return other.intersects(box); };
        if (std::any_of(taken_.begin(), taken_.end(), meets)) return;
        const GroundCosts::Ground ground = groundUnder(shapes_, labels_.scale(), box, province_);
        const bool clear = ground.cost <= GroundCosts::neutral * (1 - ground.own) + mayLap_;
        if (!clear && ground.own < own_) return;
        cost += ground.cost;
        if (cost >= least_) return;
        if (std::any_of(rooms_.begin(), rooms_.end(), meets)) cost += costOfRoom;
        if (parted) cost += costOfParting;
        if (cost >= least_ || labels_.frame().cuts(box)) return;
        if (where_ == Where::Home && !isOwn(box.center())) return;
        if (surely_ && !withLineAtHome(box)) return;
        least_ = cost;
        best_ = box;
    }

    const Shapes& shapes_;
    const LabelLayout& labels_;
    const BoxIndex& standing_;
    int province_;
    std::span<const QSizeF> sizes_;
    QRectF name_;
    bool named_ = false;
    QRectF stack_; ///< its tokens, or the room for them
    QRectF about_;
    QRectF bounds_; ///< of the province
    double hang_ = 0;
    QSizeF size_;
    Where where_ = Where::Home;
    double own_ = 1;
    double mayLap_ = slack;
    bool surely_ = false;
    double reach_ = farthest;
    std::vector<QRectF> taken_;
    std::vector<QRectF> rooms_; ///< kept for tokens
    std::optional<QRectF> best_;
    double least_ = 0;
};

} // namespace

QRectF lineBox(const PlacedYield& placed) {
    if (!placed.leader) return {};
    return (QRectF(placed.box.center(), QSizeF(1, 1)) | QRectF(*placed.leader, QSizeF(1, 1)))
        .adjusted(-4, -4, 4, 4);
}

QRectF yieldReach(const LabelPlace& place, const PlacedStack& placed, std::span<const QSizeF> sizes) {
    double x = farthest;
    double y = farthest;
    for (const QSizeF& size : sizes) {
        x = std::max(x, farthest + size.width());
        y = std::max(y, farthest + size.height());
    }
    return (place.name | stackOf(place, placed)).adjusted(-x, -y, x, y);
}

std::optional<PlacedYield> placeYield(const Shapes& shapes, const LabelLayout& labels,
                                      const PlacedStack& placed, const BoxIndex& standing, int province,
                                      std::span<const QSizeF> sizes) {
    if (sizes.empty()) return std::nullopt;
    Search search(shapes, labels, placed, standing, province, sizes);
    if (const auto home = search.home()) return home;
    const auto outside = search.outside(farthestOff);
    if (!outside || !search.isClose(*outside))
        if (const auto home = search.home(ownEnough)) return home;
    if (outside)
        if (const auto apart = search.withLine(*outside, longestLine)) return apart;
    if (const auto home = search.home(ownAtLast, true)) return home;
    const auto farther = search.outside(farthestAtLast, slackAtLast);
    if (farther)
        if (const auto apart = search.withLine(*farther, longestAtLast)) return apart;
    return search.abroad();
}

std::optional<QPointF> lineOfStrip(const Shapes& shapes, const LabelLayout& labels, const PlacedStack& placed,
                                   const BoxIndex& standing, int province, const QRectF& box) {
    const std::array sizes{box.size()};
    const Search search(shapes, labels, placed, standing, province, sizes);
    if (search.isHome(box)) return std::nullopt;
    if (const auto end = search.lineEnd(box, true)) return end;
    return search.lineEnd(box, false).value_or(search.middle());
}

} // namespace marches::appmap
