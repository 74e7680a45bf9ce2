#pragma once

#include "app/map/map_view.h"

#include <optional>
#include <vector>

/// Where things stand on a view, for tests; view px.
namespace marches::appmap {

/// A point where a click hits this token; nothing if it is not in sight.
inline std::optional<QPoint> tokenPoint(const MapView& view, ProvinceId province, TokenHit token) {
    if (!view.hasPicture() || province == noProvince) return std::nullopt;
    const StackLayout& lies = view.stack(province);
    const bool fanned = view.layers().fan.province() == province;
    for (const StackedToken& stacked : fanned ? view.layers().fan.layout().tokens : lies.tokens) {
        if (stacked.token != token) continue;
        const QPoint p = view.scene().viewport.fromMapPx(stacked.box).center().toPoint();
        if (view.rect().contains(p) && view.hitAt(p) == MapHit{province, token} && !view.childAt(p)) return p;
    }
    return std::nullopt;
}

/// Nothing but what is asked for if there is such a province and it has its places.
inline bool hasPlaces(const MapView& view, ProvinceId province) {
    if (!view.hasPicture() || province == noProvince) return false;
    view.scene().ensureLayout(static_cast<int>(index(province)));
    return true;
}

inline std::vector<QRectF> badgeRects(const MapView& view, ProvinceId province) {
    std::vector<QRectF> boxes;
    if (!hasPlaces(view, province)) return boxes;
    for (const PlacedBadge& badge : view.scene().places->badges(static_cast<int>(index(province))))
        boxes.push_back(view.scene().viewport.fromMapPx(badge.box));
    return boxes;
}

/// Where the lines from badges end that stand too near another province's name or tokens.
inline std::vector<std::optional<QPointF>> badgeLineEnds(const MapView& view, ProvinceId province) {
    std::vector<std::optional<QPointF>> ends;
    if (!hasPlaces(view, province)) return ends;
    const QPointF origin(view.scene().viewport.origin());
    for (const PlacedBadge& badge : view.scene().places->badges(static_cast<int>(index(province))))
        ends.push_back(badge.leader ? std::optional(*badge.leader - origin) : std::nullopt);
    return ends;
}

/// Where, within the province, the line from tokens ends that stand apart; map px.
inline std::optional<QPointF> stackLineEnd(const MapView& view, ProvinceId province) {
    return hasPlaces(view, province) ? view.scene().places->stack(static_cast<int>(index(province))).leader
                                     : std::nullopt;
}

/// A province's strip of yields; nothing while it is not shown.
inline std::optional<QRectF> yieldRect(const MapView& view, ProvinceId province) {
    if (!hasPlaces(view, province)) return std::nullopt;
    const int i = static_cast<int>(index(province));
    const QRectF box = view.layers().passing.strip(i, view.scene().lookedAt(i));
    return box.isEmpty() ? std::nullopt : std::optional(view.scene().viewport.fromMapPx(box));
}

/// Where, within the province, the line from a strip ends that stands outside.
inline std::optional<QPointF> yieldLineEnd(const MapView& view, ProvinceId province) {
    if (!hasPlaces(view, province)) return std::nullopt;
    const int i = static_cast<int>(index(province));
    PassingSigns& passing = view.layers().passing;
    const auto end = passing.lineEnd(i, passing.strip(i, view.scene().lookedAt(i)));
    return end ? std::optional(*end - QPointF(view.scene().viewport.origin())) : std::nullopt;
}

/// The name of a province that has none on the map, while the pointer is on it.
inline std::optional<QRectF> passingNameRect(const MapView& view, ProvinceId province) {
    if (!hasPlaces(view, province)) return std::nullopt;
    const QRectF name = view.layers().passing.name(static_cast<int>(index(province)));
    return name.isEmpty() ? std::nullopt : std::optional(view.scene().viewport.fromMapPx(name));
}

} // namespace marches::appmap
