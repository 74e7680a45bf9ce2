#include "app/play/banner.h"
#include "app/play/files.h"
#include "app/play/main_window.h"
#include "app/play/table_window.h"
#include "app/theme/style.h"
#include "tests/app/play/toy_face.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

using namespace marches;

/// The window with the toy game: through the glass, by mouse and keys.
class WindowTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();

    void newGameIsPlayedByKeys();
    void primaryButtonActs();
    void clicksMeantForAnotherAreIgnored();
    void bannerKeepsItsHeight();
    void actionListActsAndFilters();
    void refusedActionShowsItsCard();
    void undoPastAnotherPersonAsks();
    void lookingBackAndOn();
    void savedGameOpensAgain();
    void interruptedGameIsOffered();
    void damagedFileIsAMessage();
    void panesByKeys();
    void languageChangesWhileRunning();

private:
    template <class T>
    T* find(const char* name) {
        const auto all = window_->findChildren<T*>(QString::fromLatin1(name));
        for (T* found : all)
            if (found->isVisible()) return found;
        return all.value(0);
    }
    void click(const char* name) {
        auto* button = find<QAbstractButton>(name);
        QVERIFY(button);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QString text(const char* name) { return find<QLabel>(name)->text(); }
    void startWindow(const QString& path = {});
    void startGame();
    /// Until a person is asked.
    void settle();
    play::Session& session() { return window_->table()->session(); }

    std::unique_ptr<QTemporaryDir> home_;
    theme::MarchesStyle* style_ = nullptr;
    play::Language language_;
    std::array<play::GameEntry, 1> games_{toy::gameEntry()};
    std::unique_ptr<play::MainWindow> window_;
};

void WindowTest::initTestCase() {
    QCoreApplication::setApplicationName(QStringLiteral("marches-window-test"));
    QStandardPaths::setTestModeEnabled(true);
    (void)theme::init();
    style_ = new theme::MarchesStyle;
    QApplication::setStyle(style_);
    language_.use(QStringLiteral("en"));
}

void WindowTest::init() {
    QDir(play::runningGamesFolder()).removeRecursively();
    QFile::remove(QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
                  QStringLiteral("/marches.ini"));
    home_ = std::make_unique<QTemporaryDir>();
}

void WindowTest::cleanup() {
    window_.reset();
}

void WindowTest::startWindow(const QString& path) {
    window_ = std::make_unique<play::MainWindow>(games_, *style_, language_);
    window_->resize(1400, 900);
    window_->show();
    window_->start(path);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

void WindowTest::startGame() {
    startWindow();
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
    QVERIFY(window_->table());
    session().setPace(0);
    settle();
}

void WindowTest::settle() {
    QTRY_VERIFY(session().outcome() || session().computerToMove() == noSeat);
}

void WindowTest::newGameIsPlayedByKeys() {
    startGame();
    for (int i = 0; i < 200 && !session().outcome(); ++i) {
        const NodeId before = session().head();
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        QVERIFY(session().head() != before);
        settle();
    }
    QVERIFY(session().outcome());
    QCOMPARE(text("banner.sentence"), QStringLiteral("The lanterns are counted"));
    QTRY_COMPARE(find<QTreeView>("actions.view")->model()->rowCount(), 0);
}

void WindowTest::primaryButtonActs() {
    startGame();
    const NodeId before = session().head();
    click("banner.first");
    QVERIFY(session().head() != before);
}

void WindowTest::clicksMeantForAnotherAreIgnored() {
    startGame();
    constexpr int grace = 300; // ms
    window_->table()->setGrace(grace);
    click("banner.first");
    settle();
    QCOMPARE(session().viewer(), SeatId{1});
    const NodeId handedOver = session().head();
    click("banner.first");
    QCOMPARE(session().head(), handedOver);
    QTest::qWait(grace + 50);
    click("banner.first");
    QVERIFY(session().head() != handedOver);
}

void WindowTest::bannerKeepsItsHeight() {
    startGame();
    auto* banner = find<QWidget>("banner");
    const int height = banner->height();
    QVERIFY(!text("banner.detail").isEmpty());
    play::Prompt oneLine;
    oneLine.sentence = QStringLiteral("Bert is thinking");
    static_cast<play::Banner*>(banner)->show(oneLine, nullptr);
    QTest::qWait(1);
    QCOMPARE(banner->height(), height);
}

void WindowTest::actionListActsAndFilters() {
    startGame();
    auto* view = find<QTreeView>("actions.view");
    QVERIFY(view->model()->rowCount(view->model()->index(0, 0)) > 2);
    QTest::keyClick(window_.get(), Qt::Key_F, Qt::ControlModifier);
    auto* field = find<QLineEdit>("actions.filter");
    QVERIFY(field->hasFocus());
    QTest::keyClicks(field, QStringLiteral("bid 2"));
    const QModelIndex group = view->model()->index(0, 0);
    QCOMPARE(view->model()->rowCount(group), 1);
    const NodeId before = session().head();
    QTest::keyClick(field, Qt::Key_Down);
    QVERIFY(view->hasFocus());
    QTest::keyClick(view, Qt::Key_Return);
    QVERIFY(session().head() != before);
    QCOMPARE(session().notation(session().head()), QStringLiteral("ann bid 2"));
    // Another person now: by mouse.
    field->clear();
    const QModelIndex first = view->model()->index(0, 0, view->model()->index(0, 0));
    QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(first).center());
    QCOMPARE(session().actor(session().lineEnds().back()) != noSeat, true);
}

void WindowTest::refusedActionShowsItsCard() {
    startGame();
    click("banner.refused");
    auto* sentence = find<QLabel>("refusal.sentence");
    QVERIFY(sentence && sentence->isVisible());
    QVERIFY(sentence->text().contains(QStringLiteral("99 needed")));
    auto* card = find<QFrame>("card");
    QVERIFY(card->isAncestorOf(QApplication::focusWidget()));
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(!card->isVisible());
    click("actions.refused");
    auto* view = find<QTreeView>("actions.view");
    QCOMPARE(view->model()->rowCount(), 2);
    click("banner.refused");
    const NodeId before = session().head();
    click("card.less");
    QVERIFY(session().head() != before);
    QVERIFY(!card->isVisible());
}

void WindowTest::undoPastAnotherPersonAsks() {
    startGame();
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    settle();
    QCOMPARE(session().viewer(), SeatId{1});
    const NodeId head = session().head();
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(session().head(), head);
    QVERIFY(text("banner.detail").contains(QStringLiteral("Player ann")));
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(session().head() != head);
    QCOMPARE(session().viewer(), SeatId{0});
    QTest::keyClick(window_.get(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(session().head(), head);
}

void WindowTest::lookingBackAndOn() {
    startGame();
    for (int i = 0; i < 6; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    const NodeId head = session().head();
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QVERIFY(!session().live());
    QVERIFY(text("banner.sentence").contains(QStringLiteral("as it stood")));
    QCOMPARE(find<QTreeView>("actions.view")->model()->rowCount(), 0);
    auto* slider = find<QSlider>("log.scrubber");
    QCOMPARE(slider->value(), slider->maximum() - 2);
    QTest::keyClick(window_.get(), Qt::Key_End, Qt::AltModifier);
    QVERIFY(session().live());
    QCOMPARE(session().head(), head);
    // A click on the log looks back too; from there a new line of play.
    auto* log = find<QTreeView>("log.view");
    const QModelIndex second = log->model()->index(1, 0, log->model()->index(0, 0));
    log->scrollTo(second);
    QTest::mouseClick(log->viewport(), Qt::LeftButton, {}, log->visualRect(second).center());
    QVERIFY(!session().live());
    click("banner.go-on");
    QVERIFY(!session().live()); // the first press asks
    click("banner.go-on");
    QVERIFY(session().live());
    QCOMPARE(session().tree().playLines().size(), std::size_t{2});
    settle();
    QTest::keyClick(window_.get(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(session().head(), head);
}

void WindowTest::savedGameOpensAgain() {
    startGame();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    const QString path = home_->filePath(QStringLiteral("my game.marches"));
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    auto* dialog = find<QFileDialog>("save");
    QVERIFY(dialog);
    dialog->selectFile(path);
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(QFileInfo::exists(path));
    QCOMPARE(text("status.saved"), QStringLiteral("Saved"));
    const toy::State state = static_cast<toy::Table&>(session()).state();
    window_.reset();
    QVERIFY(play::interruptedGames().empty());
    QCOMPARE(play::recentGames(), QStringList{path});

    startWindow(path);
    QVERIFY(window_->table());
    QVERIFY(static_cast<toy::Table&>(session()).state() == state);
    QVERIFY(!session().dirty());
}

void WindowTest::interruptedGameIsOffered() {
    startGame();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    const toy::State state = static_cast<toy::Table&>(session()).state();
    window_.reset(); // closed without being saved: as after a crash the journal stays

    startWindow();
    QCOMPARE(text("message.title"), QStringLiteral("A game was interrupted"));
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
    QVERIFY(window_->table());
    QVERIFY(static_cast<toy::Table&>(session()).state() == state);
    session().setPace(0);
    settle();
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    window_.reset();

    startWindow();
    click("message.drop");
    QVERIFY(play::interruptedGames().empty());
}

void WindowTest::damagedFileIsAMessage() {
    const QString path = home_->filePath(QStringLiteral("broken.marches"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(
        "marches-record 1\ngame lanterns\nrules 1\nscenario lanterns\nseat ann red human \"Ann\"\nbegin\n"
        "ann fly\n");
    file.close();
    startWindow(path);
    QVERIFY(!window_->table());
    QCOMPARE(text("message.title"), QStringLiteral("broken.marches cannot be opened"));
    QVERIFY(!text("message.text").isEmpty());
    click("message.on");
    QVERIFY(find<QPushButton>("toy.start"));
    // A file that is not there.
    QVERIFY(!window_->openRecord(home_->filePath(QStringLiteral("nowhere.marches"))));
    QCOMPARE(text("message.title"), QStringLiteral("nowhere.marches cannot be opened"));
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

void WindowTest::languageChangesWhileRunning() {
    startGame();
    const QString before = window_->findChild<QMenu*>(QStringLiteral("menu.file"))->title();
    language_.use(QStringLiteral("pseudo"));
    QCoreApplication::processEvents();
    const QString after = window_->findChild<QMenu*>(QStringLiteral("menu.file"))->title();
    QVERIFY(after != before);
    QVERIFY(after.startsWith(QStringLiteral("&F")));
    language_.use(QStringLiteral("en"));
    QCoreApplication::processEvents();
    QCOMPARE(window_->findChild<QMenu*>(QStringLiteral("menu.file"))->title(), before);
}

QTEST_MAIN(WindowTest)
#include "window_test.moc"
