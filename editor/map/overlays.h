#pragma once

#include "editor/map/change_lines.h"
#include "editor/map/problem_marks.h"

#include <QPainter>

namespace marches::editor {

/// What the editor draws over the map besides the tool's own: lines that moved, and above them the signs of
/// problems.
class Overlays : public appmap::MapLayer {
public:
    explicit Overlays(appmap::MapView& map) : lines(map), marks(map) {}

    void paint(QPainter& painter, const QRegion& exposed) override {
        painter.save();
        lines.paint(painter, exposed);
        painter.restore();
        marks.paint(painter, exposed);
    }

    ChangeLines lines;
    ProblemMarks marks;
};

} // namespace marches::editor
