#pragma once

#include "app/map/map_layer.h"
#include "engine/draft/checks/problem.h"

#include <QPointF>

#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// A sign on the map wherever a problem has its spot; the one that is looked at stands out.
class ProblemMarks : public appmap::MapLayer {
public:
    explicit ProblemMarks(appmap::MapView& map) : map_(map) {}

    void show(const draft::Problems& problems);
    void flag(const std::optional<Point>& at); ///< nothing: none is looked at
    void paint(QPainter& painter, const QRegion& exposed) override;

private:
    struct Mark {
        QPointF at; ///< map units
        draft::ProblemLevel level;
        bool operator==(const Mark&) const = default;
    };

    appmap::MapView& map_;
    std::vector<Mark> marks_;
    std::optional<QPointF> flag_;
};

} // namespace marches::editor
