#include "app/map/area_grid.h"

#include <QColor>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

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
            cells_[offset(column, row)] = ink == seaInk ? sea : ink == landInk ? AreaGrid::land : ink;
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
    // two-pass chamfer distance to the nearest cell of another kind, in thirds of a cell
    std::vector<int> distance(cells_.size(), 0);
    const auto kindAt = [this](int column, int row) {
        return column < 0 || row < 0 || column >= columns_ || row >= rows_ ? -3 : at(column, row);
    };
    const auto relax = [&](int column, int row, int dx, int dy, int step) {
        const int own = kindAt(column, row);
        const int reach =
            kindAt(column + dx, row + dy) == own ? distance[offset(column + dx, row + dy)] + step : step - 1;
        int& here = distance[offset(column, row)];
        here = std::min(here, reach);
    };
    std::fill(distance.begin(), distance.end(), 1 << 28);
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            relax(column, row, -1, 0, 3);
            relax(column, row, -1, -1, 4);
            relax(column, row, 0, -1, 3);
            relax(column, row, 1, -1, 4);
        }
    for (int row = rows_ - 1; row >= 0; --row)
        for (int column = columns_ - 1; column >= 0; --column) {
            relax(column, row, 1, 0, 3);
            relax(column, row, 1, 1, 4);
            relax(column, row, 0, 1, 3);
            relax(column, row, -1, 1, 4);
        }
    depth_.resize(distance.size());
    std::transform(distance.begin(), distance.end(), depth_.begin(),
                   [](int d) { return static_cast<std::uint8_t>(std::min(d, 255)); });
    poles_.assign(provinces_.size(), {});
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const int own = at(column, row);
            if (own < 0) continue;
            Pole& pole = poles_[static_cast<std::size_t>(own)];
            const double radius = distance[offset(column, row)] * cell_ / 3;
            if (radius > pole.radius) pole = {QPointF(column + 0.5, row + 0.5) * cell_, radius};
        }
    for (std::size_t i = 0; i < poles_.size(); ++i)
        if (poles_[i].radius <= 0) poles_[i].point = bounds_[i].center();
}

} // namespace marches::appmap
