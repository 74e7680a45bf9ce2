#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"
#include "engine/draft/journal.h"

#include <string>
#include <vector>

namespace marches::draft {

/// What a save is told.
enum class Outside {
    refuse,   ///< a file that has changed on the disk since it was last read or written is not touched
    overwrite ///< the user has decided so
};

/// Writes the scenario of now into its files: the picture, if it is its own, then the YAML, each atomically;
/// what is the same on the disk already is not written. Returns the files as they are then. `known` is what
/// was last read or written. A YAML that could only be written anew is kept as NAME.yaml.old before. The
/// journal, if there is one, is told before and after. Codes: "changed-outside" (the file's place),
/// "svg-splice", "cannot-splice", "cannot-write".
Expected<SavedFiles, Finding> save(const Draft& draft, const SavedFiles& known, DraftJournal* journal,
                                   Outside outside = Outside::refuse);

/// Returns which of the files are not on the disk as they were last read or written. One that is gone counts.
std::vector<std::filesystem::path> changedOutside(const SavedFiles& known);

/// Ends a save that a crash cut between the picture and the YAML: where the picture is new and the YAML is
/// still the old one, the YAML is written. `recovery` then knows the files as they are. Code "cannot-write".
std::optional<Finding> mendSave(DraftRecovery& recovery);

} // namespace marches::draft
