#include "editor/map/traced_picture.h"
#include "editor/tools/draw_tool.h"
#include "editor/tools/trace_image.h"
#include "editor/tools/underlay_tool.h"
#include "engine/draft/edits_picture.h"
#include "tests/app/register.h"
#include "tests/editor/tools/small_sheet.h"

#include <QFile>
#include <QPainter>

namespace marches::editor {

namespace {

QColor colourAt(SmallSheet& sheet, double x, double y) {
    return sheet.view.grab().toImage().pixelColor(sheet.at(x, y));
}

/// The bytes of a PNG that says to be so large, with nothing in it.
QByteArray hollowPng(quint32 width, quint32 height) {
    QByteArray bytes("\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", 16);
    for (const quint32 side : {width, height})
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>((side >> shift) & 0xFF);
    bytes += QByteArray("\x08\x02\x00\x00\x00", 5);
    quint32 crc = 0xFFFFFFFF;
    for (qsizetype i = 12; i < bytes.size(); ++i) {
        crc ^= static_cast<quint8>(bytes[i]);
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc & 1) != 0 ? (crc >> 1) ^ 0xEDB88320 : crc >> 1;
    }
    crc ^= 0xFFFFFFFF;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>((crc >> shift) & 0xFF);
    bytes += QByteArray("\x00\x00\x00\x00IDAT\x35\xaf\x06\x1e", 12); // pixels: none
    return bytes;
}

} // namespace

/// The picture that is traced: placed by two pairs of points, shown, hidden, taken away; and what it may be.
class UnderlayTest : public QObject {
    Q_OBJECT

    std::unique_ptr<SmallSheet> sheet_;
    std::unique_ptr<TracedPicture> traced_;
    std::unique_ptr<UnderlayTool> tool_;

    [[nodiscard]] QString file(const char* name) const {
        return sheet_->folder.filePath(QString::fromLatin1(name));
    }
    void put(const char* name, const QByteArray& bytes) const {
        QFile to(file(name));
        QVERIFY(to.open(QIODevice::WriteOnly));
        to.write(bytes);
    }
    [[nodiscard]] ToolContext context() {
        ToolContext context = sheet_->context();
        const auto apply = context.apply;
        context.traced = traced_.get();
        context.apply = [this, apply](draft::Change change) {
            const bool done = apply(std::move(change));
            traced_->show(sheet_->draft.underlay);
            return done;
        };
        return context;
    }
    /// A picture of 200 by 100 pixels, red, with a blue square at (20, 20) to (40, 40), as wide as the sheet.
    void layPicture() {
        QImage image(200, 100, QImage::Format_RGB32);
        image.fill(Qt::red);
        QPainter(&image).fillRect(20, 20, 20, 20, Qt::blue);
        QVERIFY(image.save(file("scan.png")));
        sheet_->draft.underlay = std::make_shared<const draft::Underlay>(
            draft::fittedOn(file("scan.png").toStdString(), 200, 100, 400, 300));
        traced_->show(sheet_->draft.underlay);
        QVERIFY2(traced_->canBeSeen(), qPrintable(traced_->fault()));
    }
    [[nodiscard]] Point placeOf(double x, double y) const {
        return draft::pixelToSheet(*sheet_->draft.underlay, {x, y});
    }
    void expectPlace(Point found, double x, double y) const {
        QVERIFY2(std::abs(found.x - x) < 0.6 && std::abs(found.y - y) < 0.6,
                 qPrintable(QStringLiteral("%1, %2").arg(found.x).arg(found.y)));
    }

private Q_SLOTS:
    void init() {
        sheet_ = std::make_unique<SmallSheet>();
        traced_ = std::make_unique<TracedPicture>(sheet_->view);
        tool_ = std::make_unique<UnderlayTool>(context());
        sheet_->use(*tool_);
    }
    void cleanup() {
        sheet_->view.setTool(nullptr);
        tool_.reset();
        traced_.reset();
        sheet_.reset();
    }

    void itLiesUnderTheNamesAsFaintAsIsWanted() {
        const QColor bare = colourAt(*sheet_, 380, 200);
        layPicture();
        traced_->setOpacity(1);
        QCOMPARE(colourAt(*sheet_, 380, 200), QColor(Qt::red));
        QCOMPARE(colourAt(*sheet_, 60, 110), QColor(Qt::blue)); // pixel (30, 30)
        traced_->setOpacity(0.5);
        const QColor half = colourAt(*sheet_, 380, 200);
        QVERIFY(half.red() > bare.red() - 2 && half.green() < bare.green() && half.green() > 0);
        traced_->setShown(false);
        QCOMPARE(colourAt(*sheet_, 380, 200), bare);
    }

    void oHidesItWhileHeldWithAnyTool() {
        const QColor bare = colourAt(*sheet_, 380, 200);
        layPicture();
        traced_->setOpacity(1);
        DrawTool draw(context());
        sheet_->use(draw);
        QTest::keyPress(&sheet_->view, Qt::Key_O);
        QCOMPARE(colourAt(*sheet_, 380, 200), bare);
        QTest::keyRelease(&sheet_->view, Qt::Key_O);
        QCOMPARE(colourAt(*sheet_, 380, 200), QColor(Qt::red));
        sheet_->view.setTool(nullptr);
    }

    void twoPairsOfPointsPlaceIt() {
        layPicture();
        expectPlace(placeOf(20, 20), 40, 90);
        sheet_->click(40, 90); // the blue square's corner
        QVERIFY2(tool_->title().contains(QStringLiteral("belongs")), qPrintable(tool_->title()));
        sheet_->click(120, 80, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        expectPlace(placeOf(20, 20), 120, 80);
        expectPlace(placeOf(40, 20), 160, 80); // moved, nothing else
        sheet_->click(160, 80);                // the next corner: a quarter turn, half as large
        sheet_->click(120, 100, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        expectPlace(placeOf(20, 20), 120, 80);
        expectPlace(placeOf(40, 20), 120, 100);
        expectPlace(placeOf(20, 40), 100, 80);
        QCOMPARE(sheet_->steps.back().name, Sentence("Picture to trace placed"));
        sheet_->undo();
        sheet_->undo();
        expectPlace(placeOf(20, 20), 40, 90);
    }

    void aDragMovesIt() {
        layPicture();
        sheet_->drag(40, 90, 90, 100, Qt::AltModifier);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        expectPlace(placeOf(20, 20), 90, 100);
        QVERIFY(tool_->hasFirstPair());
        sheet_->key(Qt::Key_Escape); // no second pair
        QVERIFY(!tool_->hasFirstPair());
        QCOMPARE(sheet_->left, 0);
        sheet_->drag(90, 100, 100, 100, Qt::AltModifier);
        expectPlace(placeOf(40, 20), 140, 100); // moved again, not turned
    }

    void byKeysAlone() {
        layPicture();
        sheet_->clickByKeys(*tool_, 40, 90);
        sheet_->clickByKeys(*tool_, 120, 92);
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        expectPlace(placeOf(20, 20), 120, 92);
        sheet_->dragByKeys(*tool_, 160, 92, 200, 92); // twice as large
        QCOMPARE(sheet_->steps.size(), std::size_t{2});
        expectPlace(placeOf(40, 20), 200, 92);
        expectPlace(placeOf(20, 40), 120, 172);
        sheet_->key(Qt::Key_Delete);
        QCOMPARE(sheet_->draft.underlay, nullptr);
        QVERIFY(!traced_->canBeSeen());
        sheet_->undo();
        expectPlace(placeOf(40, 20), 200, 92);
    }

    void escGivesAPointUp() {
        layPicture();
        sheet_->click(40, 90);
        sheet_->key(Qt::Key_Escape);
        QVERIFY(sheet_->steps.empty());
        QCOMPARE(*traced_->placed(), *sheet_->draft.underlay);
        sheet_->click(40, 90);
        sheet_->click(60, 90, Qt::AltModifier);
        sheet_->click(200, 90);
        sheet_->click(60, 91, Qt::AltModifier); // the second point where the first one is
        QCOMPARE(sheet_->steps.size(), std::size_t{1});
        QVERIFY2(sheet_->said.join(QLatin1Char(' ')).contains(QStringLiteral("too near")),
                 qPrintable(sheet_->said.join(QLatin1Char(' '))));
        expectPlace(placeOf(20, 20), 60, 90);
    }

    void fFollowsALineOfThePicture() {
        QImage image(800, 600, QImage::Format_RGB32); // two pixels a unit
        image.fill(QColor(225, 205, 160));
        {
            QPainter painter(&image);
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(QColor(70, 50, 30), 4));
            painter.setBrush(QColor(150, 180, 200));
            painter.drawEllipse(QPointF(330 * 2, 230 * 2), 80, 80); // 40 units about (330, 230)
        }
        QVERIFY(image.save(file("round.png")));
        sheet_->draft.underlay = std::make_shared<const draft::Underlay>(
            draft::fittedOn(file("round.png").toStdString(), 800, 600, 400, 300));
        traced_->show(sheet_->draft.underlay);
        DrawTool draw(context());
        sheet_->use(draw);
        sheet_->click(290, 230); // its west
        QTest::keyPress(&sheet_->view, Qt::Key_F);
        sheet_->click(330, 190); // its north
        sheet_->click(370, 230);
        QTest::keyRelease(&sheet_->view, Qt::Key_F);
        QVERIFY(draw.line().size() >= 8);
        for (const planar::GridPoint at : draw.line()) {
            const Point p = planar::toPoint(at);
            QVERIFY2(std::abs(std::hypot(p.x - 330, p.y - 230) - 40) < 1.6,
                     qPrintable(QStringLiteral("%1, %2").arg(p.x).arg(p.y)));
        }
        QVERIFY(draw.line().size() < 60); // no more points than the curve needs
        sheet_->click(350, 270);          // without F straight on
        const std::size_t before = draw.line().size();
        traced_->setShown(false);
        QTest::keyPress(&sheet_->view, Qt::Key_F);
        sheet_->click(330, 270); // what is not seen is not followed
        QTest::keyRelease(&sheet_->view, Qt::Key_F);
        QCOMPARE(draw.line().size(), before + 1);
        sheet_->view.setTool(nullptr);
    }

    void hostilePicturesGetASentence() {
        put("huge.png", hollowPng(100'000, 100'000));
        put("nothing.png", hollowPng(0, 0));
        put("hollow.png", hollowPng(30, 30));
        put("text.png", "a text");
        put("empty.jpg", {});
        put("cut.jpg", QByteArray("\xff\xd8\xff\xe0\x00\x10JFIF", 10));
        put("drawing.png", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>");
        QImage image(40, 40, QImage::Format_RGB32);
        image.fill(Qt::green);
        QVERIFY(image.save(file("other.bmp"), "BMP"));
        QVERIFY(QFile::rename(file("other.bmp"), file("other.png")));
        QFile large(file("large.png"));
        QVERIFY(large.open(QIODevice::WriteOnly));
        large.write(hollowPng(30, 30));
        QVERIFY(large.resize(mostTraceBytes + 1));
        large.close();
        for (const auto& [name, why] : {std::pair{"huge.png", "200 million pixels"},
                                        {"nothing.png", "damaged"},
                                        {"hollow.png", "damaged"},
                                        {"text.png", "no PNG and no JPEG"},
                                        {"empty.jpg", "no PNG and no JPEG"},
                                        {"cut.jpg", "damaged"},
                                        {"drawing.png", "no PNG and no JPEG"},
                                        {"other.png", "no PNG and no JPEG"},
                                        {"large.png", "100 MB"},
                                        {"not-there.png", "be read"},
                                        {".", "be read"}}) {
            const auto read = readTraceImage(file(name));
            QVERIFY2(!read, name);
            QVERIFY2(read.error().contains(QLatin1String(why)), qPrintable(read.error()));
            traced_->show(std::make_shared<const draft::Underlay>(
                draft::Underlay{file(name).toStdString(), {0, 0}, {1, 0}}));
            QVERIFY(!traced_->canBeSeen());
            QCOMPARE(traced_->fault(), read.error());
        }
    }

    void aLargePictureIsReadSmaller() {
        QImage image(8000, 4000, QImage::Format_Grayscale8);
        image.fill(200);
        QVERIFY(image.save(file("wide.png")));
        const auto read = readTraceImage(file("wide.png"));
        QVERIFY2(read.has_value(), read ? "" : qPrintable(read.error()));
        QCOMPARE(read->size, QSize(8000, 4000));
        QVERIFY(qint64(read->image.width()) * read->image.height() <= mostPixelsShown + 10'000);
        QVERIFY(std::abs(read->image.width() - 2 * read->image.height()) <= 2);
    }

    void aPastedImageGetsAFile() {
        QImage image(30, 20, QImage::Format_ARGB32);
        image.fill(Qt::cyan);
        const auto kept = keepTraceImage(image);
        QVERIFY(kept.has_value());
        QCOMPARE(*keepTraceImage(image), *kept); // twice the same is one file
        QCOMPARE(readTraceImage(*kept)->size, QSize(30, 20));
        QVERIFY(!keepTraceImage({}));
        QFile::remove(*kept);
    }
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::UnderlayTest, look)

#include "underlay_test.moc"
