#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors {
namespace {

struct Differ {
    const Setting& setting;
    const State& before;
    const State& after;
    std::vector<Event> events;

    template <class... Ops>
    void say(CodeFor<EventCode, std::type_identity_t<Ops>...> row, Ops... operands) {
        events.push_back(Event{row.code, Operands{Operand(operands)...}});
    }

    void seats() {
        for (std::size_t s = 0; s < setting.players(); ++s) {
            const SeatId seat = idAt<SeatId>(s);
            const Player& was = before.players[s];
            const Player& is = after.players[s];
            if (was == is) continue;
            for (const Resource r : allResources)
                if (was.resources[r] != is.resources[r])
                    say(EventCode::resourceChanged, seat, r, static_cast<int>(was.resources[r]),
                        static_cast<int>(is.resources[r]));
            for (const Path path : allPaths) {
                const auto p = static_cast<std::size_t>(path);
                if (was.tokens[p] != is.tokens[p])
                    say(EventCode::tokensChanged, seat, path, int{was.tokens[p]}, int{is.tokens[p]});
            }
            if (was.killsVp != is.killsVp || was.boughtVp != is.boughtVp)
                say(EventCode::vpChanged, seat, was.killsVp + was.boughtVp, is.killsVp + is.boughtVp);
            if (was.unified != is.unified || was.left != is.left) say(EventCode::seatChanged, seat);
            for (Token token = 0; token < tokenCount; ++token)
                if (!(was.units[token] == is.units[token]))
                    say(EventCode::unitChanged, unitOf(seat, token), was.units[token].province,
                        is.units[token].province);
        }
    }

    void provinces() {
        for (std::size_t i = 0; i < after.holders.size(); ++i)
            if (before.holders[i] != after.holders[i])
                say(EventCode::holderChanged, idAt<ProvinceId>(i), before.holders[i], after.holders[i]);
        barbarians();
    }

    /// Compares the Barbarians; both lists ascend by province, so one pass through both is enough.
    void barbarians() {
        auto was = before.barbarians.begin();
        auto is = after.barbarians.begin();
        const auto wasEnd = before.barbarians.end();
        const auto isEnd = after.barbarians.end();
        while (was != wasEnd || is != isEnd) {
            const ProvinceId province =
                was == wasEnd || (is != isEnd && is->province < was->province) ? is->province : was->province;
            const auto elsewhere = [&](const Barbarian& b) { return b.province != province; };
            const auto wasNext = std::find_if(was, wasEnd, elsewhere);
            const auto isNext = std::find_if(is, isEnd, elsewhere);
            if (!std::equal(was, wasNext, is, isNext)) say(EventCode::barbariansChanged, province);
            was = wasNext;
            is = isNext;
        }
    }

    void relations() {
        for (std::size_t b = 1; b < setting.players(); ++b)
            for (std::size_t a = 0; a < b; ++a)
                if (const auto pair = pairIndex(idAt<SeatId>(a), idAt<SeatId>(b));
                    before.wars[pair] != after.wars[pair])
                    say(EventCode::warChanged, idAt<SeatId>(a), idAt<SeatId>(b));
        if (before.routeCount != after.routeCount || before.routes != after.routes)
            say(EventCode::routesChanged);
        if (before.offers != after.offers || before.declined != after.declined ||
            before.offersMade != after.offersMade)
            say(EventCode::offersChanged);
        if (before.peace != after.peace) say(EventCode::peaceChanged);
    }

    void course() {
        if (before.turn != after.turn) say(EventCode::turnChanged, int{after.turn});
        if (!(before.battle == after.battle))
            say(EventCode::battleChanged,
                after.battle.province != noProvince ? after.battle.province : before.battle.province);
        const auto asked = [](const State& state) {
            return std::tuple(state.phase, state.stage, state.resume, state.actionRound, state.strikeRound,
                              state.current, state.startSeat, state.actionsLeft, state.masterTraderUsed,
                              state.universityUsed, state.warlordUsed, state.princessesBegun, state.timeUp,
                              state.end, state.incomeOrdinal, state.votes.asked.bits(),
                              state.votes.inFavour.bits(), state.votes.against.bits(), state.tradeDone.bits(),
                              state.bankGot);
        };
        if (asked(before) != asked(after)) say(EventCode::decisionChanged, decision(setting, after).kind);
    }
};

} // namespace

std::vector<Event> diff(const Setting& setting, const State& before, const State& after) {
    Differ differ{setting, before, after, {}};
    differ.seats();
    differ.provinces();
    differ.relations();
    differ.course();
    return std::move(differ.events);
}

} // namespace marches::warriors
