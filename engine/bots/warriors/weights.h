#pragma once

#include <array>

/// What a planner believes things to be worth, in Victory Points at the end of the game unless said
/// otherwise. Every level plays by the same rules with the same means: it differs by these beliefs and by
/// search. The figures come from matches (`tests/bench/bot_match.cpp --set`).
namespace marches::warriors::bots {

/// A unit in hand, when nothing definite is bought for it.
struct ResourceWeights {
    double food = 0.1;             ///< beyond what armies eat
    double product = 0.06;         ///< sold to the bank, or kept until Masonry comes
    double productForForts = 0.08; ///< a Fort is 12 of them, and 3 VP for an Action
    double weapon = 0.16;          ///< for armies
    double gold = 0.13;            ///< a tenth of a VP, and the bottleneck of Archers and Forts
};

/// Actions, and what waiting costs.
struct TimeWeights {
    double action = 0.75;          ///< one Action more, while turns are left
    double growth = 3.2;           ///< VP that the leading side gains a turn; from it follows the game's end
    double unification = 0.9;      ///< an Action that a Unification gives
    double unificationPull = 0.75; ///< share of a Unification's worth that the provinces still missing get
    double patience = 0.7;         ///< share of a larger award next turn that counts against taking it now
};

/// Provinces.
struct LandWeights {
    double hold = 0.5;            ///< a VP of a province: it may be lost again
    double princessFollows = 0.8; ///< share of a free province's worth, when a Princess can go there
    double frontier = 0.3;        ///< share of a near target's worth that standing beside it has
    double pinnedArmy = 0.25;     ///< an army that must stay to hold a province
    double driveOff = 0.15;       ///< lost for each Barbarian driven off, who stands in the way elsewhere
};

struct ArmyWeights {
    std::array<double, 3> byKind{0.55, 1.1, 1.7}; ///< lost with an army, with several turns to go
    double future = 0.55; ///< share of it that a new army may hope for beyond this turn
};

/// The play-mat: what its abilities and levels bring.
struct MatWeights {
    double actionPoint = 0.33;  ///< an Action Point of an army, for the turns that count
    double archers = 1.4;       ///< being able to build them, while Barbarians are weaker
    double commander = 0.35;    ///< an army that can retreat
    double cavalry = 0.8;       ///< being able to build it
    double doubleStrike = 0.35; ///< an army that strikes twice a turn
    double warlord = 0.25;      ///< a turn
    double masonry = 0.5;       ///< beyond what the products are worth
    double reinforce = 0.1;     ///< a turn
    double merchant = 0.35;     ///< a turn, once there is Gold to double
    double masterTrader = 0.3;  ///< a turn
    double monopoly = 0.4;      ///< a turn
    double surplus = 0.3;       ///< share of the income that goes through the bank
    double bankedGold = 0.12;   ///< a Gold got from the bank
    double progress = 1.0;      ///< factor of a level not reached yet, by tokens placed
    double lead = 0.41;         ///< chance to keep a lead of one token to the end
    double leadMargin = 0.2;    ///< more chance for each token more
    double leadInSight = 0.30;  ///< chance to lead at the end, with a tie now
};

/// Other players.
struct OpponentWeights {
    double rivalry = 0.5;        ///< a VP that an opponent loses, divided among the opponents
    double leaderRivalry = 0.35; ///< more of it if that opponent is ahead of all others
    double warThreshold = 1.6;   ///< VP that a war must bring beyond other Actions
    double fairShare = 0.9;      ///< share of one's own gain that a rival may have from an exchange
    double threat = 0.35;        ///< share of a province's worth that an army near it endangers, in war
};

/// All beliefs of a planner; the defaults are those of the level `steady`.
struct Weights {
    ResourceWeights resources;
    TimeWeights time;
    LandWeights land;
    ArmyWeights armies;
    MatWeights mat;
    OpponentWeights opponents;
    double tie = 0.04;      ///< choices closer than this are equal, and the seed decides
    bool looksAhead = true; ///< plans exchanges for what it will build, counts what follows a move
};

/// The beliefs of the novice, who knows what a province is for and how to take it; it sees neither what an
/// exchange is good for nor the country as a whole, loses sight of leads and of what Princesses can do, and
/// often takes the second best.
Weights noviceWeights();

} // namespace marches::warriors::bots
