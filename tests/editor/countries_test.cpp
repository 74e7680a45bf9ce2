#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractItemView>
#include <QComboBox>
#include <QLineEdit>
#include <QTest>

namespace marches::editor {

/// The view of countries.
class CountriesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
        glass_->beginCopy();
        glass_->key(Qt::Key_2, Qt::ControlModifier);
    }
    void cleanup() { glass_.reset(); }

    void rowsMoveByKeysAndComeBack() {
        QVERIFY(glass_->find<QWidget>("countries")->isVisible());
        QCOMPARE(cell(0, 1), QStringLiteral("Denmark")); // number 1 in the file
        QCOMPARE(cell(1, 1), QStringLiteral("Switzerland"));
        QTest::keyClick(table(), Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(cell(0, 1), QStringLiteral("Switzerland"));
        QCOMPARE(cell(1, 1), QStringLiteral("Denmark"));
        QCOMPARE(table()->currentIndex().row(), 1); // the same row is chosen
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(cell(0, 1), QStringLiteral("Denmark"));
    }

    void nameAndTownAreChangedInTheirCells() {
        table()->setCurrentIndex(table()->model()->index(0, 1));
        QTest::keyClick(table(), Qt::Key_F2);
        auto* name = table()->findChild<QLineEdit*>();
        QVERIFY(name);
        QTest::keyClick(name, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClicks(name, "Danelaw");
        QTest::keyClick(name, Qt::Key_Return);
        QTRY_COMPARE(cell(0, 1), QStringLiteral("Danelaw")); // taken once the field has closed
        const QString capital = cell(0, 2);
        const QString tradeCenter = cell(0, 3);
        QVERIFY(!capital.isEmpty() && !tradeCenter.isEmpty());
        table()->setCurrentIndex(table()->model()->index(0, 2));
        QTest::keyClick(table(), Qt::Key_F2);
        auto* towns = table()->findChild<QComboBox*>();
        QVERIFY(towns);
        towns->setCurrentIndex(towns->findText(tradeCenter));
        QTest::keyClick(towns, Qt::Key_Return);
        QTRY_COMPARE(cell(0, 2), tradeCenter); // the two towns change places
        QCOMPARE(cell(0, 3), capital);
    }

    void countryComesAndGoes() {
        const int had = table()->model()->rowCount();
        auto* name = glass_->find<QLineEdit>("countries.new-name");
        QTest::mouseClick(name, Qt::LeftButton);
        QTest::keyClicks(name, "Lotharingia");
        QTest::keyClick(name, Qt::Key_Return);
        QCOMPARE(table()->model()->rowCount(), had + 1);
        QCOMPARE(cell(had, 1), QStringLiteral("Lotharingia"));
        QCOMPARE(table()->currentIndex().row(), had);
        QTest::keyClick(table(), Qt::Key_Delete);
        QCOMPARE(table()->model()->rowCount(), had);
        glass_->key(Qt::Key_Z, Qt::ControlModifier);
        QCOMPARE(table()->model()->rowCount(), had + 1);
    }

private:
    QAbstractItemView* table() { return glass_->find<QAbstractItemView>("countries.table"); }
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::CountriesTest, application)
#include "countries_test.moc"
