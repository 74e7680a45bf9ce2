#include "engine/picture/contact.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <tuple>
#include <unordered_map>

namespace marches {
namespace {

constexpr double finestStep = 1.0; // SVG units: the least length of the pieces compared
constexpr double mostSteps = 2'000'000;
constexpr std::size_t mostComparisons = 200'000'000; // more would take over a second
constexpr double cellSteps = 4.0;                    // size of a cell of the grid that finds near pieces

struct Piece {
    Point a;
    Point b;
    std::uint32_t province;
};

std::int64_t cellOf(std::int64_t x, std::int64_t y) {
    return x * 4'000'000 + y;
}

/// Cuts the borders of all provinces into short pieces and puts them into a grid.
class PieceGrid {
public:
    PieceGrid(double step, double tolerance) : step_(step), cell_(cellSteps * step), tolerance_(tolerance) {}

    void add(const Outline& outline, std::uint32_t province) {
        for (const Ring& ring : outline.rings)
            for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
                cut(ring[before], ring[i], province);
    }

    std::optional<std::vector<SharedBorder>> shared(const std::vector<std::string>& names) const {
        std::unordered_map<std::uint64_t, double>
            lengths; // ordered pair of provinces: border of the first along the second
        std::vector<std::uint32_t> near;
        std::size_t comparisons = 0;
        for (const Piece& piece : pieces_) {
            const Point middle{(piece.a.x + piece.b.x) / 2, (piece.a.y + piece.b.y) / 2};
            near.clear();
            comparisons += look(cellOf(column(middle.x), column(middle.y)), piece, middle, near);
            if (comparisons > mostComparisons) return std::nullopt;
            for (const std::uint32_t other : near)
                lengths[(std::uint64_t{piece.province} << 32U) | other] +=
                    std::hypot(piece.b.x - piece.a.x, piece.b.y - piece.a.y);
        }
        std::vector<SharedBorder> result;
        for (const auto& [pair, length] : lengths) {
            const auto a = static_cast<std::uint32_t>(pair >> 32U);
            const auto b = static_cast<std::uint32_t>(pair);
            if (a < b) result.push_back({names[a], names[b], std::min(length, reverse(lengths, a, b))});
        }
        std::erase_if(result, [](const SharedBorder& border) { return border.length <= 0; });
        std::sort(result.begin(), result.end(), [](const SharedBorder& x, const SharedBorder& y) {
            return std::tie(x.a, x.b) < std::tie(y.a, y.b);
        });
        return result;
    }

private:
    std::int64_t column(double at) const { return static_cast<std::int64_t>(std::floor(at / cell_)); }

    static double reverse(const std::unordered_map<std::uint64_t, double>& lengths, std::uint32_t a,
                          std::uint32_t b) {
        const auto found = lengths.find((std::uint64_t{b} << 32U) | a);
        return found == lengths.end() ? 0 : found->second;
    }

    void cut(Point a, Point b, std::uint32_t province) {
        const double length = std::hypot(b.x - a.x, b.y - a.y);
        const int count = std::max(1, static_cast<int>(std::ceil(length / step_)));
        for (int i = 0; i < count; ++i) {
            const auto at = [&](int k) {
                const double t = static_cast<double>(k) / count;
                return Point{a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
            };
            add({at(i), at(i + 1), province});
        }
    }

    /// Adds the piece to every cell that is within the tolerance of it.
    void add(const Piece& piece) {
        const auto number = static_cast<std::uint32_t>(pieces_.size());
        pieces_.push_back(piece);
        const auto [left, right] = std::minmax(piece.a.x, piece.b.x);
        const auto [top, bottom] = std::minmax(piece.a.y, piece.b.y);
        for (std::int64_t x = column(left - tolerance_); x <= column(right + tolerance_); ++x)
            for (std::int64_t y = column(top - tolerance_); y <= column(bottom + tolerance_); ++y)
                cells_[cellOf(x, y)].push_back(number);
    }

    /// Adds to `near` each province whose border passes the piece in this cell; returns how many pieces the
    /// cell holds.
    std::size_t look(std::int64_t cell, const Piece& piece, Point middle,
                     std::vector<std::uint32_t>& near) const {
        const auto found = cells_.find(cell);
        if (found == cells_.end()) return 0;
        for (const std::uint32_t i : found->second) {
            const Piece& other = pieces_[i];
            if (other.province == piece.province ||
                std::find(near.begin(), near.end(), other.province) != near.end())
                continue;
            if (distanceToSegment(middle, other.a, other.b) <= tolerance_) near.push_back(other.province);
        }
        return found->second.size();
    }

    double step_;
    double cell_;
    double tolerance_;
    std::vector<Piece> pieces_;
    std::unordered_map<std::int64_t, std::vector<std::uint32_t>> cells_;
};

} // namespace

std::optional<std::vector<SharedBorder>> sharedBorders(const Picture& picture, double tolerance) {
    double length = 0;
    for (const auto& [id, outline] : picture.provinces)
        for (const Ring& ring : outline.rings)
            for (std::size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
                length += std::hypot(ring[i].x - ring[before].x, ring[i].y - ring[before].y);
    PieceGrid grid(std::max(finestStep, length / mostSteps), tolerance);
    std::vector<std::string> names;
    for (const auto& [id, outline] : picture.provinces) {
        grid.add(outline, static_cast<std::uint32_t>(names.size()));
        names.push_back(id);
    }
    return grid.shared(names);
}

} // namespace marches
