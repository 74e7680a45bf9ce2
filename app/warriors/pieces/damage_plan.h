#pragma once

#include "engine/warriors/command.h"
#include "engine/warriors/message.h"
#include "engine/warriors/state.h"

#include <optional>
#include <vector>

namespace marches::warriors::face {

struct DamageTarget {
    UnitRef unit;
    int life = 0; ///< left before this battle's damage
    int laid = 0;
    bool lying = false;
    bool retreats = false; ///< at exactly 0 life it retreats; else it dies
    bool operator==(const DamageTarget&) const = default;
};

/// What becomes of a target by the damage laid on it.
enum class DamageFate : std::uint8_t { unhurt, hurt, retreats, dies };
DamageFate fateOf(const DamageTarget& target);

/// A battle's damage as it is spread so far; the game changes only when `steps` are taken.
struct DamagePlan {
    SeatId seat = noSeat; ///< who spreads it
    int points = 0;
    std::vector<DamageTarget> targets; ///< Forts, Cavalry, Archers, Infantry, Princesses
    bool operator==(const DamagePlan&) const = default;

    int left() const;
    DamageTarget* find(UnitRef unit);
};

/// Returns the empty plan for the assignment that is asked now; without points and targets if none is asked.
DamagePlan openPlan(const Setting& setting, const State& state);

/// Lays one point; a refusal leaves the plan as it was.
std::optional<Refusal> layPoint(const Setting& setting, const State& state, DamagePlan& plan, UnitRef unit);
/// Takes one point back, and the points on Princesses that it had uncovered.
void takeBackPoint(const Setting& setting, const State& state, DamagePlan& plan, UnitRef unit);

/// The whole assignment as steps, in an order that the rules take.
std::vector<Command> steps(const DamagePlan& plan);

/// Spreads all points in the best way for the player who spreads them (`battleOutlook`).
void suggest(const Setting& setting, const State& state, DamagePlan& plan);

} // namespace marches::warriors::face
