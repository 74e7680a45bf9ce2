#pragma once

#include "app/map/picture.h"
#include "editor/atlas.h"
#include "editor/face.h"
#include "engine/draft/draft.h"

#include <QString>

#include <memory>
#include <span>
#include <string>

namespace marches::editor {

/// A map from which a new one is begun. It never changes.
struct SourceMap {
    QString path;
    QString title;
    std::string base; ///< what a file in the folder of own maps says under `based-on`; empty: it can't
    draft::Draft draft;
    Node whole;
    Atlas atlas;
    std::shared_ptr<const appmap::MapPicture> picture; ///< null where its borders are not joined
    const GamePanels* panels = nullptr;                ///< null: a game that is not known here
};

/// Opens a map to begin with; null where it can't be read.
[[nodiscard]] std::shared_ptr<const SourceMap> openSource(const QString& path,
                                                          std::span<const GamePanels* const> games);

} // namespace marches::editor
