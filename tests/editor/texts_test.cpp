#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

namespace marches::editor {

/// The view of texts.
class TextsViewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    void tableShowsAllLanguagesAndWhatIsMissing() {
        begin();
        QCOMPARE(header(1), QStringLiteral("English"));
        QCOMPARE(header(3), QStringLiteral("German"));
        QCOMPARE(cell("Bourgogne", 3), QStringLiteral("Burgund"));
        QCOMPARE(cell("Wales", 3), QStringLiteral("Wales")); // English stands there instead
        const QString missing = QStringLiteral("Wales, German: missing; Wales stands there instead");
        QCOMPARE(index("Wales", 3).data(Qt::AccessibleTextRole).toString(), missing);
        QVERIFY(
            glass_->find<QAbstractButton>("texts.filter.missing")->text().endsWith(QStringLiteral("(2)")));
        QVERIFY(glass_->text("texts.panel.note").startsWith(QStringLiteral("2 missing")));
        QVERIFY(grid()
                    ->model()
                    ->headerData(3, Qt::Horizontal, Qt::AccessibleTextRole)
                    .toString()
                    .startsWith(QStringLiteral("German: ")));
    }

    void enterWritesAndGoesDownTabToTheNextLanguage() {
        begin();
        clickCell("Wales", 3);
        type("Land Wales");
        const int row = index("Wales", 3).row();
        enter();
        QCOMPARE(cell("Wales", 3), QStringLiteral("Land Wales"));
        QTRY_COMPARE(grid()->currentIndex().row(), row + 1);
        QCOMPARE(grid()->currentIndex().column(), 3);
        QVERIFY(field()); // goes on writing
        QTest::keyClick(field(), Qt::Key_Tab);
        QTRY_COMPARE(grid()->currentIndex().column(), 4);
        QVERIFY(field());
        QTest::keyClick(field(), Qt::Key_Backtab);
        QTRY_COMPARE(grid()->currentIndex().column(), 3);
        QTest::keyClick(glass_->window().focusWidget(), Qt::Key_Escape);
        QTRY_VERIFY(!field());
        QVERIFY(grid()->isVisible()); // Esc left the field, not the view
        QVERIFY(EditorGlass::textOf(saved()).contains(QStringLiteral("de: Land Wales")));
    }

    void undoGoesToTheCell() {
        begin();
        clickCell("Wales", 3);
        type("Land Wales");
        enter();
        QTRY_VERIFY(field());
        glass_->key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!grid()->isVisible());
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QVERIFY(grid()->isVisible());
        QCOMPARE(grid()->currentIndex(), index("Wales", 3));
        QCOMPARE(index("Wales", 3).data(Qt::EditRole).toString(), QString());
    }

    void missingAreFoundByTheirKeyAndCopiedFromEnglish() {
        begin();
        grid()->setFocus();
        QTest::keyClick(grid(), Qt::Key_N);
        const QModelIndex first = grid()->currentIndex();
        QVERIFY(first.data(Qt::AccessibleTextRole).toString().contains(QStringLiteral("missing")));
        QTest::keyClick(grid(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(!first.data(Qt::EditRole).toString().isEmpty());
        glass_->click("tool-banner.next-missing");
        QVERIFY(grid()->currentIndex() != first);
        QTest::keyClick(grid(), Qt::Key_E, Qt::ControlModifier);
        QVERIFY(
            glass_->find<QAbstractButton>("texts.filter.missing")->text().endsWith(QStringLiteral("(0)")));
    }

    void filterAndSearchShowOnlyThose() {
        begin();
        glass_->click("texts.filter.missing");
        QCOMPARE(texts(), (QStringList{QStringLiteral("Normandie"), QStringLiteral("Wales")}));
        glass_->click("texts.filter.all");
        auto* search = glass_->find<QLineEdit>("texts.search");
        QTest::mouseClick(search, Qt::LeftButton);
        QTest::keyClicks(search, "burgund");
        QVERIFY(texts().contains(QStringLiteral("Bourgogne"))); // found by its German name
        QVERIFY(!texts().contains(QStringLiteral("Wales")));
        // a row that is mended stays until another filter is chosen
        QTest::keyClick(search, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(search, Qt::Key_Delete);
        glass_->click("texts.filter.missing");
        clickCell("Wales", 3);
        type("X");
        enter();
        QVERIFY(texts().contains(QStringLiteral("Wales")));
    }

    void anotherLanguageIsAdded() {
        begin();
        glass_->click("texts.add-language");
        auto* menu = glass_->find<QMenu>("texts.languages");
        QVERIFY(menu && menu->isVisible());
        QAction* another = menu->actions().constLast();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(another).center());
        glass_->window().activateWindow(); // it was the menu
        QVERIFY(QTest::qWaitForWindowActive(&glass_->window()));
        auto* code = glass_->find<QLineEdit>("texts.language-code");
        QTRY_VERIFY(code->isVisible());
        QTest::keyClicks(code, "gsw");
        QTest::keyClick(code, Qt::Key_Return);
        const int column = grid()->model()->columnCount() - 1;
        QCOMPARE(column, 5);
        clickCell("Wales", column);
        type("Chent");
        enter();
        QCOMPARE(cell("Wales", column), QStringLiteral("Chent"));
        QVERIFY(EditorGlass::textOf(saved()).contains(QStringLiteral("gsw: Chent")));
    }

    void mapShowsTheTextInItsLanguageAndAShortNameIsWritten() {
        begin();
        clickCell("Bourgogne", 3);
        QCOMPARE(glass_->text("texts.about.name"), QStringLiteral("Bourgogne, German"));
        QVERIFY(glass_->find<QAbstractButton>("texts.where.de")->isChecked());
        QVERIFY(glass_->text("texts.about.alike").contains(QStringLiteral("country")));
        QTRY_VERIFY_WITH_TIMEOUT(glass_->text("texts.fit").contains(QStringLiteral("Burgund")) &&
                                     glass_->text("texts.fit").contains(QStringLiteral("100 %")),
                                 60'000);
        glass_->click("texts.short");
        auto* shorter = glass_->find<QLineEdit>("texts.short-field");
        QTest::keyClicks(shorter, "Bg.");
        QTest::keyClick(shorter, Qt::Key_Return);
        QVERIFY(EditorGlass::textOf(saved()).contains(QStringLiteral("de: {name: Burgund, short: Bg.}")));
        glass_->click("texts.where.fr");
        QCOMPARE(glass_->text("texts.about.name"), QStringLiteral("Bourgogne, French"));
    }

    void noteToTranslatorsStandsInTheFile() {
        begin();
        clickCell("Wales", 1);
        QTest::keyClick(glass_->window().focusWidget(), Qt::Key_Escape);
        auto* note = glass_->find<QPlainTextEdit>("texts.note");
        QTest::mouseClick(note->viewport(), Qt::LeftButton);
        QTest::keyClicks(note, "The county");
        QTest::keyClick(note, Qt::Key_Return);
        QVERIFY(EditorGlass::textOf(saved()).contains(QStringLiteral("wales: The county")));
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(note->toPlainText(), QString());
    }

    void tableGoesToATranslatorAndComesBack() {
        begin();
        const QString path = home() + QStringLiteral("/texts.csv");
        glass_->click("tool-banner.send");
        chooseFile("texts.send-dialog", path);
        QTRY_VERIFY(QFile::exists(path));
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        const QByteArray bytes = written.readAll();
        written.close();
        QVERIFY(bytes.startsWith("\xEF\xBB\xBF")); // spreadsheets take it for UTF-8 by this
        QString table = QString::fromUtf8(bytes);
        const QString row =
            QStringLiteral("\"provinces/wales/names\",\"\",\"Wales\",\"Pays de Galles\",\"\"");
        QVERIFY(table.contains(row));
        table.replace(row, QStringLiteral(
                               "\"provinces/wales/names\",\"\",\"Wales\",\"Pays de Galles\",\"Wales-Land\""));
        table +=
            QStringLiteral("\"provinces/nowhere/names\",\"\",\"Nowhere\",\"\",\"Nirgends\",\"\",\"\"\r\n");
        EditorGlass::write(path, table);
        const int steps = glass_->rowsOfHistory();
        glass_->click("tool-banner.take-back");
        chooseFile("texts.take-dialog", path);
        QTRY_COMPARE(cell("Wales", 3), QStringLiteral("Wales-Land"));
        QCOMPARE(glass_->rowsOfHistory(), steps + 1);
        QVERIFY(glass_->find<QWidget>("texts.told")->isVisible());
        auto* told = glass_->find<QListWidget>("texts.told-list");
        QCOMPARE(told->count(), 1);
        QVERIFY(told->item(0)->text().contains(QStringLiteral("provinces/nowhere/names")));
        glass_->click("texts.told-close");
        QVERIFY(!glass_->find<QWidget>("texts.told")->isVisible());
        // what is no table changes nothing
        EditorGlass::write(path, QStringLiteral("id,de\n\"provinces/wales/names\",\"a\n"));
        glass_->click("tool-banner.take-back");
        chooseFile("texts.take-dialog", path);
        QTRY_VERIFY(glass_->find<QWidget>("texts.told")->isVisible());
        QCOMPARE(told->item(0)->text(), QStringLiteral("In row 2 a quotation mark is not closed."));
        QCOMPARE(cell("Wales", 3), QStringLiteral("Wales-Land"));
    }

    void problemOfMissingTextsLeadsHere() {
        begin(false);
        auto* problems = glass_->find<QAbstractItemView>("problems");
        const auto missing = [&] {
            for (int row = 0; row < problems->model()->rowCount(); ++row)
                if (problems->model()->index(row, 0).data().toString().contains(QStringLiteral("no text")))
                    return row;
            return -1;
        };
        QTRY_VERIFY_WITH_TIMEOUT(missing() >= 0, 60'000);
        glass_->click(qPrintable(QStringLiteral("fix%1-0").arg(missing())));
        QTRY_VERIFY(grid() && grid()->isVisible());
        QVERIFY(glass_->find<QAbstractButton>("texts.filter.missing")->isChecked());
        QCOMPARE(texts(), (QStringList{QStringLiteral("Normandie"), QStringLiteral("Wales")}));
    }

    void everyControlHasANameAndARoomAt1280() {
        begin(true, {1280, 720});
        for (const QWidget* part : glass_->find<QWidget>("texts")->findChildren<QWidget*>()) {
            const auto* button = qobject_cast<const QAbstractButton*>(part);
            const auto* line = qobject_cast<const QLineEdit*>(part);
            const bool sign = qobject_cast<const QLineEdit*>(part->parent()) != nullptr; // does nothing
            if (button && button->isVisible() && !sign) {
                QVERIFY2(
                    !button->text().isEmpty() || !button->accessibleName().isEmpty(),
                    qPrintable(button->parent()->objectName() + QLatin1Char('/') + button->objectName()));
                QTRY_VERIFY2(button->width() >= button->minimumSizeHint().width() - 1,
                             qPrintable(button->objectName() + button->text()));
            }
            if (line) QVERIFY2(!line->accessibleName().isEmpty(), qPrintable(line->objectName()));
        }
    }

    void looks_data() {
        QTest::addColumn<QSize>("size");
        QTest::addColumn<bool>("dark");
        QTest::newRow("light") << QSize(1600, 1000) << false;
        QTest::newRow("dark") << QSize(1600, 1000) << true;
        QTest::newRow("small") << QSize(1280, 720) << false;
    }
    void looks() {
        QFETCH(const QSize, size);
        QFETCH(const bool, dark);
        glass_->style().setTheme({dark ? theme::Tone::Dark : theme::Tone::Light, 1.0});
        begin(true, size);
        clickCell("Bourgogne", 3);
        QTRY_VERIFY_WITH_TIMEOUT(glass_->text("texts.fit").contains(QStringLiteral("100 %")), 60'000);
        QTest::qWait(100);
        const QString name =
            QStringLiteral("editor-texts-%1.png").arg(QLatin1String(QTest::currentDataTag()));
        QVERIFY(glass_->window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
        glass_->style().setTheme({});
    }

private:
    /// A map in which two provinces have no German name; the view of texts is shown.
    void begin(bool shown = true, const QSize& size = {1400, 900}) {
        glass_->openOwn([](QString& yaml, QString&) {
            for (const QString& name : {QStringLiteral("Wales"), QStringLiteral("Normandie")}) {
                const QRegularExpression german(
                    QStringLiteral("(names: \\{en: %1, [^}]*), de: [^,}]*").arg(name));
                yaml.replace(german, QStringLiteral("\\1"));
            }
        });
        glass_->window().resize(size);
        if (shown) glass_->key(Qt::Key_6, Qt::ControlModifier);
    }
    static QString home() { return ownMapsFolder(); }
    QString saved() {
        glass_->key(Qt::Key_S, Qt::ControlModifier);
        return ownMapsFolder() + QStringLiteral("/mine.yaml");
    }
    QTableView* grid() { return glass_->find<QTableView>("texts.grid"); }
    /// The one that is open; null: none is.
    QLineEdit* field() { return qobject_cast<QLineEdit*>(grid()->indexWidget(grid()->currentIndex())); }
    /// Writes what is typed.
    void enter() {
        const QPointer<QLineEdit> open = field();
        QTest::keyClick(open, Qt::Key_Return);
        QTRY_VERIFY(open.isNull());
    }
    QString header(int column) {
        return grid()->model()->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    }
    /// The province's row.
    QModelIndex index(const char* name, int column) {
        bool provinces = false;
        for (int row = 0; row < grid()->model()->rowCount(); ++row) {
            const QString what = grid()->model()->index(row, 0).data().toString();
            provinces = provinces || what == QStringLiteral("Provinces");
            if (provinces && what == QLatin1String(name)) return grid()->model()->index(row, column);
        }
        return {};
    }
    QString cell(const char* name, int column) { return index(name, column).data().toString(); }
    QStringList texts() {
        QStringList all;
        for (int row = 0; row < grid()->model()->rowCount(); ++row)
            if (grid()->model()->flags(grid()->model()->index(row, 0)).testFlag(Qt::ItemIsSelectable))
                all << grid()->model()->index(row, 0).data().toString();
        return all;
    }
    void clickCell(const char* name, int column) {
        const QModelIndex at = index(name, column);
        QVERIFY2(at.isValid(), name);
        grid()->scrollTo(at);
        QTest::mouseClick(grid()->viewport(), Qt::LeftButton, {}, grid()->visualRect(at).center());
        QTRY_VERIFY(field());
    }
    void type(const char* text) {
        QTest::keyClick(field(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(field(), QString::fromUtf8(text));
    }
    void chooseFile(const char* name, const QString& path) {
        QTRY_VERIFY(glass_->find<QFileDialog>(name));
        auto* dialog = glass_->find<QFileDialog>(name);
        dialog->setOption(QFileDialog::DontConfirmOverwrite);
        dialog->selectFile(path);
        QTest::keyClick(dialog, Qt::Key_Return);
        QTRY_VERIFY(!glass_->window().findChild<QFileDialog*>(QString::fromLatin1(name)));
    }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::TextsViewTest, application)
#include "texts_test.moc"
