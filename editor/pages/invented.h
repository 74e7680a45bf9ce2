#pragma once

#include "editor/pages/source_map.h"
#include "engine/draft/invent/invent.h"

namespace marches::editor {

/// An invented land as it will be written, read and shown.
struct InventedMap {
    draft::LandWish wish;
    draft::MapTitle title;
    Expected<draft::NewMap, Sentence> made;
    ScenarioResult read;
    std::shared_ptr<const SourceMap> shown; ///< null where none was made
};

/// Invents a land with the figures of a map; for a worker thread.
[[nodiscard]] InventedMap invented(const SourceMap& like, const draft::MapTitle& title,
                                   const draft::LandWish& wish);

} // namespace marches::editor
