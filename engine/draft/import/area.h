#pragma once

#include "engine/picture/drawing.h"

#include <vector>

namespace marches::draft {

/// Rings as they lie on a map, with their rule; pieces of one province are one area.
class Area {
public:
    void add(const DrawnShape& shape);
    void add(const Outline& outline); ///< by the even-odd rule

    const Box& box() const { return box_; }
    bool covers(Point point) const;
    double size() const; ///< square units; each of several hundred lines is exact
    /// Returns the size of what both cover.
    double sharedWith(const Area& other) const;

private:
    struct Part {
        std::vector<Ring> rings;
        FillRule rule = FillRule::evenOdd;
    };
    /// A stretch of a horizontal line.
    struct Span {
        double from = 0;
        double to = 0;
    };
    std::vector<Span> spansAt(double y) const;
    void grow(const Ring& ring);

    std::vector<Part> parts_;
    Box box_;
    bool any_ = false;
};

} // namespace marches::draft
