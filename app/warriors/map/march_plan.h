#pragma once

#include "app/warriors/pieces/moment.h"
#include "app/warriors/prompts/reach.h"
#include "engine/warriors/message.h"

#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace marches::warriors::face {

/// A march that is thought over before it is made. Only the window knows of it.
struct PlannedMarch {
    ProvinceId from = noProvince;
    std::vector<Token> units;
    March march;
};

/// A position after marches, and what stands in their way.
struct Foreseen {
    Moment moment;
    std::size_t marches = 0; ///< so many of them could be made
    /// Why the next could not, and its step; none where a battle has to be fought before it.
    std::optional<std::pair<Refusal, Command>> refused;
};

/// What comes of planned marches, one after the other, as far as the rules let them be made.
Foreseen foresee(const Moment& now, std::span<const PlannedMarch> plan);

/// Whether marches are asked of the seat in hand.
bool asksForMarches(const Moment& moment);

} // namespace marches::warriors::face
