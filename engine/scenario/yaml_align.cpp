#include "engine/scenario/yaml_edits.h"

#include <algorithm>
#include <unordered_map>

namespace marches::yaml_edits {
namespace {

constexpr std::size_t mostCells = 1'000'000; ///< of a table of common subsequences

/// How much two elements have to have in common to be taken for one; each next kind is tried on what the one
/// before has left over.
enum class Likeness { same, similar, any };

bool alike(const Node& a, const Node& b, Likeness likeness) {
    if (likeness == Likeness::same) return sameContent(a, b);
    if (likeness == Likeness::any) return true;
    if (a.kind != b.kind || a.isScalar() || a.size() == 0 || b.size() == 0) return false;
    if (a.isMap() && a.keys[0].text != b.keys[0].text) return false;
    return sameContent(a.items[0], b.items[0]);
}

/// Pairs elements of two lists, a run of each at a time.
class Pairing {
public:
    Pairing(const Node& base, const Node& wanted)
        : base_(base), wanted_(wanted), origin_(wanted.size(), isNew) {}

    std::vector<std::size_t> take() {
        run(0, base_.size(), 0, wanted_.size(), Likeness::same);
        return std::move(origin_);
    }

private:
    void run(std::size_t b, std::size_t bEnd, std::size_t w, std::size_t wEnd, Likeness likeness) {
        const auto matches = [&](std::size_t i, std::size_t j) {
            return alike(base_.items[i], wanted_.items[j], likeness);
        };
        while (b < bEnd && w < wEnd && matches(b, w))
            origin_[w++] = b++;
        while (b < bEnd && w < wEnd && matches(bEnd - 1, wEnd - 1))
            origin_[--wEnd] = --bEnd;
        if (b == bEnd || w == wEnd) return;
        const auto left = [&](std::size_t b0, std::size_t b1, std::size_t w0, std::size_t w1) {
            if (b0 < b1 && w0 < w1)
                run(b0, b1, w0, w1, likeness == Likeness::same ? Likeness::similar : Likeness::any);
        };
        const std::size_t rows = bEnd - b;
        const std::size_t columns = wEnd - w;
        if (rows > mostCells / columns) return left(b, bEnd, w, wEnd);
        // longest[r][c]: of the common subsequences of the rows from r and the columns from c on
        std::vector<std::uint32_t> longest((rows + 1) * (columns + 1), 0);
        std::vector<char> same(rows * columns, 0);
        const auto cell = [&](std::size_t r, std::size_t c) -> std::uint32_t& {
            return longest[r * (columns + 1) + c];
        };
        for (std::size_t r = rows; r-- > 0;)
            for (std::size_t c = columns; c-- > 0;) {
                const bool match = matches(b + r, w + c);
                same[r * columns + c] = match ? 1 : 0;
                cell(r, c) = match ? cell(r + 1, c + 1) + 1 : std::max(cell(r + 1, c), cell(r, c + 1));
            }
        std::size_t r = 0;
        std::size_t c = 0;
        std::size_t bLeft = b;
        std::size_t wLeft = w;
        while (r < rows && c < columns) {
            if (same[r * columns + c] != 0) {
                left(bLeft, b + r, wLeft, w + c);
                origin_[w + c] = b + r;
                bLeft = b + ++r;
                wLeft = w + ++c;
            } else if (cell(r + 1, c) >= cell(r, c + 1)) {
                ++r;
            } else {
                ++c;
            }
        }
        left(bLeft, bEnd, wLeft, wEnd);
    }

    const Node& base_;
    const Node& wanted_;
    std::vector<std::size_t> origin_;
};

/// Whether a key that is gone may have become one that is new: both hold the same map or list, or the maps
/// hold the same keys at the same place.
bool renamed(const Node& base, std::size_t i, const Node& wanted, std::size_t j) {
    const Node& before = base.items[i];
    const Node& after = wanted.items[j];
    if (before.size() == 0 || before.kind != after.kind) return false;
    if (sameContent(before, after)) return true;
    return i == j && base.size() == wanted.size() && before.isMap() &&
           std::ranges::equal(before.keys, after.keys, {}, &Node::Key::text, &Node::Key::text);
}

} // namespace

std::vector<std::size_t> originOfKeys(const Node& base, const Node& wanted) {
    constexpr std::size_t mostRenamed = 100; // beyond this keys are only taken away and added
    std::unordered_map<std::string_view, std::size_t> positions;
    for (std::size_t i = 0; i < base.size(); ++i)
        positions.emplace(base.keys[i].text, i);
    std::vector<std::size_t> origin(wanted.size(), isNew);
    std::vector<std::size_t> fresh;
    for (std::size_t j = 0; j < wanted.size(); ++j)
        if (const auto found = positions.find(wanted.keys[j].text); found != positions.end()) {
            origin[j] = found->second;
            positions.erase(found);
        } else {
            fresh.push_back(j);
        }
    if (fresh.size() > mostRenamed || positions.size() > mostRenamed) return origin;
    std::vector<std::size_t> gone;
    for (const auto& [key, i] : positions)
        gone.push_back(i);
    std::ranges::sort(gone);
    for (const std::size_t j : fresh)
        for (std::size_t& i : gone)
            if (i != isNew && renamed(base, i, wanted, j)) {
                origin[j] = std::exchange(i, isNew);
                break;
            }
    return origin;
}

std::vector<std::size_t> originOfElements(const Node& base, const Node& wanted) {
    return Pairing(base, wanted).take();
}

} // namespace marches::yaml_edits
