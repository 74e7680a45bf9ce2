#pragma once

#include "app/map/animation.h"
#include "app/map/fan_layer.h"
#include "app/map/motion.h"

namespace marches::appmap {

class GroundLayer;

/// Shows how the faces, as they are now, came to be. The faces are never behind: hits, focus and texts answer
/// by them; a key, a button of the mouse or the wheel, wherever in the program, ends what moves.
class MotionLayer : public MapLayer {
public:
    /// `over`: told of the end; not `seen`: input, or another picture or scale, ended it.
    MotionLayer(MapScene& scene, GroundLayer& ground, PassingSigns& passing, FanLayer& fan,
                std::function<void(bool seen)> over);

    /// Instead of what still moves. Nothing happens where the style wishes for no motion (theme/motion.h).
    void play(const MapMotion& motion);
    void end(); ///< without a call of `over`
    void cut(); ///< calls `over` later: the view is in the middle of what cuts it
    [[nodiscard]] bool moves() const { return scene_.stage != nullptr; }

    void paint(QPainter& painter, const QRegion& exposed) override;

private:
    void moveTo(int at); ///< ms at the usual speed
    void touchGround(std::size_t stack);

    MapScene& scene_;
    GroundLayer& ground_;
    PassingSigns& passing_;
    FanLayer& fan_;
    std::function<void(bool)> over_;
    Animation run_;
};

} // namespace marches::appmap
