#include "editor/tools/lane_tool.h"

#include "app/map/map_view.h"
#include "engine/draft/edits_picture.h"
#include "engine/draft/edits_province.h"
#include "engine/draft/sheet_parts.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::editor {

namespace {

bool sameLane(const draft::LaneEntry& lane, const std::string& a, const std::string& b) {
    return (lane.a == a && lane.b == b) || (lane.a == b && lane.b == a);
}

std::vector<planar::GridPoint> gridLine(const std::vector<Point>& path) {
    std::vector<planar::GridPoint> line;
    for (const Point& point : path)
        line.push_back(planar::toGrid(point));
    return line;
}

double stepsBetween(planar::GridPoint a, planar::GridPoint b) {
    return std::hypot(static_cast<double>(a.x) - b.x, static_cast<double>(a.y) - b.y);
}

} // namespace

// --- words

QString LaneTool::title() const {
    if (const auto lane = chosenLane())
        return tr("Sea lane of %1 and %2").arg(context().name(lane->a), context().name(lane->b));
    return tr("Sea lanes: drag from one province to the other");
}

QString LaneTool::sentence() const {
    return chosenLane() ? tr("Drag its points and ends; press on the line for a new point. Del takes one out")
                        : tr("They are linked, and the lane finds its way over water");
}

std::vector<shell::Button> LaneTool::buttons() const {
    if (!chosenLane()) return {};
    auto* self = const_cast<LaneTool*>(this);
    std::vector<shell::Button> buttons;
    const auto add = [&buttons](const char* id, const QString& text, std::function<void()> press) {
        buttons.push_back(bannerButton(id, text, std::move(press)));
    };
    add("anew", tr("Lay it anew"), [self] { self->layAnew(); });
    add("remove", tr("Remove the lane"), [self] { self->removeChosen(false); });
    add("unlink", tr("Remove lane and link"), [self] { self->removeChosen(true); });
    return buttons;
}

std::vector<shell::KeyHint> LaneTool::hints() const {
    return {{tr("drag", "mouse"), tr("lane or point")},
            {tr("Del", "key"), tr("take the point away")},
            {tr("Alt", "key"), tr("no snapping")},
            {QStringLiteral("[ ]"), tr("walk points")}};
}

// --- what is there

SnapWish LaneTool::wishAt(planar::GridPoint pointer) const {
    SnapWish wish = SheetTool::wishAt(pointer);
    const bool end = grip_ && (grip_->point == 0 || grip_->point + 1 == grip_->lane.path.size());
    wish.free = !end; // ends are caught by shores
    return wish;
}

std::string LaneTool::provinceAt(const Spot& spot) const {
    return draft().labels.idOf(sheet()->labelAt(spot.bare));
}

std::optional<draft::LaneEntry> LaneTool::chosenLane() const {
    if (!a_.empty())
        for (draft::LaneEntry& lane : draft::laneEntries(draft()))
            if (sameLane(lane, a_, b_)) return lane;
    return std::nullopt;
}

void LaneTool::choose(const draft::LaneEntry& lane) {
    a_ = lane.a;
    b_ = lane.b;
}

/// Points of lanes that are in sight, then a place within each province, as one reads.
std::vector<planar::GridPoint> LaneTool::walkable() const {
    std::vector<planar::GridPoint> points;
    const appmap::MapView& map = context().map;
    const QRectF seen = map.visibleMap();
    for (const draft::LaneEntry& lane : draft::laneEntries(draft()))
        for (const Point& point : lane.path)
            if (seen.contains(QPointF(point.x, point.y))) points.push_back(planar::toGrid(point));
    if (map.hasPicture())
        for (const int i : map.shapes()->grid().provincesNear(seen))
            if (const QPointF pole = map.shapes()->grid().pole(i).point; seen.contains(pole))
                points.push_back(planar::toGrid({pole.x(), pole.y()}));
    std::sort(points.begin(), points.end(), [](const planar::GridPoint& a, const planar::GridPoint& b) {
        return std::pair(a.y, a.x) < std::pair(b.y, b.x);
    });
    points.erase(std::unique(points.begin(), points.end()), points.end());
    return points;
}

std::optional<LaneTool::Grip> LaneTool::gripAt(const Spot& spot) const {
    std::optional<Grip> best;
    double nearest = stepsOf(handleReach);
    std::vector<draft::LaneEntry> lanes = draft::laneEntries(draft());
    // the chosen one's points lie over the others'
    std::stable_partition(lanes.begin(), lanes.end(),
                          [this](const draft::LaneEntry& lane) { return sameLane(lane, a_, b_); });
    for (const draft::LaneEntry& lane : lanes)
        for (std::size_t i = 0; i < lane.path.size(); ++i)
            if (const double away = stepsBetween(planar::toGrid(lane.path[i]), spot.bare); away < nearest) {
                nearest = away;
                best = Grip{lane, i, false};
            }
    if (best) return best;
    const Point at = planar::toPoint(spot.bare);
    double least = planar::unitsOf(stepsOf(handleReach));
    for (const draft::LaneEntry& lane : lanes)
        for (std::size_t i = 0; i + 1 < lane.path.size(); ++i)
            if (const double away = distanceToSegment(at, lane.path[i], lane.path[i + 1]); away < least) {
                least = away;
                best = Grip{lane, i + 1, true};
            }
    if (best) best->lane.path.insert(best->lane.path.begin() + static_cast<std::ptrdiff_t>(best->point), at);
    return best;
}

// --- gestures

void LaneTool::pressAt(const Spot& spot) {
    from_.clear();
    to_.clear();
    grip_ = gripAt(spot);
    if (grip_)
        choose(grip_->lane);
    else
        from_ = provinceAt(spot);
    tell();
}

void LaneTool::moveTo(const Spot& spot) {
    if (grip_ && pressed()) {
        grip_->lane.path[grip_->point] = planar::toPoint(spot.at());
        repaint();
    } else if (!from_.empty()) {
        to_ = provinceAt(spot);
    }
}

void LaneTool::releaseAt(const Spot& spot) {
    if (grip_) {
        const Grip grip = *std::exchange(grip_, std::nullopt);
        const auto before = chosenLane();
        if (before && before->path != grip.lane.path &&
            (!grip.fresh || before->path.size() + 1 == grip.lane.path.size()))
            put(grip.lane);
    } else {
        const std::string to = provinceAt(spot);
        const std::string from = std::exchange(from_, std::string{});
        to_.clear();
        if (!from.empty() && !to.empty() && from != to)
            lay(from, to);
        else
            a_.clear();
    }
    tell();
}

void LaneTool::breakOff() {
    grip_.reset();
    from_.clear();
    to_.clear();
}

bool LaneTool::make(Expected<draft::Change, Sentence> change) {
    if (!change) {
        announce(context().text(change.error()));
        return false;
    }
    change->mergeKey.clear(); // each drag is a step
    return context().apply(std::move(*change));
}

void LaneTool::lay(const std::string& from, const std::string& to) {
    const auto a = draft().labels.labelOf(from);
    const auto b = draft().labels.labelOf(to);
    if (a && b && draft::touching(*sheet(), *a, *b))
        return announce(
            tr("%1 and %2 touch: they need no lane").arg(context().name(from), context().name(to)));
    const auto course = draft::seaCourse(draft(), from, to);
    if (!course)
        return announce(tr("No water leads from %1 to %2").arg(context().name(from), context().name(to)));
    if (!make(draft::setLane(draft(), from, to, *course))) return;
    a_ = from;
    b_ = to;
    announce(tr("%1 and %2 are linked by sea").arg(context().name(from), context().name(to)));
}

/// An end stays at its own province: it may lie in it or at sea.
void LaneTool::put(const draft::LaneEntry& lane) {
    for (const auto& [point, own] : {std::pair{lane.path.front(), lane.a}, {lane.path.back(), lane.b}}) {
        const std::string under = draft().labels.idOf(sheet()->labelAt(planar::toGrid(point)));
        const auto label = draft().labels.labelOf(own);
        const bool atShore = label && distanceToBorder(draft::outlineOf(*sheet(), *label), point) <=
                                          planar::unitsOf(stepsOf(2));
        if (!under.empty() && under != own && !atShore)
            return announce(tr("The lane would end in %1").arg(context().name(under)));
    }
    (void)make(draft::setLane(draft(), lane.a, lane.b, lane.path));
}

void LaneTool::layAnew() {
    const auto lane = chosenLane();
    if (!lane) return;
    lay(lane->a, lane->b);
    tell();
}

void LaneTool::removeChosen(bool link) {
    const auto lane = chosenLane();
    if (!lane) return;
    if (make(link ? draft::removeLink(draft(), lane->a, lane->b)
                  : draft::removeLane(draft(), lane->a, lane->b)))
        a_.clear();
    tell();
}

bool LaneTool::removeHere() {
    if (spot() && !grip_) {
        if (auto grip = gripAt(*spot());
            grip && !grip->fresh && grip->point > 0 && grip->point + 1 < grip->lane.path.size()) {
            choose(grip->lane);
            grip->lane.path.erase(grip->lane.path.begin() + static_cast<std::ptrdiff_t>(grip->point));
            put(grip->lane);
            tell();
            return true;
        }
    }
    if (!chosenLane()) return false;
    removeChosen(false);
    return true;
}

bool LaneTool::stepBack() {
    if (!grip_ && from_.empty() && a_.empty()) return false;
    if (grip_ || !from_.empty())
        breakOff();
    else
        a_.clear();
    tell();
    return true;
}

void LaneTool::paintOver(QPainter& painter) {
    const theme::Theme& theme = context().map.scene().theme;
    const auto chosen = grip_ ? std::optional(grip_->lane) : chosenLane();
    for (const draft::LaneEntry& lane : draft::laneEntries(draft())) {
        if (chosen && sameLane(lane, chosen->a, chosen->b)) continue;
        for (const Point& end : {lane.path.front(), lane.path.back()})
            paintPoint(painter, mapPx(planar::toGrid(end)), LineKind::Chosen, theme);
    }
    if (chosen) {
        paintLine(painter, mapPx(gridLine(chosen->path)), grip_ ? LineKind::Moved : LineKind::Chosen, theme);
        for (const Point& point : chosen->path)
            paintPoint(painter, mapPx(planar::toGrid(point)), grip_ ? LineKind::Moved : LineKind::Chosen,
                       theme);
        paintJunction(painter, mapPx(planar::toGrid(chosen->path.front())), theme);
        paintJunction(painter, mapPx(planar::toGrid(chosen->path.back())), theme);
    }
    for (const std::string& id : {from_, to_})
        if (const auto label = draft().labels.labelOf(id); label && sheet()->has(*label))
            paintHatched(painter, mapPx(sheet()->outline(*label)), LineKind::Fresh, theme);
}

} // namespace marches::editor
