// Where a card lies on a map that opens: by all that is written there, in the first picture already.
#include "app/shell/card_frame.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <QLabel>
#include <QTest>
#include <QVBoxLayout>

#include <array>
#include <memory>
#include <optional>

using namespace marches;
using namespace marches::appmap;

namespace {

constexpr QSize small(955, 450); ///< of the map in a window of 1280 x 720
constexpr QSize roomy(1195, 622);

/// A map in a window that stands already, with a card that tells news.
class Table : public QWidget {
public:
    Table() : map(new MapView(this)), card(new shell::CardFrame(*map)) {
        resize(roomy);
        map->resize(roomy);
        map->setYieldsShown(true);
        map->installEventFilter(this);
        show();
    }

    /// A game on a map, with a card that is shown when it opens. `piles`: on each province as many pieces as
    /// to be drawn as their number where it is small.
    void open(const BundledMap& bundled, const char* home, bool piles = false) {
        if (map->shapes() == nullptr || &map->shapes()->picture() != bundled.picture.get())
            showPosition(*map, bundled);
        near_ = bundled.province(home);
        if (piles) {
            for (const ProvinceId id : allProvinces(*map))
                crowd(*map, id);
            LegendEntry several;
            several.sample = LegendEntry::Sample::Merged;
            several.token.owner = theme::PlayerColour::Green;
            several.token.count = 5;
            several.text = QStringLiteral("so many pieces of one owner");
            map->panels().setLegend({several});
        }
        map->openOn(near_);
        auto* content = new QWidget;
        auto* column = new QVBoxLayout(content);
        column->addWidget(new QLabel(QStringLiteral("Lanterns\n").repeated(8)));
        card->show(content, {near_}, true);
        seen.reset();
    }
    [[nodiscard]] QRect best() const { return map->freeRect(card->size(), std::array{near_}); }

    MapView* map;
    shell::CardFrame* card;
    std::optional<QRect> seen; ///< the card's place when the map is first painted

protected:
    bool eventFilter(QObject*, QEvent* event) override {
        if (event->type() == QEvent::Paint && !seen) seen = card->geometry();
        return false;
    }

private:
    ProvinceId near_ = noProvince;
};

class CardTest : public QObject {
    Q_OBJECT

private:
    static void paint(Table& table) {
        QTRY_VERIFY(table.seen && !table.map->opens() && !table.map->rendering());
        QCoreApplication::processEvents();
    }

private slots:
    void itHasItsPlaceInTheFirstPicture_data() {
        QTest::addColumn<QSize>("before"); // in which it is known where all stands
        QTest::addColumn<QSize>("after");
        QTest::addColumn<bool>("piles");
        for (const bool piles : {false, true}) {
            const char* with = piles ? "piles" : "tokens";
            QTest::addRow("%s, as it opens", with) << roomy << roomy << piles;
            QTest::addRow("%s, smaller before it is painted", with) << roomy << small << piles;
            QTest::addRow("%s, larger before it is painted", with) << small << roomy << piles;
        }
    }
    void itHasItsPlaceInTheFirstPicture() {
        QFETCH(QSize, before);
        QFETCH(QSize, after);
        QFETCH(bool, piles);
        int moved = 0;
        for (const auto& [map, home] :
             {std::pair{"western-europe", "sjaelland"}, std::pair{"western-europe", "schwyz"},
              std::pair{"eastern-europe", "budapest"}}) {
            Table table;
            table.map->resize(before);
            QVERIFY(QTest::qWaitForWindowExposed(&table));
            table.open(bundledMap(map), home, piles);
            QCoreApplication::sendPostedEvents(table.map, QEvent::MetaCall);
            QVERIFY(table.map->laidOutHere());
            QVERIFY(!table.seen);
            QCOMPARE(table.card->geometry(), table.best());
            table.map->resize(after);
            const QRect meanwhile = table.card->geometry();
            paint(table);
            QVERIFY2(table.card->geometry() == table.best(), home);
            QVERIFY2(*table.seen == table.card->geometry(), home);
            moved += meanwhile != table.card->geometry() ? 1 : 0;
        }
        QCOMPARE(moved > 0, before != after); // as the places known at the old size had it
    }

    void onAMapThatWasPaintedItHasItsPlaceToo_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<QString>("home");
        QTest::newRow("another game on another map")
            << QStringLiteral("eastern-europe") << QStringLiteral("beograd");
        QTest::newRow("the same map, looked at elsewhere")
            << QStringLiteral("western-europe") << QStringLiteral("schwyz");
    }
    /// Before it is painted all stands where it would in a view of its own.
    void onAMapThatWasPaintedItHasItsPlaceToo() {
        QFETCH(QString, map);
        QFETCH(QString, home);
        const BundledMap& bundled = bundledMap(map.toStdString());
        Table table;
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.open(west(), "london");
        paint(table);
        table.map->setScale(1.7);
        QTRY_VERIFY(!table.map->rendering());
        (void)table.map->grab();
        table.open(bundled, home.toLatin1().constData());
        QCoreApplication::sendPostedEvents(table.map, QEvent::MetaCall);
        QVERIFY(table.map->laidOutHere());
        QVERIFY(!table.seen);
        const QRect known = table.card->geometry();
        paint(table);
        QCOMPARE(*table.seen, known);
        QCOMPARE(table.card->geometry(), known);
        QCOMPARE(known, table.best());

        Table fresh;
        QVERIFY(QTest::qWaitForWindowExposed(&fresh));
        fresh.open(bundled, home.toLatin1().constData());
        paint(fresh);
        QCOMPARE(table.map->scale(), fresh.map->scale());
        QCOMPARE(table.map->visibleMap(), fresh.map->visibleMap());
        QCOMPARE(table.card->geometry(), fresh.card->geometry());
        QCOMPARE(table.map->grab().toImage(), fresh.map->grab().toImage());
    }

    /// What comes up when its place was known: it moves, once, and then stays.
    void itKeepsOffWhatComesBeforeTheFirstPicture() {
        Table table;
        QVERIFY(QTest::qWaitForWindowExposed(&table));
        table.open(west(), "london");
        QCoreApplication::sendPostedEvents(table.map, QEvent::MetaCall);
        const QRect known = table.card->geometry();
        const QRectF under(table.map->scene().viewport.toMap(known.topLeft()),
                           table.map->scene().viewport.toMap(known.bottomRight()));
        for (const ProvinceId id : allProvinces(*table.map)) {
            ProvinceFace face = table.map->face(id);
            if (!under.intersects(table.map->shapes()->bounds(static_cast<int>(index(id))))) continue;
            face.highlight = Highlight::Legal;
            table.map->setFace(id, face);
        }
        paint(table);
        const QRect first = table.card->geometry();
        QVERIFY(first != known);
        QCOMPARE(first, table.best());
        table.map->setScale(table.map->scale() * 1.2);
        QTRY_VERIFY(!table.map->rendering());
        QCoreApplication::processEvents();
        QCOMPARE(table.card->geometry(), first);
    }
};

} // namespace

MARCHES_TEST(CardTest, look)

#include "card_test.moc"
