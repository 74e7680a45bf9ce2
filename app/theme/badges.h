#pragma once

#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

class QPainter;

namespace marches::theme {

/// Small marks laid on the map; they keep their size while it zooms.
struct Badge {
    enum class Kind : std::uint8_t {
        Reach,  ///< can go there: what it takes, with the boot
        Battle, ///< can go there and must fight: what it takes, with the swords
        Refused,
        Score, ///< Victory Points to be won
        Plain
    };
    Kind kind = Kind::Plain;
    QString text;

    friend bool operator==(const Badge&, const Badge&) = default;
};

[[nodiscard]] QSizeF badgeSize(const Badge& badge, const Theme& theme);
/// Paints the badge and returns its place.
QRectF paintBadge(QPainter& painter, const QPointF& centre, const Badge& badge, const Theme& theme);

/// A round seal with a sign in it: the swords on an arrow that ends in battle, the cross on one that is
/// refused.
void paintSeal(QPainter& painter, const QPointF& centre, double radius, Icon sign, Role ground,
               const Theme& theme);
/// A numbered step of a plan or of a march that was made.
void paintStepNumber(QPainter& painter, const QPointF& centre, double radius, int number,
                     const QColor& ground, const Theme& theme);

} // namespace marches::theme
