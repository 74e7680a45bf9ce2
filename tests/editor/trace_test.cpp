#include "app/map/map_view.h"
#include "app/shell/files.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map/traced_picture.h"
#include "editor/map_files.h"
#include "editor/panes/problems_pane.h"
#include "editor/tools/sheet_tool.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QMouseEvent>
#include <QPainter>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

namespace marches::editor {

namespace {

constexpr int oldColumns = 3;
constexpr int oldIslands = 3;

/// Where the lines of the old map meet; units.
QPointF cornerOf(int column, int row) {
    constexpr int bend[] = {0, 18, -14, 9, -20, 12, 5, -8, 16, -11, 7, -16, 10, -5, 14, -9};
    const int which = row * 4 + column;
    return {300.0 + 180 * column + bend[which % 16], 120.0 + 190 * row + bend[(which * 5 + 3) % 16]};
}

/// The outlines of the old map: nine provinces that touch, and three islands in the west.
std::vector<QPolygonF> oldMap() {
    std::vector<QPolygonF> outlines;
    for (int row = 0; row < 3; ++row)
        for (int column = 0; column < oldColumns; ++column)
            outlines.push_back({cornerOf(column, row), cornerOf(column + 1, row),
                                cornerOf(column + 1, row + 1), cornerOf(column, row + 1)});
    for (int i = 0; i < oldIslands; ++i) {
        const QPointF at(70, 150 + 200 * i);
        outlines.push_back({at, at + QPointF(110, -10), at + QPointF(120, 100), at + QPointF(10, 110)});
    }
    return outlines;
}

const QStringList& namesOfOld() {
    static const QStringList names{
        QStringLiteral("Aldern"), QStringLiteral("Borga"), QStringLiteral("Cumber"), QStringLiteral("Dorne"),
        QStringLiteral("Eisen"),  QStringLiteral("Falke"), QStringLiteral("Gotham"), QStringLiteral("Halle"),
        QStringLiteral("Ister"),  QStringLiteral("Jura"),  QStringLiteral("Kerry"),  QStringLiteral("Lundy")};
    return names;
}

} // namespace

/// A scan is traced through the glass: a map of 12 provinces, 2 countries and 3 sea links that can be played;
/// and what the picture may do besides.
class TraceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        folder_ = std::make_unique<QTemporaryDir>();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() {
        glass_.reset();
        folder_.reset();
    }

    /// EDITOR.md, task 2.
    void aScanBecomesAMapThatCanBePlayed() {
        beginWithScan();
        QVERIFY(glass_->editor().editor());
        QCOMPARE(sheetSize(), QSizeF(1200, 900)); // the picture's proportions
        QVERIFY(traced().canBeSeen());
        QCOMPARE(bannerTitle(), QStringLiteral("Draw a province: set points round it"));
        save("begun");
        QVERIFY(map().hasFocus());
        addCountry("Northmark");
        addCountry("Southmark");
        glass_->key(Qt::Key_1, Qt::ControlModifier);

        const std::vector<QPolygonF> outlines = oldMap();
        for (std::size_t i = 0; i < outlines.size(); ++i) {
            if (i == 0) chooseCountry("Northmark");
            if (i == 6) chooseCountry("Southmark");
            draw(outlines[i]);
            auto* name = glass_->find<QLineEdit>("map.new-name");
            QVERIFY2(name && name->hasFocus(), qPrintable(namesOfOld()[static_cast<qsizetype>(i)]));
            if (i == 4) save("drawn");
            QTest::keyClicks(name, namesOfOld()[static_cast<qsizetype>(i)]);
            QTest::keyClick(name, Qt::Key_Return);
            QVERIFY(map().hasFocus());
        }
        QCOMPARE(draft().labels.all().size(), outlines.size());
        QVERIFY(draft().labels.labelOf("aldern") && draft().labels.labelOf("lundy"));
        QCOMPARE(historyName(), QStringLiteral("Lundy drawn"));
        // what was drawn over the same line is one border
        QVERIFY(contact("aldern", "borga") > 150);
        QVERIFY(contact("eisen", "halle") > 150);
        QTRY_COMPARE(glass_->text("trace.left.provinces"), QStringLiteral("12 provinces drawn"));
        QCOMPARE(glass_->text("trace.left.country"), QStringLiteral("Every province has its country"));
        QCOMPARE(glass_->text("trace.left.name"), QStringLiteral("Every province has its name"));

        makeTown("Aldern", "province.is.capital");
        makeTown("Borga", "province.is.trade-center");
        makeTown("Gotham", "province.is.capital");
        makeTown("Halle", "province.is.trade-center");
        map().setFocus();
        glass_->key(Qt::Key_L);
        for (int i = 0; i < oldIslands; ++i) // each to the mainland beside it
            drag(outlines[static_cast<std::size_t>(9 + i)].boundingRect().center(),
                 outlines[static_cast<std::size_t>(3 * i)].boundingRect().center());
        QCOMPARE(draft::valueAt(draft(), {"picture", "sea-lanes"})->size(), std::size_t{3});
        save("traced");

        QTRY_VERIFY_WITH_TIMEOUT(glass_->text("problemsState").startsWith(QStringLiteral("checked")), 60'000);
        QTRY_COMPARE_WITH_TIMEOUT(errors(), QStringList(), 20'000);
        glass_->key(Qt::Key_F5);
        QTRY_VERIFY(glass_->find<QWidget>("test") && glass_->find<QWidget>("test")->isVisible());
        glass_->key(Qt::Key_F5);
        QTRY_VERIFY(glass_->editor().editor()->isVisible());

        // the picture is no part of what is saved
        glass_->key(Qt::Key_S, Qt::ControlModifier);
        const QString yaml = EditorGlass::textOf(EditorGlass::onlyOwnMap());
        QVERIFY(yaml.contains(QStringLiteral("Lundy")));
        QVERIFY(!yaml.contains(QStringLiteral("scan.png")) &&
                !yaml.contains(folder_->path())); // its name is "scan"
        QVERIFY(!EditorGlass::textOf(
                     EditorGlass::onlyOwnMap().replace(QStringLiteral(".yaml"), QStringLiteral(".svg")))
                     .contains(QStringLiteral("image")));
    }

    /// The central part without the mouse: two provinces that touch, an island, their names, a lane.
    void byKeysAlone() {
        glass_->startWindow();
        tabTo("new-game.design");
        glass_->key(Qt::Key_Return);
        tabTo("design.part");
        while (glass_->window().focusWidget()->objectName() == QStringLiteral("design.part") ||
               glass_->window().focusWidget()->objectName() == QStringLiteral("design.changed"))
            glass_->key(Qt::Key_Down); // the cards are one group
        tabTo("design.traced");
        tabTo("new.trace.choose");
        glass_->key(Qt::Key_Space);
        typeFile(scan());
        tabTo("new.name");
        glass_->key(Qt::Key_Return);
        QTRY_VERIFY(glass_->editor().editor());
        QVERIFY(map().hasFocus());
        QCOMPARE(bannerTitle(), QStringLiteral("Draw a province: set points round it"));
        const std::vector<QPolygonF> outlines = oldMap();
        for (const int i : {0, 1, 9}) {
            for (const QPointF& corner : outlines[static_cast<std::size_t>(i)])
                clickByKeys(corner);
            glass_->key(Qt::Key_Return);
            QVERIFY(glass_->find<QLineEdit>("map.new-name"));
            QTest::keyClicks(glass_->window().focusWidget(), namesOfOld()[i]);
            glass_->key(Qt::Key_Return);
        }
        QCOMPARE(draft().labels.all().size(), std::size_t{3});
        QVERIFY(contact("aldern", "borga") > 150);
        glass_->key(Qt::Key_Escape); // out of Draw
        glass_->key(Qt::Key_L);
        keysTo(outlines[9].boundingRect().center());
        glass_->key(Qt::Key_Period);
        keysTo(outlines[0].boundingRect().center());
        glass_->key(Qt::Key_Period);
        QCOMPARE(draft::valueAt(draft(), {"picture", "sea-lanes"})->size(), std::size_t{1});
        glass_->key(Qt::Key_Z, Qt::ControlModifier); // the lane
        glass_->key(Qt::Key_Z, Qt::ControlModifier); // the island, with its name
        QCOMPARE(draft().labels.all().size(), std::size_t{2});
        QVERIFY(draft().labels.labelOf("borga"));
    }

    void escLeavesTheUsualName() {
        beginWithScan();
        QVERIFY(glass_->editor().editor());
        draw(oldMap().front());
        QVERIFY(glass_->find<QLineEdit>("map.new-name"));
        QTest::keyClicks(glass_->window().focusWidget(), "Kent");
        QTest::keyClick(glass_->window().focusWidget(), Qt::Key_Escape);
        QVERIFY(map().hasFocus());
        QVERIFY(draft().labels.labelOf("new-province"));
        QTRY_COMPARE(glass_->text("trace.left.name"), QStringLiteral("1 province without a name"));
        QCOMPARE(bannerTitle(), QStringLiteral("Draw a province: set points round it"));
    }

    /// Dropped, placed, made fainter, taken away and back; there again when the map is opened anew.
    void thePictureIsRemembered() {
        glass_->beginCopy();
        glass_->editor().editor()->showView(QStringLiteral("map"));
        drop(scan());
        QVERIFY(traced().canBeSeen());
        QCOMPARE(historyName(), QStringLiteral("Picture to trace taken in"));
        QVERIFY(glass_->editor().editor()->document().isSaved()); // no file of the map would show it
        map().setFocus();
        glass_->key(Qt::Key_U);
        QVERIFY2(bannerTitle().contains(QStringLiteral("Click a point of the picture")),
                 qPrintable(bannerTitle()));
        const draft::Underlay before = *draft().underlay;
        drag({400, 400}, {460, 430});
        QVERIFY(*draft().underlay != before);
        auto* strength = glass_->find<QSlider>("trace.opacity");
        QVERIFY(strength && strength->isVisible());
        strength->setFocus();
        const int was = strength->value();
        for (int i = 0; i < 7; ++i)
            QTest::keyClick(strength, Qt::Key_Left);
        QCOMPARE(strength->value(), was - 7);
        save("underlay");
        const draft::Underlay placed = *draft().underlay;
        glass_->click("trace.take-away");
        QVERIFY(!draft().underlay);
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(*draft().underlay, placed);

        const QString file = EditorGlass::onlyOwnMap();
        glass_->closeWindow();
        glass_->startWindow();
        glass_->window().showDesk(glass_->editor());
        glass_->editor().start(file);
        QVERIFY(glass_->editor().editor());
        QVERIFY(draft().underlay);
        QCOMPARE(*draft().underlay, placed);
        QCOMPARE(qRound(traced().opacity() * 100), was - 7);
        // the file goes: a sentence says so, and the map opens
        QVERIFY(QFile::remove(scan()));
        glass_->closeWindow();
        glass_->startWindow();
        glass_->window().showDesk(glass_->editor());
        glass_->editor().start(file);
        QVERIFY(!traced().canBeSeen());
        QVERIFY2(glass_->text("trace.file").contains(QStringLiteral("be read")),
                 qPrintable(glass_->text("trace.file")));
    }

    void aPictureIsPasted() {
        glass_->beginCopy();
        QImage image(60, 40, QImage::Format_RGB32);
        image.fill(Qt::magenta);
        QGuiApplication::clipboard()->setImage(image);
        map().setFocus();
        glass_->key(Qt::Key_U);
        QTest::keyClick(&map(), Qt::Key_V, Qt::ControlModifier);
        QVERIFY(traced().canBeSeen());
        QCOMPARE(traced().size(), QSize(60, 40));
        QTest::keyClick(&map(), Qt::Key_Delete);
        QVERIFY(!traced().canBeSeen());
        QGuiApplication::clipboard()->setText(QStringLiteral("no picture"));
        const int steps = glass_->rowsOfHistory();
        QTest::keyClick(&map(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(glass_->rowsOfHistory(), steps);
    }

    void aBrokenPictureChangesNothing() {
        glass_->beginCopy();
        drop(scan());
        const draft::Underlay before = *draft().underlay;
        const int steps = glass_->rowsOfHistory();
        EditorGlass::write(folder_->filePath(QStringLiteral("broken.png")), QStringLiteral("no picture"));
        drop(folder_->filePath(QStringLiteral("broken.png")));
        QCOMPARE(*draft().underlay, before);
        QCOMPARE(glass_->rowsOfHistory(), steps);
        // nor on the page of new maps
        glass_->key(Qt::Key_N, Qt::ControlModifier);
        glass_->click("design.traced");
        drop(folder_->filePath(QStringLiteral("broken.png")));
        QVERIFY2(glass_->text("new.trace.note").contains(QStringLiteral("no PNG and no JPEG")),
                 qPrintable(glass_->text("new.trace.note")));
        QTRY_COMPARE(glass_->text("new.headline"), QStringLiteral("Choose a picture first."));
        glass_->click("design.make");
        QVERIFY(glass_->find<QWidget>("design")->isVisible());
        drop(scan());
        QTRY_COMPARE(glass_->find<QSpinBox>("new.width")->value(), 1200);
        QCOMPARE(glass_->find<QSpinBox>("new.height")->value(), 900);
        QCOMPARE(glass_->find<QLineEdit>("new.name")->text(), QStringLiteral("scan"));
        save("new");
    }

    void layersAreShownAndLeftOut() {
        glass_->beginCopy();
        const auto picture = [this]() -> const appmap::MapPicture& { return map().shapes()->picture(); };
        QVERIFY(!picture().rivers.empty() && !picture().lanes.empty() && !picture().hills.empty());
        const auto has = [&](bool wood) {
            return std::any_of(picture().hills.begin(), picture().hills.end(),
                               [wood](const appmap::Hill& hill) { return hill.wood == wood; });
        };
        showPanel("Layers");
        auto* rivers = glass_->find<QCheckBox>("layers.rivers");
        QVERIFY(rivers && rivers->isVisible());
        save("layers");
        tick("layers.rivers");
        QVERIFY(picture().rivers.empty());
        tick("layers.woods");
        QVERIFY(!has(true) && has(false));
        tick("layers.lanes");
        tick("layers.sea-names");
        QVERIFY(picture().lanes.empty() && picture().seaNames.empty());
        tick("layers.provinces");
        QVERIFY(map().faces().front().name.isEmpty() && !map().faces().front().country);
        // what changes meanwhile stays out
        glass_->choose("bourgogne");
        glass_->rename("Arelat");
        QVERIFY(map().faces().front().name.isEmpty());
        for (const char* box :
             {"layers.rivers", "layers.woods", "layers.lanes", "layers.sea-names", "layers.provinces"})
            tick(box);
        QVERIFY(!picture().rivers.empty() && !picture().lanes.empty() && has(true));
        QVERIFY(!map().faces().front().name.isEmpty());
        QVERIFY(!glass_->find<QCheckBox>("layers.picture")->isEnabled());
    }

    void keysAndLegendOfAToolAreShown() {
        glass_->beginCopy();
        map().setFocus();
        glass_->key(Qt::Key_B);
        auto* open = glass_->find<QAbstractButton>("map.legend");
        QVERIFY(open);
        if (open->isVisible() && !open->isChecked()) glass_->click("map.legend"); // folded on a small map
        map().setFocus();
        QTRY_VERIFY(legendWords().contains(QStringLiteral("moves both sides")));
        save("legend");
        glass_->key(Qt::Key_S);
        QTRY_VERIFY(legendWords().contains(QStringLiteral("the new border")));
        glass_->key(Qt::Key_V);
        QTRY_VERIFY(!legendWords().contains(QStringLiteral("the new border")));
    }

private:
    [[nodiscard]] appmap::MapView& map() const { return glass_->editor().editor()->map(); }
    [[nodiscard]] const draft::Draft& draft() const { return glass_->editor().editor()->document().draft(); }
    [[nodiscard]] TracedPicture& traced() const { return glass_->editor().editor()->traced(); }
    [[nodiscard]] QSizeF sheetSize() const { return map().shapes()->picture().size; }
    [[nodiscard]] QString bannerTitle() const { return glass_->text("tool-banner.title"); }
    [[nodiscard]] QString historyName() const {
        const auto* rows = glass_->find<QAbstractItemView>("history.view")->model();
        return rows->index(rows->rowCount() - 1, 0).data().toString();
    }
    [[nodiscard]] QString legendWords() const {
        QStringList words;
        for (const auto* row : map().findChildren<appmap::LegendRow*>())
            words << row->accessibleDescription();
        return words.join(QLatin1Char(' '));
    }
    [[nodiscard]] double contact(const char* a, const char* b) const {
        return draft().map->contact(*draft().labels.labelOf(a), *draft().labels.labelOf(b));
    }
    [[nodiscard]] QStringList errors() const {
        QStringList errors;
        for (const draft::Problem& problem : glass_->find<ProblemsPane>("problemsPane")->model().open())
            if (problem.level == draft::ProblemLevel::error)
                errors << QString::fromStdString(englishText(problem.sentence));
        return errors;
    }
    /// On the box itself, which may be narrower than its row.
    void tick(const char* name) const {
        auto* box = glass_->find<QCheckBox>(name);
        QVERIFY2(box && box->isVisible(), name);
        QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(10, box->height() / 2));
    }
    /// By its tab.
    void showPanel(const char* title) const {
        for (QTabBar* bar : glass_->window().findChildren<QTabBar*>())
            for (int i = 0; bar->isVisible() && i < bar->count(); ++i)
                if (bar->tabText(i) == QLatin1String(title))
                    return QTest::mouseClick(bar, Qt::LeftButton, {}, bar->tabRect(i).center());
        QFAIL(title);
    }
    void save(const char* what) const {
        QTest::qWait(60);
        const QString name = QStringLiteral("editor-trace-%1.png").arg(QLatin1String(what));
        QVERIFY(glass_->window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
    }

    /// The old map as a picture of 1200 by 900 pixels.
    [[nodiscard]] QString scan() const {
        const QString file = folder_->filePath(QStringLiteral("scan.png"));
        if (QFile::exists(file)) return file;
        QImage image(1200, 900, QImage::Format_RGB32);
        image.fill(QColor(150, 180, 200));
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor(60, 40, 20), 3));
        painter.setBrush(QColor(225, 205, 160));
        QFont font = painter.font();
        font.setPixelSize(26);
        painter.setFont(font);
        const std::vector<QPolygonF> outlines = oldMap();
        for (std::size_t i = 0; i < outlines.size(); ++i) {
            painter.drawPolygon(outlines[i]);
            painter.drawText(outlines[i].boundingRect(), Qt::AlignCenter,
                             namesOfOld()[static_cast<qsizetype>(i)]);
        }
        image.save(file);
        return file;
    }
    void typeFile(const QString& file) const {
        QTRY_VERIFY(glass_->window().findChild<QFileDialog*>());
        auto* dialog = glass_->window().findChild<QFileDialog*>();
        auto* field = dialog->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(field);
        field->setFocus();
        field->setText(file); // pasted: typed letters would open the list of proposals, which takes Enter
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(!glass_->window().findChild<QFileDialog*>());
        glass_->window().activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&glass_->window()));
    }
    void beginWithScan() const {
        glass_->startWindow();
        glass_->click("new-game.design");
        glass_->click("design.traced");
        glass_->click("new.trace.choose");
        typeFile(scan());
        QTRY_COMPARE(glass_->text("new.headline"),
                     QStringLiteral("The picture lies over the sea: you draw the land"));
        glass_->click("design.make");
        QTRY_VERIFY(glass_->editor().editor());
    }
    void drop(const QString& file) const {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter(QPoint(700, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&glass_->window(), &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(QPointF(700, 400), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(&glass_->window(), &event);
    }
    void addCountry(const char* name) const {
        glass_->key(Qt::Key_2, Qt::ControlModifier);
        auto* field = glass_->find<QLineEdit>("countries.new-name");
        QVERIFY(field);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClicks(field, QString::fromLatin1(name));
        QTest::keyClick(field, Qt::Key_Return);
    }
    void chooseCountry(const char* name) const {
        auto* country = glass_->find<QComboBox>("new.country");
        QVERIFY(country && country->isVisible());
        const int wanted = country->findText(QString::fromLatin1(name));
        QVERIFY(wanted >= 0);
        country->setFocus();
        while (country->currentIndex() != wanted)
            QTest::keyClick(country, country->currentIndex() < wanted ? Qt::Key_Down : Qt::Key_Up);
    }
    [[nodiscard]] QPoint at(const QPointF& units) const { return map().toView(units).toPoint(); }
    void draw(const QPolygonF& outline) const {
        for (const QPointF& corner : outline)
            QTest::mouseClick(&map(), Qt::LeftButton, {}, at(corner));
        QTest::mouseClick(&map(), Qt::LeftButton, {}, at(outline.front()));
    }
    void drag(const QPointF& from, const QPointF& to) const {
        QTest::mousePress(&map(), Qt::LeftButton, {}, at(from));
        for (const QPointF& on : {(from + to) / 2, to}) {
            const QPointF view = at(on);
            QMouseEvent event(QEvent::MouseMove, view, map().mapToGlobal(view), Qt::NoButton, Qt::LeftButton,
                              {});
            QApplication::sendEvent(&map(), &event);
        }
        QTest::mouseRelease(&map(), Qt::LeftButton, {}, at(to));
    }
    void makeTown(const char* province, const char* button) const {
        map().setFocus();
        glass_->key(Qt::Key_V);
        glass_->choose(province);
        glass_->click(button);
    }
    void tabTo(const char* name) const {
        for (int i = 0; i < 200; ++i) {
            if (glass_->window().focusWidget() &&
                glass_->window().focusWidget()->objectName() == QLatin1String(name))
                return;
            glass_->key(Qt::Key_Tab);
        }
        QFAIL(name);
    }
    void keysTo(const QPointF& units) const {
        const auto& tool = dynamic_cast<const SheetTool&>(map().tool());
        if (!tool.crosshair()) glass_->key(Qt::Key_Left);
        for (const bool across : {true, false})
            for (int guard = 0; guard < 400; ++guard) {
                const QPointF way = QPointF(at(units)) - *tool.crosshair();
                const int left = qRound(across ? way.x() : way.y());
                if (left == 0) break;
                const Qt::Key forward = across ? Qt::Key_Right : Qt::Key_Down;
                const Qt::Key back = across ? Qt::Key_Left : Qt::Key_Up;
                glass_->key(left > 0 ? forward : back,
                            std::abs(left) >= 8 ? Qt::KeyboardModifiers{} : Qt::ShiftModifier);
            }
    }
    void clickByKeys(const QPointF& units) const {
        keysTo(units);
        glass_->key(Qt::Key_Period);
        glass_->key(Qt::Key_Period);
    }

    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::TraceTest, application)
#include "trace_test.moc"
