// What is made bit by bit after a zoom: the end picture is that of a view that made it in one go, and whoever
// asks before it is ready gets it finished.
#include "tests/app/map/bundled.h"
#include "tests/app/map/image_difference.h"
#include "tests/app/map/laid_labels.h"
#include "tests/app/register.h"

#include <QScreen>
#include <QSignalSpy>
#include <QWheelEvent>

#include <algorithm>
#include <array>
#include <cmath>

namespace marches::appmap {

namespace {

/// Share of the pixels that differ by more than what comes of painting in strips.
double shareThatDiffers(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 1;
    constexpr int rounding = 8;
    int differ = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            differ += difference(a.pixel(x, y), b.pixel(x, y)) > rounding;
    return static_cast<double>(differ) / (a.width() * a.height());
}

class RenderingTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = viewOfArtois();
        QVERIFY(view_ != nullptr);
        QTRY_VERIFY(!view_->rendering());
        view_->repaint();
    }
    void cleanup() { view_.reset(); }

    void theEndIsThePictureMadeAtOnce() {
        const QImage before = onScreen();
        turnWheel(120);
        QVERIFY(view_->rendering());
        view_->repaint();
        const QImage meanwhile = onScreen();
        QVERIFY(view_->rendering());
        QTRY_VERIFY(!view_->rendering());
        const QImage atOnce = madeAtOnce();
        QTRY_COMPARE(shareThatDiffers(onScreen(), atOnce), 0.0);
        const QImage end = onScreen();
        // meanwhile it is the old one, larger
        QVERIFY(shareThatDiffers(meanwhile, before) > 0.2);
        QVERIFY(shareThatDiffers(meanwhile, end) > 0.01);
        const double k = view_->scale();
        const QRectF middle(200, 150, 700, 400); // off the view's own panels
        const QRectF was((middle.topLeft() - QPointF(cursor)) / k + QPointF(cursor), middle.size() / k);
        const auto coarse = [](const QImage& image, const QRectF& part) {
            return image.copy(part.toRect()).scaled(70, 40, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        };
        QVERIFY(shareThatDiffers(coarse(meanwhile, middle), coarse(before, was)) < 0.1);
        QVERIFY(shareThatDiffers(coarse(before, middle), coarse(before, was)) > 0.5);
    }

    void manyTurnsEndWhereOneGoes() {
        for (const int turn : {120, 120, -120, 240, -480, 120}) {
            turnWheel(turn);
            QCoreApplication::processEvents();
        }
        QTRY_VERIFY(!view_->rendering());
        QTRY_COMPARE(shareThatDiffers(onScreen(), madeAtOnce()), 0.0);
    }

    void pictureTakenMeanwhileIsReady() {
        turnWheel(120);
        QVERIFY(view_->rendering());
        const QImage taken = view_->grab().toImage();
        QCOMPARE(shareThatDiffers(taken, madeAtOnce()), 0.0);
        QTRY_COMPARE(shareThatDiffers(onScreen(), taken), 0.0);
    }

    void cardsWaitForPlacesAndNotTheOtherWayRound() {
        turnWheel(120);
        QVERIFY(!view_->laidOutHere());
        QSignalSpy found(view_.get(), &MapView::placesFound);
        (void)view_->freeRect(QSize(290, 250), std::array{west().province("artois")});
        QVERIFY(!view_->laidOutHere());
        QTRY_VERIFY(view_->laidOutHere());
        QCOMPARE(found.count(), 1);
    }

    void clicksMeanwhileHitTokens() {
        const ProvinceId artois = west().province("artois");
        turnWheel(120);
        QVERIFY(view_->rendering());
        MapView other;
        const QPoint at = tokenPoint(sameView(other), artois, {1, 0}).value();
        QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
        QTest::mouseClick(view_.get(), Qt::LeftButton, Qt::NoModifier, at);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked[0][0].value<ProvinceId>(), artois);
        QCOMPARE(clicked[0][1].value<TokenHit>(), (TokenHit{1, 0}));
    }

    void pointerFindsTokensWhenTheyStand() {
        const ProvinceId artois = west().province("artois");
        turnWheel(120);
        MapView other;
        const QPoint at = tokenPoint(sameView(other), artois, {1, 0}).value();
        QSignalSpy hovered(&view_->playTool(), &PlayTool::provinceHovered);
        QTest::mouseMove(view_.get(), at);
        QVERIFY(view_->rendering());
        QTRY_VERIFY(!view_->rendering());
        QVERIFY(!hovered.isEmpty());
        QCOMPARE(hovered.last()[0].value<ProvinceId>(), artois);
        QCOMPARE(hovered.last()[1].value<TokenHit>(), (TokenHit{1, 0}));
    }

    /// A game goes on while the map is refined.
    void changesMeanwhileAreSeen() {
        turnWheel(120);
        int changes = 0;
        for (int i = 0; view_->rendering(); i = (i + 7) % view_->provinceCount()) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            ProvinceFace face = view_->face(id);
            face.owner = theme::PlayerColour::Green;
            if (changes % 3 == 0)
                face.groups.clear();
            else if (!face.groups.empty())
                face.groups[0].tokens.resize(1);
            view_->setFace(id, face);
            ++changes;
            QCoreApplication::processEvents();
        }
        QVERIFY(changes > 1);
        QTRY_COMPARE(shareThatDiffers(onScreen(), view_->grab().toImage()), 0.0);
        for (int i = 0; i < view_->provinceCount(); ++i) {
            const auto id = idAt<ProvinceId>(static_cast<std::size_t>(i));
            std::size_t tokens = 0;
            for (const TokenGroup& group : view_->face(id).groups)
                tokens += group.tokens.size();
            QCOMPARE(view_->stack(id).tokens.empty(), tokens == 0);
        }
    }

    void namesLaidOutBitByBitStandAsAtOnce() {
        const Shapes& shapes = *view_->shapes();
        const auto request = [](int province) {
            const double width = 40 + province % 5 * 25;
            return LabelRequest{{{QSizeF(width, 20), 0}, {QSizeF(width / 2, 38), 0.4}}, QSizeF(30, 30)};
        };
        std::vector<LabelRequest> requests;
        std::vector<int> all;
        for (int i = 0; i < shapes.count(); ++i) {
            all.push_back(i);
            requests.push_back(request(i));
        }
        for (const double scale : {0.5, 1.0}) {
            const std::vector<LabelPlace> atOnce = layOutLabels(shapes, scale, requests);
            LabelLayout layout(shapes, scale);
            layout.begin(all, request);
            int bits = 1;
            while (!layout.work(Budget(std::chrono::milliseconds(0))))
                ++bits;
            QVERIFY(bits > shapes.count());
            int away = 0;
            for (std::size_t i = 0; i < atOnce.size(); ++i) {
                const LabelPlace& place = layout.places()[i];
                QCOMPARE(place.name, atOnce[i].name);
                QCOMPARE(place.tokens, atOnce[i].tokens);
                QCOMPARE(place.form, atOnce[i].form);
                QCOMPARE(place.hidden, atOnce[i].hidden);
                away += place.hidden || place.leader || place.nameLeader ? 1 : 0;
            }
            QVERIFY(away > 0); // else half of the work was not asked for
        }
    }

private:
    static constexpr QPoint cursor{600, 350};

    void turnWheel(int turn) {
        QWheelEvent wheel(cursor, view_->mapToGlobal(QPointF(cursor)), {}, QPoint(0, turn), Qt::NoButton,
                          Qt::NoModifier, Qt::NoScrollPhase, false);
        QApplication::sendEvent(view_.get(), &wheel);
        QEvent leave(QEvent::Leave); // nothing is pointed at
        QApplication::sendEvent(view_.get(), &leave);
    }
    /// What was painted last, whatever it is.
    QImage onScreen() const {
        return view_->screen()->grabWindow(view_->winId()).toImage().convertToFormat(QImage::Format_RGB32);
    }
    /// Shows the same as the view, at the same scale and place.
    MapView& sameView(MapView& other) const {
        other.resize(view_->size());
        showPosition(other, west());
        other.setScale(view_->scale());
        other.centreOn(view_->visibleMap().center());
        return other;
    }
    QImage madeAtOnce() const {
        MapView other;
        return sameView(other).grab().toImage().convertToFormat(QImage::Format_RGB32);
    }

    std::unique_ptr<MapView> view_;
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::RenderingTest, look)

#include "rendering_test.moc"
