#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/draft/draft.h"

#include <QString>

namespace marches::editor {

[[nodiscard]] QString pathOf(const draft::Draft& draft); ///< of its scenario file
/// Writes scenario and picture to another place; gives the path of the scenario. Code "file-exists": another
/// picture of that name is there; nothing was written.
[[nodiscard]] Expected<QString, Finding> writeElsewhere(const draft::Draft& draft, const QString& path);

} // namespace marches::editor
