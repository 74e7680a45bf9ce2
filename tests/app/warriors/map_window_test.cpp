// The map's own commands in the game's window, by mouse and keys.
#include "app/map/map_view.h"
#include "app/play/files.h"
#include "app/play/language.h"
#include "app/play/main_window.h"
#include "app/play/settings.h"
#include "app/play/table_window.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"
#include "tests/app/warriors/fixture.h"

#include <QApplication>
#include <QDir>
#include <QMenu>
#include <QMenuBar>
#include <QStandardPaths>
#include <QTest>

#include <array>

using namespace marches;
using namespace marches::warriors::face;

class MapWindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void yieldsComeAndGoByTheMenu();

private:
    appmap::MapView& map() { return window_->table()->map(); }
    void choose(const char* menu, const char* action);
    void open();

    theme::MarchesStyle* style_ = nullptr;
    std::unique_ptr<play::Language> language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<play::MainWindow> window_;
};

void MapWindowTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("marches-map-window-test"));
    test::initLook();
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
}

void MapWindowTest::init() {
    play::Settings().clear();
    QDir(play::runningGamesFolder()).removeRecursively();
    language_ = std::make_unique<play::Language>();
    language_->use(QStringLiteral("en"));
    open();
}

void MapWindowTest::cleanup() {
    window_.reset();
    language_.reset();
}

/// A window with a game in it, started by Enter.
void MapWindowTest::open() {
    QDir(play::runningGamesFolder()).removeRecursively();
    window_ = std::make_unique<play::MainWindow>(games_, *style_, *language_);
    window_->resize(1600, 1000);
    window_->show();
    window_->start({});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTRY_VERIFY(window_->findChild<QWidget*>(QStringLiteral("new-game")) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(window_->table() != nullptr);
    QTRY_VERIFY(map().hasPicture());
}

/// Opens a menu of the menu bar and clicks one of its lines.
void MapWindowTest::choose(const char* name, const char* action) {
    QMenuBar* bar = window_->menuBar();
    auto* menu = window_->findChild<QMenu*>(QLatin1String(name));
    QVERIFY(menu);
    QTest::mouseClick(bar, Qt::LeftButton, {}, bar->actionGeometry(menu->menuAction()).center());
    QTRY_VERIFY(menu->isVisible());
    for (QAction* line : menu->actions())
        if (line->objectName() == QLatin1String(action)) {
            QVERIFY(line->isEnabled());
            QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(line).center());
            return;
        }
    QFAIL(action);
}

void MapWindowTest::yieldsComeAndGoByTheMenu() {
    map().fitMap();
    map().setScale(1);
    const ProvinceId province = map().provinceAt(QRectF(map().rect()).center()) == noProvince
                                    ? ProvinceId{0}
                                    : map().provinceAt(QRectF(map().rect()).center());
    map().centreOn(province);
    map().focusProvince(noProvince);
    QVERIFY(!map().yieldRect(province));
    QVERIFY(map().face(province).worth > 0);
    choose("menu.view", "view.yields");
    QTRY_VERIFY(map().yieldsShown());
    QVERIFY(map().yieldRect(province));
    // The next window knows what was chosen.
    window_.reset();
    open();
    QVERIFY(map().yieldsShown());
    choose("menu.view", "view.yields");
    QTRY_VERIFY(!map().yieldsShown());
}

QTEST_MAIN(MapWindowTest)
#include "map_window_test.moc"
