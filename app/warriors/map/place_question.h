#pragma once

#include "app/warriors/pieces/moment.h"

#include <optional>
#include <utility>
#include <vector>

namespace marches::warriors::face {

/// The question that places on the map answer: where to build, whom to promote, where to fight, to retreat
/// to. A value; what the player has begun is kept, all else is read from the moment.
class PlaceQuestion {
public:
    void askWhere(std::vector<UnitKind> kinds); ///< one, or a Warlord's two
    void askWhom();                             ///< to promote
    /// Takes back the first of two places, else the question; false: nothing was asked.
    bool stepBack();
    void noteFirst(ProvinceId province) { first_ = province; }

    /// Kinds that are still to be placed; empty: none is.
    std::vector<UnitKind> placing() const;
    bool promoting() const { return promoting_; }
    bool begun() const { return promoting_ || !kinds_.empty(); }
    ProvinceId first() const { return first_; } ///< of two places; noProvince: not chosen yet
    bool wantsFirst() const { return kinds_.size() == 2 && first_ == noProvince; }

    /// The steps that a click on a province can be, in the decisions that ask for a place.
    std::vector<std::pair<ProvinceId, Command>> answers(const Moment& moment) const;
    /// The step that a click there tries, whether or not the rules allow it; nothing: no place is asked for.
    std::optional<Command> answerAt(const Moment& moment, ProvinceId province) const;
    /// The steps that promote the unit; where there is none, one that the rules refuse.
    std::vector<Command> promotions(const Moment& moment, UnitRef unit) const;
    /// The same of the armies in a province; empty: there are none.
    std::vector<Command> promotionsIn(const Moment& moment, ProvinceId province) const;

private:
    Command twoArmies(const Moment& moment, ProvinceId second) const;

    std::vector<UnitKind> kinds_;
    ProvinceId first_ = noProvince; ///< where the first of two armies goes
    bool promoting_ = false;
};

/// Where an army or a Fort can be built now; may repeat.
std::vector<ProvinceId> buildable(const Moment& moment);

} // namespace marches::warriors::face
