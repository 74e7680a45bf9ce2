#include "app/theme/svg_outline.h"

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>
#include <QPen>
#include <QSvgRenderer>

namespace marches::theme {

namespace {

/// Collects what is painted instead of painting it.
class OutlineEngine : public QPaintEngine {
public:
    OutlineEngine() : QPaintEngine(QPaintEngine::AllFeatures) {}

    bool begin(QPaintDevice*) override { return true; }
    bool end() override { return true; }
    Type type() const override { return QPaintEngine::User; }
    void drawPixmap(const QRectF&, const QPixmap&, const QRectF&) override {}

    void updateState(const QPaintEngineState& now) override {
        const DirtyFlags changed = now.state();
        if (changed & DirtyTransform) transform_ = now.transform();
        if (changed & DirtyPen) pen_ = now.pen();
        if (changed & DirtyBrush) brush_ = now.brush();
    }

    void drawPath(const QPainterPath& path) override {
        if (brush_.style() != Qt::NoBrush) add(path);
        if (pen_.style() != Qt::NoPen) add(QPainterPathStroker(pen_).createStroke(path));
    }

    void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override {
        QPainterPath path;
        path.moveTo(points[0]);
        for (int i = 1; i < count; ++i)
            path.lineTo(points[i]);
        if (mode != PolylineMode) path.closeSubpath();
        path.setFillRule(mode == OddEvenMode ? Qt::OddEvenFill : Qt::WindingFill);
        drawPath(path);
    }

    QPainterPath outline;

private:
    void add(const QPainterPath& path) { outline = outline.united(transform_.map(path)); }

    QTransform transform_;
    QPen pen_{Qt::NoPen};
    QBrush brush_;
};

class OutlineDevice : public QPaintDevice {
public:
    explicit OutlineDevice(QSize size) : size_(size) {}
    QPaintEngine* paintEngine() const override { return &engine_; }
    const QPainterPath& outline() const { return engine_.outline; }

protected:
    int metric(PaintDeviceMetric which) const override {
        switch (which) {
        case PdmWidth:
            return size_.width();
        case PdmHeight:
            return size_.height();
        case PdmWidthMM:
            return size_.width() * 254 / 960;
        case PdmHeightMM:
            return size_.height() * 254 / 960;
        case PdmNumColors:
            return 2;
        case PdmDepth:
            return 32;
        case PdmDpiX:
        case PdmDpiY:
        case PdmPhysicalDpiX:
        case PdmPhysicalDpiY:
            return 96;
        case PdmDevicePixelRatio:
            return 1;
        case PdmDevicePixelRatioScaled:
            return static_cast<int>(devicePixelRatioFScale());
        }
        return 0;
    }

private:
    QSize size_;
    mutable OutlineEngine engine_;
};

} // namespace

QPainterPath svgOutline(const QString& file) {
    QSvgRenderer svg(file);
    if (!svg.isValid()) return {};
    OutlineDevice device(svg.viewBox().size());
    QPainter painter(&device);
    svg.render(&painter, svg.viewBoxF());
    painter.end();
    return device.outline();
}

} // namespace marches::theme
