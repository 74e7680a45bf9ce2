#include "app/map/label_layout.h"
#include "app/map/map_view.h"
#include "app/map/place_signs.h"
#include "app/map/plates.h"
#include "app/map/stack_painter.h"
#include "app/map/yield_places.h"
#include "app/theme/badges.h"
#include "app/theme/heraldry.h"

#include <QPainter>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

/// The view's words and tokens: where they stand and how they are painted.
namespace marches::appmap {

namespace {

constexpr double namesFrom = 0.35;  // scale
constexpr double yieldsFrom = 0.45; // scale
constexpr double smallBelow = 0.65; // scale: names and tokens a little smaller
constexpr double largeAbove = 1.5;  // scale: tokens larger
constexpr double roomyRadius = 40;  // map units: provinces whose names are written large

} // namespace

double MapView::tokenSide() const {
    const double side = scale_ < smallBelow ? 22 : scale_ > largeAbove ? 36 : 27;
    return theme_.scaledIcon(side);
}

bool MapView::namesShown() const {
    return scale_ >= namesFrom;
}

void MapView::ensureLayout() const {
    if (layoutDirty_ && shapes_) const_cast<MapView*>(this)->layOut();
}

void MapView::layOut() {
    layoutDirty_ = false;
    const double side = tokenSide();
    std::vector<LabelRequest> requests(faces_.size());
    for (std::size_t i = 0; i < faces_.size(); ++i) {
        const ProvinceFace& face = faces_[i];
        if (!face.inPlay) continue;
        LabelRequest& request = requests[i];
        request.token = QSizeF(side * 1.15, side * 1.15);
        const PlateStyle style = plateStyle(static_cast<int>(i));
        request.name = namesShown() ? plateSize(face, false, style) : QSizeF(18, 20);
        if (namesShown() && brokenName(face.name)) request.nameInTwo = plateSize(face, true, style);
        if (request.name.isEmpty()) request.name = QSizeF(1, 1);
    }
    labels_ = layOutLabels(*shapes_, scale_, requests);
    stacks_.assign(faces_.size(), {});
    badges_.assign(faces_.size(), {});
    yields_.assign(faces_.size(), {});
    for (int i = 0; i < provinceCount(); ++i)
        restack(i);
}

PlateStyle MapView::plateStyle(int province) const {
    PlateStyle style;
    style.theme = theme_;
    style.large = scale_ >= smallBelow && shapes_->grid().pole(province).radius >= roomyRadius;
    style.factor = scale_ < smallBelow ? 0.88 : 1;
    style.pixelRatio = devicePixelRatioF();
    return style;
}

void MapView::restack(int province) {
    const auto i = static_cast<std::size_t>(province);
    stacks_[i] = placeStack(*shapes_, scale_, labels_, stacks_, province, faces_[i].groups, tokenSide());
    placeBadges(province);
    yields_[i].reset();
    stripsDirty_ = true;
}

void MapView::placeBadges(int province) {
    const auto i = static_cast<std::size_t>(province);
    badges_[i].clear();
    const LabelPlace& place = labels_[i];
    const QRectF stack = stacks_[i].layout.bounds;
    const QRectF row = stack.isEmpty() ? QRectF(place.tokens.center(), QSizeF(1, 1)) : stack;
    for (const theme::Badge& badge : faces_[i].badges) {
        const QSizeF size = theme::badgeSize(badge, theme_);
        const auto centred = [&](const QPointF& c) {
            return QRectF(c.x() - size.width() / 2, c.y() - size.height() / 2, size.width(), size.height());
        };
        const double w = size.width() / 2 + 4;
        const double h = size.height() / 2 + 3;
        const std::array candidates{centred({row.right() + w, row.center().y()}),
                                    centred({row.left() - w, row.center().y()}),
                                    centred({row.center().x(), row.bottom() + h}),
                                    centred({place.name.right() + w, place.name.center().y()}),
                                    centred({place.name.left() - w, place.name.center().y()}),
                                    centred({row.center().x(), std::min(row.top(), place.name.top()) - h}),
                                    centred({row.right() + w, row.bottom() + h}),
                                    centred({row.left() - w, row.bottom() + h})};
        double least = 1e9;
        QRectF best = candidates.front();
        for (const QRectF& box : candidates) {
            double cost = 0;
            for (const QPointF& p :
                 {box.center(), box.topLeft(), box.topRight(), box.bottomLeft(), box.bottomRight()})
                if (shapes_->grid().roughly(p / scale_) != province) cost += 1;
            for (std::size_t other = 0; other < labels_.size(); ++other) {
                if (labels_[other].name.intersects(box)) cost += 10;
                if (stacks_[other].layout.bounds.intersects(box)) cost += 8;
                if (other != i)
                    for (const QRectF& taken : badges_[other])
                        if (taken.intersects(box)) cost += 8;
            }
            for (const QRectF& taken : badges_[i])
                if (taken.intersects(box)) cost += 12;
            if (cost < least) least = cost, best = box;
        }
        badges_[i].push_back(best);
    }
}

bool MapView::nameShown(int province) const {
    return namesShown() && !labels_[static_cast<std::size_t>(province)].hidden;
}

QRectF MapView::passingName(int province) const {
    if (layoutDirty_ || hovered_.province == noProvince ||
        static_cast<int>(index(hovered_.province)) != province)
        return {};
    const auto i = static_cast<std::size_t>(province);
    if (!faces_[i].inPlay || nameShown(province)) return {};
    const QSizeF size = plateSize(faces_[i], false, plateStyle(province));
    const QRectF about = labels_[i].name | stacks_[i].layout.bounds;
    const QRectF seen = QRectF(rect()).translated(origin_).adjusted(4, 4, -4, -4);
    const double x = std::clamp(about.center().x() - size.width() / 2, seen.left(),
                                std::max(seen.left(), seen.right() - size.width()));
    return {QPointF(std::round(x), std::round(std::max(seen.top(), about.top() - size.height() - 3))), size};
}

bool MapView::lookedAt(int province) const {
    const auto is = [province](ProvinceId id) {
        return id != noProvince && static_cast<int>(index(id)) == province;
    };
    return is(hovered_.province) || (hasFocus() && is(focused_));
}

void MapView::placeStrip(int province) const {
    const auto i = static_cast<std::size_t>(province);
    if (yields_[i]) return;
    const QSizeF size = faces_[i].inPlay ? yieldStripSize(faces_[i], theme_) : QSizeF();
    yields_[i] = size.isEmpty()
                     ? QRectF()
                     : placeYield(*shapes_, scale_, labels_, stacks_, badges_, yields_, province, size)
                           .value_or(QRectF());
}

QRectF MapView::yieldBox(int province, bool looked) const {
    const auto i = static_cast<std::size_t>(province);
    if (layoutDirty_ || !faces_[i].inPlay) return {};
    if (!looked && (!yieldsShown_ || scale_ < yieldsFrom)) return {};
    const QSizeF size = yieldStripSize(faces_[i], theme_);
    if (size.isEmpty()) return {};
    if (yieldsShown_ && std::exchange(stripsDirty_, false))
        for (int other = 0; other < provinceCount(); ++other)
            placeStrip(other); // in turn, so that places don't depend on what is painted first
    placeStrip(province);
    if (!yields_[i]->isEmpty() || !looked) return *yields_[i];
    // no room: above all that stands there, as long as it is looked at
    const QRectF passing = passingName(province);
    const QRectF about =
        labels_[i].name | stacks_[i].layout.bounds | (passing.isEmpty() ? labels_[i].name : passing);
    const QRectF seen = QRectF(rect()).translated(origin_).adjusted(4, 4, -4, -4);
    const double x = std::clamp(about.center().x() - size.width() / 2, seen.left(),
                                std::max(seen.left(), seen.right() - size.width()));
    const double above = about.top() - size.height() - 3;
    return {QPointF(std::round(x), std::round(above >= seen.top() ? above : about.bottom() + 3)), size};
}

std::optional<QRectF> MapView::yieldRect(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return std::nullopt;
    ensureLayout();
    const int i = static_cast<int>(index(province));
    const QRectF box = yieldBox(i, lookedAt(i));
    if (box.isEmpty()) return std::nullopt;
    return box.translated(-QPointF(origin_));
}

QRect MapView::decorationRect(int province) const {
    const auto i = static_cast<std::size_t>(province);
    if (layoutDirty_ || i >= labels_.size()) return {};
    QRectF box = labels_[i].name | stacks_[i].layout.bounds;
    for (const QRectF& badge : badges_[i])
        box |= badge;
    if (const QRectF passing = passingName(province); !passing.isEmpty()) box |= passing;
    if (const QRectF strip = yieldBox(province, lookedAt(province)); !strip.isEmpty()) box |= strip;
    for (const auto& leader : {labels_[i].leader, stacks_[i].leader})
        if (leader) box |= QRectF(*leader, QSizeF(1, 1));
    return box.adjusted(-3, -3, 3, 3).translated(-origin_).toAlignedRect();
}

const QPixmap& MapView::plate(int province) const {
    const auto i = static_cast<std::size_t>(province);
    Plate& plate = plates_[i];
    const PlateStyle style = plateStyle(province);
    if (plate.pixmap.isNull() || plate.style != style || plate.twoLines != labels_[i].twoLines)
        plate = {namePlate(faces_[i], labels_[i].twoLines, style), style, labels_[i].twoLines};
    return plate.pixmap;
}

QPointF MapView::anchorOf(int province) const {
    const auto i = static_cast<std::size_t>(province);
    if (labels_[i].leader) return *labels_[i].leader;
    return labels_[i].tokens.isEmpty() ? shapes_->grid().pole(province).point * scale_
                                       : labels_[i].tokens.center();
}

QPolygonF MapView::arrowPoints(const MapArrow& arrow) const {
    ensureLayout();
    QPolygonF points;
    for (const int province : arrow.path)
        points.push_back(anchorOf(province));
    if (points.size() < 2) return points;
    // the ends stay off the tokens, as long as there is way enough between them
    const auto beside = [&](int province, const QPointF& from, const QPointF& towards) {
        const auto i = static_cast<std::size_t>(province);
        const QRectF body = stacks_[i].body.adjusted(-5, -5, 5, 5);
        const QRectF name = labels_[i].name;
        const double length = QLineF(from, towards).length();
        double at = 0;
        while (at < 0.4 &&
               (body.contains(from + (towards - from) * at) || name.contains(from + (towards - from) * at)))
            at += 4 / std::max(length, 1.0);
        return from + (towards - from) * at;
    };
    const QPointF first = beside(arrow.path.front(), points[0], points[1]);
    const QPointF last = beside(arrow.path.back(), points.back(), points[points.size() - 2]);
    points.front() = first;
    points.back() = last;
    return points;
}

void MapView::paintDecoration(QPainter& painter, int province) const {
    const auto i = static_cast<std::size_t>(province);
    const LabelPlace& place = labels_[i];
    const StackLayout& stack = stacks_[i].layout;
    const auto leader = stacks_[i].leader ? stacks_[i].leader : place.leader;
    if (leader) {
        QPen pen(theme_.colour(theme::Role::MapInk), 1.2);
        pen.setDashPattern({2, 3});
        painter.setPen(pen);
        painter.drawLine(QLineF(stack.tokens.empty() ? place.name.center() : stack.bounds.center(), *leader));
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme_.colour(theme::Role::MapInk));
        painter.drawEllipse(*leader, 2.2, 2.2);
        painter.setBrush(Qt::NoBrush);
    }
    if (nameShown(province))
        painter.drawPixmap(place.name.topLeft(), plate(province));
    else if (faces_[i].owner)
        theme::paintShield(painter, *faces_[i].owner,
                           QRectF(place.name.center() - QPointF(8, 9), QSizeF(16, 18)), theme_);
    paintStack(painter, stack, faces_[i].groups, tokenCache_, theme_);
    for (std::size_t b = 0; b < badges_[i].size(); ++b)
        theme::paintBadge(painter, badges_[i][b].center(), faces_[i].badges[b], theme_);
    if (!lookedAt(province))
        if (const QRectF strip = yieldBox(province, false); !strip.isEmpty())
            paintYieldStrip(painter, faces_[i], strip.topLeft(), theme_);
}

void MapView::paintOverlay(QPainter& painter, const QRect& exposed) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-origin_);
    const QRectF region = mapPx(exposed);
    const ScaledShapes& scaled = ground_->scaled();
    if (hovered_.province != noProvince) {
        const auto i = index(hovered_.province);
        if (scaled.bounds[i].adjusted(-4, -4, 4, 4).intersects(region))
            strokeBold(painter, scaled.provinces[i], theme_.colour(theme::Role::MapInk), 0.6);
    }
    if (focused_ != noProvince && hasFocus()) {
        const auto i = index(focused_);
        painter.strokePath(scaled.calm[i], QPen(Qt::white, 7, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.strokePath(scaled.calm[i], QPen(theme_.colour(theme::Role::Focus), 3.4, Qt::SolidLine,
                                                Qt::RoundCap, Qt::RoundJoin));
    }
    std::vector<QPainterPath> curves;
    for (const MapArc& arc : arcs_) {
        curves.push_back(arcPath(anchorOf(arc.from), anchorOf(arc.to)));
        paintArcLine(painter, arc, curves.back(), theme_);
    }
    for (int i = 0; i < provinceCount(); ++i)
        if (faces_[static_cast<std::size_t>(i)].inPlay && decorationRect(i).intersects(exposed))
            paintDecoration(painter, i);
    if (hovered_.province != noProvince) {
        const int i = static_cast<int>(index(hovered_.province));
        if (const QRectF passing = passingName(i); !passing.isEmpty()) {
            painter.setPen(QPen(theme_.colour(theme::Role::Edge), 1));
            painter.setBrush(theme_.colour(theme::Role::Raised));
            painter.drawRoundedRect(passing.adjusted(-3, -1, 3, 1), 4, 4);
            painter.drawPixmap(passing.topLeft(),
                               namePlate(faces_[static_cast<std::size_t>(i)], false, plateStyle(i)));
        }
    }
    for (int i = 0; i < provinceCount(); ++i)
        if (lookedAt(i))
            if (const QRectF strip = yieldBox(i, true); strip.intersects(region))
                paintYieldStrip(painter, faces_[static_cast<std::size_t>(i)], strip.topLeft(), theme_);
    for (const MapArrow& arrow : arrows_) {
        const QPolygonF points = arrowPoints(arrow);
        if (arrowBounds(arrow, points, theme_).intersects(region)) paintArrow(painter, arrow, points, theme_);
    }
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
        if (arcs_[i].label.isEmpty()) continue;
        const QSizeF size = arcLabelSize(arcs_[i], theme_);
        const QPointF middle = curves[i].pointAtPercent(0.5);
        paintArcLabel(painter, arcs_[i], QRectF(middle - QPointF(size.width(), size.height()) / 2, size),
                      theme_);
    }
    painter.translate(origin_);
}

} // namespace marches::appmap
