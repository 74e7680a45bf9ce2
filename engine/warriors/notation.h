#pragma once

#include "engine/warriors/rules.h"

/// What there is to say of a line that can't be read, beside the Refusal of `parse`. The lines are described
/// in NOTATION.md.
namespace marches::warriors {

/// How a step is written behind who does it, by its place in `Step`: "upgrade PATH". The first word is its
/// verb.
std::string_view formOf(std::size_t step);

/// The sentence of a refusal of this line; of one that can't be read also its verb's form, or the word that
/// names nothing.
std::string textOnLine(const Setting& setting, const State& state, std::string_view line,
                       const Refusal& refusal);

} // namespace marches::warriors
