#pragma once

#include <QRectF>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <unordered_map>
#include <vector>

namespace marches::appmap {

/// Boxes that stand on the map, by squares of the plane, so that what meets a box is found without asking
/// all. Each belongs to a province and is one of a few kinds.
class BoxIndex {
public:
    enum class Kind : std::uint8_t {
        Name,      ///< a province's name with shield and marks
        Mark,      ///< its marks, where they stand apart from the name
        Room,      ///< kept for its tokens
        Stack,     ///< its tokens with what hangs on them
        Body,      ///< its tokens and mats alone
        Badge,     ///< one of its badges
        Strip,     ///< what it yields, where that is shown of all
        StripLine, ///< from there to the province
        Decoration ///< all of it together
    };
    struct Entry {
        Kind kind;
        int province;
        QRectF box;

        [[nodiscard]] bool is(std::initializer_list<Kind> kinds) const {
            return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
        }
        /// Something that is read and must not be covered.
        [[nodiscard]] bool written() const { return kind == Kind::Name || kind == Kind::Mark; }
    };

    void add(Kind kind, int province, const QRectF& box) {
        if (box.isEmpty()) return;
        eachSquare(box, [&](std::uint64_t key, int, int) { squares_[key].push_back({kind, province, box}); });
    }
    /// `box` as it was added.
    void remove(Kind kind, int province, const QRectF& box) {
        if (box.isEmpty()) return;
        eachSquare(box, [&](std::uint64_t key, int, int) {
            std::erase_if(squares_[key], [&](const Entry& e) {
                return e.kind == kind && e.province == province && e.box == box;
            });
        });
    }
    void clear() { squares_.clear(); }

    /// Calls `visit(entry)` once for each box that meets `box`.
    template <class Visit>
    void each(const QRectF& box, Visit visit) const {
        eachSquare(box, [&](std::uint64_t key, int x, int y) {
            const auto found = squares_.find(key);
            if (found == squares_.end()) return;
            for (const Entry& entry : found->second) {
                if (!entry.box.intersects(box)) continue;
                // a box that lies in several squares is met in the first of them
                const QPointF corner(std::max(entry.box.left(), box.left()),
                                     std::max(entry.box.top(), box.top()));
                if (squareOf(corner.x()) == x && squareOf(corner.y()) == y) visit(entry);
            }
        });
    }

private:
    static int squareOf(double v) {
        constexpr double side = 160; // px
        return static_cast<int>(std::floor(v / side));
    }
    template <class Visit>
    static void eachSquare(const QRectF& box, Visit visit) {
        for (int y = squareOf(box.top()); y <= squareOf(box.bottom()); ++y)
            for (int x = squareOf(box.left()); x <= squareOf(box.right()); ++x)
                visit((static_cast<std::uint64_t>(static_cast<std::uint32_t>(y)) << 32) |
                          static_cast<std::uint32_t>(x),
                      x, y);
    }
    std::unordered_map<std::uint64_t, std::vector<Entry>> squares_;
};

} // namespace marches::appmap
