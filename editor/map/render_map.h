#pragma once

#include "app/map/export.h"
#include "editor/face.h"

#include <QString>
#include <QStringList>

#include <span>

namespace marches::editor {

/// A picture of a scenario's map, without a window.
struct RenderRequest {
    QString scenario; ///< path of its file
    QString output;   ///< path of what is written; its ending says the format: pdf, png, svg
    QString variant;  ///< an id; empty: the whole map
    int width = 2000; ///< of a PNG, px with the frame
};

struct Rendered {
    QStringList faults;   ///< why nothing was written; empty: it was
    bool unknown = false; ///< the request itself can't be met: no such variant, no such format
};

/// Draws a map as players see it and writes the picture, whole or not at all. `games`: those that are known.
/// Needs a QApplication (the offscreen platform will do), with style and fonts.
[[nodiscard]] Rendered renderMap(const RenderRequest& request, std::span<const GamePanels* const> games);

} // namespace marches::editor
