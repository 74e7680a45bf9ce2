#pragma once

#include <span>

namespace marches::warriors::face {

/// What the game's own readers find wrong with scenarios and records, to be translated: see
/// app/play/finding_sentences.h.
std::span<const char* const> findingSentences();

} // namespace marches::warriors::face
