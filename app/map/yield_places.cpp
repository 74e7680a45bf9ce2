#include "app/map/yield_places.h"

#include <QLineF>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double gap = 3;               // px from name and stack
constexpr double slack = 0.04;          // share of a box, about, that may lie on a lane or on foreign ground
constexpr double ownPlainly = 0.75;     // share of a box on its own ground from which it is taken for its own
constexpr double littleForeign = 0.2;   // share on others' that nobody takes for more than an edge
constexpr double stripOwnEnough = 0.6;  // share of a box on its own ground, where it lies over a border
constexpr double costOfDistance = 0.01; // each px
constexpr double costOfRoom = 0.35;     // on what is kept for tokens: it would have to go when some come
constexpr double stripGoodEnough = 0.4; // nothing better is looked for
constexpr double farthest = 60;         // px from name and stack, in the province
constexpr double farthestOff = 40;      // outside
constexpr double nearby = 7;            // px: plainly at its name or stack
constexpr double costOfStripParting = 1.5; // from the name, by the edge of what is seen
constexpr double longestLine = 42;         // px from a strip that is not there
constexpr double leastLine = 12;           // px: seen as one
constexpr double ownAtLast = 0.22;         // as `stripOwnEnough`, before it has no place at all
constexpr double farthestAtLast = 110;     // as `farthestOff`
constexpr double longestAtLast = 110;      // as `longestLine`
constexpr double slackAtLast = 0.8;        // as `slack`
constexpr double lineInside = 7;           // px of a line within its province
constexpr double lineStep = 4;             // px: how finely lines are sought and looked at
constexpr int lineWays = 32;               // directions
constexpr double farthestAbroad = 60;      // as `farthestOff`, on others' ground
constexpr double longestAbroad = 75;       // as `longestLine`
constexpr double stepAbroad = 5;           // px
constexpr std::size_t mostAbroad = 60;     // places there from which a line is sought
constexpr double mostAcross = 0.5;         // share of such a line over others' ground
constexpr double weightOfAbroad = 0.1;     // of ground there: more of its own is a little better
constexpr double heartReach = 8;           // px around a line's end: no islet, no spit of land
constexpr double heartEnough = 0.6;        // share of its own ground there

/// The place of the tokens, or the one that they would take: a strip shall stay when they come.
QRectF stackOf(const LabelPlace& place, const PlacedStack& placed) {
    const QRectF stack = placed.body.isEmpty() ? place.tokens : placed.body;
    return stack.isEmpty() ? place.name : stack;
}

/// Px from the edge of a box to a point.
double lengthOfLine(const QRectF& box, const QPointF& end) {
    return between(box, {end, QSizeF(0.1, 0.1)});
}

/// Looks for the place of one province's strip.
class YieldSearch {
public:
    YieldSearch(const Surroundings& site, const PlacedStack& placed, std::span<const QSizeF> sizes)
        : site_(site), sizes_(sizes) {
        const LabelPlace& place = site.place();
        name_ = place.name;
        named_ = !place.hidden;
        stack_ = stackOf(place, placed);
        about_ = name_ | stack_;
        // what hangs on a stack (lamps, figures) reaches beyond its body
        if (!placed.body.isEmpty()) hang_ = placed.layout.bounds.bottom() - placed.body.bottom();
        findTaken(yieldReach(place, placed, sizes));
    }

    [[nodiscard]] bool isHome(const QRectF& box) const { return site_.owns(box.center()); }

    /// The strip stands so near that it is not taken for another province's.
    [[nodiscard]] bool isClose(const QRectF& box) const {
        return std::min(between(box, name_), between(box, stack_)) <= nearby;
    }

    /// The end of the shortest line into the province that crosses neither foreign ground nor what stands
    /// there; `atHeart`: on no islet, no spit of land.
    [[nodiscard]] std::optional<QPointF> lineEnd(const QRectF& box, bool atHeart) const {
        return lineEnd(box, QLineF(box.center(), site_.pole()).length(),
                       [&](const QPointF& end) { return atHeart ? isHeart(end) : site_.owns(end); });
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
                if (!box.contains(end) && site_.roughlyOwns(end) && mayEnd(end) && isFree(box, end, mayCross))
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
                    return isHeart(at) && lengthOfLine(place, at) >= leastLine;
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
        const QPointF there = end.value_or(site_.pole());
        return lengthOfLine(box, there) <= longest ? std::optional(PlacedYield{box, there}) : std::nullopt;
    }

private:
    /// Whether no other province's name or tokens are as near to a box as its own.
    [[nodiscard]] bool isNearest(const QRectF& box) const {
        const double toStack = between(box, stack_);
        const double away = named_ ? std::min(between(box, name_), toStack) : toStack;
        const QRectF about = grown(box, away + 1);
        bool nearest = true;
        site_.each(about, [&](const BoxIndex::Entry& entry) {
            const bool counts = entry.kind == BoxIndex::Kind::Name || entry.kind == BoxIndex::Kind::Body;
            if (counts && entry.province != site_.province && between(box, entry.box) <= away)
                nearest = false;
        });
        return nearest;
    }
    /// Whether the province of a strip is plain without a line.
    [[nodiscard]] bool speaksForItself(const QRectF& box) const {
        const GroundCosts::Ground ground = site_.under(box);
        if (ground.own >= ownPlainly) return true;
        const bool small = site_.scale < yieldsFrom; // tokens stand far from their ground, too
        if (small && !isHome(box) && !isClose(box)) return false;
        const double share = (ground.cost - GroundCosts::neutral * (1 - ground.own)) /
                             (GroundCosts::foreign - GroundCosts::neutral);
        return (share <= littleForeign || isClose(box)) && isNearest(box);
    }
    /// Adds the line that a strip needs; nothing where there is no way for one.
    [[nodiscard]] std::optional<PlacedYield> withLineAtHome(const QRectF& box) const {
        if (const auto end = lineOverWater(box)) return PlacedYield{box, end};
        if (speaksForItself(box)) return PlacedYield{box, std::nullopt};
        const double longest = longestLine + std::hypot(box.width(), box.height()) / 2;
        const auto end = lineEnd(box, longest, [&](const QPointF& at) {
            return isHeart(at) && lengthOfLine(box, at) >= leastLine;
        });
        return end ? std::optional(PlacedYield{box, end}) : std::nullopt;
    }

    /// Returns where the line of a strip ends that stands on another land of its province than tokens and
    /// name, an island of it perhaps: without a line it could be taken for the neighbour's who lies about it.
    /// None: it stands on the same land or close by, or there is no way for a line.
    [[nodiscard]] std::optional<QPointF> lineOverWater(const QRectF& box) const {
        const int ofTokens = site_.landAt(stack_.center());
        const int land = ofTokens >= 0 ? ofTokens : site_.landAt(name_.center());
        if (land < 0 || site_.landAt(box.center()) == land || isClose(box)) return std::nullopt;
        const double longest = longestLine + std::hypot(box.width(), box.height()) / 2;
        return lineEnd(box, longest, [&](const QPointF& end) {
            return site_.landAt(end) == land && isHeart(end) && lengthOfLine(box, end) >= leastLine;
        });
    }

    /// Places on others' ground with their costs.
    [[nodiscard]] std::vector<std::pair<double, QRectF>> placesAbroad(const QSizeF& size) const {
        std::vector<std::pair<double, QRectF>> places;
        const QSizeF far = size / 2 + QSizeF(farthestAbroad, farthestAbroad);
        const QRectF middles = about_.adjusted(-far.width(), -far.height(), far.width(), far.height());
        for (double y = middles.top(); y <= middles.bottom(); y += stepAbroad)
            for (double x = middles.left(); x <= middles.right(); x += stepAbroad) {
                const QRectF box(std::round(x - size.width() / 2), std::round(y - size.height() / 2),
                                 size.width(), size.height());
                const double away = between(box, about_);
                if (away > farthestAbroad || meetsAny(box, taken_)) continue;
                if (site_.labels.frame().cuts(box) || site_.labels.frame().parts(box, name_)) continue;
                const bool onRoom = meetsAny(box, rooms_);
                const double ground = site_.under(box).cost;
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
        if (best_ && least_ < stripGoodEnough) return best_;
        const QSizeF far = size_ / 2 + QSizeF(reach_, reach_);
        QRectF middles = about_.adjusted(-far.width(), -far.height(), far.width(), far.height());
        if (where_ == Where::Home) middles &= site_.bounds();
        const double stepX = own_ < 1 ? 4 : 9;
        const double stepY = own_ < 1 ? 4 : 7;
        for (double y = middles.top(); y <= middles.bottom(); y += stepY)
            for (double x = middles.left(); x <= middles.right(); x += stepX)
                consider({x, y});
        return best_;
    }

    [[nodiscard]] bool isHeart(const QPointF& point) const {
        return site_.owns(point) && site_.under(squareAt(point, heartReach)).own >= heartEnough;
    }

    /// Whether a line from the edge of a box, as it is painted, runs through nothing that stands there.
    [[nodiscard]] bool isFree(const QRectF& box, const QPointF& end, double mayCross) const {
        const auto isTaken = [&](const QPointF& at) {
            return std::any_of(taken_.begin(), taken_.end(), [&](const QRectF& b) { return b.contains(at); });
        };
        if (anyOnLine(box, end, lineStep, isTaken)) return false;
        return site_.foreignShare(lineStart(box, end), end) <= mayCross;
    }

    void findTaken(const QRectF& near) {
        using Kind = BoxIndex::Kind;
        site_.each(near, [&](const BoxIndex::Entry& entry) {
            if (entry.kind == Kind::Room)
                rooms_.push_back(entry.box);
            else if (entry.written() || entry.is({Kind::Stack, Kind::Badge, Kind::Strip}))
                taken_.push_back(grown(entry.box, 1));
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
        const bool parted = site_.labels.frame().parts(box, name_);
        if (where_ == Where::Home && (parted || !site_.roughlyOwns(box.center()))) return;
        if (meetsAny(box, taken_)) return;
        const GroundCosts::Ground ground = site_.under(box);
        const bool clear = ground.cost <= GroundCosts::neutral * (1 - ground.own) + mayLap_;
        if (!clear && ground.own < own_) return;
        cost += ground.cost;
        if (cost >= least_) return;
        if (meetsAny(box, rooms_)) cost += costOfRoom;
        if (parted) cost += costOfStripParting;
        if (cost >= least_ || site_.labels.frame().cuts(box)) return;
        if (where_ == Where::Home && !site_.owns(box.center())) return;
        if (surely_ && !withLineAtHome(box)) return;
        least_ = cost;
        best_ = box;
    }

    const Surroundings& site_;
    std::span<const QSizeF> sizes_;
    QRectF name_;
    bool named_ = false;
    QRectF stack_; ///< its tokens, or the room for them
    QRectF about_;
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

std::optional<PlacedYield> placeYield(const Surroundings& site, const PlacedStack& placed,
                                      std::span<const QSizeF> sizes) {
    if (sizes.empty()) return std::nullopt;
    YieldSearch search(site, placed, sizes);
    if (const auto home = search.home()) return home;
    const auto outside = search.outside(farthestOff);
    if (!outside || !search.isClose(*outside))
        if (const auto home = search.home(stripOwnEnough)) return home;
    if (outside)
        if (const auto apart = search.withLine(*outside, longestLine)) return apart;
    if (const auto home = search.home(ownAtLast, true)) return home;
    const auto farther = search.outside(farthestAtLast, slackAtLast);
    if (farther)
        if (const auto apart = search.withLine(*farther, longestAtLast)) return apart;
    return search.abroad();
}

std::optional<QPointF> lineOfStrip(const Surroundings& site, const PlacedStack& placed, const QRectF& box) {
    const std::array sizes{box.size()};
    const YieldSearch search(site, placed, sizes);
    if (search.isHome(box)) return std::nullopt;
    if (const auto end = search.lineEnd(box, true)) return end;
    return search.lineEnd(box, false).value_or(site.pole());
}

} // namespace marches::appmap
