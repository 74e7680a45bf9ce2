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
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>
#include <utility>

/// The view's words and tokens: where they stand and how they are painted.
namespace marches::appmap {

namespace {

constexpr double namesFrom = 0.2;    // scale
constexpr double tinyBelow = 0.3;    // scale: tokens so small that they stand in their own provinces
constexpr double largeAbove = 1.5;   // scale: tokens larger
constexpr double roomyRadius = 40;   // map units: provinces whose names are written large
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

double MapView::tokenSide() const {
    const double side = scale_ < tinyBelow ? 14 : scale_ < smallBelow ? 22 : scale_ > largeAbove ? 36 : 27;
    return theme_.scaledIcon(side);
}

bool MapView::namesShown() const {
    return scale_ >= namesFrom;
}

const LabelLayout& MapView::labels() const {
    ensureLayout();
    return *layouts_.front();
}

bool MapView::laidOut(int province) const {
    return !layouts_.empty() && layouts_.front()->scale() == scale_ &&
           decorations_[static_cast<std::size_t>(province)].has_value();
}

const LabelPlace& MapView::labelOf(int province) const {
    return layouts_.front()->places()[static_cast<std::size_t>(province)];
}

void MapView::forgetLayout() {
    laying_.reset();
    layouts_.clear();
    forgetStacks();
}

void MapView::forgetStacks() {
    cutMotion();
    oldStacks_.clear();
    seenPlaces_.clear();
    dropLaying();
    fan_ = {};
    covered_.clear();
    stacks_.assign(faces_.size(), {});
    merged_.clear();
    badges_.assign(faces_.size(), {});
    yields_.assign(faces_.size(), {});
    stripsDirty_ = true;
    decorations_.assign(faces_.size(), std::nullopt);
    standing_.clear();
    laidOutAround_ = {};
}

LabelRequest MapView::requestOf(int province) const {
    const auto i = static_cast<std::size_t>(province);
    const ProvinceFace& face = faces_[i];
    LabelRequest request;
    if (!face.inPlay) return request;
    const double side = tokenSide() * 1.15;
    request.token = QSizeF(side, side);
    request.marks = marksSize(face, plateStyle(province));
    if (!namesShown() || face.name.isEmpty()) return request;
    const PlateFonts& fonts = plateFonts(province);
    Sizes& sizes = sizes_[i];
    if (sizes.forms.empty() || sizes.style != fonts.style()) {
        sizes = {fonts.style(), {}};
        for (const PlateForm& form : plateForms(face, fonts.style())) {
            const PlateParts parts = plateParts(face, form, fonts);
            sizes.forms.push_back({parts.size, plateCost(form), form.plain, parts.text});
        }
    }
    request.forms = sizes.forms;
    request.first = std::any_of(face.marks.begin(), face.marks.end(),
                                [](const PlaceMark& mark) { return mark.tone == PlaceMark::Tone::Gold; });
    return request;
}

const PlateFonts& MapView::plateFonts(int province) const {
    const PlateStyle style = plateStyle(province);
    for (const PlateFonts& fonts : plateFonts_)
        if (fonts.style() == style) return fonts;
    if (plateFonts_.size() > 8) plateFonts_.clear();
    plateFonts_.push_back(PlateFonts(style));
    return plateFonts_.back();
}

PlateForm MapView::formOf(int province) const {
    return plateForms(faces_[static_cast<std::size_t>(province)],
                      plateStyle(province))[static_cast<std::size_t>(labelOf(province).form)];
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
    liftStack(province);
    putStack(province);
    decorate(province);
    if (!laying_) explainLayout();
}

void MapView::explainLayout() {
    if (strip_->setLaidOut(!merged_.empty(), apart_)) seekStrip();
}

/// What stands already stays where it is: nothing jumps when something is chosen.
void MapView::replaceBadges(int province) {
    liftBadges(province);
    decorate(province);
}

void MapView::liftBadges(int province) {
    const auto i = static_cast<std::size_t>(province);
    for (const PlacedBadge& badge : badges_[i])
        standing_.remove(BoxIndex::Kind::Badge, province, badge.box);
    badges_[i].clear();
    if (decorations_[i]) standing_.remove(BoxIndex::Kind::Decoration, province, *decorations_[i]);
}

void MapView::liftStack(int province) {
    const auto i = static_cast<std::size_t>(province);
    using Kind = BoxIndex::Kind;
    standing_.remove(Kind::Stack, province, stacks_[i].layout.bounds);
    standing_.remove(Kind::Body, province, stacks_[i].body);
    liftBadges(province);
}

void MapView::putStack(int province) {
    const auto i = static_cast<std::size_t>(province);
    const QRectF left = stacks_[i].layout.bounds;
    const bool battle = std::any_of(faces_[i].groups.begin(), faces_[i].groups.end(),
                                    [](const TokenGroup& group) { return group.attacking; });
    // what came to stand beside both sides of a battle shall not keep the winner off his place
    if (stacks_[i].layout.shared() && ownersOf(faces_[i].groups) == 1 && stripsShown() &&
        !stripCovered(province)) {
        forgetStrip(province);
        update();
    }
    if (!battle) uncoverStrips(province);
    stacks_[i] = placeStack(*shapes_, *layouts_.front(), standing_, province, faces_[i].groups, tokenSide());
    standing_.add(BoxIndex::Kind::Stack, province, stacks_[i].layout.bounds);
    standing_.add(BoxIndex::Kind::Body, province, stacks_[i].body);
    const std::vector<MergedGroup>& merged = stacks_[i].layout.merged;
    if (std::any_of(merged.begin(), merged.end(), [&](const MergedGroup& one) {
            return faces_[i].groups[static_cast<std::size_t>(one.group)].owner.has_value();
        }))
        merged_.insert(province);
    else
        merged_.erase(province);
    const QRectF now = stacks_[i].layout.bounds;
    const auto reach = [this](int other) {
        const auto o = static_cast<std::size_t>(other);
        return yieldReach(labelOf(other), stacks_[o], yieldStripSizes(faces_[o], theme_));
    };
    std::vector<int> moved;
    // strips stay where they are; one that the tokens could not keep off gives way
    standing_.each(now, [&moved](const BoxIndex::Entry& entry) {
        if (entry.kind == BoxIndex::Kind::Strip) moved.push_back(entry.province);
    });
    if (yields_[i] && (yields_[i]->box.isEmpty() || !stripsShown()) && !stripCovered(province))
        moved.push_back(province);
    // where they have left a strip comes back, and one that had no room may find some
    const auto comesBack = [&](int other) {
        const auto o = static_cast<std::size_t>(other);
        if ((other == province && !now.isEmpty()) || stripCovered(other)) return false;
        if (!yields_[o] || !faces_[o].inPlay || !hasYields(faces_[o]) || !reach(other).intersects(left))
            return false;
        const QRectF box = yields_[o]->box;
        if (box.isEmpty()) return true;
        if (!now.isEmpty()) return false; // nothing jumps when a token of several goes
        standing_.remove(BoxIndex::Kind::Strip, other, box);
        const auto found = placeYield(*shapes_, *layouts_.front(), stacks_[o], standing_, other,
                                      yieldStripSizes(faces_[o], theme_));
        standing_.add(BoxIndex::Kind::Strip, other, box);
        const QRectF given = left.adjusted(-2, -2, 2, 2); // a strip had kept off it by as much
        return found && found->box != box &&
               (other == province || found->box.intersects(given) || lineBox(*found).intersects(given));
    };
    for (int other = 0; other < provinceCount() && !laying_; ++other) {
        if (stripsShown()) {
            if (!left.isEmpty() && !now.contains(left) && comesBack(other)) moved.push_back(other);
        } else if (other != province && yields_[static_cast<std::size_t>(other)]) { // has been looked at
            if (lookedAt(other)) update(reach(other).translated(-origin_).toAlignedRect());
            moved.push_back(other);
        }
    }
    for (const int other : moved) {
        const auto& strip = yields_[static_cast<std::size_t>(other)];
        if (battle && stripsShown() && strip && strip->box.intersects(now))
            coverStrip(other, province);
        else
            forgetStrip(other);
    }
    if (!moved.empty() && stripsShown()) update();
}

void MapView::decorate(int province) {
    const auto i = static_cast<std::size_t>(province);
    placeBadges(province);
    const LabelPlace& place = labelOf(province);
    QRectF box = place.name | place.marks | stacks_[i].layout.bounds;
    for (const PlacedBadge& badge : badges_[i]) {
        box |= badge.box;
        if (badge.leader) box |= QRectF(*badge.leader, QSizeF(1, 1));
    }
    for (const auto& leader : {place.nameLeader, place.leader, stacks_[i].leader})
        if (leader) box |= QRectF(*leader, QSizeF(1, 1));
    decorations_[i] = box.adjusted(-3, -3, 3, 3);
    standing_.add(BoxIndex::Kind::Decoration, province, *decorations_[i]);
}

std::vector<QRectF> MapView::badgeRects(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return {};
    ensureLayout(static_cast<int>(index(province)));
    std::vector<QRectF> boxes;
    for (const PlacedBadge& badge : badges_[index(province)])
        boxes.push_back(badge.box.translated(-QPointF(origin_)));
    return boxes;
}

std::vector<std::optional<QPointF>> MapView::badgeLineEnds(ProvinceId province) const {
    if (!shapes_ || province == noProvince) return {};
    ensureLayout(static_cast<int>(index(province)));
    std::vector<std::optional<QPointF>> ends;
    for (const PlacedBadge& badge : badges_[index(province)])
        ends.push_back(badge.leader ? std::optional(*badge.leader - QPointF(origin_)) : std::nullopt);
    return ends;
}

const StackLayout& MapView::stack(ProvinceId province) const {
    ensureLayout(static_cast<int>(index(province)));
    return stacks_[index(province)].layout;
}

std::optional<QPointF> MapView::stackLineEnd(ProvinceId province) const {
    ensureLayout(static_cast<int>(index(province)));
    return stacks_[index(province)].leader;
}

void MapView::placeBadges(int province) {
    const auto i = static_cast<std::size_t>(province);
    for (const theme::Badge& badge : faces_[i].badges) {
        const QRectF tokens = seenTokens(stacks_[i].layout, faces_[i].groups);
        badges_[i].push_back(placeBadge(*shapes_, *layouts_.front(), standing_, province, tokens,
                                        theme::badgeSize(badge, theme_)));
        standing_.add(BoxIndex::Kind::Badge, province, badges_[i].back().box);
    }
}

bool MapView::nameShown(int province) const {
    return namesShown() && !labelOf(province).hidden;
}

QRectF MapView::passingName(int province) const {
    if (hovered_.province == noProvince || static_cast<int>(index(hovered_.province)) != province ||
        !laidOut(province))
        return {};
    const auto i = static_cast<std::size_t>(province);
    if (!faces_[i].inPlay || faces_[i].name.isEmpty() || nameShown(province)) return {};
    const QSizeF size = plateSize(faces_[i], {}, plateFonts(province));
    const QRectF about = labelOf(province).name | stacks_[i].layout.bounds;
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

QRect MapView::decorationRect(int province) const {
    if (!laidOut(province)) return {};
    QRectF box = *decorations_[static_cast<std::size_t>(province)];
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
    const PlateStyle style = plateStyle(province);
    const PlateForm form = formOf(province);
    const auto owner = seenOwner(province);
    if (plate.pixmap.isNull() || plate.style != style || plate.form != form || plate.owner != owner) {
        if (platesLeft_ == 0) {
            platesMissing_ = true;
            return nullptr;
        }
        --platesLeft_;
        ProvinceFace seen = faces_[i];
        seen.owner = owner;
        plate = {namePlate(seen, form, plateFonts(province)), style, form, owner};
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
        const auto i = static_cast<std::size_t>(province);
        if (!faces_[i].inPlay || !laidOut(province) || !rect().intersects(decorationRect(province))) continue;
        if (nameShown(province)) (void)plate(province);
        paintStack(painter, stacks_[i].layout, faces_[i].groups, tokenCache_, theme_);
    }
}

QPointF MapView::anchorOf(int province) const {
    ensureLayout(province);
    const LabelPlace& place = labelOf(province);
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
        const auto i = static_cast<std::size_t>(province);
        const QRectF body = stacks_[i].body.adjusted(-5, -5, 5, 5);
        const QRectF name = labelOf(province).name;
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
    const auto i = static_cast<std::size_t>(province);
    const LabelPlace& place = labelOf(province);
    if (!nameShown(province)) return shieldAlone(province) ? shieldBox(place) : QRectF();
    const PlateParts parts = plateParts(faces_[i], formOf(province), plateFonts(province));
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
    return !nameShown(province) && seenOwner(province) &&
           shapes_->grid().pole(province).radius * scale_ >= leastForShield;
}

void MapView::paintDecoration(QPainter& painter, int province) const {
    const auto i = static_cast<std::size_t>(province);
    const LabelPlace& place = labelOf(province);
    const StackLayout& stack = stacks_[i].layout;
    if (nameShown(province)) {
        if (const QPixmap* name = plate(province)) painter.drawPixmap(place.name.topLeft(), *name);
    } else if (shieldAlone(province)) {
        painter.drawPixmap(shieldBox(place).topLeft(), smallShield(*seenOwner(province)));
    }
    paintPlaceMarks(painter, faces_[i].marks, place.marks, theme_);
    if (fan_.province != province && !staged(province))
        paintStack(painter, stack, faces_[i].groups, tokenCache_, theme_);
    for (std::size_t b = 0; b < badges_[i].size(); ++b)
        theme::paintBadge(painter, badges_[i][b].box.center(), faces_[i].badges[b], theme_);
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
    if (focused_ != noProvince && hasFocus()) {
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
    standing_.each(region, [&shown](const BoxIndex::Entry& entry) {
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
            painter.drawPixmap(passing.topLeft(),
                               namePlate(faces_[static_cast<std::size_t>(i)], {}, plateFonts(i)));
        }
    }
    for (const ProvinceId looked : {focused_, hovered_.province}) {
        if (looked == noProvince || (looked == focused_ && !hasFocus() && looked != hovered_.province))
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
