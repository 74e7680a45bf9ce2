#pragma once

#include "engine/draft/draft.h"
#include "engine/lesson/condition.h"

#include <cstddef>
#include <string_view>
#include <vector>

/// The words of the editor's guides, without the window: lessons of engine/lesson with the editor's own
/// conditions, targets and gestures. README.md of resources/lessons lists them.
namespace marches::editor {

/// What lessons of the editor may say.
[[nodiscard]] lesson::Vocabulary guideWords();

/// What a step of the history has done, as the guides call it: "did split", "did renamed province kent".
[[nodiscard]] std::vector<lesson::Phrase> happeningsOf(const draft::Change& change);

/// The names of changes that are told apart by them, as engine/draft and this room give them.
[[nodiscard]] std::vector<std::string_view> guideChangeNames();

/// What guides ask of the map that is open.
struct GuideFigures {
    std::size_t provinces = 0;
    std::size_t countries = 0;
    std::size_t errors = 0;
    std::size_t problems = 0; ///< errors, warnings and notes that were not set aside
    bool saved = false;
    bool canMake = false; ///< the page of a new map can make one
};
/// Whether a phrase "state ..." is so.
[[nodiscard]] bool isSo(const GuideFigures& figures, const lesson::Phrase& phrase);

} // namespace marches::editor
