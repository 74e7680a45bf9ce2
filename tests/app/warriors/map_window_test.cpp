// The map's own commands in the game's window, by mouse and keys.
#include "app/map/map_view.h"
#include "app/play/play_desk.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/shell/settings.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"
#include "tests/app/map/seen_places.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTemporaryDir>
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
    void theMapIsExported_data();
    void theMapIsExported();
    void aPlaceThatCannotBeWrittenIsSaid();

private:
    QDialog* exportDialog(const char* format);
    void chooseFile(QDialog& dialog, const QString& path);
    appmap::MapView& map() { return desk_->table()->map(); }
    void choose(const char* menu, const char* action);
    void open();

    theme::MarchesStyle* style_ = nullptr;
    std::unique_ptr<shell::Language> language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* desk_ = nullptr; ///< of `window_`
};

void MapWindowTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("marches-map-window-test"));
    test::initLook();
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
}

void MapWindowTest::init() {
    shell::Settings().clear();
    QDir(shell::runningGamesFolder()).removeRecursively();
    language_ = std::make_unique<shell::Language>();
    language_->use(QStringLiteral("en"));
    open();
}

void MapWindowTest::cleanup() {
    window_.reset();
    language_.reset();
}

/// A window with a game in it, started by Enter.
void MapWindowTest::open() {
    QDir(shell::runningGamesFolder()).removeRecursively();
    window_ = std::make_unique<shell::MainWindow>(*style_, *language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(1600, 1000);
    window_->show();
    desk_->start({});
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QTRY_VERIFY(window_->findChild<QWidget*>(QStringLiteral("new-game")) != nullptr);
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    QTRY_VERIFY(desk_->table() != nullptr);
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
    map().camera().fitMap();
    map().setScale(1);
    const ProvinceId province = map().provinceAt(QRectF(map().rect()).center()) == noProvince
                                    ? ProvinceId{0}
                                    : map().provinceAt(QRectF(map().rect()).center());
    map().centreOn(province);
    map().focus().set(noProvince);
    QVERIFY(map().face(province).worth > 0);
    QVERIFY(appmap::yieldRect(map(), province)); // who plays for the first time sees them
    choose("menu.view", "view.yields");
    QTRY_VERIFY(!map().scene().yieldsShown);
    QVERIFY(!appmap::yieldRect(map(), province));
    // The next window knows what was chosen.
    window_.reset();
    open();
    QVERIFY(!map().scene().yieldsShown);
    choose("menu.view", "view.yields");
    QTRY_VERIFY(map().scene().yieldsShown);
}

/// File > Export map..., with a format chosen by keys.
QDialog* MapWindowTest::exportDialog(const char* format) {
    choose("menu.file", "file.export-map");
    auto* dialog = window_->findChild<QDialog*>(QStringLiteral("export-map"));
    if (!dialog || !QTest::qWaitFor([dialog] { return dialog->isVisible(); })) return nullptr;
    auto* box = dialog->findChild<QComboBox*>(QStringLiteral("export-map.format"));
    QTest::keyClicks(box, QLatin1String(format));
    return dialog;
}

/// Presses Export..., gives the file dialog a path, presses Enter.
void MapWindowTest::chooseFile(QDialog& dialog, const QString& path) {
    // one that was closed is gone
    QTRY_VERIFY(!dialog.findChild<QFileDialog*>(QStringLiteral("export-map.file")));
    QTest::mouseClick(dialog.findChild<QWidget*>(QStringLiteral("export-map.go")), Qt::LeftButton);
    auto* files = dialog.findChild<QFileDialog*>(QStringLiteral("export-map.file"));
    QVERIFY(files);
    QTRY_VERIFY(files->isVisible());
    auto* line = files->findChild<QLineEdit*>(QStringLiteral("fileNameEdit"));
    QVERIFY(line);
    line->setText(path); // pasted: typed letters would open the list of proposals, which takes Enter
    QTest::keyClick(line, Qt::Key_Return);
}

void MapWindowTest::theMapIsExported_data() {
    QTest::addColumn<QString>("format");
    for (const char* format : {"PDF", "PNG", "SVG"})
        QTest::newRow(format) << QString::fromLatin1(format);
}

void MapWindowTest::theMapIsExported() {
    QFETCH(QString, format);
    const QTemporaryDir folder;
    QPointer<QDialog> dialog = exportDialog(qPrintable(format));
    QVERIFY(dialog);
    auto* width = dialog->findChild<QSpinBox*>(QStringLiteral("export-map.width"));
    QCOMPARE(width->isEnabled(), format == QLatin1String("PNG"));
    if (width->isEnabled()) {
        width->selectAll();
        QTest::keyClicks(width, QStringLiteral("900"));
    }
    const QString path = folder.filePath(QStringLiteral("Europe.") + format.toLower());
    chooseFile(*dialog, path);
    QTRY_VERIFY_WITH_TIMEOUT(QFileInfo::exists(path), 20000);
    QTRY_VERIFY(!dialog);
    QTRY_VERIFY(window_->findChild<QLabel*>(QStringLiteral("status.under"))
                    ->text()
                    .contains(QStringLiteral("Europe")));
    if (format == QLatin1String("PNG")) QCOMPARE(QImage(path).width(), 900);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void MapWindowTest::aPlaceThatCannotBeWrittenIsSaid() {
    const QTemporaryDir folder;
    QPointer<QDialog> dialog = exportDialog("SVG");
    QVERIFY(dialog);
    auto* message = dialog->findChild<QLabel*>(QStringLiteral("export-map.message"));
    QVERIFY(!message->isVisible());
    const QString path = QStringLiteral("/proc/map.svg"); // nobody can make a file there
    if (!QFileInfo(QStringLiteral("/proc")).isDir()) QSKIP("this system has no such folder");
    chooseFile(*dialog, path);
    QTRY_VERIFY_WITH_TIMEOUT(message->isVisible(), 20000);
    QVERIFY(message->text().contains(path));
    QVERIFY(dialog->isVisible());
    // another place is all it takes
    chooseFile(*dialog, folder.filePath(QStringLiteral("map.svg")));
    QTRY_VERIFY_WITH_TIMEOUT(!dialog, 20000);
    QVERIFY(QFileInfo::exists(folder.filePath(QStringLiteral("map.svg"))));
}

MARCHES_TEST(MapWindowTest, application)
#include "map_window_test.moc"
