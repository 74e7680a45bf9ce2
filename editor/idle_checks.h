#pragma once

#include "app/theme/theme.h"
#include "engine/draft/checks/tree_checks.h"

#include <vector>

namespace marches::editor {

/// What the checks need that know the window: how names are written, and the files as they were read. A
/// value; made on the GUI thread.
struct IdleChecks {
    theme::Theme theme;
    std::vector<draft::FileAsRead> files;
};

/// Returns names that are cut where the file puts them, and files that others have changed. For a worker with
/// nothing else to do.
[[nodiscard]] draft::Problems idleProblems(const draft::Reading& reading, const IdleChecks& checks);

} // namespace marches::editor
