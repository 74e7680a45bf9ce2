#pragma once

#include "editor/tool.h"
#include "editor/tools/tool_context.h"

#include <span>

namespace marches::editor {

/// What a tool works on in the editor's window.
[[nodiscard]] ToolContext contextOf(ToolHost& host);

/// All tools on the map in the rail's order; the first one is in hand when no other is.
[[nodiscard]] std::span<const ToolKind> toolKinds();

} // namespace marches::editor
