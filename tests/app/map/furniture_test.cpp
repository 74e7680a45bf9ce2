// What a printed sheet has besides the map: title, compass, key, frame; where they stand.
#include "app/map/furniture.h"
#include "app/map/ground.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <QDir>
#include <QImage>
#include <QPainter>

#include <map>

namespace marches::appmap {

namespace {

std::vector<KeyEntry> someKey() {
    using Sample = KeyEntry::Sample;
    return {{Sample::Mark, {theme::Icon::Capital, PlaceMark::Tone::Gold}, {}, QStringLiteral("Capital")},
            {Sample::Mark,
             {theme::Icon::TradeCenter, PlaceMark::Tone::Plain},
             {},
             QStringLiteral("Trade Center")},
            {Sample::Mark, {theme::Icon::Contested, PlaceMark::Tone::Red}, {}, QStringLiteral("Contested")},
            {Sample::Lane, {}, {}, QStringLiteral("Sea link")},
            {Sample::Idle, {}, {}, QStringLiteral("Not in play")},
            {Sample::Owner, {}, theme::PlayerColour::Red, QStringLiteral("England")},
            {Sample::Owner, {}, theme::PlayerColour::Blue, QStringLiteral("France")}};
}

class FurnitureTest : public QObject {
    Q_OBJECT

private slots:
    void standsClearOfWhatIsPlayed_data() {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("variant");
        QTest::addColumn<QString>("title");
        for (const char* name : {"western-europe", "eastern-europe"}) {
            const BundledMap map = bundledMap(name);
            QTest::addRow("%s", name)
                << QString::fromLatin1(name) << QString() << QStringLiteral("Western Europe");
            QTest::addRow("%s-long", name) << QString::fromLatin1(name) << QString()
                                           << QStringLiteral("Ŵéšťêřñ Éûřôþé, ûñáƀřîđĝéđ áñđ îñ ƒûłł");
            for (const Variant& variant : map.scenario.variants)
                QTest::addRow("%s-%s", name, variant.id.c_str())
                    << QString::fromLatin1(name) << QString::fromStdString(variant.id)
                    << QStringLiteral("Europe");
        }
    }
    void standsClearOfWhatIsPlayed() {
        QFETCH(QString, name);
        QFETCH(QString, variant);
        QFETCH(QString, title);
        const BundledMap map = bundledMap(name.toStdString());
        const Shapes shapes(map.picture);
        const Variant& played = *map.scenario.find(variant.toStdString());
        std::vector<ProvinceFace> faces(map.picture->provinces.size());
        for (std::size_t i = 0; i < faces.size(); ++i) {
            faces[i].inPlay = played.view.inPlay[idAt<ProvinceId>(i)] != 0;
            if (faces[i].inPlay) faces[i].owner = theme::PlayerColour::Green;
        }
        const MapTitle words{title, variant};
        const std::vector<KeyEntry> key = someKey();
        const FurniturePlaces places =
            placeFurniture(shapes, faces, titleSize(words), compassSize(), keySize(key));
        const QRectF sheet(QPointF(), map.picture->size);
        const std::map<const char*, QRectF> pieces{
            {"title", places.title}, {"compass", places.compass}, {"key", places.key}};
        for (const auto& [piece, box] : pieces) {
            QVERIFY2(!box.isEmpty(), piece);
            QVERIFY2(sheet.contains(box), piece);
            for (const auto& [other, second] : pieces)
                QVERIFY2(piece == other || !box.intersects(second), piece);
            for (double y = box.top(); y <= box.bottom(); y += 4)
                for (double x = box.left(); x <= box.right(); x += 4) {
                    const int here = shapes.grid().provinceAt(QPointF(x, y));
                    QVERIFY2(here < 0 || !faces[static_cast<std::size_t>(here)].inPlay, piece);
                }
            for (const SeaLane& lane : map.picture->lanes) {
                if (!faces[static_cast<std::size_t>(lane.from)].inPlay ||
                    !faces[static_cast<std::size_t>(lane.to)].inPlay)
                    continue;
                QPainterPath line;
                line.addPolygon(lane.line);
                QVERIFY2(!line.intersects(box), piece);
            }
            for (std::size_t i = 0; i < faces.size(); ++i) {
                if (!faces[i].inPlay) continue;
                const ProvinceAnchors& anchors = map.picture->provinces[i].anchors;
                for (const auto& at : {anchors.name, anchors.tokens})
                    QVERIFY2(!at || !box.contains(*at), piece);
            }
        }
        // to be looked at, and the pieces have their shapes
        QVERIFY(std::abs(places.compass.width() - places.compass.height()) < 0.01);
        for (const theme::Tone tone : {theme::Tone::Light, theme::Tone::Dark}) {
            const theme::Theme theme{tone, 1.0};
            constexpr double scale = 0.6;
            constexpr int edge = 20;
            QImage image((map.picture->size * scale).toSize() + QSize(2 * edge, 2 * edge),
                         QImage::Format_RGB32);
            image.fill(theme.colour(theme::Role::Window));
            QPainter painter(&image);
            painter.translate(edge, edge);
            GroundPainter ground(shapes, theme, 1);
            ground.setScale(scale);
            ground.paint(painter, QRect(QPoint(), (map.picture->size * scale).toSize()), faces);
            const auto px = [](const QRectF& box) {
                return QRectF(box.topLeft() * scale, box.size() * scale);
            };
            paintFrame(painter, px(sheet), 14, theme);
            const QImage before = image;
            paintTitle(painter, px(places.title), words, theme);
            paintCompass(painter, px(places.compass), QStringLiteral("N"), theme);
            paintKey(painter, px(places.key), key, theme);
            painter.end();
            for (const QRectF& box : {places.title, places.compass, places.key}) {
                const QRect here = px(box).toAlignedRect().translated(edge, edge);
                QVERIFY(image.copy(here) != before.copy(here));
            }
            QVERIFY(image.save(QDir(QStringLiteral(MARCHES_PICTURE_DIR))
                                   .filePath(QStringLiteral("sheet-%1-%2.png")
                                                 .arg(QString::fromLatin1(QTest::currentDataTag()),
                                                      tone == theme::Tone::Dark ? QStringLiteral("dark")
                                                                                : QStringLiteral("light")))));
        }
    }

    void nothingIsPaintedBesideAPiece() {
        const theme::Theme theme;
        const MapTitle title{QStringLiteral("Großes Österreich"), QStringLiteral("Die Britischen Inseln")};
        const std::vector<KeyEntry> key = someKey();
        const std::vector<std::pair<QSizeF, std::function<void(QPainter&, const QRectF&)>>> pieces{
            {titleSize(title), [&](QPainter& p, const QRectF& box) { paintTitle(p, box, title, theme); }},
            {compassSize(),
             [&](QPainter& p, const QRectF& box) { paintCompass(p, box, QStringLiteral("N"), theme); }},
            {keySize(key), [&](QPainter& p, const QRectF& box) { paintKey(p, box, key, theme); }}};
        for (const auto& [size, paint] : pieces) {
            constexpr int edge = 12;
            QImage image(size.toSize() + QSize(2 * edge, 2 * edge), QImage::Format_RGB32);
            image.fill(Qt::magenta);
            QPainter painter(&image);
            paint(painter, QRectF(QPointF(edge, edge), size));
            painter.end();
            int touched = 0;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y) == QColor(Qt::magenta)) continue;
                    ++touched;
                    QVERIFY(QRect(edge - 1, edge - 1, size.toSize().width() + 2, size.toSize().height() + 2)
                                .contains(x, y));
                }
            QVERIFY(touched > 500);
        }
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::FurnitureTest, look)

#include "furniture_test.moc"
