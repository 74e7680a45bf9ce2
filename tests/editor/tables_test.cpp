#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QComboBox>
#include <QDir>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>

namespace marches::editor {

/// The view of tables, by mouse and by keys.
class TablesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() {
        glass_->style().setTheme({});
        glass_.reset();
    }

    void typedFigureIsOneStepAndChangesOneLine() {
        open();
        const QStringList before = lines();
        goTo(playMat(), products, 5);
        QCOMPARE(cell(playMat(), products, 5), QStringLiteral("4"));
        QTest::keyClick(playMat(), Qt::Key_1);
        QTest::keyClick(playMat(), Qt::Key_2);
        QCOMPARE(cell(playMat(), products, 5), QStringLiteral("12"));
        QCOMPARE(steps(), 1); // both digits
        QTest::keyClick(playMat(), Qt::Key_Right);
        QTest::keyClick(playMat(), Qt::Key_7);
        QCOMPARE(cell(playMat(), products, 6), QStringLiteral("7"));
        QCOMPARE(steps(), 2); // the cell was left
        const QStringList now = lines();
        QCOMPARE(now.size(), before.size());
        QStringList changed;
        for (qsizetype i = 0; i < now.size(); ++i)
            if (now[i] != before[i]) changed << now[i];
        QCOMPARE(changed, QStringList{QStringLiteral("    product: [0, 1, 2, 3, 12, 7, 6]")});
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lines(), before); // to the byte
        QCOMPARE(cell(playMat(), products, 5), QStringLiteral("4"));
    }

    void arrowsAndTheStepperStep() {
        open();
        goTo(playMat(), products, 5);
        QTest::keyClick(playMat(), Qt::Key_Up);
        QTest::keyClick(playMat(), Qt::Key_Up);
        QTest::keyClick(playMat(), Qt::Key_Down);
        QCOMPARE(cell(playMat(), products, 5), QStringLiteral("5"));
        QCOMPARE(steps(), 1);
        const QRect box = playMat()->visualRect(playMat()->model()->index(products, 5));
        const QPoint lower(box.center().x() + 18, box.center().y() + 5);
        QTest::mouseClick(playMat()->viewport(), Qt::LeftButton, {}, lower);
        QCOMPARE(cell(playMat(), products, 5), QStringLiteral("4"));
    }

    void whatIsOutOfRangeIsRefused() {
        open();
        goTo(playMat(), bank, 1);
        QTest::keyClick(playMat(), Qt::Key_0);
        QCOMPARE(cell(playMat(), bank, 1), QStringLiteral("7"));
        QCOMPARE(steps(), 0);
        QTest::keyClick(playMat(), Qt::Key_Escape); // what was typed
        QVERIFY(glass_->find<QWidget>("tables")->isVisible());
        goTo(playMat(), spaces, 1);
        QTest::keyClick(playMat(), Qt::Key_3); // level I needs no token
        QCOMPARE(cell(playMat(), spaces, 1), QStringLiteral("0"));
    }

    void backspaceTakesTheFigureOfWesternEurope() {
        open();
        const QStringList before = lines();
        goTo(playMat(), products, 5);
        QTest::keyClick(playMat(), Qt::Key_3);
        QVERIFY(described(playMat(), products, 5).contains(QStringLiteral("Western Europe")));
        QVERIFY(glass_->find<QAbstractButton>("tool-banner.only")->text().contains(QStringLiteral("(1)")));
        QTRY_COMPARE(glass_->text("tables.meaning.title"), QStringLiteral("Products a symbol, level V: 3"));
        QTest::keyClick(playMat(), Qt::Key_Left);
        QTest::keyClick(playMat(), Qt::Key_Right);
        QTest::keyClick(playMat(), Qt::Key_Backspace);
        QCOMPARE(cell(playMat(), products, 5), QStringLiteral("4"));
        QVERIFY(described(playMat(), products, 5).isEmpty());
        QCOMPARE(lines(), before);
        QTest::keyClick(playMat(), Qt::Key_3);
        glass_->click("tool-banner.as-in-model");
        QCOMPARE(cell(playMat(), products, 5), QStringLiteral("4"));
    }

    void onlyWhatDiffersIsShown() {
        open();
        goTo(playMat(), products, 5);
        QTest::keyClick(playMat(), Qt::Key_3);
        glass_->click("tool-banner.only");
        QVERIFY(!playMat()->isRowHidden(products));
        QVERIFY(!playMat()->isRowHidden(0)); // its head
        QVERIFY(playMat()->isRowHidden(bank));
        QVERIFY(!glass_->find<QWidget>("tables.units")->isVisible());
        glass_->click("tool-banner.only");
        QVERIFY(glass_->find<QWidget>("tables.units")->isVisible());
    }

    void abilityIsMovedByKeysAndDragged() {
        open();
        const QStringList before = lines();
        goTo(playMat(), abilities, 4);
        QCOMPARE(named(playMat(), abilities, 4),
                 QStringLiteral("Abilities from Production, level IV: Masonry"));
        QTest::keyClick(playMat(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(named(playMat(), abilities, 5).contains(QStringLiteral("Masonry")));
        QCOMPARE(playMat()->currentIndex().column(), 5); // it is followed
        QTest::keyClick(playMat(), Qt::Key_Right, Qt::AltModifier);
        QVERIFY(named(playMat(), abilities, 6).contains(QStringLiteral("Masonry")));
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        if (lines() != before) glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(lines(), before);
        const auto middle = [&](int column) {
            QRect box = playMat()->visualRect(playMat()->model()->index(abilities, column));
            return QPoint(box.center().x(), box.top() + 13);
        };
        QWidget* grid = playMat()->viewport();
        QTest::mousePress(grid, Qt::LeftButton, {}, middle(4));
        QTest::mouseMove(grid, middle(4) + QPoint(15, 0));
        QTest::mouseMove(grid, middle(2));
        QTest::mouseRelease(grid, Qt::LeftButton, {}, middle(2));
        QVERIFY(named(playMat(), abilities, 2).contains(QStringLiteral("Masonry")));
        QCOMPARE(lines().filter(QStringLiteral("masonry: 2")).size(), 1);
    }

    void variantHasOnlyWhatDiffers() {
        open();
        const QStringList before = lines();
        auto* shown = glass_->find<QComboBox>("strip.shown");
        QVERIFY(shown);
        shown->setCurrentIndex(1);
        emit shown->activated(1);
        goTo(grid("tables.limits.0"), 0, 1);
        QTest::keyClick(grid("tables.limits.0"), Qt::Key_8);
        QCOMPARE(cell(grid("tables.limits.0"), 0, 1), QStringLiteral("8"));
        QVERIFY(described(grid("tables.limits.0"), 0, 1).contains(QStringLiteral("the whole map")));
        QVERIFY(lines().size() <= before.size() + 2);
        QVERIFY(lines().contains(QStringLiteral("  turns: 10                     # turn.structure")));
        shown->setCurrentIndex(0);
        emit shown->activated(0);
        QCOMPARE(cell(grid("tables.limits.0"), 0, 1), QStringLiteral("10"));
        glass_->key(Qt::Key_Z, Qt::ControlModifier); // goes to the variant, where it was made
        QCOMPARE(lines(), before);
        QCOMPARE(shown->currentIndex(), 1);
    }

    void undoGoesToTheCell() {
        open();
        goTo(playMat(), products, 5);
        QTest::keyClick(playMat(), Qt::Key_3);
        goTo(grid("tables.victory.0"), 1, 3);
        glass_->key(Qt::Key_1, Qt::ControlModifier);
        QVERIFY(!glass_->find<QWidget>("tables")->isVisible());
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY(glass_->find<QWidget>("tables")->isVisible());
        QVERIFY(playMat()->hasFocus());
        QCOMPARE(playMat()->currentIndex(), playMat()->model()->index(products, 5));
    }

    void otherTables() {
        open();
        QTableView* barbarians = grid("tables.barbarians.0");
        goTo(barbarians, 0, 2);
        QTest::keyClick(barbarians, Qt::Key_5);
        QCOMPARE(cell(barbarians, 0, 2), QStringLiteral("5")); // from turn 5, not 4
        choose(barbarians, 0, 4);
        QTest::keyClick(barbarians, Qt::Key_Return); // one more
        QCOMPARE(cell(barbarians, 0, 4), QStringLiteral("9"));
        QCOMPARE(cell(barbarians, 1, 4), QStringLiteral("3"));
        QTableView* routes = grid("tables.routes.0");
        choose(routes, 2, 3);
        QTest::keyClick(routes, Qt::Key_Space);
        QCOMPARE(cell(routes, 2, 3), QStringLiteral("1"));
        QVERIFY(!lines().filter(QRegularExpression(QStringLiteral("^route-income:"))).isEmpty());
        QTableView* units = grid("tables.units.0");
        goTo(units, 1, 7); // Gold of an Infantry, which the file leaves out
        QTest::keyClick(units, Qt::Key_2);
        QVERIFY(!lines().filter(QStringLiteral("cost: {weapon: 1, gold: 2}")).isEmpty());
    }

    void everyCellHasAName() {
        open();
        int named = 0;
        for (const auto* table : glass_->find<QWidget>("tables")->findChildren<QTableView*>()) {
            QVERIFY2(!table->accessibleName().isEmpty(), qPrintable(table->objectName()));
            for (int row = 0; row < table->model()->rowCount(); ++row)
                for (int column = 1; column < table->model()->columnCount(); ++column) {
                    const QModelIndex at = table->model()->index(row, column);
                    if (!at.flags().testFlag(Qt::ItemIsSelectable)) continue;
                    QVERIFY(at.data(Qt::AccessibleTextRole).toString().size() > 3);
                    ++named;
                }
        }
        QVERIFY(named > 130);
        QAccessibleInterface* grid = QAccessible::queryAccessibleInterface(playMat());
        QCOMPARE(grid->role(), QAccessible::Table);
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
        glass_->beginCopy(size);
        glass_->key(Qt::Key_3, Qt::ControlModifier);
        goTo(playMat(), products, 4);
        QTest::keyClick(playMat(), Qt::Key_2);
        goTo(playMat(), bank, 3);
        QTest::keyClick(playMat(), Qt::Key_4);
        goTo(playMat(), products, 5);
        QTest::keyClick(playMat(), Qt::Key_3);
        QVERIFY(playMat()->columnWidth(1) >= 50);
        QVERIFY(playMat()->width() <= glass_->find<QWidget>("tables.left")->width());
        QTest::qWait(400);
        const QString name =
            QStringLiteral("editor-tables-%1.png").arg(QLatin1String(QTest::currentDataTag()));
        QVERIFY(glass_->window().grab().save(QDir(QStringLiteral(MARCHES_PICTURE_DIR)).filePath(name)));
    }

private:
    // Rows of the play-mat
    static constexpr int spaces = 1;
    static constexpr int products = 3;
    static constexpr int abilities = 4;
    static constexpr int bank = 7;

    void open() {
        glass_->beginCopy({1600, 1000});
        glass_->key(Qt::Key_3, Qt::ControlModifier);
        QVERIFY(glass_->find<QWidget>("tables")->isVisible());
    }
    QTableView* grid(const char* name) { return glass_->find<QTableView>(name); }
    QTableView* playMat() { return grid("tables.play-mat.0"); }
    static QString cell(const QTableView* table, int row, int column) {
        return table->model()->index(row, column).data().toString();
    }
    static QString named(const QTableView* table, int row, int column) {
        return table->model()->index(row, column).data(Qt::AccessibleTextRole).toString();
    }
    static QString described(const QTableView* table, int row, int column) {
        return table->model()->index(row, column).data(Qt::AccessibleDescriptionRole).toString();
    }
    /// By the keyboard's focus alone.
    static void choose(QTableView* table, int row, int column) {
        QVERIFY(table);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, column));
    }
    /// By a click into the field.
    void goTo(QTableView* table, int row, int column) {
        QVERIFY(table);
        table->setFocus();
        table->setCurrentIndex(table->model()->index(row, column)); // scrolls there
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {},
                          table->visualRect(table->model()->index(row, column)).center() - QPoint(14, 0));
        QCOMPARE(table->currentIndex(), table->model()->index(row, column));
    }
    QStringList lines() { return QString::fromStdString(document().yaml()).split(QLatin1Char('\n')); }
    int steps() { return document().history().count(); }
    Document& document() { return glass_->editor().editor()->document(); }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::TablesTest, application)
#include "tables_test.moc"
