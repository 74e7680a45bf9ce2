#pragma once

#include <filesystem>
#include <optional>

/// A disk that fails, for tests of what writes files. Linked into a test program, it stands in for the system
/// calls by which files are made, written, renamed and removed (open, write, fsync, ftruncate, rename, link,
/// mkdir, unlink …), whoever makes them: the engine, the C++ library or Qt. Outside the watched folder, and
/// while nothing is asked for, all of them do what they always do. Needs no mount and no root.
namespace marches::test {

enum class Fault {
    none,
    full,     ///< nothing can be written, only names: ENOSPC
    readOnly, ///< nothing can be written and no name made or removed: EROFS
    killed    ///< the process ends by SIGKILL just before the call, half of a write done
};

/// Makes the calls that change something below `folder` fail, from the `after`-th one on (0: all of them).
/// Lasts until the next call; one plan for the whole process.
void breakDisk(const std::filesystem::path& folder, Fault fault, int after = 0);
void mendDisk();

/// How many calls have changed something below the folder, or tried to, since `breakDisk`.
int changesTried();

} // namespace marches::test
