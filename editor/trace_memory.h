#pragma once

#include "engine/draft/underlay.h"

#include <QString>

#include <memory>

namespace marches::editor {

/// The picture that is traced on a map, as this computer remembers it: no file of the map names it.
struct TraceMemory {
    std::shared_ptr<const draft::Underlay> underlay; ///< null: none
    double opacity = 0.5;
};

/// What is remembered of a map, by the path of its file; nothing that can't be is taken from the settings.
[[nodiscard]] TraceMemory rememberedTrace(const QString& map);
void rememberTrace(const QString& map, const TraceMemory& memory);

} // namespace marches::editor
