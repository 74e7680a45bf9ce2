#include "app/theme/icons.h"

#include "app/theme/palette.h"

#include <QGuiApplication>
#include <QIconEngine>
#include <QImage>
#include <QMetaEnum>
#include <QPaintEngine>
#include <QPainter>
#include <QPalette>
#include <QPen>
#include <QPixmap>
#include <QSvgRenderer>

#include <algorithm>
#include <array>
#include <utility>

namespace marches::theme {

namespace {

static_assert(static_cast<int>(Icon::ArmsRing) - static_cast<int>(Icon::ArmsCross) ==
                  static_cast<int>(Arms::Ring),
              "arms stand in Icon in the order of Arms");

const QString enginePrefix = QStringLiteral("marches:");

/// Paints an icon by a function, at each size anew.
class PaintedEngine : public QIconEngine {
public:
    PaintedEngine(IconPainter painter, QString name) : painter_(std::move(painter)), name_(std::move(name)) {}

    QIconEngine* clone() const override { return new PaintedEngine(*this); }
    QString iconName() override { return name_; }
    bool isNull() override { return false; }

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
        painter_(*painter, rect, mode);
    }

    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State) override {
        QPixmap result(size);
        result.fill(Qt::transparent);
        QPainter painter(&result);
        painter_(painter, QRect(QPoint(), size), mode);
        return result;
    }

private:
    IconPainter painter_;
    QString name_;
};

QColor paletteInk(QIcon::Mode mode) {
    const QPalette palette = QGuiApplication::palette();
    if (mode == QIcon::Disabled) return palette.color(QPalette::Disabled, QPalette::ButtonText);
    return palette.color(QPalette::Active,
                         mode == QIcon::Selected ? QPalette::HighlightedText : QPalette::ButtonText);
}

/// The names in code with hyphens: SpearShield is "spear-shield".
std::array<QString, iconCount> readNames() {
    std::array<QString, iconCount> names;
    for (int i = 0; i < iconCount; ++i)
        for (const char* letter = QMetaEnum::fromType<Icon>().valueToKey(i); *letter != '\0'; ++letter) {
            QString& name = names[static_cast<std::size_t>(i)];
            const QChar next = QLatin1Char(*letter);
            if (next.isUpper() && !name.isEmpty()) name += u'-';
            name += next.toLower();
        }
    return names;
}

const std::array<QString, iconCount>& allNames() {
    static const std::array<QString, iconCount> names = readNames(); // constant data, made on first use
    return names;
}

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

/// An image that stays empty: what is painted on it becomes the engine's outline.
class OutlineImage : public QImage {
public:
    explicit OutlineImage(QSize size) : QImage(size, QImage::Format_ARGB32) {}
    QPaintEngine* paintEngine() const override { return &engine_; }
    const QPainterPath& outline() const { return engine_.outline; }

private:
    mutable OutlineEngine engine_;
};

/// What an SVG of our own fills and strokes, as one outline in its user units. Colours and clips are ignored.
/// Empty if the file cannot be read.
QPainterPath svgOutline(const QString& file) {
    QSvgRenderer svg(file);
    if (!svg.isValid()) return {};
    OutlineImage image(svg.viewBox().size());
    QPainter painter(&image);
    svg.render(&painter, svg.viewBoxF());
    painter.end();
    return image.outline();
}

std::array<QPainterPath, iconCount> readAll() {
    std::array<QPainterPath, iconCount> result;
    for (std::size_t i = 0; i < result.size(); ++i)
        result[i] = svgOutline(QStringLiteral(":/icons/%1.svg").arg(allNames()[i]));
    return result;
}

} // namespace

QString iconName(Icon icon) {
    return allNames()[static_cast<std::size_t>(icon)];
}

std::optional<Icon> iconFromName(QStringView name) {
    const auto found = std::ranges::find(allNames(), name);
    return found == allNames().end() ? std::nullopt
                                     : std::optional(static_cast<Icon>(found - allNames().begin()));
}

Icon iconOf(Arms arms) {
    return static_cast<Icon>(static_cast<int>(Icon::ArmsCross) + static_cast<int>(arms));
}

const QPainterPath& iconPath(Icon icon) {
    static const std::array<QPainterPath, iconCount> paths = readAll(); // constant data, read on first use
    return paths[static_cast<std::size_t>(icon)];
}

void paintIcon(QPainter& painter, Icon icon, const QRectF& where, const QColor& colour) {
    const qreal side = std::min(where.width(), where.height());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(where.center() - QPointF(side / 2, side / 2));
    painter.scale(side / 24, side / 24);
    painter.fillPath(iconPath(icon), colour);
    painter.restore();
}

QIcon paintedIcon(IconPainter paint, const QString& name) {
    return QIcon(new PaintedEngine(std::move(paint), name));
}

QIcon icon(Icon icon) {
    return paintedIcon([icon](QPainter& painter, const QRect& where,
                              QIcon::Mode mode) { paintIcon(painter, icon, where, paletteInk(mode)); },
                       enginePrefix + iconName(icon));
}
QIcon icon(Icon icon, const QColor& colour) {
    return paintedIcon([icon, colour](QPainter& painter, const QRect& where, QIcon::Mode) {
        paintIcon(painter, icon, where, colour);
    });
}

std::optional<Icon> iconOf(const QIcon& icon) {
    const QString name = icon.name();
    if (!name.startsWith(enginePrefix)) return std::nullopt;
    return iconFromName(QStringView(name).sliced(enginePrefix.size()));
}

void paintSign(QPainter& painter, const QIcon& icon, const QRect& where, const QColor& colour, bool enabled) {
    if (const auto sign = iconOf(icon))
        paintIcon(painter, *sign, where, colour);
    else
        icon.paint(&painter, where, Qt::AlignCenter, enabled ? QIcon::Normal : QIcon::Disabled);
}

QIcon programIcon() {
    return QIcon(QStringLiteral(":/icons/marches.svg"));
}

} // namespace marches::theme
