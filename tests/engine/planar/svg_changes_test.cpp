#include "engine/picture/contact.h"
#include "engine/planar/calm.h"
#include "engine/planar/check.h"
#include "engine/planar/faces.h"
#include "engine/planar/rework.h"
#include "engine/planar/svg_changes.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iterator>

namespace marches::planar {
namespace {

MapSvg svgFrom(std::string bytes) {
    auto read = readMapSvg(std::move(bytes), "a.svg");
    if (!read) ADD_FAILURE() << formatted(read.error().front());
    return read ? std::move(*read) : MapSvg{};
}

/// Moves a point of a border as an edit does: the old and the new course bound what changes hands.
std::optional<PlanarMap> dragged(const PlanarMap& map, ArcId id, std::size_t at, GridPoint to, Label grows) {
    const Arc& arc = map.arc(id);
    const Cut cut{{arc.points[at - 1], to, arc.points[at + 1], arc.points[at], arc.points[at - 1]}};
    const auto made = rework(
        map, {cut},
        [&](std::vector<CutFace>& faces) -> std::optional<Refusal> {
            for (CutFace& face : faces)
                if (face.winding[0] != 0) face.after = grows;
            return std::nullopt;
        },
        1);
    return made ? std::optional(made->map) : std::nullopt;
}

/// Returns the ids of the paths whose `d` differs; fails where anything else does.
std::set<std::string> changedPaths(const MapSvg& before, const std::string& bytes) {
    const MapSvg after = svgFrom(bytes);
    std::set<std::string> changed;
    std::string restored = bytes;
    EXPECT_EQ(before.paths.size(), after.paths.size());
    for (std::size_t i = std::min(before.paths.size(), after.paths.size()); i-- > 0;) {
        const std::string_view old = before.text(*before.paths[i].data);
        if (old == after.text(*after.paths[i].data)) continue;
        changed.insert(before.paths[i].id.empty() ? "land" : before.paths[i].id);
        restored.replace(after.paths[i].data->begin, after.paths[i].data->size(), old);
    }
    EXPECT_TRUE(restored == before.bytes);
    return changed;
}

class BundledWeld : public testing::TestWithParam<const char*> {
protected:
    void SetUp() override {
        std::ifstream file(std::string(MARCHES_SOURCE_DIR) + "/resources/scenarios/" + GetParam() + ".svg",
                           std::ios::binary);
        base = svgFrom({std::istreambuf_iterator<char>(file), {}});
        const auto made = weld(base.picture);
        ASSERT_TRUE(made) << static_cast<int>(made.error().kind) << " at " << made.error().at.x << ", "
                          << made.error().at.y;
        welded = *made;
        read = shownBy(welded);
    }
    /// Drags a point in the middle of an arc between two labels that `fits` takes, and returns what is
    /// written.
    template <class Fits>
    void expectOnly(Fits fits, bool coast) {
        for (const ArcId id : read.map.arcs()) {
            const Arc& arc = read.map.arc(id);
            if (!fits(arc.left, arc.right) || arc.points.size() < 9) continue;
            const std::size_t at = arc.points.size() / 2;
            const GridPoint from = arc.points[at];
            Shown now = read;
            const Label grows = arc.left >= firstProvince ? arc.left : arc.right;
            const auto map = dragged(read.map, id, at, {from.x + 23, from.y + 31}, grows);
            if (!map || firstBroken(*map)) continue;
            std::set<std::string> wanted;
            for (const Label label : {arc.left, arc.right})
                if (label >= firstProvince) {
                    wanted.insert("prov-" + read.ids.at(label));
                    if (map->outline(label) == read.map.outline(label)) wanted.clear();
                }
            if (wanted.empty()) continue;
            now.map = *map;
            if (coast) wanted.insert("land");
            const auto bytes = svgOf(base, read, true, now);
            ASSERT_TRUE(bytes) << formatted(bytes.error());
            std::set<std::string> changed = changedPaths(base, *bytes);
            for (const std::string& id2 : changed)
                EXPECT_TRUE(wanted.contains(id2) ||
                            (id2.starts_with("calm-") && wanted.contains("prov-" + id2.substr(5))))
                    << id2;
            for (const std::string& id2 : wanted)
                EXPECT_TRUE(changed.contains(id2)) << id2;
            now.map = read.map;
            EXPECT_TRUE(svgOf(base, read, true, now) == base.bytes); // taken back: the opened bytes
            return;
        }
        FAIL() << "no border fits";
    }

    MapSvg base;
    Welded welded;
    Shown read;
};

TEST_P(BundledWeld, isAValidMapAndWrittenUnchangedNotAByteDiffers) {
    const auto broken = firstBroken(welded.map);
    EXPECT_FALSE(broken) << static_cast<int>(broken->fault) << " at " << broken->at.x << ", " << broken->at.y;
    const auto bytes = svgOf(base, read, true, read);
    ASSERT_TRUE(bytes) << formatted(bytes.error());
    EXPECT_TRUE(*bytes == base.bytes);
    EXPECT_TRUE(svgChanges(base, read, true, read) == SvgChanges{});
    // Against the picture's own lines too, not only against what was made of them.
    EXPECT_TRUE(svgChanges(base, read, false, read) == SvgChanges{});
}

TEST_P(BundledWeld, aBorderPointDraggedChangesTheTwoProvinces) {
    expectOnly([](Label a, Label b) { return a >= firstProvince && b >= firstProvince; }, false);
}

TEST_P(BundledWeld, aCoastPointDraggedChangesTheProvinceAndTheLand) {
    expectOnly([](Label a, Label b) { return std::min(a, b) == sea && std::max(a, b) >= firstProvince; },
               true);
}

TEST_P(BundledWeld, contactsAreThoseOfTheWrittenPicture) {
    const auto borders = sharedBorders(base.picture);
    ASSERT_TRUE(borders);
    std::size_t links = 0;
    for (const SharedBorder& border : *borders) {
        const double contact = welded.map.contact(*welded.labelOf(border.a), *welded.labelOf(border.b));
        // The judge also counts what runs along each other within a quarter of a unit around the ends.
        EXPECT_NEAR(contact, border.length, contactLength / 2) << border.a << " " << border.b;
        EXPECT_EQ(contact >= contactLength, border.length >= contactLength) << border.a << " " << border.b;
        links += contact >= contactLength ? 1 : 0;
    }
    std::size_t pairs = 0;
    for (const Label label : welded.map.provinces())
        for (const Neighbour& next : welded.map.neighbours(label))
            if (next.label > label && next.length >= contactLength) ++pairs;
    EXPECT_EQ(pairs, links);
}

TEST_P(BundledWeld, aRenamedAndARemovedProvinceKeepAllOtherBytes) {
    Shown now = read;
    const Label one = welded.map.provinces().front();
    now.ids[one] = "new-name";
    const auto renamed = svgOf(base, read, true, now);
    ASSERT_TRUE(renamed) << formatted(renamed.error());
    EXPECT_EQ(renamed->size() - base.bytes.size(),
              2 * (std::string("new-name").size() - read.ids[one].size()));
    const auto gone = relabelled(read.map, {{one, quietLand}});
    ASSERT_TRUE(gone);
    now.map = gone->map;
    const auto removed = svgOf(base, read, true, now);
    ASSERT_TRUE(removed) << formatted(removed.error());
    const MapSvg after = svgFrom(*removed);
    EXPECT_EQ(after.picture.provinces.size(), base.picture.provinces.size() - 1);
    EXPECT_EQ(after.picture.calm.size(), base.picture.calm.size() - 1);
    EXPECT_EQ(after.picture.land, base.picture.land);
}

TEST_P(BundledWeld, hasNothingToJoin) {
    const auto joined = joinBorders(base.picture, {});
    ASSERT_TRUE(joined);
    EXPECT_EQ(joined->welded.map, welded.map);
    EXPECT_EQ(joined->report.gaps + joined->report.overlaps, 0U);
}

TEST_P(BundledWeld, theCalmOutlinesAreNearThoseOfTheGenerator) {
    // Whether an island of about 60 square units is left out depends on the point where its ring begins, so
    // the generator's file may lack a small one that is here.
    // Both keep within 2.4 units of the border itself, and stand on tenths.
    constexpr double farthest = 2 * 2.4 + 0.2;
    constexpr std::int64_t small2 = std::int64_t{2} * 120 * stepsPerUnit * stepsPerUnit;
    std::size_t same = 0;
    std::size_t points = 0;
    for (const auto& [label, id] : read.ids) {
        const auto found = base.picture.calm.find(id);
        ASSERT_NE(found, base.picture.calm.end());
        std::set<GridPoint> drawn;
        for (const Ring& ring : found->second.rings)
            for (const Point& point : ring)
                drawn.insert(toGrid(point));
        for (const GridRing& ring : calmOutline(read.map, label))
            for (const GridPoint& point : ring) {
                ++points;
                same += drawn.contains(point) ? 1 : 0;
                if (std::abs(area2Of(ring)) >= small2) {
                    EXPECT_LT(distanceToBorder(found->second, toPoint(point)), farthest) << id;
                }
            }
    }
    RecordProperty("points", static_cast<int>(points));
    RecordProperty("same", static_cast<int>(same));
    EXPECT_GT(same * 2, points) << same << " of " << points;
}

INSTANTIATE_TEST_SUITE_P(Maps, BundledWeld, testing::Values("western-europe", "eastern-europe"),
                         [](const auto& test) { return std::string(test.param).substr(0, 4); });

/// A picture of side * side provinces with wavy borders of `steps` segments each, all on the grid of tenths.
std::string quilt(int side, int steps) {
    const auto at = [&](int i, int k, bool level) { // point k of `steps` on the line i
        const int along = k * 200 / steps;
        const int beside = std::min(k % steps, steps - k % steps); // segments to the corner
        // Next to a corner the lines bend less than they are long: two that meet there do not touch again.
        const int aside = beside == 0   ? 0
                          : beside == 1 ? (k * 37 + i * 11) % 7 - 3
                                        : (k * 37 + i * 11) % 21 - 10;
        return level ? std::pair(along, i * 200 + aside) : std::pair(i * 200 + aside, along);
    };
    std::string text =
        "<svg viewBox='0 0 " + std::to_string(side * 20 + 20) + " " + std::to_string(side * 20 + 20) + "'>\n";
    for (int row = 0; row < side; ++row)
        for (int column = 0; column < side; ++column) {
            std::vector<std::pair<int, int>> points;
            const int h = column * steps;
            const int v = row * steps;
            for (int k = 0; k < steps; ++k)
                points.push_back(at(row, h + k, true));
            for (int k = 0; k < steps; ++k)
                points.push_back(at(column + 1, v + k, false));
            for (int k = steps; k > 0; --k)
                points.push_back(at(row + 1, h + k, true));
            for (int k = steps; k > 0; --k)
                points.push_back(at(column, v + k, false));
            text += "<path id='prov-p" + std::to_string(row * side + column) + "' d='M";
            for (const auto& [x, y] : points) {
                const auto tenths = [&](int value) {
                    text +=
                        std::to_string((value + 100) / 10) + '.' + std::to_string((value + 100) % 10) + ' ';
                };
                tenths(x);
                tenths(y);
            }
            text += "Z'/>\n";
        }
    return text + "</svg>\n";
}

TEST(GeneratedMap, isWeldedAndWrittenToTheByte) {
    const char* const asked = std::getenv("MARCHES_WELD_SIDE");
    const int side = asked ? std::atoi(asked) : 12;
    const MapSvg base = svgFrom(quilt(side, 25));
    const auto begin = std::chrono::steady_clock::now();
    const auto welded = weld(base.picture);
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    ASSERT_TRUE(welded) << static_cast<int>(welded.error().kind) << " at " << welded.error().at.x << ", "
                        << welded.error().at.y;
    if (asked)
        std::printf("%d provinces, %zu points: %.3f s\n", side * side, welded->map.pointCount(),
                    took.count());
    EXPECT_EQ(welded->ids.size(), static_cast<std::size_t>(side) * static_cast<std::size_t>(side));
    EXPECT_EQ(welded->map.pointCount(), static_cast<std::size_t>(2 * side * (side + 1)) * 26 + 4 + 1 - 4);
    const Shown read = shownBy(*welded);
    EXPECT_TRUE(svgOf(base, read, true, read) == base.bytes);
    if (!asked) {
        EXPECT_FALSE(firstBroken(welded->map));
    }
    // Two become one: its path holds both, the other path goes, and nothing else changes.
    const Label one = *welded->labelOf("p0");
    const Label other = *welded->labelOf("p1");
    const auto merged = relabelled(read.map, {{other, one}});
    ASSERT_TRUE(merged);
    Shown now = read;
    now.map = merged->map;
    now.ids.erase(other);
    const auto bytes = svgOf(base, read, true, now);
    ASSERT_TRUE(bytes) << formatted(bytes.error());
    const SvgChanges changes = svgChanges(base, read, true, now);
    EXPECT_EQ(changes.changed.size(), 2U);
    EXPECT_TRUE(changes.added.empty());
}

TEST(WrittenMap, aJoinedDrawingIsExactWhenItIsWritten) {
    const MapSvg base = svgFrom(R"(<svg viewBox="0 0 100 60">
<g id="land"><path d="M10 10H71V50H10Z"/></g>
<path id="prov-a" d="M10 10H40V50H10Z"/>
<path id="prov-b" d="M41.3 10H71V50H41.3Z"/>
</svg>)");
    EXPECT_FALSE(weld(base.picture));
    const auto joined = joinBorders(base.picture, {"a", "b"});
    ASSERT_TRUE(joined);
    const Shown now = shownBy(joined->welded);
    const auto bytes = svgOf(base, now, false, now);
    ASSERT_TRUE(bytes) << formatted(bytes.error());
    EXPECT_NE(bytes->find("<path id=\"prov-a\" d=\"M10 10H40V50H10Z\"/>"), std::string::npos) << *bytes;
    const MapSvg after = svgFrom(*bytes);
    const auto again = weld(after.picture);
    ASSERT_TRUE(again);
    EXPECT_DOUBLE_EQ(again->map.contact(*again->labelOf("a"), *again->labelOf("b")), 40);
}

TEST(WrittenMap, landPathsThatDidNotChangeStay) {
    const MapSvg base = svgFrom(R"(<svg viewBox="0 0 100 60">
<g id="land"><path class="x" d="M5 5h10v10h-10z"/><path d="M30 10H60V50H30ZM40 20h5v5h-5z"/></g>
<path id="prov-a" d="M30 10H60V50H30ZM40 20h5v5h-5z"/>
</svg>)");
    const auto welded = weld(base.picture);
    ASSERT_TRUE(welded);
    const Shown read = shownBy(*welded);
    const auto sunk = relabelled(read.map, {{*welded->labelOf("a"), sea}});
    ASSERT_TRUE(sunk);
    Shown now = read;
    now.map = sunk->map;
    const auto bytes = svgOf(base, read, true, now);
    ASSERT_TRUE(bytes) << formatted(bytes.error());
    EXPECT_EQ(*bytes, R"(<svg viewBox="0 0 100 60">
<g id="land"><path class="x" d="M5 5h10v10h-10z"/></g>
</svg>)");
    // A province drawn in the sea is land, in a path of its own or that of what changed.
    const auto drawn = rework(read.map, {Cut{{{7000, 1000}, {8000, 1000}, {8000, 2000}, {7000, 1000}}}},
                              [](std::vector<CutFace>& faces) -> std::optional<Refusal> {
                                  for (CutFace& face : faces)
                                      if (face.winding[0] != 0) face.after = 9;
                                  return std::nullopt;
                              });
    ASSERT_TRUE(drawn);
    now = read;
    now.map = drawn->map;
    now.ids[9] = "new";
    const auto more = svgOf(base, read, true, now);
    ASSERT_TRUE(more) << formatted(more.error());
    EXPECT_NE(
        more->find(
            "<path class=\"x\" d=\"M5 5h10v10h-10z\"/><path d=\"M30 10H60V50H30ZM40 20h5v5h-5z\"/><path"),
        std::string::npos)
        << *more;
    EXPECT_NE(more->find("<path id=\"prov-new\" d=\"M70,10l10,0 0,10Z\"/>"), std::string::npos) << *more;
    EXPECT_EQ(svgFrom(*more).picture.land.size(), 3U);
}

} // namespace
} // namespace marches::planar
