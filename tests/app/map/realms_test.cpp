#include "app/map/realm_shader.h"
#include "app/map/row_bands.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/image_difference.h"
#include "tests/app/map/made_map.h"
#include "tests/app/register.h"

#include <QImage>

#include <algorithm>
#include <atomic>
#include <memory>

namespace marches::appmap {

namespace {

constexpr QRgb sea = 0xFF102030;

std::vector<ProvinceFace> facesOf(const MapPicture& picture) {
    std::vector<ProvinceFace> faces;
    for (std::size_t i = 0; i < picture.provinces.size(); ++i)
        faces.push_back(madeFace(static_cast<int>(i)));
    return faces;
}

class RealmsTest : public QObject {
    Q_OBJECT

private slots:
    void eachRowIsDoneOnce_data() {
        QTest::addColumn<int>("rows");
        for (const int rows : {0, 1, 31, 32, 127, 128, 1000})
            QTest::addRow("%d", rows) << rows;
    }

    void eachRowIsDoneOnce() {
        QFETCH(const int, rows);
        for (int run = 0; run < 100; ++run) {
            std::vector<std::atomic<int>> times(static_cast<std::size_t>(rows));
            eachBandOfRows(rows, [&times](int begin, int end) {
                for (int row = begin; row < end; ++row)
                    ++times[static_cast<std::size_t>(row)];
            });
            for (const std::atomic<int>& each : times)
                QCOMPARE(each.load(), 1);
        }
    }

    void partsFitTogether_data() {
        QTest::addColumn<int>("side"); // of a made map; 0: Western Europe
        QTest::addColumn<bool>("borders");
        QTest::newRow("a bundled map") << 0 << false;
        QTest::newRow("so many provinces that their borders are rows of pixels") << 40 << true;
    }

    void partsFitTogether() {
        QFETCH(const int, side);
        QFETCH(const bool, borders);
        const auto picture = side == 0 ? bundledMap("western-europe").picture : gridMap(side, 12);
        const Shapes shapes(picture);
        const double scale = side == 0 ? 0.8 : 0.5;
        const ScaledShapes scaled(shapes, scale);
        RealmShader shader(shapes, theme::Theme{}, 1);
        QCOMPARE(shader.drawsBorders(scale), borders);
        const std::vector<ProvinceFace> faces = facesOf(*picture);
        const QRect whole(0, 0, 900, 800);
        const auto shaded = [&](const QRect& part) {
            QImage image(part.size(), QImage::Format_RGB32);
            image.fill(sea);
            shader.shade(image, scaled, part, faces);
            return image;
        };
        const QImage atOnce = shaded(whole);
        QImage together(whole.size(), QImage::Format_RGB32);
        for (const QRect& part :
             {QRect(0, 0, 900, 101), QRect(0, 101, 333, 699), QRect(333, 101, 567, 699)}) {
            const QImage piece = shaded(part);
            for (int y = 0; y < part.height(); ++y)
                for (int x = 0; x < part.width(); ++x)
                    together.setPixel(part.topLeft() + QPoint(x, y), piece.pixel(x, y));
        }
        QCOMPARE(greatestDifference(atOnce, together), 0);
        QVERIFY(std::count(reinterpret_cast<const QRgb*>(atOnce.constBits()),
                           reinterpret_cast<const QRgb*>(atOnce.constBits()) + 900 * 800, sea) < 900 * 700);
    }
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::RealmsTest, look)

#include "realms_test.moc"
