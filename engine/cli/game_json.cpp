#include "engine/cli/game_json.h"

#include "engine/simulation/report.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <charconv>

namespace marches::cli {
using Json = nlohmann::ordered_json;

namespace {

Json refusedJson(const RefusedCommand& refused) {
    return {{"seat", refused.seat},
            {"step", refused.step},
            {"line", refused.line},
            {"rule", refused.rule},
            {"text", refused.text}};
}

RefusedCommand refusedFrom(const Json& json) {
    return {json.at("seat").get<std::size_t>(), json.at("step").get<std::uint64_t>(),
            json.at("line").get<std::string>(), json.at("rule").get<std::string>(),
            json.at("text").get<std::string>()};
}

Handover handoverFrom(const Json& json) {
    return {json.at("seat").get<std::size_t>(), json.at("step").get<std::uint64_t>(),
            json.at("why").get<std::string>()};
}

template <class Value>
std::map<std::string, Value, std::less<>> mapFrom(const Json& json) {
    std::map<std::string, Value, std::less<>> map;
    for (const auto& [key, value] : json.items())
        map.emplace(key, value.template get<Value>());
    return map;
}

template <class Value>
Json mapJson(const std::map<std::string, Value, std::less<>>& map) {
    Json json = Json::object();
    for (const auto& [key, value] : map)
        json[key] = value;
    return json;
}

Measures measuresFrom(const Json& json) {
    Measures measures;
    measures.turns = json.at("turns").get<int>();
    measures.byTurn = mapFrom<std::vector<std::vector<std::vector<std::int32_t>>>>(json.at("by_turn"));
    measures.bySeat = mapFrom<std::vector<std::int32_t>>(json.at("by_seat"));
    for (const auto& [key, counts] : json.at("by_place").items())
        measures.byPlace.emplace(key, mapFrom<std::int32_t>(counts));
    for (const auto& [key, counts] : json.at("by_word").items())
        measures.byWord.emplace(key, mapFrom<std::int32_t>(counts));
    measures.turnOf = mapFrom<int>(json.at("turn_of"));
    measures.kindOf = mapFrom<std::vector<std::string>>(json.at("kind_of"));
    return measures;
}

GameFacts factsFrom(const Json& json) {
    GameFacts facts;
    facts.number = json.at("game").get<std::uint64_t>();
    facts.seed = json.at("seed").get<std::uint64_t>();
    facts.seats = json.at("seats").get<std::vector<std::string>>();
    facts.players = json.at("players").get<std::vector<std::string>>();
    facts.sides = json.at("sides").get<std::vector<std::int32_t>>();
    facts.reason = json.at("reason").get<std::string>();
    facts.scores = json.at("scores").get<std::vector<std::int32_t>>();
    facts.winners = json.at("winners").get<std::vector<std::size_t>>();
    facts.steps = json.at("steps").get<std::uint64_t>();
    const auto fingerprint = json.at("fingerprint").get<std::string>();
    std::from_chars(fingerprint.data(), fingerprint.data() + fingerprint.size(), facts.fingerprint, 16);
    for (const Json& refused : json.at("refused"))
        facts.refused.push_back(refusedFrom(refused));
    for (const Json& handover : json.at("handovers"))
        facts.handovers.push_back(handoverFrom(handover));
    facts.measures = measuresFrom(json);
    return facts;
}

} // namespace

std::string gameLine(const GameFacts& facts) {
    Json json;
    json["game"] = facts.number;
    json["seed"] = facts.seed;
    json["seats"] = facts.seats;
    json["players"] = facts.players;
    json["sides"] = facts.sides;
    json["reason"] = facts.reason;
    json["scores"] = facts.scores;
    json["winners"] = facts.winners;
    json["steps"] = facts.steps;
    json["turns"] = facts.measures.turns;
    json["fingerprint"] = fmt::format("{:016x}", facts.fingerprint);
    json["refused"] = Json::array();
    for (const RefusedCommand& refused : facts.refused)
        json["refused"].push_back(refusedJson(refused));
    json["handovers"] = Json::array();
    for (const Handover& handover : facts.handovers)
        json["handovers"].push_back(
            {{"seat", handover.seat}, {"step", handover.step}, {"why", handover.why}});
    json["by_turn"] = mapJson(facts.measures.byTurn);
    json["by_seat"] = mapJson(facts.measures.bySeat);
    json["by_place"] = Json::object();
    for (const auto& [key, counts] : facts.measures.byPlace)
        json["by_place"][key] = mapJson(counts);
    json["by_word"] = Json::object();
    for (const auto& [key, counts] : facts.measures.byWord)
        json["by_word"][key] = mapJson(counts);
    json["turn_of"] = mapJson(facts.measures.turnOf);
    json["kind_of"] = mapJson(facts.measures.kindOf);
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Expected<GameFacts, std::string> readGameLine(std::string_view line) {
    try {
        GameFacts facts = factsFrom(Json::parse(line));
        if (!isWhole(facts)) return unexpected(std::string("lists of seats differ in length"));
        return facts;
    } catch (const Json::exception& exception) {
        return unexpected(std::string(exception.what()));
    }
}

} // namespace marches::cli
