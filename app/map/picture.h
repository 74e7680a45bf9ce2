#pragma once

#include <QPointF>
#include <QPolygonF>
#include <QSizeF>

#include <optional>
#include <vector>

namespace marches::appmap {

/// Where a scenario wants things to stand; map units. What is missing is computed.
struct ProvinceAnchors {
    std::optional<QPointF> name; ///< middle of the name
    /// Middle of the stack; outside the outline: a leader line goes to `leader`.
    std::optional<QPointF> tokens;
    std::optional<QPointF> leader; ///< where a leader line ends inside the province
};

struct ProvinceOutline {
    std::vector<QPolygonF> rings; ///< closed, filled odd-even; borders shared with neighbours are identical
    std::vector<QPolygonF> calm;  ///< the same outline with few points, for thick lines; may be empty
    ProvinceAnchors anchors;
};

struct SeaLane {
    int from = -1;
    int to = -1;
    QPolygonF line; ///< from harbour to harbour

    bool operator==(const SeaLane&) const = default;
};

/// A hill or mountain of the relief, or a tree.
struct Hill {
    QPolygonF body;               ///< closed; from its left foot over the top to the right one
    std::vector<QPolygonF> shade; ///< closed, on its dark side
    bool wood = false;

    bool operator==(const Hill&) const = default;
};

/// Where the name of a sea stands.
struct SeaNamePlace {
    QPolygonF line;
    double height = 0; ///< of its letters
};

/// One map's drawing in map units (those of its SVG), y down. Values only; provinces are known by position.
struct MapPicture {
    QSizeF size;
    std::vector<ProvinceOutline> provinces;
    std::vector<std::vector<int>> neighbours; ///< by province, ascending
    std::vector<SeaLane> lanes;
    std::vector<SeaNamePlace> seaNames;
    std::vector<QPolygonF> land;   ///< not in play, filled odd-even
    std::vector<QPolygonF> lakes;  ///< filled odd-even
    std::vector<QPolygonF> rivers; ///< open lines
    std::vector<Hill> hills;       ///< from the back to the front, trees last
};

} // namespace marches::appmap
