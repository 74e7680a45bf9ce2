#pragma once

#include "app/map/first_ground.h"
#include "app/map/furniture_layer.h"

namespace marches::appmap {

/// The ground as it is seen, kept in a pixmap of which only what has changed is painted anew. At a new scale
/// it is rendered progressively: until it is ready the last frame is shown, scaled. The first ground of all
/// is painted by a thread (first_ground.h), which has the painter meanwhile.
class GroundLayer : public MapLayer {
public:
    GroundLayer(MapScene& scene, FurnitureLayer& furniture) : scene_(scene), furniture_(furniture) {}

    void clear();                               ///< before the scene's shapes go
    void begin(std::shared_future<QImage> sea); ///< the scene has shapes
    void readTheme();
    [[nodiscard]] GroundPainter& painter(); ///< waits for the first ground's thread

    /// Patches the scene's shapes and asks for a repaint of all that this changes on the ground.
    ShapesChange patch(PicturePatch patch);
    void followFurniture(const std::optional<QPointF>& rose); ///< it had its rose there
    void drop();                                              ///< all of it is to be painted anew
    void invalidate(const QRect& view);
    void scroll(const QPoint& by);
    [[nodiscard]] bool update(const Budget& budget); ///< whether all is painted

    /// Begins the first ground of a view that has none at all yet; one for another look is given up.
    void beginFirst();
    [[nodiscard]] bool hasFirst() const { return first_ != nullptr; }
    void giveUpOutdatedFirst();
    void takeFirst();

    /// Before the scale changes: keeps the frame that is seen as the stale one, to which names and tokens are
    /// to be added. Null: there is one already, or nothing was ready.
    [[nodiscard]] QPixmap* keepStaleFrame();
    [[nodiscard]] bool hasStaleFrame() const { return stale_.has_value(); }
    void dropStaleFrame() { stale_.reset(); }
    /// `coarse`: the whole map, small, for what lies round it.
    void paintStaleFrame(QPainter& painter, const std::function<const QImage&()>& coarse) const;

    void paint(QPainter& painter, const QRegion& exposed) override;
    [[nodiscard]] std::optional<MapHit> hit(const QPointF& at) const override;

private:
    struct StaleFrame {
        QPixmap picture;
        double scale = 1;
        QPointF origin;
    };
    [[nodiscard]] QSize wantedSize() const {
        return (QSizeF(scene_.viewport.size()) * scene_.pixelRatio).toSize();
    }
    [[nodiscard]] bool isBlank() const; ///< nothing of it is painted
    [[nodiscard]] FirstGround::Look look() const;
    [[nodiscard]] QRegion reachOf(const ShapesChange& change) const;
    void paintPart(QPainter& painter, const QRect& part);

    MapScene& scene_;
    FurnitureLayer& furniture_;
    std::unique_ptr<GroundPainter> painter_; ///< `first_` has it as long as that is there
    std::unique_ptr<FirstGround> first_;
    QPixmap pixmap_;
    QRegion dirty_; ///< view px
    std::optional<StaleFrame> stale_;
};

} // namespace marches::appmap
