#pragma once

#include "app/map/corner_panels.h"
#include "app/map/label_layout.h"
#include "app/map/map_camera.h"
#include "app/map/map_focus.h"
#include "app/map/map_opening.h"
#include "app/map/map_tips.h"
#include "app/map/play_tool.h"
#include "app/map/prepared.h"
#include "app/map/tool_widget.h"

#include <QBasicTimer>

#include <set>

namespace marches::appmap {

/// The map of a game: a view over a scene (what is shown and where), a camera (which part of it), layers
/// that paint it and answer hits, and one active tool. Knows no rule. Positions of provinces are those of the
/// engine's map. What a later scale or place needs is rendered progressively while nothing else happens; a
/// call that asks for a place or takes a picture finishes it first.
class MapView : public ToolWidget {
    Q_OBJECT

public:
    explicit MapView(QWidget* parent = nullptr);
    ~MapView() override;

    // Its parts
    [[nodiscard]] const MapScene& scene() const { return synced(); }
    [[nodiscard]] MapLayers& layers() const { return synced(), *layers_; }
    [[nodiscard]] MapCamera& camera() const { return synced(), *camera_; }
    [[nodiscard]] CornerPanels& panels() const { return synced(), *panels_; }
    [[nodiscard]] MapFocus& focus() const { return synced(), *focus_; }
    [[nodiscard]] MapTips& tips() const { return *tips_; }
    /// The tool that is active unless another one is set.
    [[nodiscard]] PlayTool& playTool() const { return synced(), *playTool_; }

    // What it shows
    /// A new map; all faces are empty afterwards, and the whole of it is shown. Null: no map.
    void setPicture(std::shared_ptr<const MapPicture> picture);
    /// The same with most of the work done before.
    void setPicture(PreparedPicture picture);
    /// Changes the picture, at the cost of what that touches; faces and view stay. New provinces have empty
    /// faces; one without rings is not to be found on the map. Names and tokens of what is touched stay where
    /// they are while patch follows patch, as in a drag, and then get their places anew; `settle` does that
    /// now.
    void patch(PicturePatch patch);
    void settle();
    [[nodiscard]] bool hasPicture() const { return scene_->shapes != nullptr; }
    [[nodiscard]] const Shapes* shapes() const { return scene_->shapes.get(); }
    /// What stands in the view as long as there is no picture.
    void setNotice(const QString& text);
    [[nodiscard]] int provinceCount() const { return scene_->count(); }
    /// Repaints only what the change touches; nothing if nothing changed.
    void setFace(ProvinceId province, const ProvinceFace& face);
    [[nodiscard]] const ProvinceFace& face(ProvinceId province) const {
        return scene_->faces[index(province)];
    }
    [[nodiscard]] const std::vector<ProvinceFace>& faces() const { return scene_->faces; }
    /// Title, and key of a printed map. Title and compass lie on the map too, off names and uncut.
    void setTitle(MapTitle title, std::vector<KeyEntry> key);
    /// What provinces yield and are worth, on all of them; else only where the pointer or the focus is.
    void setYieldsShown(bool shown);
    /// The tool that gets the input from now on; it outlives this, or gives its place up before. Null: the
    /// one for play.
    void setTool(MapTool* tool);
    /// A layer over all others, which may change without a new picture; it asks for repaints with `update`.
    /// Null: none.
    void setOverlay(MapLayer* overlay);
    /// A layer right over the ground, under names and all signs; as `setOverlay`.
    void setOverGround(MapLayer* layer);

    // What is seen of it; more of that by `camera`. Scale 1: one map unit is one logical px.
    [[nodiscard]] double scale() const { return scene_->viewport.scale(); }
    void setScale(double scale) { camera().setScale(scale); }
    void setScale(double scale, const QPointF& fixed) { camera().setScale(scale, fixed); }
    void centreOn(ProvinceId province) { camera().centreOn(province); }
    void centreOn(const QPointF& map) { camera().centreOn(map); }
    [[nodiscard]] QRectF visibleMap() const { return synced().viewport.visible(); } ///< map units
    [[nodiscard]] QPointF toView(const QPointF& map) const { return scene_->viewport.toView(map); }
    /// How a game opens for a player whose home this is.
    void openOn(ProvinceId home) { synced(), opening_->openOn(home); }
    [[nodiscard]] bool opens() const { return opening_->opens(); }

    // What lies where
    [[nodiscard]] ProvinceId provinceAt(const QPointF& view) const { return synced().provinceAt(view); }
    /// What a click at a place means: a token of a stack goes before what is written of a province, and that
    /// before the ground under it.
    [[nodiscard]] MapHit hitAt(const QPointF& view) const { return layers().hit(view); }
    /// A province's tokens as they lie; map px.
    [[nodiscard]] const StackLayout& stack(ProvinceId province) const;
    /// Places of names and tokens, of the provinces in and near sight; map px.
    [[nodiscard]] const LabelLayout& labels() const;
    /// Names and tokens have their places: what is seen and so many px around it.
    [[nodiscard]] bool laidOutHere(double margin = 0) const { return synced().laidOutHere(margin); }
    /// The last frame is shown for what is not ready yet, or names are missing.
    [[nodiscard]] bool rendering() const { return rendering_.isActive(); }
    /// The place for a card of that size (card_place.h); while the view does not know where names stand, and
    /// while it `opens`, `placesFound` tells when it is.
    [[nodiscard]] QRect freeRect(const QSize& size, std::span<const ProvinceId> about) const;
    void tellPlacesFound();

    QSize sizeHint() const override { return {1200, 640}; }
    QSize minimumSizeHint() const override { return {320, 240}; }

signals:
    void resized();     ///< and all is where it is at the new size
    void placesFound(); ///< names and tokens have been laid out, or an opening painted; not while it is
    /// A motion has come to its end; not `seen`: input, or another picture or scale, ended it.
    void motionOver(bool seen);
    void pictureChanged();                    ///< another one
    void picturePatched(const QRectF& units); ///< within this box
    void faceChanged(marches::ProvinceId province);

protected:
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void timerEvent(QTimerEvent* event) override;

private:
    MapScene& synced() const; ///< the scene, of the size that the widget has now
    void readTheme();
    void paintScene(QPainter& painter, const QRegion& exposed);
    void prepareToScale();
    void finish(); ///< all that is rendered progressively
    void finishRendering();

    QString notice_; ///< instead of a picture
    std::unique_ptr<MapScene> scene_;
    std::unique_ptr<MapLayers> layers_;
    std::unique_ptr<MapCamera> camera_;
    std::unique_ptr<CornerPanels> panels_;
    std::unique_ptr<MapOpening> opening_;
    std::unique_ptr<MapFocus> focus_;
    std::unique_ptr<MapTips> tips_;
    std::unique_ptr<PlayTool> playTool_;
    QBasicTimer rendering_;
    std::set<int> unsettled_; ///< provinces whose names and tokens stand where they stood before patches
    QBasicTimer settling_;
};

} // namespace marches::appmap
