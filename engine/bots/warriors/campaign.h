#pragma once

#include "engine/bots/warriors/landscape.h"
#include "engine/bots/warriors/skirmish.h"

#include <boost/container/small_vector.hpp>

#include <cstdint>
#include <vector>

/// Where armies can go this turn, and what it would bring: the common ground of moving, building and war.
namespace marches::warriors::bots {

/// One thing to do with one army or several together: take a province, or stand better.
struct Thrust {
    double value = 0;
    ProvinceId target = noProvince;
    Token army = 0;               ///< the one that steps next
    ProvinceId step = noProvince; ///< where to
    bool attacks = false;
    bool takes = false;       ///< the province is expected to be the own side's after it
    SeatId threat = noSeat;   ///< against whom it defends
    std::uint32_t armies = 0; ///< bits of the movers that take part
};

class Campaign {
public:
    /// The landscape must outlive it.
    explicit Campaign(const Landscape& land);
    explicit Campaign(Landscape&& land) = delete;

    /// Every thrust with some worth, best first; for each target and army the best.
    std::vector<Thrust> thrusts();
    /// What all armies together can expect to gain, each thrust in turn; ends at `most` thrusts.
    double total(int most = 6);
    /// The same with a fresh army of a kind in a province of one's own, less `without` (`total`).
    double useOfNewArmy(UnitKind kind, ProvinceId place, double without);

private:
    using Movers = std::uint32_t; ///< bits

    struct Place {
        ProvinceId province;
        ProvinceId first; ///< the step that leads there
        std::uint8_t steps;
    };
    struct Mover {
        Token token = 0; ///< armyTokenCount: not built yet
        ProvinceId at = noProvince;
        Fighter fighter;
        boost::container::small_vector<Place, 32> reach;
        double leaves = 0; ///< `leaveLoss` of it alone
        Thrust best;       ///< `going`, if no target is taken
    };
    struct Way {
        std::size_t mover;
        ProvinceId first;
        std::uint8_t steps;
    };
    /// The best attack of those who are still free to take part.
    struct Known {
        Movers able = 0;
        int trial = 0;
        Thrust best;
    };
    struct Target {
        ProvinceId province = noProvince;
        boost::container::small_vector<Way, armyTokenCount + 1> ways; ///< in the movers' order
        Movers able = 0;                                              ///< who has a way
        Fighters defenders;
        Fighters there;    ///< armies that have entered already
        double before = 0; ///< what these alone can expect
        std::vector<Known> known;
    };
    struct Taken {
        Movers movers = 0;
        boost::container::small_vector<ProvinceId, 8> targets;
    };

    void addMover(Token token, ProvinceId at, int points, const Fighter& fighter);
    void addTargets(std::size_t mover);
    void removeLastMover();
    bool passable(ProvinceId province) const;
    int unitsIn(ProvinceId province) const;
    double leaveLoss(Movers movers) const;
    double battleValue(const Target& target, const Fighters& attackers, bool& takes) const;
    void weigh(std::size_t mover);
    Thrust going(std::size_t mover, const Taken& taken) const;
    Thrust attack(const Target& target, Movers able) const;
    const Thrust& attackKnown(Target& target, const Taken& taken);
    template <class See>
    void each(const Taken& taken, const See& see);

    const Landscape& land_;
    const Position& position_;
    std::vector<Mover> movers_;
    std::vector<Target> targets_;
    ProvinceId fresh_ = noProvince; ///< where an army is tried that is not built
    Movers touched_ = 0;            ///< whose prospects that army changes
    int trial_ = 0;
};

} // namespace marches::warriors::bots
