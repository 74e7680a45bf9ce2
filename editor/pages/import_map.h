#pragma once

#include "editor/pages/import_work.h"

#include <QPixmap>
#include <QWidget>

#include <memory>
#include <vector>

namespace marches::editor {

/// The drawing itself, as it is drawn or as it will be: provinces that are sure, those to look at, the chosen
/// one, and rings round the widest gaps that are closed. The wheel zooms, a drag pans, a click chooses.
class ImportMap : public QWidget {
    Q_OBJECT

public:
    explicit ImportMap(QWidget* parent = nullptr);

    void show(std::shared_ptr<const FoundDrawing> found, std::shared_ptr<const ImportOutcome> outcome);
    void setAsDrawn(bool asDrawn);
    void choose(int shape); ///< of the plan; -1: none. It is brought into sight
    void setRings(std::vector<draft::Gap> gaps);

    /// Where a point of the map lies in the widget.
    [[nodiscard]] QPointF toView(Point point) const;
    [[nodiscard]] QSize sizeHint() const override { return {560, 520}; }

signals:
    void shapeClicked(int shape); ///< -1: beside all
    void gapClicked(int gap);     ///< position among the rings

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fit();
    void zoom(double factor, QPointF about);
    void renew(); ///< the picture is painted anew when it is shown next
    void paintAll(QPainter& painter) const;
    void paintShape(QPainter& painter, std::size_t shape, const QColor& fill, const QPen& line) const;
    void paintNames(QPainter& painter) const;
    [[nodiscard]] QPainterPath pathOf(const std::vector<Ring>& rings, bool closed) const;
    [[nodiscard]] std::vector<Ring> ringsOf(std::size_t shape) const;
    [[nodiscard]] int shapeUnder(QPointF at) const;

    std::shared_ptr<const FoundDrawing> found_;
    std::shared_ptr<const ImportOutcome> outcome_;
    std::vector<Box> boxes_; ///< of the plan's shapes, as drawn
    std::vector<draft::Gap> rings_;
    bool asDrawn_ = false;
    int chosen_ = -1;
    double scale_ = 1;
    QPointF origin_; ///< of the map, in the widget
    bool fitted_ = true;
    QPointF pressed_;
    QPointF originPressed_;
    bool pans_ = false;
    QPixmap picture_; ///< all but rings; null: to be painted
};

} // namespace marches::editor
