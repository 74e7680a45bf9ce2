#include "engine/bots/warriors/campaign.h"

#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

namespace marches::warriors::bots {
namespace {

constexpr double leastGain = 0.03; ///< below it standing still is as good
constexpr std::size_t mostTogether = 4;

bool contains(const std::vector<ProvinceId>& list, ProvinceId province) {
    return std::find(list.begin(), list.end(), province) != list.end();
}

} // namespace

Campaign::Campaign(const Position& position) : position_(position) {
    const std::size_t count = position.setting.board.size();
    units_ = IdVector<ProvinceId, std::uint8_t>(count);
    sparePrincesses_ = IdVector<ProvinceId, std::uint8_t>(count);
    potential_ = IdVector<ProvinceId, double>(count);
    threat_ = IdVector<ProvinceId, int>(count);
    threatSeat_ = IdVector<ProvinceId, SeatId>(count, noSeat);
    for (const Unit& unit : position.player().units)
        if (unit.onBoard()) ++units_[unit.province];
    heirs_ = IdVector<ProvinceId, SeatId>(count, noSeat);
    legacy_ = IdVector<ProvinceId, double>(count);
    claim_ = IdVector<ProvinceId, double>(count);
    findThreats();
    findPotential();
    findPrincesses();
    if (position.setting.allied) findHeirs();
    for (Token token = 0; token < armyTokenCount; ++token) {
        const Unit& unit = position.player().units[token];
        if (!unit.onBoard() || hostile(position.state, position.seat, position.state.holder(unit.province)))
            continue;
        const int points = actionPoints(position.setting, position.state, position.seat, token);
        if (points > 0)
            addMover(token, kindOf(token), unit.province, points, attackerOf(position, position.seat, token));
    }
}

void Campaign::findThreats() {
    const Board& board = position_.setting.board;
    for (std::size_t i = 0; i < position_.players(); ++i) {
        const SeatId enemy = position_.seatNumber(i);
        if (!atWar(position_.state, position_.seat, enemy)) continue;
        for (Token token = 0; token < armyTokenCount; ++token) {
            const Unit& unit = position_.player(enemy).units[token];
            if (!unit.onBoard()) continue;
            const int power = position_.setting.tables.power[static_cast<std::size_t>(kindOf(token))];
            std::vector<ProvinceId> near{board.neighbours[unit.province]};
            const std::size_t direct = near.size();
            for (std::size_t n = 0; n < direct; ++n)
                for (const ProvinceId next : board.neighbours[near[n]])
                    if (!contains(near, next)) near.push_back(next);
            for (const ProvinceId province : near) {
                threat_[province] += power;
                threatSeat_[province] = enemy;
            }
        }
    }
}

/// What can be taken draws armies from three provinces away.
void Campaign::findPotential() {
    const Board& board = position_.setting.board;
    const State& state = position_.state;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        if (!board.provinces[province].inPlay) continue;
        const Owner holder = state.holder(province);
        double share = 0;
        if (holder == Owner::none)
            share = 0.6;
        else if (holder == Owner::barbarian)
            share = 1.0 / static_cast<double>(std::max<std::size_t>(1, barbariansIn(state, province).size()));
        else if (hostile(state, position_.seat, holder))
            share = 0.8;
        if (holder == Owner::barbarian && board.provinces[province].type == ProvinceType::capital)
            share *= 0.4;
        if (share > 0) potential_[province] = share * provinceWorth(position_, province);
    }
    IdVector<ProvinceId, double> next = potential_;
    for (int round = 0; round < 3; ++round) {
        for (std::size_t i = 0; i < board.size(); ++i) {
            const auto province = idAt<ProvinceId>(i);
            double best = potential_[province];
            for (const ProvinceId neighbour : board.neighbours[province])
                best = std::max(best, 0.55 * potential_[neighbour]);
            next[province] = best;
        }
        potential_ = next;
    }
}

/// Potential fades with every step away from what can be taken: the way back leads uphill.
ProvinceId Campaign::prizeNear(ProvinceId province) const {
    ProvinceId peak = province;
    for (bool higher = true; higher;) {
        higher = false;
        for (const ProvinceId neighbour : position_.setting.board.neighbours[peak])
            if (potential_[neighbour] > potential_[peak]) {
                peak = neighbour;
                higher = true;
                break;
            }
    }
    return peak == province ? noProvince : peak;
}

void Campaign::findPrincesses() {
    const TokenRange range = tokensOf(UnitKind::princess);
    int spare = 0;
    for (Token token = range.first; token < range.end; ++token) {
        const Unit& unit = position_.player().units[token];
        if (!unit.onBoard() || unit.moved || units_[unit.province] < 2) continue;
        ++spare;
        for (const ProvinceId near : position_.setting.board.neighbours[unit.province])
            ++sparePrincesses_[near];
    }
    int wanted = 0;
    for (std::size_t i = 0; i < position_.state.holders.size(); ++i)
        if (position_.state.holders[i] == Owner::none && sparePrincesses_[idAt<ProvinceId>(i)] > 0) ++wanted;
    princessesAtHand_ = spare - wanted;
}

/// Provinces that would serve another of the side better, for Unification.
void Campaign::findHeirs() {
    for (std::size_t i = 0; i < position_.players(); ++i) {
        const SeatId ally = position_.seatNumber(i);
        if (ally == position_.seat || !position_.ally(ally)) continue;
        for (const Unit& unit : position_.player(ally).units) {
            if (!unit.onBoard() || !position_.holds(unit.province) || isSeat(heirs_[unit.province])) continue;
            heirs_[unit.province] = ally;
            legacy_[unit.province] = servesAllyMore(position_, unit.province, ally);
        }
        for (std::size_t p = 0; p < claim_.size(); ++p)
            if (const auto province = idAt<ProvinceId>(p); position_.state.holder(province) == ownerOf(ally))
                claim_[province] = 0.5 * std::max(0.0, -servesAllyMore(position_, province, ally));
    }
}

bool Campaign::passable(ProvinceId province) const {
    return position_.state.holder(province) == Owner::none || position_.holdsSide(province);
}

void Campaign::addMover(Token token, UnitKind kind, ProvinceId at, int points, const Fighter& fighter) {
    Mover& mover = movers_.emplace_back();
    mover.token = token;
    mover.kind = kind;
    mover.at = at;
    mover.points = points;
    mover.fighter = fighter;
    const Board& board = position_.setting.board;
    IdVector<ProvinceId, std::uint8_t> seen(board.size());
    seen[at] = 1;
    mover.reach.push_back({at, noProvince, 0});
    for (std::size_t next = 0; next < mover.reach.size(); ++next) {
        const Place from = mover.reach[next];
        if (from.steps >= points || (next > 0 && !passable(from.province))) continue;
        for (const ProvinceId to : board.neighbours[from.province]) {
            if (seen[to] != 0) continue;
            const bool free = passable(to);
            const bool enemy = hostile(position_.state, position_.seat, position_.state.holder(to));
            if (!free && !(enemy && from.steps + 2 <= points)) continue;
            seen[to] = 1;
            mover.reach.push_back(
                {to, next == 0 ? to : from.first, static_cast<std::uint8_t>(from.steps + 1)});
        }
    }
    mover.reach.erase(mover.reach.begin());
}

double Campaign::takeWorth(ProvinceId province) const {
    double worth = provinceWorth(position_, province);
    if (const Owner holder = position_.state.holder(province); isPlayer(holder))
        worth += plainWorth(position_, province) * rivalryWith(position_, seatOf(holder));
    return worth;
}

/// What becomes free when these armies go.
double Campaign::leaveLoss(std::uint32_t movers) const {
    double loss = 0;
    int princesses = princessesAtHand_;
    for (std::size_t i = 0; i < movers_.size(); ++i) {
        if (((movers >> i) & 1U) == 0) continue;
        const ProvinceId from = movers_[i].at;
        if (!position_.holds(from) && claim_[from] == 0) continue;
        int going = 0;
        bool counted = false;
        for (std::size_t j = 0; j < movers_.size(); ++j)
            if (((movers >> j) & 1U) != 0 && movers_[j].at == from) {
                counted = counted || j < i;
                ++going;
            }
        if (counted || units_[from] > going) continue;
        if (isSeat(heirs_[from]) || claim_[from] > 0) {
            loss += claim_[from] - legacy_[from];
            continue;
        }
        const double worth = provinceWorth(position_, from);
        const bool followed = sparePrincesses_[from] > 0 && princesses-- > 0;
        loss += followed ? worth * (1 - position_.weights.princessFollows) : worth;
    }
    return loss;
}

double Campaign::battleValue(ProvinceId target, const Fighters& attackers, bool& takes) const {
    takes = false;
    if (attackers.empty()) return 0;
    const Forecast result = forecast(position_, target, attackers);
    double value = result.gain - result.loss;
    if (result.captured) {
        takes = true;
        value += takeWorth(target);
    } else if (result.freed) {
        const bool follows = sparePrincesses_[target] > 0 && princessesAtHand_ > 0;
        takes = follows;
        if (follows) value += takeWorth(target) * position_.weights.princessFollows;
    }
    return value;
}

void Campaign::considerGoing(const Taken& taken, std::vector<Thrust>& out) const {
    const Weights& w = position_.weights;
    for (std::size_t m = 0; m < movers_.size(); ++m) {
        if (((taken.movers >> m) & 1U) != 0) continue;
        const Mover& mover = movers_[m];
        const std::uint32_t alone = 1U << m;
        const double loss = leaveLoss(alone);
        Thrust best;
        for (const Place& place : mover.reach) {
            const Owner holder = position_.state.holder(place.province);
            if (contains(taken.targets, place.province)) continue;
            Thrust thrust{0, place.province, mover.token, place.first, false, false, noSeat, alone};
            if (holder == Owner::none) {
                const bool princess = sparePrincesses_[place.province] > 0;
                thrust.takes = true;
                thrust.value = takeWorth(place.province) * (princess ? 1 - w.princessFollows : 1.0);
            } else if (!position_.holdsSide(place.province)) {
                continue;
            } else if (units_[place.province] == 0) {
                thrust.value += claim_[place.province];
            }
            if (position_.turnsLeft > 0)
                thrust.value += w.frontier * (potential_[place.province] - potential_[mover.at]);
            if (position_.holdsSide(place.province) && threat_[place.province] > 0 &&
                threat_[mover.at] < threat_[place.province]) {
                thrust.threat = threatSeat_[place.province];
                thrust.value +=
                    w.threat * provinceWorth(position_, place.province) / (1 + units_[place.province]);
            }
            thrust.value -= loss + 0.01 * place.steps;
            if (thrust.value > std::max(leastGain, best.value)) best = thrust;
        }
        if (best.target != noProvince) out.push_back(best);
    }
}

void Campaign::considerAttacks(const Taken& taken, std::vector<Thrust>& out) const {
    struct Candidate {
        std::size_t mover;
        ProvinceId first;
        int steps;
        double cost;
    };
    std::vector<ProvinceId> done;
    for (const Mover& seeker : movers_)
        for (const Place& place : seeker.reach) {
            const ProvinceId target = place.province;
            if (!hostile(position_.state, position_.seat, position_.state.holder(target))) continue;
            if (contains(done, target) || contains(taken.targets, target)) continue;
            done.push_back(target);
            Fighters there; // armies that have entered already
            for (Token token = 0; token < armyTokenCount; ++token)
                if (position_.player().units[token].province == target)
                    there.push_back(attackerOf(position_, position_.seat, token));
            bool takes = false;
            const double before = battleValue(target, there, takes);

            std::vector<Candidate> able;
            for (std::size_t m = 0; m < movers_.size(); ++m) {
                if (((taken.movers >> m) & 1U) != 0) continue;
                for (const Place& way : movers_[m].reach)
                    if (way.province == target)
                        able.push_back(
                            {m, way.first, way.steps, leaveLoss(1U << m) + movers_[m].fighter.worth});
            }
            std::stable_sort(able.begin(), able.end(),
                             [](const Candidate& a, const Candidate& b) { return a.cost < b.cost; });
            Thrust best;
            const auto judge = [&](const std::vector<const Candidate*>& group) {
                Fighters attackers = there;
                std::uint32_t bits = 0;
                int steps = 0;
                for (const Candidate* one : group) {
                    attackers.push_back(movers_[one->mover].fighter);
                    bits |= 1U << one->mover;
                    steps += one->steps;
                }
                bool wins = false;
                const double value = battleValue(target, attackers, wins) - before - leaveLoss(bits) -
                                     0.01 * steps - 0.1 * static_cast<double>(group.size() - 1);
                if (value <= std::max(leastGain, best.value)) return;
                const Candidate& next = *group.front();
                best = {value, target, movers_[next.mover].token, next.first, true, wins, noSeat, bits};
            };
            for (const Candidate& one : able)
                judge({&one});
            if (able.size() > 1) {
                for (std::size_t first = 0; first + 1 < able.size() && first < 3; ++first) {
                    std::vector<const Candidate*> group{&able[first]};
                    for (std::size_t i = first + 1; i < able.size() && group.size() < mostTogether; ++i) {
                        group.push_back(&able[i]);
                        judge(group);
                    }
                }
            }
            if (best.target != noProvince) out.push_back(best);
        }
}

std::vector<Thrust> Campaign::consider(const Taken& taken) const {
    std::vector<Thrust> all;
    considerGoing(taken, all);
    considerAttacks(taken, all);
    return all;
}

std::vector<Thrust> Campaign::thrusts() const {
    std::vector<Thrust> all = consider({});
    std::stable_sort(all.begin(), all.end(),
                     [](const Thrust& a, const Thrust& b) { return a.value > b.value; });
    return all;
}

std::optional<Thrust> Campaign::best() const {
    const std::vector<Thrust> all = thrusts();
    if (all.empty()) return std::nullopt;
    return all.front();
}

double Campaign::total(int most) const {
    Taken taken;
    double sum = 0;
    for (int i = 0; i < most; ++i) {
        const std::vector<Thrust> all = consider(taken);
        const auto best = std::max_element(
            all.begin(), all.end(), [](const Thrust& a, const Thrust& b) { return a.value < b.value; });
        if (best == all.end()) break;
        sum += best->value;
        taken.movers |= best->armies;
        taken.targets.push_back(best->target);
    }
    return sum;
}

double Campaign::useOfNewArmy(UnitKind kind, ProvinceId place, double without) {
    const PlayMat& mat = position_.setting.tables.playMat;
    const int points = mat.actionPoints[static_cast<std::size_t>(position_.level(Path::military) - 1)];
    ++units_[place];
    addMover(static_cast<Token>(armyTokenCount), kind, place, points,
             freshArmy(position_, position_.seat, kind));
    const double with = total();
    movers_.pop_back();
    --units_[place];
    return with - without;
}

std::vector<ProvinceId> Campaign::frontiers(std::size_t most) const {
    std::vector<ProvinceId> own;
    for (std::size_t i = 0; i < position_.state.holders.size(); ++i)
        if (position_.holds(idAt<ProvinceId>(i))) own.push_back(idAt<ProvinceId>(i));
    std::stable_sort(own.begin(), own.end(), [&](ProvinceId a, ProvinceId b) {
        return potential_[a] + threat_[a] * 0.2 > potential_[b] + threat_[b] * 0.2;
    });
    if (own.size() > most) own.resize(most);
    return own;
}

} // namespace marches::warriors::bots
