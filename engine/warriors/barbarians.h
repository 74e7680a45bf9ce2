#pragma once

#include "engine/warriors/state.h"

/// Finds, adds and removes Barbarians of a state by name. Adding or removing one makes pointers and
/// references to others invalid.
namespace marches::warriors {

/// Returns the name of a Barbarian.
constexpr UnitRef refOf(const Barbarian& b) {
    return {Owner::barbarian, b.fort, b.number};
}

/// Returns the Barbarian of that name in the province; null if none has it.
const Barbarian* findBarbarian(const State& state, UnitRef unit, ProvinceId province);
Barbarian* findBarbarian(State& state, UnitRef unit, ProvinceId province);

/// Adds a Barbarian under the lowest free number of its kind in the province, in the order of
/// `State::barbarians`. `damage` is 0 to 255.
Barbarian& addBarbarian(State& state, ProvinceId province, bool fort, bool lying, int damage);
/// Removes a Barbarian that is there. The others keep their numbers.
void removeBarbarian(State& state, UnitRef unit, ProvinceId province);

} // namespace marches::warriors
