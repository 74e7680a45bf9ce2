#pragma once

#include "app/map/province_face.h"

#include <QFrame>
#include <QImage>

namespace marches::appmap {

class MapView;

/// The whole map, small, with a frame round what is seen; press or drag to go there.
class MapOverview : public QFrame {
    Q_OBJECT

public:
    explicit MapOverview(MapView& view);
    QSize sizeHint() const override;
    /// The whole map as it is now. There must be one.
    [[nodiscard]] const QImage& picture();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void goTo(const QPointF& at);
    [[nodiscard]] QRectF pictureRect() const;

    [[nodiscard]] QRgb inkOf(const ProvinceFace& face) const;

    MapView& view_;
    std::vector<QRgb> inks_; ///< by province, as painted
    QImage picture_;
    bool stale_ = true; ///< all of it
    QRect changed_;     ///< of the picture, px
};

} // namespace marches::appmap
