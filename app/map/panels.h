#pragma once

#include "app/map/province_face.h"
#include "app/theme/icons.h"

#include <QFrame>
#include <QImage>
#include <QToolButton>

#include <vector>

/// What lies on the view's corners: legend with zoom control, overview.
namespace marches::appmap {

class MapView;

struct LegendEntry {
    enum class Sample : std::uint8_t { Line, Icon, Arc, DottedArc, Mark } sample = Sample::Line;
    Highlight highlight = Highlight::Legal;   ///< of a Line
    theme::Icon icon{};                       ///< of an Icon
    std::optional<theme::PlayerColour> owner; ///< of an Arc
    QString text;
    PlaceMark mark{}; ///< of a Mark

    bool operator==(const LegendEntry&) const = default;
};

/// Samples with their words in one row.
class LegendRow : public QWidget {
    Q_OBJECT

public:
    explicit LegendRow(QWidget* parent = nullptr);
    void setEntries(std::vector<LegendEntry> entries);
    [[nodiscard]] bool isEmpty() const { return entries_.empty(); }
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    std::vector<LegendEntry> entries_;
};

/// Legend and zoom control in one strip; in a small view the legend folds behind its button.
class MapStrip : public QFrame {
    Q_OBJECT

public:
    explicit MapStrip(MapView& view);
    void setEntries(std::vector<LegendEntry> entries);
    void setFolding(bool folding); ///< the legend is hidden until its button is pressed

protected:
    void changeEvent(QEvent* event) override;

private:
    void translate();
    void arrange();
    void showScale();

    MapView& view_;
    LegendRow* row_;
    QToolButton* open_;
    QToolButton* minus_;
    QToolButton* percent_;
    QToolButton* plus_;
    bool folding_ = false;
};

/// The whole map, small, with a frame round what is seen; press or drag to go there.
class MapOverview : public QFrame {
    Q_OBJECT

public:
    explicit MapOverview(MapView& view);
    QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void goTo(const QPointF& at);
    [[nodiscard]] QRectF pictureRect() const;

    MapView& view_;
    void paintPicture();
    [[nodiscard]] QRgb inkOf(const ProvinceFace& face) const;
    std::vector<QRgb> inks_; ///< by province, as painted
    QImage picture_;
    bool stale_ = true; ///< all of it
    QRect changed_;     ///< of the picture, px
};

} // namespace marches::appmap
