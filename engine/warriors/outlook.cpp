#include "engine/warriors/outlook.h"

#include "engine/warriors/options.h"
#include "engine/warriors/rules.h"

#include <deque>
#include <limits>

namespace marches::warriors {
namespace {

constexpr int impossible = std::numeric_limits<int>::min() / 2;

/// A unit that damage may go to, and what each of its fates is worth to the side that deals the damage.
struct Target {
    UnitRef unit;
    int fatal = 1;              ///< the least damage that kills it
    int driving = 0;            ///< the least that makes it retreat; `fatal` if it cannot
    std::array<int, 3> worth{}; ///< by Fate
    bool covered = false;       ///< takes no damage
    bool mustDie = false;
};

/// A division of the points of a side, by target.
struct Spread {
    int worth = impossible;
    std::vector<int> points;
};

/// The best worth of spreading exactly n points over the targets so far, by whether one of them lives on and
/// stays.
struct Row {
    std::array<std::vector<int>, 2> best;
    /// How the last target came by it: its points times 2, plus whether a target before it stays.
    std::array<std::vector<std::uint16_t>, 2> how;
};

/// Adds a target that takes `low` to `high` points, each number of them being worth `worth`. Among equals it
/// prefers most points on those that live on and least on those that die, to waste as little as possible.
void spreadOn(const Row& before, Row& after, bool stayedBefore, bool stays, int low, int high, int worth,
              bool most) {
    const std::vector<int>& old = before.best[stayedBefore ? 1 : 0];
    const auto count = static_cast<int>(old.size());
    std::deque<int> window; // points left to the targets before, the best first
    for (int points = low; points < count; ++points) {
        const int rest = points - low;
        const auto better = [&](int other) {
            const int a = old[static_cast<std::size_t>(other)];
            const int b = old[static_cast<std::size_t>(rest)];
            return most ? a >= b : a > b;
        };
        while (!window.empty() && !better(window.back()))
            window.pop_back();
        window.push_back(rest);
        if (high < points - window.front()) window.pop_front();
        const auto at = static_cast<std::size_t>(points);
        const int sum = old[static_cast<std::size_t>(window.front())];
        if (sum == impossible || sum + worth <= after.best[stays ? 1 : 0][at]) continue;
        after.best[stays ? 1 : 0][at] = sum + worth;
        after.how[stays ? 1 : 0][at] =
            static_cast<std::uint16_t>((points - window.front()) * 2 + (stayedBefore ? 1 : 0));
    }
}

/// Returns the best spread of all points that leaves no target there, and the best that leaves one.
std::array<Spread, 2> bestSpreads(const std::vector<Target>& targets, int points) {
    int fatal = 0;
    for (const Target& target : targets)
        fatal += target.covered ? 0 : target.fatal;
    const int counted = std::min(points, fatal); // more points are wasted however they are spread
    const auto size = static_cast<std::size_t>(counted) + 1;
    std::vector<Row> rows(targets.size() + 1);
    for (Row& row : rows)
        for (std::size_t stays = 0; stays < 2; ++stays) {
            row.best[stays].assign(size, impossible);
            row.how[stays].assign(size, 0);
        }
    rows[0].best[0][0] = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        const Target& target = targets[i];
        const auto fate = [&](Fate what, int low, int high) {
            if (low > high) return;
            const int worth = target.worth[static_cast<std::size_t>(what)];
            for (const bool before : {false, true})
                spreadOn(rows[i], rows[i + 1], before, before || what == Fate::lives, low, high, worth,
                         what != Fate::dies);
        };
        if (!target.covered) fate(Fate::dies, target.fatal, counted);
        if (target.mustDie) continue;
        if (!target.covered) fate(Fate::retreats, target.driving, target.fatal - 1);
        fate(Fate::lives, 0, target.covered ? 0 : target.driving - 1);
    }

    std::array<Spread, 2> found;
    for (std::size_t stays = 0; stays < 2; ++stays) {
        const int worth = rows.back().best[stays].back();
        if (worth == impossible) continue;
        found[stays].worth = worth;
        found[stays].points.resize(targets.size());
        std::size_t left = size - 1;
        std::size_t row = stays;
        int over = points - counted;
        for (std::size_t i = targets.size(); i-- > 0;) {
            const std::uint16_t how = rows[i + 1].how[row][left];
            const int given = how / 2;
            left -= static_cast<std::size_t>(given);
            row = how % 2;
            found[stays].points[i] = given;
            if (given >= targets[i].fatal) found[stays].points[i] += std::exchange(over, 0);
        }
    }
    return found;
}

bool isLying(const State& state, UnitRef unit, ProvinceId province) {
    if (isPlayer(unit.owner)) return state.player(seatOf(unit.owner)).units[unit.number].lying;
    for (const Barbarian& b : barbariansIn(state, province))
        if (refOf(b) == unit) return b.lying;
    return false;
}

class Thinker {
public:
    /// `from` is the state that Victory Points are compared with.
    Thinker(const Setting& setting, const State& from, State state, const OutlookWeights& weights)
        : setting_(setting), from_(from), weights_(weights), state_(std::move(state)),
          province_(state_.battle.province), playerDefends_(isPlayer(state_.holder(province_))) {}

    BattleOutlook think() {
        const bool standing = state_.stage == Stage::assignDefender;
        forget(standing);
        BattleOutlook outlook;
        outlook.province = province_;
        outlook.attacker = state_.current;
        outlook.defender = state_.holder(province_);
        outlook.attackerPower = attackerPower(view(), province_);
        outlook.defenderPower = defenderPower(view(), province_);
        state_.battle.defenderPoints = outlook.defenderPower;

        const auto [points, value] = standing ? standingAssignment() : bestAssignment(outlook.attackerPower);
        outlook.value = value.total;
        for (std::size_t i = 0; i < points.size(); ++i)
            outlook.defenders.push_back({defenders_[i].unit, points[i], {}, noProvince});
        for (std::size_t i = 0; i < value.answer.size(); ++i)
            outlook.attackers.push_back({attackers_[i].unit, value.answer[i], {}, noProvince});
        playOn(outlook);
        return outlook;
    }

private:
    /// An assignment of the attacker's points, and the defender's best answer to it.
    struct Answered {
        int total = impossible;
        std::vector<int> answer; ///< points by attacker's army
    };

    View view() const { return {setting_, state_}; }

    void forget(bool attackerStands) {
        for (Token token = 0; token < armyTokenCount; ++token)
            state_.player(state_.current).units[token].assigned = 0;
        if (attackerStands) return;
        eachDefender(view(), province_, [&](UnitRef unit) { setAssigned(state_, unit, province_, 0); });
    }

    /// Builds the target for a unit. `worth`: its value to its killer; `helpless`: it is lost when it has to
    /// leave; `mustLeave`: if it lives on it has to.
    Target target(UnitRef unit, bool helpless, bool mustLeave) const {
        Target made;
        made.unit = unit;
        const int life = lifeLeft(setting_, state_, unit, province_);
        const bool lying = isLying(state_, unit, province_);
        const auto fate = [&](int points) { return fateOf(view(), unit, life - points, lying); };
        while (fate(made.fatal) != Fate::dies)
            ++made.fatal;
        made.driving = made.fatal;
        while (made.driving > 1 && fate(made.driving - 1) == Fate::retreats)
            --made.driving;
        const int kill = weights_.vp * killVp(setting_.tables, unit);
        if (!isPlayer(unit.owner)) {
            made.worth = {0, 0, kill};
            return made;
        }
        const int strength = setting_.tables.power[static_cast<std::size_t>(kindOf(unit.number))];
        const int lost = weights_.strength * strength;
        const int fort = isFort(unit.number) ? weights_.vp * setting_.tables.fortVp : 0;
        const bool byPlayer = unit.owner != ownerOf(state_.current) || playerDefends_; // Barbarians get no VP
        made.worth = {mustLeave && helpless ? lost : 0, helpless ? lost : weights_.lying * strength,
                      lost + fort + (byPlayer ? kill : 0)};
        return made;
    }

    std::vector<Target> defenders() const {
        std::vector<Target> list;
        eachDefender(view(), province_, [&](UnitRef unit) {
            const bool helpless =
                isPlayer(unit.owner) && refuges(view(), seatOf(unit.owner), province_).empty();
            list.push_back(target(unit, helpless, false));
        });
        return list;
    }

    std::vector<Target> attackers(bool defendersStay) const {
        const bool helpless = refuges(view(), state_.current, province_).empty();
        std::vector<Target> list;
        for (Token token = 0; token < armyTokenCount; ++token)
            if (state_.player(state_.current).units[token].province == province_)
                list.push_back(target(unitOf(state_.current, token), helpless, defendersStay));
        return list;
    }

    /// Returns the worth of the province to the attacker when the exchange is over.
    int provinceWorth(bool defendersStay, bool attackersStay) const {
        if (defendersStay) return 0;
        const int worth = weights_.vp * provinceVp(setting_, province_);
        return (attackersStay ? worth : 0) + (playerDefends_ ? worth : 0);
    }

    /// Finds the defender's best answer to an assignment that leaves `defendersStay` there.
    Answered answer(int assignmentWorth, bool defendersStay) {
        attackers_ = attackers(defendersStay);
        Answered best;
        const auto consider = [&](const Spread& spread, bool attackersStay) {
            if (spread.worth == impossible) return;
            const int total = assignmentWorth - spread.worth + provinceWorth(defendersStay, attackersStay);
            if (best.total == impossible || total < best.total) best = {total, spread.points};
        };
        if (playerDefends_) {
            const auto spreads = bestSpreads(attackers_, state_.battle.defenderPoints);
            consider(spreads[0], false);
            consider(spreads[1], true);
            return best;
        }
        State scratch = state_;
        std::vector<Event> unheard;
        Play play{setting_, scratch, unheard};
        assignByBarbarians(play);
        Spread fixed{0, {}};
        bool attackersStay = false;
        for (const Target& army : attackers_) {
            const int points = scratch.player(state_.current).units[army.unit.number].assigned;
            fixed.points.push_back(points);
            fixed.worth += worthOf(army, points);
            attackersStay = attackersStay || points < army.driving;
        }
        consider(fixed, attackersStay);
        return best;
    }

    static int worthOf(const Target& target, int points) {
        const Fate fate = points >= target.fatal     ? Fate::dies
                          : points >= target.driving ? Fate::retreats
                                                     : Fate::lives;
        return target.worth[static_cast<std::size_t>(fate)];
    }

    std::pair<std::vector<int>, Answered> standingAssignment() {
        defenders_ = defenders();
        std::vector<int> points;
        int worth = 0;
        bool stay = false;
        for (const Target& unit : defenders_) {
            points.push_back(assignedTo(view(), unit.unit));
            worth += worthOf(unit, points.back());
            stay = stay || points.back() < unit.driving;
        }
        return {points, answer(worth, stay)};
    }

    std::pair<std::vector<int>, Answered> bestAssignment(int points) {
        defenders_ = defenders();
        std::pair<std::vector<int>, Answered> best;
        const auto consider = [&](const std::vector<Target>& targets) {
            const auto spreads = bestSpreads(targets, points);
            for (const bool stay : {false, true}) {
                const Spread& spread = spreads[stay ? 1 : 0];
                if (spread.worth == impossible) continue;
                Answered answered = answer(spread.worth, stay);
                if (best.second.total == impossible || answered.total > best.second.total)
                    best = {spread.points, std::move(answered)};
            }
        };
        // battle.princess-cover: either all Forts fall and the Princesses can be hit, or none of these is.
        std::vector<Target> open = defenders_;
        std::vector<Target> covered = defenders_;
        bool covering = false;
        for (std::size_t i = 0; i < open.size(); ++i) {
            if (!isPlayer(open[i].unit.owner)) continue;
            open[i].mustDie = isFort(open[i].unit.number);
            covering = covering || open[i].mustDie;
            covered[i].covered = isPrincess(open[i].unit.number);
        }
        consider(open);
        if (covering) consider(covered);
        return best;
    }

    /// Deals both assignments and plays the battle to its end, by the rules.
    void playOn(BattleOutlook& outlook) {
        for (const UnitOutlook& unit : outlook.defenders)
            setAssigned(state_, unit.unit, province_, unit.damage);
        if (playerDefends_) {
            for (const UnitOutlook& unit : outlook.attackers)
                setAssigned(state_, unit.unit, province_, unit.damage);
            state_.battle.defenderPoints = 0;
        }
        state_.battle.attackerPoints = 0;
        state_.stage = Stage::assignDefender;
        std::vector<Event> events;
        Play play{setting_, state_, events};
        while (state_.battle.province != noProvince)
            if (!advanceBattle(play)) choose(play);

        for (const Event& event : events)
            tell(outlook, event);
        outlook.holder = state_.holder(province_);
        for (std::size_t s = 0; s < setting_.players(); ++s) {
            const auto seat = idAt<SeatId>(s);
            outlook.vp[s] =
                victoryPoints(setting_, state_, seat).total() - victoryPoints(setting_, from_, seat).total();
        }
    }

    int freeWorth(ProvinceId to) const {
        if (state_.holder(to) != Owner::none) return 0;
        return provinceVp(setting_, to);
    }

    void choose(Play& play) const {
        const SeatId seat = deciderOf(play.view());
        std::optional<Step> chosen;
        int most = -1;
        eachOption(play.view(), seat, [&](SeatId, const auto& step) {
            int worth = 0;
            using Kind = std::decay_t<decltype(step)>;
            if constexpr (std::is_same_v<Kind, step::Retreat> || std::is_same_v<Kind, step::Withdraw>)
                worth = freeWorth(step.province);
            if (worth > most) {
                most = worth;
                chosen = step;
            }
            return true;
        });
        assert(chosen);
        std::visit([&](const auto& step) { carryOut(play, seat, step); }, *chosen);
    }

    static void tell(BattleOutlook& outlook, const Event& event) {
        const auto ends = [&](UnitRef who, UnitEnd end, ProvinceId to = noProvince) {
            for (auto* side : {&outlook.attackers, &outlook.defenders})
                for (UnitOutlook& unit : *side)
                    if (unit.unit == who) {
                        unit.end = end;
                        if (to != noProvince) unit.to = to;
                    }
        };
        switch (event.code) {
        case EventCode::killed:
            return ends(as<EventCode::killed>(event).unit, UnitEnd::killed);
        case EventCode::retreated:
        case EventCode::barbariansRetreated:
        case EventCode::withdrew: {
            const auto gone = as<EventCode::retreated>(event);
            return ends(gone.unit, event.code == EventCode::withdrew ? UnitEnd::withdraws : UnitEnd::retreats,
                        gone.to);
        }
        case EventCode::noRetreat:
        case EventCode::noWithdrawal:
        case EventCode::barbariansRemoved:
            return ends(as<EventCode::noRetreat>(event).unit, UnitEnd::lost);
        default:
            return;
        }
    }

    const Setting& setting_;
    const State& from_;
    const OutlookWeights& weights_;
    State state_;
    ProvinceId province_;
    bool playerDefends_;
    std::vector<Target> defenders_;
    std::vector<Target> attackers_;
};

bool attacksThere(const Setting& setting, const State& state, SeatId seat, ProvinceId province) {
    const Owner holder = state.holder(province);
    return holder == Owner::barbarian || (isPlayer(holder) && !allied(setting, seat, seatOf(holder)));
}

} // namespace

std::optional<BattleOutlook> battleOutlook(const Setting& setting, const State& state, ProvinceId province,
                                           const OutlookWeights& weights) {
    if (state.battle.province == province && province != noProvince) {
        if (state.stage != Stage::assignAttacker && state.stage != Stage::assignDefender) return std::nullopt;
        return Thinker(setting, state, state, weights).think();
    }
    const auto pending = battlesPending(setting, state);
    if (std::find(pending.begin(), pending.end(), province) == pending.end()) return std::nullopt;
    return battleOutlook(setting, state, state.current, {}, province, weights);
}

std::optional<BattleOutlook> battleOutlook(const Setting& setting, const State& state, SeatId seat,
                                           std::span<const Token> armies, ProvinceId province,
                                           const OutlookWeights& weights) {
    if (!attacksThere(setting, state, seat, province)) return std::nullopt;
    State there = state;
    std::vector<Event> unheard;
    Play play{setting, there, unheard};
    for (const Token token : armies) {
        Unit& unit = there.player(seat).units[token];
        assert(isArmy(token) && unit.onBoard());
        const ProvinceId from = std::exchange(unit.province, province);
        releaseIfEmpty(play, from);
    }
    const auto& units = there.player(seat).units;
    if (std::none_of(units.begin(), units.begin() + armyTokenCount,
                     [&](const Unit& unit) { return unit.province == province; }))
        return std::nullopt;
    there.current = seat;
    there.phase = Phase::maneuvering;
    there.stage = Stage::assignAttacker;
    there.battle = {};
    there.battle.province = province;
    return Thinker(setting, state, std::move(there), weights).think();
}

} // namespace marches::warriors
