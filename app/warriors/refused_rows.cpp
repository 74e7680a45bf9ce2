#include "app/warriors/action_rows.h"
#include "app/warriors/reach.h"
#include "app/warriors/sentences.h"
#include "app/warriors/words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

namespace {

/// The province where a build is tried first: the own Capital, else any own province.
ProvinceId ownProvince(const Moment& moment) {
    const Setting& setting = *moment.setting;
    const Owner self = ownerOf(moment.hand);
    const ProvinceId capital = setting.board.capitals[setting.seats[index(moment.hand)].country];
    if (capital != noProvince && moment.state.holder(capital) == self) return capital;
    for (std::size_t i = 0; i < setting.board.size(); ++i)
        if (moment.state.holder(idAt<ProvinceId>(i)) == self) return idAt<ProvinceId>(i);
    return capital;
}

void addTrade(std::vector<Command>& tries, const Moment& moment) {
    const SeatId seat = moment.hand;
    for (std::size_t i = 0; i < moment.seats(); ++i)
        if (const SeatId other = idAt<SeatId>(i); other != seat && !routeBetween(moment.state, seat, other))
            tries.push_back({seat, step::OpenRoute{other}});
    const auto rate = static_cast<std::uint8_t>(bankRate(*moment.setting, moment.state, seat));
    for (const Resource give : allResources) {
        const Resource get = give == Resource::gold ? Resource::food : Resource::gold;
        tries.push_back({seat, step::Bank{give, get, rate}});
    }
    tries.push_back({seat, step::BuyVp{}});
}

void addDevelopment(std::vector<Command>& tries, const Moment& moment) {
    const SeatId seat = moment.hand;
    for (const Path path : allPaths)
        tries.push_back({seat, step::Upgrade{path}});
    const ProvinceId home = ownProvince(moment);
    if (home != noProvince) {
        for (const UnitKind kind : armyKinds)
            tries.push_back({seat, step::Build{kind, home, {}, noProvince}});
        tries.push_back({seat, step::BuildFort{home}});
    }
    for (const Token token : armiesOf(moment.state, seat)) {
        const UnitKind kind = kindOf(token);
        if (kind == UnitKind::cavalry) continue;
        tries.push_back(
            {seat, step::Promote{unitOf(seat, token), static_cast<UnitKind>(static_cast<int>(kind) + 1)}});
    }
    for (std::size_t i = 0; i < moment.seats(); ++i)
        if (const SeatId other = idAt<SeatId>(i); other != seat && !moment.state.player(other).left)
            tries.push_back({seat, step::DeclareWar{other}});
}

void addMoves(std::vector<Command>& tries, const Moment& moment, const std::vector<Token>& picked) {
    const SeatId seat = moment.hand;
    const bool princesses = moment.state.stage == Stage::movePrincess;
    std::vector<Token> units = picked;
    if (units.empty())
        for (std::size_t token = 0; token < tokenCount; ++token)
            if (moment.state.player(seat).units[token].onBoard() && !isFort(static_cast<Token>(token)) &&
                isPrincess(static_cast<Token>(token)) == princesses)
                units.push_back(static_cast<Token>(token));
    for (const Token token : units) {
        const ProvinceId from = moment.state.player(seat).units[token].province;
        for (const ProvinceId to : moment.setting->board.neighbours[from])
            tries.push_back({seat, step::Move{token, to}});
    }
    tries.push_back({seat, step::Unify{}});
}

/// What a newcomer could try now, allowed or not.
std::vector<Command> triesOf(const Moment& moment, const std::vector<Token>& picked) {
    std::vector<Command> tries;
    if (moment.empty() || !isSeat(moment.hand) || !moment.live) return tries;
    if (!decision(*moment.setting, moment.state).waits.contains(moment.hand)) return tries;
    switch (moment.asked()) {
    case Stage::feed:
        for (const Token token : armiesOf(moment.state, moment.hand))
            tries.push_back({moment.hand, step::Feed{token}});
        break;
    case Stage::trade:
        addTrade(tries, moment);
        break;
    case Stage::action:
    case Stage::unifyAction:
        addDevelopment(tries, moment);
        break;
    case Stage::move:
    case Stage::movePrincess:
        addMoves(tries, moment, picked);
        break;
    default:
        break;
    }
    return tries;
}

} // namespace

std::size_t refusedCount(const Moment& moment, const std::vector<Token>& picked) {
    const std::vector<Command> tries = triesOf(moment, picked);
    return static_cast<std::size_t>(std::ranges::count_if(tries, [&](const Command& command) {
        return check(*moment.setting, moment.state, command).has_value();
    }));
}

std::vector<play::ActionRow> refusedRows(const Moment& moment, const Hands& hands,
                                         const std::vector<Token>& picked) {
    std::vector<play::ActionRow> rows;
    for (const Command& command : triesOf(moment, picked)) {
        const auto refusal = check(*moment.setting, moment.state, command);
        if (!refusal) continue;
        play::ActionRow row = describe(moment, command);
        row.detail = sentence(moment, *refusal);
        row.refused = true;
        row.id = rowId(moment, {command});
        row.act = [act = hands.act, command] {
            if (act) act({command});
        };
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace marches::warriors::face
