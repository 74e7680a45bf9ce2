#pragma once

#include <span>

namespace marches::editor {

/// The patterns of what engine/draft/warriors says, but for the checks: names of changes and refusals.
/// They stand here to be gathered for translation; context "Finding".
std::span<const char* const> warriorsSentences();

} // namespace marches::editor
