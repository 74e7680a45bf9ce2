#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"
#include "engine/lesson/phrase.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// A gesture of a guide that changes the map, and the provinces it is about.
struct GuideMove {
    draft::Change change;
    std::vector<std::string> about;
};

/// Returns what a gesture does: "rename Lotharingia", "move-border", "split Lotharingia", "give", "lay-lane".
/// It is done to the chosen province where that is possible, else to the first one where it is; so it fits
/// any map. Nothing: it is no such gesture, or can't be done anywhere. `language`: of names that are given.
[[nodiscard]] std::optional<GuideMove> guideMove(const draft::Draft& draft, const lesson::Phrase& gesture,
                                                 const std::vector<std::string>& chosen,
                                                 std::string_view language);

} // namespace marches::editor
