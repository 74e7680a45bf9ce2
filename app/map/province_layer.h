#pragma once

#include "app/map/fan_layer.h"
#include "app/map/labels.h"

namespace marches::appmap {

/// Names, marks, tokens, badges and strips of the provinces, with the lines from what stands apart. Labels
/// are painted from pixmaps that are kept while zooming.
class ProvinceLayer : public MapLayer {
public:
    ProvinceLayer(const MapScene& scene, PassingSigns& passing, FanLayer& fan)
        : scene_(scene), passing_(passing), fan_(fan) {}

    void forget(); ///< all labels, after a change of theme or picture
    void forget(ProvinceId province) { labels_[index(province)] = {}; }
    void grow() { labels_.resize(scene_.faces.size()); } ///< there are more provinces
    /// Makes the pixmaps of names and tokens in sight, without showing them.
    void paintAhead(QPainter& unseen);

    /// The province whose name, seals, strip or badge are read there, on its own ground or off it; -1: none.
    [[nodiscard]] int writtenAt(const QPointF& at) const;

    void paint(QPainter& painter, const QRegion& exposed) override;
    [[nodiscard]] std::optional<MapHit> hit(const QPointF& at) const override;
    /// Without one cached pixmap, so that files keep lines as lines.
    void paintOnPaper(QPainter& painter, const QRect& seen);

private:
    struct Label {
        QPixmap pixmap;
        LabelStyle style;
        LabelForm form;
        std::optional<theme::PlayerColour> owner;
    };
    [[nodiscard]] const QPixmap* label(int province); ///< null: not written yet, another paint follows
    [[nodiscard]] const QPixmap& smallShield(theme::PlayerColour owner);
    [[nodiscard]] MapHit besideStack(const QPointF& at, ProvinceId ground) const;
    void paintLeaders(QPainter& painter, int province);
    void paintProvince(QPainter& painter, int province);
    void paintProvinceOnPaper(QPainter& painter, int province);
    void paintPassing(QPainter& painter, const QRectF& region);

    const MapScene& scene_;
    PassingSigns& passing_;
    FanLayer& fan_;
    std::vector<Label> labels_; ///< by province
    std::array<QPixmap, theme::playerColourCount> shields_;
    int labelsLeft_ = 0; ///< to be written in this paint
    bool labelsMissing_ = false;
};

} // namespace marches::appmap
