#pragma once

#include "app/map/animation.h"
#include "app/map/map_layers.h"

#include <span>

namespace marches::appmap {

/// Moves the viewport: scales, scrolls and glides. Whatever hangs on it follows by the signals.
class MapCamera : public QObject {
    Q_OBJECT

public:
    MapCamera(MapScene& scene, MapLayers& layers) : scene_(scene), layers_(layers) {}

    /// Keeps the map under `fixed` (view px) where it is.
    void setScale(double scale, const QPointF& fixed);
    void setScale(double scale);
    // a person's wish: `lookedAround` tells of it
    void zoomIn();
    void zoomOut();
    void fitMap();
    void showWhole();

    void scrollTo(const QPoint& origin); ///< map px at the view's corner
    void scrollBy(const QPoint& px) { scrollTo(scene_.viewport.origin() + px); }
    void centreOn(ProvinceId province);
    void centreOn(const QPointF& map);
    /// Scrolls as little as is needed to see the province with its name and tokens.
    void ensureVisible(ProvinceId province);

    /// Scrolls as little as is needed to see all of them, or to the middle of the view, by gliding there
    /// where the style wishes for motion. Input and every other command that moves the view end it where it
    /// is.
    void glideToSee(std::span<const ProvinceId> provinces);
    void glideTo(const QPointF& map);
    [[nodiscard]] bool glides() const { return glide_.runs(); }
    void endGlide(); ///< stops it where the viewport is now

    void resized(); ///< keeps scale and place within their bounds

signals:
    void aboutToScale();
    void scaleChanged(double scale);
    void viewChanged();  ///< scale or place
    void lookedAround(); ///< by a command of zooming or the overview
    void rested();       ///< a glide has ended

private:
    [[nodiscard]] QPoint originToSee(ProvinceId province, const QPoint& from) const;
    void glideToOrigin(const QPoint& origin);
    void moveTo(const QPoint& origin);

    MapScene& scene_;
    MapLayers& layers_;
    Animation glide_;
};

} // namespace marches::appmap
