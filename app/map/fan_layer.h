#pragma once

#include "app/map/passing_signs.h"
#include "app/map/stack_fan.h"

#include <vector>

namespace marches::appmap {

/// A stack fanned out over the map, opened by the pointer on a token or by the keyboard's focus.
class FanLayer : public MapLayer {
public:
    FanLayer(const MapScene& scene, PassingSigns& passing) : scene_(scene), passing_(passing) {}

    /// Opens, closes or leaves it as pointer and focus want it now.
    void follow();
    void close();
    void forget() { fan_ = {}; }                               ///< without a repaint
    [[nodiscard]] int opened() const { return fan_.province; } ///< -1: no stack is
    [[nodiscard]] ProvinceId province() const;                 ///< noProvince: no stack is fanned out
    [[nodiscard]] QRectF box() const;                          ///< view px; empty: no fan
    [[nodiscard]] const StackLayout& layout() const { return fan_.layout; } ///< map px
    /// A badge of another province is not to be read beside the fan that the pointer has opened.
    [[nodiscard]] bool hides(int province, const QRectF& badge) const;

    void paint(QPainter& painter, const QRegion& exposed) override;
    [[nodiscard]] std::optional<MapHit> hit(const QPointF& at) const override;

private:
    struct Fan {
        int province = -1;
        std::vector<StackedToken> resting; ///< what is fanned out; map px
        StackLayout layout;                ///< map px
        bool byPointer = false;
    };
    [[nodiscard]] QRectF reachBox() const; ///< map px
    void repaint() const;
    [[nodiscard]] std::optional<int> pointedStack() const;
    [[nodiscard]] bool wants(int province) const;
    [[nodiscard]] StackLayout layoutOf(int province) const; ///< map px
    [[nodiscard]] bool reopens(int province, const QRectF& within,
                               const std::optional<PointedToken>& pointed) const;

    const MapScene& scene_;
    PassingSigns& passing_;
    Fan fan_;
    Fan last_; ///< the one closed before
};

} // namespace marches::appmap
