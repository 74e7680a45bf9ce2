#include "engine/warriors/query.h"
#include "tests/engine/warriors/battery.h"

#include <algorithm>

namespace marches::warriors::battery {

State patched(State before, const State& after, const std::vector<Event>& events) {
    for (const Event& event : events) {
        const auto first = static_cast<std::size_t>(event.operands[0].value);
        switch (event.code) {
        case EventCode::turnChanged:
            before.turn = static_cast<decltype(before.turn)>(event.operands[0].value);
            break;
        case EventCode::resourceChanged: {
            const auto r = static_cast<Resource>(event.operands[1].value);
            before.players[first].resources[r] = event.operands[3].value;
            break;
        }
        case EventCode::tokensChanged:
            before.players[first].tokens[static_cast<std::size_t>(event.operands[1].value)] =
                static_cast<std::uint8_t>(event.operands[3].value);
            break;
        case EventCode::vpChanged:
            before.players[first].killsVp = after.players[first].killsVp;
            before.players[first].boughtVp = after.players[first].boughtVp;
            break;
        case EventCode::seatChanged:
            before.players[first].left = after.players[first].left;
            before.players[first].unified = after.players[first].unified;
            break;
        case EventCode::unitChanged:
            before.players[first / 32].units[first % 32] = after.players[first / 32].units[first % 32];
            break;
        case EventCode::holderChanged:
            before.holders[first] = static_cast<Owner>(event.operands[2].value);
            break;
        case EventCode::barbariansChanged: {
            const auto province = idAt<ProvinceId>(first);
            const auto from = std::find_if(before.barbarians.begin(), before.barbarians.end(),
                                           [&](const Barbarian& b) { return b.province >= province; });
            auto end = from;
            while (end != before.barbarians.end() && end->province == province)
                ++end;
            const auto place = before.barbarians.erase(from, end);
            const auto there = barbariansIn(after, province);
            before.barbarians.insert(place, there.begin(), there.end());
            break;
        }
        case EventCode::warChanged: {
            const auto pair = pairIndex(idAt<SeatId>(first),
                                        idAt<SeatId>(static_cast<std::size_t>(event.operands[1].value)));
            before.wars[pair] = after.wars[pair];
            break;
        }
        case EventCode::routesChanged:
            before.routes = after.routes;
            before.routeCount = after.routeCount;
            break;
        case EventCode::offersChanged:
            before.offers = after.offers;
            before.declined = after.declined;
            before.offersMade = after.offersMade;
            break;
        case EventCode::peaceChanged:
            before.peace = after.peace;
            break;
        case EventCode::battleChanged:
            before.battle = after.battle;
            break;
        case EventCode::decisionChanged: {
            before.phase = after.phase;
            before.stage = after.stage;
            before.resume = after.resume;
            before.actionRound = after.actionRound;
            before.strikeRound = after.strikeRound;
            before.current = after.current;
            before.startSeat = after.startSeat;
            before.actionsLeft = after.actionsLeft;
            before.masterTraderUsed = after.masterTraderUsed;
            before.universityUsed = after.universityUsed;
            before.warlordUsed = after.warlordUsed;
            before.princessesBegun = after.princessesBegun;
            before.timeUp = after.timeUp;
            before.end = after.end;
            before.incomeOrdinal = after.incomeOrdinal;
            before.votes = after.votes;
            before.tradeDone = after.tradeDone;
            before.bankGot = after.bankGot;
            break;
        }
        default:
            break;
        }
    }
    return before;
}

bool tellsTruth(const Setting& setting, const State& before, const State& after, const Event& event) {
    const auto first = static_cast<std::size_t>(event.operands[0].value);
    const auto second = static_cast<std::size_t>(event.operands[1].value);
    /// A change, told with what was and what is.
    const auto tells = [&](std::size_t at, auto was, auto is) {
        return was != is && event.operands[at] == Operand(was) && event.operands[at + 1] == Operand(is);
    };
    switch (event.code) {
    case EventCode::turnChanged:
        return before.turn != after.turn && event.operands[0] == Operand(int{after.turn});
    case EventCode::resourceChanged: {
        const auto r = static_cast<Resource>(event.operands[1].value);
        return tells(2, int{before.players[first].resources[r]}, int{after.players[first].resources[r]});
    }
    case EventCode::tokensChanged:
        return tells(2, int{before.players[first].tokens[second]}, int{after.players[first].tokens[second]});
    case EventCode::vpChanged: {
        const Player& was = before.players[first];
        const Player& is = after.players[first];
        return (was.killsVp != is.killsVp || was.boughtVp != is.boughtVp) &&
               event.operands[1] == Operand(was.killsVp + was.boughtVp) &&
               event.operands[2] == Operand(is.killsVp + is.boughtVp);
    }
    case EventCode::seatChanged:
        return before.players[first].left != after.players[first].left ||
               before.players[first].unified != after.players[first].unified;
    case EventCode::unitChanged: {
        const UnitRef unit = event.operands[0].unit();
        const auto owner = static_cast<std::size_t>(unit.owner);
        const auto& was = before.players[owner].units[unit.number];
        const auto& is = after.players[owner].units[unit.number];
        return !(was == is) && event.operands[1] == Operand(was.province) &&
               event.operands[2] == Operand(is.province);
    }
    case EventCode::holderChanged:
        return tells(1, before.holders[first], after.holders[first]);
    case EventCode::barbariansChanged: {
        const auto province = idAt<ProvinceId>(first);
        const auto was = barbariansIn(before, province);
        const auto is = barbariansIn(after, province);
        return !std::equal(was.begin(), was.end(), is.begin(), is.end());
    }
    case EventCode::warChanged: {
        const auto pair = pairIndex(idAt<SeatId>(first), idAt<SeatId>(second));
        return before.wars[pair] != after.wars[pair];
    }
    case EventCode::battleChanged: {
        const bool on = after.battle.province != noProvince;
        return !(before.battle == after.battle) &&
               event.operands[0] == Operand(on ? after.battle.province : before.battle.province);
    }
    case EventCode::decisionChanged:
        return event.operands[0].value == static_cast<int>(decision(setting, after).kind);
    default:
        return true; // these name no figure
    }
}

} // namespace marches::warriors::battery
