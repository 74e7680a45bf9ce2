#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "tests/app/register.h"
#include "tests/editor/glass.h"

#include <QAbstractItemView>
#include <QDockWidget>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QTest>

namespace marches::editor {

/// Problems of a map: found beside the work, shown with their places, mended by a button, set aside.
class ProblemsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { EditorGlass::initOnce(); }
    void init() {
        EditorGlass::forgetAll();
        glass_ = std::make_unique<EditorGlass>();
    }
    void cleanup() { glass_.reset(); }

    void equalNumbersAreShownMendedAndBroughtBack() {
        EditorGlass& glass = *glass_;
        glass.openOwn(twoFives);
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("number") >= 0, longest);
        const int row = rowWith("number");
        const int had = countInTitle();
        QVERIFY(had >= 1);
        glass.click(qPrintable(QStringLiteral("fix%1-0").arg(row)));
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("number") < 0, longest);
        QCOMPARE(countInTitle(), had - 1);
        QCOMPARE(glass.rowsOfHistory(), 2);
        glass.key(Qt::Key_Z, Qt::ControlModifier);
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("number") >= 0, longest);
    }

    void testPlayGoesToTheFirstError() {
        EditorGlass& glass = *glass_;
        glass.openOwn(twoFives);
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("number") >= 0, longest);
        QVERIFY(glass.find<QWidget>("countries") == nullptr);
        glass.key(Qt::Key_F5);
        QVERIFY(glass.find<QWidget>("countries")->isVisible());
    }

    /// Where a country has no Capital, its provinces are shown on the map, and one of them can be chosen.
    void townIsChosenOnTheMap() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString& yaml, QString&) { yaml.remove(QStringLiteral("    capital: dublin\n")); });
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("capital") >= 0, longest);
        glass.click(qPrintable(QStringLiteral("fix%1-0").arg(rowWith("capital"))));
        QVERIFY(glass.find<QWidget>("countries") == nullptr ||
                !glass.find<QWidget>("countries")->isVisible());
        QVERIFY2(glass.text("status.under").contains(QStringLiteral("Ireland")),
                 qPrintable(glass.text("status.under")));
    }

    /// A warning that is set aside comes last, counts no more, and is so when the map is opened again.
    void warningIsSetAsideWithAReason() {
        EditorGlass& glass = *glass_;
        glass.openOwn(oneLinkTooFew);
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("touch") >= 0, longest);
        const int had = countInTitle();
        auto* view = glass.find<QAbstractItemView>("problems");
        view->setCurrentIndex(view->model()->index(rowWith("touch"), 0));
        QTest::keyClick(view, Qt::Key_Menu);
        auto* menu = glass.find<QMenu>("fixes");
        QVERIFY(menu && menu->isVisible());
        QAction* aside = menu->actions().constLast();
        QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(aside).center());
        auto* reason = glass.find<QLineEdit>("problems.reason");
        QVERIFY(reason->isVisible());
        QTest::keyClicks(reason, "A ridge");
        QTest::keyClick(reason, Qt::Key_Return);
        QCOMPARE(countInTitle(), had - 1);
        const int last = view->model()->rowCount() - 1;
        QVERIFY(textOf(last).contains(QStringLiteral("touch")));
        glass.click(qPrintable(QStringLiteral("again%1").arg(last)));
        QCOMPARE(countInTitle(), had);
    }

private:
    static constexpr int longest = 60'000; // ms: checks run beside other tests

    static void twoFives(QString& yaml, QString&) {
        yaml.replace(QStringLiteral("number: 7"), QStringLiteral("number: 5"));
    }
    /// Artois and Bourgogne touch and are not linked.
    static void oneLinkTooFew(QString& yaml, QString&) {
        yaml.replace(QStringLiteral("links: [bourgogne, brabant, calais]"),
                     QStringLiteral("links: [brabant, calais]"));
    }

    QString textOf(int row) {
        auto* view = glass_->find<QAbstractItemView>("problems");
        return view->model()->index(row, 0).data().toString();
    }
    /// Whose sentence has a word; -1: there is none.
    int rowWith(const char* word) {
        auto* view = glass_->find<QAbstractItemView>("problems");
        for (int row = 0; row < view->model()->rowCount(); ++row)
            if (textOf(row).contains(QLatin1String(word))) return row;
        return -1;
    }
    QString dockTitle() {
        return glass_->window().findChild<QDockWidget*>(QStringLiteral("dock.problemsPane"))->windowTitle();
    }
    int countInTitle() {
        int sum = 0;
        for (const QString& part : dockTitle().split(QLatin1Char(' ')))
            sum += part.toInt();
        return sum;
    }

    std::unique_ptr<EditorGlass> glass_;
};

} // namespace marches::editor

MARCHES_TEST(marches::editor::ProblemsTest, application)
#include "problems_test.moc"
