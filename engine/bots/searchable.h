#pragma once

#include "engine/table/game.h"

#include <type_traits>

namespace marches {

/// A game that can be searched: it declares that it has no chance (`hasChance`) and hides nothing
/// (`hidesInformation`), and what a seat sees is the State. A game that declares nothing is not searched.
template <class G>
concept Searchable = Game<G> && requires(const typename G::Setting& setting, const typename G::State& state,
                                         SeatId seat) {
    requires !G::hasChance;
    requires !G::hidesInformation;
    requires std::is_same_v<std::remove_cvref_t<decltype(G::seen(setting, state, seat))>, typename G::State>;
};

} // namespace marches
