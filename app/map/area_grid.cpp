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
    QImage lines(columns_, rows_, QImage::Format_Grayscale8);
    lines.fill(0);
    {
        QPainter fill(&image);
        fill.scale(1 / cell_, 1 / cell_);
        fill.setPen(Qt::NoPen);
        fill.setBrush(QColor::fromRgb(inkOf(landInk)));
        fill.drawPath(idle);
        QPainter stroke(&lines);
        stroke.scale(1 / cell_, 1 / cell_);
        QPen pen(Qt::white);
        pen.setCosmetic(true);
        pen.setWidth(2);
        stroke.setPen(pen);
        for (std::size_t i = 0; i < provinces.size(); ++i) {
            fill.setBrush(QColor::fromRgb(inkOf(static_cast<int>(i))));
            fill.drawPath(provinces[i]);
            stroke.drawPath(provinces[i]);
        }
    }
    cells_.resize(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_));
    mixed_.resize(cells_.size());
    for (int row = 0; row < rows_; ++row) {
        const auto* from = reinterpret_cast<const QRgb*>(image.constScanLine(row));
        const uchar* line = lines.constScanLine(row);
        for (int column = 0; column < columns_; ++column) {
            const int ink = static_cast<int>(from[column] & 0x00FFFFFFU);
            cells_[offset(column, row)] = ink == seaInk ? sea : ink == landInk ? AreaGrid::land : ink;
            mixed_[offset(column, row)] = line[column] != 0;
        }
    }

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
