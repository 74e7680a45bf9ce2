#pragma once

#include "app/theme/icons.h"
#include "app/theme/theme.h"
#include "app/warriors/mat_model.h"

#include <QRectF>

#include <vector>

namespace marches::warriors::face {

/// What stands on a plate: a sign and its figure, in the order they are read.
struct MatYield {
    theme::Icon icon{};
    QString text;
};
std::vector<MatYield> yieldsOf(const MatCell& cell);

struct PlatePlace {
    QRectF plate;
    QRectF gap;                 ///< all between this plate and the one before: where its spaces lie
    std::vector<QRectF> spaces; ///< from the bottom of the path up
};

struct TrackPlace {
    QRectF band;
    QRectF head;
    double ruler = 0; ///< large mat: y of the line where the rivals stand
    std::array<PlatePlace, levelCount> levels;
};

/// Where everything lies, in logical px. Right-to-left is not mirrored: levels run as on the cardboard.
struct MatLayout {
    bool large = false;
    int rows = 1; ///< of plates in a track
    QSizeF size;
    std::array<TrackPlace, 3> tracks;
};

/// Lays the mat into `width`; `height` only decides between the compact and the large form.
MatLayout layMat(const MatModel& model, const theme::Theme& theme, double width, double height);
/// The least width that needs no scrolling: plates in two rows.
double leastMatWidth(const MatModel& model, const theme::Theme& theme);

} // namespace marches::warriors::face
