#pragma once

#include "engine/draft/merge3.h"

#include <memory>
#include <vector>

// Files of a map that another program has changed while it is open here.
namespace marches::editor {

/// The state of a document after a file from outside was taken in.
struct TakenIn {
    draft::Change change; ///< from the document of now
    /// The files of now as the document's new base; labels are those of the document.
    std::shared_ptr<const draft::Opened> opened;
    /// What the files hold, with this base.
    draft::Draft asInFiles;
};

/// What both sides have changed, each in another way. `saved`: what the files held before.
[[nodiscard]] std::vector<draft::Clash> clashesWith(const draft::Draft& now, const draft::Draft& saved,
                                                    const draft::Draft& theirs);
/// Takes the files in; `sides` are the answers to the clashes.
[[nodiscard]] TakenIn takenIn(const draft::Draft& now, const draft::Draft& saved, const draft::Draft& theirs,
                              const draft::Sides& sides);

} // namespace marches::editor
