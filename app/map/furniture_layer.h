#pragma once

#include "app/map/furniture.h"
#include "app/map/map_scene.h"

#include <QPixmap>

namespace marches::appmap {

/// Title, compass and frame of the map. Title and compass stand off names, uncut and off the overview, or
/// not at all.
class FurnitureLayer : public MapLayer {
public:
    explicit FurnitureLayer(const MapScene& scene) : scene_(scene) {}

    /// Title, and key of a printed map; whether the title is another one.
    bool set(MapTitle title, std::vector<KeyEntry> key);
    [[nodiscard]] const MapTitle& title() const { return title_; }
    [[nodiscard]] const std::vector<KeyEntry>& key() const { return key_; }
    [[nodiscard]] QSizeF roomOfTitle() const; ///< map units; empty: no furniture

    void forget(); ///< what is painted, after a change of theme
    void forgetPlaces() { places_.reset(); }
    void setPlaces(const FurniturePlaces& places) { places_ = places; }
    [[nodiscard]] const FurniturePlaces& places(); ///< map units
    /// What can be seen now; view px.
    [[nodiscard]] FurniturePlaces shown();

    void paint(QPainter& painter, const QRegion& exposed) override;
    void paintOnPaper(QPainter& painter);

private:
    struct Piece {
        QPixmap pixmap;
        QSize size;
    };
    [[nodiscard]] FurniturePlaces inSight();
    template <class Paint>
    void paintPiece(QPainter& painter, const QRectF& view, const QRectF& region, Piece& piece, Paint paint);

    const MapScene& scene_;
    MapTitle title_;
    std::vector<KeyEntry> key_;
    std::optional<FurniturePlaces> places_; ///< found when first asked for
    Piece titlePiece_;
    Piece compassPiece_;
};

} // namespace marches::appmap
