#include "engine/cli/state_json.h"

#include "engine/warriors/names.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>

namespace marches::cli {
using namespace warriors;
using Json = nlohmann::ordered_json;

namespace {

const std::string& provinceName(const Setting& setting, ProvinceId province) {
    return setting.board.map.provinces()[province].id;
}

Json seatNames(const Setting& setting, SeatSet seats) {
    Json list = Json::array();
    for (std::size_t i = 0; i < setting.players(); ++i)
        if (seats.contains(idAt<SeatId>(i))) list.push_back(setting.seatName(idAt<SeatId>(i)));
    return list;
}

Json resourcesJson(const Resources& resources) {
    Json object;
    for (const Resource resource : allResources)
        object[std::string(name(resource))] = static_cast<int>(resources[resource]);
    return object;
}

Json unitsJson(const Setting& setting, const State& state, SeatId seat) {
    Json object = Json::object();
    for (Token token = 0; token < tokenCount; ++token) {
        const Unit& unit = state.player(seat).units[token];
        if (!unit.onBoard()) continue;
        Json& entry = object[tokenName(token)];
        entry["province"] = provinceName(setting, unit.province);
        if (isArmy(token)) entry["ap"] = actionPoints(setting, state, seat, token);
        entry["damage"] = unit.damage;
        if (isArmy(token)) entry["retreated"] = unit.lying;
    }
    return object;
}

Json playerJson(const Setting& setting, const State& state, SeatId seat) {
    const Player& player = state.player(seat);
    const VictoryPoints vp = victoryPoints(setting, state, seat);
    Json object;
    object["vp"] = vp.total();
    object["vp_parts"] = {{"provinces", vp.provinces},
                          {"forts", vp.forts},
                          {"kills", vp.kills},
                          {"bought", vp.bought},
                          {"leaders", vp.leaders}};
    object["resources"] = resourcesJson(player.resources);
    for (const Path path : allPaths) {
        object["tokens"][std::string(name(path))] = player.tokens[static_cast<std::size_t>(path)];
        object["levels"][std::string(name(path))] = level(setting, state, seat, path);
    }
    object["provinces"] = Json::array();
    for (std::size_t i = 0; i < setting.board.size(); ++i)
        if (const auto province = idAt<ProvinceId>(i); state.holder(province) == ownerOf(seat))
            object["provinces"].push_back(provinceName(setting, province));
    object["routes_opened"] = Json::array();
    for (const Route& route : state.openRoutes())
        if (route.opener == index(seat))
            object["routes_opened"].push_back(setting.seatName(idAt<SeatId>(route.partner)));
    object["unified"] = player.unified;
    object["left"] = player.left;
    object["units"] = unitsJson(setting, state, seat);
    return object;
}

Json barbariansJson(const Setting& setting, const State& state) {
    Json object = Json::object();
    for (const Barbarian& unit : state.barbarians) {
        Json entry;
        entry["unit"] = fmt::format("{}{}", unit.fort ? "BF" : "B", unit.number);
        entry["damage"] = unit.damage;
        if (!unit.fort) entry["retreated"] = unit.lying;
        object[provinceName(setting, unit.province)].push_back(std::move(entry));
    }
    return object;
}

Json alliancesJson(const Setting& setting) {
    Json list = Json::array();
    if (!setting.allied) return list;
    for (std::size_t i = 0; i < setting.players(); ++i) {
        const std::size_t alliance = setting.seats[i].alliance;
        while (list.size() <= alliance)
            list.push_back(Json::array());
        list[alliance].push_back(setting.seatName(idAt<SeatId>(i)));
    }
    return list;
}

/// Calls f(a, b) for every pair of different seats, a before b.
template <class F>
void eachPair(const Setting& setting, F f) {
    for (std::size_t b = 1; b < setting.players(); ++b)
        for (std::size_t a = 0; a < b; ++a)
            f(idAt<SeatId>(a), idAt<SeatId>(b));
}

Json warsJson(const Setting& setting, const State& state) {
    Json list = Json::array();
    eachPair(setting, [&](SeatId a, SeatId b) {
        const War& war = state.wars[pairIndex(a, b)];
        if (war.since != 0)
            list.push_back({{"between", {setting.seatName(a), setting.seatName(b)}},
                            {"since", war.since},
                            {"damage_this_turn", war.damageThisTurn}});
    });
    return list;
}

Json offersJson(const Setting& setting, const State& state) {
    Json list = Json::array();
    for (const Offer& offer : state.offers)
        list.push_back({{"from", setting.seatName(offer.from)},
                        {"to", setting.seatName(offer.to)},
                        {"give", resourcesJson(offer.give)},
                        {"take", resourcesJson(offer.take)}});
    return list;
}

Json battleJson(const Setting& setting, const State& state) {
    if (state.battle.province == noProvince) return nullptr;
    return {{"province", provinceName(setting, state.battle.province)},
            {"attacker", setting.seatName(state.current)},
            {"defender", ownerName(setting, state.holder(state.battle.province))},
            {"attacker_points", state.battle.attackerPoints},
            {"defender_points", state.battle.defenderPoints}};
}

Json leadersJson(const Setting& setting, const State& state) {
    Json object;
    for (const auto& [title, path] :
         {std::pair{"builder", Path::production}, {"trader", Path::trade}, {"warrior", Path::military}}) {
        const auto seat = leader(setting, state, path);
        object[title] = seat ? Json(setting.seatName(*seat)) : Json(nullptr);
    }
    return object;
}

Json outcomeJson(const Setting& setting, const State& state) {
    const auto result = outcome(setting, state);
    if (!result) return nullptr;
    Json object;
    object["reason"] = std::string(result->reason);
    object["winners"] = seatNames(setting, result->winners);
    object["scores"] = Json::object();
    for (std::size_t i = 0; i < result->scores.size(); ++i)
        object["scores"][setting.seatName(idAt<SeatId>(i))] = result->scores[i];
    return object;
}

} // namespace

Json stateJson(const Setting& setting, const State& state) {
    const Decision<Stage> asked = decision(setting, state);
    Json object;
    object["game"] = std::string(WarriorsAndTraders::id);
    object["hash"] = fmt::format("{:016x}", hash(setting, state));
    object["turn"] = state.turn;
    object["phase"] = std::string(name(state.phase));
    object["step"] = std::string(stepName(state));
    object["round"] = state.strikeRound;
    object["order"] = Json::array();
    for (const SeatId seat : turnOrder(setting, state))
        object["order"].push_back(setting.seatName(seat));
    object["start_seat"] = setting.seatName(state.startSeat);
    object["waits"] = seatNames(setting, asked.waits);
    object["decision"] = std::string(name(asked.kind));
    object["actions_left"] = actionsLeft(setting, state);
    object["alliances"] = alliancesJson(setting);
    object["players"] = Json::object();
    for (std::size_t i = 0; i < setting.players(); ++i)
        object["players"][setting.seatName(idAt<SeatId>(i))] = playerJson(setting, state, idAt<SeatId>(i));
    object["barbarians"] = barbariansJson(setting, state);
    object["offers"] = offersJson(setting, state);
    object["peace_offers"] = Json::array();
    for (std::size_t i = 0; i < setting.players(); ++i)
        for (std::size_t k = 0; k < setting.players(); ++k)
            if (state.peaceOffers[i].contains(idAt<SeatId>(k)))
                object["peace_offers"].push_back(
                    {{"from", setting.seatName(idAt<SeatId>(i))}, {"to", setting.seatName(idAt<SeatId>(k))}});
    object["battles_pending"] = Json::array();
    for (const ProvinceId province : battlesPending(setting, state))
        object["battles_pending"].push_back(provinceName(setting, province));
    object["battle"] = battleJson(setting, state);
    object["wars"] = warsJson(setting, state);
    object["leaders"] = leadersJson(setting, state);
    object["outcome"] = outcomeJson(setting, state);
    return object;
}

} // namespace marches::cli
