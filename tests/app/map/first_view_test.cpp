// What is seen of the map when a game opens: the player's own country and its neighbours whole, and nothing
// that is written cut by an edge.
#include "app/map/first_view.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/image_difference.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/pieces.h"
#include "tests/app/register.h"

#include <QSignalSpy>
#include <QTest>

#include <functional>
#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace marches::appmap {

namespace {

/// The room of the map, px, in a window of 1600 x 1000; `smallView` is that in one of 1280 x 720.
constexpr QSize roomy(1195, 622);

/// As a game begins: the home has an owner and tokens, the others are the Barbarians'.
void showBeginning(MapView& view, const BundledMap& map, ProvinceId home) {
    showNames(view, map);
    view.setYieldsShown(true);
    changeFaces(view, [&](ProvinceId id, ProvinceFace& face) {
        TokenGroup group;
        if (id == home) group.owner = face.owner = theme::PlayerColour::Red;
        MapToken token;
        token.look.owner = group.owner;
        token.look.piece = group.owner ? theme::pieces::fort : theme::pieces::barbarianArmy;
        group.tokens.push_back(token);
        if (group.owner) group.tokens.push_back(token);
        face.groups = {group};
    });
}

class FirstViewTest : public QObject {
    Q_OBJECT

private:
    struct Opening {
        std::shared_ptr<const BundledMap> map;
        ProvinceId home;
        std::unique_ptr<MapView> view;
    };
    std::vector<Opening> openings_; ///< each country's, in windows of two sizes

    void eachOpening(const std::function<void(MapView&, const BundledMap&, ProvinceId)>& look) {
        for (const Opening& opening : openings_) {
            look(*opening.view, *opening.map, opening.home);
            if (QTest::currentTestFailed()) return;
        }
    }

    /// Name, tokens and yields of a province, as far as they are shown; view.
    static std::vector<QRectF> writtenAbout(const MapView& view, ProvinceId id) {
        const LabelPlace& place = view.labels().places()[index(id)];
        const QPointF corner = view.toView({});
        std::vector<QRectF> boxes{place.name.translated(corner), view.stack(id).bounds.translated(corner)};
        if (const auto strip = yieldRect(view, id)) boxes.push_back(*strip);
        return boxes;
    }

private slots:
    void initTestCase() {
        const std::map<const char*, std::vector<const char*>> capitals{
            {"western-europe",
             {"sjaelland", "london", "ile-de-france", "brandenburg", "aberdeen", "dublin", "vlaanderen",
              "schwyz"}},
            {"eastern-europe",
             {"budapest", "valahia", "warszawa", "bohemia", "wien", "dalmacija", "beograd", "bulgaria"}}};
        for (const auto& [name, homes] : capitals) {
            const auto map = std::make_shared<const BundledMap>(bundledMap(name));
            for (const QSize& size : {smallView, roomy})
                for (const char* capital : homes) {
                    const ProvinceId home = map->province(capital);
                    auto view = std::make_unique<MapView>();
                    view->resize(size);
                    showBeginning(*view, *map, home);
                    view->openOn(home);
                    (void)view->grab();
                    openings_.push_back({map, home, std::move(view)});
                }
        }
    }

    void cleanupTestCase() { openings_.clear(); }

    void noEdgeCutsWhatIsWritten() {
        eachOpening([](MapView& view, const BundledMap&, ProvinceId home) {
            const QRectF seen(view.rect());
            for (const ProvinceId id : allProvinces(view)) {
                for (const QRectF& box : writtenAbout(view, id))
                    QVERIFY2(seen.contains(box) || !seen.intersects(box),
                             qPrintable(QStringLiteral("%1, opened on %2, %3 px wide")
                                            .arg(view.face(id).name, view.face(home).name)
                                            .arg(view.width())));
            }
        });
    }

    void theOwnCountryAndItsNeighboursAreWhole() {
        eachOpening([](MapView& view, const BundledMap& map, ProvinceId home) {
            const QRectF seen(view.rect());
            const QRectF legend(view.findChild<MapStrip*>()->geometry());
            const auto checkWhole = [&](ProvinceId id) {
                for (const QRectF& box : writtenAbout(view, id))
                    QVERIFY2(seen.contains(box) && !box.intersects(legend),
                             qPrintable(QStringLiteral("%1, opened on %2, %3 px wide")
                                            .arg(view.face(id).name, view.face(home).name)
                                            .arg(view.width())));
            };
            for (const ProvinceId id : allProvinces(view)) {
                if (view.face(id).region != view.face(home).region) continue;
                checkWhole(id);
                // all but the brim of its land: not every country with all that lies round it has room
                const QRectF land = view.shapes()->bounds(static_cast<int>(index(id)));
                const QRectF part = land & view.visibleMap();
                QVERIFY2(part.width() * part.height() > 0.85 * land.width() * land.height(),
                         qPrintable(QStringLiteral("%1, opened on %2, %3 px wide")
                                        .arg(view.face(id).name, view.face(home).name)
                                        .arg(view.width())));
            }
            for (const ProvinceId id : map.map().neighbours(home))
                checkWhole(id);
        });
    }

    void allCanBeRead() {
        eachOpening([](MapView& view, const BundledMap&, ProvinceId) {
            const QSizeF size = view.shapes()->picture().size;
            const double full = std::max(view.width() / size.width(), view.height() / size.height());
            QVERIFY(view.scale() <= full + 1e-9);
            QVERIFY(view.scale() >= 0.85 * full);
            QVERIFY(view.scale() >= 0.45);
        });
    }

    /// The whole map, where there is room enough to read it.
    void aLargeViewShowsTheWholeMap() {
        const BundledMap map = bundledMap("western-europe");
        const Shapes shapes(map.picture);
        const std::vector<ProvinceFace> faces(static_cast<std::size_t>(shapes.count()));
        const FirstView first = firstView(shapes, faces, 0, QSize(2155, 1060), {});
        QVERIFY(shapes.picture().size.height() * first.scale <= 1061);
    }

    /// Through changes of size, until somebody looks elsewhere; then names stay where they are.
    void itIsKeptUntilSomebodyLooksElsewhere() {
        const BundledMap map = bundledMap("western-europe");
        MapView view;
        view.resize(roomy);
        showBeginning(view, map, map.province("london"));
        view.openOn(map.province("london"));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        view.resize(smallView);
        (void)view.grab();
        const double scale = view.scale();
        const QRectF seen = view.visibleMap();
        MapView other;
        other.resize(smallView);
        showBeginning(other, map, map.province("london"));
        other.openOn(map.province("london"));
        (void)other.grab();
        QCOMPARE(other.scale(), scale);
        QCOMPARE(other.visibleMap(), seen);
        const QRectF name = view.labels().places()[index(map.province("london"))].name;
        view.camera().scrollBy({0, 40});
        QCOMPARE(view.labels().places()[index(map.province("london"))].name, name);
        view.setScale(1);
        view.setScale(scale);
        QCOMPARE(view.labels().places()[index(map.province("london"))].name, name);
    }

    void placesAreKnownBeforeItIsPainted_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("home");
        for (const auto& [map, home] :
             {std::pair{"western-europe", "london"}, std::pair{"western-europe", "schwyz"},
              std::pair{"eastern-europe", "budapest"}})
            QTest::newRow(home) << QString::fromLatin1(map) << QString::fromLatin1(home);
    }
    /// So a card that keeps off names has its place in the first picture already; told again when that has
    /// been painted, in case that it has become another one.
    void placesAreKnownBeforeItIsPainted() {
        QFETCH(QString, map);
        QFETCH(QString, home);
        const BundledMap& bundled = bundledMap(map.toStdString());
        const ProvinceId from = bundled.province(home.toStdString());
        MapView view;
        view.resize(roomy);
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        bool whilePainted = false;
        connect(&view, &MapView::placesFound, &view,
                [&] { whilePainted |= view.testAttribute(Qt::WA_WState_InPaintEvent); });
        QSignalSpy found(&view, &MapView::placesFound);
        showBeginning(view, bundled, from);
        view.openOn(from);
        PaintSpy spy(&view);
        QCoreApplication::sendPostedEvents(&view, QEvent::MetaCall);
        QVERIFY(view.laidOutHere() && view.opens() && spy.painted.isEmpty());
        QCOMPARE(found.count(), 1);
        const QRectF seen = view.visibleMap();
        QTRY_VERIFY(!spy.painted.isEmpty() && !view.opens());
        QCOMPARE(view.visibleMap(), seen);
        QTRY_COMPARE(found.count(), 2);

        view.setScale(view.scale() * 1.1); // laid out while it is painted
        (void)view.grab();
        QTRY_COMPARE(found.count(), 3);
        QVERIFY(!whilePainted);
    }

    /// A second game in the same window, or another place on the map that is seen: all as in a new window.
    void aMapThatWasPaintedOpensLikeANewOne_data() { placesAreKnownBeforeItIsPainted_data(); }
    void aMapThatWasPaintedOpensLikeANewOne() {
        QFETCH(QString, map);
        QFETCH(QString, home);
        const BundledMap& bundled = bundledMap(map.toStdString());
        const ProvinceId from = bundled.province(home.toStdString());
        MapView view;
        view.resize(roomy);
        showBeginning(view, west(), west().province("aberdeen"));
        view.openOn(west().province("aberdeen"));
        view.show();
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(!view.opens());
        view.setScale(1.6);
        QTRY_VERIFY(!view.rendering());
        MapView fresh;
        fresh.resize(roomy);
        showBeginning(fresh, bundled, from);
        if (&bundled != &west()) showBeginning(view, bundled, from);
        for (const ProvinceId id : allProvinces(fresh))
            view.setFace(id, fresh.face(id));
        QSignalSpy found(&view, &MapView::placesFound);
        PaintSpy spy(&view);
        view.openOn(from);
        QVERIFY(!view.laidOutHere());
        QCoreApplication::sendPostedEvents(&view, QEvent::MetaCall);
        QVERIFY(view.laidOutHere() && spy.painted.isEmpty());
        QCOMPARE(found.count(), 1);
        QTRY_VERIFY(!view.opens() && !view.rendering());

        fresh.openOn(from);
        const QImage picture = fresh.grab().toImage();
        QCOMPARE(view.scale(), fresh.scale());
        QCOMPARE(view.visibleMap(), fresh.visibleMap());
        for (const ProvinceId id : allProvinces(view))
            QVERIFY2(writtenAbout(view, id) == writtenAbout(fresh, id), qPrintable(view.face(id).name));
        QCOMPARE(greatestDifference(view.grab().toImage(), picture), 0);
    }

    void theGroundPaintedAheadIsTheOneOfEveryLaterPaint_data() {
        QTest::addColumn<bool>("taken");
        QTest::newRow("nothing changes until it is seen") << false;
        QTest::newRow("the home is taken before it is seen") << true;
    }
    void theGroundPaintedAheadIsTheOneOfEveryLaterPaint() {
        QFETCH(bool, taken);
        const BundledMap& map = west();
        const ProvinceId home = map.province("london");
        MapView view;
        showBeginning(view, map, home);
        view.setTitle({QStringLiteral("Western Europe"), {}}, {});
        view.openOn(home);
        view.resize(smallView);
        view.show();
        view.resize(QSize(1000, 500));
        view.resize(roomy);
        QCoreApplication::sendPostedEvents(&view, QEvent::MetaCall); // begins the ground
        if (taken) {
            ProvinceFace face = view.face(home);
            face.owner = theme::PlayerColour::Blue;
            view.setFace(home, face);
        }
        QVERIFY(QTest::qWaitForWindowExposed(&view));
        QTRY_VERIFY(!view.findChild<MapStrip*>()->isHidden());
        const QImage first = view.grab().toImage();
        view.resize(smallView);
        view.resize(roomy);
        QCOMPARE(greatestDifference(view.grab().toImage(), first), 0);
    }

    void titleAndCompassAreNotCut() {
        const BundledMap map = bundledMap("western-europe");
        MapView view;
        view.resize(smallView);
        showBeginning(view, map, map.province("sjaelland"));
        view.setTitle({QStringLiteral("Western Europe"), {}}, {});
        view.setScale(0.6);
        const QRectF seen(view.rect());
        int shown = 0;
        for (int down = 0; down < 500; down += 5) {
            view.centreOn(QPointF(500, 700 + down));
            const FurniturePlaces places = view.layers().furniture.shown();
            for (const QRectF& piece : {places.title, places.compass}) {
                if (piece.isEmpty()) continue;
                QVERIFY(seen.contains(piece) || !seen.intersects(piece));
                shown += seen.contains(piece) ? 1 : 0;
            }
        }
        QVERIFY(shown > 0);
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::FirstViewTest, look)

#include "first_view_test.moc"
