#include "engine/bots/warriors/weights.h"

namespace marches::warriors::bots {

Weights noviceWeights() {
    Weights weights;
    weights.looksAhead = false;
    weights.time.unificationPull = 0;
    weights.land.princessFollows = 0.3;
    weights.mat.lead = 0.15;
    weights.mat.leadInSight = 0;
    weights.land.frontier = 0.05;
    weights.mat.progress = 0.4;
    weights.opponents.rivalry = 0;
    weights.opponents.leaderRivalry = 0;
    weights.tie = 0.5;
    return weights;
}

} // namespace marches::warriors::bots
