#pragma once

#include <QColor>
#include <QList>
#include <QPainterPath>
#include <QPen>

class QPainter;

/// Lines on the map. Widths in px.
namespace marches::appmap {

[[nodiscard]] QPen roundPen(const QColor& colour, double width);
/// Lines of one px are drawn by a far quicker way than any wider ones.
[[nodiscard]] QPen hairline(const QColor& colour);

/// A line about `2 * more` px wider than one px, made of such lines: quicker than a wide pen on a long
/// outline.
void strokeBold(QPainter& painter, const QPainterPath& path, const QColor& colour, double more);

/// A dashed line as an area. A painter with a dashed pen counts the dashes from the edge of its clip, so that
/// parts painted one after another would not fit. `pattern`: in widths, as QPen's.
[[nodiscard]] QPainterPath dashes(const QPainterPath& line, double width, const QList<qreal>& pattern,
                                  Qt::PenCapStyle cap);

} // namespace marches::appmap
