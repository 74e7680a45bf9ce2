#pragma once

#include "engine/bots/warriors/players.h"
#include "engine/challenge/warriors/goals.h"

#include <gtest/gtest.h>

/// Puzzles on the scenario of the rule texts.
namespace marches::challenge {

using Wt = warriors::WarriorsAndTraders;

/// Ardan's Infantry stands before the free march; Belmar has a Fort.
inline constexpr const char* marchStart = "start:\n"
                                          "  turn: 5\n"
                                          "  phase: maneuvering\n"
                                          "  players:\n"
                                          "    ardan: {resources: {food: 3}, units: {ardan-hills: [I1]}}\n"
                                          "    belmar: {resources: {food: 3}, units: {belmar-city: [F1]}}\n"
                                          "  free: [ab-march]\n";

inline ScenarioResult scenarioWith(const std::string& keys) {
    const std::string root = MARCHES_SOURCE_DIR;
    return loadScenarioText("format: marches-scenario 2\ngame: warriors-and-traders\nid: puzzle\n"
                            "based-on: rules.yaml\n" +
                                keys,
                            "puzzle.yaml", root + "/tests/scenarios", {root + "/resources/scenarios"});
}

/// The puzzle of these keys, which has no fault.
inline WarriorsChallenge puzzleWith(const std::string& keys) {
    const ScenarioResult read = scenarioWith(marchStart + keys);
    EXPECT_TRUE(read.scenario);
    const Findings faults = checkChallenges(*read.scenario);
    for (const Finding& fault : faults)
        ADD_FAILURE() << formatted(fault);
    return challengeOf(*read.scenario, "").value();
}

/// A challenge with one goal for bronze, as a designer writes it.
inline Goal goalWith(const std::string& goal) {
    return puzzleWith("challenge: {seat: ardan}\ngoals: {bronze: [" + goal + "]}\n")
        .challenge.goals.front()
        .front();
}

inline std::vector<Player<Wt>> players(const char* kind) {
    return {2, playerOfKind<Wt>(kind)};
}

} // namespace marches::challenge
