#pragma once

#include "engine/base/sentence.h"
#include "engine/warriors/rules.h"

/// Sentences about a line that can't be read, beside the Refusal of `parse`. NOTATION.md describes the lines.
namespace marches::warriors {

/// Returns how a step is written behind its actor, by its position in `Step`: "upgrade PATH". The first word
/// is its verb.
std::string_view formOf(std::size_t step);

/// Returns the sentence for a line that was refused. `told` is the text of the refusal, in any language.
/// Where the line can't be read, the form of its verb follows, or the word that names nothing; whether it can
/// be read does not depend on the state.
Sentence sentenceOnLine(const Setting& setting, const State& state, std::string_view line,
                        const Refusal& refusal, std::string told);

/// Returns `sentenceOnLine` in English.
std::string textOnLine(const Setting& setting, const State& state, std::string_view line,
                       const Refusal& refusal);

} // namespace marches::warriors
