#pragma once

#include <span>

namespace marches::editor {

/// The patterns of what engine/draft and engine/planar say, but for the checks (problem_words.h) and the
/// games' folders (editor/GAME/draft_sentences.h): names of changes and refusals. They stand here once more
/// to be gathered for translation; context "Finding", as those of the readers.
std::span<const char* const> draftSentences();

} // namespace marches::editor
