#pragma once

#include "engine/warriors/development_parts.h"
#include "engine/warriors/maneuvering_parts.h"
#include "engine/warriors/trade_parts.h"

#include <cassert>

/// Inside the rules: the candidates of each stage, filtered by the verdicts that `check` uses.
namespace marches::warriors {

namespace detail {

/// Gives a candidate to the sink if its verdict allows it; false if the sink wants no more.
template <class StepType, class Sink>
bool offer(const View& view, SeatId seat, const StepType& step, Sink& sink) {
    if (verdict(view, seat, step)) return true;
    return sink(seat, step);
}

/// Does so for a step of each value in the range.
template <class StepType, class Range, class Sink>
bool offerEach(const View& view, SeatId seat, const Range& range, Sink& sink) {
    for (const auto& named : range)
        if (!offer(view, seat, StepType{named}, sink)) return false;
    return true;
}

/// Returns the provinces where the seat may place armies.
inline Places placesOf(const View& view, SeatId seat) {
    Places places;
    for (std::size_t i = 0; i < view.state.holders.size(); ++i)
        if (!placeVerdict(view, seat, idAt<ProvinceId>(i))) places.push_back(idAt<ProvinceId>(i));
    return places;
}

/// Lists one army of each kind, and two with Warlord. Levels and costs are the same wherever armies are
/// placed.
template <class Sink>
bool buildOptions(const View& view, SeatId seat, Sink& sink) {
    const auto possible = [&](const step::Build& anywhere) {
        return !levelVerdict(view, seat, anywhere) && !payVerdict(view, seat, anywhere);
    };
    constexpr ProvinceId anywhere{0};
    std::array<bool, armyKinds.size()> one{};
    for (const UnitKind kind : armyKinds)
        one[static_cast<std::size_t>(kind)] = possible({kind, anywhere, {}, noProvince});
    if (std::none_of(one.begin(), one.end(), [](bool yes) { return yes; })) return true; // two cost more

    const Places places = placesOf(view, seat);
    for (const UnitKind kind : armyKinds)
        if (one[static_cast<std::size_t>(kind)])
            for (const ProvinceId place : places)
                if (!sink(seat, step::Build{kind, place, {}, noProvince})) return false;
    if (pairVerdict(view, seat)) return true;
    for (const UnitKind kind : armyKinds)
        for (const UnitKind second : armyKinds) {
            if (second < kind || !possible({kind, anywhere, second, anywhere})) continue;
            for (std::size_t i = 0; i < places.size(); ++i)
                for (std::size_t j = second == kind ? i : 0; j < places.size(); ++j)
                    if (!sink(seat, step::Build{kind, places[i], second, places[j]})) return false;
        }
    return true;
}

template <class Sink>
bool fortOptions(const View& view, SeatId seat, Sink& sink) {
    if (levelVerdict(view, seat, step::BuildFort{}) || payVerdict(view, seat, step::BuildFort{})) return true;
    for (const ProvinceId place : placesOf(view, seat))
        if (const step::BuildFort fort{place}; !placeVerdict(view, seat, fort) && !sink(seat, fort))
            return false;
    return true;
}

template <class Sink>
bool actionOptions(const View& view, SeatId seat, Sink& sink) {
    if (!freeActionVerdict(view, seat))
        for (const Path path : allPaths)
            if (!pathVerdict(view, seat, path) && !sink(seat, step::Upgrade{path})) return false;
    if (!buildOptions(view, seat, sink) || !fortOptions(view, seat, sink)) return false;
    if (!levelVerdict(view, seat, step::Promote{}))
        for (std::size_t s = 0; s < view.setting.players(); ++s)
            if (const SeatId owner = idAt<SeatId>(s); allied(view.setting, seat, owner))
                for (Token token = 0; token < tokensOf(UnitKind::cavalry).first;
                     ++token) // Cavalry is the highest
                    if (view.state.player(owner).units[token].onBoard())
                        for (const UnitKind to : {UnitKind::archer, UnitKind::cavalry})
                            if (!offer(view, seat, step::Promote{unitOf(owner, token), to}, sink))
                                return false;
    for (std::size_t s = 0; s < view.setting.players(); ++s)
        if (!offer(view, seat, step::DeclareWar{idAt<SeatId>(s)}, sink)) return false;
    return offer(view, seat, step::Pass{}, sink);
}

template <class Sink>
bool shiftOptions(const View& view, SeatId seat, Sink& sink) {
    for (const Path from : allPaths) {
        if (shiftFromVerdict(view, seat, from)) continue;
        for (const Path to : allPaths)
            if (to != from && !shiftToVerdict(view, seat, to) && !sink(seat, step::Shift{from, to}))
                return false;
    }
    return offer(view, seat, step::Pass{}, sink);
}

template <class Sink>
bool tradeOptions(const View& view, SeatId seat, Sink& sink) {
    const Traders traders = tradersOf(view.setting, view.state);
    if (!traders.takePart.contains(seat)) return true;
    if (!bankVerdict(traders, seat)) {
        const auto rate = static_cast<std::uint8_t>(bankRate(view.setting, view.state, seat));
        for (const Resource give : allResources) {
            if (lotVerdict(view, seat, give, rate)) continue;
            for (const Resource get : allResources)
                if (!typesVerdict(give, get) && !sink(seat, step::Bank{give, get, rate})) return false;
        }
    }
    if (!routesVerdict(view, seat))
        for (std::size_t s = 0; s < view.setting.players(); ++s)
            if (const auto partner = idAt<SeatId>(s);
                !partnerVerdict(view, traders, seat, partner) && !sink(seat, step::OpenRoute{partner}))
                return false;
    for (const Offer& open : view.state.offers) {
        if (open.to == seat)
            if (!offer(view, seat, step::AcceptOffer{open.from}, sink) ||
                !offer(view, seat, step::DeclineOffer{open.from}, sink))
                return false;
        if (open.from == seat && !offer(view, seat, step::RetractOffer{open.to}, sink)) return false;
    }
    if (!offer(view, seat, step::BuyVp{}, sink)) return false;
    return offer(view, seat, step::Done{}, sink);
}

template <class Sink>
bool moveOptions(const View& view, SeatId seat, Token first, Token end, Sink& sink) {
    const auto& units = view.state.player(seat).units;
    const int full = isArmy(first) ? fullActionPoints(view.setting, view.state, seat) : 0;
    for (Token token = first; token < end; ++token) {
        const Unit& unit = units[token];
        if (!unit.onBoard() || unitVerdict(view, seat, token)) continue;
        const int left = actionPointsOf(unit, full);
        if (isArmy(token) && left < 1) continue;
        for (const ProvinceId to : view.setting.board.neighbours[unit.province])
            if (const step::Move move{token, to}; !entryVerdict(view, seat, move, left) && !sink(seat, move))
                return false;
    }
    return true;
}

/// Lists Unification and the handing over of provinces, which are possible between the commands of the seat's
/// own Maneuvering.
template <class Sink>
bool betweenOptions(const View& view, SeatId seat, Sink& sink) {
    if (!view.state.player(seat).unified && !offer(view, seat, step::Unify{}, sink)) return false;
    if (!view.setting.allied) return true;
    const TokenRange forts = tokensOf(UnitKind::fort);
    for (Token token = forts.first; token < forts.end; ++token) {
        const ProvinceId province = view.state.player(seat).units[token].province;
        if (province == noProvince) continue;
        bool named = false; // a second Fort in the same province adds nothing
        for (Token before = forts.first; before < token; ++before)
            named = named || view.state.player(seat).units[before].province == province;
        for (std::size_t s = 0; !named && s < view.setting.players(); ++s)
            if (!offer(view, seat, step::HandOver{province, idAt<SeatId>(s)}, sink)) return false;
    }
    return true;
}

template <class Sink>
bool assignOptions(const View& view, SeatId seat, Sink& sink) {
    bool more = true;
    if (view.state.stage == Stage::assignAttacker) {
        eachDefender(view, view.state.battle.province,
                     [&](UnitRef unit) { more = more && offer(view, seat, step::Assign{unit}, sink); });
        return more;
    }
    for (Token token = 0; more && token < armyTokenCount; ++token)
        if (view.state.player(view.state.current).units[token].province == view.state.battle.province)
            more = offer(view, seat, step::Assign{unitOf(view.state.current, token)}, sink);
    return more;
}

} // namespace detail

/// Returns the seat that a stage with one decider waits for; noSeat in Trade and when the game is over.
inline SeatId deciderOf(const View& view) {
    switch (view.state.stage) {
    case Stage::trade:
    case Stage::over:
        return noSeat;
    case Stage::assignDefender: {
        const Owner holder = view.state.holder(view.state.battle.province);
        return isPlayer(holder) ? seatOf(holder) : noSeat;
    }
    case Stage::defenderRetreat:
        return retreatingDefender(view);
    default:
        return view.state.current;
    }
}

template <class Sink>
bool eachOption(const View& view, SeatId seat, Sink&& sink) {
    using namespace detail;
    const State& state = view.state;
    if (!state.votes.asked.empty()) {
        constexpr std::array ballots{step::Ballot::goOn, step::Ballot::stop, step::Ballot::count,
                                     step::Ballot::voidGame};
        return !votersLeft(state).contains(seat) || offerEach<step::Vote>(view, seat, ballots, sink);
    }
    if (state.stage == Stage::trade) return tradeOptions(view, seat, sink);
    if (state.stage == Stage::over || deciderOf(view) != seat) return true;
    const ProvinceId battle = state.battle.province;
    const auto& board = view.setting.board;
    switch (state.stage) {
    case Stage::placeTokens:
        return offerEach<step::PlaceToken>(view, seat, allPaths, sink);
    case Stage::feed:
        for (Token token = 0; token < armyTokenCount; ++token)
            if (state.player(seat).units[token].onBoard() && !offer(view, seat, step::Feed{token}, sink))
                return false;
        return offer(view, seat, step::Done{}, sink);
    case Stage::routeIncome:
        for (const Resource resource : nextRouteIncome(view, seat, state.incomeOrdinal))
            if (!offer(view, seat, step::RouteIncome{state.incomeOrdinal, resource}, sink)) return false;
        return true;
    case Stage::action:
    case Stage::unifyAction:
        return actionOptions(view, seat, sink);
    case Stage::shift:
        return shiftOptions(view, seat, sink);
    case Stage::move:
        return moveOptions(view, seat, 0, armyTokenCount, sink) && betweenOptions(view, seat, sink) &&
               offer(view, seat, step::Done{}, sink);
    case Stage::chooseBattle:
        return offerEach<step::Battle>(view, seat, battlesPending(view.setting, state), sink) &&
               betweenOptions(view, seat, sink);
    case Stage::assignAttacker:
    case Stage::assignDefender:
        return assignOptions(view, seat, sink);
    case Stage::attackerRetreat:
    case Stage::defenderRetreat:
        return offerEach<step::Retreat>(view, seat, board.neighbours[battle], sink);
    case Stage::retreatCountry:
        return offerEach<step::RetreatCountry>(view, seat, board.provinces[battle].countries, sink);
    case Stage::barbariansTo:
        return offerEach<step::BarbariansTo>(view, seat, board.neighbours[battle], sink);
    case Stage::withdraw:
        return offerEach<step::Withdraw>(view, seat, board.neighbours[battle], sink);
    case Stage::movePrincess: {
        const TokenRange princesses = tokensOf(UnitKind::princess);
        return moveOptions(view, seat, princesses.first, princesses.end, sink) &&
               betweenOptions(view, seat, sink) && offer(view, seat, step::Done{}, sink);
    }
    default:
        assert(state.stage == Stage::merchant);
        return offerEach<step::Merchant>(view, seat, std::array{true, false}, sink);
    }
}

} // namespace marches::warriors
