#pragma once

#include "app/map/map_scene.h"

#include <QObject>

class QKeyEvent;

namespace marches::appmap {

class MapView;

/// Keeps the keyboard's place on the map and takes the keys that move it (travel.h).
class MapFocus : public QObject {
    Q_OBJECT

public:
    MapFocus(MapView& view, MapScene& scene) : view_(view), scene_(scene) {}

    [[nodiscard]] ProvinceId province() const { return scene_.attention.focused; }
    void set(ProvinceId province); ///< scrolls to it; noProvince: none
    /// Sets it from a list: the province is outlined although the list keeps the keyboard's focus.
    void pointOut(ProvinceId province);
    /// Where a click sets it: nothing scrolls, nothing is announced.
    void click(ProvinceId province);
    void forget(); ///< a new map
    /// Where Home and Shift+Home go: the player's own places, then the others in turn.
    void setHomes(std::vector<ProvinceId> own, std::vector<ProvinceId> others);
    void setHasFocus(bool has);                     ///< the view has the keyboard's focus
    [[nodiscard]] bool key(const QKeyEvent& event); ///< whether it was one of its own

signals:
    void moved(marches::ProvinceId province);     ///< by keys
    void activated(marches::ProvinceId province); ///< Enter on it
    void chosen(marches::ProvinceId province);    ///< Space on it

private:
    void repaint(ProvinceId province) const;
    void walkRound(int step);
    void goHome(bool others);
    void start();
    [[nodiscard]] bool travelKey(const QKeyEvent& event);

    MapView& view_;
    MapScene& scene_;
    ProvinceId roundOf_ = noProvince; ///< whose neighbours `[` and `]` walk round
    std::vector<ProvinceId> ownHomes_;
    std::vector<ProvinceId> otherHomes_;
};

} // namespace marches::appmap
