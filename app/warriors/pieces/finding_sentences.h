#pragma once

#include <span>

namespace marches::warriors::face {

/// The patterns of what the game's own readers find wrong with scenarios and records, to be gathered for
/// translation: see app/shell/finding_sentences.h.
std::span<const char* const> findingSentences();

} // namespace marches::warriors::face
