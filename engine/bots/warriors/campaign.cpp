#include "engine/bots/warriors/campaign.h"

#include <algorithm>

namespace marches::warriors::bots {
namespace {

constexpr double leastThrustGain = 0.03; ///< VP; below it an army may as well stay
constexpr std::size_t mostTogether = 4;
constexpr std::size_t mostMovers = armyTokenCount + 1;

template <class List>
bool contains(const List& list, ProvinceId province) {
    return std::find(list.begin(), list.end(), province) != list.end();
}

constexpr std::uint32_t bit(std::size_t mover) {
    return 1U << mover;
}

} // namespace

Campaign::Campaign(const Landscape& land) : land_(land), position_(land.position()) {
    movers_.reserve(mostMovers);
    for (Token token = 0; token < armyTokenCount; ++token) {
        const Unit& unit = position_.player().units[token];
        if (!unit.onBoard() ||
            hostile(position_.state, position_.seat, position_.state.holder(unit.province)))
            continue;
        const int points = actionPoints(position_.setting, position_.state, position_.seat, token);
        if (points > 0) addMover(token, unit.province, points, attackerOf(position_, position_.seat, token));
    }
    for (std::size_t mover = 0; mover < movers_.size(); ++mover)
        weigh(mover);
}

bool Campaign::passable(ProvinceId province) const {
    return position_.state.holder(province) == Owner::none || position_.holdsSide(province);
}

int Campaign::unitsIn(ProvinceId province) const {
    return land_.unitsIn(province) + (province == fresh_ ? 1 : 0);
}

void Campaign::addMover(Token token, ProvinceId at, int points, const Fighter& fighter) {
    Mover& mover = movers_.emplace_back();
    mover.token = token;
    mover.at = at;
    mover.fighter = fighter;
    const Board& board = position_.setting.board;
    std::vector<bool> seen(board.size());
    seen[index(at)] = true;
    mover.reach.push_back({at, noProvince, 0});
    for (std::size_t next = 0; next < mover.reach.size(); ++next) {
        const Place from = mover.reach[next];
        if (from.steps >= points || (next > 0 && !passable(from.province))) continue;
        for (const ProvinceId to : board.neighbours[from.province]) {
            if (seen[index(to)]) continue;
            const bool free = passable(to);
            const bool enemy = hostile(position_.state, position_.seat, position_.state.holder(to));
            if (!free && !(enemy && from.steps + 2 <= points)) continue;
            seen[index(to)] = true;
            mover.reach.push_back(
                {to, next == 0 ? to : from.first, static_cast<std::uint8_t>(from.steps + 1)});
        }
    }
    mover.reach.erase(mover.reach.begin());
    addTargets(movers_.size() - 1);
}

void Campaign::addTargets(std::size_t mover) {
    for (const Place& place : movers_[mover].reach) {
        const ProvinceId province = place.province;
        if (!hostile(position_.state, position_.seat, position_.state.holder(province))) continue;
        auto target = std::find_if(targets_.begin(), targets_.end(),
                                   [province](const Target& one) { return one.province == province; });
        if (target == targets_.end()) {
            target = targets_.emplace(targets_.end());
            target->province = province;
            target->defenders = defendersOf(position_, province);
            for (Token token = 0; token < armyTokenCount; ++token)
                if (position_.player().units[token].province == province)
                    target->there.push_back(attackerOf(position_, position_.seat, token));
            bool takes = false;
            target->before = battleValue(*target, target->there, takes);
        }
        target->ways.push_back({mover, place.first, place.steps});
        target->able |= bit(mover);
    }
}

void Campaign::removeLastMover() {
    const std::size_t mover = movers_.size() - 1;
    movers_.pop_back();
    for (Target& target : targets_) {
        if ((target.able & bit(mover)) != 0) target.ways.pop_back();
        target.able &= ~bit(mover);
        std::erase_if(target.known, [](const Known& known) { return known.trial != 0; });
    }
    while (!targets_.empty() && targets_.back().ways.empty())
        targets_.pop_back();
}

/// Returns the VP lost with the provinces that become free when these armies go.
double Campaign::leaveLoss(Movers movers) const {
    double loss = 0;
    int princesses = land_.princessesAtHand();
    for (std::size_t i = 0; i < movers_.size(); ++i) {
        if ((movers & bit(i)) == 0) continue;
        const ProvinceId from = movers_[i].at;
        if (!position_.holds(from) && land_.claim(from) == 0) continue;
        int leaving = 0;
        bool counted = false;
        for (std::size_t j = 0; j < movers_.size(); ++j)
            if ((movers & bit(j)) != 0 && movers_[j].at == from) {
                counted = counted || j < i;
                ++leaving;
            }
        if (counted || unitsIn(from) > leaving) continue;
        if (isSeat(land_.heir(from)) || land_.claim(from) > 0) {
            loss += land_.claim(from) - land_.legacy(from);
            continue;
        }
        const double worth = land_.worth(from);
        const bool followed = land_.princessNear(from) && princesses-- > 0;
        loss += followed ? worth * (1 - position_.weights.land.princessFollows) : worth;
    }
    return loss;
}

double Campaign::battleValue(const Target& target, const Fighters& attackers, bool& takes) const {
    takes = false;
    if (attackers.empty()) return 0;
    const Forecast result = forecast(position_, target.province, target.defenders, attackers);
    double value = result.gain - result.loss;
    if (result.captured) {
        takes = true;
        value += land_.takeWorth(target.province);
    } else if (result.freed) {
        const bool follows = land_.princessNear(target.province) && land_.princessesAtHand() > 0;
        takes = follows;
        if (follows) value += land_.takeWorth(target.province) * position_.weights.land.princessFollows;
    }
    return value;
}

/// Finds the best that a mover can do alone.
void Campaign::weigh(std::size_t mover) {
    movers_[mover].leaves = leaveLoss(bit(mover));
    movers_[mover].best = going(mover, {});
}

Thrust Campaign::going(std::size_t number, const Taken& taken) const {
    const Weights& w = position_.weights;
    const Mover& mover = movers_[number];
    Thrust best;
    for (const Place& place : mover.reach) {
        const ProvinceId to = place.province;
        const Owner holder = position_.state.holder(to);
        if (contains(taken.targets, to)) continue;
        Thrust thrust{0, to, mover.token, place.first, false, false, noSeat, bit(number)};
        if (holder == Owner::none) {
            thrust.takes = true;
            thrust.value = land_.takeWorth(to) * (land_.princessNear(to) ? 1 - w.land.princessFollows : 1.0);
        } else if (!position_.holdsSide(to)) {
            continue;
        } else if (unitsIn(to) == 0) {
            thrust.value += land_.claim(to);
        }
        if (position_.turnsLeft > 0)
            thrust.value += w.land.frontier * (land_.potential(to) - land_.potential(mover.at));
        if (position_.holdsSide(to) && land_.threatTo(to) > 0 &&
            land_.threatTo(mover.at) < land_.threatTo(to)) {
            thrust.threat = land_.threatFrom(to);
            thrust.value += w.opponents.threat * land_.worth(to) / (1 + unitsIn(to));
        }
        thrust.value -= mover.leaves + 0.01 * place.steps;
        if (thrust.value > std::max(leastThrustGain, best.value)) best = thrust;
    }
    return best;
}

Thrust Campaign::attack(const Target& target, Movers able) const {
    struct Candidate {
        const Way* way;
        double cost;
    };
    boost::container::small_vector<Candidate, mostMovers> order;
    for (const Way& way : target.ways)
        if ((able & bit(way.mover)) != 0)
            order.push_back({&way, movers_[way.mover].leaves + movers_[way.mover].fighter.worth});
    sortFew(order, [](const Candidate& a, const Candidate& b) { return a.cost < b.cost; });
    Thrust best;
    /// Tries the first way together with those from `from` to before `end`.
    const auto judge = [&](std::size_t first, std::size_t from, std::size_t end) {
        Fighters attackers = target.there;
        Movers group = 0;
        int steps = 0;
        const auto take = [&](const Way& way) {
            attackers.push_back(movers_[way.mover].fighter);
            group |= bit(way.mover);
            steps += way.steps;
        };
        take(*order[first].way);
        for (std::size_t i = from; i < end; ++i)
            take(*order[i].way);
        bool wins = false;
        const double value = battleValue(target, attackers, wins) - target.before - leaveLoss(group) -
                             0.01 * steps - 0.1 * static_cast<double>(end - from);
        if (value <= std::max(leastThrustGain, best.value)) return;
        const Way& next = *order[first].way;
        best = {value, target.province, movers_[next.mover].token, next.first, true, wins, noSeat, group};
    };
    for (std::size_t one = 0; one < order.size(); ++one)
        judge(one, 0, 0);
    for (std::size_t first = 0; first + 1 < order.size() && first < 3; ++first)
        for (std::size_t end = first + 2; end <= order.size() && end - first <= mostTogether; ++end)
            judge(first, first + 1, end);
    return best;
}

const Thrust& Campaign::attackKnown(Target& target, const Taken& taken) {
    const Movers able = target.able & ~taken.movers;
    const int trial = (able & touched_) != 0 ? trial_ : 0;
    const auto known = std::find_if(target.known.begin(), target.known.end(),
                                    [&](const Known& one) { return one.able == able && one.trial == trial; });
    if (known != target.known.end()) return known->best;
    return target.known.emplace_back(Known{able, trial, attack(target, able)}).best;
}

/// Shows `see` the best thrust of each army that is still free, then of each target that is not taken yet.
template <class See>
void Campaign::each(const Taken& taken, const See& see) {
    for (std::size_t mover = 0; mover < movers_.size(); ++mover) {
        if ((taken.movers & bit(mover)) != 0) continue;
        const Thrust& alone = movers_[mover].best;
        if (alone.target == noProvince) continue;
        if (!contains(taken.targets, alone.target))
            see(alone);
        else if (const Thrust other = going(mover, taken); other.target != noProvince)
            see(other);
    }
    for (Target& target : targets_) {
        if (contains(taken.targets, target.province)) continue;
        if (const Thrust& best = attackKnown(target, taken); best.target != noProvince) see(best);
    }
}

std::vector<Thrust> Campaign::thrusts() {
    std::vector<Thrust> all;
    each({}, [&](const Thrust& thrust) { all.push_back(thrust); });
    std::stable_sort(all.begin(), all.end(),
                     [](const Thrust& a, const Thrust& b) { return a.value > b.value; });
    return all;
}

double Campaign::total(int most) {
    Taken taken;
    double sum = 0;
    for (int i = 0; i < most; ++i) {
        Thrust best;
        each(taken, [&](const Thrust& thrust) {
            if (thrust.value > best.value) best = thrust;
        });
        if (best.target == noProvince) break;
        sum += best.value;
        taken.movers |= best.armies;
        taken.targets.push_back(best.target);
    }
    return sum;
}

double Campaign::useOfNewArmy(UnitKind kind, ProvinceId place, double without) {
    struct Kept {
        double leaves;
        Thrust best;
    };
    boost::container::small_vector<Kept, mostMovers> kept;
    for (const Mover& mover : movers_)
        kept.push_back({mover.leaves, mover.best});
    const PlayMat& mat = position_.setting.tables.playMat;
    const int points = mat.actionPoints[static_cast<std::size_t>(position_.level(Path::military) - 1)];
    fresh_ = place;
    ++trial_;
    addMover(static_cast<Token>(armyTokenCount), place, points, freshArmy(position_, position_.seat, kind));
    // With one more unit there, others may leave it, and one less need come to its help.
    const bool drew = land_.threatTo(place) > 0 || land_.unitsIn(place) == 0;
    for (std::size_t mover = 0; mover < movers_.size(); ++mover) {
        if (movers_[mover].at == place) touched_ |= bit(mover);
        if (movers_[mover].at == place || drew) weigh(mover);
    }
    const double with = total();
    removeLastMover();
    for (std::size_t mover = 0; mover < movers_.size(); ++mover) {
        movers_[mover].leaves = kept[mover].leaves;
        movers_[mover].best = kept[mover].best;
    }
    fresh_ = noProvince;
    touched_ = 0;
    return with - without;
}

} // namespace marches::warriors::bots
