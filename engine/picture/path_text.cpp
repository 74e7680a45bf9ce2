#include "engine/picture/path_text.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <utility>

namespace marches {
namespace {

/// A point in whole hundredths of a unit; ordered from the top, then from the left.
struct Hundredths {
    std::int64_t y = 0;
    std::int64_t x = 0;
    auto operator<=>(const Hundredths&) const = default;
};

using HundredthsRow = std::vector<Hundredths>;

/// Returns the points on the grid of hundredths; points that follow each other at one place become one.
HundredthsRow onHundredths(const std::vector<Point>& points) {
    HundredthsRow row;
    row.reserve(points.size());
    for (const Point& point : points) {
        const Hundredths at{std::llround(point.y * 100), std::llround(point.x * 100)};
        if (row.empty() || row.back() != at) row.push_back(at);
    }
    return row;
}

/// Turns a ring so that it begins at its topmost-left point; if that is passed twice, with the lesser rest.
void beginTopmost(HundredthsRow& ring) {
    const Hundredths least = *std::min_element(ring.begin(), ring.end());
    HundredthsRow best;
    for (std::size_t at = 0; at < ring.size(); ++at) {
        if (ring[at] != least) continue;
        HundredthsRow turned = ring;
        std::rotate(turned.begin(), turned.begin() + static_cast<std::ptrdiff_t>(at), turned.end());
        if (best.empty() || turned < best) best = std::move(turned);
    }
    ring = std::move(best);
}

void appendHundredths(std::string& text, std::int64_t value) {
    if (value < 0) text += '-';
    const std::int64_t size = std::abs(value);
    text += std::to_string(size / 100);
    const std::int64_t rest = size % 100;
    if (rest == 0) return;
    text += '.';
    text += static_cast<char>('0' + rest / 10);
    if (rest % 10 != 0) text += static_cast<char>('0' + rest % 10);
}

void appendPair(std::string& text, std::int64_t x, std::int64_t y) {
    appendHundredths(text, x);
    if (y >= 0) text += ',';
    appendHundredths(text, y);
}

void appendRow(std::string& text, const HundredthsRow& row) {
    text += 'M';
    appendPair(text, row.front().x, row.front().y);
    for (std::size_t i = 1; i < row.size(); ++i) {
        const std::int64_t x = row[i].x - row[i - 1].x;
        if (i == 1)
            text += 'l';
        else if (x >= 0)
            text += ' ';
        appendPair(text, x, row[i].y - row[i - 1].y);
    }
}

} // namespace

std::string outlineText(const Outline& outline) {
    std::vector<HundredthsRow> rings;
    for (const Ring& ring : outline.rings) {
        HundredthsRow row = onHundredths(ring);
        while (row.size() > 1 && row.back() == row.front())
            row.pop_back();
        if (row.size() < 3) continue;
        beginTopmost(row);
        rings.push_back(std::move(row));
    }
    std::sort(rings.begin(), rings.end());
    std::string text;
    for (const HundredthsRow& ring : rings) {
        appendRow(text, ring);
        text += 'Z';
    }
    return text;
}

std::string lineText(const std::vector<Point>& line) {
    const HundredthsRow row = onHundredths(line);
    std::string text;
    if (row.size() >= 2) appendRow(text, row);
    return text;
}

} // namespace marches
