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

AreaGrid::AreaGrid(QSizeF size, const std::vector<QPainterPath>& provinces, const QPainterPath& idle)
    : provinces_(provinces) {
    cell_ = std::max(1.0, std::max(size.width(), size.height()) / longestSide);
    columns_ = std::max(1, static_cast<int>(std::ceil(size.width() / cell_)));
    rows_ = std::max(1, static_cast<int>(std::ceil(size.height() / cell_)));

    constexpr int seaInk = 0x00FFFFFF;
    constexpr int landInk = 0x00FFFFFD;
    QImage image(columns_, rows_, QImage::Format_RGB32);
    image.fill(inkOf(seaInk));
    {
        QPainter fill(&image);
        fill.scale(1 / cell_, 1 / cell_);
        fill.setPen(Qt::NoPen);
        fill.setBrush(QColor::fromRgb(inkOf(landInk)));
        fill.drawPath(idle);
        for (std::size_t i = 0; i < provinces.size(); ++i) {
            fill.setBrush(QColor::fromRgb(inkOf(static_cast<int>(i))));
            fill.drawPath(provinces[i]);
        }
    }
    cells_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    for (int row = 0; row < rows_; ++row) {
        const auto* from = reinterpret_cast<const QRgb*>(image.constScanLine(row));
        for (int column = 0; column < columns_; ++column) {
            const int ink = static_cast<int>(from[column] & 0x00FFFFFFU);
            cells_[offset(column, row)] = static_cast<std::int16_t>(ink == seaInk    ? sea
                                                                    : ink == landInk ? AreaGrid::land
                                                                                     : ink);
        }
    }

    mixed_.assign(cells_.size(), 0);
    for (const QPainterPath& outline : provinces)
        markBorders(outline);

    const int across = columns_ / bucketCells + 1;
    const int down = rows_ / bucketCells + 1;
    buckets_.resize(static_cast<std::size_t>(across) * static_cast<std::size_t>(down));
    const double side = cell_ * bucketCells;
    for (std::size_t i = 0; i < provinces.size(); ++i) {
        const QRectF box = provinces[i].boundingRect();
        bounds_.push_back(box);
        const auto clampTo = [](double v, int end) {
            return std::clamp(static_cast<int>(std::floor(v)), 0, end - 1);
        };
        for (int row = clampTo(box.top() / side, down); row <= clampTo(box.bottom() / side, down); ++row)
            for (int column = clampTo(box.left() / side, across);
                 column <= clampTo(box.right() / side, across); ++column)
                buckets_[static_cast<std::size_t>(row * across + column)].push_back(static_cast<int>(i));
    }
    findPoles();
}

/// Marks each cell that a line runs through or close by.
void AreaGrid::markBorders(const QPainterPath& outline) {
    constexpr double reach = 0.3; // cells
    constexpr double step = 0.4;
    const auto mark = [this](double x, double y) {
        const int left = std::max(0, static_cast<int>(x - reach));
        const int top = std::max(0, static_cast<int>(y - reach));
        const int right = std::min(columns_ - 1, static_cast<int>(x + reach));
        const int bottom = std::min(rows_ - 1, static_cast<int>(y + reach));
        for (int row = top; row <= bottom; ++row)
            for (int column = left; column <= right; ++column)
                mixed_[offset(column, row)] = 1;
    };
    QPointF at;
    for (int i = 0; i < outline.elementCount(); ++i) {
        const QPointF to = QPointF(outline.elementAt(i)) / cell_;
        if (!outline.elementAt(i).isMoveTo()) {
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

std::vector<int> AreaGrid::provincesNear(const QRectF& box) const {
    const int across = columns_ / bucketCells + 1;
    const int down = rows_ / bucketCells + 1;
    const double side = cell_ * bucketCells;
    const auto clampTo = [side](double v, int end) {
        return std::clamp(static_cast<int>(std::floor(v / side)), 0, end - 1);
    };
    std::vector<int> found;
    for (int row = clampTo(box.top(), down); row <= clampTo(box.bottom(), down); ++row)
        for (int column = clampTo(box.left(), across); column <= clampTo(box.right(), across); ++column)
            for (const int i : buckets_[static_cast<std::size_t>(row * across + column)])
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

void AreaGrid::findPoles() {
    // Two-pass chamfer distance to the nearest cell of another kind, in thirds of a cell. Beyond the edges
    // lies another kind still: a row above and below, a cell before and after each row.
    using Small = std::int16_t; // gone through eight at a time
    constexpr Small outside = -3;
    const std::ptrdiff_t across = columns_ + 2;
    std::vector<Small> kinds(static_cast<std::size_t>(across) * static_cast<std::size_t>(rows_ + 2), outside);
    std::vector<Small> distance(kinds.size(), std::numeric_limits<Small>::max() / 2);
    const auto start = [across](int row) { return (row + 1) * across + 1; };
    for (int row = 0; row < rows_; ++row)
        std::copy_n(cells_.data() + offset(0, row), columns_, kinds.data() + start(row));
    const auto pass = [&](int row, int way) {
        const Small* kind = kinds.data() + start(row);
        Small* here = distance.data() + start(row);
        for (const auto& [to, step] : {std::pair{-across - 1, 4}, {-across, 3}, {-across + 1, 4}}) {
            const Small* otherKind = kind + way * to;
            const Small* other = here + way * to;
            for (int x = 0; x < columns_; ++x) {
                const auto through = static_cast<Small>(other[x] + step);
                const auto seen = otherKind[x] == kind[x] ? through : static_cast<Small>(step - 1);
                here[x] = std::min(here[x], seen);
            }
        }
        const int end = way > 0 ? columns_ : -1;
        for (int x = way > 0 ? 0 : columns_ - 1; x != end; x += way)
            here[x] = std::min(here[x], static_cast<Small>(kind[x - way] == kind[x] ? here[x - way] + 3 : 2));
    };
    for (int row = 0; row < rows_; ++row)
        pass(row, 1);
    for (int row = rows_ - 1; row >= 0; --row)
        pass(row, -1);
    depth_.resize(cells_.size());
    poles_.assign(provinces_.size(), {});
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const int thirds = distance[static_cast<std::size_t>(start(row) + column)];
            depth_[offset(column, row)] = static_cast<std::uint8_t>(std::min(thirds, 255));
            const int own = at(column, row);
            if (own < 0) continue;
            Pole& pole = poles_[static_cast<std::size_t>(own)];
            const double radius = thirds * cell_ / 3;
            if (radius > pole.radius) pole = {QPointF(column + 0.5, row + 0.5) * cell_, radius};
        }
    for (std::size_t i = 0; i < poles_.size(); ++i)
        if (poles_[i].radius <= 0) poles_[i].point = bounds_[i].center();
}

} // namespace marches::appmap
