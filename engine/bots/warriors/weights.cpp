#include "engine/bots/warriors/weights.h"

namespace marches::warriors::bots {

Weights noviceWeights() {
    Weights weights;
    weights.looksAhead = false;
    weights.unificationPull = 0;
    weights.princessFollows = 0.3;
    weights.lead = 0.15;
    weights.leadInSight = 0;
    weights.frontier = 0.05;
    weights.progress = 0.4;
    weights.rivalry = 0;
    weights.leaderRivalry = 0;
    weights.tie = 0.5;
    return weights;
}

} // namespace marches::warriors::bots
