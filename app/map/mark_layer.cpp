#include "app/map/mark_layer.h"

#include <QLineF>
#include <QPainter>

#include <algorithm>

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
    constexpr int parts = 24;
    QPainterPath part(curve.pointAtPercent(0));
    for (int i = 1; i <= parts; ++i)
        part.lineTo(curve.pointAtPercent(share * i / parts));
    return part;
}

} // namespace

void MarkLayer::setArrows(std::vector<MapArrow> arrows) {
    if (arrows == arrows_) return;
    if (!draws()) freshArcs_.assign(arcs_.size(), false); // what came just now is drawn with them
    endDrawing();
    const auto touch = [this] {
        for (const MapArrow& arrow : arrows_)
            scene_.repaintBox(arrowBounds(arrow, pointsOf(arrow), scene_.theme));
    };
    touch();
    freshArrows_ = newAmong(arrows, arrows_);
    arrows_ = std::move(arrows);
    touch();
    drawFresh();
}

void MarkLayer::setArcs(std::vector<MapArc> arcs) {
    if (arcs == arcs_) return;
    if (!draws()) freshArrows_.assign(arrows_.size(), false);
    endDrawing();
    freshArcs_ = newAmong(arcs, arcs_);
    arcs_ = std::move(arcs);
    scene_.repaintAll();
    drawFresh();
}

void MarkLayer::clear() {
    drawing_.stop();
    drawn_ = 1;
    arrows_.clear();
    arcs_.clear();
    freshArrows_.clear();
    freshArcs_.clear();
}

// --- new ones grow

void MarkLayer::drawFresh() {
    constexpr int usual = 300; // ms
    const auto any = [](const std::vector<bool>& fresh) {
        return std::find(fresh.begin(), fresh.end(), true) != fresh.end();
    };
    const int lasts = scene_.motionTime(usual);
    if (lasts == 0 || ground_.hasStaleFrame() || (!any(freshArrows_) && !any(freshArcs_))) return;
    drawn_ = 0;
    const auto step = [this](const QVariant& share) {
        drawn_ = share.toDouble();
        repaintFresh();
    };
    const auto ended = [this](bool) {
        drawn_ = 1;
        repaintFresh();
    };
    drawing_.start(0.0, 1.0, lasts, step, ended);
}

void MarkLayer::endDrawing() {
    if (!draws()) return;
    drawing_.stop();
    drawn_ = 1;
    repaintFresh();
}

void MarkLayer::repaintFresh() const {
    if (!scene_.shapes) return;
    for (std::size_t i = 0; i < arrows_.size(); ++i)
        if (freshArrows_[i]) scene_.repaintBox(arrowBounds(arrows_[i], pointsOf(arrows_[i]), scene_.theme));
    const std::vector<QPainterPath> lines = curves();
    const std::vector<QRectF> boxes = labels(lines);
    for (std::size_t i = 0; i < arcs_.size(); ++i)
        if (freshArcs_[i]) scene_.repaintBox(lines[i].boundingRect().adjusted(-8, -8, 8, 8) | boxes[i]);
}

// --- where they lie

QPointF MarkLayer::anchorOf(int province) const {
    scene_.ensureLayout(province);
    const LabelPlace& place = scene_.places->label(province);
    if (place.leader) return *place.leader;
    return place.tokens.isEmpty() ? scene_.shapes->grid().pole(province).point * scene_.viewport.scale()
                                  : place.tokens.center();
}

QPolygonF MarkLayer::pointsOf(const MapArrow& arrow) const {
    QPolygonF points;
    for (const int province : arrow.path)
        points.push_back(anchorOf(province));
    if (points.size() < 2) return points;
    // the ends stay off the tokens, as long as there is way enough between them
    const auto beside = [&](int province, const QPointF& from, const QPointF& towards) {
        const QRectF body = scene_.places->stack(province).body.adjusted(-5, -5, 5, 5);
        const QRectF name = scene_.places->label(province).name;
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

/// Where it hides least of what is read, the nearest to the middle of its step.
QRectF MarkLayer::sealOf(std::size_t arrow) const {
    const std::vector<QRectF> places = sealPlaces(arrows_[arrow], pointsOf(arrows_[arrow]), scene_.theme);
    QRectF best;
    double least = 1e9;
    for (const QRectF& place : places) {
        double cost = QLineF(place.center(), places.front().center()).length() * sealAside;
        if (cost >= least) continue;
        const QRectF seen = grown(place, -place.width() * roundOff);
        scene_.places->each(seen, [&](const BoxIndex::Entry& entry) {
            using Kind = BoxIndex::Kind;
            if (entry.written() && scene_.drawnBox(entry).intersects(seen)) cost += sealOnName;
            if (entry.is({Kind::Body, Kind::Strip, Kind::Badge})) cost += sealOnRest;
        });
        if (cost < least) least = cost, best = place;
    }
    return best;
}

QRectF MarkLayer::sealRect(std::size_t arrow) const {
    if (!scene_.shapes || arrow >= arrows_.size()) return {};
    scene_.ensureLayout();
    const QRectF seal = sealOf(arrow);
    return seal.isEmpty() ? seal : scene_.viewport.fromMapPx(seal);
}

std::vector<QPainterPath> MarkLayer::curves() const {
    std::vector<QPainterPath> curves;
    for (const MapArc& arc : arcs_)
        curves.push_back(arcPath(anchorOf(arc.from), anchorOf(arc.to)));
    return curves;
}

/// As near to the middles as they cover nothing, where they are seen whole if that can be; empty where there
/// is no room.
std::vector<QRectF> MarkLayer::labels(std::span<const QPainterPath> curves) const {
    std::vector<QRectF> labels;
    const auto seen = [this, panels = scene_.panels()](const QRectF& box) {
        const QRect there = scene_.viewport.fromMapPx(box).toAlignedRect();
        return scene_.viewport.rect().contains(there) &&
               std::none_of(panels.begin(), panels.end(),
                            [&](const QRect& panel) { return panel.intersects(there); });
    };
    using Kind = BoxIndex::Kind;
    const auto covers = [&](const QRectF& box) {
        return meetsAny(box, labels) ||
               scene_.places->meets(box, {Kind::Name, Kind::Mark, Kind::Stack, Kind::Badge, Kind::Strip});
    };
    for (std::size_t i = 0; i < arcs_.size(); ++i) {
        QRectF label;
        QRectF unseen;
        if (!arcs_[i].label.isEmpty())
            for (int step = 0; step <= pieces && label.isEmpty(); ++step) { // by turns to both sides
                const double share = 0.5 + (step % 2 == 0 ? 0.5 : -0.5) * ((step + 1) / 2) / (pieces / 2 + 2);
                const QRectF box = arcLabelBox(arcs_[i], curves[i], share, scene_.theme);
                if (covers(grown(box, clearance))) continue;
                if (seen(box))
                    label = box;
                else if (unseen.isEmpty())
                    unseen = box;
            }
        labels.push_back(label.isEmpty() ? unseen : label);
    }
    return labels;
}

std::optional<QRectF> MarkLayer::labelRect(std::size_t arc) const {
    if (!scene_.shapes || arc >= arcs_.size()) return std::nullopt;
    scene_.ensureLayout();
    const QRectF label = labels(curves())[arc];
    return label.isEmpty() ? std::nullopt : std::optional(scene_.viewport.fromMapPx(label));
}

QString MarkLayer::tip(const QPointF& at) const {
    const std::vector<QPainterPath> lines = curves();
    for (std::size_t i = arcs_.size(); i-- > 0;)
        if (!arcs_[i].label.isEmpty() && away(lines[i], at) <= reach) return arcs_[i].label;
    return {};
}

// --- how they are painted

void MarkLayer::Lines::paint(QPainter& painter, const QRegion& /*exposed*/) {
    const std::vector<QPainterPath> curves = marks_.curves();
    for (std::size_t i = 0; i < curves.size(); ++i)
        paintArcLine(painter, marks_.arcs_[i], firstPart(curves[i], marks_.drawnShare(marks_.freshArcs_[i])),
                     marks_.scene_.theme);
}

void MarkLayer::paint(QPainter& painter, const QRegion& exposed) {
    const QRectF region = scene_.viewport.toMapPx(exposed.boundingRect());
    for (std::size_t i = 0; i < arrows_.size(); ++i) {
        const QPolygonF points = firstPart(pointsOf(arrows_[i]), drawnShare(freshArrows_[i]));
        if (!arrowBounds(arrows_[i], points, scene_.theme).intersects(region)) continue;
        paintArrow(painter, arrows_[i], points, scene_.theme);
        if (const QRectF seal = sealOf(i); !seal.isEmpty() && drawnShare(freshArrows_[i]) >= 1)
            paintArrowSeal(painter, arrows_[i], seal, scene_.theme);
    }
    const std::vector<QRectF> boxes = labels(curves());
    for (std::size_t i = 0; i < arcs_.size(); ++i)
        if (!boxes[i].isEmpty() && drawnShare(freshArcs_[i]) >= 1)
            paintArcLabel(painter, arcs_[i], boxes[i], scene_.theme);
}

} // namespace marches::appmap
