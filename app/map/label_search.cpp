#include "app/map/label_search.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <tuple>

namespace marches::appmap {

namespace {

// Costs beside those of the ground (ground_costs.h); about 1 is what a whole box on the sea costs.
constexpr double costOfOverlap = 14;
constexpr double costOfParting = 2.5;      // the name in sight, the tokens not
constexpr double costOfSwap = 0.25;        // tokens above the name
constexpr double costOfFewerTokens = 0.3;  // each
constexpr double costOfDistance = 0.35;    // a radius away from the pole
constexpr double costOfNameOutside = 0.35; // the name in the sea beside its province
constexpr double costOfApart = 0.8;        // the tokens not beside the name
constexpr double costOfLeader = 0.9;       // name or tokens apart from the province
constexpr double costOfCrossing = 2;       // a leader line over other provinces
constexpr double costOfLength = 0.006;     // each px of a leader line
constexpr double weightOfTokens = 1.3;
constexpr double anchored = -0.4;
constexpr double ordered = -8; // the scenario gives a leader line: it means it

constexpr double rowGap = 2;             // px between name and tokens
constexpr double hangShare = 0.26;       // of a token: dots may hang below it, on no name that stands there
constexpr double clearance = 2;          // px round everything
constexpr double ownEnough = 0.25;       // share on own ground from which a box clearly belongs there
constexpr double mostlyOwn = 0.5;        // the same of a name that may lie over a border
constexpr double partlyOwn = 0.3;        // the same of one that must be read and has no other place
constexpr double nearby = 12;            // px from a name to its own ground
constexpr double farthest = 460;         // px from a province to its name at the end of a line
constexpr double overFrom = 0.32;        // the same: below, a name over a border would drive the tokens away
constexpr double dearerWhenSmall = 3;    // a line there: shorter forms of the name go before it
constexpr double farthestWhenSmall = 90; // the same there: over half a map no line leads the eye home
constexpr double gapWhenSmall = 30; // px there from a name to its own ground: farther out it is lost at sea
constexpr QSizeF shieldSize{18, 20};
constexpr double leastRadius = 30; // px, for distances
constexpr int steps = 18;          // candidate places each way

/// The gap between tokens and a name below them, px.
double gapBelow(const QSizeF& token) {
    return rowGap + token.height() * hangShare;
}

QRectF rowOf(const QSizeF& token, int tokens, const QPointF& centre) {
    return centredAt(centre, QSizeF(token.width() * tokens, token.height()));
}

/// Looks for the place of one province's label among those that stand.
class LabelSearch {
public:
    LabelSearch(const LabelLayout& labels, int province, const LabelRequest& request)
        : ground_(labels.ground(province)), frame_(labels.frame()), taken_(labels.taken()), request_(request),
          heart_(ground_.pole()), roominess_(ground_.shapes.grid().pole(province).radius * ground_.scale),
          radius_(std::max(leastRadius, roominess_)),
          anchors_(ground_.shapes.picture().provinces[static_cast<std::size_t>(province)].anchors),
          goal_(anchors_.leader ? *anchors_.leader * ground_.scale : heart_), bounds_(ground_.bounds()) {
        for (const MeasuredForm& form : request.forms)
            widest_ = std::max(widest_, form.size.width());
    }

    /// Seeks a place on the province's own ground or beside it; nothing if there is none.
    std::optional<LabelPlace> close() {
        tryAnchors();
        tryAbout();
        return best();
    }
    /// Seeks a place at the end of a line.
    std::optional<LabelPlace> away() {
        if (ground_.hasNeutral(grown(bounds_, farthestAway()))) tryAway();
        return best();
    }

    /// Seeks a place with such a share on its own ground; the rest may lie over a border.
    std::optional<LabelPlace> over(double share = mostlyOwn) {
        leastOwn_ = share;
        return close();
    }

    /// Finds a place for a shield and tokens, about the middle of the province.
    LabelPlace withoutName() const {
        const auto placeAt = [this](const QPointF& tokensAt) {
            LabelPlace place;
            place.hidden = true;
            place.tokens = rowOf(request_.token, 1, tokensAt);
            place.name = centredAt({place.tokens.left() - shieldSize.width() / 2, tokensAt.y()}, shieldSize);
            if (ground_.under(place.tokens).own < ownEnough) place.leader = goal_;
            return place;
        };
        if (anchors_.tokens && anchors_.leader) return placeAt(*anchors_.tokens * ground_.scale);
        LabelPlace best = placeAt(heart_);
        best.leader = {};
        // a province no larger than a token has nothing to choose from
        if (std::min(bounds_.width(), bounds_.height()) < request_.token.width() * 1.5) return best;
        double least = std::numeric_limits<double>::max();
        const double reach = radius_ * 0.7;
        for (const double away : {0.0, 0.5, 1.0})
            for (int i = 0; i < (away > 0 ? 8 : 1); ++i) {
                const double angle = std::numbers::pi * i / 4;
                const LabelPlace place =
                    placeAt(heart_ + QPointF(std::cos(angle), std::sin(angle)) * away * reach);
                const double cost = ground_.under(place.name).cost + ground_.under(place.tokens).cost +
                                    (place.leader ? costOfLeader : 0) + away * costOfDistance +
                                    costOfOverlap * (overlap(place.name) + overlap(place.tokens));
                if (cost < least) least = cost, best = place;
            }
        return best;
    }

private:
    static constexpr double none = std::numeric_limits<double>::max();
    std::optional<LabelPlace> best() const { return least_ == none ? std::nullopt : std::optional(best_); }

    double farthestAway() const { return ground_.scale < finerBelow ? farthestWhenSmall : farthest; }

    bool nameMayStand(const QRectF& name) const {
        if (frame_.cuts(name)) return false;
        const GroundCosts::Ground ground = ground_.under(grown(name, ground_.edge() + 0.5));
        if (!ground.free && ground.own < leastOwn_) return false;
        bool alone = true;
        taken_.each(grown(name, clearance), [&alone](const BoxIndex::Entry&) { alone = false; });
        return alone;
    }

    double overlap(const QRectF& box) const {
        const QRectF wide = grown(box, clearance);
        double sum = frame_.cuts(box) ? 1 : 0;
        taken_.each(wide, [&](const BoxIndex::Entry& entry) {
            const QRectF common = wide & entry.box;
            sum += 0.3 + areaOf(common) / areaOf(box);
        });
        return sum;
    }

    /// The cost of standing off the province's pole.
    double costOfWay(const QPointF& to) const {
        return std::hypot(to.x() - heart_.x(), to.y() - heart_.y()) / radius_ * costOfDistance;
    }

    double costOfLine(const QPointF& from) const {
        const double cost = costOfLeader +
                            std::hypot(from.x() - goal_.x(), from.y() - goal_.y()) * costOfLength +
                            costOfCrossing * ground_.foreignShare(from, goal_);
        return ground_.scale < finerBelow ? cost * dearerWhenSmall : cost;
    }

    bool isInReach(const QRectF& name) const {
        const QRectF about = grown(name, gapWhenSmall);
        return ground_.scale >= finerBelow || ground_.under(about).own > 0;
    }

    /// The cost of a name where it stands; sets the end of the line that it needs.
    double costOfName(const QRectF& name, std::optional<QPointF>& leader) const {
        const GroundCosts::Ground ground = ground_.under(name);
        double cost = ground.cost;
        if (ground.own >= ownEnough) return cost;
        const QRectF about = grown(name, nearby);
        if (ground_.under(about).own > 0.02) return cost + costOfNameOutside;
        leader = goal_;
        return cost + costOfLine(name.center());
    }

    /// Considers a place for the tokens beside a name that may stand; `cost`: of all the rest.
    void considerTokens(const QRectF& name, int form, const std::optional<QPointF>& nameLeader,
                        const QRectF& tokens, bool below, double cost) {
        if (cost >= least_) return;
        const GroundCosts::Ground ground = ground_.under(tokens);
        cost += weightOfTokens * ground.cost;
        std::optional<QPointF> leader;
        if (ground.own < ownEnough) {
            if (cost >= least_) return;
            leader = goal_;
            cost += costOfLine(tokens.center());
        }
        if (frame_.parts(name, tokens)) cost += costOfParting;
        if (cost >= least_) return;
        cost += costOfOverlap * overlap(tokens);
        if (cost >= least_ || tokens.adjusted(-1, -1, 1, 1).intersects(name)) return;
        least_ = cost;
        // one line is enough for both where they stand together
        best_ = {name, form, false, leader ? std::nullopt : nameLeader, {}, tokens, below, leader};
    }

    /// Considers all places for tokens with a name at `centre`, in form `number`. `aboutPole`: the nearer
    /// name and tokens are to the province's pole, the better.
    void considerName(const QPointF& centre, int number, double extra, bool aboutPole = false) {
        const MeasuredForm& form = request_.forms[static_cast<std::size_t>(number)];
        const QRectF name = centredAt(centre, form.size);
        double cost = form.cost + extra;
        if (cost >= least_ || !nameMayStand(name)) return;
        std::optional<QPointF> leader;
        cost += costOfName(name, leader);
        if (leader && ground_.scale < finerBelow &&
            QLineF(name.center(), *leader).length() > farthestWhenSmall)
            return;
        if (leader && !isInReach(name)) return;
        for (const bool below : {true, false})
            for (const int tokens : {3, 2, 1}) {
                const double own = cost + (below ? 0 : costOfSwap) + (3 - tokens) * costOfFewerTokens;
                const double y = below ? name.bottom() + rowGap + request_.token.height() / 2
                                       : name.top() - gapBelow(request_.token) - request_.token.height() / 2;
                const QRectF row = rowOf(request_.token, tokens, {name.center().x(), y});
                considerTokens(name, number, leader, row, below,
                               own + (aboutPole ? costOfWay((name | row).center()) : 0));
            }
        const QPointF alone = anchors_.tokens ? *anchors_.tokens * ground_.scale : heart_;
        for (const int tokens : {3, 2, 1}) {
            const QRectF row = rowOf(request_.token, tokens, alone);
            considerTokens(name, number, leader, row, row.center().y() > name.center().y(),
                           cost + costOfApart + (3 - tokens) * costOfFewerTokens +
                               (aboutPole ? costOfWay(name.center()) : 0));
        }
    }

    void tryAnchors() {
        for (std::size_t f = 0; f < request_.forms.size(); ++f) {
            const int number = static_cast<int>(f);
            if (anchors_.tokens && anchors_.leader) tryOrdered(number, *anchors_.tokens * ground_.scale);
            if (anchors_.name) considerName(*anchors_.name * ground_.scale, number, anchored);
        }
    }

    /// Considers names by the tokens, which stand where the scenario wants them, at the end of a line.
    void tryOrdered(int number, const QPointF& tokensAt) {
        const MeasuredForm& form = request_.forms[static_cast<std::size_t>(number)];
        const double half = form.size.height() / 2;
        for (const bool below : {true, false})
            for (const int tokens : {3, 2, 1}) {
                const double cost =
                    ordered + form.cost + (below ? 0 : costOfSwap) + (3 - tokens) * costOfFewerTokens;
                const QRectF row = rowOf(request_.token, tokens, tokensAt);
                const double y =
                    below ? row.top() - rowGap - half : row.bottom() + gapBelow(request_.token) + half;
                QRectF name = centredAt({tokensAt.x(), y}, form.size);
                if (nameMayStand(name)) considerTokens(name, number, {}, row, below, cost);
                if (!anchors_.name) continue;
                name.moveCenter(*anchors_.name * ground_.scale);
                if (nameMayStand(name))
                    considerTokens(name, number, {}, row, row.center().y() > name.center().y(),
                                   cost + anchored);
            }
    }

    /// Considers places in the province and close to it, the nearest to the pole first.
    void tryAbout() {
        const double beyond = roominess_ < widest_ ? widest_ * 1.2 : 0;
        QRectF area = bounds_.adjusted(-beyond, -beyond * 0.8, beyond, beyond * 0.8);
        // where all land around is foreign, only forms that fit into the province have to be tried
        const bool inside = !ground_.hasNeutral(area);
        std::vector<std::pair<int, QRectF>> forms; // with the room for their middles
        for (std::size_t f = 0; f < request_.forms.size(); ++f) {
            const QSizeF size = request_.forms[f].size;
            QRectF room = inside ? bounds_ : area;
            if (inside) {
                if (size.width() >= bounds_.width() || size.height() >= bounds_.height()) continue;
                room.adjust(size.width() / 2, size.height() / 2, -size.width() / 2, -size.height() / 2);
            }
            forms.emplace_back(static_cast<int>(f), room);
        }
        if (forms.empty()) return;
        if (inside) {
            area = {};
            for (const auto& [f, room] : forms)
                area |= room;
        }
        const int parts = inside ? steps / 2 : steps;
        const double stepX = std::max(5.0, area.width() / parts);
        const double stepY = std::max(5.0, area.height() / parts);
        std::vector<std::pair<double, QPointF>> centres{{0.0, heart_}};
        const auto add = [&](double x, double y) {
            centres.emplace_back(std::hypot(x - heart_.x(), y - heart_.y()), QPointF(x, y));
        };
        for (double y = area.top(); y <= area.bottom(); y += stepY) {
            for (double x = area.left(); x <= area.right(); x += stepX)
                add(x, y);
            add(heart_.x(), y); // a narrow one has room in its middle alone
        }
        for (double x = area.left(); x <= area.right(); x += stepX)
            add(x, heart_.y());
        std::sort(centres.begin(), centres.end(), [](const auto& a, const auto& b) {
            return std::tuple(a.first, a.second.y(), a.second.x()) <
                   std::tuple(b.first, b.second.y(), b.second.x());
        });
        const double half = (request_.token.height() + gapBelow(request_.token)) / 2;
        for (const auto& [away, centre] : centres) {
            // the block's middle is half a row off the name's, at most
            if (std::max(0.0, away - half) / radius_ * costOfDistance >= least_) break;
            for (const auto& [number, room] : forms)
                if (room.contains(centre)) considerName(centre, number, 0, true);
        }
    }

    /// Considers places on free sea and land, farther and farther away.
    void tryAway() {
        constexpr double ring = 12;
        for (double away = ring * 2; away < farthestAway(); away += ring) {
            if (away * costOfLength + costOfLeader >= least_) return;
            const int places = std::max(16, static_cast<int>(away * 2 * std::numbers::pi / 14));
            for (int i = 0; i < places; ++i) {
                const double angle = 2 * std::numbers::pi * i / places;
                const QPointF centre = heart_ + QPointF(std::cos(angle), std::sin(angle)) * away;
                for (std::size_t f = 0; f < request_.forms.size(); ++f)
                    considerName(centre, static_cast<int>(f), 0);
            }
        }
    }

    const ProvinceGround ground_;
    const ViewFrame& frame_;
    const BoxIndex& taken_;
    const LabelRequest& request_;
    QPointF heart_;
    double roominess_; ///< px from the pole to the border
    double radius_;    ///< the same, for distances
    const ProvinceAnchors& anchors_;
    QPointF goal_;
    QRectF bounds_;
    double widest_ = 0;
    double leastOwn_ = 2; ///< share on its own ground from which it may lie over a border; 1 and more: never
    double least_ = none;
    LabelPlace best_;
};

} // namespace

std::optional<LabelPlace> placeClose(const LabelLayout& labels, int province, const LabelRequest& request) {
    LabelSearch search(labels, province, request);
    std::optional<LabelPlace> place = search.close();
    if (place || !request.first || labels.scale() >= finerBelow) return place;
    if (labels.scale() < overFrom) place = search.over();
    if (!place) place = search.away();
    if (!place) place = search.over();
    return place ? place : search.over(partlyOwn);
}

std::optional<LabelPlace> placeFarther(const LabelLayout& labels, int province, const LabelRequest& request,
                                       bool atLine) {
    LabelSearch search(labels, province, request);
    std::optional<LabelPlace> place;
    if (atLine) place = search.away();
    if (!place && labels.scale() >= overFrom && labels.scale() < finerBelow) place = search.over();
    return place;
}

LabelPlace placeWithoutName(const LabelLayout& labels, int province, const LabelRequest& request) {
    return LabelSearch(labels, province, request).withoutName();
}

} // namespace marches::appmap
