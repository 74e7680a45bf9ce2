#pragma once

#include "engine/warriors/barbarians.h"
#include "engine/warriors/command.h"
#include "engine/warriors/message.h"
#include "engine/warriors/order.h"
#include "engine/warriors/query.h"
#include "engine/warriors/state.h"

#include <algorithm>
#include <cassert>
#include <utility>

/// Inside the rules: what the files of the phases share. Nothing outside engine/warriors includes this.
///
/// Each phase has, for each of its steps, a `verdict` (is it allowed, where actor and stage are right) and a
/// `carryOut`; `eachOption` lists the candidates of a stage and lets `verdict` decide, so that no rule is
/// written twice.
namespace marches::warriors {

using Verdict = std::optional<Refusal>;
inline constexpr std::nullopt_t allowed = std::nullopt;

/// Writes the operands in place, one by one: refusals and events are made by the million, and copies cost.
template <class... Ops>
void fill(Operands& operands, Ops... values) {
    static_assert(sizeof...(Ops) <= maxOperands);
    auto place = operands.begin();
    ((*place++ = Operand(values)), ...);
    static_cast<void>(place);
}

template <class... Ops>
Verdict refuse(CodeFor<RefusalCode, std::type_identity_t<Ops>...> row, Ops... operands) {
    Verdict no;
    no.emplace().code = row.code;
    fill(no->operands, operands...);
    return no;
}

template <class... Ops>
Refusal refusal(CodeFor<RefusalCode, std::type_identity_t<Ops>...> row, Ops... operands) {
    return *refuse(row, operands...);
}

/// A list of provinces, on the heap only where it is long.
using Places = boost::container::small_vector<ProvinceId, 16>;

/// What a verdict reads.
struct View {
    const Setting& setting;
    const State& state;
};

/// What a step changes, and the events that it reports.
struct Play {
    const Setting& setting;
    State& state;
    std::vector<Event>& events;

    View view() const { return {setting, state}; }
    template <class... Ops>
    void say(CodeFor<EventCode, std::type_identity_t<Ops>...> row, Ops... operands) {
        Event& event = events.emplace_back();
        event.code = row.code;
        fill(event.operands, operands...);
    }
};

template <class Container, class Predicate>
void eraseIf(Container& container, Predicate predicate) {
    container.erase(std::remove_if(container.begin(), container.end(), predicate), container.end());
}

/// Returns the first resource of which `held` has less than `cost`; nothing if all are enough.
inline std::optional<Resource> lacking(const Resources& held, const Resources& cost) {
    for (const Resource resource : allResources)
        if (held[resource] < cost[resource]) return resource;
    return std::nullopt;
}

/// Whether the actor may act now, and a step of this kind be taken at this stage. Of several reasons the most
/// telling is given (NOTATION.md).
Verdict whoAndWhen(const View& view, SeatId actor, const Step& step);

/// Whether everything that a step names exists in this game; the verdicts rely on it.
Verdict operandsKnown(const Setting& setting, const Step& step);

// --- verdicts, asked where whoAndWhen and operandsKnown allow the step -----------------------------------
Verdict verdict(const View& view, SeatId actor, const step::PlaceToken& step);
Verdict verdict(const View& view, SeatId actor, const step::Feed& step);
Verdict verdict(const View& view, SeatId actor, const step::Done& step);
Verdict verdict(const View& view, SeatId actor, const step::RouteIncome& step);
Verdict verdict(const View& view, SeatId actor, const step::Bank& step);
Verdict verdict(const View& view, SeatId actor, const step::OpenRoute& step);
Verdict verdict(const View& view, SeatId actor, const step::MakeOffer& step);
Verdict verdict(const View& view, SeatId actor, const step::AcceptOffer& step);
Verdict verdict(const View& view, SeatId actor, const step::DeclineOffer& step);
Verdict verdict(const View& view, SeatId actor, const step::RetractOffer& step);
Verdict verdict(const View& view, SeatId actor, const step::BuyVp& step);
Verdict verdict(const View& view, SeatId actor, const step::Upgrade& step);
Verdict verdict(const View& view, SeatId actor, const step::Build& step);
Verdict verdict(const View& view, SeatId actor, const step::BuildFort& step);
Verdict verdict(const View& view, SeatId actor, const step::Promote& step);
Verdict verdict(const View& view, SeatId actor, const step::DeclareWar& step);
Verdict verdict(const View& view, SeatId actor, const step::Pass& step);
Verdict verdict(const View& view, SeatId actor, const step::Shift& step);
Verdict verdict(const View& view, SeatId actor, const step::Move& step);
Verdict verdict(const View& view, SeatId actor, const step::Battle& step);
Verdict verdict(const View& view, SeatId actor, const step::Assign& step);
Verdict verdict(const View& view, SeatId actor, const step::RetreatCountry& step);
Verdict verdict(const View& view, SeatId actor, const step::BarbariansTo& step);
Verdict verdict(const View& view, SeatId actor, const step::Retreat& step);
Verdict verdict(const View& view, SeatId actor, const step::Withdraw& step);
Verdict verdict(const View& view, SeatId actor, const step::Unify& step);
Verdict verdict(const View& view, SeatId actor, const step::HandOver& step);
Verdict verdict(const View& view, SeatId actor, const step::Merchant& step);
Verdict verdict(const View& view, SeatId actor, const step::Vote& step);
Verdict verdict(const View& view, SeatId actor, const step::OfferPeace& step);
Verdict verdict(const View& view, SeatId actor, const step::AcceptPeace& step);
Verdict verdict(const View& view, SeatId actor, const step::DeclinePeace& step);
Verdict verdict(const View& view, SeatId actor, const step::RetractPeace& step);
Verdict verdict(const View& view, SeatId actor, const step::Leave& step);
Verdict verdict(const View& view, SeatId actor, const step::TimeUp& step);

// --- carrying out ------------------------------------------------------------------------------------------
void carryOut(Play& play, SeatId actor, const step::PlaceToken& step);
void carryOut(Play& play, SeatId actor, const step::Feed& step);
void carryOut(Play& play, SeatId actor, const step::Done& step);
void carryOut(Play& play, SeatId actor, const step::RouteIncome& step);
void carryOut(Play& play, SeatId actor, const step::Bank& step);
void carryOut(Play& play, SeatId actor, const step::OpenRoute& step);
void carryOut(Play& play, SeatId actor, const step::MakeOffer& step);
void carryOut(Play& play, SeatId actor, const step::AcceptOffer& step);
void carryOut(Play& play, SeatId actor, const step::DeclineOffer& step);
void carryOut(Play& play, SeatId actor, const step::RetractOffer& step);
void carryOut(Play& play, SeatId actor, const step::BuyVp& step);
void carryOut(Play& play, SeatId actor, const step::Upgrade& step);
void carryOut(Play& play, SeatId actor, const step::Build& step);
void carryOut(Play& play, SeatId actor, const step::BuildFort& step);
void carryOut(Play& play, SeatId actor, const step::Promote& step);
void carryOut(Play& play, SeatId actor, const step::DeclareWar& step);
void carryOut(Play& play, SeatId actor, const step::Pass& step);
void carryOut(Play& play, SeatId actor, const step::Shift& step);
void carryOut(Play& play, SeatId actor, const step::Move& step);
void carryOut(Play& play, SeatId actor, const step::Battle& step);
void carryOut(Play& play, SeatId actor, const step::Assign& step);
void carryOut(Play& play, SeatId actor, const step::RetreatCountry& step);
void carryOut(Play& play, SeatId actor, const step::BarbariansTo& step);
void carryOut(Play& play, SeatId actor, const step::Retreat& step);
void carryOut(Play& play, SeatId actor, const step::Withdraw& step);
void carryOut(Play& play, SeatId actor, const step::Unify& step);
void carryOut(Play& play, SeatId actor, const step::HandOver& step);
void carryOut(Play& play, SeatId actor, const step::Merchant& step);
void carryOut(Play& play, SeatId actor, const step::Vote& step);
void carryOut(Play& play, SeatId actor, const step::OfferPeace& step);
void carryOut(Play& play, SeatId actor, const step::AcceptPeace& step);
void carryOut(Play& play, SeatId actor, const step::DeclinePeace& step);
void carryOut(Play& play, SeatId actor, const step::RetractPeace& step);
void carryOut(Play& play, SeatId actor, const step::Leave& step);
void carryOut(Play& play, SeatId actor, const step::TimeUp& step);

// --- the course of the game: beginning of phases and steps -------------------------------------------------
void enterPhase(Play& play, Phase phase);
/// Takes every decision that has one answer (`turn.forced`), until one has more.
void settle(Play& play);
/// Gives the turn of an ordered stage to the next seat, or goes on to what follows the stage.
void nextSeat(Play& play);
void beginUpkeep(Play& play);
void beginTrade(Play& play);
void beginDevelopment(Play& play);
void beginManeuvering(Play& play);
/// Begins the moves of the present seat's armies.
void beginMoves(Play& play);
void beginDownkeep(Play& play);
void finishTurn(Play& play);
void endGame(Play& play, End end);

/// Ends feeding for the seat: armies that are not fed die (`upkeep.feed`).
void finishFeeding(Play& play, SeatId seat);
void gather(Play& play);
/// Returns the ordinal of the last route for which a seat may get something, by its level and the tables
/// (`variant.routes`).
int lastRouteIncome(const View& view, SeatId seat);
/// Returns the choices for the unused route of this ordinal; none if it yields nothing.
std::span<const Resource> nextRouteIncome(const View& view, SeatId seat, int ordinal);
/// Whether a seat that could do something in Trade has not said "done".
bool anybodyTrades(const View& view);
/// Whether the seat has got an offer since it said "done".
bool askedAgain(const State& state, SeatId seat);
/// Returns the seats that Trade waits for.
SeatSet tradeWaits(const View& view);
void endTrade(Play& play);
void finishAction(Play& play, bool passed);
/// Whether an Action brings nothing and costs nothing: a war of this turn declared again (`turn.forced`). The
/// offers of peace that it withdraws can be declined and retracted at any time.
bool asGoodAsPassing(const View& view, SeatId actor, const step::DeclareWar& step);
template <class Other>
bool asGoodAsPassing(const View&, SeatId, const Other&) {
    return false;
}
void afterMoves(Play& play);
void afterBattles(Play& play);
/// Resumes the stage that a Unification interrupted.
void resumeAfterUnify(Play& play);
/// Whether the Gold of the seat is worth a question (`down.merchant`, `turn.forced`).
bool merchantMatters(const View& view, SeatId seat);

// --- provinces ---------------------------------------------------------------------------------------------
void setHolder(Play& play, ProvinceId province, Owner owner, CodeFor<EventCode, ProvinceId, Owner> why);
/// Gives the token of a province away when its holder has no unit there any more: to an ally there
/// (`ally.handover`), to Barbarians, to the armies that attack there with no battle left to fight
/// (`battle.conquer`), else to nobody (`man.vacate`).
void releaseIfEmpty(Play& play, ProvinceId province);
void returnToStash(Unit& unit);
/// Returns a Barbarian that is there (asserted).
Barbarian& barbarian(State& state, UnitRef unit, ProvinceId province);

/// Whether armies of the moving seat still have to fight anywhere.
inline bool anyBattlePending(const View& view) {
    const auto& units = view.state.player(view.state.current).units;
    return std::any_of(units.begin(), units.begin() + armyTokenCount, [&](const Unit& unit) {
        return unit.onBoard() && hostile(view.state, view.state.current, view.state.holder(unit.province));
    });
}
/// Carries the running battle on by one step that needs no decision; false if it waits for one.
bool advanceBattle(Play& play);
enum class Fate : std::uint8_t { lives, retreats, dies };
/// Returns what damage does to a unit that has `lifeAfter` life left after it (`battle.death`).
Fate fateOf(const View& view, UnitRef unit, int lifeAfter, bool lying);
int killVp(const Tables& tables, UnitRef unit); ///< Victory Points for the seat that destroys it, `vp.kills`
/// Returns the damage of the running battle that a unit has been assigned, at most 255.
int assignedTo(const View& view, UnitRef unit);
void setAssigned(State& state, UnitRef unit, ProvinceId province, int points);
int attackerPower(const View& view, ProvinceId province);
int defenderPower(const View& view, ProvinceId province);
bool defenderHasUnits(const View& view, ProvinceId province);
/// Calls `visit(UnitRef)` for every unit of the defending side in a province.
template <class Visit>
void eachDefender(const View& view, ProvinceId province, Visit visit) {
    const Owner holder = view.state.holder(province);
    if (holder == Owner::barbarian) {
        for (const Barbarian& b : barbariansIn(view.state, province))
            visit(refOf(b));
        return;
    }
    if (!isPlayer(holder)) return;
    for (std::size_t s = 0; s < view.setting.players(); ++s) {
        const SeatId seat = idAt<SeatId>(s);
        if (!allied(view.setting, seat, seatOf(holder))) continue;
        for (Token token = 0; token < tokenCount; ++token)
            if (view.state.player(seat).units[token].province == province) visit(unitOf(seat, token));
    }
}
/// Assigns the points of Barbarians who defend, by the fixed rule (`barb.damage`).
void assignByBarbarians(Play& play);
/// Returns the best class of places for retreating Barbarians, ascending; `country` counts as "the same
/// country" (`barb.retreat`).
Places barbarianRetreats(const View& view, ProvinceId from, CountryId country);
/// Whether the attacker has still to choose "the same country", and the choice matters; otherwise sets
/// `country` to it.
bool retreatCountryMatters(const View& view, CountryId& country);
/// Whether armies of `seat` may retreat or withdraw to an adjacent province: it is their own, an ally's or
/// free.
bool isRefuge(const View& view, SeatId seat, ProvinceId from, ProvinceId to);
Places refuges(const View& view, SeatId seat, ProvinceId from); ///< ascending
void dealBarbarianRetreat(Play& play, ProvinceId to);
void abandonBattle(Play& play);
SeatId retreatingDefender(const View& view);

// --- diplomacy ---------------------------------------------------------------------------------------------
void declareWar(Play& play, SeatId actor, SeatId enemy);
void markWarDamage(State& state, const Setting& setting, SeatId a, SeatId b);
SeatSet alliesOf(const Setting& setting, SeatId seat); ///< with the seat itself
SeatSet votersLeft(const State& state);
void endVote(State& state);

// --- options -----------------------------------------------------------------------------------------------
/// Calls `sink(seat, step)` for each option of a seat until it returns false; false if it was stopped.
template <class Sink>
bool eachOption(const View& view, SeatId seat, Sink&& sink);

} // namespace marches::warriors
