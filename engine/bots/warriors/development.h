#pragma once

#include "engine/bots/warriors/campaign.h"

#include <vector>

/// What could be done with Actions, whether it can be paid now or not: Trade shops for the same list that
/// Development then takes from.
namespace marches::warriors::bots {

struct Project {
    Step step;
    Resources cost;
    double value = 0; ///< of the thing, less the worth of what it costs and of the Action's other use
    Reason reason;
};

/// The things to buy with Actions that are worth something. `payable`: only what can be paid now.
std::vector<Project> projects(const Position& position, bool payable);

/// Worth of the best upgrade.
double bestUpgrade(const Position& position);

/// Actions that the seat can expect in this turn's Development.
int actionsExpected(const Position& position);

} // namespace marches::warriors::bots
