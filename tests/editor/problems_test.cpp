#include "editor/editor_desk.h"
#include "editor/editor_window.h"
#include "editor/map_files.h"
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
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("Ireland has no Capital.") >= 0, longest);
        glass.click(qPrintable(QStringLiteral("fix%1-0").arg(rowWith("no Capital"))));
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

    /// A name that the file puts over another province gets its own place again.
    void nameThatIsCutIsPutInItsPlace() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString& yaml, QString&) { // close to Artois
            yaml.replace(QStringLiteral("bourgogne: {label: [1078.6, 1165.8]"),
                         QStringLiteral("bourgogne: {label: [980, 1100]"));
        });
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("name of Bourgogne crosses") >= 0, longest);
        clickFix(rowWith("name of Bourgogne crosses"), "Find a place");
        QTRY_VERIFY_WITH_TIMEOUT(glass.text("problemsState").startsWith(QStringLiteral("checked")), longest);
        QCOMPARE(rowWith("name of Bourgogne crosses"), -1);
        QCOMPARE(glass.rowsOfHistory(), 2);
    }

    /// A border that was drawn and does not meet its neighbour's, wider than joining reaches by itself.
    void bordersThatDoNotMeetAreJoined() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString& yaml, QString& svg) {
            yaml = QStringLiteral("format: marches-scenario 1\ngame: warriors-traders\nid: mine\n"
                                  "names: Mine\nseats: [north]\ncountries:\n  north: {names: North}\n"
                                  "provinces:\n  alba: {country: north, links: [brega]}\n"
                                  "  brega: {country: north}\n"
                                  "picture: {file: mine.svg, size: [400, 300]}\n");
            svg =
                QStringLiteral("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 400 300\" "
                               "width=\"400\" height=\"300\"><g id=\"land\"><path "
                               "d=\"M20,20l104,0 0,120-104,0z\"/><path d=\"M128,20l120,0 0,120-120,0z\"/></g>"
                               "<path id=\"prov-alba\" d=\"M20,20l104,0 0,120-104,0z\"/>"
                               "<path id=\"prov-brega\" d=\"M128,20l120,0 0,120-120,0z\"/></svg>");
        });
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("lie 4 units apart") >= 0, longest);
        clickFix(rowWith("lie 4 units apart"), "Join the borders");
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("units apart") < 0, 20'000);
        QCOMPARE(glass.rowsOfHistory(), 2);
    }

    /// What the map is based on has changed: it is read anew as one step.
    void changedBaseIsReadAnew() {
        EditorGlass& glass = *glass_;
        const QString base = ownMapsFolder() + QStringLiteral("/old.yaml");
        glass.openOwn([&base](QString& yaml, QString& svg) {
            QString theirs = yaml;
            theirs.replace(QStringLiteral("id: western-europe"), QStringLiteral("id: old"));
            theirs.replace(QStringLiteral("western-europe.svg"), QStringLiteral("old.svg"));
            EditorGlass::write(QString(base).replace(QStringLiteral(".yaml"), QStringLiteral(".svg")), svg);
            EditorGlass::write(base, theirs);
            yaml = QStringLiteral("format: marches-scenario 1\nid: mine\nbased-on: old.yaml\nnames: Mine\n");
        });
        glass.choose("wessex");
        QTRY_VERIFY_WITH_TIMEOUT(glass.text("problemsState").startsWith(QStringLiteral("checked")), longest);
        QCOMPARE(rowWith("based on"), -1);
        EditorGlass::write(base, EditorGlass::textOf(base).replace(QStringLiteral("names: Wessex"),
                                                                   QStringLiteral("names: Cantia")));
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("based on") >= 0, longest);
        clickFix(rowWith("based on"), "Read it anew");
        QTRY_COMPARE_WITH_TIMEOUT(glass.text("province.title"), QStringLiteral("Cantia"), longest);
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("based on") < 0, longest);
        const appmap::MapView& map = glass.editor().editor()->map();
        const int number = glass.editor().editor()->numberOf("wessex");
        QCOMPARE(map.face(appmap::idOf(number)).name, QStringLiteral("Cantia")); // on the map too
        QCOMPARE(glass.rowsOfHistory(), 1); // nothing of this file has changed
    }

    /// As long as it is not settled whose changes stand, the changed file is a problem; its fix asks again.
    void fileThatClashesIsAProblemUntilItIsSettled() {
        EditorGlass& glass = *glass_;
        glass.openOwn([](QString&, QString&) {});
        glass.choose("wessex");
        glass.rename("Cantia");
        const QString own = EditorGlass::onlyOwnMap();
        EditorGlass::write(own, EditorGlass::textOf(own).replace(QStringLiteral("names: Wessex"),
                                                                 QStringLiteral("names: Westseaxe")));
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("changed by another program") >= 0, longest);
        glass.click("clashes.later");
        QVERIFY(!glass.editor().editor()->hasCard());
        clickFix(rowWith("changed by another program"), "Merge");
        QVERIFY(glass.editor().editor()->hasCard());
        glass.click("clashes.0.theirs");
        glass.click("clashes.take");
        QCOMPARE(glass.text("province.title"), QStringLiteral("Westseaxe"));
        QTRY_VERIFY_WITH_TIMEOUT(rowWith("changed by another program") < 0, longest);
    }

private:
    /// Presses the button of a row that says so.
    void clickFix(int row, const char* says) {
        for (int i = 0; i < 2; ++i) {
            const QString name = QStringLiteral("fix%1-%2").arg(row).arg(i);
            auto* button = glass_->find<QPushButton>(qPrintable(name));
            if (button && button->text() == QLatin1String(says)) return glass_->click(qPrintable(name));
        }
        QFAIL(says);
    }
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
