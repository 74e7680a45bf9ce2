#include "app/map/stack_placing.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace marches::appmap {

namespace {

constexpr double costOfSmaller = 0.25;
constexpr double costOfRows = 0.2;     // each more
constexpr double costOfShift = 0.004;  // each px
constexpr double costOnForeign = 14;   // besides its share
constexpr double costOfSliver = 0.3;   // the same for one owner's tokens: nobody takes them for others'
constexpr double costOfMerging = 5.5;  // owners' piles with numbers instead of tokens
constexpr double costWhenSmall = 0.75; // the same at small zoom
constexpr double costOfThree = 1.4;    // the same of three pieces
constexpr double threeFrom = 0.45;     // scale; below, all is so small that none is told from others
constexpr double costOnName = 9;
constexpr double costOnStack = 9;
constexpr double costOnKeptStrip = 6; // it stays where it is when tokens of one owner come
constexpr double costOnRoom = 2;      // kept for others' tokens
constexpr double costOfParting = 3;   // from the name, by the edge of what is seen
constexpr double costOfLeader = 1.4;
constexpr double costOfHiddenLine = 4; // it would end under the tokens
constexpr double costOfCrossing = 3;
constexpr double costOfHanging = 1.3; // over a name, with what may hang on its tokens one day
constexpr double goodEnough = 1.1;
constexpr double endRoom = 5;               // px round a line's end that no name covers
constexpr double farthestEnd = 60;          // px from where a line would end to where it does
constexpr double endStep = 3;               // px
constexpr int endWays = 32;                 // directions
constexpr double endOnOwn = 0.7;            // share of its own ground round a line's end
constexpr double costOfBetween = 30;        // px: a line that runs through a name, tokens, a strip
constexpr double costOfForeignGround = 240; // the same: all of it over that
constexpr double ownEnough = 0.55;          // share on its own ground: else a line leads there
constexpr double ownEnoughOver = 0.2;       // the same of tokens that lie over all of a small province

// A battle has its own costs, since everybody looks at it: it covers its province's name and lies over a
// border before it goes where it would be taken for one elsewhere.
constexpr double costOfBattleAway = 8;
constexpr double costOfBattleAcross = 0.5; // besides the share
constexpr double costOnOthers = 30;        // their names and tokens
constexpr double costOnOthersStrip = 0.4;
constexpr double costOnOwnSeals = 0.5;
constexpr double costOnOwnWords = 1.6;    // besides the share of them
constexpr double costOfOwnWords = 3.4;    // all of them
constexpr double costOfLineThrough = 1.5; // others' names and tokens

/// One way to lay the tokens out, its top in the middle of (0, 0).
struct Form {
    StackLayout layout;
    QRectF body; ///< tokens, mats and merged groups, without what hangs on them
    double cost = 0;

    /// px of what may hang below the tokens.
    [[nodiscard]] double hang() const {
        return layout.merged.empty() ? layout.bounds.bottom() - body.bottom() : 0;
    }
};

std::vector<Form> formsOf(std::span<const TokenGroup> groups, double side, double scale) {
    int all = 0;
    for (const TokenGroup& group : groups)
        all += static_cast<int>(group.tokens.size());
    std::vector<Form> forms;
    const auto add = [&](const StackShape& shape, double cost) {
        Form form{layOutStack(groups, shape, {}, false), {}, cost};
        for (const StackedToken& token : form.layout.tokens)
            form.body |= token.box;
        for (const StackMat& mat : form.layout.mats)
            form.body |= mat.box;
        for (const MergedGroup& merged : form.layout.merged)
            form.body |= merged.paintedBox();
        forms.push_back(std::move(form));
    };
    add({side, std::max(all, 1)}, 0);
    const double smaller = side * theme::smallTokenSide / theme::tokenSide;
    if (all > 1) add({smaller, all}, costOfSmaller);
    for (const int rows : {2, 3}) {
        const int perRow = std::max(1, (all + rows - 1) / rows);
        if (perRow >= all) break;
        add({side, perRow}, rows * costOfRows);
        add({smaller, perRow}, costOfSmaller + rows * costOfRows);
    }
    if (all < 3) return forms;
    const double chip = std::min(smaller, static_cast<double>(theme::smallTokenSide));
    // three pieces are read one by one where that can be: a pile of them tells less than it saves
    const bool three = all == 3 && scale >= threeFrom;
    const double cost = scale >= smallBelow ? costOfMerging : three ? costOfThree : costWhenSmall;
    for (const double part : {0.86, 0.7})
        for (const int perRow : {3, 2, 1})
            add({chip * part, perRow, true}, cost + 0.05 * (3 - perRow) + (0.86 - part) * 2.5);
    return forms;
}

/// Returns where the line from `body` to `goal` shall end. That is `goal`, unless a name or others' tokens
/// cover it; then the nearest visible point of the province's ground on the same land, at most `farthestEnd`
/// away, preferably one to which the line runs through nothing that stands there and over no foreign ground.
QPointF seenEnd(const Surroundings& site, const QRectF& body, const QPointF& goal) {
    std::vector<QRectF> taken;
    site.each(body | grown({goal, QSizeF(1, 1)}, farthestEnd), [&](const BoxIndex::Entry& entry) {
        using Kind = BoxIndex::Kind;
        if (entry.written() || entry.kind == Kind::Strip ||
            (entry.kind == Kind::Body && entry.province != site.province))
            taken.push_back(entry.box);
    });
    if (!meetsAny(squareAt(goal, endRoom), taken)) return goal;
    const auto runsThrough = [&](const QPointF& end) {
        return anyOnLine(body, end, endStep,
                         [&](const QPointF& at) { return meetsAny(squareAt(at, 1), taken); });
    };
    const int land = site.landAt(goal);
    double least = std::numeric_limits<double>::max();
    QPointF best = goal;
    for (double away = endStep; away <= farthestEnd && away < least; away += endStep)
        for (int way = 0; way < endWays; ++way) {
            const double angle = way * 2 * std::numbers::pi / endWays;
            const QPointF end = goal + QPointF(std::cos(angle), std::sin(angle)) * away;
            const QRectF dot = squareAt(end, endRoom);
            if (dot.intersects(body) || meetsAny(dot, taken)) continue;
            if (!site.owns(end) || site.under(dot).own < endOnOwn) continue;
            const double foreign = site.foreignShare(lineStart(body, end), end);
            const double cost = away + foreign * costOfForeignGround + (runsThrough(end) ? costOfBetween : 0);
            if (cost >= least || (land >= 0 && site.landAt(end) != land)) continue;
            least = cost;
            best = end;
        }
    return best;
}

/// The costs that keep tokens off a place, besides those of the ground.
struct Costs {
    double offGround; ///< it isn't all on its own or on nobody's
    double onStrip;
    double onOthersStrip;
    double onName = costOnName;
    double onStack = costOnStack;
    double leader = costOfLeader;
    double hiddenLine = costOfHiddenLine;
    bool battle = false; ///< its own name gives way, too
};

Costs costsOf(std::span<const TokenGroup> groups) {
    const auto attacks = [](const TokenGroup& group) { return group.attacking && !group.tokens.empty(); };
    if (std::any_of(groups.begin(), groups.end(), attacks)) {
        Costs costs{costOfBattleAcross, 0, costOnOthersStrip};
        costs.onName = costs.onStack = costOnOthers;
        costs.leader = costOfBattleAway;
        costs.hiddenLine = costOfBattleAway / 2;
        costs.battle = true;
        return costs;
    }
    // those of several need much room: strips give way
    if (ownersOf(groups) > 1) return {costOnForeign, 0, 0};
    return {costOfSliver, costOnKeptStrip, costOnKeptStrip};
}

class StackSearch {
public:
    StackSearch(const Surroundings& site, const Costs& costs)
        : site_(site), costs_(costs), place_(site.place()) {}

    /// Considers a form with the middle of its top at `at`; `extra` is the cost of the place.
    void consider(const Form& form, const QPointF& at, double extra) {
        extra += form.cost;
        if (extra >= least_) return;
        const QRectF body = form.body.translated(at);
        const GroundCosts::Ground ground = site_.under(body);
        // a cell of the grid belongs to one province alone, however a border runs through it
        const bool free = ground.free && site_.under(grown(body, site_.edge())).free;
        double cost = extra + ground.cost + (free ? 0 : costs_.offGround);
        if (cost >= least_) return;
        std::optional<QPointF> leader;
        const QPointF goal = lineGoal(site_);
        if (ground.own < (liesUnder(body, goal) ? ownEnoughOver : ownEnough)) {
            leader = goal;
            cost += (body.contains(goal) ? costs_.hiddenLine : costs_.leader) +
                    costOfCrossing * site_.foreignShare(body.center(), *leader);
        }
        if (cost >= least_) return;
        const QRectF all = form.layout.bounds.translated(at) | body;
        if (site_.labels.frame().cuts(all)) cost += costOnName;
        if (site_.labels.frame().parts(all, place_.name)) cost += costOfParting;
        if (cost >= least_) return;
        const QRectF hanging = body.adjusted(0, 0, 0, form.hang());
        bool hangs = false;
        site_.labels.taken().each(hanging, [&](const BoxIndex::Entry& entry) {
            if (!entry.box.intersects(body))
                hangs = hangs || entry.written();
            else if (entry.written())
                cost += costs_.battle && entry.province == site_.province ? costOnOwn(entry, body)
                                                                          : costs_.onName;
            else if (entry.province != site_.province)
                cost += costOnRoom;
        });
        if (hangs) cost += costOfHanging;
        site_.standing.each(all, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Strip)
                cost += entry.province == site_.province ? costs_.onStrip : costs_.onOthersStrip;
            if (entry.province == site_.province || !entry.box.intersects(body)) return;
            if (entry.kind == Kind::Body || entry.kind == Kind::Badge) cost += costs_.onStack;
        });
        if (cost >= least_) return;
        if (costs_.battle && leader && runsThrough(body, *leader)) cost += costOfLineThrough;
        if (cost >= least_) return;
        least_ = cost;
        best_ = &form;
        at_ = at;
        leader_ = leader;
    }

    double least() const { return least_; }
    PlacedStack best() const {
        if (!best_) return {};
        PlacedStack placed{best_->layout, best_->body.translated(at_), leader_};
        placed.layout.translate(at_);
        if (leader_) placed.leader = seenEnd(site_, placed.body, *leader_);
        return placed;
    }

private:
    /// The cost of a battle that lies over the name of its province, or over the seals beside that.
    [[nodiscard]] double costOnOwn(const BoxIndex::Entry& entry, const QRectF& body) const {
        const QRectF& words = place_.words;
        const QRectF common = entry.kind == BoxIndex::Kind::Name ? words & body : QRectF();
        if (common.isEmpty()) return costOnOwnSeals;
        return costOnOwnWords + costOfOwnWords * common.width() * common.height() / areaOf(words);
    }
    /// Whether others' names or tokens stand where its line would run.
    [[nodiscard]] bool runsThrough(const QRectF& body, const QPointF& end) const {
        std::vector<QRectF> taken;
        site_.each(body | QRectF(end, QSizeF(1, 1)), [&](const BoxIndex::Entry& entry) {
            if ((entry.written() || entry.kind == BoxIndex::Kind::Body) && entry.province != site_.province)
                taken.push_back(entry.box);
        });
        return anyOnLine(body, end, endStep, [&](const QPointF& at) {
            return std::any_of(taken.begin(), taken.end(), [&](const QRectF& b) { return b.contains(at); });
        });
    }

    const Surroundings& site_;
    Costs costs_;
    const LabelPlace& place_;
    double least_ = std::numeric_limits<double>::max();
    const Form* best_ = nullptr;
    QPointF at_;
    std::optional<QPointF> leader_;
};

} // namespace

bool liesUnder(const QRectF& body, const QPointF& goal) {
    return body.adjusted(body.width() / 4, body.height() / 4, -body.width() / 4, -body.height() / 4)
        .contains(goal);
}

QPointF lineGoal(const Surroundings& site) {
    return site.place().leader.value_or(site.pole());
}

PlacedStack placeStack(const Surroundings& site, std::span<const TokenGroup> groups, double side) {
    if (ownersOf(groups) == 0) return {};
    const LabelPlace& place = site.place();
    const std::vector<Form> forms = formsOf(groups, side, site.scale);
    const Costs costs = costsOf(groups);
    StackSearch search(site, costs);

    const QPointF row = place.tokens.center();
    for (const Form& form : forms)
        for (const bool below : {place.tokensBelow, !place.tokensBelow})
            for (const double shift : {0.0, -0.5, 0.5, -1.0, 1.0, -1.6, 1.6}) {
                const bool own = below == place.tokensBelow;
                const double y = below ? (own ? place.tokens.top() : place.name.bottom() + 2)
                                       : (own ? place.tokens.bottom() : place.name.top() - 2 - form.hang()) -
                                             form.body.bottom();
                const double aside = shift * side;
                search.consider(form, QPointF(row.x() + aside, y),
                                std::abs(aside) * costOfShift + (own ? 0 : 0.3));
            }
    if (search.least() <= goodEnough) return search.best();

    // anywhere about the province, then farther away
    const QPointF home = costs.battle && place.leader ? *place.leader : row;
    const QRectF own = site.bounds();
    for (const double beyond : {100.0, 330.0}) {
        const QRectF area = own.adjusted(-beyond, -beyond * 0.8, beyond, beyond * 0.8);
        const double step = std::max(5.0, std::max(area.width(), area.height()) / 48);
        for (const Form& form : forms)
            for (double y = area.top(); y <= area.bottom(); y += step)
                for (double x = area.left(); x <= area.right(); x += step) {
                    const double away = std::hypot(x - home.x(), y - home.y());
                    search.consider(form, QPointF(x, y), away * costOfShift * 1.5);
                }
        if (search.least() < costs.onName) break;
    }
    return search.best();
}

} // namespace marches::appmap
