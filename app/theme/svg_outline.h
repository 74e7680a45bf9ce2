#pragma once

#include <QPainterPath>
#include <QString>

namespace marches::theme {

/// What an SVG of our own fills and strokes, as one outline in its user units. Colours and clips are ignored.
/// Empty if the file cannot be read.
[[nodiscard]] QPainterPath svgOutline(const QString& file);

} // namespace marches::theme
