// Draws both maps in both themes into the build folder, to be looked at; and checks that the drawing is not
// empty.
#include "app/theme/style.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QSet>
#include <QTest>

#include <algorithm>

using namespace marches;
using marches::appmap::BundledMap;

class PicturesTest : public QObject {
    Q_OBJECT

private slots:
    void draw_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("scale");
        for (const char* map : {"western-europe", "eastern-europe"})
            for (const bool dark : {false, true})
                for (const double scale : {0.0, 0.76, 1.0, 2.0})
                    QTest::addRow("%s-%s-%d", map, dark ? "dark" : "light", static_cast<int>(scale * 100))
                        << QString::fromLatin1(map) << dark << scale;
    }

    void draw() {
        QFETCH(QString, map);
        QFETCH(bool, dark);
        QFETCH(double, scale);
        auto* style = qobject_cast<theme::MarchesStyle*>(QApplication::style());
        QVERIFY(style);
        style->setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, 1.0});
        const BundledMap bundled = appmap::bundledMap(map.toStdString());
        appmap::MapView view;
        view.resize(1200, 800);
        if (scale == 0.76)
            appmap::showChoice(view, bundled);
        else
            appmap::showPosition(view, bundled);
        if (scale > 0) {
            appmap::showToScale(view, scale);
            view.centreOn(bundled.map()
                              .findProvince("bourgogne")
                              .value_or(bundled.map().findProvince("pecs").value_or(ProvinceId{0})));
        }
        const QImage image = view.grab().toImage();
        QVERIFY(image.save(
            QDir(QStringLiteral(MARCHES_PICTURE_DIR))
                .filePath(QStringLiteral("map-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
        QSet<QRgb> colours;
        for (int y = 0; y < image.height(); y += 8)
            for (int x = 0; x < image.width(); x += 8)
                colours.insert(image.pixel(x, y));
        QVERIFY2(colours.size() > 200, "the map is not drawn");
    }

    void crowds_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("scale");
        for (const char* map : {"western-europe", "eastern-europe"})
            for (const double scale : {0.5, 1.0, 2.0})
                for (const bool dark : {false, true})
                    if (!dark || scale == 1.0)
                        QTest::addRow("%s-%s-%d", map, dark ? "dark" : "light", static_cast<int>(scale * 100))
                            << QString::fromLatin1(map) << dark << scale;
    }

    void nothingLiesOnForeignGround_data() {
        QTest::addColumn<QString>("map");
        QTest::addColumn<double>("scale");
        for (const char* map : {"western-europe", "eastern-europe"})
            for (const double scale : {0.5, 1.0, 2.0})
                QTest::addRow("%s-%d", map, static_cast<int>(scale * 100))
                    << QString::fromLatin1(map) << scale;
    }
    /// Six tokens of three owners in one province after another, the others as they stand: on their own
    /// ground, or on the sea and land of nobody. A battle may lie over a border.
    void nothingLiesOnForeignGround() {
        QFETCH(QString, map);
        QFETCH(double, scale);
        const BundledMap bundled = appmap::bundledMap(map.toStdString());
        appmap::MapView view;
        view.resize(1200, 900);
        appmap::showPosition(view, bundled);
        appmap::showToScale(view, scale);
        QStringList faults;
        int merged = 0;
        for (int i = 0; i < view.provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            const appmap::ProvinceFace before = view.face(id);
            appmap::crowd(view, id, appmap::Crowd::shared);
            const appmap::StackLayout& stack = view.stack(id);
            QCOMPARE(stack.tokens.size(), std::size_t{6});
            merged += !stack.merged.empty();
            for (const appmap::StackedToken& token : stack.tokens)
                for (const QPointF& corner :
                     {token.box.topLeft(), token.box.topRight(), token.box.bottomLeft(),
                      token.box.bottomRight(), token.box.center()}) {
                    const int here = view.shapes()->grid().provinceAt(corner / view.scale());
                    if (here >= 0 && here != i)
                        faults << view.face(id).name + QStringLiteral(" on ") +
                                      view.face(idAt<ProvinceId>(static_cast<std::size_t>(here))).name;
                }
            view.setFace(id, before);
        }
        faults.removeDuplicates();
        QVERIFY2(faults.isEmpty(), qPrintable(faults.join(QStringLiteral("; "))));
        // shields with numbers are for small zoom, and for what has no sea and no idle land near
        if (scale == 1) QVERIFY2(merged * 2 <= view.provinceCount(), qPrintable(QString::number(merged)));
        if (scale > 1) QVERIFY2(merged <= 1, qPrintable(QString::number(merged)));
    }

    /// The worst case: six tokens of three owners in each of the tightest provinces, on one sheet of crops.
    void crowds() {
        QFETCH(QString, map);
        QFETCH(bool, dark);
        QFETCH(double, scale);
        constexpr int across = 4;
        constexpr int down = 2;
        constexpr QSize crop(400, 320);
        auto* style = qobject_cast<theme::MarchesStyle*>(QApplication::style());
        QVERIFY(style);
        style->setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, 1.0});
        const BundledMap bundled = appmap::bundledMap(map.toStdString());
        appmap::MapView view;
        view.panels().setOverviewShown(false);
        view.resize(1200, 900);
        appmap::showPosition(view, bundled);
        const std::vector<ProvinceId> tight = appmap::tightest(view, across * down);
        for (const ProvinceId id : tight)
            appmap::crowd(view, id);
        appmap::showToScale(view, scale);
        QImage sheet(crop.width() * across, crop.height() * down, QImage::Format_RGB32);
        QPainter painter(&sheet);
        for (std::size_t i = 0; i < tight.size(); ++i) {
            view.centreOn(tight[i]);
            const appmap::StackLayout& stack = view.stack(tight[i]);
            QCOMPARE(stack.tokens.size(), std::size_t{6});
            for (const appmap::StackedToken& token : stack.tokens)
                for (int j = 0; j < view.provinceCount(); ++j) {
                    const auto other = idAt<ProvinceId>(static_cast<std::size_t>(j));
                    const QRectF name = view.labels().places()[static_cast<std::size_t>(j)].name;
                    if (other == tight[i]) continue; // a battle may lie over the name of its province
                    QVERIFY2(!name.intersects(token.box), qPrintable(view.face(other).name));
                    for (const appmap::StackedToken& second : view.stack(other).tokens)
                        QVERIFY2(!second.box.intersects(token.box),
                                 qPrintable(view.face(tight[i]).name + QStringLiteral(" and ") +
                                            view.face(other).name));
                }
            const QPoint middle =
                view.toView(view.shapes()->grid().pole(static_cast<int>(index(tight[i]))).point).toPoint();
            QRect part(QPoint(), crop);
            part.moveCenter(middle);
            part.moveLeft(std::clamp(part.left(), 0, view.width() - crop.width()));
            part.moveTop(std::clamp(part.top(), 0, view.height() - crop.height()));
            painter.drawPixmap(static_cast<int>(i % across) * crop.width(),
                               static_cast<int>(i / across) * crop.height(), view.grab(part));
        }
        painter.end();
        QVERIFY(sheet.save(
            QDir(QStringLiteral(MARCHES_PICTURE_DIR))
                .filePath(
                    QStringLiteral("crowds-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
    }
};

MARCHES_TEST(PicturesTest, look)

#include "pictures_test.moc"
