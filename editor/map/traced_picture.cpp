#include "editor/map/traced_picture.h"

#include "app/map/map_view.h"
#include "editor/tools/edge_course.h"
#include "editor/tools/trace_image.h"
#include "engine/planar/simplify.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

constexpr int leastLevel = 64; // px: no smaller copies are made

std::vector<QImage> levelsOf(QImage image) {
    std::vector<QImage> levels{std::move(image)};
    while (levels.back().width() >= 2 * leastLevel && levels.back().height() >= 2 * leastLevel)
        levels.push_back(
            levels.back().scaled(levels.back().size() / 2, Qt::IgnoreAspectRatio, Qt::SmoothTransformation));
    return levels;
}

} // namespace

TracedPicture::TracedPicture(appmap::MapView& map, QObject* parent) : QObject(parent), map_(map) {
    map_.setOverGround(this);
}

TracedPicture::~TracedPicture() {
    map_.setOverGround(nullptr);
}

void TracedPicture::show(std::shared_ptr<const draft::Underlay> underlay) {
    const bool same =
        underlay != nullptr && underlay_ != nullptr && underlay->file == underlay_->file && !levels_.empty();
    underlay_ = std::move(underlay);
    if (!same) {
        levels_.clear();
        size_ = {};
        fault_.clear();
        if (underlay_ != nullptr) {
            auto read = readTraceImage(QString::fromStdString(underlay_->file));
            if (read) {
                size_ = read->size;
                levels_ = levelsOf(std::move(read->image));
            } else {
                fault_ = read.error();
            }
        }
    }
    view_ = {};
    repaint();
    if (!same) emit changed();
}

void TracedPicture::setOpacity(double opacity) {
    opacity = std::clamp(opacity, 0.0, 1.0);
    if (opacity == opacity_) return;
    opacity_ = opacity;
    repaint();
    emit changed();
    emit opacityChosen();
}

void TracedPicture::setShown(bool shown) {
    if (shown == shown_) return;
    shown_ = shown;
    repaint();
    emit changed();
}

void TracedPicture::hideWhileHeld(bool held) {
    if (held == held_) return;
    held_ = held;
    repaint();
}

std::vector<planar::GridPoint> TracedPicture::courseAlong(planar::GridPoint from,
                                                          planar::GridPoint to) const {
    if (!canBeSeen()) return {};
    std::size_t level = 0;
    const auto perPixel = [&] { return static_cast<double>(size_.width()) / levels_[level].width(); };
    const auto pixelOf = [&](planar::GridPoint at) {
        const Point pixel = draft::sheetToPixel(*underlay_, planar::toPoint(at));
        return QPointF(pixel.x, pixel.y) / perPixel();
    };
    while (level + 1 < levels_.size() && QLineF(pixelOf(from), pixelOf(to)).length() > longestEdgeCourse)
        ++level;
    std::vector<planar::GridPoint> line{from};
    const std::vector<QPointF> course = edgeCourse(levels_[level], pixelOf(from), pixelOf(to));
    for (std::size_t i = 1; i + 1 < course.size(); ++i) {
        const QPointF pixel = course[i] * perPixel();
        line.push_back(planar::toGrid(draft::pixelToSheet(*underlay_, {pixel.x(), pixel.y()})));
    }
    line.push_back(to);
    const double pixelInSteps =
        std::hypot(underlay_->across.x, underlay_->across.y) * perPixel() * planar::stepsPerUnit;
    line = planar::simplified(line, pixelInSteps);
    return line.size() < 2 ? std::vector<planar::GridPoint>{}
                           : std::vector<planar::GridPoint>(line.begin() + 1, line.end() - 1);
}

void TracedPicture::repaint() {
    map_.update();
}

QTransform TracedPicture::toMapPx(std::size_t level) const {
    const draft::Underlay& at = *underlay_;
    const double k = map_.scale();
    const QTransform toUnits(at.across.x, at.across.y, -at.across.y, at.across.x, at.corner.x, at.corner.y);
    const double x = static_cast<double>(size_.width()) / levels_[level].width();
    const double y = static_cast<double>(size_.height()) / levels_[level].height();
    return QTransform::fromScale(x, y) * toUnits * QTransform::fromScale(k, k);
}

void TracedPicture::renderView() {
    const appmap::Viewport& viewport = map_.scene().viewport;
    const double ratio = map_.devicePixelRatioF();
    const QSize size = (QSizeF(viewport.size()) * ratio).toSize();
    if (view_.size() == size && viewOrigin_ == viewport.origin() && viewScale_ == viewport.scale()) return;
    view_ = QImage(size, QImage::Format_ARGB32_Premultiplied);
    view_.setDevicePixelRatio(ratio);
    view_.fill(Qt::transparent);
    viewOrigin_ = viewport.origin();
    viewScale_ = viewport.scale();
    std::size_t level = 0; // with two pixels or less to one of the view
    const auto pixelsToOne = [&] {
        const QTransform to = toMapPx(level);
        return 1 / std::max(1e-9, std::hypot(to.m11(), to.m12()) * ratio);
    };
    while (level + 1 < levels_.size() && pixelsToOne() > 2)
        ++level;
    QPainter painter(&view_);
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.translate(-QPointF(viewOrigin_));
    painter.setTransform(toMapPx(level), true);
    painter.drawImage(QPointF(0, 0), levels_[level]);
}

void TracedPicture::paint(QPainter& painter, const QRegion& exposed) {
    if (!canBeSeen() || !shown_ || held_ || opacity_ <= 0 || !map_.hasPicture()) return;
    renderView();
    const double k = map_.scale();
    const QSizeF sheet = map_.shapes()->picture().size * k;
    painter.save();
    painter.setClipRect(QRectF(QPointF(0, 0), sheet), Qt::IntersectClip);
    painter.setOpacity(opacity_);
    painter.translate(viewOrigin_);
    for (const QRect& part : exposed)
        painter.drawImage(part, view_,
                          QRectF(QPointF(part.topLeft()) * view_.devicePixelRatio(),
                                 QSizeF(part.size()) * view_.devicePixelRatio()));
    painter.restore();
}

} // namespace marches::editor
