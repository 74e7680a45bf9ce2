#include "engine/picture/contact.h"
#include "engine/planar/check.h"
#include "engine/planar/svg_changes.h"
#include "tests/engine/planar/geos_oracle.h"
#include "tests/engine/planar/made_maps.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <fstream>
#include <iterator>

namespace marches::planar {
namespace {

constexpr int editsInSeries = 500;

/// Random edits of one map, undone and redone.
class Battery {
public:
    Battery(PlanarMap start, std::uint64_t seed) : map_(start), start_(std::move(start)), dice_(seed) {}

    const PlanarMap& map() const { return map_; }
    int done() const { return static_cast<int>(done_.size()); }

    /// Makes one random edit; returns what it changed, or nothing where it was refused.
    std::optional<MapDelta> edit() {
        if (dice_.below(12) == 0 && undo()) return undone_.back();
        auto result = anyEdit();
        if (!result) return std::nullopt;
        EXPECT_EQ(applied(map_, result->delta), result->map);
        map_ = std::move(result->map);
        done_.push_back(result->delta);
        undone_.clear();
        return result->delta;
    }
    void expectThatUndoAndRedoAreExact() {
        const PlanarMap end = map_;
        while (undo()) {
        }
        EXPECT_EQ(map_, start_);
        for (; !undone_.empty(); undone_.pop_back())
            map_ = applied(map_, reversed(undone_.back()));
        EXPECT_TRUE(map_ == end || done_.empty());
    }

private:
    bool undo() {
        if (done_.empty()) return false;
        undone_.push_back(reversed(done_.back()));
        map_ = applied(map_, undone_.back());
        done_.pop_back();
        return true;
    }
    GridPoint anywhere() {
        return {dice_.between(-50, map_.sheet().right + 50), dice_.between(-50, map_.sheet().bottom + 50)};
    }
    GridPoint near(GridPoint point, int reach) {
        return {point.x + dice_.between(-reach, reach), point.y + dice_.between(-reach, reach)};
    }
    ArcId anyArc() {
        const auto all = map_.arcs();
        return all[static_cast<std::size_t>(dice_.below(static_cast<int>(all.size())))];
    }
    GridPoint anyPoint() {
        const auto& points = map_.arc(anyArc()).points;
        return dice_.below(3) == 0
                   ? points.front()
                   : points[static_cast<std::size_t>(dice_.below(static_cast<int>(points.size())))];
    }
    // A place on a border, at it or somewhere.
    GridPoint place() {
        switch (dice_.below(4)) {
        case 0:
            return anyPoint();
        case 1:
            return near(anyPoint(), 3);
        case 2:
            return near(anyPoint(), 2000);
        default:
            return anywhere();
        }
    }
    std::vector<GridPoint> line(int points) {
        std::vector<GridPoint> row{place()};
        while (static_cast<int>(row.size()) < points)
            row.push_back(dice_.below(2) == 0 ? near(row.back(), 2500) : place());
        return row;
    }
    Label someLabel() { return map_.labelAt(near(anyPoint(), 300)); }
    Label fresh() { return next_ += 10; }

    Expected<Rework, Refusal> anyEdit() {
        const Push push{dice_.below(3) == 0, dice_.below(6) == 0};
        switch (dice_.below(14)) {
        case 0:
            return draw(map_, line(dice_.between(3, 8)), dice_.below(3) == 0 ? someLabelOnSheet() : fresh(),
                        {dice_.below(4) == 0, {}});
        case 1:
        case 2:
            return splitOne();
        case 3:
            return map_.provinces().size() > 12 ? merge(map_, someLabel(), someLabel())
                                                : giveFaceTo(map_, anywhere(), fresh());
        case 4:
            return dragPoint(map_, anyPoint(), place(), push);
        case 5: {
            const GridPoint point = anyPoint();
            return dragPoint(map_, point, near(point, dice_.below(2) == 0 ? 5 : 900), push);
        }
        case 6:
            return insertOne(push);
        case 7:
            return removePoint(map_, anyPoint(), push);
        case 8:
            return redrawBorder(map_, anyArc(), line(dice_.between(2, 7)), push);
        case 9:
            return giveFaceTo(map_, anywhere(), someLabelOnSheet());
        case 10:
            return dice_.below(2) == 0 ? calmBorder(map_, anyArc(), dice_.between(1, 8))
                                       : roughenBorder(map_, anyArc(), dice_.next());
        case 11:
            return map_.provinces().size() > 12 ? remove(map_, someLabel())
                                                : partJunction(map_, anyPoint(), place());
        case 12:
            return bendOne(push);
        default:
            return joinOne();
        }
    }
    Label someLabelOnSheet() {
        const Label label = someLabel();
        return label == offSheet ? sea : label;
    }
    Expected<Rework, Refusal> splitOne() {
        const Label province = someLabel();
        std::vector<GridPoint> way = line(dice_.between(2, 6));
        if (dice_.below(2) == 0 && map_.has(province)) {
            const GridBox box = map_.boxOf(province);
            way = {{box.left - 10, dice_.between(box.top, box.bottom)},
                   {box.right + 10, dice_.between(box.top, box.bottom)}};
        }
        auto result =
            split(map_, way, province, fresh(),
                  {static_cast<std::size_t>(dice_.below(2)), dice_.below(2) == 0, dice_.below(2) == 0});
        if (!result) return unexpected(std::move(result.error()));
        return std::move(result->rework);
    }
    Expected<Rework, Refusal> insertOne(const Push& push) {
        const ArcId arc = anyArc();
        const auto& points = map_.arc(arc).points;
        const auto segment = static_cast<std::size_t>(dice_.below(static_cast<int>(points.size()) - 1));
        return insertPoint(map_, arc, segment, near(points[segment], 1000), push);
    }
    Expected<Rework, Refusal> bendOne(const Push& push) {
        const ArcId arc = anyArc();
        const auto& points = map_.arc(arc).points;
        const auto segment = static_cast<std::size_t>(dice_.below(static_cast<int>(points.size()) - 1));
        const GridPoint from = points[segment];
        return bendBorder(map_, arc, segment, from, near(from, 800), dice_.between(1, 40), push);
    }
    Expected<Rework, Refusal> joinOne() {
        const Arc& arc = map_.arc(anyArc());
        return joinJunctions(map_, arc.points.front(), arc.points.back());
    }

    PlanarMap map_;
    PlanarMap start_;
    Dice dice_;
    Label next_ = 1000;
    std::vector<MapDelta> done_;
    std::vector<MapDelta> undone_;
};

PlanarMap madeMap(int which) {
    switch (which) {
    case 0:
        return blocks({});
    case 1:
        return blocks({.columns = 5, .rows = 3, .margin = 0, .seed = 7});
    case 2:
        return nestedRings();
    case 3:
        return wheel();
    default:
        return fineSteps();
    }
}

GridBox changedBox(const MapDelta& delta) {
    GridBox box{maxCoordinate, maxCoordinate, 0, 0};
    for (const auto* arcs : {&delta.out, &delta.in})
        for (const auto& [id, arc] : *arcs)
            box = {std::min(box.left, arc->box.left), std::min(box.top, arc->box.top),
                   std::max(box.right, arc->box.right), std::max(box.bottom, arc->box.bottom)};
    return box;
}

int fromEnvironment(const char* name, int otherwise) {
    const char* const wanted = std::getenv(name);
    return wanted ? std::atoi(wanted) : otherwise;
}
int wantedEdits() {
    return fromEnvironment("MARCHES_SHEET_EDITS", 2000);
}
/// The number of the first series; runs side by side begin at different ones.
int firstSeries() {
    return fromEnvironment("MARCHES_SHEET_FIRST", 0);
}

void runSeries(int series) {
    const auto seed = static_cast<std::uint64_t>(series) + 1;
    SCOPED_TRACE("series " + std::to_string(series) + ", made map " + std::to_string(series % 5));
    Battery battery(madeMap(series % 5), seed);
    for (int at = 0; at < editsInSeries; ++at) {
        const auto delta = battery.edit();
        if (delta) {
            const auto broken = firstBrokenIn(battery.map(), grown(changedBox(*delta), 2));
            ASSERT_FALSE(broken) << "edit " << at << " fault " << static_cast<int>(broken->fault) << " at "
                                 << broken->at.x << ", " << broken->at.y;
        }
        if (at % 50 != 49) continue;
        const auto broken = firstBroken(battery.map());
        ASSERT_FALSE(broken) << "whole map, edit " << at << " fault " << static_cast<int>(broken->fault)
                             << " at " << broken->at.x << ", " << broken->at.y;
    }
    EXPECT_GT(battery.done(), editsInSeries / 10);
    EXPECT_EQ(faultFoundByGeos(battery.map()), "");
    battery.expectThatUndoAndRedoAreExact();
}

} // namespace

TEST(SheetBatteryTest, randomEditsLeaveAValidMapAndCanBeTakenBack) {
    const int count = (wantedEdits() + editsInSeries - 1) / editsInSeries;
    for (int series = firstSeries(); series < firstSeries() + count; ++series) {
        runSeries(series);
        if (testing::Test::HasFailure()) return;
    }
}

/// The whole map is written into the picture that it came from, and the borders there are those of the map.
void expectThatThePictureShows(const MapSvg& base, const Shown& read, const PlanarMap& map) {
    Shown now = read;
    now.map = map;
    for (const Label label : map.provinces())
        now.ids.emplace(label, "new-" + std::to_string(label));
    const auto bytes = svgOf(base, read, true, now);
    ASSERT_TRUE(bytes) << formatted(bytes.error());
    const PictureResult written = readPicture(*bytes, "a.svg");
    ASSERT_TRUE(written.picture);
    const auto borders = sharedBorders(*written.picture);
    ASSERT_TRUE(borders);
    std::map<std::pair<std::string, std::string>, double> lengths;
    for (const SharedBorder& border : *borders)
        lengths[{border.a, border.b}] = border.length;
    for (const Label label : map.provinces())
        for (const Neighbour& next : map.neighbours(label))
            if (next.label > label) {
                const auto pair = std::minmax(now.ids.at(label), now.ids.at(next.label));
                // The judge of pictures counts what runs near each other too, so it never finds less.
                EXPECT_GT(lengths[pair] + 0.01, next.length) << pair.first << " " << pair.second;
            }
    now.map = read.map;
    now.ids = read.ids;
    EXPECT_TRUE(svgOf(base, read, true, now) == base.bytes);
}

TEST(SheetBatteryTest, randomEditsOfTheBundledMapsAreWrittenToThePoint) {
    for (const char* name : {"western-europe", "eastern-europe"}) {
        SCOPED_TRACE(name);
        std::ifstream file(std::string(MARCHES_SOURCE_DIR) + "/resources/scenarios/" + name + ".svg",
                           std::ios::binary);
        const auto base = readMapSvg({std::istreambuf_iterator<char>(file), {}}, "a.svg");
        ASSERT_TRUE(base);
        const auto welded = weld(base->picture);
        ASSERT_TRUE(welded);
        const int count = (wantedEdits() + 9'999) / 10'000;
        for (int series = firstSeries(); series < firstSeries() + count; ++series) {
            SCOPED_TRACE(series);
            Battery battery(welded->map, static_cast<std::uint64_t>(series) + 101);
            for (int at = 0; at < 100; ++at)
                if (const auto delta = battery.edit()) {
                    const auto broken = firstBrokenIn(battery.map(), grown(changedBox(*delta), 2));
                    ASSERT_FALSE(broken) << "edit " << at << " fault " << static_cast<int>(broken->fault)
                                         << " at " << broken->at.x << ", " << broken->at.y;
                }
            EXPECT_GT(battery.done(), 10);
            EXPECT_EQ(faultFoundByGeos(battery.map()), "");
            expectThatThePictureShows(*base, shownBy(*welded), battery.map());
            battery.expectThatUndoAndRedoAreExact();
            if (testing::Test::HasFailure()) return;
        }
    }
}

} // namespace marches::planar
