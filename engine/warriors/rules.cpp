#include "engine/warriors/rules.h"

#include "engine/warriors/options.h"
#include "engine/warriors/play.h"
#include "engine/warriors/query.h"

namespace marches::warriors {
namespace {

constexpr std::uint32_t bit(Stage stage) {
    return 1U << static_cast<unsigned>(stage);
}

/// The stages in which a kind of step can be given; 0: at any time.
struct StagesOf {
    std::uint32_t operator()(const step::PlaceToken&) const { return bit(Stage::placeTokens); }
    std::uint32_t operator()(const step::Feed&) const { return bit(Stage::feed); }
    std::uint32_t operator()(const step::Done&) const {
        return bit(Stage::feed) | bit(Stage::trade) | bit(Stage::move) | bit(Stage::movePrincess);
    }
    std::uint32_t operator()(const step::RouteIncome&) const { return bit(Stage::routeIncome); }
    std::uint32_t operator()(const step::Bank&) const { return bit(Stage::trade); }
    std::uint32_t operator()(const step::OpenRoute&) const { return bit(Stage::trade); }
    std::uint32_t operator()(const step::MakeOffer&) const { return bit(Stage::trade); }
    std::uint32_t operator()(const step::AcceptOffer&) const { return bit(Stage::trade); }
    std::uint32_t operator()(const step::DeclineOffer&) const { return bit(Stage::trade); }
    std::uint32_t operator()(const step::RetractOffer&) const { return bit(Stage::trade); }
    std::uint32_t operator()(const step::BuyVp&) const { return bit(Stage::trade); }
    std::uint32_t operator()(const step::Upgrade&) const {
        return bit(Stage::action) | bit(Stage::unifyAction);
    }
    std::uint32_t operator()(const step::Build&) const {
        return bit(Stage::action) | bit(Stage::unifyAction);
    }
    std::uint32_t operator()(const step::BuildFort&) const {
        return bit(Stage::action) | bit(Stage::unifyAction);
    }
    std::uint32_t operator()(const step::Promote&) const {
        return bit(Stage::action) | bit(Stage::unifyAction);
    }
    std::uint32_t operator()(const step::DeclareWar&) const {
        return bit(Stage::action) | bit(Stage::unifyAction);
    }
    std::uint32_t operator()(const step::Pass&) const {
        return bit(Stage::action) | bit(Stage::shift) | bit(Stage::unifyAction);
    }
    std::uint32_t operator()(const step::Shift&) const { return bit(Stage::shift); }
    std::uint32_t operator()(const step::Move&) const { return bit(Stage::move) | bit(Stage::movePrincess); }
    std::uint32_t operator()(const step::Battle&) const { return bit(Stage::chooseBattle); }
    std::uint32_t operator()(const step::Assign&) const {
        return bit(Stage::assignAttacker) | bit(Stage::assignDefender);
    }
    std::uint32_t operator()(const step::RetreatCountry&) const { return bit(Stage::retreatCountry); }
    std::uint32_t operator()(const step::BarbariansTo&) const { return bit(Stage::barbariansTo); }
    std::uint32_t operator()(const step::Retreat&) const {
        return bit(Stage::attackerRetreat) | bit(Stage::defenderRetreat);
    }
    std::uint32_t operator()(const step::Withdraw&) const { return bit(Stage::withdraw); }
    std::uint32_t operator()(const step::Unify&) const { return maneuveringStages; }
    std::uint32_t operator()(const step::HandOver&) const { return maneuveringStages; }
    std::uint32_t operator()(const step::Merchant&) const { return bit(Stage::merchant); }
    std::uint32_t operator()(const step::Vote&) const { return 0; }
    std::uint32_t operator()(const step::OfferPeace&) const { return 0; }
    std::uint32_t operator()(const step::AcceptPeace&) const { return 0; }
    std::uint32_t operator()(const step::DeclinePeace&) const { return 0; }
    std::uint32_t operator()(const step::RetractPeace&) const { return 0; }
    std::uint32_t operator()(const step::Leave&) const { return 0; }
    std::uint32_t operator()(const step::TimeUp&) const { return 0; }

    /// Battles too: the verdicts of these steps say why they are refused there.
    static constexpr std::uint32_t maneuveringStages =
        bit(Stage::move) | bit(Stage::chooseBattle) | bit(Stage::assignAttacker) |
        bit(Stage::assignDefender) | bit(Stage::attackerRetreat) | bit(Stage::retreatCountry) |
        bit(Stage::barbariansTo) | bit(Stage::defenderRetreat) | bit(Stage::withdraw) |
        bit(Stage::movePrincess);
};

Phase phaseOf(Stage stage) {
    switch (stage) {
    case Stage::placeTokens:
        return Phase::setup;
    case Stage::feed:
    case Stage::routeIncome:
        return Phase::upkeep;
    case Stage::trade:
        return Phase::trade;
    case Stage::action:
    case Stage::shift:
        return Phase::development;
    case Stage::merchant:
        return Phase::downkeep;
    case Stage::over:
        return Phase::over;
    default:
        return Phase::maneuvering;
    }
}

bool inPhase(std::uint32_t stages, Phase phase) {
    for (unsigned s = 0; s <= static_cast<unsigned>(Stage::over); ++s)
        if (((stages >> s) & 1U) != 0 && phaseOf(static_cast<Stage>(s)) == phase) return true;
    return false;
}

Phase firstPhase(std::uint32_t stages) {
    for (unsigned s = 0; s <= static_cast<unsigned>(Stage::over); ++s)
        if (((stages >> s) & 1U) != 0) return phaseOf(static_cast<Stage>(s));
    return Phase::over;
}

/// Refuses a step that is given in the right phase but at the wrong stage of it.
Verdict wrongStep(const View& view, std::uint32_t stages) {
    const Stage asked = view.state.stage;
    switch (view.state.phase) {
    case Phase::upkeep:
        return refuse(RefusalCode::notBeforeGather, asked);
    case Phase::development:
        if (asked == Stage::shift) return refuse(RefusalCode::actionsAreOver, asked);
        return refuse(RefusalCode::shiftAfterActions, asked);
    default:
        break;
    }
    constexpr std::uint32_t battleStages = bit(Stage::assignAttacker) | bit(Stage::assignDefender) |
                                           bit(Stage::attackerRetreat) | bit(Stage::retreatCountry) |
                                           bit(Stage::barbariansTo) | bit(Stage::defenderRetreat) |
                                           bit(Stage::withdraw);
    if ((stages & ~battleStages) == 0) return refuse(RefusalCode::notInBattle, asked);
    return refuse(RefusalCode::wrongStepManeuvering, asked);
}

} // namespace

Verdict whoAndWhen(const View& view, SeatId actor, const Step& step) {
    const State& state = view.state;
    const std::uint32_t stages = std::visit(StagesOf{}, step);
    if (state.end != End::none) return refuse(RefusalCode::gameOver);
    const bool forTable = std::holds_alternative<step::TimeUp>(step);
    if (forTable != (actor == tableActor))
        return forTable ? refuse(RefusalCode::tableOnly) : refuse(RefusalCode::unknownActor);
    // An assignment is one decision, and one line of the record: nothing comes between its steps.
    const auto atAnyTime = [&]() -> Verdict {
        if (lineOpen(view.setting, state)) return incomplete(view.setting, state);
        return allowed;
    };
    if (forTable) return atAnyTime();
    if (index(actor) >= view.setting.players()) return refuse(RefusalCode::unknownActor);
    if (state.player(actor).left) return refuse(RefusalCode::hasLeft, actor);
    if (std::holds_alternative<step::Vote>(step)) {
        if (state.votes.asked.empty()) return refuse(RefusalCode::noVote);
        if (!votersLeft(state).contains(actor)) return refuse(RefusalCode::alreadyVoted, actor);
        return allowed;
    }
    if (stages == 0) return atAnyTime();
    if (!state.votes.asked.empty()) return refuse(RefusalCode::voteFirst);
    if (((stages >> static_cast<unsigned>(state.stage)) & 1U) == 0) {
        if (!inPhase(stages, state.phase))
            return refuse(RefusalCode::wrongPhase, firstPhase(stages), state.phase);
        if (const SeatId decider = deciderOf(view); isSeat(decider) && decider != actor)
            return refuse(RefusalCode::notYourTurn, decider);
        return wrongStep(view, stages);
    }
    if (state.stage == Stage::trade) {
        if (!takesPartInTrade(view.setting, state, actor)) return refuse(RefusalCode::noTradeCenter, actor);
        return allowed;
    }
    if (const SeatId decider = deciderOf(view); decider != actor)
        return refuse(RefusalCode::notYourTurn, decider);
    return allowed;
}

namespace {

/// Takes the decision of the present stage if it has one possible answer; returns whether it did something.
bool takeForced(Play& play) {
    State& state = play.state;
    const View view = play.view();
    if (state.battle.province != noProvince && state.stage != Stage::unifyAction) return advanceBattle(play);
    switch (state.stage) {
    case Stage::over:
        return false;
    case Stage::trade:
        if (anybodyTrades(view)) return false;
        endTrade(play);
        return true;
    default:
        break;
    }
    if (state.player(state.current).left) {
        nextSeat(play);
        return true;
    }
    switch (state.stage) {
    case Stage::placeTokens: // the tokens are one decision: those left when one path is open are named with
                             // the others
        if (play.setting.tables.startTokens > 0) return false;
        nextSeat(play);
        return true;
    case Stage::feed:
        if (has(play.setting, state, state.current, Ability::pillaging)) {
            nextSeat(play);
            return true;
        }
        break;
    case Stage::routeIncome: {
        if (state.incomeOrdinal == 0) // the routes opened with players fill the first ordinals
            state.incomeOrdinal = static_cast<std::uint8_t>(routesOpened(state, state.current) + 1);
        if (state.incomeOrdinal > lastRouteIncome(view, state.current)) {
            nextSeat(play);
            return true;
        }
        if (nextRouteIncome(view, state.current, state.incomeOrdinal).empty()) { // it yields nothing
            ++state.incomeOrdinal;
            return true;
        }
        break;
    }
    case Stage::chooseBattle:
        if (!anyBattlePending(view)) {
            afterBattles(play);
            return true;
        }
        break;
    case Stage::merchant:
        if (!merchantMatters(view, state.current)) {
            nextSeat(play);
            return true;
        }
        break;
    default:
        break;
    }
    std::optional<Command> only;
    const bool one = eachOption(view, state.current, [&](SeatId actor, const auto& step) {
        if (asGoodAsPassing(view, actor, step)) return true;
        if (only) return false;
        only.emplace(actor, step);
        return true;
    });
    if (!one || !only) return false;
    std::visit([&](const auto& step) { carryOut(play, only->actor, step); }, only->step);
    return true;
}

} // namespace

void settle(Play& play) {
    while (play.state.votes.asked.empty() && takeForced(play)) {
    }
}

Decision<Stage> decision(const Setting& setting, const State& state) {
    const View view{setting, state};
    // The strike round is 1 or 2, so each round of moves of a turn has a number of its own.
    const std::uint32_t round = 2U * state.turn + state.strikeRound;
    if (!state.votes.asked.empty()) return {Stage::vote, votersLeft(state), round};
    if (state.stage == Stage::trade) return {Stage::trade, tradeWaits(view), round};
    if (state.stage == Stage::over) return {Stage::over, {}, round};
    return {state.stage, SeatSet(deciderOf(view)), round};
}

void options(const Setting& setting, const State& state, SeatId seat, std::vector<Command>& out) {
    if (!isSeat(seat) || index(seat) >= setting.players() || state.player(seat).left) return;
    eachOption(View{setting, state}, seat, [&](SeatId actor, const auto& step) {
        out.emplace_back(actor, step);
        return true;
    });
}

void interruptions(const Setting& setting, const State& state, SeatId actor, std::vector<Command>& out) {
    const auto offer = [&](const Step& step) {
        const Command command{actor, step};
        if (!check(setting, state, command)) out.push_back(command);
    };
    if (actor == tableActor) return offer(step::TimeUp{});
    for (std::size_t s = 0; s < setting.players(); ++s) {
        const auto enemy = idAt<SeatId>(s);
        offer(step::OfferPeace{enemy});
        offer(step::AcceptPeace{enemy});
        offer(step::DeclinePeace{enemy});
        offer(step::RetractPeace{enemy});
    }
    offer(step::Leave{});
}

std::optional<Refusal> check(const Setting& setting, const State& state, const Command& command) {
    const View view{setting, state};
    if (Verdict no = whoAndWhen(view, command.actor, command.step)) return no;
    if (Verdict no = operandsKnown(setting, command.step)) return no;
    return std::visit([&](const auto& step) { return verdict(view, command.actor, step); }, command.step);
}

void apply(const Setting& setting, State& state, const Command& command, std::vector<Event>& events) {
    assert(!check(setting, state, command));
    Play play{setting, state, events};
    std::visit([&](const auto& step) { carryOut(play, command.actor, step); }, command.step);
    settle(play);
}

bool lineOpen(const Setting& setting, const State& state) {
    const View view{setting, state};
    switch (state.stage) {
    case Stage::placeTokens: {
        const auto& tokens = state.player(state.current).tokens;
        return tokens[0] + tokens[1] + tokens[2] > 0;
    }
    case Stage::assignAttacker:
        return state.battle.attackerPoints != attackerPower(view, state.battle.province);
    case Stage::assignDefender:
        return state.battle.defenderPoints != defenderPower(view, state.battle.province);
    default:
        return false;
    }
}

Refusal incomplete(const Setting& setting, const State& state) {
    const View view{setting, state};
    if (state.stage == Stage::placeTokens) {
        const auto& tokens = state.player(state.current).tokens;
        return refusal(RefusalCode::placeAll, tokens[0] + tokens[1] + tokens[2],
                       int{setting.tables.startTokens});
    }
    const bool attacker = state.stage == Stage::assignAttacker;
    const int all =
        attacker ? attackerPower(view, state.battle.province) : defenderPower(view, state.battle.province);
    const int left = attacker ? state.battle.attackerPoints : state.battle.defenderPoints;
    return refusal(RefusalCode::assignAll, all - left, all);
}

std::vector<SeatId> WarriorsAndTraders::turnOrder(const Setting& setting, const State& state) {
    return warriors::turnOrder(setting, state);
}

} // namespace marches::warriors
