#include "app/map/shapes.h"

#include "app/map/shapes_parts.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>
#include <utility>

namespace marches::appmap {

namespace {

constexpr double seenDetail = 0.35; ///< px: finer wiggles of a border are not drawn
int levelOf(double scale) {
    return static_cast<int>(std::ceil(std::log2(scale) * 2));
}

double detailOf(int level) {
    return seenDetail / std::exp2(level / 2.0);
}

QRectF boundsOf(const std::vector<QPolygonF>& rings) {
    QRectF box;
    for (const QPolygonF& ring : rings)
        box |= ring.boundingRect();
    return box;
}

std::vector<std::vector<QPolygonF>> allRings(const MapPicture& picture) {
    std::vector<std::vector<QPolygonF>> rings;
    rings.reserve(picture.provinces.size());
    for (const ProvinceOutline& province : picture.provinces)
        rings.push_back(province.rings);
    return rings;
}

AreaGrid gridOf(const MapPicture& picture) {
    std::vector<QPainterPath> provinces;
    provinces.reserve(picture.provinces.size());
    for (const ProvinceOutline& province : picture.provinces)
        provinces.push_back(closedPath(province.rings, 1));
    return AreaGrid(picture.size, provinces, closedPath(picture.land, 1));
}

} // namespace

Shapes::Shapes(std::shared_ptr<const MapPicture> picture)
    : picture_(std::move(picture)), mesh_(arcMesh(allRings(*picture_))), grid_(gridOf(*picture_)) {
    for (const ProvinceOutline& province : picture_->provinces)
        bounds_.push_back(boundsOf(province.rings));
    arcBounds_.reserve(mesh_.arcs.size());
    for (const Arc& arc : mesh_.arcs)
        arcBounds_.push_back(boxOf(arc));
    landPatches_ = landPatches(picture_->land);
    for (const QPolygonF& ring : picture_->land)
        coast_.push_back(coastOf(ring));
    costs_ = GroundCosts(grid_, lanesOn(grid_, picture_->lanes));
}

Shapes::Coast Shapes::coastOf(const QPolygonF& ring) const {
    const QRectF box = ring.boundingRect().adjusted(-1, -1, 1, 1);
    std::vector<const Arc*> near;
    for (std::size_t i = 0; i < mesh_.arcs.size(); ++i)
        if (mesh_.arcs[i].second < 0 && arcBounds_[i].intersects(box)) near.push_back(&mesh_.arcs[i]);
    return {ring, uncovered(ring, near)};
}

/// Simplifies lines; what it knows already is not worked out again.
class Shapes::Simplifier {
public:
    explicit Simplifier(double fine) : fine_(fine) {}
    void know(const QPolygonF& line, const QPolygonF& simple) { known_.emplace(line.constData(), simple); }
    void know(const std::vector<QPolygonF>& lines, const std::vector<QPolygonF>& simple) {
        for (std::size_t i = 0; i < lines.size(); ++i)
            know(lines[i], simple[i]);
    }
    QPolygonF operator()(const QPolygonF& line) const {
        const auto known = known_.find(line.constData()); // copies share their points
        return known == known_.end() ? simplified(line, fine_) : known->second;
    }
    std::vector<QPolygonF> operator()(const std::vector<QPolygonF>& lines) const {
        std::vector<QPolygonF> result;
        for (const QPolygonF& line : lines)
            result.push_back((*this)(line));
        return result;
    }

private:
    double fine_;
    std::unordered_map<const QPointF*, QPolygonF> known_;
};

const Shapes::Scenery& Shapes::sceneryAt(double scale) const {
    const int level = levelOf(scale);
    const auto known = sceneries_.find(level);
    if (known != sceneries_.end()) return known->second;
    Scenery scenery;
    makeScenery(scenery, Simplifier(detailOf(level)), SceneryChange::all());
    return sceneries_.emplace(level, std::move(scenery)).first->second;
}

void Shapes::makeScenery(Scenery& scenery, const Simplifier& simple, const SceneryChange& parts) const {
    if (parts.land) {
        scenery.land.clear();
        for (const auto& patch : landPatches_)
            scenery.land.push_back({simple(patch), boundsOf(patch)});
    }
    if (parts.coast) {
        scenery.coast.clear();
        for (const Coast& coast : coast_)
            for (const QPolygonF& line : coast.lines)
                scenery.coast.push_back(simple(line));
    }
    if (parts.lakes) scenery.lakes = simple(picture_->lakes);
    if (parts.rivers) scenery.rivers = simple(picture_->rivers);
    if (parts.lanes) {
        scenery.lanes.clear();
        for (const SeaLane& lane : picture_->lanes)
            scenery.lanes.push_back(simple(lane.line));
    }
    if (parts.hills) {
        scenery.hills.clear();
        for (const Hill& hill : picture_->hills)
            scenery.hills.push_back({simple(hill.body), simple(hill.shade), hill.wood});
    }
}

// --- patches

namespace {

/// The box of what differs between two rings, with the points beside; empty: they are the same.
QRectF differenceOf(const QPolygonF& one, const QPolygonF& other) {
    if (one == other) return {};
    const qsizetype least = std::min(one.size(), other.size());
    qsizetype head = 0;
    while (head < least && one[head] == other[head])
        ++head;
    qsizetype tail = 0;
    while (tail < least - head && one[one.size() - 1 - tail] == other[other.size() - 1 - tail])
        ++tail;
    const auto boxIn = [&](const QPolygonF& ring) {
        QPolygonF part; // and on to the first again where it ends at the last
        for (qsizetype i = std::max<qsizetype>(head - 1, 0);
             i < std::min(ring.size(), ring.size() - tail + 1); ++i)
            part.push_back(ring[i]);
        if (!ring.isEmpty() && (head == 0 || tail == 0)) part << ring.first() << ring.last();
        return part.boundingRect();
    };
    return boxIn(one) | boxIn(other);
}

QRectF differenceOf(const std::vector<QPolygonF>& one, const std::vector<QPolygonF>& other) {
    QRectF box;
    const std::size_t both = std::min(one.size(), other.size());
    for (std::size_t i = 0; i < both; ++i)
        box |= differenceOf(one[i], other[i]);
    for (const auto* rings : {&one, &other})
        for (std::size_t i = both; i < rings->size(); ++i)
            box |= (*rings)[i].boundingRect();
    return box;
}

/// Adds the boxes of the items in which two lists differ, in map units; what both have in common at their
/// start and end does not count.
template <class Item, class Box>
void addDifference(std::vector<QRectF>& boxes, const std::vector<Item>& one, const std::vector<Item>& other,
                   Box boxOfItem) {
    const std::size_t least = std::min(one.size(), other.size());
    std::size_t head = 0;
    while (head < least && one[head] == other[head])
        ++head;
    std::size_t tail = 0;
    while (tail < least - head && one[one.size() - 1 - tail] == other[other.size() - 1 - tail])
        ++tail;
    for (const std::vector<Item>* list : {&one, &other})
        for (std::size_t i = head; i + tail < list->size(); ++i)
            boxes.push_back(boxOfItem((*list)[i]));
}

QRectF boxOfLine(const QPolygonF& line) {
    return line.boundingRect().adjusted(-0.1, -0.1, 0.1, 0.1);
}

} // namespace

ShapesChange Shapes::patch(PicturePatch patch) {
    ShapesChange change;
    MapPicture& picture = ownPicture();
    const Scenery before = sourcesOfScenery(patch);
    QRectF box;
    std::vector<std::pair<int, QPainterPath>> outlines;
    QRectF reach;
    for (PatchedProvince& one : patch.provinces) {
        const auto i = static_cast<std::size_t>(one.number);
        if (i >= picture.provinces.size()) {
            picture.provinces.resize(i + 1);
            picture.neighbours.resize(i + 1);
            bounds_.resize(i + 1);
        }
        if (one.neighbours) picture.neighbours[i] = std::move(*one.neighbours);
        ProvinceOutline& outline = picture.provinces[i];
        const QRectF differs = differenceOf(outline.rings, one.outline.rings);
        if (outline.rings != one.outline.rings) {
            outlines.emplace_back(one.number, closedPath(one.outline.rings, 1));
            change.provinces.push_back(one.number);
            reach |= bounds_[i];
            box |= differs;
        }
        outline = std::move(one.outline);
        bounds_[i] = boundsOf(outline.rings);
        reach |= bounds_[i];
    }
    if (patch.land) {
        addDifference(change.boxes, picture.land, *patch.land, boxOfLine);
        box |= differenceOf(picture.land, *patch.land);
        picture.land = std::move(*patch.land);
        change.scenery.land = true;
        landPatches_ = landPatches(picture.land);
    }
    patchMesh(change, reach);
    patchGrid(change, outlines, box);
    patchScenery(change, std::move(patch), before);
    return change;
}

MapPicture& Shapes::ownPicture() {
    if (!own_ || picture_.use_count() > 2) { // somebody else looks at it: own_ and picture_ are two
        own_ = std::make_shared<MapPicture>(*picture_); // points are shared, not copied
        picture_ = own_;
    }
    return *own_;
}

/// Arcs of the provinces whose outline has changed, and of all that meet these, before or now.
void Shapes::patchMesh(ShapesChange& change, const QRectF& reach) {
    if (change.provinces.empty()) return;
    std::vector<int> near = grid_.provincesNear(reach.adjusted(-1, -1, 1, 1));
    near.insert(near.end(), change.provinces.begin(), change.provinces.end());
    std::sort(near.begin(), near.end());
    near.erase(std::unique(near.begin(), near.end()), near.end());
    change.cut = near;
    const ArcPatch arcs = patchArcs(mesh_, near, [this](int province) -> const std::vector<QPolygonF>& {
        return picture_->provinces[static_cast<std::size_t>(province)].rings;
    });
    for (const int arc : arcs.out)
        change.boxes.push_back(arcBounds_[static_cast<std::size_t>(arc)]);
    arcBounds_.resize(mesh_.arcs.size());
    change.arcs = arcs.out;
    change.arcs.insert(change.arcs.end(), arcs.in.begin(), arcs.in.end());
    for (const int arc : change.arcs) {
        const auto i = static_cast<std::size_t>(arc);
        arcBounds_[i] = mesh_.arcs[i].points.isEmpty() ? QRectF() : boxOf(mesh_.arcs[i]);
    }
    for (const int arc : arcs.in)
        change.boxes.push_back(arcBounds_[static_cast<std::size_t>(arc)]);
    for (auto& [level, points] : details_) {
        points.resize(mesh_.arcs.size());
        for (const int arc : change.arcs)
            points[static_cast<std::size_t>(arc)].clear();
    }
}

void Shapes::patchGrid(ShapesChange& change, std::span<const std::pair<int, QPainterPath>> outlines,
                       const QRectF& box) {
    if (outlines.empty() && !change.scenery.land) return;
    const QRectF around =
        box.adjusted(-2 * grid_.cell(), -2 * grid_.cell(), 2 * grid_.cell(), 2 * grid_.cell());
    QPainterPath idle;
    for (const auto& patch : landPatches_)
        if (patch.front().boundingRect().intersects(around)) idle.addPath(closedPath(patch, 1));
    idle.setFillRule(Qt::OddEvenFill);
    const GridChange cells = grid_.patch(outlines, box, idle);
    costs_.patch(grid_, cells);
    change.sea = cells.coast;
    if (!cells.depths.isEmpty()) {
        const QRectF depths(cells.depths.adjusted(-1, -1, 1, 1));
        change.boxes.push_back(multiplied(depths, grid_.cell()));
    }
}

/// What there is of the parts of the scenery that the patch changes, not simplified.
Shapes::Scenery Shapes::sourcesOfScenery(const PicturePatch& patch) const {
    Scenery sources;
    for (const auto& rings : landPatches_)
        sources.land.push_back({rings, {}});
    for (const Coast& coast : coast_)
        sources.coast.insert(sources.coast.end(), coast.lines.begin(), coast.lines.end());
    if (patch.lakes) sources.lakes = picture_->lakes;
    if (patch.rivers) sources.rivers = picture_->rivers;
    if (patch.lanes)
        for (const SeaLane& lane : picture_->lanes)
            sources.lanes.push_back(lane.line);
    if (patch.hills) sources.hills = picture_->hills;
    return sources;
}

/// Rings whose coast may be another: new ones, and those that changed arcs of a coast pass. Whether any is.
bool Shapes::patchCoast(ShapesChange& change) {
    bool changed = false;
    std::vector<QRectF> seams;
    std::vector<Coast> coasts;
    for (const QPolygonF& ring : picture_->land) {
        const auto known = std::find_if(coast_.begin(), coast_.end(), [&ring](const Coast& coast) {
            return coast.ring.constData() == ring.constData();
        });
        const QRectF box = ring.boundingRect().adjusted(-1, -1, 1, 1);
        const bool touched =
            !change.arcs.empty() && std::any_of(change.boxes.begin(), change.boxes.end(),
                                                [&box](const QRectF& one) { return one.intersects(box); });
        if (known != coast_.end() && !touched) {
            coasts.push_back(*known);
            continue;
        }
        coasts.push_back(coastOf(ring));
        if (known == coast_.end() || known->lines != coasts.back().lines) {
            changed = true; // a line that grows is simplified otherwise all along
            const std::vector<QPolygonF> before =
                known == coast_.end() ? std::vector<QPolygonF>{} : known->lines;
            addDifference(seams, before, coasts.back().lines, boxOfLine);
        }
    }
    changed = changed || coasts.size() != coast_.size();
    if (changed) coast_ = std::move(coasts);
    change.boxes.insert(change.boxes.end(), seams.begin(), seams.end());
    return changed;
}

void Shapes::patchScenery(ShapesChange& change, PicturePatch patch, const Scenery& before) {
    MapPicture& picture = *own_;
    SceneryChange& parts = change.scenery;
    const auto take = [&](auto& now, auto& wanted, bool& changed, auto box) {
        if (!wanted) return;
        addDifference(change.boxes, now, *wanted, box);
        now = std::move(*wanted);
        changed = true;
    };
    if (patch.seaNames) picture.seaNames = std::move(*patch.seaNames);
    take(picture.lakes, patch.lakes, parts.lakes, boxOfLine);
    take(picture.rivers, patch.rivers, parts.rivers, boxOfLine);
    take(picture.lanes, patch.lanes, parts.lanes, [](const SeaLane& lane) { return boxOfLine(lane.line); });
    take(picture.hills, patch.hills, parts.hills,
         [](const Hill& hill) { return hill.body.boundingRect() | boundsOf(hill.shade); });
    if (parts.lanes) costs_.setLanes(grid_, lanesOn(grid_, picture.lanes));
    parts.coast = patchCoast(change);
    if (!parts.any()) return;
    for (auto& [level, scenery] : sceneries_) {
        Simplifier simple(detailOf(level));
        if (parts.land)
            for (std::size_t i = 0; i < before.land.size(); ++i)
                simple.know(before.land[i].rings, scenery.land[i].rings);
        if (parts.coast) simple.know(before.coast, scenery.coast);
        simple.know(before.lakes, scenery.lakes);
        simple.know(before.rivers, scenery.rivers);
        simple.know(before.lanes, scenery.lanes);
        for (std::size_t i = 0; i < before.hills.size(); ++i) {
            simple.know(before.hills[i].body, scenery.hills[i].body);
            simple.know(before.hills[i].shade, scenery.hills[i].shade);
        }
        makeScenery(scenery, simple, parts);
    }
}

// --- what is asked of them

int Shapes::landAt(int province, const QPointF& point) const {
    const auto& rings = picture_->provinces[static_cast<std::size_t>(province)].rings;
    const auto around = std::find_if(rings.begin(), rings.end(), [&](const QPolygonF& ring) {
        return ring.containsPoint(point, Qt::OddEvenFill);
    });
    return around == rings.end() ? -1 : static_cast<int>(around - rings.begin());
}

const QPolygonF& Shapes::arcAt(double scale, int arc) const {
    const int level = levelOf(scale);
    std::vector<QPolygonF>& arcs = details_[level];
    arcs.resize(mesh_.arcs.size());
    const auto i = static_cast<std::size_t>(arc);
    if (arcs[i].isEmpty()) arcs[i] = simplified(mesh_.arcs[i].points, detailOf(level));
    return arcs[i];
}

} // namespace marches::appmap
