#pragma once

#include <QImage>
#include <QPointF>

#include <vector>

namespace marches::editor {

/// How far apart the two points of `edgeCourse` may lie; px.
constexpr double longestEdgeCourse = 260;

/// Returns the pixels between two pixels of a picture along its dark lines and edges, both among them; empty
/// where one of them lies off the picture, or they are too far apart.
[[nodiscard]] std::vector<QPointF> edgeCourse(const QImage& image, const QPointF& from, const QPointF& to);

} // namespace marches::editor
