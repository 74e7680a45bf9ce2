#pragma once

#include "engine/bots/warriors/skirmish.h"

#include <optional>
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
    explicit Campaign(const Position& position);

    /// The best thing to do next; nothing if standing still is as good.
    std::optional<Thrust> best() const;
    /// Every thrust with some worth, best first; for each target and army the best.
    std::vector<Thrust> thrusts() const;
    /// What all armies together can expect to gain, each thrust in turn; ends at `most` thrusts.
    double total(int most = 6) const;
    /// The same with a fresh army of a kind in a province, less `total`.
    double useOfNewArmy(UnitKind kind, ProvinceId place, double without);

    /// Own provinces, those nearest to something worth taking first; at most `most`.
    std::vector<ProvinceId> frontiers(std::size_t most) const;
    /// What is worth taking near a province.
    double potential(ProvinceId province) const { return potential_[province]; }
    /// What makes that potential: the province to be taken; noProvince: there is none near.
    ProvinceId prizeNear(ProvinceId province) const;
    /// Power of enemies at war that could come within two steps.
    int threatTo(ProvinceId province) const { return threat_[province]; }
    SeatId threatFrom(ProvinceId province) const { return threatSeat_[province]; }
    /// Whether a Princess that is not needed where she stands could go there.
    bool princessNear(ProvinceId province) const { return sparePrincesses_[province] > 0; }
    /// What passing a province of one's own to the ally who stands in it brings the side; nothing without
    /// one.
    double legacy(ProvinceId province) const { return legacy_[province]; }
    SeatId heir(ProvinceId province) const { return heirs_[province]; }
    /// What standing in an ally's province is worth, so that he can hand it over.
    double claim(ProvinceId province) const { return claim_[province]; }
    /// Own units in a province.
    int unitsIn(ProvinceId province) const { return units_[province]; }

private:
    struct Place {
        ProvinceId province;
        ProvinceId first; ///< the step that leads there
        std::uint8_t steps;
    };
    struct Mover {
        Token token = 0; ///< armyTokenCount: not built yet
        UnitKind kind{};
        ProvinceId at = noProvince;
        int points = 0;
        Fighter fighter;
        std::vector<Place> reach;
    };
    struct Taken {
        std::uint32_t movers = 0;
        std::vector<ProvinceId> targets;
    };

    void findThreats();
    void findPotential();
    void findPrincesses();
    void findHeirs();
    void addMover(Token token, UnitKind kind, ProvinceId at, int points, const Fighter& fighter);
    bool passable(ProvinceId province) const;
    double takeWorth(ProvinceId province) const;
    double leaveLoss(std::uint32_t movers) const;
    double battleValue(ProvinceId target, const Fighters& attackers, bool& takes) const;
    void considerGoing(const Taken& taken, std::vector<Thrust>& out) const;
    void considerAttacks(const Taken& taken, std::vector<Thrust>& out) const;
    std::vector<Thrust> consider(const Taken& taken) const;

    const Position& position_;
    std::vector<Mover> movers_;
    IdVector<ProvinceId, std::uint8_t> units_;
    IdVector<ProvinceId, std::uint8_t> sparePrincesses_;
    IdVector<ProvinceId, double> potential_;
    IdVector<ProvinceId, int> threat_;
    IdVector<ProvinceId, SeatId> threatSeat_;
    IdVector<ProvinceId, SeatId> heirs_;
    IdVector<ProvinceId, double> legacy_;
    IdVector<ProvinceId, double> claim_;
    int princessesAtHand_ = 0; ///< those without a free province of their own to go to
};

} // namespace marches::warriors::bots
