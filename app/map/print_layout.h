#pragma once

#include "app/map/furniture_layer.h"
#include "app/map/province_layer.h"
#include "app/map/sea_name_layer.h"

#include <QImage>
#include <QRectF>

#include <future>

namespace marches::appmap {

class MapView;

/// A map laid out to be printed: all that a view's faces say but what is chosen, on parchment, in a frame
/// with title, compass and key. Painted without one cached pixmap of words or tokens, so that files keep
/// lines as lines.
class PrintLayout {
public:
    /// What `shown` shows; `scale`: px to a map unit.
    PrintLayout(const MapView& shown, double scale);

    static constexpr int frame = 30; ///< px of frame and margin on each side
    /// Paints it with its frame, at the painter's origin. `pixelsPerPx`: how fine the grounds are painted;
    /// `part` of it alone, px from the frame's corner; all: null.
    void paint(QPainter& painter, double pixelsPerPx, const QRectF& part = {});

private:
    MapScene scene_;
    SeaNameLayer seas_{scene_};
    FurnitureLayer furniture_{scene_};
    PassingSigns passing_{scene_};
    FanLayer fan_{scene_, passing_};
    ProvinceLayer provinces_{scene_, passing_, fan_};
    std::shared_future<QImage> sea_;
};

} // namespace marches::appmap
