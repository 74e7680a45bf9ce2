#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <vector>

namespace marches::appmap {

/// A coarse raster of who lies where, for what must be asked thousands of times: hit tests, free places, the
/// coast. Map units in and out.
class AreaGrid {
public:
    static constexpr int sea = -1;  ///< nothing
    static constexpr int land = -2; ///< land that is not in play

    AreaGrid() = default;
    /// `provinces` by position; `idle` is land not in play, may be empty.
    AreaGrid(QSizeF size, const std::vector<QPainterPath>& provinces, const QPainterPath& idle);

    /// The province at a point, exactly; -1 when none.
    [[nodiscard]] int provinceAt(const QPointF& point) const;
    /// Province, `sea` or `land`, to the accuracy of one cell; outside the map: sea.
    [[nodiscard]] int roughly(const QPointF& point) const;

    /// Provinces whose bounding boxes meet `box`, ascending.
    [[nodiscard]] std::vector<int> provincesNear(const QRectF& box) const;

    [[nodiscard]] int provinces() const { return static_cast<int>(provinces_.size()); }
    [[nodiscard]] int columns() const { return columns_; }
    [[nodiscard]] int rows() const { return rows_; }
    /// Side of a cell.
    [[nodiscard]] double cell() const { return cell_; }
    [[nodiscard]] int at(int column, int row) const { return cells_[offset(column, row)]; }

    /// How far a cell is from the next border or coast, in thirds of a cell; 255: that far or farther.
    [[nodiscard]] const std::uint8_t* depthRow(int row) const { return depth_.data() + offset(0, row); }

    /// The point deepest inside a province (its pole of inaccessibility, to the accuracy of one cell) and its
    /// distance from the border. Islands of one province count as apart: the roomiest wins.
    struct Pole {
        QPointF point;
        double radius = 0;
    };
    [[nodiscard]] Pole pole(int province) const { return poles_[static_cast<std::size_t>(province)]; }

private:
    [[nodiscard]] std::size_t offset(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column);
    }
    void markBorders(const QPainterPath& outline);
    void findPoles();

    int columns_ = 0;
    int rows_ = 0;
    double cell_ = 1;
    std::vector<std::int16_t> cells_;
    std::vector<std::uint8_t> depth_;
    std::vector<char> mixed_; ///< cells that a border runs through
    std::vector<QPainterPath> provinces_;
    std::vector<QRectF> bounds_;
    std::vector<std::vector<int>> buckets_; ///< provinces by 32x32 cells
    std::vector<Pole> poles_;
};

} // namespace marches::appmap
