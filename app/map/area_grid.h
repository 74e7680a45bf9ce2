#pragma once

#include <QPainterPath>
#include <QPointF>
#include <QRect>
#include <QRectF>
#include <QSizeF>

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace marches::appmap {

/// What a patch has changed in a grid; rectangles of cells.
struct GridChange {
    QRect kinds;                ///< that belong to another province, the sea or land now
    QRect coast;                ///< of these, where sea has come or gone
    QRect neutral;              ///< of these, where a province has come or gone
    QRect depths;               ///< of provinces, that lie nearer to a border now or farther from it
    std::vector<int> provinces; ///< that have cells won or lost, ascending
};

/// A coarse raster says which province each part of the map belongs to, for what is asked thousands of times:
/// hit tests, free places, the coast. Map units in and out.
class AreaGrid {
public:
    static constexpr int sea = -1;  ///< nothing
    static constexpr int land = -2; ///< land that is not in play

    AreaGrid() = default;
    /// `provinces` by position; `idle` is land not in play, may be empty.
    AreaGrid(QSizeF size, const std::vector<QPainterPath>& provinces, const QPainterPath& idle);

    /// Other outlines of some provinces, by number, ascending; numbers from `provinces()` on are new ones.
    /// `box` holds all that differs, map units; `idle`: land not in play, as far as it lies there.
    GridChange patch(std::span<const std::pair<int, QPainterPath>> outlines, const QRectF& box,
                     const QPainterPath& idle);

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

    /// By column, how far the row's cells are from the next border or coast, in thirds of a cell; 255: that
    /// far or farther.
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
    [[nodiscard]] QRect all() const { return {0, 0, columns_, rows_}; }
    [[nodiscard]] QRect cellsOf(const QRectF& box) const; ///< on the sheet, with one more all round
    [[nodiscard]] std::vector<std::size_t> bucketsIn(const QRectF& box) const;
    void setOutline(int province, const QPainterPath& outline);
    /// Kinds of the cells in `part`, row by row, as these provinces and `idle` fill them.
    [[nodiscard]] std::vector<std::int16_t> filled(const QRect& part, std::span<const int> provinces,
                                                   const QPainterPath& idle) const;
    void markBorders(const QPainterPath& outline, const QRect& part);
    [[nodiscard]] std::vector<std::int16_t> distances(const QRect& part) const;
    void findPoles();
    QRect measureAgain(std::span<const int> provinces, QRect part);
    void settlePole(int province);

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
