#pragma once

#include "engine/bots/warriors/landscape.h"
#include "engine/bots/warriors/skirmish.h"

#include <boost/container/small_vector.hpp>

#include <cstdint>
#include <vector>

/// Finds where armies can go this turn and what it would bring, for moving, building and war alike.
namespace marches::warriors::bots {

/// A move of one army or of several together, to take a province or to stand better.
struct Thrust {
    double value = 0;
    ProvinceId target = noProvince;
    Token army = 0;               ///< the one that steps next
    ProvinceId step = noProvince; ///< where to
    bool attacks = false;
    bool takes = false;       ///< the province is expected to belong to the own side after it
    SeatId threat = noSeat;   ///< the seat against whose threat it defends
    std::uint32_t armies = 0; ///< bits of the movers that take part
};

/// The moves that the armies of one seat can make this turn.
class Campaign {
public:
    /// The landscape must outlive the campaign.
    explicit Campaign(const Landscape& land);
    explicit Campaign(Landscape&& land) = delete;

    /// Returns every thrust of some worth, best first: the best one for each target and for each army.
    std::vector<Thrust> thrusts();
    /// Returns the gain in VP that all armies together can expect, taking up to `most` thrusts one after the
    /// other.
    double total(int most = 6);
    /// Returns how much more they could gain with a fresh army of a kind in an own province; `without` is
    /// `total` as it is.
    double useOfNewArmy(UnitKind kind, ProvinceId place, double without);

private:
    using Movers = std::uint32_t; ///< bits: positions in `movers_`

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
    /// The best attack by the movers that can still take part.
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
        double before = 0; ///< VP that these alone can expect
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
    ProvinceId fresh_ = noProvince; ///< where an army that is not built is tried
    Movers touched_ = 0;            ///< movers whose prospects that army changes
    int trial_ = 0;
};

} // namespace marches::warriors::bots
