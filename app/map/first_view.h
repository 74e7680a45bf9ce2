#pragma once

#include "app/map/province_face.h"
#include "app/map/shapes.h"

#include <QPoint>
#include <QSize>

#include <span>

namespace marches::appmap {

struct FirstView {
    double scale = 1;
    QPoint origin; ///< map px at the view's corner
};

/// Finds the part of the map that a player at home in `home` sees first: the home's region and its neighbours
/// whole, of the other provinces as many as can be without some being cut by an edge, at a scale at which all
/// can be read. It fills the view's width or height; it is the whole map only where that can be read too.
/// `faces` by province; `panel` lies over the view, view px.
[[nodiscard]] FirstView firstView(const Shapes& shapes, std::span<const ProvinceFace> faces, int home,
                                  const QSize& view, const QRectF& panel);

} // namespace marches::appmap
