#include "app/map/area_grid.h"

#include <QColor>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

namespace marches::appmap {

namespace {

constexpr int bucketCells = 32;
constexpr double longestSide = 1100; // cells; a few megabytes at most

QRgb inkOf(int value) {
    return 0xFF000000U | static_cast<QRgb>(value);
}

} // namespace

AreaGrid::AreaGrid(QSizeF size, const std::vector<QPainterPath>& provinces, const QPainterPath& idle) {
    cell_ = std::max(1.0, std::max(size.width(), size.height()) / longestSide);
    columns_ = std::max(1, static_cast<int>(std::ceil(size.width() / cell_)));
    rows_ = std::max(1, static_cast<int>(std::ceil(size.height() / cell_)));
    buckets_.resize(static_cast<std::size_t>(columns_ / bucketCells + 1) *
                    static_cast<std::size_t>(rows_ / bucketCells + 1));
    std::vector<int> each(provinces.size());
    for (std::size_t i = 0; i < provinces.size(); ++i) {
        each[i] = static_cast<int>(i);
        setOutline(each[i], provinces[i]);
    }
    cells_ = filled(all(), each, idle);
    mixed_.assign(cells_.size(), 0);
    for (const QPainterPath& outline : provinces)
        markBorders(outline, all());
    findPoles();
}

void AreaGrid::setOutline(int province, const QPainterPath& outline) {
    const auto i = static_cast<std::size_t>(province);
    if (i >= provinces_.size()) {
        provinces_.resize(i + 1);
        bounds_.resize(i + 1);
        poles_.resize(i + 1);
    }
    if (!provinces_[i].isEmpty())
        for (const std::size_t bucket : bucketsIn(bounds_[i]))
            std::erase(buckets_[bucket], province);
    provinces_[i] = outline;
    bounds_[i] = outline.boundingRect();
    if (outline.isEmpty()) return;
    for (const std::size_t bucket : bucketsIn(bounds_[i])) {
        std::vector<int>& list = buckets_[bucket];
        list.insert(std::lower_bound(list.begin(), list.end(), province), province);
    }
}

std::vector<std::int16_t> AreaGrid::filled(const QRect& part, std::span<const int> provinces,
                                           const QPainterPath& idle) const {
    constexpr int seaInk = 0x00FFFFFF;
    constexpr int landInk = 0x00FFFFFD;
    QImage image(part.size(), QImage::Format_RGB32);
    image.fill(inkOf(seaInk));
    {
        QPainter fill(&image);
        fill.translate(-part.topLeft());
        fill.scale(1 / cell_, 1 / cell_);
        fill.setPen(Qt::NoPen);
        fill.setBrush(QColor::fromRgb(inkOf(landInk)));
        fill.drawPath(idle);
        for (const int i : provinces) {
            fill.setBrush(QColor::fromRgb(inkOf(i)));
            fill.drawPath(provinces_[static_cast<std::size_t>(i)]);
        }
    }
    std::vector<std::int16_t> cells;
    cells.reserve(static_cast<std::size_t>(part.width()) * static_cast<std::size_t>(part.height()));
    for (int row = 0; row < part.height(); ++row) {
        const auto* from = reinterpret_cast<const QRgb*>(image.constScanLine(row));
        for (int column = 0; column < part.width(); ++column) {
            const int ink = static_cast<int>(from[column] & 0x00FFFFFFU);
            cells.push_back(static_cast<std::int16_t>(ink == seaInk    ? sea
                                                      : ink == landInk ? AreaGrid::land
                                                                       : ink));
        }
    }
    return cells;
}

QRect AreaGrid::cellsOf(const QRectF& box) const {
    const QRectF cells(box.topLeft() / cell_, box.size() / cell_);
    return cells.toAlignedRect().adjusted(-1, -1, 1, 1) & all();
}

GridChange AreaGrid::patch(std::span<const std::pair<int, QPainterPath>> outlines, const QRectF& box,
                           const QPainterPath& idle) {
    GridChange change;
    QRect measured = cellsOf(box);
    const QRect part = measured;
    for (const auto& [province, outline] : outlines) {
        change.provinces.push_back(province);
        if (province < provinces()) measured |= cellsOf(bounds_[static_cast<std::size_t>(province)]);
        setOutline(province, outline);
    }
    if (part.isEmpty()) return change;
    const std::vector<int> near =
        provincesNear(QRectF(QPointF(part.topLeft()) * cell_, QSizeF(part.size()) * cell_));
    const std::vector<std::int16_t> now = filled(part, near, idle);
    auto next = now.begin();
    for (int row = part.top(); row <= part.bottom(); ++row)
        for (int column = part.left(); column <= part.right(); ++column, ++next) {
            std::int16_t& cell = cells_[offset(column, row)];
            mixed_[offset(column, row)] = 0;
            if (cell == *next) continue;
            const QRect here(column, row, 1, 1);
            change.kinds |= here;
            if ((cell == sea) != (*next == sea)) change.coast |= here;
            if ((cell < 0) != (*next < 0)) change.neutral |= here;
            for (const int kind : {int{cell}, int{*next}})
                if (kind >= 0) change.provinces.push_back(kind);
            cell = *next;
        }
    for (const int province : near)
        markBorders(provinces_[static_cast<std::size_t>(province)], part);
    std::sort(change.provinces.begin(), change.provinces.end());
    change.provinces.erase(std::unique(change.provinces.begin(), change.provinces.end()),
                           change.provinces.end());
    if (!change.kinds.isEmpty()) change.depths = measureAgain(change.provinces, measured);
    for (const int province : change.provinces)
        settlePole(province);
    return change;
}

/// Marks each cell of a part that a line runs through or close by.
void AreaGrid::markBorders(const QPainterPath& outline, const QRect& cells) {
    constexpr double reach = 0.3; // cells
    constexpr double step = 0.4;
    const auto mark = [this, cells](double x, double y) {
        const int left = std::max(cells.left(), static_cast<int>(x - reach));
        const int top = std::max(cells.top(), static_cast<int>(y - reach));
        const int right = std::min(cells.right(), static_cast<int>(x + reach));
        const int bottom = std::min(cells.bottom(), static_cast<int>(y + reach));
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                mixed_[offset(column, row)] = 1;
    };
    const auto passes = [&cells](const QPointF& a, const QPointF& b) {
        return std::max(a.x(), b.x()) >= cells.left() - 1 && std::min(a.x(), b.x()) <= cells.right() + 2 &&
               std::max(a.y(), b.y()) >= cells.top() - 1 && std::min(a.y(), b.y()) <= cells.bottom() + 2;
    };
    QPointF at;
    for (int i = 0; i < outline.elementCount(); ++i) {
        const QPointF to = QPointF(outline.elementAt(i)) / cell_;
        if (!outline.elementAt(i).isMoveTo() && passes(at, to)) {
            const double length = std::max(std::abs(to.x() - at.x()), std::abs(to.y() - at.y()));
            const int parts = static_cast<int>(length / step) + 1;
            for (int part = 1; part <= parts; ++part) {
                const double t = static_cast<double>(part) / parts;
                mark(at.x() + (to.x() - at.x()) * t, at.y() + (to.y() - at.y()) * t);
            }
        }
        at = to;
    }
}

std::vector<std::size_t> AreaGrid::bucketsIn(const QRectF& box) const {
    const int across = columns_ / bucketCells + 1;
    const int down = rows_ / bucketCells + 1;
    const auto clampTo = [side = cell_ * bucketCells](double v, int end) {
        return std::clamp(static_cast<int>(std::floor(v / side)), 0, end - 1);
    };
    std::vector<std::size_t> found;
    for (int row = clampTo(box.top(), down); row <= clampTo(box.bottom(), down); ++row)
        for (int column = clampTo(box.left(), across); column <= clampTo(box.right(), across); ++column)
            found.push_back(static_cast<std::size_t>(row * across + column));
    return found;
}

std::vector<int> AreaGrid::provincesNear(const QRectF& box) const {
    std::vector<int> found;
    for (const std::size_t bucket : bucketsIn(box))
        for (const int i : buckets_[bucket])
            if (bounds_[static_cast<std::size_t>(i)].intersects(box)) found.push_back(i);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

int AreaGrid::roughly(const QPointF& point) const {
    const int column = static_cast<int>(std::floor(point.x() / cell_));
    const int row = static_cast<int>(std::floor(point.y() / cell_));
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return sea;
    return at(column, row);
}

int AreaGrid::provinceAt(const QPointF& point) const {
    const int column = static_cast<int>(std::floor(point.x() / cell_));
    const int row = static_cast<int>(std::floor(point.y() / cell_));
    if (column < 0 || row < 0 || column >= columns_ || row >= rows_) return sea;
    if (!mixed_[offset(column, row)]) return std::max(at(column, row), sea);
    const int across = columns_ / bucketCells + 1;
    const auto& bucket =
        buckets_[static_cast<std::size_t>(row / bucketCells * across + column / bucketCells)];
    for (auto it = bucket.rbegin(); it != bucket.rend(); ++it) {
        const auto i = static_cast<std::size_t>(*it);
        if (bounds_[i].contains(point) && provinces_[i].contains(point)) return *it;
    }
    return sea;
}

/// Returns the two-pass chamfer distance to the nearest cell of another kind, in thirds of a cell, of the
/// cells in a part: rows of it, each with a cell before and after, and such a row above and below. Cells
/// round the part keep what is known of them; beyond the sheet lies another kind still.
std::vector<std::int16_t> AreaGrid::distances(const QRect& part) const {
    using Small = std::int16_t; // gone through eight at a time
    constexpr Small outside = -3;
    const int columns = part.width();
    const int rows = part.height();
    const std::ptrdiff_t across = columns + 2;
    std::vector<Small> kinds(static_cast<std::size_t>(across) * static_cast<std::size_t>(rows + 2), outside);
    std::vector<Small> distance(kinds.size(), std::numeric_limits<Small>::max() / 2);
    const auto start = [across](int row) { return (row + 1) * across + 1; };
    const int first = std::max(0, part.left() - 1);
    const int end = std::min(columns_, part.right() + 2);
    for (int row = -1; row <= rows; ++row) {
        const int y = part.top() + row;
        if (y < 0 || y >= rows_) continue;
        std::copy_n(cells_.data() + offset(first, y), end - first,
                    kinds.data() + start(row) + (first - part.left()));
        const bool around = row < 0 || row == rows;
        for (int x = first; x < end; ++x)
            if (around || x < part.left() || x > part.right())
                distance[static_cast<std::size_t>(start(row) + x - part.left())] = depth_[offset(x, y)];
    }
    const auto pass = [&](int row, int way) {
        const Small* kind = kinds.data() + start(row);
        Small* here = distance.data() + start(row);
        for (const auto& [to, step] : {std::pair{-across - 1, 4}, {-across, 3}, {-across + 1, 4}}) {
            const Small* otherKind = kind + way * to;
            const Small* other = here + way * to;
            for (int x = 0; x < columns; ++x) {
                const auto through = static_cast<Small>(other[x] + step);
                const auto seen = otherKind[x] == kind[x] ? through : static_cast<Small>(step - 1);
                here[x] = std::min(here[x], seen);
            }
        }
        const int last = way > 0 ? columns : -1;
        for (int x = way > 0 ? 0 : columns - 1; x != last; x += way)
            here[x] = std::min(here[x], static_cast<Small>(kind[x - way] == kind[x] ? here[x - way] + 3 : 2));
    };
    for (int row = 0; row < rows; ++row)
        pass(row, 1);
    for (int row = rows - 1; row >= 0; --row)
        pass(row, -1);
    return distance;
}

void AreaGrid::findPoles() {
    const std::vector<std::int16_t> distance = distances(all());
    depth_.resize(cells_.size());
    poles_.assign(provinces_.size(), {});
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const int thirds =
                distance[static_cast<std::size_t>(row + 1) * (static_cast<std::size_t>(columns_) + 2) +
                         static_cast<std::size_t>(column) + 1];
            depth_[offset(column, row)] = static_cast<std::uint8_t>(std::min(thirds, 255));
            const int own = at(column, row);
            if (own < 0) continue;
            Pole& pole = poles_[static_cast<std::size_t>(own)];
            const double radius = thirds * cell_ / 3;
            if (radius > pole.radius) pole = {QPointF(column + 0.5, row + 0.5) * cell_, radius};
        }
    for (int i = 0; i < provinces(); ++i)
        settlePole(i);
}

/// One that has no cell.
void AreaGrid::settlePole(int province) {
    const auto i = static_cast<std::size_t>(province);
    if (poles_[i].radius <= 0) poles_[i].point = bounds_[i].center();
}

/// Depths and poles of these provinces, ascending, and of what lies beside them in `part` and where they are.
/// Returns the cells of provinces whose depth has changed.
QRect AreaGrid::measureAgain(std::span<const int> provinces, QRect part) {
    for (const int province : provinces) {
        part |= cellsOf(bounds_[static_cast<std::size_t>(province)]);
        poles_[static_cast<std::size_t>(province)] = {};
    }
    constexpr int beside = 4; // cells of sea and land whose depth is looked at from a coast
    part = part.adjusted(-beside, -beside, beside, beside) & all();
    const std::vector<std::int16_t> distance = distances(part);
    QRect changed;
    for (int row = part.top(); row <= part.bottom(); ++row)
        for (int column = part.left(); column <= part.right(); ++column) {
            const int own = at(column, row);
            if (own >= 0 && !std::binary_search(provinces.begin(), provinces.end(), own)) continue;
            const int thirds = distance[static_cast<std::size_t>(row - part.top() + 1) *
                                            (static_cast<std::size_t>(part.width()) + 2) +
                                        static_cast<std::size_t>(column - part.left()) + 1];
            std::uint8_t& depth = depth_[offset(column, row)];
            const auto now = static_cast<std::uint8_t>(std::min(thirds, 255));
            if (depth != now && own >= 0) changed |= QRect(column, row, 1, 1);
            depth = now;
            if (own < 0) continue;
            Pole& pole = poles_[static_cast<std::size_t>(own)];
            const double radius = thirds * cell_ / 3;
            if (radius > pole.radius) pole = {QPointF(column + 0.5, row + 0.5) * cell_, radius};
        }
    return changed;
}

} // namespace marches::appmap
