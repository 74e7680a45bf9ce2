// Draws both maps in both themes into the build folder, to be looked at; and checks that the drawing is not
// empty.
#include "tests/app/map/bundled.h"
#include "tests/app/map/run.h"

#include <QApplication>
#include <QDir>
#include <QImage>
#include <QSet>
#include <QTest>

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
            view.setScale(scale);
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
};

int main(int argc, char** argv) {
    return appmap::runTest<PicturesTest>(argc, argv);
}

#include "pictures_test.moc"
