#pragma once

#include "app/map/province_face.h"
#include "app/theme/theme.h"

#include <QPainterPath>
#include <QPolygonF>

class QPainter;

namespace marches::appmap {

/// A march drawn on the map: along `path` from province to province.
struct MapArrow {
    enum class Style : std::uint8_t {
        Preview, ///< the march that a card describes: a broad arrow
        Planned, ///< half transparent
        Done,    ///< already marched: dots without a head
        Refused  ///< red dashes that end in a cross
    } style = Style::Preview;
    std::vector<int> path; ///< provinces, two or more
    std::optional<theme::PlayerColour> owner;
    std::optional<theme::Icon> seal; ///< on its last step: a battle
    int number = 0;                  ///< on the same place: the step's number, from 1; only without a seal
    QString label;                   ///< beside its end: "2 needed, 1 left"

    bool operator==(const MapArrow&) const = default;
};

/// A bond between two provinces that is no march: a curve with a label on it.
struct MapArc {
    int from = -1;
    int to = -1;
    std::optional<theme::PlayerColour> owner; ///< none: a quiet dotted line
    bool dotted = false;
    theme::Icon icon{};
    QString label;

    bool operator==(const MapArc&) const = default;
};

/// All but its seal or number; `points`: the anchors along the arrow's path, px.
void paintArrow(QPainter& painter, const MapArrow& arrow, const QPolygonF& points, const theme::Theme& theme);
/// Where its seal or number may stand: the middle of its last step, elsewhere along it, beside it; nothing
/// for an arrow without.
[[nodiscard]] std::vector<QRectF> sealPlaces(const MapArrow& arrow, const QPolygonF& points,
                                             const theme::Theme& theme);
void paintArrowSeal(QPainter& painter, const MapArrow& arrow, const QRectF& place, const theme::Theme& theme);
/// All that may be painted of it.
[[nodiscard]] QRectF arrowBounds(const MapArrow& arrow, const QPolygonF& points, const theme::Theme& theme);

/// The curve of an arc; bends away from the straight line.
[[nodiscard]] QPainterPath arcPath(const QPointF& from, const QPointF& to);
void paintArcLine(QPainter& painter, const MapArc& arc, const QPainterPath& path, const theme::Theme& theme);
/// Where the label stands whose middle is so far along the path, 0 to 1.
[[nodiscard]] QRectF arcLabelBox(const MapArc& arc, const QPainterPath& path, double share,
                                 const theme::Theme& theme);
void paintArcLabel(QPainter& painter, const MapArc& arc, const QRectF& box, const theme::Theme& theme);

} // namespace marches::appmap
