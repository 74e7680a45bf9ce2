#include "editor/pages/import_map.h"

#include "app/theme/style.h"
#include "editor/words.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace marches::editor {

namespace {

constexpr double sheetEdge = 14;  // px around the sheet
constexpr double leastStep = 0.6; // px: points nearer than this are not drawn
constexpr double gapRing = 10;    // px, radius
constexpr double dragFrom = 4;    // px
constexpr double mostScale = 200; // px a unit
constexpr double zoomStep = 1.25;

QColor withAlpha(QColor colour, double alpha) {
    colour.setAlphaF(static_cast<float>(alpha));
    return colour;
}

} // namespace

ImportMap::ImportMap(QWidget* parent) : QWidget(parent) {
    setObjectName(QStringLiteral("import.map"));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(240, 200);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ImportMap::show(std::shared_ptr<const FoundDrawing> found,
                     std::shared_ptr<const ImportOutcome> outcome) {
    const bool other = found != found_;
    found_ = std::move(found);
    outcome_ = std::move(outcome);
    if (other) chosen_ = -1;
    boxes_.clear();
    for (const draft::ShapePlan& shape : outcome_->plan.shapes) {
        std::vector<Ring> rings;
        for (const std::size_t one : shape.shapes)
            for (const Subpath& path : found_->drawing.shapes[one].paths)
                rings.push_back(path.points);
        boxes_.push_back(boxOf({rings}));
    }
    if (other) fit();
    renew();
}

void ImportMap::setAsDrawn(bool asDrawn) {
    asDrawn_ = asDrawn;
    renew();
}

void ImportMap::setRings(std::vector<draft::Gap> gaps) {
    rings_ = std::move(gaps);
    update();
}

void ImportMap::choose(int shape) {
    chosen_ = shape;
    if (shape >= 0 && static_cast<std::size_t>(shape) < boxes_.size()) {
        const Box& box = boxes_[static_cast<std::size_t>(shape)];
        const QPointF middle = toView({(box.left + box.right) / 2, (box.top + box.bottom) / 2});
        if (!QRectF(rect()).contains(middle)) origin_ += QRectF(rect()).center() - middle;
    }
    renew();
}

void ImportMap::renew() {
    picture_ = {};
    update();
}

void ImportMap::fit() {
    if (!found_) return;
    const double wide = std::max(1.0, found_->drawing.width);
    const double high = std::max(1.0, found_->drawing.height);
    scale_ = std::max(1e-3, std::min((width() - 2 * sheetEdge) / wide, (height() - 2 * sheetEdge) / high));
    origin_ = {(width() - wide * scale_) / 2, (height() - high * scale_) / 2};
    fitted_ = true;
}

void ImportMap::zoom(double factor, QPointF about) {
    const double wanted = std::clamp(scale_ * factor, 1e-3, mostScale);
    origin_ = about - (about - origin_) * (wanted / scale_);
    scale_ = wanted;
    fitted_ = false;
    renew();
}

QPointF ImportMap::toView(Point point) const {
    return origin_ + QPointF(point.x, point.y) * scale_;
}

QPainterPath ImportMap::pathOf(const std::vector<Ring>& rings, bool closed) const {
    QPainterPath path;
    for (const Ring& ring : rings) {
        QPointF last;
        bool first = true;
        for (const Point point : ring) {
            const QPointF at = toView(point);
            if (!first && std::abs(at.x() - last.x()) + std::abs(at.y() - last.y()) < leastStep) continue;
            if (first)
                path.moveTo(at);
            else
                path.lineTo(at);
            first = false;
            last = at;
        }
        if (closed && !first) path.closeSubpath();
    }
    return path;
}

std::vector<Ring> ImportMap::ringsOf(std::size_t shape) const {
    if (!asDrawn_ && !outcome_->outlines.empty()) return outcome_->outlines[shape].rings;
    std::vector<Ring> rings;
    for (const std::size_t one : outcome_->plan.shapes[shape].shapes)
        for (const Subpath& path : found_->drawing.shapes[one].paths)
            rings.push_back(path.points);
    return rings;
}

void ImportMap::paintShape(QPainter& painter, std::size_t shape, const QColor& fill, const QPen& line) const {
    const Box& box = boxes_[shape];
    const QRectF seen(toView({box.left, box.top}), toView({box.right, box.bottom}));
    if (!seen.adjusted(-8, -8, 8, 8).intersects(rect())) return;
    painter.setBrush(fill);
    painter.setPen(line);
    QPainterPath path = pathOf(ringsOf(shape), true);
    const bool winding =
        asDrawn_ && outcome_->plan.shapes[shape].shapes.size() == 1 &&
        found_->drawing.shapes[outcome_->plan.shapes[shape].shapes.front()].rule == FillRule::nonZero;
    path.setFillRule(winding ? Qt::WindingFill : Qt::OddEvenFill);
    painter.drawPath(path);
}

void ImportMap::paintNames(QPainter& painter) const {
    const theme::Theme& theme = theme::themeOf(this);
    const QFont font = theme.font(theme::FontRole::MapName);
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const draft::ShapePlan& shape = outcome_->plan.shapes[i];
        if (shape.province.empty()) continue;
        const QRectF seen(toView({boxes_[i].left, boxes_[i].top}),
                          toView({boxes_[i].right, boxes_[i].bottom}));
        const QString name = shape.name.empty() ? text(shape.province) : text(shape.name);
        const double width = metrics.horizontalAdvance(name);
        if (!seen.intersects(rect()) || seen.height() < metrics.height() || seen.width() * 1.2 < width)
            continue;
        QPainterPath path;
        path.addText(seen.center() + QPointF(-width / 2, metrics.ascent() / 2), font, name);
        painter.strokePath(
            path, QPen(theme.colour(theme::Role::MapHalo), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(path, theme.colour(theme::Role::MapInk));
    }
}

void ImportMap::paintAll(QPainter& painter) const {
    const theme::Theme& theme = theme::themeOf(this);
    const auto colour = [&](theme::Role role) { return theme.colour(role); };
    painter.fillRect(rect(), colour(theme::Role::SeaRim));
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF sheet(toView({0, 0}), toView({found_->drawing.width, found_->drawing.height}));
    painter.fillRect(sheet, colour(theme::Role::SeaMiddle));
    const QPen border(colour(theme::Role::MapBorder), 1.2);
    const Drawing& drawing = found_->drawing;
    const auto becomes = [&](const DrawnShape& shape) { return outcome_->plan.layers[shape.layer].becomes; };
    const auto rings = [](const DrawnShape& shape) {
        std::vector<Ring> all;
        for (const Subpath& path : shape.paths)
            all.push_back(path.points);
        return all;
    };
    for (const DrawnShape& shape : drawing.shapes)
        if (shape.area && becomes(shape) == draft::Becomes::land) {
            painter.setBrush(colour(theme::Role::OutOfPlay));
            painter.setPen(border);
            painter.drawPath(pathOf(rings(shape), true));
        }
    for (std::size_t i = 0; i < boxes_.size(); ++i) {
        const draft::ShapePlan& shape = outcome_->plan.shapes[i];
        if (shape.province.empty()) {
            if (asDrawn_) paintShape(painter, i, Qt::transparent, border);
            continue;
        }
        paintShape(painter, i, colour(theme::Role::Land), Qt::NoPen);
        paintShape(painter, i,
                   shape.look ? withAlpha(colour(theme::Role::Warn), 0.5)
                              : withAlpha(colour(theme::Role::Good), 0.22),
                   border);
    }
    painter.setBrush(Qt::NoBrush);
    for (const DrawnShape& shape : drawing.shapes) {
        const draft::Becomes kind = becomes(shape);
        if (kind == draft::Becomes::rivers) {
            painter.setPen(QPen(colour(theme::Role::WaterLine), 1.6));
            painter.drawPath(pathOf(rings(shape), false));
        } else if (kind == draft::Becomes::water) {
            painter.fillPath(pathOf(rings(shape), true), colour(theme::Role::Water));
        } else if (kind == draft::Becomes::relief || kind == draft::Becomes::woods) {
            painter.fillPath(pathOf(rings(shape), true),
                             colour(kind == draft::Becomes::woods ? theme::Role::Wood : theme::Role::Hill));
        }
    }
    if (chosen_ >= 0 && static_cast<std::size_t>(chosen_) < boxes_.size()) {
        const auto at = static_cast<std::size_t>(chosen_);
        const QPen casing(colour(theme::Role::MapHalo), 6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
        paintShape(painter, at, Qt::transparent, casing);
        paintShape(painter, at, withAlpha(colour(theme::Role::Selection), 0.45),
                   QPen(colour(theme::Role::Accent), 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    }
    paintNames(painter);
}

void ImportMap::paintEvent(QPaintEvent* /*event*/) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    if (!found_ || !outcome_) {
        painter.fillRect(rect(), theme.colour(theme::Role::SeaMiddle));
        painter.setPen(theme.colour(theme::Role::Ink2));
        painter.setFont(theme.font(theme::FontRole::Text));
        painter.drawText(rect(), Qt::AlignCenter, tr("Reading the drawing…"));
        return;
    }
    if (picture_.isNull()) {
        picture_ = QPixmap(size() * devicePixelRatioF());
        picture_.setDevicePixelRatio(devicePixelRatioF());
        QPainter into(&picture_);
        paintAll(into);
    }
    painter.drawPixmap(0, 0, picture_);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.colour(theme::Role::Bad), 2.4));
    painter.setBrush(Qt::NoBrush);
    for (const draft::Gap& gap : rings_)
        painter.drawEllipse(toView(gap.at), gapRing, gapRing);
    if (hasFocus()) {
        painter.setPen(QPen(theme.colour(theme::Role::Focus), 3));
        painter.drawRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5));
    }
}

int ImportMap::shapeUnder(QPointF at) const {
    const QPointF map = (at - origin_) / scale_;
    const Point point{map.x(), map.y()};
    for (std::size_t i = boxes_.size(); i-- > 0;) {
        const Box& box = boxes_[i];
        if (point.x < box.left || point.x > box.right || point.y < box.top || point.y > box.bottom) continue;
        for (const std::size_t one : outcome_->plan.shapes[i].shapes)
            if (covers(found_->drawing.shapes[one], point)) return static_cast<int>(i);
    }
    return -1;
}

void ImportMap::resizeEvent(QResizeEvent* /*event*/) {
    if (fitted_) fit();
    renew();
}

void ImportMap::wheelEvent(QWheelEvent* event) {
    zoom(std::pow(zoomStep, event->angleDelta().y() / 120.0), event->position());
}

void ImportMap::mousePressEvent(QMouseEvent* event) {
    pressed_ = event->position();
    originPressed_ = origin_;
    pans_ = false;
}

void ImportMap::mouseMoveEvent(QMouseEvent* event) {
    if (!(event->buttons() & Qt::LeftButton)) return;
    const QPointF by = event->position() - pressed_;
    if (!pans_ && std::abs(by.x()) + std::abs(by.y()) < dragFrom) return;
    pans_ = true;
    fitted_ = false;
    origin_ = originPressed_ + by;
    renew();
}

void ImportMap::mouseReleaseEvent(QMouseEvent* event) {
    if (pans_ || !found_ || !outcome_ || event->button() != Qt::LeftButton) return;
    for (std::size_t i = 0; i < rings_.size(); ++i) {
        const QPointF away = toView(rings_[i].at) - event->position();
        if (std::hypot(away.x(), away.y()) <= gapRing) {
            emit gapClicked(static_cast<int>(i));
            return;
        }
    }
    emit shapeClicked(shapeUnder(event->position()));
}

void ImportMap::keyPressEvent(QKeyEvent* event) {
    const QPointF middle = QRectF(rect()).center();
    const double step = 40;
    const auto pan = [this](double x, double y) {
        origin_ += QPointF(x, y);
        fitted_ = false;
        renew();
    };
    switch (event->key()) {
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        return zoom(zoomStep, middle);
    case Qt::Key_Minus:
        return zoom(1 / zoomStep, middle);
    case Qt::Key_0:
        fit();
        return renew();
    case Qt::Key_Left:
        return pan(step, 0);
    case Qt::Key_Right:
        return pan(-step, 0);
    case Qt::Key_Up:
        return pan(0, step);
    case Qt::Key_Down:
        return pan(0, -step);
    default:
        QWidget::keyPressEvent(event);
    }
}

void ImportMap::changeEvent(QEvent* event) {
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange) renew();
    QWidget::changeEvent(event);
}

} // namespace marches::editor
