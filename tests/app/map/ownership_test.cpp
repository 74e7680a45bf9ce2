// Whose a province is can be told by every eye: as painted on the map, in both themes.
#include "app/map/ground.h"
#include "tests/app/map/bundled.h"
#include "tests/app/register.h"
#include "tests/app/vision.h"

#include <QDir>
#include <QImage>
#include <QPainter>

#include <array>
#include <vector>

namespace marches::appmap {

namespace {

using vision::Vision;

constexpr int owners = theme::playerColourCount;
constexpr int freeLand = owners; // after the players

/// The West with every province owned by the next player in turn, then one by nobody; and who is whose.
struct Painted {
    QImage image;
    std::vector<ProvinceFace> faces;
};

Painted painted(const Shapes& shapes, theme::Tone tone) {
    Painted result;
    result.faces.resize(static_cast<std::size_t>(shapes.count()));
    for (std::size_t i = 0; i < result.faces.size(); ++i) {
        result.faces[i].region = static_cast<int>(i);
        if (i % (owners + 1) != freeLand)
            result.faces[i].owner = static_cast<theme::PlayerColour>(i % (owners + 1));
    }
    const QSize size = shapes.picture().size.toSize();
    result.image = QImage(size, QImage::Format_RGB32);
    GroundPainter ground(shapes, {tone, 1.0}, 1);
    ground.setScale(1);
    QPainter painter(&result.image);
    ground.paint(painter, QRect(QPoint(), size), result.faces);
    return result;
}

/// Mean of what is painted, linear, by owner: well inside the border lines (`band`), or inside the bands too.
std::array<vision::Vector, owners + 1> means(const Shapes& shapes, const Painted& map, bool band) {
    std::array<vision::Vector, owners + 1> sums{};
    std::array<double, owners + 1> counts{};
    const AreaGrid& grid = shapes.grid();
    for (int y = 0; y < map.image.height(); ++y)
        for (int x = 0; x < map.image.width(); ++x) {
            const int here = grid.roughly(QPointF(x, y));
            if (here < 0) continue;
            const int row = static_cast<int>(y / grid.cell());
            const int column = static_cast<int>(x / grid.cell());
            if (row >= grid.rows() || column >= grid.columns()) continue;
            const double depth = grid.depthRow(row)[column] * grid.cell() / 3;
            if (band ? depth < 4 || depth > 7 : depth < 14) continue;
            const auto& owner = map.faces[static_cast<std::size_t>(here)].owner;
            const auto whose = static_cast<std::size_t>(owner ? static_cast<int>(*owner) : freeLand);
            const vision::Vector colour = vision::linearOf(map.image.pixelColor(x, y));
            for (std::size_t c = 0; c < 3; ++c)
                sums[whose][c] += colour[c];
            counts[whose] += 1;
        }
    for (std::size_t i = 0; i < sums.size(); ++i)
        for (double& c : sums[i])
            c /= counts[i];
    return sums;
}

class OwnershipTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        bundled_ = std::make_unique<BundledMap>(bundledMap("western-europe"));
        shapes_ = std::make_unique<Shapes>(bundled_->picture);
    }

    void everyEyeTellsOwnersApart_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("vision");
        for (const bool dark : {false, true})
            for (const Vision v : vision::visions)
                QTest::addRow("%s-%s", dark ? "dark" : "light", vision::nameOf(v))
                    << dark << static_cast<int>(v);
    }
    void everyEyeTellsOwnersApart() {
        QFETCH(bool, dark);
        QFETCH(int, vision);
        const Painted map = painted(*shapes_, dark ? theme::Tone::Dark : theme::Tone::Light);
        const auto eye = static_cast<Vision>(vision);
        for (const bool band : {false, true}) {
            const auto colours = means(*shapes_, map, band);
            // 2.3 is just noticed side by side; six are told apart at a glance and from memory, and of twelve
            // the hatches differ too
            const auto least = [&](int seats) {
                std::pair<double, QString> found{1000, {}};
                for (int a = 0; a <= freeLand; ++a)
                    for (int b = a + 1; b <= freeLand; ++b) {
                        if (a >= seats || (b >= seats && b != freeLand)) continue;
                        const double d = vision::distance(colours[static_cast<std::size_t>(a)],
                                                          colours[static_cast<std::size_t>(b)], eye);
                        if (d < found.first) found = {d, QStringLiteral("%1 and %2").arg(a).arg(b)};
                    }
                return found;
            };
            for (const auto& [seats, wanted] : {std::pair{6, band ? 15 : 11}, std::pair{owners, 6}}) {
                const auto [distance, which] = least(seats);
                QVERIFY2(
                    distance >= wanted,
                    qPrintable(QStringLiteral("%1 of %2: %3 between %4")
                                   .arg(distance)
                                   .arg(wanted)
                                   .arg(band ? QStringLiteral("bands") : QStringLiteral("grounds"), which)));
            }
        }
        QImage seen = map.image.scaled(870, 875, Qt::KeepAspectRatio, Qt::SmoothTransformation);
        for (int y = 0; y < seen.height(); ++y)
            for (int x = 0; x < seen.width(); ++x)
                seen.setPixelColor(x, y, vision::seenAs(seen.pixelColor(x, y), eye));
        QVERIFY(seen.save(
            QDir(QStringLiteral(MARCHES_PICTURE_DIR))
                .filePath(
                    QStringLiteral("owners-%1.png").arg(QString::fromLatin1(QTest::currentDataTag())))));
    }

private:
    std::unique_ptr<BundledMap> bundled_;
    std::unique_ptr<Shapes> shapes_;
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::OwnershipTest, look)

#include "ownership_test.moc"
