#include "app/shell/files.h"
#include "app/shell/settings.h"
#include "app/shell/shortcuts.h"
#include "app/shell/status_line.h"
#include "app/shell/window_place.h"
#include "app/theme/look.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"

#include <QAction>
#include <QDialog>
#include <QDir>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QPushButton>
#include <QScreen>
#include <QSet>
#include <QStatusBar>
#include <QTableView>

using namespace marches;

/// The window: panes, keys, languages.
class WindowTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void panesByKeys();
    void keysAreChanged();
    void keysOfAGameWithoutATable();
    void languageChangesWhileRunning();
    void theStatusLineSaysWholeSentences();
    void whereALeftGameIsKeptIsNamedAsTheMenuIs();
    void theFirstWindowFitsTheScreen();
    void theFrameHasRoom();
};

/// In every language: the menu and what stands in it have the names that they are found by.
void WindowTest::whereALeftGameIsKeptIsNamedAsTheMenuIs() {
    QSet<QString> menus;
    for (const char* language : {"en", "fr", "de", "nl"}) {
        language_.use(QLatin1String(language));
        startGame();
        click("banner.first");
        settle();
        QTest::keyClick(window_.get(), Qt::Key_N, Qt::ControlModifier);
        QTest::keyClick(window_->focusWidget(), Qt::Key_Return); // another game
        const auto* action = window_->findChild<QAction*>(QStringLiteral("file.unfinished"));
        const QMenu* menu = nullptr;
        for (const QMenu* each : window_->findChildren<QMenu*>())
            if (each->actions().contains(action)) menu = each;
        QVERIFY(menu);
        const auto named = [](const QString& title) {
            return QString(title).remove(u'&').remove(QChar(0x2026));
        };
        menus << named(menu->title());
        const QString said = text("status.under");
        QVERIFY2(said.contains(named(menu->title())) && said.contains(named(action->text())),
                 qPrintable(said));
    }
    language_.use(QStringLiteral("en"));
    QVERIFY(menus.size() > 2); // they were read in more than one language
}

/// With its frame; so does one whose place was kept on another screen.
void WindowTest::theFirstWindowFitsTheScreen() {
    const auto shown = [this] {
        window_ = std::make_unique<shell::MainWindow>(*style_, language_);
        desk_ = &play::setPlayDesk(*window_, games_);
        window_->show();
        desk_->start({});
        return QTest::qWaitForWindowActive(window_.get());
    };
    const auto fits = [this] {
        return window_->screen()->availableGeometry().contains(window_->frameGeometry());
    };
    QVERIFY(shown());
    QVERIFY(window_->frameGeometry() != window_->geometry());
    QVERIFY(fits());
    const QSize first = window_->size();
    for (const QRect& left :
         {QRect(0, 0, 3000, 2000), QRect(QPoint(500, 600), first), QRect(-300, -200, 600, 500)}) {
        window_->setGeometry(left);
        QVERIFY(!fits());
        window_->close();
        QVERIFY(shown());
        QVERIFY(fits());
    }
    // What somebody has made of it meanwhile stays.
    window_->resize(3000, 500);
    window_->activateWindow();
    QTest::qWait(20);
    QCOMPARE(window_->width(), 3000);
}

void WindowTest::theFrameHasRoom() {
    const QRect screen(100, 50, 1000, 700);
    const QMargins frame(6, 30, 7, 8);
    const auto framed = [&](const QRect& content) {
        return shell::placedOnScreen(content, frame, screen).marginsAdded(frame);
    };
    QCOMPARE(framed(QRect(200, 150, 400, 300)), QRect(200, 150, 400, 300).marginsAdded(frame)); // as it was
    QCOMPARE(framed(QRect(100, 50, 1000, 700)), screen);
    QCOMPARE(framed(QRect(0, 0, 5000, 5000)), screen);
    QCOMPARE(framed(QRect(-40, -40, 100, 100)).topLeft(), screen.topLeft());
    QCOMPARE(framed(QRect(2000, 2000, 100, 100)).bottomRight(), screen.bottomRight());
    QCOMPARE(framed(QRect(2000, 2000, 100, 100)).marginsRemoved(frame).size(), QSize(100, 100));
}

/// In two lines, for which there always is room: the window above does not move by what is said.
void WindowTest::theStatusLineSaysWholeSentences() {
    QMainWindow window;
    shell::StatusLine line(window);
    window.resize(700, 300);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto* said = window.findChild<QLabel*>(QStringLiteral("status.under"));
    const int height = window.statusBar()->height();
    const auto room = [said] { return said->contentsRect().width(); };
    const auto fits = [&] {
        const QRect text = said->fontMetrics().boundingRect(QRect(0, 0, said->contentsRect().width(), 1000),
                                                            Qt::TextWordWrap, said->text());
        return text.height() <= said->contentsRect().height();
    };
    const QString word = QStringLiteral("2 Infantry against 1 Barbarian · ");
    QString sentence = word;
    while (said->fontMetrics().horizontalAdvance(sentence) < room())
        sentence += word;
    line.say(sentence);
    QCOMPARE(said->text(), sentence);
    QVERIFY(fits());
    QVERIFY(said->toolTip().isEmpty());
    QCOMPARE(window.statusBar()->height(), height);
    // What even they have no room for is told by the tip.
    const QString endless = word.repeated(40);
    line.say(endless);
    QVERIFY(said->text().endsWith(QStringLiteral("…")));
    QVERIFY(said->fontMetrics().horizontalAdvance(said->text()) > room());
    QVERIFY(fits());
    QCOMPARE(said->toolTip(), endless);
    QCOMPARE(said->accessibleName(), endless);
    QCOMPARE(window.statusBar()->height(), height);
}

void WindowTest::panesByKeys() {
    startGame();
    QStringList seen;
    for (int i = 0; i < 8; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_F6);
        const QWidget* focus = QApplication::focusWidget();
        QVERIFY(focus);
        seen << focus->objectName();
    }
    QVERIFY2(seen.contains(QStringLiteral("map")), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(QStringLiteral("banner.first")), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(QStringLiteral("shelves")), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(QStringLiteral("actions.view")), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(QStringLiteral("log.view")), qPrintable(seen.join(u' ')));
    QVERIFY2(seen.contains(QStringLiteral("track")), qPrintable(seen.join(u' ')));
    QTest::keyClick(window_.get(), Qt::Key_3, Qt::AltModifier);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("coins"));
    QTest::keyClick(window_.get(), Qt::Key_F1, Qt::ShiftModifier);
    QVERIFY(find<QLabel>("refusal.title")->isVisible());
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QCOMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("coins"));
}

void WindowTest::keysAreChanged() {
    startGame();
    const auto openDialog = [this] {
        window_->findChild<QAction*>(QStringLiteral("view.keys"))->trigger();
        return window_->findChild<QDialog*>(QStringLiteral("shortcuts"));
    };
    QDialog* dialog = openDialog();
    QVERIFY(dialog);
    auto* table = dialog->findChild<QTableView*>(QStringLiteral("shortcuts.table"));
    auto* filter = dialog->findChild<QLineEdit*>(QStringLiteral("shortcuts.filter"));
    auto* key = dialog->findChild<QKeySequenceEdit*>(QStringLiteral("shortcuts.key"));
    auto* take = dialog->findChild<QPushButton*>(QStringLiteral("shortcuts.take"));
    QTest::keyClicks(filter, QStringLiteral("back to now"));
    QCOMPARE(table->model()->rowCount(), 1);
    table->selectRow(0);
    QCOMPARE(key->keySequence(), QKeySequence(Qt::ALT | Qt::Key_End));
    // A key that another action has: it is named, and taken only when that is said.
    auto* undo = window_->findChild<QAction*>(QStringLiteral("game.undo"));
    auto* now = window_->findChild<QAction*>(QStringLiteral("time.now"));
    QTest::keyClick(key, Qt::Key_Z, Qt::ControlModifier);
    QTRY_VERIFY(take->isVisible());
    QVERIFY(dialog->findChild<QLabel*>(QStringLiteral("shortcuts.conflict"))
                ->text()
                .contains(QStringLiteral("Undo")));
    QCOMPARE(now->shortcut(), QKeySequence(Qt::ALT | Qt::Key_End));
    QTest::mouseClick(take, Qt::LeftButton);
    QCOMPARE(now->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    QVERIFY(undo->shortcuts().isEmpty());
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);

    // It works, and is there at the next start; then all as it was.
    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    click("banner.first");
    settle();
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!session().live());
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(session().live());
    window_.reset();
    QDir(shell::runningGamesFolder()).removeRecursively();
    startWindow();
    now = window_->findChild<QAction*>(QStringLiteral("time.now"));
    QCOMPARE(now->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    dialog = openDialog();
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("shortcuts.reset")), Qt::LeftButton);
    QCOMPARE(now->shortcut(), QKeySequence(Qt::ALT | Qt::Key_End));
    QCOMPARE(window_->findChild<QAction*>(QStringLiteral("game.undo"))->shortcut(),
             QKeySequence(Qt::CTRL | Qt::Key_Z));
}

/// A game's keys can be changed before it is on the table; what shows a key shows the user's.
void WindowTest::keysOfAGameWithoutATable() {
    startWindow();
    window_->findChild<QAction*>(QStringLiteral("view.keys"))->trigger();
    auto* dialog = window_->findChild<QDialog*>(QStringLiteral("shortcuts"));
    QVERIFY(dialog);
    auto* table = dialog->findChild<QTableView*>(QStringLiteral("shortcuts.table"));
    QTest::keyClicks(dialog->findChild<QLineEdit*>(QStringLiteral("shortcuts.filter")),
                     QStringLiteral("light a lantern"));
    QCOMPARE(table->model()->rowCount(), 1);
    table->selectRow(0);
    QTest::keyClick(dialog->findChild<QKeySequenceEdit*>(QStringLiteral("shortcuts.key")), Qt::Key_K);
    QTRY_COMPARE(table->model()->index(0, 1).data().toString(), QStringLiteral("K"));
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    QCOMPARE(shell::Settings().value(QStringLiteral("keys/toy.light")).toString(), QStringLiteral("K"));

    window_->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    click("toy.start");
    settle();
    auto* main = window_->findChild<QAction*>(QStringLiteral("banner.press-primary"));
    auto* first = find<QPushButton>("banner.first");
    QCOMPARE(theme::buttonLook(first).keyCap, QStringLiteral("Ctrl+\u21B5"));
    shell::changeShortcuts(*main, {QKeySequence(Qt::Key_F9)});
    desk_->table()->keysChanged();
    QCOMPARE(theme::buttonLook(first).keyCap, QStringLiteral("F9"));
}

void WindowTest::languageChangesWhileRunning() {
    startGame();
    const QString before = window_->findChild<QMenu*>(QStringLiteral("menu.file"))->title();
    const auto* keys = window_->findChild<shell::KeyHints*>();
    find<QWidget>("map")->setFocus();
    QTRY_VERIFY(!keys->accessibleName().isEmpty());
    const QString keysBefore = keys->accessibleName();
    language_.use(QStringLiteral("pseudo"));
    QCoreApplication::processEvents();
    const QString after = window_->findChild<QMenu*>(QStringLiteral("menu.file"))->title();
    QVERIFY(after != before);
    QVERIFY(after.startsWith(QStringLiteral("&F")));
    QVERIFY2(keys->accessibleName() != keysBefore, qPrintable(keysBefore));
    language_.use(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QMenu*>(QStringLiteral("menu.file"))->title(), before);
}

MARCHES_TEST(WindowTest, application)
#include "window_test.moc"
