#pragma once

#include "engine/warriors/state.h"

/// The Barbarians of a state by name. Every pointer and reference holds until one is added or removed.
namespace marches::warriors {

constexpr UnitRef refOf(const Barbarian& b) {
    return {Owner::barbarian, b.fort, b.number};
}

/// Who has that name in the province; nullptr if nobody has.
const Barbarian* findBarbarian(const State& state, UnitRef unit, ProvinceId province);
Barbarian* findBarbarian(State& state, UnitRef unit, ProvinceId province);

/// Adds a Barbarian under the lowest free number of its kind in the province, in the order of
/// `State::barbarians`. `damage` is 0 to 255.
Barbarian& addBarbarian(State& state, ProvinceId province, bool fort, bool lying, int damage);
/// For one that is there. The others keep their numbers.
void removeBarbarian(State& state, UnitRef unit, ProvinceId province);

} // namespace marches::warriors
