#pragma once

#include "engine/base/expected.h"
#include "engine/draft/draft.h"
#include "engine/draft/journal.h"

#include <string>
#include <vector>

namespace marches::draft {

/// What the files of a draft are to hold.
struct FilesNow {
    Spliced yaml;
    std::string svgName; ///< empty: it has no picture of its own
    std::string svg;
};
/// Makes the bytes of a draft's files, which read again say what the draft does: nothing else may be written.
/// Codes: "cannot-splice", "picture-file", "svg-splice", "svg-reads-otherwise".
Expected<FilesNow, Finding> filesNow(const Draft& draft);

/// What a save is told.
enum class Outside {
    refuse,   ///< a file that has changed on the disk since it was last read or written is not touched
    overwrite ///< the user has decided so
};

/// Writes the scenario of now into its files: the picture, if it is its own, then the YAML, each atomically;
/// what is the same on the disk already is not written. Returns the files as they are then. `known` is what
/// was last read or written. A YAML that could only be written anew is kept as NAME.yaml.old before. The
/// journal, if there is one, is told before and after. Codes: "changed-outside" (the file's place),
/// "cannot-write", and those of filesNow.
Expected<SavedFiles, Finding> save(const Draft& draft, const SavedFiles& known, DraftJournal* journal,
                                   Outside outside = Outside::refuse);

/// Returns which of the files are not on the disk as they were last read or written. One that is gone counts.
std::vector<std::filesystem::path> changedOutside(const SavedFiles& known);

/// Ends a save that a crash cut between the picture and the YAML: where the picture is new and the YAML is
/// still the old one, the YAML is written. `recovery` then knows the files as they are. Codes "cannot-write"
/// and "cannot-splice".
std::optional<Finding> mendSave(DraftRecovery& recovery);

} // namespace marches::draft
