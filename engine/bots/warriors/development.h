#pragma once

#include "engine/bots/warriors/campaign.h"

#include <vector>

/// Lists what could be done with Actions, whether it can be paid now or not: Trade buys for the same list
/// that Development then takes from.
namespace marches::warriors::bots {

/// A step of Development that is worth something, whether or not it can be paid now.
struct Project {
    Step step;
    Resources cost;
    double value = 0; ///< VP, less the worth of what it costs and of the other use of the Action
    Reason reason;
};

/// Returns the projects that are worth something. `payable`: only those that can be paid now.
std::vector<Project> projects(const Position& position, bool payable);

/// Returns the worth of the best upgrade, in VP.
double bestUpgrade(const Position& position);

/// Returns the number of Actions that the seat can expect in this turn's Development.
int actionsExpected(const Position& position);

} // namespace marches::warriors::bots
