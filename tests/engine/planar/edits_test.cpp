#include "engine/planar/check.h"
#include "tests/engine/planar/made_maps.h"

#include <gtest/gtest.h>

namespace marches::planar {
namespace {

constexpr Label west = firstProvince;
constexpr Label east = firstProvince + 1;
constexpr Label isle = firstProvince + 2;
constexpr Label fresh = 100;

// Two provinces of 40 by 40 units side by side, an island 10 units east of them, in a sea of 200 by 100.
PlanarMap twoAndAnIsle() {
    PlanarMap map = drawn(PlanarMap(20000, 10000), square({2000, 3000}, 4000), west);
    map = drawn(map, square({6000, 3000}, 4000), east);
    return drawn(map, square({11000, 3000}, 4000), isle);
}

template <class Result>
PlanarMap valid(const Result& result) {
    EXPECT_TRUE(result.has_value()) << (result ? "" : englishText(result.error().why));
    if (!result) return PlanarMap();
    EXPECT_FALSE(firstBroken(result->map));
    return result->map;
}

template <class Result>
Reason reasonOf(const Result& result) {
    EXPECT_FALSE(result.has_value());
    return result ? Reason{} : result.error().reason;
}

ArcId arcBetween(const PlanarMap& map, Label a, Label b) {
    for (const ArcId id : map.arcsOf(a))
        if (map.arc(id).left == b || map.arc(id).right == b) return id;
    ADD_FAILURE() << "no border";
    return {};
}

std::int64_t squareUnits(const PlanarMap& map, Label label) {
    return map.area2(label) / (2 * stepsPerUnit * stepsPerUnit);
}

} // namespace

TEST(BendTest, takesTheLineAroundAlongTheLessTheFartherItIs) {
    // The border between west and east, with a point each unit, runs from (60, 30) down to (60, 70).
    PlanarMap map = twoAndAnIsle();
    std::vector<GridPoint> course;
    for (std::int32_t y = 3000; y <= 7000; y += 100)
        course.push_back({6000 + (y % 200 == 0 ? 0 : 10), y});
    map = valid(redrawBorder(map, arcBetween(map, west, east), course));
    const ArcId border = arcBetween(map, west, east);
    const auto middle = map.nearestArc({6000, 5000}, 50);
    ASSERT_TRUE(middle);
    const PlanarMap bent = valid(bendBorder(map, border, middle->segment, middle->at, {7000, 5000}, 10));
    const auto& points = bent.arc(arcBetween(bent, west, east)).points;
    const auto at = [&](std::int32_t y) {
        for (const GridPoint point : points)
            if (point.y == y) return point.x;
        ADD_FAILURE() << "no point at " << y;
        return 0;
    };
    EXPECT_EQ(at(5000), 7000);
    EXPECT_EQ(at(3600), 6000); // 14 units away: as it was
    EXPECT_EQ(at(6400), 6000);
    EXPECT_GT(at(4800), at(4400));
    EXPECT_GT(at(4400), 6000);
    EXPECT_EQ(points.size(), map.arc(border).points.size());
}

TEST(BendTest, bendsACoastThatIsARing) {
    const PlanarMap map = twoAndAnIsle();
    const ArcId coast = arcBetween(map, isle, sea);
    const auto corner = map.nearestArc({11000, 3000}, 50);
    ASSERT_TRUE(corner);
    const PlanarMap bent = valid(bendBorder(map, coast, corner->segment, corner->at, {10500, 2500}, 5));
    EXPECT_EQ(bent.labelAt({10600, 2700}), isle);
    EXPECT_GT(bent.area2(isle), map.area2(isle));
}

TEST(DrawTest, takesSeaAndNobodysLandButNotOthers) {
    const PlanarMap map = valid(draw(twoAndAnIsle(), square({1000, 2000}, 6000), fresh));
    EXPECT_EQ(squareUnits(map, west), 1600);
    EXPECT_EQ(squareUnits(map, fresh), 3600 - 1600 - 400); // without west and a quarter of east
}

TEST(DrawTest, takesOthersLandWhenTold) {
    const PlanarMap map = valid(draw(twoAndAnIsle(), square({1000, 2000}, 6000), fresh, {false, {east}}));
    EXPECT_EQ(squareUnits(map, west), 1600);
    EXPECT_EQ(squareUnits(map, east), 1600 - 400);
}

TEST(DrawTest, eachLoopOfALineThatCrossesItselfCounts) {
    const PlanarMap map =
        valid(draw(PlanarMap(10000, 10000), {{1000, 1000}, {5000, 5000}, {5000, 1000}, {1000, 5000}}, fresh));
    EXPECT_EQ(map.faces(fresh).size(), 2U);
    EXPECT_EQ(map.area2(fresh), 2 * (2 * 4000 * 2000 / 2));
}

TEST(DrawTest, refusesWhatChangesNothing) {
    EXPECT_EQ(reasonOf(draw(twoAndAnIsle(), square({3000, 4000}, 1000), west)), Reason::nothingChanges);
    EXPECT_EQ(reasonOf(draw(twoAndAnIsle(), square({3000, 4000}, 1000), fresh)), Reason::overAnother);
    EXPECT_EQ(reasonOf(draw(twoAndAnIsle(), square({200, 200}, 100), fresh)), Reason::nothingChanges);
    EXPECT_EQ(reasonOf(draw(twoAndAnIsle(), {{1, 1}, {2, 2}}, fresh)), Reason::crossesNothing);
}

TEST(SplitTest, theLargerPieceKeepsTheLabelUnlessTold) {
    const auto cut = split(twoAndAnIsle(), {{3000, 2000}, {3000, 8000}}, west, fresh);
    ASSERT_TRUE(cut);
    EXPECT_FALSE(firstBroken(cut->rework.map));
    ASSERT_EQ(cut->pieces.size(), 2U);
    EXPECT_EQ(cut->pieces[0].label, west);
    EXPECT_EQ(squareUnits(cut->rework.map, west), 1200);
    EXPECT_EQ(squareUnits(cut->rework.map, fresh), 400);
    const auto other = split(twoAndAnIsle(), {{3000, 2000}, {3000, 8000}}, west, fresh, {.keeps = 1});
    EXPECT_EQ(squareUnits(other->rework.map, fresh), 1200);
}

TEST(SplitTest, aLineThroughMoreProvincesCutsTheChosenOneAndNamesTheOthers) {
    const auto cut = split(twoAndAnIsle(), {{1000, 5000}, {18000, 5000}}, east, fresh);
    ASSERT_TRUE(cut);
    EXPECT_EQ(cut->also, (std::vector<Label>{west, isle}));
    EXPECT_EQ(
        cut->rework.map.outline(west),
        (std::vector<GridRing>{{{2000, 3000}, {6000, 3000}, {6000, 5000}, {6000, 7000}, {2000, 7000}}}));
    EXPECT_EQ(cut->rework.map.outline(isle), twoAndAnIsle().outline(isle));
}

TEST(SplitTest, aLineThatEndsInsideIsRefusedOrProlonged) {
    const std::vector<GridPoint> line{{3000, 2000}, {3000, 5600}};
    const auto refused = split(twoAndAnIsle(), line, west, fresh);
    ASSERT_EQ(reasonOf(refused), Reason::endsInside);
    EXPECT_EQ(refused.error().at, line.back());
    EXPECT_EQ(englishText(refused.error().why), "The line ends 10 units inside.");
    const auto longer = split(twoAndAnIsle(), line, west, fresh, {.prolong = true});
    ASSERT_TRUE(longer);
    EXPECT_EQ(squareUnits(longer->rework.map, fresh), 400);
}

TEST(SplitTest, aLineThatCrossesNothingIsRefused) {
    EXPECT_EQ(reasonOf(split(twoAndAnIsle(), {{100, 100}, {9000, 100}}, west, fresh)),
              Reason::crossesNothing);
    EXPECT_EQ(reasonOf(split(twoAndAnIsle(), {{100, 100}, {9000, 100}}, 77, fresh)), Reason::noSuchPlace);
}

TEST(SplitTest, aLineThatLeavesAndReturnsMakesMorePieces) {
    const std::vector<GridPoint> bite{{3000, 2000}, {3000, 8000}, {5000, 8000}, {5000, 2000}};
    const auto one = split(twoAndAnIsle(), bite, west, fresh);
    ASSERT_TRUE(one);
    EXPECT_EQ(one->pieces.size(), 3U);
    EXPECT_EQ(one->rework.map.faces(fresh).size(), 2U);
    const auto each = split(twoAndAnIsle(), bite, west, fresh, {.eachItsOwn = true});
    EXPECT_TRUE(each->rework.map.has(fresh) && each->rework.map.has(fresh + 1));
}

TEST(SplitTest, aLoopWithinCutsAPieceOut) {
    const auto cut = split(
        twoAndAnIsle(), {{3000, 4000}, {4000, 4000}, {4000, 5000}, {3000, 5000}, {3000, 4000}}, west, fresh);
    ASSERT_TRUE(cut);
    EXPECT_EQ(squareUnits(cut->rework.map, fresh), 100);
    EXPECT_EQ(cut->rework.map.neighbours(fresh), (std::vector<Neighbour>{{west, 40}}));
}

TEST(SplitTest, aLakeOnTheWayIsNotCutAndGoesAlongWithItsPiece) {
    PlanarMap map = valid(draw(twoAndAnIsle(), square({2500, 4500}, 500), sea, {true, {}}));
    const auto beside = split(map, {{4000, 2000}, {4000, 8000}}, west, fresh);
    ASSERT_TRUE(beside);
    EXPECT_FALSE(firstBroken(beside->rework.map));
    EXPECT_EQ(squareUnits(beside->rework.map, fresh),
              1600 / 2 - 25); // the piece with the lake is the smaller
    const auto across = split(map, {{2750, 2000}, {2750, 8000}}, west, fresh);
    ASSERT_TRUE(across);
    EXPECT_FALSE(firstBroken(across->rework.map));
    EXPECT_EQ(across->rework.map.faceAt({2600, 4700}).area2, 2 * 500 * 500); // the lake is one
}

TEST(MergeTest, neighboursBecomeOneFaceAndOthersOneProvinceOfTwo) {
    EXPECT_EQ(valid(merge(twoAndAnIsle(), east, west)).faces(west).size(), 1U);
    EXPECT_EQ(valid(merge(twoAndAnIsle(), isle, west)).faces(west).size(), 2U);
    EXPECT_EQ(reasonOf(merge(twoAndAnIsle(), west, west)), Reason::nothingChanges);
    EXPECT_EQ(reasonOf(merge(twoAndAnIsle(), 77, west)), Reason::noSuchPlace);
}

TEST(MergeTest, aHoleProvinceIsFilled) {
    PlanarMap map = nestedRings();
    map = valid(merge(map, firstProvince + 1, firstProvince));
    EXPECT_EQ(map.outline(firstProvince).size(), 2U);
    EXPECT_EQ(map.contact(firstProvince, firstProvince + 2), 4 * 120);
}

TEST(DragTest, thePointMovesAndTheOthersStay) {
    const PlanarMap map = valid(dragPoint(twoAndAnIsle(), {2000, 3000}, {1000, 2500}));
    EXPECT_EQ(map.outline(west),
              (std::vector<GridRing>{{{1000, 2500}, {6000, 3000}, {6000, 7000}, {2000, 7000}}}));
    EXPECT_EQ(map.outline(east), twoAndAnIsle().outline(east));
}

TEST(DragTest, aJunctionTakesItsBordersAlong) {
    const PlanarMap map = valid(dragPoint(twoAndAnIsle(), {6000, 3000}, {6500, 2000}));
    EXPECT_EQ(map.halvesFrom({6500, 2000}).size(), 3U);
    EXPECT_TRUE(map.halvesFrom({6000, 3000}).empty());
    EXPECT_EQ(map.outline(west),
              (std::vector<GridRing>{{{6500, 2000}, {6000, 7000}, {2000, 7000}, {2000, 3000}}}));
}

TEST(DragTest, anotherBorderStopsItAndShiftPushesThrough) {
    const PlanarMap map = twoAndAnIsle();
    // East's coast is dragged over the island's.
    EXPECT_EQ(reasonOf(dragPoint(map, {10000, 3000}, {12000, 3500})), Reason::overAnother);
    EXPECT_EQ(farthestDrag(map, {10000, 3000}, {14000, 3000}), (GridPoint{10999, 3000})); // a step before
    EXPECT_EQ(farthestDrag(map, {10000, 3000}, {11000, 3000}), (GridPoint{11000, 3000})); // onto its corner
    const PlanarMap pushed = valid(dragPoint(map, {10000, 3000}, {12000, 3500}, {.through = true}));
    EXPECT_GT(pushed.contact(east, isle), 0);
    EXPECT_LT(squareUnits(pushed, isle), 1600);
}

TEST(DragTest, aThirdProvinceStopsItHoweverSmall) {
    // A rock of 1 square unit in the sea east of the two; the line that is dragged would cut it in two.
    GridRing rock = square({10500, 4000}, 100);
    rock.push_back(rock.front());
    const PlanarMap map = valid(rework(
        twoAndAnIsle(), {Cut{rock}},
        [](std::vector<CutFace>& faces) -> std::optional<Refusal> {
            for (CutFace& face : faces)
                if (face.winding.front() != 0) face.after = fresh;
            return std::nullopt;
        },
        1));
    ASSERT_EQ(map.area2(fresh), 2 * 100 * 100);
    const auto refused = dragPoint(map, {10000, 3000}, {10746, 3000});
    ASSERT_EQ(reasonOf(refused), Reason::overAnother);
    EXPECT_EQ(refused.error().label, fresh);
    const GridPoint reached = farthestDrag(map, {10000, 3000}, {10746, 3000});
    EXPECT_GT(reached.x, 10500);
    EXPECT_LT(reached.x, 10746);
    const PlanarMap before = valid(dragPoint(map, {10000, 3000}, reached));
    EXPECT_EQ(before.outline(fresh), map.outline(fresh));
    EXPECT_EQ(before.contact(fresh, east), 0);
    EXPECT_EQ(reasonOf(dragPoint(map, {10000, 3000}, {10746, 3000}, {.through = true})),
              Reason::wouldSwallow);
}

TEST(DragTest, aJunctionOfFourGoesInEveryDirection) {
    PlanarMap map(40000, 30000);
    Label label = firstProvince;
    for (const std::int32_t y : {5000, 15000})
        for (const std::int32_t x : {5000, 15000})
            map = drawn(map, square({x, y}, 10000), label++);
    for (const GridPoint to : {GridPoint{16000, 15800}, GridPoint{14000, 15800}, GridPoint{14200, 14000},
                               GridPoint{15800, 14000}, GridPoint{15000, 16100}, GridPoint{12345, 13579}}) {
        const PlanarMap moved = valid(dragJunction(map, {15000, 15000}, to));
        EXPECT_EQ(moved.halvesFrom(to).size(), 4U);
        EXPECT_EQ(moved.outline(firstProvince),
                  (std::vector<GridRing>{{{5000, 5000}, {15000, 5000}, to, {5000, 15000}}}));
        EXPECT_EQ(moved.contact(firstProvince, firstProvince + 3), 0);
        EXPECT_EQ(farthestDrag(map, {15000, 15000}, to), to);
    }
}

TEST(DragTest, swallowingAProvinceMustBeAskedFor) {
    const PlanarMap map = drawn(drawn(PlanarMap(20000, 20000), square({2000, 2000}, 4000), west),
                                square({6000, 2500}, 500), east);
    const ArcId border = arcBetween(map, west, east);
    const std::vector<GridPoint> around{{6000, 2500}, {7000, 2000}, {7000, 3500}, {6000, 3000}};
    EXPECT_EQ(reasonOf(redrawBorder(map, border, around)), Reason::overAnother); // the sea
    const auto refused = redrawBorder(map, border, around, {.through = true});
    ASSERT_EQ(reasonOf(refused), Reason::wouldSwallow);
    EXPECT_EQ(refused.error().label, east);
    const auto done = redrawBorder(map, border, around, {.through = true, .swallow = true});
    valid(done);
    EXPECT_EQ(done->gone, (std::vector<Label>{east}));
}

TEST(DragTest, aBorderThatWouldCrossItselfSpringsBack) {
    // The peninsula's west coast is dragged beyond its east coast.
    const PlanarMap map = drawn(PlanarMap(20000, 20000), {{2000, 2000}, {2500, 9000}, {3000, 2000}}, west);
    const auto inserted = insertPoint(map, map.nearestArc({2250, 5500}, 50)->arc,
                                      map.nearestArc({2250, 5500}, 50)->segment, {2200, 5500});
    const PlanarMap bent = valid(inserted);
    EXPECT_EQ(reasonOf(dragPoint(bent, {2200, 5500}, {6000, 5500})), Reason::crossesItself);
}

TEST(DragTest, pointsAreHeldAtTheSheetsEdgeAndLandReachesIt) {
    const PlanarMap map = valid(dragPoint(twoAndAnIsle(), {2000, 3000}, {-900, 3000}));
    EXPECT_EQ(map.labelAt({10, 3005}), west);
    EXPECT_EQ(map.outline(west)[0][0], (GridPoint{0, 3000}));
}

TEST(DragTest, aJunctionOnTheEdgeStaysOnIt) {
    PlanarMap map = drawn(PlanarMap(10000, 10000), square({0, 2000}, 3000), west);
    map = valid(dragPoint(map, {0, 2000}, {700, 1000}));
    EXPECT_EQ(map.halvesFrom({0, 1000}).size(), 3U);
    EXPECT_EQ(squareUnits(map, west), 900 + 150);
}

TEST(PointTest, aPointIsSetIntoABorderAndTakenOut) {
    const PlanarMap map = twoAndAnIsle();
    const auto hit = map.nearestArc({6000, 5000}, 10);
    const PlanarMap more = valid(insertPoint(map, hit->arc, hit->segment, {6500, 5000}));
    EXPECT_EQ(squareUnits(more, west), 1600 + 100);
    const PlanarMap straight = valid(insertPoint(map, hit->arc, hit->segment, {6000, 5000}));
    EXPECT_EQ(straight.outline(west)[0].size(), 5U); // a point that moves nothing is kept too
    EXPECT_EQ(valid(removePoint(more, {6500, 5000})), map);
    EXPECT_EQ(reasonOf(removePoint(map, {6000, 3000})), Reason::notThere);
    EXPECT_EQ(reasonOf(removePoint(map, {6000, 3001})), Reason::noSuchPlace);
    EXPECT_EQ(reasonOf(dragPoint(map, {0, 0}, {50, 50})), Reason::notThere);
}

TEST(CourseTest, aBorderIsLedAnewBetweenTwoOfItsPlaces) {
    const PlanarMap map = twoAndAnIsle();
    const PlanarMap now =
        valid(redrawBorder(map, arcBetween(map, west, east), {{6000, 6000}, {5000, 5000}, {6000, 4000}}));
    EXPECT_EQ(squareUnits(now, west), 1600 - 100);
    EXPECT_EQ(squareUnits(now, east), 1600 + 100);
}

TEST(CourseTest, ofARingTheNearerPartIsLedAnew) {
    const PlanarMap map = twoAndAnIsle();
    const ArcId coast = arcBetween(map, isle, sea);
    for (const auto& course : {std::vector<GridPoint>{{11000, 4000}, {10500, 4500}, {11000, 5000}},
                               std::vector<GridPoint>{{12000, 3000}, {10500, 2500}, {11000, 4000}}}) {
        const PlanarMap now = valid(redrawBorder(map, coast, course));
        EXPECT_GT(squareUnits(now, isle), 1600);
        EXPECT_LT(squareUnits(now, isle), 1800);
    }
}

TEST(CourseTest, calmTakesPointsOutAndRoughPutsThemIn) {
    const PlanarMap map = twoAndAnIsle();
    const PlanarMap rough = valid(roughenBorder(map, arcBetween(map, west, east), 5, 2.0));
    const auto count = rough.arc(arcBetween(rough, west, east)).points.size();
    EXPECT_GT(count, 8U);
    EXPECT_EQ(rough, valid(roughenBorder(map, arcBetween(map, west, east), 5, 2.0)));
    const PlanarMap calm = valid(calmBorder(rough, arcBetween(rough, west, east), 5.0));
    EXPECT_EQ(calm.outline(west), map.outline(west));
    EXPECT_EQ(calm.outline(east), map.outline(east));
    EXPECT_EQ(reasonOf(calmBorder(map, arcBetween(map, west, east))), Reason::nothingChanges);
    // Of a square ring nothing but a line would be left within 35 units: it stays.
    EXPECT_EQ(reasonOf(calmBorder(map, arcBetween(map, isle, sea), 35.0)), Reason::nothingChanges);
}

TEST(LabelTest, aFaceIsGivenAndAProvinceRemoved) {
    const PlanarMap map = twoAndAnIsle();
    EXPECT_EQ(valid(giveFaceTo(map, {12000, 4000}, west)).faces(west).size(), 2U);
    EXPECT_EQ(valid(paint(map, {{3000, 4000}, {12000, 4000}}, quietLand)).faces(quietLand).size(), 2U);
    EXPECT_EQ(squareUnits(valid(remove(map, west)), east), 3200); // the land beside, not the sea
    EXPECT_EQ(valid(remove(map, isle)).labelAt({12000, 4000}), sea);
    EXPECT_EQ(valid(remove(map, west, quietLand)).labelAt({3000, 4000}), quietLand);
    EXPECT_EQ(remove(map, west)->gone, (std::vector<Label>{west}));
    EXPECT_EQ(reasonOf(giveFaceTo(map, {3000, 4000}, west)), Reason::nothingChanges);
}

TEST(JunctionTest, twoBecomeAFourCornerAndPartAgain) {
    // Bricks: the upper two meet a third below, so that two junctions lie 10 units apart.
    PlanarMap map = drawn(PlanarMap(20000, 20000), square({2000, 2000}, 4000), 2);
    map = drawn(map, square({6000, 2000}, 4000), 3);
    map = drawn(map, {{2000, 6000}, {7000, 6000}, {7000, 9000}, {2000, 9000}}, 4);
    map = drawn(map, {{7000, 6000}, {10000, 6000}, {10000, 9000}, {7000, 9000}}, 5);
    const PlanarMap joined = valid(joinJunctions(map, {7000, 6000}, {6000, 6000}));
    EXPECT_EQ(joined.halvesFrom({6000, 6000}).size(), 4U);
    EXPECT_EQ(joined.contact(3, 4), 0);
    const PlanarMap parted = valid(partJunction(joined, {6000, 6000}, {7000, 6100}));
    EXPECT_EQ(parted.halvesFrom({6000, 6000}).size(), 3U);
    EXPECT_EQ(parted.halvesFrom({7000, 6100}).size(), 3U);
    EXPECT_EQ(reasonOf(joinJunctions(map, {7000, 6000}, {2000, 2000})), Reason::noSuchPlace);
    EXPECT_EQ(reasonOf(partJunction(map, {7000, 6000}, {7000, 7000})), Reason::notThere);
}

TEST(CropTest, theSheetIsCutAndMovedToTheCorner) {
    const auto cut = crop(twoAndAnIsle(), {3000, 1000, 10500, 9000});
    const PlanarMap map = valid(cut);
    EXPECT_EQ(map.sheet(), (GridBox{0, 0, 7500, 8000}));
    EXPECT_EQ(squareUnits(map, west), 1200);
    EXPECT_EQ(squareUnits(map, east), 1600);
    EXPECT_EQ(cut->gone, (std::vector<Label>{isle}));
    EXPECT_EQ(applied(map, reversed(cut->delta)), twoAndAnIsle());
    EXPECT_EQ(applied(twoAndAnIsle(), cut->delta), map);
    EXPECT_EQ(reasonOf(crop(twoAndAnIsle(), {0, 0, 30000, 100})), Reason::notThere);
}

} // namespace marches::planar
