#pragma once

#include "engine/draft/change_text.h"

#include <span>

namespace marches::editor {

/// The names of steps that this room gives itself, for journals that are read again. A new one is added in
/// own_names.cpp, or its step can't be recovered.
[[nodiscard]] std::span<const draft::NamePattern> ownChangeNames();

} // namespace marches::editor
