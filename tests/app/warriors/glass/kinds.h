#pragma once

#include "engine/warriors/command.h"
#include "engine/warriors/state.h"

#include <string>
#include <vector>

/// The kinds of command that the table of the tests through the glass has rows for: every verb of the
/// notation, split where one verb answers questions that look different on the screen.
namespace marches::warriors::face::test {

/// All kinds, in the order of the notation's table.
const std::vector<std::string>& allKinds();

/// The kind of a step that is about to be taken; one of `allKinds`.
std::string kindOf(const State& before, const Command& command);

} // namespace marches::warriors::face::test
