#pragma once

#include "engine/bots/warriors/position.h"

#include <vector>

/// What each province means to one seat: what is worth taking, where danger is, who had better hold what.
namespace marches::warriors::bots {

class Landscape {
public:
    /// The position must outlive it.
    explicit Landscape(const Position& position);
    explicit Landscape(Position&& position) = delete;

    const Position& position() const { return position_; }

    /// `provinceWorth`, made once.
    double worth(ProvinceId province) const { return lands_[province].worth; }
    /// The same with what its loss means to the one who holds it.
    double takeWorth(ProvinceId province) const { return lands_[province].take; }
    /// What is worth taking near a province.
    double potential(ProvinceId province) const { return lands_[province].potential; }
    /// The next province to be taken on the way to where potential is highest, three steps off at most and
    /// through provinces of the own side; noProvince: there is none.
    ProvinceId prizeNear(ProvinceId province) const;
    /// Power of enemies at war that could come within two steps.
    int threatTo(ProvinceId province) const { return lands_[province].threat; }
    SeatId threatFrom(ProvinceId province) const { return lands_[province].threatens; }
    /// Whether a Princess that is not needed where she stands could go there.
    bool princessNear(ProvinceId province) const { return lands_[province].sparePrincesses > 0; }
    /// Spare Princesses without a free province of their own to go to.
    int princessesAtHand() const { return princessesAtHand_; }
    /// What passing a province of one's own to the ally who stands in it brings the side; nothing without
    /// one.
    double legacy(ProvinceId province) const { return lands_[province].legacy; }
    SeatId heir(ProvinceId province) const { return lands_[province].heir; }
    /// What standing in an ally's province is worth, so that he can hand it over.
    double claim(ProvinceId province) const { return lands_[province].claim; }
    /// Own units in a province.
    int unitsIn(ProvinceId province) const { return lands_[province].units; }

    /// Own provinces, those nearest to something worth taking first; at most `most`.
    std::vector<ProvinceId> frontiers(std::size_t most) const;

private:
    struct Land {
        double worth = 0;
        double take = 0;
        double potential = 0;
        double legacy = 0;
        double claim = 0;
        int threat = 0;
        SeatId threatens = noSeat;
        SeatId heir = noSeat;
        std::uint8_t units = 0;
        std::uint8_t sparePrincesses = 0;
        bool prize = false; ///< it can be taken
    };

    void findWorth();
    void findThreats();
    void findPotential();
    void findPrincesses();
    void findHeirs();

    const Position& position_;
    IdVector<ProvinceId, Land> lands_;
    int princessesAtHand_ = 0;
};

} // namespace marches::warriors::bots
