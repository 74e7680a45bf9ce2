// A picture that is patched, again and again, is at each moment the one that a new picture would be.
#include "app/map/shapes.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/image_difference.h"
#include "tests/app/map/made_map.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/register.h"

#include <QRandomGenerator>
#include <QSignalSpy>

#include <algorithm>
#include <set>

namespace marches::appmap {

namespace {

using Moves = std::vector<std::pair<QPointF, QPointF>>;

PatchedProvince asNow(const MapPicture& picture, int number) {
    return {number, picture.provinces[static_cast<std::size_t>(number)], {}};
}

/// All provinces that have one of these points, with the points moved.
PicturePatch moved(const MapPicture& picture, const Moves& moves) {
    PicturePatch patch;
    for (int i = 0; i < static_cast<int>(picture.provinces.size()); ++i) {
        PatchedProvince one = asNow(picture, i);
        one.outline.calm.clear();
        bool touched = false;
        for (QPolygonF& ring : one.outline.rings)
            for (qsizetype at = 0; at < ring.size(); ++at)
                for (const auto& [from, to] : moves)
                    if (ring[at] == from) ring[at] = to, touched = true;
        if (touched) patch.provinces.push_back(std::move(one));
    }
    return patch;
}

/// A 12 by 12 map in a sea, with land not in play below it. Points are whole numbers.
std::shared_ptr<MapPicture> island() {
    const auto made = gridMap(12, 6);
    auto picture = std::make_shared<MapPicture>(*made);
    picture->size = QSizeF(1000, 1000);
    for (ProvinceOutline& province : picture->provinces)
        for (QPolygonF& ring : province.rings)
            for (QPointF& point : ring)
                point = QPointF(std::round(point.x() + 100), std::round(point.y() + 100));
    QPolygonF shore; // along the southern edge
    for (int i = 11; i >= 0; --i) {
        const QPolygonF ring = picture->provinces[static_cast<std::size_t>(132 + i)].rings[0];
        for (qsizetype at = 12; at < 18; ++at)
            shore << ring[at];
    }
    shore << QPointF(100, 820) << QPointF(100, 930) << QPointF(900, 930);
    picture->land = {shore};
    picture->lanes = {{0, 11, QPolygonF({{130, 100}, {400, 40}, {790, 100}})}};
    picture->lakes = {QPolygonF({{300, 300}, {330, 300}, {330, 330}})};
    picture->hills = {{QPolygonF({{200, 200}, {210, 190}, {220, 200}}), {}, false}};
    return picture;
}

void compareShapes(const Shapes& patched, const Shapes& fresh) {
    const AreaGrid& a = patched.grid();
    const AreaGrid& b = fresh.grid();
    QCOMPARE(a.provinces(), b.provinces());
    int cells = 0;
    int depths = 0;
    for (int row = 0; row < b.rows(); ++row)
        for (int column = 0; column < b.columns(); ++column) {
            cells += a.at(column, row) != b.at(column, row);
            depths += b.at(column, row) >= 0 && a.depthRow(row)[column] != b.depthRow(row)[column];
        }
    QCOMPARE(cells, 0);
    QCOMPARE(depths, 0);
    for (int i = 0; i < b.provinces(); ++i) {
        QCOMPARE(a.pole(i).point, b.pole(i).point);
        QCOMPARE(a.pole(i).radius, b.pole(i).radius);
        QCOMPARE(patched.bounds(i), fresh.bounds(i));
        QCOMPARE(patched.mesh().rings[static_cast<std::size_t>(i)].size(),
                 fresh.mesh().rings[static_cast<std::size_t>(i)].size());
    }
    QRandomGenerator random(4);
    for (int i = 0; i < 2000; ++i) {
        const QPointF p(random.bounded(1000.0), random.bounded(1000.0));
        QCOMPARE(a.provinceAt(p), b.provinceAt(p));
        const QRectF box(p, QSizeF(random.bounded(200.0), random.bounded(80.0)));
        QCOMPARE(a.provincesNear(box), b.provincesNear(box));
        QCOMPARE(patched.costs().hasNeutral(box), fresh.costs().hasNeutral(box));
        const int province = random.bounded(b.provinces());
        QCOMPARE(patched.costs().under(box, province).cost, fresh.costs().under(box, province).cost);
        QCOMPARE(patched.costs().under(box, province).own, fresh.costs().under(box, province).own);
    }
}

/// By its two sides and its points, from whichever end.
using KnownArc = std::tuple<int, int, std::vector<std::pair<double, double>>>;
std::multiset<KnownArc> arcsOf(const Shapes& shapes) {
    std::multiset<KnownArc> arcs;
    for (const Arc& arc : shapes.mesh().arcs) {
        if (arc.first < 0) continue;
        std::vector<std::pair<double, double>> points;
        for (const QPointF& p : arc.points)
            points.emplace_back(p.x(), p.y());
        if (points.front() == points.back()) { // a ring has no end
            points.pop_back();
            std::rotate(points.begin(), std::min_element(points.begin(), points.end()), points.end());
            if (points[1] > points.back()) std::reverse(points.begin() + 1, points.end());
        } else if (points.back() < points.front()) {
            std::reverse(points.begin(), points.end());
        }
        arcs.emplace(arc.first, arc.second, std::move(points));
    }
    return arcs;
}

void compareAll(const Shapes& patched) {
    const Shapes fresh(std::make_shared<MapPicture>(patched.picture()));
    compareShapes(patched, fresh);
    if (QTest::currentTestFailed()) return;
    QVERIFY(arcsOf(patched) == arcsOf(fresh));
    QCOMPARE(patched.sceneryAt(1).coast.size(), fresh.sceneryAt(1).coast.size());
    QCOMPARE(patched.sceneryAt(1).lakes, fresh.sceneryAt(1).lakes);
    // each ring of arcs closes
    for (const auto& rings : patched.mesh().rings)
        for (const ArcRing& ring : rings) {
            QPointF at;
            for (const ArcUse& use : ring) {
                const QPolygonF& points = patched.mesh().arcs[static_cast<std::size_t>(use.arc)].points;
                const QPointF begin = use.reversed ? points.last() : points.first();
                if (&use != &ring.front()) QCOMPARE(begin, at);
                at = use.reversed ? points.first() : points.last();
            }
        }
}

QImage seen(MapView& view) {
    view.panels().setOverviewShown(false);
    return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
}

class PatchTest : public QObject {
    Q_OBJECT

private slots:
    void draggedPoints() {
        Shapes shapes(island());
        (void)shapes.sceneryAt(1);
        QRandomGenerator random(11);
        for (int round = 0; round < 25; ++round) {
            const MapPicture& picture = shapes.picture();
            const auto& rings = picture.provinces[static_cast<std::size_t>(random.bounded(144))].rings;
            if (rings.empty()) continue;
            const QPolygonF& ring = rings[0];
            const QPointF from = ring[random.bounded(static_cast<int>(ring.size()))];
            const QPointF to = from + QPointF(random.bounded(9) - 4, random.bounded(9) - 4);
            PicturePatch patch = moved(picture, {{from, to}});
            if (round % 5 == 4) { // the shore follows
                std::vector<QPolygonF> land = picture.land;
                for (QPointF& point : land[0])
                    if (point == from) point = to;
                patch.land = land;
            }
            (void)shapes.patch(std::move(patch));
            compareAll(shapes);
            if (QTest::currentTestFailed()) return;
        }
    }

    void provincesComeAndGo() {
        Shapes shapes(island());
        const ProvinceOutline outline = shapes.picture().provinces[65];
        const ProvinceOutline corner = shapes.picture().provinces[0];
        const auto set = [&shapes](int number, ProvinceOutline now) {
            (void)shapes.patch({.provinces = {{number, std::move(now), {}}}});
            compareAll(shapes);
        };
        set(65, {}); // a hole of sea
        QCOMPARE(shapes.grid().provinceAt({430, 430}), -1);
        set(144, outline); // a new one comes there
        QCOMPARE(shapes.grid().provinceAt({430, 430}), 144);
        set(0, {});
        set(144, {});
        set(65, outline);
        set(0, corner);
        QCOMPARE(shapes.grid().provinceAt({430, 430}), 65);
        QCOMPARE(shapes.count(), 145);
    }

    void anEnclaveIsCutOutAndGrows() {
        Shapes shapes(island());
        for (const double side : {20.0, 26.0, 14.0}) {
            const QPolygonF hole(
                {{420, 420}, {420 + side, 420}, {420 + side, 420 + side}, {420, 420 + side}});
            PicturePatch patch;
            patch.provinces.push_back(asNow(shapes.picture(), 65));
            patch.provinces.back().outline.rings.resize(1);
            patch.provinces.back().outline.rings.push_back(hole);
            patch.provinces.push_back({144, {{hole}, {}, {}}, {}});
            (void)shapes.patch(std::move(patch));
            compareAll(shapes);
            if (QTest::currentTestFailed()) return;
        }
    }

    /// What is patched is painted as a new picture is, and nothing far away is painted.
    void theViewFollows() {
        MapView view;
        view.resize(900, 700);
        const auto start = island();
        view.setPicture(start);
        for (int i = 0; i < view.provinceCount(); ++i)
            view.setFace(idOf(i), madeFace(i));
        view.setScale(1.4);
        view.centreOn(QPointF(400, 400));
        view.show();
        (void)seen(view);
        const QRectF part = view.visibleMap();

        const QPointF from = start->provinces[65].rings[0][8];
        PicturePatch patch = moved(view.shapes()->picture(), {{from, from + QPointF(7, 5)}});
        patch.lakes = {{QPolygonF({{340, 340}, {360, 340}, {350, 365}})}};
        patch.rivers = {{QPolygonF({{430, 380}, {450, 400}, {480, 390}})}};
        QSignalSpy patched(&view, &MapView::picturePatched);
        view.patch(std::move(patch));
        QCOMPARE(patched.count(), 1);
        QVERIFY(!patched[0][0].toRectF().contains(QPointF(600, 600)));
        QCOMPARE(view.visibleMap(), part);
        QCOMPARE(view.face(idOf(65)), madeFace(65));
        const QImage now = seen(view);

        MapView other;
        other.resize(view.size());
        other.setPicture(std::make_shared<MapPicture>(view.shapes()->picture()));
        for (int i = 0; i < other.provinceCount(); ++i)
            other.setFace(idOf(i), madeFace(i));
        other.setScale(1.4);
        other.centreOn(QPointF(400, 400));
        QVERIFY(greatestDifference(now, seen(other)) <= 8); // what comes of painting in parts
    }

    /// While patch follows patch a name stays; then it goes where there is room.
    void namesFollowWhenPatchesPause() {
        MapView view;
        view.resize(900, 700);
        view.setPicture(island());
        for (int i = 0; i < view.provinceCount(); ++i)
            view.setFace(idOf(i), madeFace(i));
        view.setScale(1.4);
        view.centreOn(QPointF(400, 400));
        view.show();
        (void)seen(view);
        const QRectF name = view.labels().places()[65].name;
        PatchedProvince gone = asNow(view.shapes()->picture(), 65);
        for (QPointF& point : gone.outline.rings[0]) // its western half is lost
            point.rx() = std::max(point.x(), 435.0);
        view.patch({.provinces = {gone}});
        QCOMPARE(view.scene().places->label(65).name, name);
        QTRY_VERIFY(view.scene().places->label(65).name != name);
        // one that comes and has a face is named, one that goes is not
        view.patch({.provinces = {{65, {}, {}}, {144, gone.outline, {}}}});
        ProvinceFace face = madeFace(3);
        face.name = QStringLiteral("Mosel");
        view.setFace(idOf(144), face);
        view.settle();
        (void)seen(view);
        QVERIFY(!view.labels().places()[144].name.isEmpty());
        QVERIFY(view.labels().places()[65].name.isEmpty());
        QCOMPARE(view.provinceAt(view.toView({450, 430})), idOf(144));
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::PatchTest, look)

#include "patch_test.moc"
