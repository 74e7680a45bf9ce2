#include "app/map/label_layout.h"
#include "app/map/map_view.h"
#include "app/map/motion_stage.h"
#include "app/map/place_signs.h"
#include "app/map/plates.h"
#include "app/map/stack_painter.h"
#include "app/map/strokes.h"
#include "app/theme/badges.h"
#include "app/theme/heraldry.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

/// The view's words and tokens: how they are painted.
namespace marches::appmap {

namespace {

constexpr double leastForShield = 7; // px of radius
constexpr int platesAtOnce = 150;    // names written anew in one go; the others follow in the next

/// Of the shield that stands for a name.
QRectF shieldBox(const LabelPlace& place) {
    const QSizeF size(16, 18);
    return {place.name.center() - QPointF(size.width(), size.height()) / 2, size};
}

/// As much of a line as has been drawn, from its start.
QPolygonF firstPart(const QPolygonF& line, double share) {
    if (share >= 1 || line.size() < 2) return line;
    double left = 0;
    for (qsizetype i = 1; i < line.size(); ++i)
        left += QLineF(line[i - 1], line[i]).length();
    left *= std::max(share, 0.02); // a line has a direction from the first on
    QPolygonF part{line.first()};
    for (qsizetype i = 1; i < line.size(); ++i) {
        const QLineF piece(line[i - 1], line[i]);
        if (piece.length() >= left) {
            part << piece.pointAt(left / std::max(piece.length(), 1e-6));
            break;
        }
        part << piece.p2();
        left -= piece.length();
    }
    return part;
}

QPainterPath firstPart(const QPainterPath& curve, double share) {
    if (share >= 1) return curve;
    constexpr int pieces = 24;
    QPainterPath part(curve.pointAtPercent(0));
    for (int i = 1; i <= pieces; ++i)
        part.lineTo(curve.pointAtPercent(share * i / pieces));
    return part;
}

} // namespace

const LabelLayout& MapView::labels() const {
    ensureLayout();
    return places_->labels();
}

std::vector<QRectF> MapView::badgeRects(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return {};
    ensureLayout(static_cast<int>(index(province)));
    std::vector<QRectF> boxes;
    for (const PlacedBadge& badge : places_->badges(static_cast<int>(index(province))))
        boxes.push_back(badge.box.translated(-QPointF(origin_)));
    return boxes;
}

std::vector<std::optional<QPointF>> MapView::badgeLineEnds(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return {};
    ensureLayout(static_cast<int>(index(province)));
    std::vector<std::optional<QPointF>> ends;
    for (const PlacedBadge& badge : places_->badges(static_cast<int>(index(province))))
        ends.push_back(badge.leader ? std::optional(*badge.leader - QPointF(origin_)) : std::nullopt);
    return ends;
}

const StackLayout& MapView::stack(ProvinceId province) const {
    const int i = static_cast<int>(index(province));
    ensureLayout(i);
    return places_->stack(i).layout;
}

std::optional<QPointF> MapView::stackLineEnd(ProvinceId province) const {
    const int i = static_cast<int>(index(province));
    ensureLayout(i);
    return places_->stack(i).leader;
}

QRectF MapView::passingName(int province) const {
    if (hovered_.province == noProvince || static_cast<int>(index(hovered_.province)) != province ||
        !laidOut(province))
        return {};
    const auto i = static_cast<std::size_t>(province);
    if (!faces_[i].inPlay || faces_[i].name.isEmpty() || places_->nameShown(province)) return {};
    const QSizeF size = plateSize(faces_[i], {}, places_->plateFonts(province));
    const QRectF about = places_->label(province).name | places_->stack(province).layout.bounds;
    const QRectF seen = QRectF(rect()).translated(origin_).adjusted(4, 4, -4, -4);
    const double x = std::clamp(about.center().x() - size.width() / 2, seen.left(),
                                std::max(seen.left(), seen.right() - size.width()));
    return {QPointF(std::round(x), std::round(std::max(seen.top(), about.top() - size.height() - 3))), size};
}

bool MapView::lookedAt(int province) const {
    const auto is = [province](ProvinceId id) {
        return id != noProvince && static_cast<int>(index(id)) == province;
    };
    return is(hovered_.province) || (focusSeen() && is(focused_));
}

QRect MapView::decorationRect(int province) const {
    if (!laidOut(province)) return {};
    QRectF box = places_->box(province);
    if (const QRectF passing = passingName(province); !passing.isEmpty())
        box |= passing.adjusted(-6, -4, 6, 4);
    if (const QRectF strip = yieldBox(province, lookedAt(province)); !strip.isEmpty())
        box |= strip.adjusted(-3, -3, 3, 3);
    return box.translated(-origin_).toAlignedRect();
}

const QPixmap& MapView::smallShield(theme::PlayerColour owner) const {
    QPixmap& shield = shields_[static_cast<std::size_t>(owner)];
    if (!shield.isNull()) return shield;
    const QSize size(16, 18);
    shield = QPixmap((QSizeF(size) * devicePixelRatioF()).toSize());
    shield.setDevicePixelRatio(devicePixelRatioF());
    shield.fill(Qt::transparent);
    QPainter painter(&shield);
    painter.setRenderHint(QPainter::Antialiasing);
    theme::paintShield(painter, owner, QRectF(QPointF(), size), theme_);
    return shield;
}

const QPixmap* MapView::plate(int province) const {
    const auto i = static_cast<std::size_t>(province);
    Plate& plate = plates_[i];
    const PlateStyle style = places_->plateStyle(province);
    const PlateForm form = places_->formOf(province);
    const auto owner = seenOwner(province);
    const double ratio = devicePixelRatioF();
    const bool ready = !plate.pixmap.isNull() && plate.pixmap.devicePixelRatioF() == ratio;
    if (!ready || plate.style != style || plate.form != form || plate.owner != owner) {
        if (platesLeft_ == 0) {
            platesMissing_ = true;
            return nullptr;
        }
        --platesLeft_;
        ProvinceFace seen = faces_[i];
        seen.owner = owner;
        plate = {namePlate(seen, form, places_->plateFonts(province), ratio), style, form, owner};
    }
    return &plate.pixmap;
}

/// Makes the names and tokens in sight that are kept as pictures, without showing them.
void MapView::writeAhead() const {
    QImage unseen(1, 1, QImage::Format_ARGB32_Premultiplied);
    unseen.setDevicePixelRatio(devicePixelRatioF());
    QPainter painter(&unseen);
    paintSeaNames(painter, mapPx(rect()));
    platesLeft_ = platesAtOnce;
    for (int province = 0; province < provinceCount(); ++province) {
        const ProvinceFace& face = faces_[static_cast<std::size_t>(province)];
        if (!face.inPlay || !laidOut(province) || !rect().intersects(decorationRect(province))) continue;
        if (places_->nameShown(province)) (void)plate(province);
        paintStack(painter, places_->stack(province).layout, face.groups, tokenCache_, theme_);
    }
}

QPointF MapView::anchorOf(int province) const {
    ensureLayout(province);
    const LabelPlace& place = places_->label(province);
    if (place.leader) return *place.leader;
    return place.tokens.isEmpty() ? shapes_->grid().pole(province).point * scale_ : place.tokens.center();
}

QPolygonF MapView::arrowPoints(const MapArrow& arrow) const {
    QPolygonF points;
    for (const int province : arrow.path)
        points.push_back(anchorOf(province));
    if (points.size() < 2) return points;
    // the ends stay off the tokens, as long as there is way enough between them
    const auto beside = [&](int province, const QPointF& from, const QPointF& towards) {
        const QRectF body = places_->stack(province).body.adjusted(-5, -5, 5, 5);
        const QRectF name = places_->label(province).name;
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

/// Its name with what is painted beside it, or the shield in its stead: less than its place, where room is
/// kept for more; empty: nothing is painted there.
QRectF MapView::drawnName(int province) const {
    const LabelPlace& place = places_->label(province);
    if (!places_->nameShown(province)) return shieldAlone(province) ? shieldBox(place) : QRectF();
    const PlateParts parts = plateParts(faces_[static_cast<std::size_t>(province)], places_->formOf(province),
                                        places_->plateFonts(province));
    QRectF box = parts.text;
    if (seenOwner(province)) box |= parts.shield;
    for (const QRectF& mark : parts.marks)
        box |= mark;
    return box.translated(place.name.topLeft());
}

QRectF MapView::drawnBox(const BoxIndex::Entry& entry) const {
    return entry.kind == BoxIndex::Kind::Name ? drawnName(entry.province) : entry.box;
}

bool MapView::shieldAlone(int province) const {
    return !places_->nameShown(province) && seenOwner(province) &&
           shapes_->grid().pole(province).radius * scale_ >= leastForShield;
}

void MapView::paintDecoration(QPainter& painter, int province) const {
    const auto i = static_cast<std::size_t>(province);
    const LabelPlace& place = places_->label(province);
    const StackLayout& stack = places_->stack(province).layout;
    if (places_->nameShown(province)) {
        if (const QPixmap* name = plate(province)) painter.drawPixmap(place.name.topLeft(), *name);
    } else if (shieldAlone(province)) {
        painter.drawPixmap(shieldBox(place).topLeft(), smallShield(*seenOwner(province)));
    }
    paintPlaceMarks(painter, faces_[i].marks, place.marks, theme_);
    if (fan_.province != province && !staged(province))
        paintStack(painter, stack, faces_[i].groups, tokenCache_, theme_);
    const std::vector<PlacedBadge>& badges = places_->badges(province);
    for (std::size_t b = 0; b < badges.size(); ++b)
        if (!besideFan(province, badges[b].box))
            theme::paintBadge(painter, badges[b].box.center(), faces_[i].badges[b], theme_);
    if (!lookedAt(province))
        if (const QRectF strip = yieldBox(province, false); !strip.isEmpty())
            paintYieldStrip(painter, faces_[i], strip, theme_);
}

void MapView::paintOverlay(QPainter& painter, const QRegion& exposed) const {
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(-origin_);
    const QRectF region = mapPx(exposed.boundingRect());
    paintSeaNames(painter, region);
    paintFurniture(painter, region);
    const ScaledShapes& scaled = ground().scaled();
    if (hovered_.province != noProvince) {
        const int i = static_cast<int>(index(hovered_.province));
        // part by part: under a clip of several rectangles a line takes three times as long
        for (const QRect& part : exposed) {
            if (!scaled.bounds(i).adjusted(-4, -4, 4, 4).intersects(mapPx(part))) continue;
            painter.save();
            painter.setClipRect(mapPx(part));
            strokeBold(painter, scaled.province(i), theme_.colour(theme::Role::MapInk), 0.6);
            painter.restore();
        }
    }
    if (focusSeen()) {
        const int i = static_cast<int>(index(focused_));
        const Highlight highlight = faces_[index(focused_)].highlight;
        const bool marked = highlight != Highlight::None && highlight != Highlight::OutOfReach;
        const double more = marked ? 1 : 0; // seen outside the highlight's line
        painter.strokePath(scaled.calm(i), roundPen(Qt::white, 7 + more));
        painter.strokePath(scaled.calm(i), roundPen(theme_.colour(theme::Role::Focus), 3.4 + more));
        if (marked) paintHighlightWithin(painter, scaled.calm(i), highlight, theme_.tone, scale_);
    }
    const std::vector<QPainterPath> curves = arcCurves();
    for (std::size_t i = 0; i < arcs_.size(); ++i)
        paintArcLine(painter, arcs_[i], firstPart(curves[i], drawnShare(freshArcs_[i])), theme_);
    platesLeft_ = platesAtOnce;
    platesMissing_ = false;
    std::vector<int> shown;
    places_->standing().each(region, [&shown](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Decoration || entry.kind == BoxIndex::Kind::Strip ||
            entry.kind == BoxIndex::Kind::StripLine)
            shown.push_back(entry.province);
    });
    std::sort(shown.begin(), shown.end());
    shown.erase(std::unique(shown.begin(), shown.end()), shown.end());
    for (const int i : shown) // under all names and tokens
        if (faces_[static_cast<std::size_t>(i)].inPlay) paintLeaders(painter, i);
    for (const int i : shown)
        if (faces_[static_cast<std::size_t>(i)].inPlay) paintDecoration(painter, i);
    if (platesMissing_)
        QMetaObject::invokeMethod(const_cast<MapView*>(this), qOverload<>(&QWidget::update),
                                  Qt::QueuedConnection);
    if (hovered_.province != noProvince) {
        const int i = static_cast<int>(index(hovered_.province));
        if (const QRectF passing = passingName(i); !passing.isEmpty()) {
            painter.setPen(QPen(theme_.colour(theme::Role::Edge), 1));
            painter.setBrush(theme_.colour(theme::Role::Raised));
            painter.drawRoundedRect(passing.adjusted(-3, -1, 3, 1), 4, 4);
            painter.drawPixmap(passing.topLeft(), namePlate(faces_[static_cast<std::size_t>(i)], {},
                                                            places_->plateFonts(i), devicePixelRatioF()));
        }
    }
    for (const ProvinceId looked : {focused_, hovered_.province}) {
        if (looked == noProvince || (looked == focused_ && !focusSeen() && looked != hovered_.province))
            continue;
        if (const QRectF strip = yieldBox(static_cast<int>(index(looked)), true); strip.intersects(region))
            paintYieldStrip(painter, faces_[index(looked)], strip, theme_);
    }
    paintFan(painter);
    if (stage_) stage_->paint(painter, staged_, tokenCache_);
    paintCarried(painter);
    for (std::size_t i = 0; i < arrows_.size(); ++i) {
        const QPolygonF points = firstPart(arrowPoints(arrows_[i]), drawnShare(freshArrows_[i]));
        if (!arrowBounds(arrows_[i], points, theme_).intersects(region)) continue;
        paintArrow(painter, arrows_[i], points, theme_);
        if (const QRectF seal = arrowSeal(i); !seal.isEmpty() && drawnShare(freshArrows_[i]) >= 1)
            paintArrowSeal(painter, arrows_[i], seal, theme_);
    }
    const std::vector<QRectF> labels = arcLabels(curves);
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
        if (labels[i].isEmpty() || drawnShare(freshArcs_[i]) < 1) continue;
        paintArcLabel(painter, arcs_[i], labels[i], theme_);
    }
    painter.translate(origin_);
}

} // namespace marches::appmap
