#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/message.h"

#include <map>
#include <set>
#include <vector>

namespace marches::warriors::face {

/// A battle in words, as far as one line of the record brought it: powers, losses, retreats, damage, and who
/// holds the province.
struct BattleTale {
    ProvinceId province = noProvince;
    SeatId attacker = noSeat;
    QString title;                     ///< "Battle of Artois"
    QString powers;                    ///< "France strikes with 4, Burgundy with 2."
    std::vector<play::LogEntry> facts; ///< one sentence each, by the seat whom it concerns
    SeatSet fighters;
    bool over = false; ///< the last fact says how it ended
};

/// Collects the events of one battle and puts them into words.
class BattleTeller {
public:
    /// For the battle that is being fought in `before`; an earlier line began it.
    explicit BattleTeller(const Moment& before);
    /// For a battle that begins with this event.
    BattleTeller(const Moment& before, const Event& began);

    /// Returns false for an event that is not of this battle.
    bool take(const Event& event);
    /// With `open` the Barbarians' retreat names no province, since it may still be chosen otherwise.
    enum class Retreats : std::uint8_t { known, open };
    /// `over` says that nothing more will happen in the battle.
    BattleTale tale(bool over, Retreats ofBarbarians = Retreats::known) const;

private:
    using Units = std::vector<UnitRef>;
    struct Journey {
        Owner owner;
        ProvinceId to;
        bool withdrawal;
        auto operator<=>(const Journey&) const = default;
    };
    struct Fallen {
        Units units;
        Owner killer = Owner::none;
        int vp = 0;
    };
    BattleTeller(const Moment& before, const With<EventCode::battleBegan>& battle);
    void tellOf(BattleTale& tale, Owner owner, Retreats ofBarbarians) const;
    QString unitWords(const Units& units) const;
    QString owner(Owner which) const;

    const Moment& before_;
    ProvinceId province_ = noProvince;
    SeatId attacker_ = noSeat;
    Owner defender_ = Owner::none;
    std::optional<std::pair<int, int>> powers_; ///< attacker's, defender's; nothing: it began earlier
    std::map<Owner, Fallen> fallen_;
    std::map<Owner, Units> lost_; ///< nowhere to go
    std::map<Journey, Units> journeys_;
    std::vector<std::pair<UnitRef, int>> hurt_;
    std::optional<Owner> taker_; ///< who took the province; Owner::none: it was left
};

} // namespace marches::warriors::face
