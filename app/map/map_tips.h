#pragma once

#include "app/map/map_layer.h"

#include <QPoint>
#include <QString>

#include <functional>
#include <utility>

namespace marches::appmap {

class MapView;

/// Shows the map's tooltips: what they say and where they stand.
class MapTips {
public:
    explicit MapTips(MapView& view) : view_(view) {}

    /// What a province's tooltip says in place of all else, asked when it is shown; lines are kept. Empty
    /// text: as usual. Such a tooltip keeps off what is highlighted.
    void setTargetWords(std::function<QString(ProvinceId)> words) { targetWords_ = std::move(words); }
    /// Shows what there is to say of a point; whether there is anything.
    [[nodiscard]] bool show(const QPoint& view, const QPoint& global) const;

private:
    [[nodiscard]] QString textOf(const MapHit& hit) const;
    [[nodiscard]] QString arcTip(const QPoint& view) const;
    [[nodiscard]] QPoint placeFor(const QString& text, ProvinceId province) const; ///< view px

    MapView& view_;
    std::function<QString(ProvinceId)> targetWords_;
};

} // namespace marches::appmap
