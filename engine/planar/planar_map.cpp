#include "engine/planar/planar_map.h"

#include <algorithm>
#include <cassert>

namespace marches::planar {
namespace {

constexpr std::int32_t cellsAcross = 128;

std::size_t labelIndex(Label label) noexcept {
    assert(label >= undecided);
    return static_cast<std::size_t>(label - undecided);
}

void setMember(std::vector<ArcId>& ids, ArcId id, bool in) {
    const auto place = std::lower_bound(ids.begin(), ids.end(), id);
    const bool there = place != ids.end() && *place == id;
    if (in && !there) ids.insert(place, id);
    if (!in && there) ids.erase(place);
}

} // namespace

PlanarMap::PlanarMap(std::int32_t width, std::int32_t height) : sheet_{0, 0, width, height} {
    assert(width > 0 && height > 0 && width <= maxCoordinate && height <= maxCoordinate);
    layGrid();
    put(std::make_shared<const Arc>(
        std::vector<GridPoint>{{0, 0}, {0, height}, {width, height}, {width, 0}, {0, 0}}, sea, offSheet));
}

PlanarMap::PlanarMap(const GridBox& sheet, const std::vector<ArcPointer>& arcs) : sheet_(sheet) {
    layGrid();
    for (const auto& one : arcs)
        put(one);
}

void PlanarMap::layGrid() {
    cellWidth_ = (sheet_.right - sheet_.left) / cellsAcross + 1;
    cellHeight_ = (sheet_.bottom - sheet_.top) / cellsAcross + 1;
}

void PlanarMap::setSheet(const GridBox& sheet) {
    if (sheet == sheet_) return;
    sheet_ = sheet;
    layGrid();
    cells_.clear();
    for (const ArcId id : arcs())
        for (const std::size_t cell : cellsOf(arc(id)))
            setMember(cells_.write(cell), id, true);
}

std::size_t PlanarMap::cellAt(GridPoint point) const noexcept {
    const auto column = std::clamp((point.x - sheet_.left) / cellWidth_, 0, cellsAcross - 1);
    const auto row = std::clamp((point.y - sheet_.top) / cellHeight_, 0, cellsAcross - 1);
    return static_cast<std::size_t>(row * cellsAcross + column);
}

void PlanarMap::addCells(std::vector<std::size_t>& cells, GridPoint a, GridPoint b) const {
    constexpr auto across = static_cast<std::size_t>(cellsAcross);
    const std::size_t first = cellAt({std::min(a.x, b.x), std::min(a.y, b.y)});
    const std::size_t last = cellAt({std::max(a.x, b.x), std::max(a.y, b.y)});
    if (first == last) {
        if (cells.empty() || cells.back() != first) cells.push_back(first);
        return;
    }
    for (std::size_t row = first / across; row <= last / across; ++row)
        for (std::size_t column = first % across; column <= last % across; ++column) {
            const auto left = sheet_.left + static_cast<std::int32_t>(column) * cellWidth_;
            const auto top = sheet_.top + static_cast<std::int32_t>(row) * cellHeight_;
            const GridBox cell{left, top, left + cellWidth_, top + cellHeight_};
            if (passes(a, b, grown(cell, 1))) cells.push_back(row * across + column);
        }
}

std::vector<std::size_t> PlanarMap::cellsOf(const Arc& arc) const {
    std::vector<std::size_t> cells;
    for (std::size_t at = 0; at + 1 < arc.points.size(); ++at)
        addCells(cells, arc.points[at], arc.points[at + 1]);
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

std::vector<ArcId> PlanarMap::arcsAlong(GridPoint a, GridPoint b) const {
    // A line within a step of a cell is in it too, so nothing near is missed.
    std::vector<std::size_t> cells;
    addCells(cells, a, b);
    for (const GridPoint end : {a, b})
        for (const std::int32_t dx : {-1, 1})
            for (const std::int32_t dy : {-1, 1})
                cells.push_back(cellAt({end.x + dx, end.y + dy}));
    std::sort(cells.begin(), cells.end());
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    if (cells.size() == 1) return cells_[cells.front()];
    std::vector<ArcId> found;
    for (const std::size_t cell : cells)
        found.insert(found.end(), cells_[cell].begin(), cells_[cell].end());
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

void PlanarMap::setIndex(ArcId id, const Arc& arc, bool in) {
    for (const std::size_t cell : cellsOf(arc))
        setMember(cells_.write(cell), id, in);
    for (const Label label : {arc.left, arc.right})
        setMember(labels_.write(labelIndex(label)), id, in);
}

ArcId PlanarMap::put(ArcPointer arc) {
    while (arcs_[lowestFree_])
        ++lowestFree_;
    const ArcId id{static_cast<std::int32_t>(lowestFree_)};
    putAt(id, std::move(arc));
    return id;
}

void PlanarMap::putAt(ArcId id, ArcPointer arc) {
    auto& place = arcs_.write(index(id));
    assert(!place && arc);
    setIndex(id, *arc, true);
    place = std::move(arc);
    ++arcCount_;
}

void PlanarMap::take(ArcId id) {
    auto& place = arcs_.write(index(id));
    assert(place);
    setIndex(id, *place, false);
    place.reset();
    --arcCount_;
    lowestFree_ = std::min(lowestFree_, index(id));
}

ArcPointer PlanarMap::arcPointer(ArcId id) const {
    return arcs_[index(id)];
}

std::vector<ArcId> PlanarMap::arcs() const {
    std::vector<ArcId> all;
    all.reserve(arcCount_);
    for (std::size_t at = 0; at < arcs_.size(); ++at)
        if (arcs_[at]) all.push_back(ArcId{static_cast<std::int32_t>(at)});
    return all;
}

std::size_t PlanarMap::pointCount() const {
    std::size_t count = 0;
    for (const ArcId id : arcs())
        count += arc(id).points.size();
    return count;
}

std::vector<ArcId> PlanarMap::arcsIn(const GridBox& box) const {
    const std::size_t first = cellAt({box.left, box.top});
    const std::size_t last = cellAt({box.right, box.bottom});
    if (first == last) return cells_[first];
    std::vector<ArcId> found;
    constexpr auto across = static_cast<std::size_t>(cellsAcross);
    for (std::size_t row = first / across; row <= last / across; ++row)
        for (std::size_t column = first % across; column <= last % across; ++column) {
            const auto& cell = cells_[row * across + column];
            found.insert(found.end(), cell.begin(), cell.end());
        }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

const std::vector<ArcId>& PlanarMap::arcsOf(Label label) const {
    return labels_[labelIndex(label)];
}

bool PlanarMap::operator==(const PlanarMap& other) const {
    if (sheet_ != other.sheet_ || arcCount_ != other.arcCount_) return false;
    const std::size_t size = std::max(arcs_.size(), other.arcs_.size());
    for (std::size_t at = 0; at < size; ++at) {
        if (arcs_.samePage(other.arcs_, at)) continue;
        const auto& mine = arcs_[at];
        const auto& theirs = other.arcs_[at];
        if (mine != theirs && (!mine || !theirs || !(*mine == *theirs))) return false;
    }
    return true;
}

MapDelta difference(const PlanarMap& before, const PlanarMap& after) {
    MapDelta delta{{}, {}, before.sheet_, after.sheet_};
    const std::size_t size = std::max(before.arcs_.size(), after.arcs_.size());
    constexpr std::size_t page = Pages<ArcPointer>::perPage;
    for (std::size_t start = 0; start < size; start += page) {
        if (before.arcs_.samePage(after.arcs_, start)) continue;
        for (std::size_t at = start; at < start + page; ++at) {
            const auto& old = before.arcs_[at];
            const auto& now = after.arcs_[at];
            if (old == now || (old && now && *old == *now)) continue;
            if (old) delta.out.emplace_back(ArcId{static_cast<std::int32_t>(at)}, old);
            if (now) delta.in.emplace_back(ArcId{static_cast<std::int32_t>(at)}, now);
        }
    }
    return delta;
}

PlanarMap applied(PlanarMap map, const MapDelta& delta) {
    for (const auto& [id, arc] : delta.out)
        map.take(id);
    map.setSheet(delta.sheetAfter);
    for (const auto& [id, arc] : delta.in)
        map.putAt(id, arc);
    return map;
}

} // namespace marches::planar
