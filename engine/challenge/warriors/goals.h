#pragma once

#include "engine/challenge/goal_table.h"
#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"

/// The goals of Warriors & Traders' challenges.
namespace marches::challenge {

using WarriorsGoals = GoalTable<warriors::WarriorsAndTraders>;

/// `vp`: [who, how many] Victory Points; `holds`: [who, province].
const WarriorsGoals& warriorsGoals();

/// What the words of a challenge mean where these seats play. `setting` outlives the result.
ChallengeWords wordsOf(const warriors::Setting& setting);

/// Checks the challenges of a scenario and of its own variants, whatever else is wrong in it.
Findings checkChallenges(const Scenario& scenario);

/// The challenge of a variant (an id; empty: the whole) with the setting in which it begins; nothing where it
/// has none, or an error.
struct WarriorsChallenge {
    Challenge challenge;
    std::shared_ptr<const warriors::Setting> setting;
};
std::optional<WarriorsChallenge> challengeOf(const Scenario& scenario, const std::string& variant);

} // namespace marches::challenge
