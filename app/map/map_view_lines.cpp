#include "app/map/boxes.h"
#include "app/map/map_view.h"
#include "app/map/motion_stage.h"
#include "app/map/strokes.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>
#include <cmath>

/// The view's lines: arrows and arcs between provinces, with the labels that find room on them, and those
/// from what stands apart to its province.
namespace marches::appmap {

namespace {

constexpr int pieces = 40;        // of a curve
constexpr double reach = 7;       // px: so near a line it is pointed at
constexpr double clearance = 3;   // px around a label
constexpr double roundOff = 0.08; // share of a seal's side: its box has corners, it has none
constexpr double sealOnName = 20;
constexpr double sealOnRest = 3;   // tokens, strips, badges
constexpr double sealAside = 0.03; // each px off the middle

double away(const QPainterPath& curve, const QPointF& from) {
    double least = 1e9;
    for (int i = 0; i < pieces; ++i) {
        const QPointF first = curve.pointAtPercent(static_cast<double>(i) / pieces);
        const QPointF step = curve.pointAtPercent((i + 1.0) / pieces) - first;
        const double length = std::max(QPointF::dotProduct(step, step), 1e-9);
        const double share = std::clamp(QPointF::dotProduct(from - first, step) / length, 0.0, 1.0);
        least = std::min(least, QLineF(from, first + step * share).length());
    }
    return least;
}

template <class T>
std::vector<bool> newAmong(const std::vector<T>& all, const std::vector<T>& old) {
    std::vector<bool> fresh;
    for (const T& each : all)
        fresh.push_back(std::find(old.begin(), old.end(), each) == old.end());
    return fresh;
}

/// A line from the edge of what stands apart to its province.
void paintLeader(QPainter& painter, const QRectF& from, const QPointF& to, const theme::Theme& theme) {
    const QColor ink = theme.colour(theme::Role::MapInk);
    QPainterPath line(lineStart(from, to));
    line.lineTo(to);
    QColor halo = theme.colour(theme::Role::Raised); // seen over borders and lanes
    halo.setAlphaF(0.75f);
    painter.strokePath(line, QPen(halo, 3.6, Qt::SolidLine, Qt::FlatCap));
    painter.setPen(Qt::NoPen);
    painter.setBrush(halo);
    painter.drawEllipse(to, 4, 4);
    painter.fillPath(dashes(line, 1.6, {2, 1.8}, Qt::FlatCap), ink);
    painter.setBrush(ink);
    painter.drawEllipse(to, 2.6, 2.6);
    painter.setBrush(Qt::NoBrush);
}

} // namespace

void MapView::setArrows(std::vector<MapArrow> arrows) {
    if (arrows == arrows_) return;
    if (!drawing_) freshArcs_.assign(arcs_.size(), false); // what came just now is drawn with them
    endDrawing();
    const auto touch = [this] {
        for (const MapArrow& arrow : arrows_)
            update(arrowBounds(arrow, arrowPoints(arrow), theme_).translated(-origin_).toAlignedRect());
    };
    touch();
    freshArrows_ = newAmong(arrows, arrows_);
    arrows_ = std::move(arrows);
    touch();
    drawFresh();
}

/// Where it hides least of what is read, the nearest to the middle of its step.
QRectF MapView::arrowSeal(std::size_t arrow) const {
    const std::vector<QRectF> places = sealPlaces(arrows_[arrow], arrowPoints(arrows_[arrow]), theme_);
    QRectF best;
    double least = 1e9;
    for (const QRectF& place : places) {
        double cost = QLineF(place.center(), places.front().center()).length() * sealAside;
        if (cost >= least) continue;
        const double corner = place.width() * roundOff;
        const QRectF seen = place.adjusted(corner, corner, -corner, -corner);
        places_->labels().taken().each(seen, [&](const BoxIndex::Entry& entry) {
            if (entry.written() && drawnBox(entry).intersects(seen)) cost += sealOnName;
        });
        places_->standing().each(seen, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.kind == Kind::Body || entry.kind == Kind::Strip || entry.kind == Kind::Badge)
                cost += sealOnRest;
        });
        if (cost < least) least = cost, best = place;
    }
    return best;
}

QRectF MapView::arrowSealRect(std::size_t arrow) const {
    if (!shapes_ || arrow >= arrows_.size()) return {};
    ensureLayout();
    const QRectF seal = arrowSeal(arrow);
    return seal.isEmpty() ? seal : seal.translated(-QPointF(origin_));
}

void MapView::setArcs(std::vector<MapArc> arcs) {
    if (arcs == arcs_) return;
    if (!drawing_) freshArrows_.assign(arrows_.size(), false);
    endDrawing();
    freshArcs_ = newAmong(arcs, arcs_);
    arcs_ = std::move(arcs);
    update();
    drawFresh();
}

std::vector<QPainterPath> MapView::arcCurves() const {
    std::vector<QPainterPath> curves;
    for (const MapArc& arc : arcs_)
        curves.push_back(arcPath(anchorOf(arc.from), anchorOf(arc.to)));
    return curves;
}

/// As near to the middles as they cover nothing, where they are seen whole if that can be; empty where there
/// is no room.
std::vector<QRectF> MapView::arcLabels(std::span<const QPainterPath> curves) const {
    std::vector<QRectF> labels;
    const auto seen = [this, panels = panelPlaces()](const QRectF& box) {
        const QRect there = box.translated(-QPointF(origin_)).toAlignedRect();
        return rect().contains(there) && std::none_of(panels.begin(), panels.end(), [&](const QRect& panel) {
                   return panel.intersects(there);
               });
    };
    const auto covers = [&](const QRectF& box) {
        bool covered = std::any_of(labels.begin(), labels.end(),
                                   [&](const QRectF& other) { return other.intersects(box); });
        places_->labels().taken().each(
            box, [&](const BoxIndex::Entry& entry) { covered = covered || entry.written(); });
        places_->standing().each(box, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            covered = covered || entry.kind == Kind::Stack || entry.kind == Kind::Badge ||
                      entry.kind == Kind::Strip;
        });
        return covered;
    };
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
        QRectF label;
        QRectF unseen;
        if (!arcs_[i].label.isEmpty())
            for (int step = 0; step <= pieces && label.isEmpty(); ++step) { // by turns to both sides
                const double share = 0.5 + (step % 2 == 0 ? 0.5 : -0.5) * ((step + 1) / 2) / (pieces / 2 + 2);
                const QRectF box = arcLabelBox(arcs_[i], curves[i], share, theme_);
                if (covers(box.adjusted(-clearance, -clearance, clearance, clearance))) continue;
                if (seen(box))
                    label = box;
                else if (unseen.isEmpty())
                    unseen = box;
            }
        labels.push_back(label.isEmpty() ? unseen : label);
    }
    return labels;
}

std::optional<QRectF> MapView::arcLabelRect(std::size_t arc) const {
    if (!shapes_ || arc >= arcs_.size()) return std::nullopt;
    ensureLayout();
    const QRectF label = arcLabels(arcCurves())[arc];
    return label.isEmpty() ? std::nullopt : std::optional(label.translated(-QPointF(origin_)));
}

/// Of an arc that is pointed at; empty: none.
QString MapView::arcTip(const QPointF& view) const {
    const QPointF at = view + QPointF(origin_);
    if (writtenAt(at) >= 0) return {};
    const std::vector<QPainterPath> curves = arcCurves();
    for (std::size_t i = arcs_.size(); i-- > 0;)
        if (!arcs_[i].label.isEmpty() && away(curves[i], at) <= reach) return arcs_[i].label;
    return {};
}

void MapView::paintLeaders(QPainter& painter, int province) const {
    const LabelPlace& place = places_->label(province);
    const PlacedStack& placed = places_->stack(province);
    bool tokens = !placed.layout.tokens.empty();
    if (stage_) // no line leads from where nobody has arrived
        if (const auto stack = stage_->stackOf(idAt<ProvinceId>(static_cast<std::size_t>(province))))
            tokens = tokens && stage_->beginsAt(*stack, placed.layout.bounds);
    std::optional<QPointF> ofName = place.nameLeader;
    // the tokens' line is the name's too; where they found room on their own ground, or are none, it is its
    // own
    if (!ofName && !(tokens && placed.leader)) ofName = place.leader;
    if (const QRectF name = ofName ? drawnName(province) : QRectF(); !name.isEmpty())
        paintLeader(painter, name, *ofName, theme_);
    if (tokens && placed.leader) paintLeader(painter, placed.body, *placed.leader, theme_);
    for (const PlacedBadge& badge : places_->badges(province))
        if (badge.leader && !besideFan(province, badge.box))
            paintLeader(painter, badge.box, *badge.leader, theme_);
    const QRectF strip = yieldBox(province, lookedAt(province));
    if (const auto end = lineOfYields(province, strip)) paintLeader(painter, strip, *end, theme_);
}

} // namespace marches::appmap
