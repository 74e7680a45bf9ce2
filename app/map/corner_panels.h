#pragma once

#include "app/map/map_overview.h"
#include "app/map/map_scene.h"
#include "app/map/map_strip.h"

#include <QObject>

namespace marches::appmap {

/// The panels on the view's corners: legend with zoom control at the lower right, the small whole map where
/// it hides least of what is played on. They keep off what is written as soon as it is known where that is.
class CornerPanels : public QObject {
public:
    CornerPanels(MapView& view, MapScene& scene);

    /// Sets what the strip at the lower right explains; empty: it has the zoom control alone. An explaining
    /// strip folds where it would cover names or tokens, unless the pointer is on it.
    void setLegend(std::vector<LegendEntry> entries);
    bool foldLegend(); ///< that was opened by its button; false: none is
    /// The small whole map; shown only where the view has room for it and something of the map is out of
    /// sight.
    void setOverviewShown(bool shown);

    void place(); ///< to the view's size and what it shows
    void explainLayout();
    void seekStripPlace(); ///< signs are explained where that hides no word, else behind the strip's button
    void seekOverviewPlace(); ///< its corner, by all that is written
    void forgetOverviewPlace() { corner_.reset(); }

    [[nodiscard]] std::vector<QRect> rects() const; ///< of those that are shown; view px
    [[nodiscard]] QRect stripRect() const;          ///< view px; null: it is hidden
    [[nodiscard]] const QImage& overviewPicture() { return overview_->picture(); }

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    [[nodiscard]] QRect overviewRect(Qt::Corner corner) const;
    [[nodiscard]] Qt::Corner emptiestCorner() const;
    [[nodiscard]] int costUnder(const QRect& panel) const;
    [[nodiscard]] int writtenUnder(const QRect& panel) const;

    MapView& view_;
    MapScene& scene_;
    MapStrip* strip_;
    MapOverview* overview_;
    bool overviewWanted_ = true;
    std::optional<Qt::Corner> corner_; ///< sought anew when a game opens or the view changes its size
};

} // namespace marches::appmap
