#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

namespace marches::warriors::bots {
namespace {

std::size_t at(Path path) {
    return static_cast<std::size_t>(path);
}

/// Returns the number of turns in which something pays that starts to pay at the next Upkeep.
double turnsToCome(const Position& position) {
    return position.turnsLeft;
}

/// Returns the number of symbols that there will be in the mean of the turns to come.
double grown(const Position& position, int symbols) {
    return symbols + 0.25 * std::min(position.turnsLeft, 4);
}

struct Reached {
    const Position& position;
    const PlayMat& mat;
    std::array<int, 3> levels;
    double turns;

    bool able(Ability ability) const {
        const AbilityLevel& needed = mat.abilities[static_cast<std::size_t>(ability)];
        return levels[at(needed.path)] >= needed.level;
    }
    std::size_t row(Path path) const { return static_cast<std::size_t>(levels[at(path)] - 1); }

    double production() const {
        const Weights& w = position.weights;
        const SeatSummary& own = position.own();
        const std::size_t level = row(Path::production);
        const double products = able(Ability::masonry) ? w.resources.productForForts : w.resources.product;
        double sum = mat.food[level] * grown(position, own.symbols[0]) * w.resources.food * turns +
                     mat.product[level] * grown(position, own.symbols[1]) * products * turns;
        if (able(Ability::masonry)) sum += w.mat.masonry * std::min(turns, 2.0);
        if (able(Ability::reinforce)) sum += w.mat.reinforce * turns;
        if (able(Ability::productionTax)) sum += own.capitals * w.mat.bankedGold * turns;
        if (able(Ability::university)) sum += w.time.action * turns;
        return sum;
    }

    double trade() const {
        const Weights& w = position.weights;
        const SeatSummary& own = position.own();
        const std::size_t level = row(Path::trade);
        const double access = own.centers > 0 ? 1.0 : 0.4;
        double flow = -own.food;
        flow += mat.food[row(Path::production)] * own.symbols[0];
        flow += mat.product[row(Path::production)] * own.symbols[1];
        flow += mat.weapon[row(Path::military)] * own.symbols[2];
        double sum =
            access * w.mat.surplus * std::max(2.0, flow) / mat.bankRate[level] * w.mat.bankedGold * turns;
        if (able(Ability::merchant)) sum += w.mat.merchant * turns * access;
        if (able(Ability::tradeTax)) sum += own.centers * w.mat.bankedGold * turns;
        if (able(Ability::masterTrader)) sum += w.mat.masterTrader * turns;
        if (able(Ability::monopoly)) sum += w.mat.monopoly * turns;
        const std::size_t paid =
            std::min<std::size_t>(mat.routes[level], position.setting.tables.routeIncome.size());
        sum += static_cast<double>(paid) * w.resources.product * turns * 1.5;
        return sum;
    }

    double military() const {
        const Weights& w = position.weights;
        const SeatSummary& own = position.own();
        const std::size_t level = row(Path::military);
        const double armies = own.armies + (turns > 0 ? 1.0 : 0.0);
        const double early = std::min(turns + 1, 4.0);
        double sum = mat.weapon[level] * grown(position, own.symbols[2]) * w.resources.weapon * turns;
        sum += armies * mat.actionPoints[level] * w.mat.actionPoint * early / 2;
        if (able(Ability::buildArcher)) sum += w.mat.archers * std::min(turns, 4.0) / 4;
        if (able(Ability::commander)) sum += w.mat.commander * armies * early / 4;
        if (able(Ability::buildCavalry)) sum += w.mat.cavalry * std::min(turns, 4.0) / 4;
        if (able(Ability::doubleStrike)) sum += w.mat.doubleStrike * armies * early / 4;
        if (able(Ability::pillaging)) sum += own.food * w.resources.food * turns;
        if (able(Ability::warlord)) sum += w.mat.warlord * turns;
        return sum;
    }

    double on(Path path) const {
        return path == Path::production ? production() : path == Path::trade ? trade() : military();
    }
};

} // namespace

double resourceWorth(const Position& position, Resource resource) {
    const Weights& w = position.weights;
    if (position.lastTurn && position.state.phase > Phase::trade)
        return resource == Resource::gold ? 0.002 : 0.001;
    switch (resource) {
    case Resource::food:
        return w.resources.food;
    case Resource::product:
        return position.has(Ability::masonry) ? w.resources.productForForts : w.resources.product;
    case Resource::weapon:
        return w.resources.weapon;
    case Resource::gold:
        return w.resources.gold;
    }
    return 0;
}

double costWorth(const Position& position, const Resources& cost) {
    double sum = 0;
    for (const Resource resource : allResources)
        sum += cost[resource] * resourceWorth(position, resource);
    return sum;
}

double plainWorth(const Position& position, ProvinceId province) {
    const Tables& tables = position.setting.tables;
    const BoardProvince& data = position.setting.board.provinces[province];
    const PlayMat& mat = tables.playMat;
    const Weights& w = position.weights;
    const double turns = turnsToCome(position);
    const auto production = static_cast<std::size_t>(position.level(Path::production) - 1);
    const auto military = static_cast<std::size_t>(position.level(Path::military) - 1);
    const double products =
        position.has(Ability::masonry) ? w.resources.productForForts : w.resources.product;
    const double yield = data.symbols[0] * mat.food[production] * w.resources.food +
                         data.symbols[1] * std::max<double>(1, mat.product[production]) * products +
                         data.symbols[2] * std::max<double>(1, mat.weapon[military]) * w.resources.weapon;
    double worth = provinceVp(tables, data.type) * w.land.hold + yield * turns;
    if (data.type == ProvinceType::tradeCenter && position.own().centers == 0) worth += 0.3 * turns;
    return worth;
}

namespace {

/// Returns the worth of a province for the Unification of a seat that lacks so many provinces.
double unityWorth(const Position& position, ProvinceId province, SeatId seat, int lacking) {
    if (position.player(seat).unified || position.turnsLeft == 0) return 0;
    const BoardProvince& data = position.setting.board.provinces[province];
    const CountryId country = position.setting.seats[index(seat)].country;
    const auto& table = position.setting.tables.unification;
    if (!data.belongsTo(country) || table.empty()) return 0;
    const Weights& w = position.weights;
    const std::size_t all = position.setting.board.required[country].size();
    if (data.countries[1] != noCountry && data.type == ProvinceType::contested) // counts for the award alone
        return w.time.unification * w.time.unificationPull / (1 + lacking);
    const double award = table[std::min(all, table.size() - 1)] * w.time.unification;
    const bool held = position.state.holder(province) == ownerOf(seat);
    const int missing = std::max(1, lacking + (held ? 1 : 0));
    return award * w.time.unificationPull / missing * std::min(1.0, position.turnsLeft / 3.0);
}

} // namespace

double provinceWorth(const Position& position, ProvinceId province) {
    return plainWorth(position, province) + unityWorth(position, province, position.seat, position.missing);
}

double servesAllyMore(const Position& position, ProvinceId province, SeatId ally) {
    int lacking = 0;
    for (const ProvinceId needed :
         position.setting.board.required[position.setting.seats[index(ally)].country])
        lacking += position.state.holder(needed) == ownerOf(ally) ? 0 : 1;
    return unityWorth(position, province, ally, lacking) -
           unityWorth(position, province, position.seat, position.missing);
}

double armyWorth(const Position& position, UnitKind kind) {
    const double base = position.weights.armies.byKind[static_cast<std::size_t>(kind)];
    return base * std::min(1.0, (0.15 + 0.28 * position.turnsLeft));
}

Rival rivalOn(const Position& position, Path path) {
    Rival rival;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId seat = position.seatNumber(i);
        if (seat == position.seat || position.player(seat).left) continue;
        const int theirs = position.player(seat).tokens[at(path)];
        if (theirs > rival.tokens)
            rival = {theirs, seat};
        else if (theirs == rival.tokens)
            rival.seat = noSeat; // two seats tie
    }
    return rival;
}

double leadWorth(const Position& position, Path path, int tokens) {
    const auto [others, ahead] = rivalOn(position, path);
    const Weights& w = position.weights;
    const double points = position.setting.tables.leaderVp;
    const int margin = tokens - others;
    if (position.lastTurn) {
        if (margin > 0) return points;
        return margin == 0 && isSeat(ahead) ? points * rivalryWith(position, ahead) : 0;
    }
    const double certain = position.turnsLeft == 0 ? 0.25 : 0.0;
    if (margin > 0) return points * std::min(0.95, w.mat.lead + certain + w.mat.leadMargin * (margin - 1));
    if (margin == 0) return tokens == 0 ? 0 : points * w.mat.leadInSight;
    return points * std::max(0.0, w.mat.leadInSight - 0.12 + 0.06 * margin);
}

double matWorth(const Position& position, const std::array<std::uint8_t, 3>& tokens) {
    const Tables& tables = position.setting.tables;
    const double turns = turnsToCome(position);
    Reached reached{position, tables.playMat, {}, turns};
    for (const Path path : allPaths)
        reached.levels[at(path)] = levelFor(tables, path, tokens[at(path)]);
    double sum = 0;
    for (const Path path : allPaths) {
        const int now = reached.levels[at(path)];
        const double here = reached.on(path);
        sum += here + leadWorth(position, path, tokens[at(path)]);
        if (now == static_cast<int>(levelCount)) continue;
        // The next two levels count, by how far the tokens have come towards them.
        double best = 0;
        const int from = position.tokensFor(path, now);
        for (int next = now + 1; next <= std::min<int>(now + 2, levelCount); ++next) {
            const int needed = position.tokensFor(path, next);
            const int left = needed - tokens[at(path)];
            Reached then = reached;
            then.levels[at(path)] = next;
            then.turns = std::max(0.0, turns - left / 2.0);
            const double gain = then.on(path) - here;
            const double share = static_cast<double>(tokens[at(path)] - from) / std::max(1, needed - from);
            best = std::max(best, gain * share * position.weights.mat.progress);
        }
        sum += best;
    }
    return sum;
}

namespace {

/// Returns the worth of what a seat has, whatever others have.
double substance(const Position& position) {
    const Tables& tables = position.setting.tables;
    const Player& player = position.player();
    double sum = player.killsVp + player.boughtVp;
    for (std::size_t i = 0; i < position.state.holders.size(); ++i)
        if (position.state.holders[i] == ownerOf(position.seat))
            sum += position.lastTurn ? provinceVp(position.setting, idAt<ProvinceId>(i))
                                     : provinceWorth(position, idAt<ProvinceId>(i));
    for (Token token = 0; token < tokenCount; ++token) {
        if (!player.units[token].onBoard()) continue;
        if (isArmy(token)) sum += armyWorth(position, kindOf(token));
        if (isFort(token)) sum += tables.fortVp;
        if (isPrincess(token)) sum += 0.3 * std::min(1.0, position.turnsLeft / 3.0);
    }
    for (const Resource resource : allResources)
        sum += std::min<int>(player.resources[resource], tables.cap) * resourceWorth(position, resource);
    sum += matWorth(position, player.tokens);
    if (player.unified && !position.lastTurn)
        sum += 0.5; // what it brought is counted; no award is waited for any more
    return sum;
}

} // namespace

double standing(const Position& position) {
    double own = 0;
    double best = -1e9;
    double all = 0;
    int rivals = 0;
    std::array<double, maxPlayers> bySide{};
    for (std::size_t i = 0; i < position.players(); ++i) {
        const SeatId seat = position.seatNumber(i);
        if (position.player(seat).left) continue;
        Position theirs = position;
        theirs.seat = seat;
        theirs.missing = 0;
        for (const Path path : allPaths)
            theirs.levels[at(path)] = level(position.setting, position.state, seat, path);
        for (const ProvinceId province : position.setting.board.required[theirs.country()])
            theirs.missing += theirs.holds(province) ? 0 : 1;
        bySide[position.setting.seats[i].alliance] += substance(theirs);
    }
    std::array<bool, maxPlayers> seen{};
    const std::uint8_t mine = position.setting.seats[index(position.seat)].alliance;
    for (std::size_t i = 0; i < position.players(); ++i) {
        const std::uint8_t side = position.setting.seats[i].alliance;
        if (seen[side] || position.state.players[i].left) continue;
        seen[side] = true;
        if (side == mine) {
            own = bySide[side];
            continue;
        }
        ++rivals;
        all += bySide[side];
        best = std::max(best, bySide[side]);
    }
    if (rivals == 0) return own;
    return own - 0.6 * best - 0.4 * all / rivals;
}

} // namespace marches::warriors::bots
