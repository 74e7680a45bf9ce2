#pragma once

#include "app/map/legend.h"
#include "app/theme/theme.h"
#include "editor/tools/snap.h"

#include <QPainterPath>
#include <QString>

class QPainter;

/// The forms and colours of what tools draw over the map; map px. Each form is told apart without its colour.
namespace marches::editor {

enum class LineKind : std::uint8_t {
    Chosen,  ///< a border that is pointed at
    Moved,   ///< it moves both sides
    Fresh,   ///< a new border
    Refused, ///< it can't be so
};

void paintLine(QPainter& painter, const QPolygonF& line, LineKind kind, const theme::Theme& theme);
/// A line where it makes no border: over water.
void paintDotted(QPainter& painter, const QPolygonF& line, LineKind kind, const theme::Theme& theme);
void paintJunction(QPainter& painter, const QPointF& at, const theme::Theme& theme); ///< a diamond
void paintPoint(QPainter& painter, const QPointF& at, LineKind kind, const theme::Theme& theme);
void paintCaught(QPainter& painter, const QPointF& at, const theme::Theme& theme); ///< a square
void paintCrosshair(QPainter& painter, const QPointF& at, const theme::Theme& theme);
/// An area that would be taken, hatched.
void paintHatched(QPainter& painter, const QPainterPath& area, LineKind kind, const theme::Theme& theme);
/// A few words on a plate beside a point, within `within`. Returns where it stands.
QRectF paintTag(QPainter& painter, const QPointF& beside, const QRectF& within, const QStringList& lines,
                const theme::Theme& theme);

/// Words on the map in the middle of an area, the first line bold, in the ink of a kind; with the map's halo.
void paintWords(QPainter& painter, const QPointF& middle, const QStringList& lines, LineKind kind,
                const theme::Theme& theme);

/// What the map's legend explains of a tool.
enum class LegendSample : std::uint8_t { Junction, Point, Moved, Fresh, Caught, Hatched };
[[nodiscard]] appmap::LegendEntry legendOf(LegendSample sample, const QString& text);

/// So far a handle reaches from its middle; px.
constexpr double handleReach = 8;

} // namespace marches::editor
