#include "tests/engine/cli/run_cli.h"

#include <nlohmann/json.hpp>

using namespace marches::cli_test;
using Json = nlohmann::ordered_json;
namespace fs = std::filesystem;

namespace {

class StateJson : public CliTest {
protected:
    /// The state of a scenario with this start after what was said.
    Json stateOf(std::string_view start, std::string_view said = {}) const {
        write("start.yaml",
              "format: marches-scenario 1\ngame: warriors-and-traders\nid: start\nnames: Start\n"
              "based-on: rules.yaml\nstart:\n" +
                  std::string(start));
        const Ran ran = run({"protocol", "start.yaml"}, std::string(said) + "state\n");
        EXPECT_EQ(ran.err, "");
        const std::size_t begin = ran.out.find('{');
        EXPECT_NE(begin, std::string::npos) << ran.out;
        return begin == std::string::npos
                   ? Json()
                   : Json::parse(ran.out.substr(begin, ran.out.find('\n', begin) - begin));
    }
};

std::vector<std::string> keysOf(const Json& object) {
    std::vector<std::string> keys;
    for (const auto& [key, value] : object.items())
        keys.push_back(key);
    return keys;
}

} // namespace

TEST_F(StateJson, KeysStandInTheOrderOfTheNotation) {
    const Json state = stateOf("  phase: upkeep\n"
                               "  players:\n"
                               "    ardan: {resources: {food: 1}, units: {ardan-city: [F1, I1]}}\n"
                               "    belmar: {units: {belmar-city: [F1, P1]}}\n");
    EXPECT_EQ(keysOf(state), (std::vector<std::string>{"game",
                                                       "hash",
                                                       "turn",
                                                       "phase",
                                                       "step",
                                                       "round",
                                                       "order",
                                                       "start_seat",
                                                       "waits",
                                                       "decision",
                                                       "actions_left",
                                                       "alliances",
                                                       "players",
                                                       "barbarians",
                                                       "offers",
                                                       "peace_offers",
                                                       "battles_pending",
                                                       "battle",
                                                       "wars",
                                                       "leaders",
                                                       "outcome"}));
    EXPECT_EQ(keysOf(state["players"]), (std::vector<std::string>{"ardan", "belmar"}));
    EXPECT_EQ(keysOf(state["players"]["ardan"]),
              (std::vector<std::string>{"vp", "vp_parts", "resources", "tokens", "levels", "provinces",
                                        "routes_opened", "unified", "left", "units"}));
    EXPECT_EQ(state["players"]["ardan"]["units"].dump(),
              R"({"I1":{"province":"ardan-city","ap":2,"damage":0,"retreated":false},)"
              R"("F1":{"province":"ardan-city","damage":0}})");
    EXPECT_EQ(state["players"]["belmar"]["units"]["P1"].dump(), R"({"province":"belmar-city","damage":0})");
    EXPECT_EQ(state["battle"], nullptr);
    EXPECT_EQ(state["outcome"], nullptr);
}

TEST_F(StateJson, TellsABattle) {
    const Json state =
        stateOf("  phase: maneuvering\n"
                "  players:\n"
                "    ardan: {tokens: {military: 6}, units: {ardan-city: [F1], ardan-hills: [A1]}}\n"
                "    belmar: {units: {belmar-city: [F1], ab-march: [I1, I2, I3]}}\n"
                "  wars: [{between: [ardan, belmar], since: 1}]\n",
                "ardan move A1 ab-march\nardan assign belmar:I2 1\n");
    // The archer's 2 points, one of them put; three times 1 against it, which Belmar has not put yet.
    EXPECT_EQ(
        state["battle"].dump(),
        R"({"province":"ab-march","attacker":"ardan","defender":"belmar","attacker_points":1,"defender_points":3})");
    EXPECT_EQ(state["decision"], "assign");
    EXPECT_EQ(state["step"], "battles");
    EXPECT_EQ(state["battles_pending"].dump(), R"(["ab-march"])");
    EXPECT_EQ(
        state["wars"].dump(),
        R"([{"between":["ardan","belmar"],"since":1,"damage_this_turn":false}])"); // assigned, not dealt yet
}

TEST_F(StateJson, TellsOffersAndBarbarians) {
    const Json state = stateOf("  phase: trade\n"
                               "  players:\n"
                               "    ardan: {resources: {food: 14}, tokens: {trade: 1}, routes: [belmar], "
                               "units: {ardan-port: [I1]}}\n"
                               "    belmar: {resources: {gold: 2}, units: {belmar-port: [I1]}}\n"
                               "  barbarians: {ab-march: [army, fort]}\n",
                               "ardan offer belmar give food 3 take gold 1\n");
    EXPECT_EQ(state["offers"].dump(),
              R"([{"from":"ardan","to":"belmar","give":{"food":3,"product":0,"weapon":0,"gold":0},)"
              R"("take":{"food":0,"product":0,"weapon":0,"gold":1}}])");
    EXPECT_EQ(state["barbarians"]["ab-march"].dump(),
              R"([{"unit":"B1","damage":0,"retreated":false},{"unit":"BF1","damage":0}])");
    EXPECT_EQ(state["players"]["ardan"]["routes_opened"].dump(), R"(["belmar"])");
    EXPECT_EQ(state["leaders"].dump(), R"({"builder":null,"trader":"ardan","warrior":null})");
}

TEST_F(StateJson, TellsTheOutcome) {
    const Json state = stateOf("  phase: trade\n"
                               "  players:\n"
                               "    ardan: {units: {ardan-port: [I1], ardan-city: [F1]}}\n"
                               "    belmar: {units: {belmar-city: [F1]}}\n",
                               "belmar leave\n");
    // One player is left. Ardan: the Capital 3, the Trade Center 2, a Fort 3.
    EXPECT_EQ(state["decision"], "over");
    EXPECT_EQ(state["waits"].dump(), "[]");
    EXPECT_EQ(state["outcome"]["reason"], "leave");
    EXPECT_EQ(state["outcome"]["winners"].dump(), R"(["ardan"])");
    EXPECT_EQ(state["outcome"]["scores"]["ardan"], 8);
}
