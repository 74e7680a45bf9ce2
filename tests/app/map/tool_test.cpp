// Another hand on the map: a tool gets the view's input and paints, an overlay lies over all, and an outline
// changes without a new picture.
#include "tests/app/map/bundled.h"
#include "tests/app/map/image_difference.h"
#include "tests/app/map/paint_spy.h"
#include "tests/app/register.h"

#include <QPainter>
#include <QSignalSpy>

namespace marches::appmap {

namespace {

/// Writes down what it gets, and paints a square where it was pressed.
class SpyTool : public MapTool {
public:
    bool press(const QMouseEvent& event) override { return said("press", event.position().toPoint()); }
    bool move(const QMouseEvent& event) override { return said("move", event.position().toPoint()); }
    bool release(const QMouseEvent& event) override { return said("release", event.position().toPoint()); }
    bool key(const QKeyEvent& event) override { return said("key", {}, event.key() == Qt::Key_Period); }
    void cancel() override { (void)said("cancel", {}); }
    std::optional<QCursor> cursor() const override { return QCursor(Qt::CrossCursor); }
    void paint(QPainter& painter, const QRegion&) override {
        painter.fillRect(QRectF(square, QSizeF(20, 20)), Qt::magenta);
    }

    QStringList heard;
    QPoint last;
    QPointF square{-1000, -1000}; ///< map px

private:
    bool said(const char* what, const QPoint& at, bool taken = true) {
        heard << QString::fromLatin1(what);
        last = at;
        return taken;
    }
};

class Spot : public MapLayer {
public:
    void paint(QPainter& painter, const QRegion&) override {
        painter.setPen(Qt::NoPen);
        painter.setBrush(Qt::magenta);
        painter.drawRect(box);
    }
    std::optional<MapHit> hit(const QPointF& at) const override {
        return box.contains(at) ? std::optional(MapHit{ProvinceId{3}, {}}) : std::nullopt;
    }
    QRectF box; ///< map px
};

class ToolTest : public QObject {
    Q_OBJECT

private slots:
    void init() {
        view_ = viewOfArtois();
        QVERIFY(view_ != nullptr);
        QTRY_VERIFY(!view_->rendering());
        QEvent leave(QEvent::Leave); // nothing is pointed at
        QApplication::sendEvent(view_.get(), &leave);
    }
    void cleanup() { view_.reset(); }

    void toolGetsTheInput() {
        const ProvinceId artois = west().province("artois");
        const QPoint at = provincePoint(*view_, artois).value();
        QSignalSpy clicked(&view_->playTool(), &PlayTool::provinceClicked);
        SpyTool tool;
        view_->setTool(&tool);
        QVERIFY(&view_->tool() == &tool);
        QCOMPARE(view_->cursor().shape(), Qt::CrossCursor);
        QTest::mousePress(view_.get(), Qt::LeftButton, Qt::NoModifier, at);
        QCOMPARE(tool.last, at);
        QTest::mouseMove(view_.get(), at + QPoint(50, 30));
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, at + QPoint(50, 30));
        QCOMPARE(tool.last, at + QPoint(50, 30));
        QTest::keyClick(view_.get(), Qt::Key_Period);
        tool.heard.removeDuplicates();
        QCOMPARE(tool.heard, (QStringList{"press", "move", "release", "key"}));
        QCOMPARE(clicked.count(), 0);

        view_->setTool(nullptr); // the hand at play comes back
        QCOMPARE(tool.heard.last(), QStringLiteral("cancel"));
        QCOMPARE(view_->cursor().shape(), Qt::ArrowCursor);
        const QPointF before = view_->visibleMap().center();
        QTest::mousePress(view_.get(), Qt::LeftButton, Qt::NoModifier, at);
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, at);
        QCOMPARE(clicked.count(), 1);
        QCOMPARE(clicked[0][0].value<ProvinceId>(), artois);
        QCOMPARE(view_->visibleMap().center(), before);
        QCOMPARE(tool.heard.size(), 5);
    }

    void toolBreaksOffWhatTheOneBeforeHadBegun() {
        QTest::mousePress(view_.get(), Qt::LeftButton, Qt::NoModifier, {300, 300});
        QTest::mouseMove(view_.get(), {400, 360});
        QCOMPARE(view_->cursor().shape(), Qt::ClosedHandCursor);
        SpyTool tool;
        view_->setTool(&tool);
        view_->setTool(nullptr);
        QCOMPARE(view_->cursor().shape(), Qt::ArrowCursor);
        QTest::mouseRelease(view_.get(), Qt::LeftButton, Qt::NoModifier, {400, 360});
    }

    void toolPaints() {
        SpyTool tool;
        tool.square = QPointF(view_->scene().viewport.origin()) + QPointF(300, 200);
        view_->setTool(&tool);
        QCOMPARE(pixel(310, 210), QColor(Qt::magenta));
        view_->setTool(nullptr);
        QVERIFY(pixel(310, 210) != QColor(Qt::magenta));
    }

    void overlayLiesOverAllWithoutANewPicture() {
        const ProvinceId artois = west().province("artois");
        const QPoint at = tokenPoint(*view_, artois, {0, 0}).value();
        const QImage before = view_->grab().toImage();
        QSignalSpy changed(view_.get(), &MapView::pictureChanged);
        Spot spot;
        spot.box = QRectF(QPointF(at) + QPointF(view_->scene().viewport.origin()), QSizeF(12, 12));
        view_->setOverlay(&spot);
        QCOMPARE(pixel(at.x() + 5, at.y() + 5), QColor(Qt::magenta));
        QCOMPARE(view_->hitAt(at + QPoint(5, 5)).province, ProvinceId{3});
        QCOMPARE(view_->hitAt(at - QPoint(1, 1)).province, artois);
        // it changes, and nothing but what it asks for is painted
        QTRY_VERIFY(!view_->rendering());
        view_->repaint();
        QCoreApplication::processEvents();
        PaintSpy painted(view_.get());
        spot.box.translate(100, 0);
        const QRect part(at.x() - 1, at.y() - 1, 114, 14);
        view_->update(part);
        QTRY_VERIFY(!painted.painted.isEmpty());
        QCOMPARE(painted.painted.boundingRect(), part);
        view_->setOverlay(nullptr);
        QCOMPARE(view_->grab().toImage(), before);
        QCOMPARE(changed.count(), 0);
    }

    void patchedOutlineIsThatOfANewPicture_data() {
        QTest::addColumn<QString>("id");
        QTest::newRow("on the coast") << QStringLiteral("artois");
        QTest::newRow("inland") << QStringLiteral("bourgogne");
    }
    void patchedOutlineIsThatOfANewPicture() {
        QFETCH(const QString, id);
        const ProvinceId province = west().province(id.toStdString());
        for (int i = 0; i < view_->provinceCount(); ++i) // names stay where they are (patch_test.cpp)
            view_->setFace(idOf(i), bare(view_->face(idOf(i))));
        view_->centreOn(province);
        (void)view_->grab();
        const QPointF inside = view_->shapes()->grid().pole(static_cast<int>(index(province))).point;
        MapPicture changed = *west().picture;
        changed.provinces[index(province)] = smaller(changed.provinces[index(province)]);
        const ProvinceFace face = view_->face(province);
        const QRectF seen = view_->visibleMap();

        const QImage before = picture(*view_);
        view_->patch({.provinces = {{numberOf(province), changed.provinces[index(province)], {}}}});
        const QImage patched = picture(*view_);
        QVERIFY(greatestDifference(before, patched) > 40);
        QCOMPARE(view_->face(province), face);
        QCOMPARE(view_->visibleMap(), seen);
        QCOMPARE(view_->provinceAt(view_->toView(inside)), province);

        MapView other;
        other.resize(view_->size());
        showPosition(other, west());
        const std::vector<ProvinceFace> faces = other.faces();
        other.setPicture(std::make_shared<MapPicture>(changed));
        for (std::size_t i = 0; i < faces.size(); ++i)
            other.setFace(idAt<ProvinceId>(i), bare(faces[i]));
        other.layers().seas.setNames(view_->layers().seas.names());
        other.setScale(view_->scale());
        other.camera().scrollTo(view_->scene().viewport.origin());
        // What comes of painting in parts: the lowest row of a part is not smoothed as in one piece.
        QVERIFY(greatestDifference(patched, picture(other)) <= 32);
        QVERIFY(pixelsThatDiffer(patched, picture(other), 8) < 150);
    }

private:
    /// The ground alone.
    static ProvinceFace bare(ProvinceFace face) {
        face.name.clear();
        face.marks.clear();
        face.symbols.clear();
        face.groups.clear();
        face.badges.clear();
        face.worth = {};
        return face;
    }
    /// The same, drawn in towards its middle by a tenth.
    static ProvinceOutline smaller(ProvinceOutline outline) {
        QRectF box;
        for (const QPolygonF& ring : outline.rings)
            box |= ring.boundingRect();
        for (std::vector<QPolygonF>* rings : {&outline.rings, &outline.calm})
            for (QPolygonF& ring : *rings)
                for (QPointF& point : ring)
                    point = box.center() + (point - box.center()) * 0.9;
        return outline;
    }
    static QImage picture(MapView& view) {
        view.panels().setOverviewShown(false);
        return view.grab().toImage().convertToFormat(QImage::Format_RGB32);
    }
    QColor pixel(int x, int y) { return view_->grab().toImage().pixelColor(x, y); }

    std::unique_ptr<MapView> view_;
};

} // namespace

} // namespace marches::appmap

MARCHES_TEST(marches::appmap::ToolTest, look)

#include "tool_test.moc"
