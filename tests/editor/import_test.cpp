#include "app/map/map_view.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "engine/draft/sheet_parts.h"
#include "engine/picture/outline.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace marches::editor {

/// Drawings of other programs through the glass: the page that shows what becomes of one, the step on the
/// map, the way back to the drawing and what was changed there.
class ImportTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
        folder_ = std::make_unique<QTemporaryDir>();
    }
    void cleanup() {
        glass_.reset();
        folder_.reset();
    }

    /// Forty paths become a map, are changed in the drawing, and are taken in again: with the mouse.
    void fortyPathsByMouse() {
        EditorGlass& glass = *glass_;
        const QString drawing = copyOfDrawing("forty.svg");
        glass.startWindow();
        glass.click("new-game.design");
        glass.click("design.drawing");
        glass.click("design.make");
        chooseFile("import.dialog", drawing);
        QTRY_COMPARE(takeText(), QStringLiteral("Make a map of 40 provinces"));
        QVERIFY(glass.text("import.about").contains(QStringLiteral("Inkscape 1.2.2")));
        QVERIFY(glass.text("import.gap-note").contains(QStringLiteral("gaps go")));
        QCOMPARE(cell("import.layers", 0, 2), QStringLiteral("Provinces"));
        QCOMPARE(cell("import.layers", 1, 2), QStringLiteral("Rivers"));
        QCOMPARE(cell("import.layers", 2, 2), QStringLiteral("Names of provinces"));
        typeInto("new.name", "Fourty Lands");
        glass.click("import.take");
        QTRY_VERIFY(glass.editor().editor());
        QCOMPARE(document().title(), QStringLiteral("Fourty Lands"));
        QCOMPARE(document().draft().labels.all().size(), std::size_t{40});
        afterwards(drawing, false);
    }

    /// The same without the mouse.
    void fortyPathsByKeys() {
        EditorGlass& glass = *glass_;
        const QString drawing = copyOfDrawing("forty.svg");
        glass.startWindow();
        tabTo("new-game.design");
        glass.key(Qt::Key_Return);
        tabTo("design.part");
        for (int i = 0; i < 5; ++i) // the ways are one group: arrows go through it
            glass.key(Qt::Key_Down);
        QCOMPARE(glass.window().focusWidget()->objectName(), QStringLiteral("design.drawing"));
        glass.key(Qt::Key_Return);
        typeFile("import.dialog", drawing);
        QTRY_COMPARE(takeText(), QStringLiteral("Make a map of 40 provinces"));
        tabTo("import.layers");
        glass.key(Qt::Key_Return); // what is seen is taken, with the name that is proposed
        QTRY_VERIFY(glass.editor().editor());
        QCOMPARE(document().draft().labels.all().size(), std::size_t{40});
        afterwards(drawing, true);
    }

    /// A new map of a drawing has no country: Problems and F5 say so, and the remedies lead to a map that
    /// has.
    void aMapOfADrawingSaysWhatItLacks() {
        EditorGlass& glass = *glass_;
        makeMapOf(copyOfDrawing("by-hand.svg"));
        QTRY_VERIFY_WITH_TIMEOUT(problemWith("belongs to no country") >= 0, 60'000);
        glass.key(Qt::Key_F5);
        QTRY_VERIFY(saysSomewhere(QStringLiteral("It can't be played yet: ")));
        QVERIFY(saysSomewhere(QStringLiteral("belongs to no country")));
        mendProblem("belongs to no country");
        auto* name = glass.find<QLineEdit>("countries.new-name");
        QVERIFY(name && name->isVisible() && name->hasFocus());
        for (const char* country : {"Estmark", "Westmark"}) {
            QTest::mouseClick(name, Qt::LeftButton);
            QTest::keyClicks(name, QString::fromLatin1(country));
            QTest::keyClick(name, Qt::Key_Return);
        }
        QCOMPARE(document().atlas().countries.size(), std::size_t{2});
        QTRY_COMPARE_WITH_TIMEOUT(remedyOf("belongs to no country"), QStringLiteral("Choose a country"),
                                  60'000);
        mendProblem("belongs to no country");
        QTRY_VERIFY(isSeen("whose.country.0"));
        glass.click("whose.country.0");
        const auto [label, id] = *document().draft().labels.all().begin();
        const Point inside = poleOfInaccessibility(draft::outlineOf(*document().draft().map, label)).at;
        appmap::MapView& map = glass.editor().editor()->map();
        QTest::mouseClick(&map, Qt::LeftButton, {}, map.toView({inside.x, inside.y}).toPoint());
        QCOMPARE(document().atlas().provinces[document().atlas().province(id)].countries,
                 std::vector<int>{0});
    }

    void corpus_data() {
        QTest::addColumn<QString>("name");
        const QDir folder(QStringLiteral(MARCHES_SOURCE_DIR "/tests/pictures/import"));
        const QStringList drawings = folder.entryList({QStringLiteral("*.svg")});
        QCOMPARE(drawings.size(), 11);
        for (const QString& name : drawings)
            QTest::newRow(qPrintable(name)) << name;
    }
    /// A map is made of each drawing; taken in again, guessed anew and then as it was chosen, it changes
    /// nothing.
    void corpus() {
        QFETCH(const QString, name);
        EditorGlass& glass = *glass_;
        const QString drawing = copyOfDrawing(qPrintable(name));
        makeMapOf(drawing, false);
        const std::string yaml = document().yaml();
        const auto map = document().draft().map;
        for (const bool watched : {false, true}) {
            drop(drawing);
            QTRY_VERIFY_WITH_TIMEOUT(takeText().startsWith(QStringLiteral("Import ")), 20'000);
            QTRY_VERIFY2_WITH_TIMEOUT(
                glass.text("import.state").startsWith(QStringLiteral("Nothing changes")),
                qPrintable(glass.text("import.state")), 20'000);
            QCOMPARE(glass.text("import.outlines"), QStringLiteral("0"));
            QCOMPARE(glass.find<QCheckBox>("import.watch")->isChecked(), true);
            glass.click("import.take");
            QTRY_VERIFY2(glass.editor().editor()->isVisible(), watched ? "as chosen" : "guessed anew");
            QCOMPARE(glass.rowsOfHistory(), 1);
            QCOMPARE(document().yaml(), yaml);
            QVERIFY(document().draft().map == map);
            QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
        }
    }

    /// A drawing that is dropped on the editor is shown first; Esc, and nothing has changed.
    void droppedAndLeft() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const std::string before = document().yaml();
        drop(copyOfDrawing("by-hand.svg"));
        QVERIFY(glass.find<QWidget>("import")->isVisible());
        QTRY_COMPARE(takeText(), QStringLiteral("Import 14 provinces"));
        glass.key(Qt::Key_Escape);
        QTRY_VERIFY(glass.editor().editor()->isVisible());
        QCOMPARE(glass.rowsOfHistory(), 1);
        QCOMPARE(document().yaml(), before);
        drop(copyOfDrawing("by-hand.svg")); // left while it is being read
        glass.key(Qt::Key_Escape);
        QTRY_VERIFY(glass.editor().editor()->isVisible());
        QCOMPARE(glass.rowsOfHistory(), 1);
    }

    /// The map is written for Inkscape, comes back as it was, and what was changed there is taken in.
    void aMapGoesToInkscapeAndBack() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const std::string before = document().yaml();
        const QString drawing = folder_->filePath(QStringLiteral("out.svg"));
        glass.openMenu("editor.menu.file", "editor.export-drawing");
        chooseFile("import.export-dialog", drawing);
        QTRY_VERIFY(QFile::exists(drawing));
        QString svg = EditorGlass::textOf(drawing);
        QVERIFY(svg.contains(QStringLiteral("inkscape:label=\"Provinces\"")));
        QVERIFY(svg.contains(QStringLiteral("id=\"prov-wessex\" inkscape:label=\"Wessex\"")));
        // saved again as it is: nothing
        EditorGlass::write(drawing, svg + QStringLiteral("<!-- saved -->\n"));
        QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("nothing changes")), 20'000);
        QCOMPARE(glass.rowsOfHistory(), 1);
        // an island in the open sea, and Ulster's outline a unit larger in one point
        const qsizetype ulster = svg.indexOf(QStringLiteral("id=\"prov-ulster\""));
        const qsizetype d = svg.indexOf(QStringLiteral(" d=\"M"), ulster) + 5;
        const qsizetype comma = svg.indexOf(QLatin1Char(','), d);
        svg.replace(d, comma - d, QString::number(svg.mid(d, comma - d).toDouble() - 1));
        svg.replace(
            QStringLiteral("</g>\n</svg>"),
            QStringLiteral("</g>\n<g inkscape:groupmode=\"layer\" id=\"l9\" inkscape:label=\"Provinces\">"
                           "<path id=\"path9\" inkscape:label=\"Avalon\" d=\"M10,10h20v20h-20z\"/></g>\n"
                           "</svg>"));
        EditorGlass::write(drawing, svg);
        QTRY_VERIFY_WITH_TIMEOUT(isSeen("drawing-card"), 20'000);
        const QString figures = glass.text("drawing-card.figures");
        QVERIFY2(figures.contains(QStringLiteral("1 new outline")) &&
                     figures.endsWith(QStringLiteral("1 new")),
                 qPrintable(figures));
        glass.click("drawing-card.take");
        QTRY_COMPARE(glass.rowsOfHistory(), 2);
        QTRY_VERIFY(!isSeen("drawing-card"));
        QVERIFY(document().draft().labels.labelOf("avalon"));
        glass.choose("ulster");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Ulster"));
        glass.editor().editor()->takeFocus();
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().yaml(), before);
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
    }

    /// The drawing is known again when the map is opened next.
    void theDrawingIsKnownAgain() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const QString drawing = folder_->filePath(QStringLiteral("out.svg"));
        glass.openMenu("editor.menu.file", "editor.export-drawing");
        chooseFile("import.export-dialog", drawing);
        QTRY_VERIFY(QFile::exists(drawing));
        glass.closeWindow();
        EditorGlass::write(
            drawing,
            EditorGlass::textOf(drawing).replace(
                QStringLiteral("</g>\n</svg>"),
                QStringLiteral("</g>\n<g inkscape:groupmode=\"layer\" id=\"l9\" "
                               "inkscape:label=\"Provinces\"><path id=\"path9\" inkscape:label=\"Avalon\" "
                               "d=\"M10,10h20v20h-20z\"/></g>\n</svg>")));
        glass.startWindow();
        glass.window().showDesk(glass.editor());
        glass.editor().start(EditorGlass::onlyOwnMap());
        QTRY_VERIFY_WITH_TIMEOUT(isSeen("drawing-card"), 20'000);
        glass.click("drawing-card.look");
        QTRY_COMPARE(takeText(), QStringLiteral("Import 41 provinces"));
    }

    /// All that the page asks is answered; what is seen then is taken in as one step, and the map is shown.
    void questionsAnsweredByMouse() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const std::string before = document().yaml();
        const std::size_t rivers = document().draft().layer(draft::Layer::rivers).size();
        QVERIFY(rivers > 0);
        const QString unwatched = folder_->filePath(QStringLiteral("from-elsewhere.svg"));
        QVERIFY(QFile::copy(changedDrawing(), unwatched));
        drop(unwatched);
        QTRY_COMPARE_WITH_TIMEOUT(takeText(), QStringLiteral("Import 42 provinces"), 20'000);
        // a layer: the rivers are left aside, so those of the map stay
        chooseInTable("import.layers", rowOf("import.layers", "Rivers"), "Nothing");
        QTRY_COMPARE(cell("import.layers", rowOf("import.layers", "Rivers"), 3),
                     QStringLiteral("chosen here"));
        // a shape: one of the new provinces is none
        press("import.all");
        chooseInTable("import.shapes", rowOf("import.shapes", "path10"), "left out");
        QTRY_COMPARE(takeText(), QStringLiteral("Import 41 provinces"));
        QCOMPARE(glass.text("import.gone"), QStringLiteral("1"));
        // the gone one stays
        press("import.gone.brabant.keep");
        QTRY_COMPARE(glass.text("import.gone"), QStringLiteral("0"));
        // a name of the drawing is taken
        press("import.name.wessex.take");
        slide();
        glass.click("import.take"); // before the slider has come to rest
        QTRY_VERIFY_WITH_TIMEOUT(glass.editor().editor()->isVisible(), 20'000);
        QVERIFY(!isSeen("import"));
        QCOMPARE(glass.rowsOfHistory(), 2);
        const draft::Draft& draft = document().draft();
        QCOMPARE(draft.labels.all().size(), std::size_t{42});
        QVERIFY(draft.labels.labelOf("avalon") && draft.labels.labelOf("brabant") &&
                draft.labels.labelOf("calais"));
        QCOMPARE(draft.layer(draft::Layer::rivers).size(), rivers);
        glass.choose("wessex");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Westseaxe"));
        glass.editor().editor()->takeFocus();
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(document().yaml(), before);
        QCOMPARE(glass.rowsOfHistory(), 2);
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
    }

    void hostileDrawings_data() {
        QTest::addColumn<QByteArray>("svg");
        QTest::addColumn<QString>("sentence");
        const QByteArray open = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300'>";
        QTest::newRow("entities") << QByteArray("<!DOCTYPE svg [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;'>]>") +
                                         open + "</svg>"
                                  << QStringLiteral("A DOCTYPE with declarations is not read");
        QTest::newRow("script") << open + "<script>alert(1)</script></svg>"
                                << QStringLiteral("could start something");
        QTest::newRow("handler") << open + "<path onload='x()' d='M0,0h9v9z'/></svg>"
                                 << QStringLiteral("could start something");
        QTest::newRow("reference")
            << open + "<image href='http://example.org/x.png' width='9' height='9'/></svg>"
            << QStringLiteral("lies outside the drawing");
        QTest::newRow("style") << open + "<style>@import url(http://example.org/x.css);</style></svg>"
                               << QStringLiteral("Style from outside the drawing is not read");
        QTest::newRow("depth") << open + QByteArray("<g>").repeated(500) + QByteArray("</g>").repeated(500) +
                                      "</svg>"
                               << QStringLiteral("nested deeper than 64");
        QTest::newRow("svgz") << QByteArray("\x1F\x8B\x08\x00rest") << QStringLiteral("Compressed drawings");
        QTest::newRow("points") << open + "<path d='M0,0" + QByteArray("l1,1l-1,-1").repeated(2'500'000) +
                                       "z'/></svg>"
                                << QStringLiteral("more points than are read");
        QTest::newRow("large") << open + QByteArray(" ").repeated(33 << 20) + "</svg>"
                               << QStringLiteral("larger than");
        QTest::newRow("page") << QByteArray("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1e9 1e9'/>")
                              << QStringLiteral("its page may be");
        QTest::newRow("clones") << open + "<g id='a'><use href='#a'/></g></svg>"
                                << QStringLiteral("holds itself");
    }
    /// What could run, load or swell is refused with a sentence, and the document stays as it was.
    void hostileDrawings() {
        QFETCH(const QByteArray, svg);
        QFETCH(const QString, sentence);
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const std::string before = document().yaml();
        const QString path = folder_->filePath(QStringLiteral("hostile.svg"));
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(svg);
        file.close();
        drop(path);
        QTRY_VERIFY_WITH_TIMEOUT(saysSomewhere(sentence), 30'000);
        glass.click("message.on");
        QVERIFY(glass.editor().editor()->isVisible());
        QCOMPARE(glass.rowsOfHistory(), 1);
        QCOMPARE(document().yaml(), before);
        QCOMPARE(glass.text("editor.kept"), QStringLiteral("Saved"));
    }

    /// Figures that are none leave their shape aside, named; nothing else suffers.
    void badFiguresLeaveTheirShapeOut() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        const QString path = folder_->filePath(QStringLiteral("figures.svg"));
        EditorGlass::write(path,
                           QStringLiteral("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 400 300'>"
                                          "<path id='good' d='M9,9h90v90h-90z'/><path d='M1e9,0h9v9z'/>"
                                          "<path d='MNaN,0h9v9z'/></svg>"));
        drop(path);
        QTRY_COMPARE(takeText(), QStringLiteral("Import 1 province"));
        QVERIFY(saysSomewhere(QStringLiteral("2 shapes that can't be read")));
    }

    void screens_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::addColumn<double>("text");
        QTest::newRow("light") << QSize(1600, 1000) << false << 1.0;
        QTest::newRow("dark") << QSize(1600, 1000) << true << 1.0;
        QTest::newRow("small") << QSize(1280, 720) << false << 1.0;
        QTest::newRow("large-text") << QSize(1600, 1000) << false << 2.0;
    }
    /// Pictures to be looked at; no button's text is cut, and each control has a name.
    void screens() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        QFETCH(const double, text);
        EditorGlass& glass = *glass_;
        glass.style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, text});
        glass.openOwn([](QString&, QString&) {});
        glass.window().resize(size);
        drop(changedDrawing());
        QTRY_VERIFY_WITH_TIMEOUT(takeText().startsWith(QStringLiteral("Import 4")), 30'000);
        QTest::qWait(100);
        const QString name =
            QStringLiteral("editor-import-%1.png").arg(QLatin1String(QTest::currentDataTag()));
        QVERIFY(glass.window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
        for (const QWidget* each : glass.find<QWidget>("import")->findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(each);
            if (button && button->isVisible() && !button->text().isEmpty() &&
                button->width() < button->minimumSizeHint().width() - 1)
                QFAIL(qPrintable(QStringLiteral("cut: ") + button->text()));
            if (each->isVisible() && each->focusPolicy() != Qt::NoFocus && !button &&
                each->accessibleName().isEmpty() && !each->objectName().startsWith(QStringLiteral("qt_")) &&
                !each->inherits("QLabel") && !each->inherits("QScrollBar"))
                QFAIL(qPrintable(QStringLiteral("no name: ") + each->objectName()));
        }
        glass.style().setTheme({});
    }

private:
    Document& document() const { return glass_->editor().editor()->document(); }
    QString takeText() const {
        const auto* take = glass_->find<QAbstractButton>("import.take");
        return take && take->isVisible() ? take->text() : QString();
    }
    bool isSeen(const char* name) const {
        const auto* found = glass_->find<QWidget>(name);
        return found != nullptr && found->isVisible();
    }
    QString status() const {
        QString all;
        for (const QLabel* label : glass_->window().findChildren<QLabel*>())
            if (label->isVisible()) all += label->text() + QLatin1Char('\n') + label->toolTip();
        return all;
    }
    bool saysSomewhere(const QString& sentence) const { return status().contains(sentence); }
    QString cell(const char* table, int row, int column) const {
        const auto* model = glass_->find<QAbstractItemView>(table)->model();
        return model->index(row, column).data().toString();
    }
    QString copyOfDrawing(const char* name) const {
        const QString to = folder_->filePath(QLatin1String(name));
        QFile::remove(to);
        QFile::copy(QStringLiteral(MARCHES_SOURCE_DIR "/tests/pictures/import/") + QLatin1String(name), to);
        QFile(to).setPermissions(QFile::ReadOwner | QFile::WriteOwner);
        return to;
    }
    void drop(const QString& path) const {
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path)});
        shell::MainWindow& window = glass_->window();
        const QPoint at = window.rect().center();
        QDragEnterEvent enter(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(at, Qt::CopyAction, &data, Qt::LeftButton, {});
        QApplication::sendEvent(&window, &event);
    }
    void chooseFile(const char* name, const QString& path) const {
        QTRY_VERIFY(glass_->find<QFileDialog>(name));
        auto* dialog = glass_->find<QFileDialog>(name);
        dialog->selectFile(path);
        QTest::keyClick(dialog, Qt::Key_Return);
    }
    /// Makes a new map of a drawing that is dropped on the editor, with what is proposed.
    void makeMapOf(const QString& drawing, bool watched = true) const {
        EditorGlass& glass = *glass_;
        glass.startWindow();
        glass.window().showDesk(glass.editor());
        glass.editor().start({});
        drop(drawing);
        QTRY_VERIFY_WITH_TIMEOUT(takeText().startsWith(QStringLiteral("Make a map of ")), 20'000);
        if (!watched) glass.click("import.watch");
        glass.click("import.take");
        QTRY_VERIFY_WITH_TIMEOUT(glass.editor().editor(), 20'000);
    }
    /// The row of the problem whose sentence has these words; -1: there is none.
    int problemWith(const char* words) const {
        const auto* model = glass_->find<QAbstractItemView>("problems")->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, 0).data().toString().contains(QLatin1String(words))) return row;
        return -1;
    }
    QString remedyOf(const char* words) const {
        const auto* button =
            glass_->find<QAbstractButton>(qPrintable(QStringLiteral("fix%1-0").arg(problemWith(words))));
        return button ? button->text() : QString();
    }
    /// Presses the first button of that problem.
    void mendProblem(const char* words) const {
        const int row = problemWith(words);
        QVERIFY2(row >= 0, words);
        glass_->click(qPrintable(QStringLiteral("fix%1-0").arg(row)));
    }
    void typeFile(const char* name, const QString& path) const {
        QTRY_VERIFY(glass_->find<QFileDialog>(name));
        auto* field = glass_->find<QFileDialog>(name)->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
        QVERIFY(field);
        QTRY_VERIFY(field->hasFocus());
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, path);
        QTest::keyClick(field, Qt::Key_Return);
    }
    void typeInto(const char* name, const char* text) const {
        auto* field = glass_->find<QLineEdit>(name);
        QVERIFY(field);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field, QString::fromLatin1(text));
    }
    void tabTo(const char* name) const {
        const QString wanted = QString::fromLatin1(name);
        for (int i = 0; i < 160; ++i) {
            const QWidget* now = glass_->window().focusWidget();
            if (now && now->objectName() == wanted) return;
            glass_->key(Qt::Key_Tab);
        }
        QFAIL(name);
    }
    int rowOf(const char* table, const char* firstCell) const {
        const auto* model = glass_->find<QAbstractItemView>(table)->model();
        for (int row = 0; row < model->rowCount(); ++row)
            if (model->index(row, 0).data().toString() == QLatin1String(firstCell)) return row;
        return -1;
    }
    /// Opens the list of a row and takes an entry of it.
    void chooseInTable(const char* name, int row, const char* entry) const {
        auto* table = glass_->find<QAbstractItemView>(name);
        QVERIFY2(row >= 0, name);
        const QModelIndex cell = table->model()->index(row, 2);
        table->scrollTo(cell);
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, table->visualRect(cell).center());
        QTRY_VERIFY(table->findChild<QComboBox*>(QStringLiteral("import.choice")));
        auto* list = table->findChild<QComboBox*>(QStringLiteral("import.choice"));
        QAbstractItemView* entries = list->view();
        QTRY_VERIFY(entries->isVisible());
        const QModelIndex at = list->model()->index(list->findText(QLatin1String(entry)), 0);
        QVERIFY2(at.isValid(), entry);
        entries->scrollTo(at);
        QTest::qWait(QApplication::doubleClickInterval() + 100); // a list that was just opened stays so
        QTest::mouseClick(entries->viewport(), Qt::LeftButton, {}, entries->visualRect(at).center());
        QTRY_VERIFY(!table->findChild<QComboBox*>(QStringLiteral("import.choice")));
    }
    void press(const char* button) const {
        QTRY_VERIFY(isSeen(button));
        glass_->click(button);
        QTRY_VERIFY(glass_->find<QAbstractButton>(button)->isChecked());
    }
    /// Moves the slider of the gaps.
    void slide() const {
        auto* slider = glass_->find<QSlider>("import.gap");
        const int value = slider->value();
        QTest::mouseClick(slider, Qt::LeftButton, {}, {slider->width() - 20, slider->height() / 2});
        QVERIFY(slider->value() > value);
    }
    /// The bundled map as it goes to Inkscape, changed there: a coast moved, a province away, one new.
    QString changedDrawing() const {
        const QString drawing = folder_->filePath(QStringLiteral("changed.svg"));
        glass_->openMenu("editor.menu.file", "editor.export-drawing");
        chooseFile("import.export-dialog", drawing);
        QString svg = EditorGlass::textOf(drawing);
        const qsizetype gone = svg.indexOf(QStringLiteral("<path id=\"prov-brabant\""));
        svg.remove(gone, svg.indexOf(QLatin1Char('\n'), gone) - gone);
        svg.replace(QStringLiteral("id=\"prov-calais\" inkscape:label=\"Calais\""),
                    QStringLiteral("id=\"path1432\""));
        svg.replace(QStringLiteral("inkscape:label=\"Wessex\""),
                    QStringLiteral("inkscape:label=\"Westseaxe\""));
        svg.replace(
            QStringLiteral("</g>\n</svg>"),
            QStringLiteral("</g>\n<g inkscape:groupmode=\"layer\" id=\"l9\" inkscape:label=\"Provinces\">"
                           "<path id=\"path9\" inkscape:label=\"Avalon\" d=\"M30,30h60v60h-60z\"/>"
                           "<path id=\"path10\" inkscape:label=\"Lyonesse\" d=\"M90.8,32h50v57h-50z\"/>"
                           "</g>\n<defs><linearGradient id=\"x\"/></defs>"
                           "<path fill=\"url(#x)\" d=\"M1,1h9v9z\"/></svg>"));
        EditorGlass::write(drawing, svg);
        return drawing;
    }
    /// The drawing is changed where it was drawn, and taken in again; what was made here stays.
    void afterwards(const QString& drawing, bool byKeys) {
        EditorGlass& glass = *glass_;
        const int steps = glass.rowsOfHistory();
        glass.choose("northford");
        glass.rename("Nordfurt");
        QCOMPARE(glass.rowsOfHistory(), steps + 1);
        glass.editor().editor()->takeFocus();
        QString svg = EditorGlass::textOf(drawing);
        const qsizetype last = svg.lastIndexOf(QStringLiteral("<path style=\"fill:#c8cdb4"));
        svg.replace(
            last, svg.indexOf(QLatin1Char('\n'), last) - last,
            QStringLiteral("<path style=\"fill:#c8cdb4\" inkscape:label=\"Isle\" d=\"m 1,1 4,0 0,3 -4,0 z\" "
                           "id=\"path500\"/>"));
        EditorGlass::write(drawing, svg);
        QTRY_VERIFY_WITH_TIMEOUT(isSeen("drawing-card"), 20'000);
        const QString figures = glass.text("drawing-card.figures");
        QVERIFY2(figures.contains(QStringLiteral("1 new")) && figures.contains(QStringLiteral("1 gone")),
                 qPrintable(figures));
        if (byKeys)
            glass.key(Qt::Key_Return); // the card's button has the focus
        else
            glass.click("drawing-card.take");
        QTRY_COMPARE(glass.rowsOfHistory(), steps + 2);
        const auto& labels = document().draft().labels;
        QCOMPARE(labels.all().size(), std::size_t{40});
        QVERIFY(labels.labelOf("isle") && !labels.labelOf("midworth"));
        glass.choose("northford");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Nordfurt"));
        glass.editor().editor()->takeFocus();
        // the same once more: nothing
        EditorGlass::write(drawing, svg + QStringLiteral("<!-- again -->"));
        QTRY_VERIFY_WITH_TIMEOUT(status().contains(QStringLiteral("nothing changes")), 20'000);
        QCOMPARE(glass.rowsOfHistory(), steps + 2);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(document().draft().labels.labelOf("midworth"));
    }

    std::unique_ptr<EditorGlass> glass_;
    std::unique_ptr<QTemporaryDir> folder_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::ImportTest, application)
#include "import_test.moc"
