#pragma once

#include "engine/base/sentence.h"
#include "engine/warriors/rules.h"

/// What there is to say of a line that can't be read, beside the Refusal of `parse`. The lines are described
/// in NOTATION.md.
namespace marches::warriors {

/// How a step is written behind who does it, by its place in `Step`: "upgrade PATH". The first word is its
/// verb.
std::string_view formOf(std::size_t step);

/// What a refusal of this line says, `told`, in any language; of a line that can't be read also its verb's
/// form, or the word that names nothing. Whether it can be read is the same in every state.
Sentence sentenceOnLine(const Setting& setting, const State& state, std::string_view line,
                        const Refusal& refusal, std::string told);

/// The same in English.
std::string textOnLine(const Setting& setting, const State& state, std::string_view line,
                       const Refusal& refusal);

} // namespace marches::warriors
