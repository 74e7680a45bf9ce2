#pragma once

#include "engine/bots/warriors/position.h"

#include <vector>

/// Estimates what each province means to one seat: its worth, the danger, the ally who had better hold it.
/// Worth is in VP.
namespace marches::warriors::bots {

/// The provinces as one seat sees them.
class Landscape {
public:
    /// The position must outlive the landscape.
    explicit Landscape(const Position& position);
    explicit Landscape(Position&& position) = delete;

    const Position& position() const { return position_; }

    /// The worth of the province (`provinceWorth`).
    double worth(ProvinceId province) const { return lands_[province].worth; }
    /// Its worth with what the loss means to its holder.
    double takeWorth(ProvinceId province) const { return lands_[province].take; }
    /// The worth of what can be taken near the province.
    double potential(ProvinceId province) const { return lands_[province].potential; }
    /// The next province to be taken on the way to the highest potential, at most three steps off and through
    /// provinces of the own side; noProvince if there is none.
    ProvinceId prizeNear(ProvinceId province) const;
    /// The power of enemies at war that could come within two steps.
    int threatTo(ProvinceId province) const { return lands_[province].threat; }
    SeatId threatFrom(ProvinceId province) const { return lands_[province].threatens; }
    /// Whether a Princess that is not needed where she is could go there.
    bool princessNear(ProvinceId province) const { return lands_[province].sparePrincesses > 0; }
    /// The number of spare Princesses without a free province of their own to go to.
    int princessesAtHand() const { return princessesAtHand_; }
    /// The worth for the side of handing an own province over to the ally who has units in it; 0 if there is
    /// none.
    double legacy(ProvinceId province) const { return lands_[province].legacy; }
    SeatId heir(ProvinceId province) const { return lands_[province].heir; }
    /// The worth of standing in an ally's province, so that the ally can hand it over.
    double claim(ProvinceId province) const { return lands_[province].claim; }
    /// The number of own units in the province.
    int unitsIn(ProvinceId province) const { return lands_[province].units; }

    /// Returns at most `most` own provinces, those nearest to something worth taking first.
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
