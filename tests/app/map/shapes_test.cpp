// Arcs shared by neighbours, hit tests, poles, travel from province to province.
#include "app/map/arcs.h"
#include "app/map/area_grid.h"
#include "app/map/inlets.h"
#include "app/map/travel.h"
#include "engine/picture/outline.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"
#include "tests/engine/effort.h"

#include <QLineF>
#include <QRandomGenerator>

#include <algorithm>
#include <cmath>
#include <map>
#include <numbers>
#include <set>

namespace marches::appmap {

namespace {

QPolygonF square(double x, double y, double side) {
    return QPolygonF({{x, y}, {x + side, y}, {x + side, y + side}, {x, y + side}});
}

/// A square with a dent in its right side at half height.
QPolygonF dented(double x, double y, double side, double dent) {
    return QPolygonF(
        {{x, y}, {x + side, y}, {x + side + dent, y + side / 2}, {x + side, y + side}, {x, y + side}});
}

std::vector<QPolygonF> polygons(const QPainterPath& path) {
    const auto list = path.toSubpathPolygons();
    return {list.begin(), list.end()};
}

std::vector<std::vector<QPolygonF>> ringsOf(const MapPicture& picture) {
    std::vector<std::vector<QPolygonF>> rings;
    for (const ProvinceOutline& province : picture.provinces)
        rings.push_back(province.rings);
    return rings;
}

/// Round an island with `inlets` fjords, each of them as long as some tenths of the radius.
QPolygonF fjords(int points, int inlets, QRandomGenerator& random) {
    QPolygonF ring;
    for (int i = 0; i < points; ++i) {
        const double turn = 2 * std::numbers::pi * i / points;
        const double depth = std::pow(std::abs(std::sin(turn * inlets / 2)), 0.2);
        const double far = 100 * (0.7 + 0.3 * depth) + random.bounded(0.5);
        ring << QPointF(200 + far * std::cos(turn), 200 + far * std::sin(turn));
    }
    return ring;
}

/// By the definition: each point is held against each that follows.
QPolygonF withoutInletsOneByOne(const QPolygonF& ring, double narrow, double mostInlet, double mostTongue) {
    QPolygonF kept;
    const qsizetype count = ring.size();
    double whole = 0;
    for (qsizetype i = 1; i < count; ++i)
        whole += ring[i - 1].x() * ring[i].y() - ring[i].x() * ring[i - 1].y();
    whole += ring[count - 1].x() * ring[0].y() - ring[0].x() * ring[count - 1].y();
    for (qsizetype i = 0; i < count;) {
        kept << ring[i];
        qsizetype next = i + 1;
        double way = 0;
        double swept = 0;
        for (qsizetype j = i + 1; j < std::min(count, i + count / 2); ++j) {
            way += QLineF(ring[j - 1], ring[j]).length();
            const QPointF a = ring[j - 1] - ring[i];
            const QPointF b = ring[j] - ring[i];
            swept += a.x() * b.y() - b.x() * a.y();
            const double across = std::hypot(b.x(), b.y());
            const double most = (swept > 0) == (whole > 0) ? mostTongue : mostInlet;
            if (across < narrow && way > 2 * across && std::abs(swept) / 2 < most) next = j;
        }
        i = next;
    }
    return kept;
}

/// The same mesh with every arc simplified.
ArcMesh simplifiedMesh(ArcMesh mesh, double tolerance) {
    for (Arc& arc : mesh.arcs)
        arc.points = simplified(arc.points, tolerance);
    return mesh;
}

QPainterPath outline(const ArcMesh& mesh, int province, double scale, double leastArea = 0) {
    return outline(
        mesh.rings[static_cast<std::size_t>(province)],
        [&mesh](int arc) -> const QPolygonF& { return mesh.arcs[static_cast<std::size_t>(arc)].points; },
        scale, leastArea);
}

} // namespace

class ShapesTest : public QObject {
    Q_OBJECT

private slots:
    void inletsAreCutAsByTheDefinition() {
        QRandomGenerator random(5);
        for (const int inlets : {3, 20, 41})
            for (const double narrow : {2.0, 9.0, 25.0})
                for (const double mostArea : {20.0, 200.0, 1e6}) {
                    const QPolygonF ring = fjords(700, inlets, random);
                    const QPolygonF cut = withoutInlets(ring, narrow, mostArea, mostArea / 4);
                    QCOMPARE(cut, withoutInletsOneByOne(ring, narrow, mostArea, mostArea / 4));
                }
        QVERIFY(withoutInlets(fjords(700, 41, random), 9, 200, 200).size() < 600);
        QPolygonF closed = square(0, 0, 10);
        QCOMPARE(withoutInlets(closed, 1, 1, 1), closed);
        closed << closed.first();
        QCOMPARE(withoutInlets(closed, 1, 1, 1), square(0, 0, 10));
    }

    /// Of the same form one is land and the other water.
    void aTongueOfLandStaysLongerThanAnInlet() {
        const QPolygonF spit({{0, 0}, {20, 0}, {20, 9}, {29, 9}, {29, 11}, {20, 11}, {20, 20}, {0, 20}});
        const QPolygonF bay({{0, 0}, {20, 0}, {20, 9}, {11, 9}, {11, 11}, {20, 11}, {20, 20}, {0, 20}});
        for (const bool turned : {false, true}) {
            const auto way = [turned](QPolygonF ring) {
                if (turned) std::reverse(ring.begin(), ring.end());
                return ring;
            };
            QCOMPARE(withoutInlets(way(spit), 3, 100, 10), way(spit));
            QVERIFY(withoutInlets(way(spit), 3, 10, 100).size() < spit.size());
            QCOMPARE(withoutInlets(way(bay), 3, 10, 100), way(bay));
            QVERIFY(withoutInlets(way(bay), 3, 100, 10).size() < bay.size());
        }
    }

    /// The one north of the Thames, 19 px long at this scale.
    void aThickLineRunsRoundASpitThatIsPlainlySeen() {
        const Shapes shapes(west().picture);
        const ScaledShapes scaled(shapes, 0.66);
        const int london = static_cast<int>(index(west().province("london")));
        QVERIFY(scaled.calm(london).contains(QPointF(755, 788) * scaled.scale()));
    }

    void inletsOfALongOutlineAreSoonCut() {
        QRandomGenerator random(6);
        const QPolygonF ring = fjords(50'000, 400, random);
        QVERIFY(effort([&] { (void)withoutInlets(ring, 0.3, 0.3, 0.3); }) < secondOfEffort / 4);
    }

    void neighboursShareOneArc() {
        const ArcMesh mesh =
            arcMesh({{dented(0, 0, 10, 3)}, {QPolygonF({{10, 0}, {20, 0}, {20, 10}, {10, 10}, {13, 5}})}});
        int shared = 0;
        for (const Arc& arc : mesh.arcs) {
            if (arc.second < 0) continue;
            ++shared;
            QCOMPARE(arc.first, 0);
            QCOMPARE(arc.second, 1);
            QCOMPARE(arc.points.size(), 3);
        }
        QCOMPARE(shared, 1);
        QCOMPARE(mesh.arcs.size(), std::size_t{3});
    }

    void simplifyingOpensNoGap() {
        const ArcMesh mesh =
            arcMesh({{dented(0, 0, 10, 1)}, {QPolygonF({{10, 0}, {20, 0}, {20, 10}, {10, 10}, {11, 5}})}});
        const ArcMesh simple = simplifiedMesh(mesh, 2);
        // without its dent each is a square again, and both lost the same point
        QCOMPARE(polygons(outline(simple, 0, 1)).front().boundingRect(), QRectF(0, 0, 10, 10));
        QCOMPARE(polygons(outline(simple, 1, 1)).front().boundingRect(), QRectF(10, 0, 10, 10));
        QCOMPARE(polygons(outline(mesh, 0, 2)).front().boundingRect(), QRectF(0, 0, 22, 20));
    }

    void enclaveSharesItsWholeRing() {
        QPolygonF hole = square(4, 4, 2);
        // the neighbour's ring runs the other way and begins elsewhere
        QPolygonF inner({{6, 6}, {6, 4}, {4, 4}, {4, 6}});
        const ArcMesh mesh = arcMesh({{square(0, 0, 10), hole}, {inner}});
        int shared = 0;
        for (const Arc& arc : mesh.arcs)
            shared += arc.second == 1;
        QCOMPARE(shared, 1);
        const QPainterPath around = outline(mesh, 0, 1);
        QVERIFY(!around.contains(QPointF(5, 5)));
        QVERIFY(around.contains(QPointF(2, 2)));
    }

    /// Two rings of a province meet in one point of its neighbour's border: the border is two arcs for both.
    void borderIsCutWhereRingsMeet() {
        const std::vector<QPolygonF> pieces{QPolygonF({{10, 0}, {20, 5}, {10, 10}}),
                                            QPolygonF({{10, 10}, {20, 15}, {10, 20}})};
        const QPolygonF beside({{0, 0}, {10, 0}, {10, 10}, {10, 20}, {0, 20}});
        ArcMesh mesh = arcMesh({pieces, {beside}});
        const auto isRight = [](const ArcMesh& tried) {
            std::map<std::pair<int, int>, int> arcs;
            for (const Arc& arc : tried.arcs)
                ++arcs[{arc.first, arc.second}];
            return arcs == std::map<std::pair<int, int>, int>{{{0, 1}, 2}, {{0, -1}, 2}, {{1, -1}, 1}};
        };
        QVERIFY(isRight(mesh));
        const std::vector<std::vector<QPolygonF>> rings{pieces, {beside}};
        for (const std::vector<int>& near : {std::vector{0}, std::vector{1}, std::vector{0, 1}}) {
            patchArcs(mesh, near, [&rings](int province) -> const std::vector<QPolygonF>& {
                return rings[static_cast<std::size_t>(province)];
            });
            QVERIFY(isRight(mesh));
        }
    }

    void smallRingsGoFirst() {
        const ArcMesh mesh = arcMesh({{square(0, 0, 10), square(20, 0, 1)}});
        QCOMPARE(polygons(outline(mesh, 0, 3, 2)).size(), std::size_t{1});
        QCOMPARE(polygons(outline(mesh, 0, 3, 0.5)).size(), std::size_t{2});
        // the largest stays, however small
        QCOMPARE(polygons(outline(mesh, 0, 3, 1000)).size(), std::size_t{1});
    }

    void simplifiedLineKeepsItsEnds() {
        const QPolygonF line({{0, 0}, {1, 0.2}, {2, -0.1}, {3, 0.1}, {4, 3}, {5, 0}});
        QCOMPARE(simplified(line, 0.5), QPolygonF({{0, 0}, {3, 0.1}, {4, 3}, {5, 0}}));
        QCOMPARE(simplified(line, 0), line);
    }

    void everySharedArcHasTwoSides_data() { onBothMaps(); }
    void everySharedArcHasTwoSides() {
        QFETCH(QString, name);
        const BundledMap& map = bundledMap(name.toStdString());
        const ArcMesh mesh = arcMesh(ringsOf(*map.picture));
        std::map<int, std::multiset<int>> users;
        for (std::size_t province = 0; province < mesh.rings.size(); ++province)
            for (const ArcRing& ring : mesh.rings[province])
                for (const ArcUse& use : ring)
                    users[use.arc].insert(static_cast<int>(province));
        for (std::size_t i = 0; i < mesh.arcs.size(); ++i) {
            const Arc& arc = mesh.arcs[i];
            const std::multiset<int> expected =
                arc.second < 0 ? std::multiset<int>{arc.first} : std::multiset<int>{arc.first, arc.second};
            QCOMPARE(users[static_cast<int>(i)], expected);
        }
    }

    void hitsAgreeWithOutlines_data() { onBothMaps(); }
    void hitsAgreeWithOutlines() {
        QFETCH(QString, name);
        const BundledMap& map = bundledMap(name.toStdString());
        const Shapes shapes(map.picture);
        std::vector<QPainterPath> paths;
        for (const ProvinceOutline& province : map.picture->provinces) {
            QPainterPath path;
            for (const QPolygonF& ring : province.rings) {
                path.addPolygon(ring);
                path.closeSubpath();
            }
            paths.push_back(path);
        }
        QRandomGenerator random(20261120);
        const QSizeF size = map.picture->size;
        int land = 0;
        for (int i = 0; i < 20000; ++i) {
            const QPointF p(random.bounded(size.width()), random.bounded(size.height()));
            const int found = shapes.grid().provinceAt(p);
            int inside = -1;
            for (std::size_t j = 0; j < paths.size(); ++j)
                if (paths[j].contains(p)) inside = static_cast<int>(j);
            QCOMPARE(found, inside);
            land += inside >= 0;
        }
        QVERIFY(land > 4000);
        QCOMPARE(shapes.grid().provinceAt(QPointF(-5, 10)), -1);
        QCOMPARE(shapes.grid().provinceAt(QPointF(size.width() + 5, 10)), -1);
    }

    void polesLieDeepInside_data() { onBothMaps(); }
    void polesLieDeepInside() {
        QFETCH(QString, name);
        const BundledMap& map = bundledMap(name.toStdString());
        const Shapes shapes(map.picture);
        for (int i = 0; i < shapes.count(); ++i) {
            Outline outline;
            for (const QPolygonF& ring : map.picture->provinces[static_cast<std::size_t>(i)].rings) {
                Ring points;
                for (const QPointF& p : ring)
                    points.push_back({p.x(), p.y()});
                outline.rings.push_back(points);
            }
            const AreaGrid::Pole pole = shapes.grid().pole(i);
            QVERIFY(contains(outline, {pole.point.x(), pole.point.y()}));
            // the grid's cells are coarse: nearly as deep as the deepest point will do
            const double best = poleOfInaccessibility(outline).distance;
            const double here = distanceToBorder(outline, {pole.point.x(), pole.point.y()});
            QVERIFY2(here > best - 3 * shapes.grid().cell(),
                     qPrintable(QStringLiteral("%1: %2 of %3").arg(i).arg(here).arg(best)));
        }
    }

    void everyLinkCanBeWalked_data() { onBothMaps(); }
    void everyLinkCanBeWalked() {
        QFETCH(QString, name);
        const BundledMap& map = bundledMap(name.toStdString());
        const Shapes shapes(map.picture);
        int byArrows = 0;
        int links = 0;
        for (int from = 0; from < shapes.count(); ++from) {
            const std::vector<int> round = neighboursRound(shapes, from);
            const std::set<int> expected(map.picture->neighbours[static_cast<std::size_t>(from)].begin(),
                                         map.picture->neighbours[static_cast<std::size_t>(from)].end());
            QCOMPARE(std::set<int>(round.begin(), round.end()), expected);
            QCOMPARE(round.size(), expected.size());
            std::set<int> reached;
            for (const Way way : {Way::Left, Way::Right, Way::Up, Way::Down}) {
                const int to = neighbourTowards(shapes, from, way);
                if (to < 0) continue;
                QVERIFY(expected.contains(to));
                reached.insert(to);
            }
            QVERIFY(!reached.empty());
            byArrows += static_cast<int>(reached.size());
            links += static_cast<int>(expected.size());
        }
        // four keys can't reach eight neighbours, but most they do
        QVERIFY2(byArrows * 10 > links * 6, qPrintable(QStringLiteral("%1 of %2").arg(byArrows).arg(links)));
    }

    void arrowsGoTheirWay() {
        const BundledMap& map = west();
        const Shapes shapes(map.picture);
        const auto towards = [&](const char* from, Way way) {
            return neighbourTowards(shapes, static_cast<int>(index(map.province(from))), way);
        };
        const auto id = [&](const char* name) { return static_cast<int>(index(map.province(name))); };
        QCOMPARE(towards("anjou", Way::Right), id("bourbon"));
        QCOMPARE(towards("bourbon", Way::Left), id("anjou"));
        QCOMPARE(towards("bourbon", Way::Down), id("provence"));
        QCOMPARE(towards("london", Way::Up), id("east-anglia"));
        QCOMPARE(towards("orkney", Way::Up), -1);
        const auto capital = [&](int i) { return i == id("orkney") || i == id("provence"); };
        QCOMPARE(nearestTowards(shapes, id("bourbon"), Way::Up, capital), id("orkney"));
        QCOMPARE(nearestTowards(shapes, id("bourbon"), Way::Down, capital), id("provence"));
    }
};

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::ShapesTest, look)

#include "shapes_test.moc"
