#include "app/warriors/pieces/reach.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/action_rows.h"
#include "app/warriors/words/march_words.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/step_text.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <optional>

namespace marches::warriors::face {

namespace {

void addTrade(std::vector<Command>& tries, const Moment& moment) {
    const SeatId seat = moment.hand;
    for (const SeatId other : SeatSet::first(moment.seats()))
        if (other != seat && !routeBetween(moment.state, seat, other))
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
    const ProvinceId home = placeToTry(moment);
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
    for (const SeatId other : SeatSet::first(moment.seats()))
        if (other != seat && !moment.state.player(other).left)
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

/// The unit of the player that the step is about.
std::optional<Token> unitOf(const Moment& moment, const Command& command) {
    if (const auto* move = std::get_if<step::Move>(&command.step)) return move->token;
    if (const auto* feed = std::get_if<step::Feed>(&command.step)) return feed->token;
    const auto* promote = std::get_if<step::Promote>(&command.step);
    if (promote == nullptr || promote->unit.owner != ownerOf(moment.hand)) return std::nullopt;
    return promote->unit.number;
}

/// What is tried, and the units and targets of a move of which the rules would say the same.
struct Refused {
    Command command;
    Refusal refusal;
    std::vector<Token> units;
    std::vector<ProvinceId> targets;
};

ProvinceId targetOf(const Command& command) {
    const auto* move = std::get_if<step::Move>(&command.step);
    return move == nullptr ? noProvince : move->to;
}

/// The same command and answer for another unit of the kind in the province.
bool sameRow(const Moment& moment, const Refused& one, const Command& command, const Refusal& refusal) {
    const auto unit = unitOf(moment, command);
    if (!unit || one.units.empty() || command.step.index() != one.command.step.index()) return false;
    const auto& units = moment.state.player(moment.hand).units;
    if (kindOf(*unit) != kindOf(one.units.front()) ||
        units[*unit].province != units[one.units.front()].province)
        return false;
    if (const auto* move = std::get_if<step::Move>(&command.step);
        move != nullptr && move->to != std::get<step::Move>(one.command.step).to)
        return false;
    if (const auto* promote = std::get_if<step::Promote>(&command.step);
        promote != nullptr && promote->to != std::get<step::Promote>(one.command.step).to)
        return false;
    return alike(refusal, one.refusal);
}

/// Without the target, in case it is named.
Refusal anywhere(const Refused& one) {
    Refusal refusal = ofKinds(one.refusal);
    for (Operand& operand : refusal.operands)
        if (operand == Operand(one.targets.front())) operand = Operand(noProvince);
    return refusal;
}

/// Moves of the same units that are refused for the same reason become one.
std::vector<Refused> joinedByTarget(std::vector<Refused> all) {
    std::vector<Refused> joined;
    for (Refused& one : all) {
        const auto same = std::ranges::find_if(joined, [&](const Refused& other) {
            return !one.targets.empty() && !other.targets.empty() && one.units == other.units &&
                   anywhere(one) == anywhere(other);
        });
        if (same == joined.end())
            joined.push_back(std::move(one));
        else
            same->targets.push_back(one.targets.front());
    }
    return joined;
}

std::vector<Refused> refusedOf(const Moment& moment, const std::vector<Token>& picked) {
    std::vector<Refused> all;
    for (const Command& command : triesOf(moment, picked)) {
        const auto refusal = check(*moment.setting, moment.state, command);
        if (!refusal) continue;
        const auto same = std::ranges::find_if(
            all, [&](const Refused& one) { return sameRow(moment, one, command, *refusal); });
        const auto unit = unitOf(moment, command);
        const ProvinceId target = targetOf(command);
        if (same != all.end())
            same->units.push_back(*unit);
        else
            all.push_back({command, *refusal, unit ? std::vector{*unit} : std::vector<Token>{},
                           target == noProvince ? std::vector<ProvinceId>{} : std::vector{target}});
    }
    return joinedByTarget(std::move(all));
}

play::ActionRow refusedRow(const Moment& moment, const Refused& refused) {
    StepNames names;
    if (!refused.units.empty()) names = {unitsThere(moment, refused.units), refused.targets};
    StepText text = stepText(moment, std::span{&refused.command, 1}, names);
    if (std::holds_alternative<step::Move>(refused.command.step)) text.cost.clear(); // it spends nothing
    text.detail = [&] {
        const bool asOne =
            refused.units.empty() || (refused.units.size() == 1 && differsThere(moment, refused.units));
        return sentence(moment, asOne ? refused.refusal : ofKinds(refused.refusal), false, refused.targets);
    };
    return rowOf(text);
}

} // namespace

std::size_t refusedCount(const Moment& moment, const std::vector<Token>& picked) {
    return refusedOf(moment, picked).size();
}

std::vector<play::ActionRow> refusedRows(const Moment& moment, const Hands& hands,
                                         const std::vector<Token>& picked) {
    std::vector<play::ActionRow> rows;
    for (const Refused& refused : refusedOf(moment, picked)) {
        play::ActionRow row = refusedRow(moment, refused);
        row.refused = true;
        row.id = rowId(moment, {refused.command});
        row.act = play::pressing(hands.act, {refused.command});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace marches::warriors::face
