#include "app/map/ground.h"

#include "app/map/sea.h"
#include "app/map/strokes.h"

#include <QLineF>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace marches::appmap {

namespace {

double laneScale(double scale) {
    return std::clamp(scale, 0.6, 1.2);
}

constexpr double smallestHillScale = 0.3;
constexpr double smallestWoodScale = 0.55;
constexpr double dotPitch = 5.2; // px between the dots of a lane
constexpr int dotSteps = 4;

constexpr double smaller = 0.8;

/// How the line of a highlight is drawn.
struct HighlightPen {
    QColor colour;
    QColor casing;
    double width = 0;       ///< 0: no line
    double casingWidth = 0; ///< on each side
    double dash = 0;        ///< px; 0: drawn through
    double gap = 0;
    Qt::PenCapStyle cap = Qt::FlatCap;
};

HighlightPen penOf(Highlight highlight, theme::Tone tone) {
    const auto colour = [tone](theme::Role role) { return theme::colour(role, tone); };
    using theme::Role;
    switch (highlight) {
    case Highlight::None:
    case Highlight::OutOfReach:
        break;
    case Highlight::Legal:
        return {colour(Role::Legal), colour(Role::Casing), 3, 1.5};
    case Highlight::LegalBattle:
        return {colour(Role::Battle), colour(Role::Casing), 3.2, 1.4, 9, 5};
    case Highlight::Selected:
        return {colour(Role::Selection), colour(Role::SelectionInk), 4.5, 1.25};
    case Highlight::Planned:
        return {colour(Role::Legal), colour(Role::Casing), 2.6, 1.2, 0.26, 5.7, Qt::RoundCap};
    }
    return {};
}

/// `width`: of which a clip may leave one half.
void paintLineOf(QPainter& painter, const QPainterPath& outline, const HighlightPen& pen, double width) {
    if (pen.dash > 0)
        painter.fillPath(dashes(outline, width, {pen.dash / width, pen.gap / width}, pen.cap), pen.colour);
    else
        painter.strokePath(outline, roundPen(pen.colour, width));
}

/// A river's width in px, by the map units from its source.
double riverWidth(double way, double scale) {
    return (0.75 + 1.75 * (1 - std::exp(-way / 330))) * std::clamp(scale, 0.62, 1.5);
}

/// A line as an area that widens from its start on.
QPainterPath widening(const QPainterPath& line, double scale) {
    const QPolygonF points = line.toSubpathPolygons().value(0);
    QPolygonF left;
    QPolygonF right;
    double way = 0;
    for (qsizetype i = 0; i < points.size(); ++i) {
        if (i > 0) way += QLineF(points[i - 1], points[i]).length() / scale;
        const QLineF along(points[std::max<qsizetype>(0, i - 1)], points[std::min(points.size() - 1, i + 1)]);
        const double length = std::max(1e-6, along.length());
        const QPointF aside = QPointF(-along.dy(), along.dx()) / length * riverWidth(way, scale) / 2;
        left.push_back(points[i] + aside);
        right.push_front(points[i] - aside);
    }
    QPainterPath area;
    area.setFillRule(Qt::WindingFill);
    area.addPolygon(left + right);
    area.closeSubpath();
    return area;
}

} // namespace

GroundPainter::GroundPainter(const Shapes& shapes, const theme::Theme& theme, double pixelRatio,
                             std::shared_future<QImage> sea)
    : shapes_(shapes), theme_(theme), tone_(theme.tone), sea_(std::move(sea)) {
    setTheme(theme, pixelRatio);
}

void GroundPainter::setTheme(const theme::Theme& theme, double pixelRatio) {
    if (shader_ && theme == theme_ && pixelRatio == pixelRatio_) return;
    if (!sea_.valid() || theme.tone != tone_) sea_ = seaTextureAhead(shapes_.grid(), theme.tone);
    theme_ = theme;
    tone_ = theme.tone;
    pixelRatio_ = pixelRatio;
    shader_ = std::make_unique<RealmShader>(shapes_, theme, pixelRatio);
    relief_.assign(scaled_.hills().size(), {});
    dots_.clear();
}

void GroundPainter::setScale(double scale) {
    if (scale == scaled_.scale() && scaled_.borders() > 0) return;
    scaled_ = ScaledShapes(shapes_, scale);
    relief_.assign(scaled_.hills().size(), {});
    makeRivers();
    makeLanes();
    dots_.clear();
}

void GroundPainter::makeRivers() {
    rivers_.clear();
    for (const ScaledShapes::Patch& river : scaled_.rivers()) {
        const QPainterPath area = widening(river.path, scaled_.scale());
        rivers_.push_back({area, area.boundingRect()});
    }
}

void GroundPainter::makeLanes() {
    lanes_.clear();
    for (const QPainterPath& lane : scaled_.lanes()) {
        std::vector<QPointF> dots;
        const double length = lane.length();
        const double pitch = dotPitch * laneScale(scaled_.scale());
        for (double at = 0; length > 0 && at <= length; at += pitch)
            dots.push_back(lane.pointAtPercent(lane.percentAtLength(at)));
        lanes_.push_back(std::move(dots));
    }
}

void GroundPainter::patch(const ShapesChange& change) {
    if (scaled_.borders() > 0 || scaled_.scale() != 1) scaled_.patch(change);
    if (change.scenery.hills) relief_.assign(scaled_.hills().size(), {});
    if (change.scenery.rivers) makeRivers();
    if (change.scenery.lanes) makeLanes();
    if (change.sea.isEmpty()) return;
    QImage texture = sea_.get();
    sea_ = {}; // copies of this painter keep theirs
    patchSea(texture, shapes_.grid(), tone_, change.sea);
    std::promise<QImage> made;
    made.set_value(std::move(texture));
    sea_ = made.get_future().share();
}

/// `k`: px to a cell of the grid, which is a pixel of the sea.
void GroundPainter::paintSeaPart(QPainter& painter, const QRectF& part, double k) const {
    if (part.isEmpty()) return;
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    painter.scale(k, k);
    painter.drawImage(QPointF(), sea_.get());
    painter.restore();
}

void GroundPainter::paintSea(QPainter& painter, const QRectF& region) const {
    const QRectF sheet(QPointF(), shapes_.picture().size * scaled_.scale());
    if (!sheet.contains(region)) painter.fillRect(region, theme::colour(theme::Role::Window, tone_));
    const QRectF seen = region & sheet;
    if (seen.isEmpty()) return;
    const double k = shapes_.grid().cell() * scaled_.scale();
    painter.save();
    painter.setClipRect(seen, Qt::IntersectClip);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    // land in play hides what lies under it
    constexpr double tile = 96; // px
    const auto bare = [&](const QRectF& box) {
        return shapes_.costs().hasNeutral(divided(grown(box, reach), scaled_.scale()));
    };
    for (double y = seen.top(); y < seen.bottom(); y += tile) {
        QRectF run;
        for (double x = seen.left(); x <= seen.right(); x += tile) {
            const QRectF box = QRectF(x, y, tile, tile) & seen;
            if (!box.isEmpty() && bare(box)) {
                run |= box;
                continue;
            }
            paintSeaPart(painter, run, k);
            run = {};
        }
        paintSeaPart(painter, run, k);
    }
    painter.restore();
    paintWinds(painter, seen);
    // the sheet's edge
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(theme::colour(theme::Role::MapBorder, tone_), 2));
    painter.drawRect(sheet);
}

void GroundPainter::paintWinds(QPainter& painter, const QRectF& region) const {
    if (!rose_) return;
    constexpr int winds = 32;
    painter.save();
    painter.setClipRect(region, Qt::IntersectClip);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(hairline(theme::colour(theme::Role::MapWind, tone_)));
    const QPointF centre = *rose_ * scaled_.scale();
    const double far =
        2 * std::max(shapes_.picture().size.width(), shapes_.picture().size.height()) * scaled_.scale();
    for (int i = 0; i < winds; ++i) {
        const double angle = i * 2 * std::numbers::pi / winds;
        painter.drawLine(centre, centre + QPointF(std::sin(angle), -std::cos(angle)) * far);
    }
    painter.restore();
}

void GroundPainter::paintWater(QPainter& painter, const QRectF& region) const {
    const QRectF near = grown(region, reach);
    QColor shore = theme::colour(theme::Role::MapBorder, tone_);
    shore.setAlphaF(0.75F);
    for (const ScaledShapes::Patch& coast : scaled_.coast()) // where provinces end there are borders
        if (coast.bounds.adjusted(-1, -1, 1, 1).intersects(near))
            painter.strokePath(coast.path, hairline(shore));
    for (const ScaledShapes::Patch& river : rivers_)
        if (river.bounds.intersects(near))
            painter.fillPath(river.path, theme::colour(theme::Role::WaterLine, tone_));
    // rivers run through them
    for (const ScaledShapes::Patch& lake : scaled_.lakes()) {
        if (!lake.bounds.intersects(near)) continue;
        painter.fillPath(lake.path, theme::colour(theme::Role::Water, tone_));
        painter.strokePath(lake.path, hairline(theme::colour(theme::Role::WaterLine, tone_)));
    }
}

void GroundPainter::paintReliefPiece(QPainter& painter, std::size_t piece) const {
    const ScaledShapes::Relief& relief = scaled_.hills()[piece];
    using theme::Role;
    const auto colour = [&](Role hill, Role wood) { return theme::colour(relief.wood ? wood : hill, tone_); };
    painter.fillPath(relief.body, colour(Role::Hill, Role::Wood));
    if (!relief.shade.isEmpty()) painter.fillPath(relief.shade, colour(Role::HillShade, Role::WoodShade));
    painter.strokePath(relief.ridge, hairline(colour(Role::HillLine, Role::WoodLine)));
}

void GroundPainter::paintRelief(QPainter& painter, const QRectF& region) const {
    if (scaled_.scale() < smallestHillScale) return;
    const bool raster = painter.paintEngine()->type() == QPaintEngine::Raster;
    for (std::size_t i = 0; i < relief_.size(); ++i) {
        if (scaled_.hills()[i].wood && scaled_.scale() < smallestWoodScale) break; // they come last
        const QRectF box = scaled_.hills()[i].bounds.adjusted(-1, -1, 1, 1);
        if (!box.intersects(region)) continue;
        if (!raster) {
            paintReliefPiece(painter, i);
            continue;
        }
        Sprite& sprite = relief_[i];
        if (sprite.image.isNull()) {
            const QRect pixels = multiplied(box, pixelRatio_).toAlignedRect();
            sprite.corner = QPointF(pixels.topLeft()) / pixelRatio_;
            sprite.image = QImage(pixels.size(), QImage::Format_ARGB32_Premultiplied);
            sprite.image.setDevicePixelRatio(pixelRatio_);
            sprite.image.fill(Qt::transparent);
            QPainter inner(&sprite.image);
            inner.setRenderHint(QPainter::Antialiasing);
            inner.translate(-sprite.corner);
            paintReliefPiece(inner, i);
        }
        painter.drawImage(sprite.corner, sprite.image);
    }
}

void GroundPainter::paintBorders(QPainter& painter, const QRectF& region,
                                 std::span<const ProvinceFace> faces) const {
    const QColor ink = theme::colour(theme::Role::MapBorder, tone_);
    QColor thin = ink;
    thin.setAlphaF(0.8F);
    QColor quiet = ink;
    quiet.setAlphaF(0.75F);
    QColor faint = ink;
    faint.setAlphaF(0.25F);
    const QRectF near = grown(region, reach);
    for (int i = 0; i < scaled_.borders(); ++i) {
        if (!scaled_.borderBounds(i).intersects(near)) continue;
        const BorderLine& line = scaled_.border(i);
        const ProvinceFace& first = faces[static_cast<std::size_t>(line.first)];
        if (line.second < 0) {
            if (first.inPlay)
                strokeBold(painter, line.path, ink, 0.35);
            else
                painter.strokePath(line.path, hairline(quiet));
            continue;
        }
        const ProvinceFace& second = faces[static_cast<std::size_t>(line.second)];
        if (!first.inPlay && !second.inPlay)
            painter.strokePath(line.path, hairline(faint));
        else if (first.inPlay != second.inPlay || (first.inPlay && first.region != second.region))
            strokeBold(painter, line.path, ink, 0.85);
        else if (first.owner != second.owner)
            strokeBold(painter, line.path, ink, 0.3);
        else
            painter.strokePath(line.path, hairline(thin));
    }
}

void GroundPainter::paintDots(QPainter& painter, const QRectF& region,
                              const std::vector<QPointF>& dots) const {
    const double radius = laneScale(scaled_.scale());
    const QColor colour = theme::colour(theme::Role::SeaLane, tone_);
    const QRectF near = grown(region, 2 * radius);
    if (painter.paintEngine()->type() != QPaintEngine::Raster) {
        QPainterPath all;
        for (const QPointF& dot : dots)
            if (near.contains(dot)) all.addEllipse(dot, radius, radius);
        painter.fillPath(all, colour);
        return;
    }
    const int side = static_cast<int>(std::ceil(2 * radius * pixelRatio_)) + 2;
    if (dots_.empty())
        for (int i = 0; i < dotSteps * dotSteps; ++i) {
            QImage dot(side, side, QImage::Format_ARGB32_Premultiplied);
            dot.fill(Qt::transparent);
            QPainter inner(&dot);
            inner.setRenderHint(QPainter::Antialiasing);
            inner.setPen(Qt::NoPen);
            inner.setBrush(colour);
            const QPointF within((i % dotSteps + 0.5) / dotSteps, (i / dotSteps + 0.5) / dotSteps);
            inner.drawEllipse(within + QPointF(side / 2, side / 2), radius * pixelRatio_,
                              radius * pixelRatio_);
            inner.end();
            dot.setDevicePixelRatio(pixelRatio_);
            dots_.push_back(dot);
        }
    for (const QPointF& dot : dots) {
        if (!near.contains(dot)) continue;
        const QPointF device = dot * pixelRatio_;
        const QPointF pixel(std::floor(device.x()), std::floor(device.y()));
        const auto step = [](double rest) {
            return std::min(dotSteps - 1, static_cast<int>(rest * dotSteps));
        };
        const int form = step(device.y() - pixel.y()) * dotSteps + step(device.x() - pixel.x());
        painter.drawImage((pixel - QPointF(side / 2, side / 2)) / pixelRatio_,
                          dots_[static_cast<std::size_t>(form)]);
    }
}

void GroundPainter::paintLanes(QPainter& painter, const QRectF& region,
                               std::span<const ProvinceFace> faces) const {
    const double k = laneScale(scaled_.scale());
    const auto inPlay = [faces](int province) {
        return province < 0 || faces[static_cast<std::size_t>(province)].inPlay;
    };
    for (std::size_t i = 0; i < lanes_.size(); ++i) {
        const SeaLane& ends = shapes_.picture().lanes[i];
        if (!inPlay(ends.from) || !inPlay(ends.to)) continue;
        const QPainterPath& lane = scaled_.lanes()[i];
        if (!grown(lane.controlPointRect(), reach).intersects(region)) continue;
        paintDots(painter, region, lanes_[i]);
        painter.setPen(QPen(theme::colour(theme::Role::SeaLane, tone_), 1.3));
        painter.setBrush(theme::colour(theme::Role::Land, tone_));
        for (const double end : {0.0, 1.0})
            painter.drawEllipse(lane.pointAtPercent(end), 2.8 * k, 2.8 * k);
        painter.setBrush(Qt::NoBrush);
    }
}

void GroundPainter::paintHighlights(QPainter& painter, const QRectF& region,
                                    std::span<const ProvinceFace> faces) const {
    // what is chosen is drawn last, over its neighbours' lines
    for (const Highlight pass :
         {Highlight::Planned, Highlight::Legal, Highlight::LegalBattle, Highlight::Selected})
        for (std::size_t i = 0; i < faces.size(); ++i) {
            if (faces[i].highlight != pass) continue;
            const int province = static_cast<int>(i);
            if (grown(scaled_.bounds(province), reach).intersects(region))
                paintHighlightWithin(painter, scaled_.calm(province), pass, tone_, scaled_.scale());
        }
}

void GroundPainter::paint(QPainter& painter, const QRect& part, std::span<const ProvinceFace> faces) {
    painter.save();
    painter.setClipRect(part, Qt::IntersectClip);
    paintPixels(painter, part, faces);
    paintLines(painter, part, faces);
    paintHighlights(painter, part, faces);
    painter.restore();
}

void GroundPainter::paintPixels(QPainter& painter, const QRect& part, std::span<const ProvinceFace> faces) {
    const QRectF device(QPointF(part.topLeft()) * pixelRatio_, QSizeF(part.size()) * pixelRatio_);
    const QRect pixels = device.toAlignedRect();
    const QRectF region(QPointF(pixels.topLeft()) / pixelRatio_, QSizeF(pixels.size()) / pixelRatio_);
    if (pixels_.size() != pixels.size()) pixels_ = QImage(pixels.size(), QImage::Format_RGB32);
    pixels_.setDevicePixelRatio(pixelRatio_);
    {
        QPainter sea(&pixels_);
        sea.translate(-region.topLeft());
        paintSea(sea, region);
    }
    shader_->shade(pixels_, scaled_, pixels, faces);
    painter.drawImage(region.topLeft(), pixels_);
}

void GroundPainter::paintLines(QPainter& painter, const QRectF& part,
                               std::span<const ProvinceFace> faces) const {
    painter.setRenderHint(QPainter::Antialiasing);
    paintWater(painter, part);
    paintRelief(painter, part);
    if (!shader_->drawsBorders(scaled_.scale())) paintBorders(painter, part, faces);
    paintLanes(painter, part, faces);
}

void paintHighlightLine(QPainter& painter, const QPainterPath& outline, Highlight highlight,
                        theme::Tone tone) {
    const HighlightPen pen = penOf(highlight, tone);
    if (pen.width <= 0) return;
    painter.strokePath(outline, roundPen(pen.casing, pen.width + 2 * pen.casingWidth));
    paintLineOf(painter, outline, pen, pen.width);
}

void paintHighlightWithin(QPainter& painter, const QPainterPath& outline, Highlight highlight,
                          theme::Tone tone, double scale) {
    const HighlightPen pen = penOf(highlight, tone);
    if (pen.width <= 0) return;
    const double width = scale < smallBelow ? pen.width * smaller : pen.width;
    painter.save();
    painter.setClipPath(outline, Qt::IntersectClip);
    painter.strokePath(outline, roundPen(pen.casing, 2 * (width + pen.casingWidth)));
    paintLineOf(painter, outline, pen, 2 * width);
    painter.restore();
}

} // namespace marches::appmap
