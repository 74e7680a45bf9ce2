#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/message.h"

#include <map>
#include <set>
#include <vector>

namespace marches::warriors::face {

/// A battle as it is told, as far as one line of the record brought it: who strikes with what, who falls,
/// retreats or stands hurt, and who holds the province.
struct BattleTale {
    ProvinceId province = noProvince;
    SeatId attacker = noSeat;
    QString title;                     ///< "Battle of Artois"
    QString powers;                    ///< "France strikes with 4, Burgundy with 2."
    std::vector<play::LogEntry> facts; ///< one sentence each, by the seat whom it concerns
    SeatSet fighters;
    bool over = false; ///< how it ended is the last fact
};

/// Takes the events of one battle in and tells them. A battle that an earlier line began goes on with
/// `before`.
class BattleTeller {
public:
    /// Of the battle that is being fought in `before`.
    explicit BattleTeller(const Moment& before);
    /// Of a battle that begins with this event.
    BattleTeller(const Moment& before, const Event& began);

    /// False: the event is none of this battle.
    bool take(const Event& event);
    /// Where Barbarians retreat to may still be chosen otherwise: it is not named then.
    enum class Retreats : std::uint8_t { known, open };
    /// `over`: nothing more will happen in it.
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
