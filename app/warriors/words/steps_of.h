#pragma once

#include "engine/warriors/command.h"

#include <algorithm>
#include <span>
#include <vector>

namespace marches::warriors::face {

/// The steps of one kind among commands, in their order.
template <class S>
std::vector<S> stepsOf(std::span<const Command> commands) {
    std::vector<S> found;
    for (const Command& command : commands)
        if (const S* step = std::get_if<S>(&command.step)) found.push_back(*step);
    return found;
}

template <class... Kinds>
bool isOneOf(const Step& which) {
    return (std::holds_alternative<Kinds>(which) || ...);
}

template <class S>
bool anyStepOf(std::span<const Command> commands) {
    return std::ranges::any_of(
        commands, [](const Command& command) { return std::holds_alternative<S>(command.step); });
}

} // namespace marches::warriors::face
