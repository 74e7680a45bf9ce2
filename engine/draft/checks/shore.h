#pragma once

#include "engine/draft/checks/reading.h"

#include <span>

/// What checks measure on the picture, in SVG units.
namespace marches::draft {

/// Returns a number as it is written in a file: two decimals at most.
std::string numberText(double number);
/// Returns a row of points as it is written: [[x, y], ...].
Node pointsAsNode(std::span<const Point> points);

/// The nearest points of two outlines.
struct Approach {
    Point a;
    Point b;
    double distance = 0;
};
Approach nearestPoints(const Outline& a, const Outline& b);

/// Returns the province whose outline is nearest to this one's; nothing without a picture, an outline or
/// another province. `excepted` are left out.
std::optional<std::string> nearestOf(const Reading& reading, const std::string& id,
                                     std::span<const std::string> excepted = {});

/// Land and provinces of a picture on a grid of squares, for ways over water.
class WaterGrid {
public:
    explicit WaterGrid(const Picture& picture);

    double side() const noexcept { return side_; } ///< of a square
    bool onSheet(Point point) const;
    bool isLand(Point point) const; ///< beyond the sheet lies no land

    /// Finds a way over water from one outline to another, in the middle of the water where it can be; the
    /// squares near `avoided` lines cost more. Its ends lie on the two shores. Nothing if there is none.
    std::optional<std::vector<Point>> way(const Outline& from, const Outline& to,
                                          std::span<const std::vector<Point>> avoided = {}) const;

private:
    std::size_t cellOf(Point point) const;
    Point centreOf(std::size_t cell) const;
    bool clear(Point a, Point b) const; ///< no land between
    std::vector<double> costs(std::span<const std::vector<Point>> avoided) const;
    std::vector<Point> straightened(const std::vector<Point>& way) const;

    double side_ = 1;
    int columns_ = 1;
    int rows_ = 1;
    std::vector<std::uint8_t> land_;
};

} // namespace marches::draft
