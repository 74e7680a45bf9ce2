#pragma once

#include "app/theme/theme.h"

#include <QBrush>
#include <QColor>
#include <QRect>

class QPainter;

namespace marches::theme {

inline constexpr double controlRadius = 4;
inline constexpr double cardRadius = 6;
inline constexpr double focusWidth = 3;
inline constexpr double focusDistance = 2;
/// How far a focus ring reaches beyond its control.
inline constexpr double focusReach = focusWidth + focusDistance;

struct Box {
    QColor ground = Qt::transparent;
    QColor edge = Qt::transparent;
    double edgeWidth = 1;
    double radius = controlRadius;
    bool dashed = false;
};

/// A rounded box whose edge lies wholly inside `where`.
void paintBox(QPainter& painter, const QRectF& where, const Box& box);

/// The fill of a token or shield, a little lighter at the upper end of `where`.
[[nodiscard]] QBrush lit(const QColor& fill, const QRectF& where);

/// A ground with a thin line along its upper or lower edge.
enum class Line : std::uint8_t { Above, Below };
void paintStrip(QPainter& painter, const QRect& where, Role ground, Line line, const Theme& theme);

/// The ring round something that has the keyboard's focus; reaches `focusReach` beyond `control`.
void paintFocusRing(QPainter& painter, const QRectF& control, double controlCornerRadius, const Theme& theme);
/// The same for a row of a list, wholly inside it.
void paintInnerFocusRing(QPainter& painter, const QRectF& row, const Theme& theme);

enum class Direction : std::uint8_t { Up, Down, Left, Right };
/// A small solid triangle, `side` px wide, in the middle of `where`.
void paintTriangle(QPainter& painter, const QRectF& where, Direction direction, double side,
                   const QColor& colour);

/// A key as it is named on the keyboard, in a thin frame; vertically centred in `where`, at its left edge.
void paintKeyCap(QPainter& painter, const QRectF& where, const QString& key, const QColor& colour,
                 const Theme& theme);
[[nodiscard]] QSize keyCapSize(const QString& key, const Theme& theme);

/// Saves the painter's state and gives it back at the end of the scope, with smooth edges in between.
class Painting {
public:
    explicit Painting(QPainter& painter);
    ~Painting();
    Painting(const Painting&) = delete;
    Painting& operator=(const Painting&) = delete;

private:
    QPainter& painter_;
};

} // namespace marches::theme
