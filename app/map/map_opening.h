#pragma once

#include "app/map/map_scene.h"

#include <QObject>

namespace marches::appmap {

class MapView;

/// Opens a map for a player: seeks scale and place of the first view (first_view.h) and keeps them until
/// something else is asked for. A widget that was placed over the map while the view `opens` takes its
/// final place at the `MapView::placesFound` that follows the first picture.
class MapOpening : public QObject {
public:
    MapOpening(MapView& view, MapScene& scene) : view_(view), scene_(scene) {}

    /// `home`: where the player is at home. A view that isn't shown yet seeks it when it is first painted.
    void openOn(ProvinceId home);
    /// Nothing has been painted since: all may come to stand elsewhere.
    [[nodiscard]] bool opens() const { return opensUnseen_; }
    [[nodiscard]] bool begins() const { return begins_; } ///< places are told when the panels stand too
    void resized();
    /// Before a paint; whether that is the first picture.
    [[nodiscard]] bool takeFirstPaint();
    /// Places of names and tokens, for a view that had none, and meanwhile the ground where it had none
    /// either.
    void makeFirst();

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void seek();
    void beginSoon();
    void begin();

    MapView& view_;
    MapScene& scene_;
    ProvinceId home_ = noProvince;
    bool opensUnseen_ = false;
    bool begins_ = false;
};

} // namespace marches::appmap
