#pragma once

#include "app/map/map_layer.h"
#include "engine/draft/underlay.h"
#include "engine/planar/planar_map.h"

#include <QImage>
#include <QObject>
#include <QSize>
#include <QTransform>

#include <memory>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

/// The picture that is traced, as the map shows it: over the ground, under names and signs, as faint as is
/// wanted.
class TracedPicture : public QObject, public appmap::MapLayer {
    Q_OBJECT

public:
    static constexpr double usualOpacity = 0.5;

    explicit TracedPicture(appmap::MapView& map, QObject* parent = nullptr);
    ~TracedPicture() override;

    /// Shows a picture where it lies; null: none. A file is read once as long as it is the same.
    void show(std::shared_ptr<const draft::Underlay> underlay);
    [[nodiscard]] const draft::Underlay* placed() const { return underlay_.get(); } ///< null: there is none
    /// Whether there is a picture that could be read.
    [[nodiscard]] bool canBeSeen() const { return !levels_.empty(); }
    [[nodiscard]] const QString& fault() const { return fault_; } ///< why not; empty: it could
    [[nodiscard]] QSize size() const { return size_; }            ///< pixels of the file

    void setOpacity(double opacity); ///< from 0 to 1
    [[nodiscard]] double opacity() const { return opacity_; }
    void setShown(bool shown);
    [[nodiscard]] bool isShown() const { return shown_; }
    /// The points between two places along dark lines and edges of the picture; none where it does not lie
    /// under both.
    [[nodiscard]] std::vector<planar::GridPoint> courseAlong(planar::GridPoint from,
                                                             planar::GridPoint to) const;
    void hideWhileHeld(bool held); ///< as long as its key is held
    [[nodiscard]] bool isHeldAway() const { return held_; }

    void paint(QPainter& painter, const QRegion& exposed) override;

signals:
    void changed(); ///< the picture, or how it is shown; its place alone is told by the document
    void opacityChosen();
    // What a tool asks the window for
    void chooseWanted();
    void pasteWanted();

private:
    [[nodiscard]] QTransform toMapPx(std::size_t level) const;
    void renderView();
    void repaint();

    appmap::MapView& map_;
    std::shared_ptr<const draft::Underlay> underlay_;
    std::vector<QImage> levels_; ///< each half as large as the one before
    QSize size_;
    QString fault_;
    double opacity_ = usualOpacity;
    bool shown_ = true;
    bool held_ = false;
    /// What the view shows of it, kept for one place and scale.
    QImage view_;
    QPoint viewOrigin_;
    double viewScale_ = 0;
};

} // namespace marches::editor
