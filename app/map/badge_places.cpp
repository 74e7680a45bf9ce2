#include "app/map/badge_places.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::appmap {

namespace {

constexpr double gap = 2;               // px from name or tokens
constexpr double step = 6;              // px between places beside them
constexpr double farStep = 8;           // px between places farther off
constexpr double farthest = 70;         // px
constexpr double costOfName = 0.1;      // at the name, not at the tokens
constexpr double costOfNameApart = 1.5; // the same of one at the end of a line
constexpr double costOfDistance = 0.03; // each px
constexpr double costAside = 0.012;     // each px off the middle of a side
constexpr double weightOfGround = 0.3;  // where it stands is less than what it stands by
constexpr double costOfWritten = 20;
constexpr double costOfStanding = 16;
constexpr double costOfCut = 16;
constexpr double plainly = 4;     // px nearer to its own than to others'
constexpr double leastNearer = 1; // the same: else a line says whose it is
constexpr double farAway = 14;    // px: there a line is needed too
constexpr double costOfDoubt = 0.8;
constexpr double costOfLine = 3;
constexpr double costOfShortLine = 3;  // nobody sees it
constexpr double leastLine = 12;       // px
constexpr double lineStep = 4;         // px: how finely it is looked at
constexpr double costOnLine = 12;      // all of it through what is read
constexpr std::size_t mostBoxes = 240; // of each kind that are kept off: where there are more, none is read
constexpr double mostPlacesFar = 1200; // looked at

class BadgeSearch {
public:
    BadgeSearch(const Surroundings& site, const QRectF& tokens, const QSizeF& size)
        : site_(site), tokens_(tokens), half_(size / 2) {
        const LabelPlace& place = site.place();
        if (!place.hidden) name_ = place.name;
        apart_ = place.nameLeader.has_value();
        if (tokens_.isEmpty() && name_.isEmpty()) tokens_ = place.tokens;
        const double reach = farthest + plainly; // as far again: names and tokens nearer to it than its own
        findBoxes(
            grown(area(), reach)
                .adjusted(-2 * half_.width(), -2 * half_.height(), 2 * half_.width(), 2 * half_.height()));
    }

    PlacedBadge found() {
        if (!tokens_.isEmpty()) beside(tokens_, 0);
        if (!name_.isEmpty()) beside(name_, apart_ ? costOfNameApart : costOfName);
        if (least_ >= costOfLine) fartherOff();
        return best_;
    }

private:
    /// Considers places all round a box, the middles of its sides first.
    void beside(const QRectF& box, double extra) {
        const double x = box.width() / 2 + half_.width() + gap;
        const double y = box.height() / 2 + half_.height() + gap;
        const QPointF middle = box.center();
        for (const double side : {1.0, -1.0}) {
            for (double off = 0; off <= y; off += step)
                for (const double way : {1.0, -1.0})
                    consider(middle + QPointF(side * x, way * off), extra + off * costAside);
            for (double off = 0; off <= x; off += step)
                for (const double way : {1.0, -1.0})
                    consider(middle + QPointF(way * off, side * y), extra + off * costAside);
        }
    }

    /// The area in which the badge's middle may lie.
    [[nodiscard]] QRectF area() const {
        const QRectF own = tokens_ | name_;
        return grown(own.adjusted(-half_.width(), -half_.height(), half_.width(), half_.height()), farthest);
    }

    void fartherOff() {
        const QRectF about = area();
        const double apart = std::max(farStep, std::sqrt(about.width() * about.height() / mostPlacesFar));
        for (double y = about.top(); y <= about.bottom(); y += apart)
            for (double x = about.left(); x <= about.right(); x += apart)
                consider({x, y}, 0);
    }

    void findBoxes(const QRectF& near) {
        using Kind = BoxIndex::Kind;
        const auto keep = [](std::vector<QRectF>& boxes, const QRectF& box) {
            if (boxes.size() < mostBoxes) boxes.push_back(box);
        };
        site_.each(near, [&](const BoxIndex::Entry& entry) {
            const bool own = entry.province == site_.province;
            const bool body = entry.kind == Kind::Body;
            const bool stands = entry.kind == Kind::Strip || entry.kind == Kind::Badge;
            if (entry.written()) keep(written_, entry.box);
            if (stands || (entry.kind == Kind::Stack && !own)) keep(keptOff_, entry.box);
            if (entry.written() || (!own && (stands || body))) keep(read_, entry.box);
            if (!own && (entry.kind == Kind::Name || body)) keep(others_, entry.box);
        });
    }

    [[nodiscard]] double awayFromOwn(const QRectF& box) const {
        const double ofTokens =
            tokens_.isEmpty() ? std::numeric_limits<double>::max() : between(box, tokens_);
        return name_.isEmpty() ? ofTokens : std::min(ofTokens, between(box, name_));
    }

    /// By how many px a box is nearer to its own than to all names and tokens of others; at most `plainly`.
    [[nodiscard]] double nearerToOwn(const QRectF& box, double away) const {
        double least = away + plainly;
        for (const QRectF& other : others_)
            least = std::min(least, between(box, other));
        return least - away;
    }

    [[nodiscard]] static double howMany(const QRectF& box, const std::vector<QRectF>& among) {
        return static_cast<double>(std::count_if(
            among.begin(), among.end(), [&box](const QRectF& other) { return other.intersects(box); }));
    }

    [[nodiscard]] double costOfLineTo(const QRectF& box, const QPointF& end) const {
        const double length = between(box, QRectF(end, QSizeF(0.1, 0.1)));
        double onRead = 0; // px
        (void)anyOnLine(box, end, lineStep, [&](const QPointF& at) {
            if (meetsAny(squareAt(at, 1), read_)) onRead += lineStep;
            return false;
        });
        return costOfLine + (length < leastLine ? costOfShortLine : 0) +
               costOnLine * onRead / std::max(length, lineStep);
    }

    void consider(const QPointF& middle, double cost) {
        if (cost >= least_) return;
        const QRectF box(middle.x() - half_.width(), middle.y() - half_.height(), half_.width() * 2,
                         half_.height() * 2);
        const double away = awayFromOwn(box);
        cost += away * costOfDistance;
        if (cost >= least_) return;
        cost += site_.under(box).cost * weightOfGround;
        if (cost >= least_) return;
        cost += costOfWritten * howMany(box, written_);
        if (cost >= least_) return;
        cost += costOfStanding * howMany(box, keptOff_);
        if (box.intersects(tokens_)) cost += costOfStanding;
        if (site_.labels.frame().cuts(box)) cost += costOfCut;
        if (cost >= least_) return;
        std::optional<QPointF> leader;
        const double nearer = nearerToOwn(box, away);
        if (nearer < plainly) cost += costOfDoubt;
        if (nearer < leastNearer || away > farAway) {
            leader = lineStart(tokens_.isEmpty() ? name_ : tokens_, box.center());
            cost += costOfLineTo(box, *leader);
        }
        if (cost >= least_) return;
        least_ = cost;
        best_ = {box, leader};
    }

    const Surroundings& site_;
    QRectF tokens_;
    QRectF name_; ///< empty: not written
    bool apart_ = false;
    QSizeF half_;
    std::vector<QRectF> written_; ///< names, marks
    std::vector<QRectF> keptOff_; ///< besides
    std::vector<QRectF> read_;    ///< no line runs through it
    std::vector<QRectF> others_;  ///< names and tokens
    double least_ = std::numeric_limits<double>::max();
    PlacedBadge best_;
};

} // namespace

PlacedBadge placeBadge(const Surroundings& site, const QRectF& tokens, const QSizeF& size) {
    return BadgeSearch(site, tokens, size).found();
}

} // namespace marches::appmap
