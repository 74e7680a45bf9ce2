#pragma once

#include "app/map/map_scene.h"
#include "app/map/sea_names.h"

#include <QPixmap>
#include <QStringList>

namespace marches::appmap {

/// The names of the seas: they stand under all that the game puts on the map, and are left out where
/// something stands over them.
class SeaNameLayer : public MapLayer {
public:
    explicit SeaNameLayer(const MapScene& scene) : scene_(scene) {}

    /// In the player's language, in the picture's order.
    void setNames(QStringList names);
    [[nodiscard]] const QStringList& names() const { return names_; }
    void forget() { pieces_.clear(); } ///< after a change of theme or picture
    /// By position, those that can be read now; map px. Empty: left out.
    [[nodiscard]] std::vector<SeaLettering> shown();

    void paint(QPainter& painter, const QRegion& exposed) override;
    void paintOnPaper(QPainter& painter);

private:
    struct Piece {
        SeaText text;
        SeaLettering lettering;
        double scale = 0; ///< of the lettering; 0: none made
        QPixmap pixmap;
        bool shown = false; ///< when it was last painted
    };
    [[nodiscard]] const SeaLettering& lettering(std::size_t sea);
    [[nodiscard]] bool standsFree(const SeaLettering& sea) const;

    const MapScene& scene_;
    QStringList names_;
    std::vector<Piece> pieces_;
};

} // namespace marches::appmap
