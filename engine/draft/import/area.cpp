#include "engine/draft/import/area.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace marches::draft {
namespace {

/// How many lines are laid through an area; the result is within a percent for what a person draws.
constexpr int scanLines = 256;

} // namespace

void Area::grow(const Ring& ring) {
    for (const Point point : ring) {
        if (!any_) box_ = {point.x, point.y, point.x, point.y};
        any_ = true;
        box_ = {std::min(box_.left, point.x), std::min(box_.top, point.y), std::max(box_.right, point.x),
                std::max(box_.bottom, point.y)};
    }
}

void Area::add(const DrawnShape& shape) {
    Part part;
    part.rule = shape.rule;
    for (const Subpath& path : shape.paths) {
        grow(path.points);
        part.rings.push_back(path.points);
    }
    parts_.push_back(std::move(part));
}

void Area::add(const Outline& outline) {
    for (const Ring& ring : outline.rings)
        grow(ring);
    parts_.push_back({outline.rings, FillRule::evenOdd});
}

std::vector<Area::Span> Area::spansAt(double y) const {
    std::vector<Span> spans;
    std::vector<std::pair<double, int>> crossings;
    for (const Part& part : parts_) {
        crossings.clear();
        for (const Ring& ring : part.rings)
            for (std::size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++) {
                const Point a = ring[last];
                const Point b = ring[i];
                if ((a.y > y) == (b.y > y)) continue;
                crossings.emplace_back((b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x, b.y > a.y ? 1 : -1);
            }
        std::sort(crossings.begin(), crossings.end());
        int winding = 0;
        for (std::size_t i = 0; i + 1 < crossings.size(); ++i) {
            winding += part.rule == FillRule::evenOdd ? 1 : crossings[i].second;
            const bool inside = part.rule == FillRule::evenOdd ? winding % 2 != 0 : winding != 0;
            if (inside) spans.push_back({crossings[i].first, crossings[i + 1].first});
        }
    }
    std::sort(spans.begin(), spans.end(), [](const Span& a, const Span& b) { return a.from < b.from; });
    std::vector<Span> joined;
    for (const Span& span : spans)
        if (!joined.empty() && span.from <= joined.back().to)
            joined.back().to = std::max(joined.back().to, span.to);
        else
            joined.push_back(span);
    return joined;
}

bool Area::covers(Point point) const {
    if (!any_ || point.x < box_.left || point.x > box_.right || point.y < box_.top || point.y > box_.bottom)
        return false;
    for (const Span& span : spansAt(point.y))
        if (point.x >= span.from && point.x < span.to) return true;
    return false;
}

double Area::size() const {
    const double step = (box_.bottom - box_.top) / scanLines;
    double size = 0;
    for (int line = 0; line < scanLines; ++line)
        for (const Span& span : spansAt(box_.top + (line + 0.5) * step))
            size += (span.to - span.from) * step;
    return size;
}

double Area::sharedWith(const Area& other) const {
    const double top = std::max(box_.top, other.box_.top);
    const double bottom = std::min(box_.bottom, other.box_.bottom);
    if (top >= bottom || box_.left >= other.box_.right || other.box_.left >= box_.right) return 0;
    const double step = (bottom - top) / scanLines;
    double size = 0;
    for (int line = 0; line < scanLines; ++line) {
        const double y = top + (line + 0.5) * step;
        const std::vector<Span> mine = spansAt(y);
        const std::vector<Span> theirs = other.spansAt(y);
        for (std::size_t i = 0, j = 0; i < mine.size() && j < theirs.size();) {
            const double from = std::max(mine[i].from, theirs[j].from);
            const double to = std::min(mine[i].to, theirs[j].to);
            if (to > from) size += (to - from) * step;
            if (mine[i].to < theirs[j].to)
                ++i;
            else
                ++j;
        }
    }
    return size;
}

} // namespace marches::draft
