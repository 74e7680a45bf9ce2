#include "app/map/click_points.h"

#include "app/map/map_view.h"

#include <algorithm>

namespace marches::appmap {

std::optional<QPoint> provincePoint(const MapView& view, ProvinceId province) {
    if (!view.hasPicture() || province == noProvince) return std::nullopt;
    const auto good = [&](const QPoint& p) {
        return view.rect().contains(p) && view.hitAt(p) == MapHit{province, {}} && !view.childAt(p);
    };
    const int i = static_cast<int>(index(province));
    const QPoint heart = view.toView(view.shapes()->grid().pole(i).point).toPoint();
    if (good(heart)) return heart;
    const QRect box = view.scene().provinceRect(i) & view.rect();
    const int step = std::max(2, std::min(box.width(), box.height()) / 24);
    std::optional<QPoint> best;
    int nearest = 0;
    for (int y = box.top(); y <= box.bottom(); y += step)
        for (int x = box.left(); x <= box.right(); x += step) {
            const QPoint p(x, y);
            const int away = (p - heart).manhattanLength();
            if ((!best || away < nearest) && good(p)) best = p, nearest = away;
        }
    return best;
}

} // namespace marches::appmap
