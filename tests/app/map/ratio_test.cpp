// Screens with more than one pixel to a logical px: whatever the map keeps painted is kept in their pixels.
#include "app/map/labels.h"
#include "app/theme/style.h"
#include "tests/app/map/bundled.h"
#include "tests/app/map/image_difference.h"
#include "tests/app/register.h"

#include <QImage>

#include <cmath>
#include <cstdlib>

namespace marches::appmap {

namespace {

/// Device pixels a logical pixel, as the test was started.
const double ratio = qEnvironmentVariable("QT_SCALE_FACTOR").toDouble();

/// Pairs of neighbouring pixels whose grey differs much: there are few of them in what was blown up.
int edges(const QImage& image, int least) {
    const QImage grey = image.convertToFormat(QImage::Format_Grayscale8);
    int count = 0;
    for (int y = 0; y < grey.height(); ++y) {
        const uchar* row = grey.constScanLine(y);
        for (int x = 0; x + 1 < grey.width(); ++x)
            count += std::abs(row[x] - row[x + 1]) >= least;
    }
    return count;
}

/// As it would look had it been painted at one pixel to a logical px.
QImage blownUp(const QImage& image) {
    const QSize low = (QSizeF(image.size()) / ratio).toSize();
    return image.scaled(low, Qt::IgnoreAspectRatio, Qt::SmoothTransformation)
        .scaled(image.size(), Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
}

class RatioTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        map_ = bundledMap("western-europe");
        view_ = std::make_unique<MapView>();
        view_->resize(800, 600);
        showPosition(*view_, map_);
        view_->setScale(1);
        view_->centreOn(map_.province("artois"));
        view_->show();
        QVERIFY(QTest::qWaitForWindowExposed(view_.get()));
        QCOMPARE(view_->devicePixelRatioF(), ratio);
    }
    void cleanup() { view_.reset(); }

    void everyPartIsSharp() {
        const QImage seen = view_->grab().toImage();
        QCOMPARE(seen.devicePixelRatio(), ratio);
        QCOMPARE(seen.size(), (QSizeF(view_->size()) * ratio).toSize());
        const auto crop = [&](const QRectF& logical) {
            QImage part =
                seen.copy(QRectF(logical.topLeft() * ratio, logical.size() * ratio).toAlignedRect());
            part.setDevicePixelRatio(1);
            return part;
        };
        const ProvinceId artois = map_.province("artois");
        const QPointF shift = view_->toView({});
        QRectF tokens;
        for (const StackedToken& token : view_->stack(artois).tokens)
            tokens |= token.box.translated(shift);
        const QRectF name = view_->labels().places()[index(artois)].name.translated(shift);
        // ground with borders and pattern, beside both
        const QRectF ground(
            view_->toView(view_->shapes()->bounds(static_cast<int>(index(artois))).topLeft()) -
                QPointF(10, 60),
            QSizeF(120, 60));
        for (const auto& [what, box] :
             {std::pair("name", name), std::pair("tokens", tokens), std::pair("ground", ground),
              std::pair("overview", QRectF(16, 14, 130, 120))}) {
            const QImage part = crop(box);
            const int sharp = edges(part, 60);
            const int soft = edges(blownUp(part), 60);
            QVERIFY2(sharp > 40, what);
            QVERIFY2(sharp * 10 > soft * 13, qPrintable(QStringLiteral("%1: %2 sharp edges, %3 when blown up")
                                                            .arg(QString::fromLatin1(what))
                                                            .arg(sharp)
                                                            .arg(soft)));
        }
    }

    /// The letters on the screen are those of a label made for such a screen, pixel by pixel.
    void namesAreWrittenInThePixelsOfTheScreen() {
        const QImage seen = view_->grab().toImage();
        const ProvinceId artois = map_.province("artois");
        const LabelPlace& place = view_->labels().places()[index(artois)];
        LabelStyle style;
        style.theme = theme::themeOf(view_.get());
        const ProvinceFace& face = view_->face(artois);
        QImage label;
        for (const bool large : {false, true}) {
            style.large = large;
            const LabelFonts fonts(style);
            const LabelForm form = labelForms(face, style)[static_cast<std::size_t>(place.form)];
            if (labelSize(face, form, fonts) == place.name.size())
                label = labelPixmap(face, form, fonts, ratio).toImage();
        }
        QVERIFY(!label.isNull());
        const QPoint corner = ((place.name.topLeft() + view_->toView({})) * ratio).toPoint();
        double best = 0;
        for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx) {
                int opaque = 0;
                int same = 0;
                for (int y = 0; y < label.height(); ++y)
                    for (int x = 0; x < label.width(); ++x) {
                        const QRgb pixel = label.pixel(x, y);
                        if (qAlpha(pixel) < 255) continue;
                        ++opaque;
                        same +=
                            std::abs(qGray(pixel) - qGray(seen.pixel(corner + QPoint(x + dx, y + dy)))) < 12;
                    }
                QVERIFY(opaque > 200);
                best = std::max(best, static_cast<double>(same) / opaque);
            }
        QVERIFY2(best > 0.98, qPrintable(QString::number(best)));
    }

    void scrolledAndChangedIsThePaintedWhole() {
        view_->repaint();
        for (const QPoint by : {QPoint(-37, 21), QPoint(90, -61), QPoint(1, 1), QPoint(-2, 3)}) {
            view_->camera().scrollBy(by);
            view_->repaint();
        }
        for (const char* id : {"artois", "calais", "bourgogne"}) {
            ProvinceFace face = view_->face(map_.province(id));
            face.owner = theme::PlayerColour::Black;
            view_->setFace(map_.province(id), face);
            view_->repaint();
        }
        const QImage grown = view_->grab().toImage();
        view_->layers().ground.drop();
        const QImage fresh = view_->grab().toImage();
        constexpr int rounding = 8;
        QVERIFY2(greatestDifference(grown, fresh) <= rounding,
                 qPrintable(QString::number(greatestDifference(grown, fresh))));
    }

private:
    BundledMap map_;
    std::unique_ptr<MapView> view_;
};

} // namespace
} // namespace marches::appmap

MARCHES_TEST(marches::appmap::RatioTest, look)

#include "ratio_test.moc"
