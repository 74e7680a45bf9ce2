#include "app/play/banner.h"
#include "app/play/clock_note.h"
#include "app/play/files.h"
#include "app/play/main_window.h"
#include "app/play/running_game.h"
#include "app/play/table_window.h"
#include "app/theme/style.h"
#include "tests/app/play/toy_face.h"

#include <QAccessible>
#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSlider>
#include <QStandardPaths>
#include <QTableView>
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
    void finishedGameIsKept();
    void primaryButtonActs();
    void clicksMeantForAnotherAreIgnored();
    void bannerKeepsItsHeight();
    void actionListActsAndFilters();
    void filterGoesWithItsQuestion();
    void rowsAskAsTheBannerDoes();
    void focusStaysWhereItWasPressed();
    void bannerFoldsOnlyWithoutRoom();
    void refusedActionShowsItsCard();
    void undoPastAnotherPersonAsks();
    void lookingBackAndOn();
    void savedGameOpensAgain();
    void interruptedGameIsOffered();
    void leftGamesAreKeptInOrder();
    void playedTimeIsKept();
    void damagedFileIsAMessage();
    void panesByKeys();
    void trackIsSpoken();
    void sinceMyTurnIsTold();
    void keysAreChanged();
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

/// A game that is over and was never saved is a saved game when the table is left, and no unfinished one.
void WindowTest::finishedGameIsKept() {
    const auto saved = [] { return QDir(play::savedGamesFolder()).entryList({QStringLiteral("*.marches")}); };
    const QStringList before = saved();
    newGameIsPlayedByKeys();
    window_.reset();
    QCOMPARE(saved().size(), before.size() + 1);
    QVERIFY(play::interruptedGames().empty());
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

void WindowTest::filterGoesWithItsQuestion() {
    startGame();
    auto* field = find<QLineEdit>("actions.filter");
    QTest::keyClicks(field, QStringLiteral("bid"));
    const auto asked = session().viewer();
    click("actions.refused"); // the same question is still there
    QCOMPARE(field->text(), QStringLiteral("bid"));
    click("banner.first");
    settle();
    QVERIFY(session().viewer() != asked);
    QCOMPARE(field->text(), QString{});
    QVERIFY(find<QTreeView>("actions.view")->model()->rowCount() > 0);
}

/// What the banner asks before it is done, its row in the list asks too, at the same place; and a click meant
/// for another is none.
void WindowTest::rowsAskAsTheBannerDoes() {
    startGame();
    auto& face = static_cast<toy::Face&>(window_->table()->face());
    face.asksFirst = true;
    emit face.changed();
    auto* view = find<QTreeView>("actions.view");
    const auto clickFirst = [view] {
        const QModelIndex first = view->model()->index(0, 0, view->model()->index(0, 0));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(first).center());
    };
    const NodeId before = session().head();
    clickFirst();
    QCOMPARE(session().head(), before);
    QVERIFY(text("banner.detail").startsWith(QStringLiteral("Really")));
    clickFirst();
    QVERIFY(session().head() != before);

    // Begun on the row, ended on the button.
    settle();
    const NodeId next = session().head();
    clickFirst();
    QCOMPARE(session().head(), next);
    click("banner.first");
    QVERIFY(session().head() != next);

    settle();
    constexpr int grace = 300; // ms
    window_->table()->setGrace(grace);
    face.asksFirst = false;
    emit face.changed();
    clickFirst();
    settle();
    const NodeId handedOver = session().head();
    clickFirst();
    QCOMPARE(session().head(), handedOver);
    QTest::qWait(grace + 50);
    clickFirst();
    QVERIFY(session().head() != handedOver);
}

void WindowTest::focusStaysWhereItWasPressed() {
    startGame();
    // The primary button is pressed and another takes its place.
    auto* primary = find<QPushButton>("banner.first");
    primary->setFocus();
    QTest::keyClick(primary, Qt::Key_Space);
    settle();
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("banner.first"));
    // A button that is no longer offered: the main one takes over.
    auto* undo = find<QPushButton>("banner.undo");
    QVERIFY(undo);
    undo->setFocus();
    QTest::keyClick(undo, Qt::Key_Space); // past another person: asks
    QCOMPARE(QApplication::focusWidget(), undo);
    QTest::keyClick(undo, Qt::Key_Space);
    QVERIFY(!window_->findChild<QPushButton*>(QStringLiteral("banner.undo")));
    QTRY_COMPARE(QApplication::focusWidget()->objectName(), QStringLiteral("banner.first"));
    // A button in a dock that goes away: the next one of that dock, not the next of the window.
    auto* shelves = find<QLabel>("shelves");
    auto* gone = new QPushButton(QStringLiteral("Gone"), shelves);
    auto* stays = new QPushButton(QStringLiteral("Stays"), shelves);
    stays->move(80, 0);
    gone->show();
    stays->show();
    gone->setFocus();
    connect(&session(), &play::Session::decisionChanged, gone, &QWidget::hide);
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(!gone->isVisible());
    QTRY_COMPARE(QApplication::focusWidget(), stays);
}

void WindowTest::bannerFoldsOnlyWithoutRoom() {
    play::Banner banner;
    play::Prompt prompt;
    prompt.sentence = QStringLiteral("Anna: feed");
    prompt.primary = play::Button{};
    prompt.primary->text = QStringLiteral("Feed all");
    for (int i = 0; i < 3; ++i) {
        play::Button other;
        other.id = QStringLiteral("other-%1").arg(i);
        other.text = QStringLiteral("Another %1").arg(i);
        prompt.others.push_back(other);
    }
    banner.resize(1100, 60);
    banner.show(prompt, nullptr);
    auto* more = banner.findChild<QWidget*>(QStringLiteral("banner.more"));
    QVERIFY(!more->isVisibleTo(&banner));
    int buttons = 0;
    for (const QPushButton* button : banner.findChildren<QPushButton*>())
        buttons += button->sizeHint().width() + 10;
    // As narrow as words and buttons can be beside each other.
    banner.resize(buttons + 280, 60);
    QVERIFY(banner.width() > 560);
    QVERIFY(!more->isVisibleTo(&banner));
    prompt.sentence = QStringLiteral("Anna, for England: feed the armies that shall live on");
    banner.show(prompt, nullptr);
    QVERIFY(more->isVisibleTo(&banner));
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
    QVERIFY2(text("banner.detail").contains(QStringLiteral("Player ann")), qPrintable(text("banner.detail")));
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
    window_.reset(); // closed without being saved

    startWindow();
    QCOMPARE(text("left.title"), QStringLiteral("Go on with your game"));
    QCOMPARE(text("left.0.name"), QStringLiteral("Lanterns"));
    QVERIFY(text("left.0.moment").startsWith(QStringLiteral("Round 1 · last played ")));
    QCOMPARE(text("left.0.players"), QStringLiteral("Ann: Player ann · Bob: Player bob"));
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
    QVERIFY(window_->table());
    QVERIFY(static_cast<toy::Table&>(session()).state() == state);
    session().setPace(0);
    settle();
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    window_.reset();

    // Nothing was in order when it ended: a crash.
    {
        auto left = play::interruptedGames();
        QCOMPARE(left.size(), std::size_t{1});
        QVERIFY(left.front().closed);
        QVERIFY(QFile::remove(left.front().folder + QStringLiteral("/closed")));
    }
    startWindow();
    QCOMPARE(text("left.title"), QStringLiteral("A game was interrupted"));
    // It is thrown away only when that was meant.
    click("left.0.drop");
    QVERIFY(text("left.0.note").contains(QStringLiteral("for good?")));
    click("left.0.keep");
    QVERIFY(find<QPushButton>("left.0.go-on")->isVisible());
    click("left.0.drop");
    click("left.0.drop");
    QVERIFY(play::interruptedGames().empty());
    QVERIFY(find<QPushButton>("toy.start"));
}

/// What is left unfinished is found again from the menu, and does not pile up without end.
void WindowTest::leftGamesAreKeptInOrder() {
    startGame();
    click("banner.first");
    settle();
    window_->findChild<QAction*>(QStringLiteral("file.new"))->trigger();
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return); // another game: the first one is left
    session().setPace(0);
    settle();
    QCOMPARE(play::interruptedGames().size(), std::size_t{1});
    window_->findChild<QAction*>(QStringLiteral("file.unfinished"))->trigger();
    QVERIFY(find<QPushButton>("left.0.go-on")->isVisible());
    QVERIFY(!window_->findChild<QWidget*>(QStringLiteral("left.1"))); // not the one on the table
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(find<QWidget>("banner")->isVisible());
    window_.reset();
}

/// The time that was played is in the record, so that a limit is one for the game, not for the sitting.
void WindowTest::playedTimeIsKept() {
    startGame();
    click("banner.first");
    settle();
    session().setTimeLimit(std::chrono::hours{1}, std::chrono::seconds{125});
    QCOMPARE(session().secondsLeft(), std::optional{3600 - 125});
    const Record saved = play::recordWithClock(session());
    QCOMPARE(play::playedBefore(saved), std::optional{125});
    QVERIFY(!play::playedBefore(session().record()));
    window_.reset();
    const auto left = play::interruptedGames();
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(play::playedBefore(left.front().record), std::optional{125});
    // As the file says it, whoever reads it.
    const std::string text = writeRecord(saved);
    QVERIFY(text.find("note \"played 125 s\"") != std::string::npos);
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
    QVERIFY(text("message.text").contains(QStringLiteral("Nothing is lost")));
    // What and where, without the program's own codes; and what to do.
    QVERIFY2(text("findings.lines").startsWith(QStringLiteral("Line 7: ")),
             qPrintable(text("findings.lines")));
    QVERIFY(!text("findings.lines").contains(QStringLiteral("error [")));
    QVERIFY(!text("findings.advice").isEmpty());
    click("message.on");
    QVERIFY(find<QPushButton>("toy.start"));
    // A file that is not there.
    QVERIFY(!window_->openRecord(home_->filePath(QStringLiteral("nowhere.marches"))));
    QCOMPARE(text("message.title"), QStringLiteral("nowhere.marches cannot be opened"));
    QVERIFY(text("findings.advice").contains(QStringLiteral("still there")));
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

/// Turn, phases and seats are parts of their own for a screen reader, and a seat is pressed by it.
void WindowTest::trackIsSpoken() {
    startGame();
    QAccessibleInterface* track = QAccessible::queryAccessibleInterface(find<QWidget>("track"));
    QVERIFY(track);
    QCOMPARE(track->childCount(), 1 + 5 + 2);
    QStringList spoken;
    for (int i = 0; i < track->childCount(); ++i) {
        spoken << track->child(i)->text(QAccessible::Name);
        QCOMPARE(track->indexOfChild(track->child(i)), i);
        QCOMPARE(track->child(i)->parent(), track);
    }
    QCOMPARE(spoken.first(), QStringLiteral("Turn 1 of 3"));
    QCOMPARE(spoken.filter(QStringLiteral(", now")).size(), 1);
    QCOMPARE(spoken.filter(QStringLiteral("is waited for")).size(), 2);
    // All may bid: the mouse is handed to the other one.
    const SeatId before = session().viewer();
    QAccessibleInterface* bob = track->child(7);
    QCOMPARE(bob->role(), QAccessible::Button);
    bob->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
    QVERIFY(session().viewer() != before);
    // A place that is there: inside the track, none over another.
    for (int i = 6; i < 8; ++i) {
        QVERIFY(track->rect().contains(track->child(i)->rect()));
        QCOMPARE(track->childAt(track->child(i)->rect().center().x(), track->child(i)->rect().center().y()),
                 track->child(i));
    }
}

void WindowTest::sinceMyTurnIsTold() {
    startGame();
    auto* since = window_->findChild<QAction*>(QStringLiteral("time.since"));
    QVERIFY(since);
    const SeatId ann = session().viewer();
    click("banner.first");
    settle();
    QVERIFY(session().viewer() != ann);
    while (session().viewer() != ann) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    // All lines since her last one, by others and by chance, and nothing before.
    const std::vector<NodeId> ends = session().lineEnds();
    std::size_t last = ends.size() - 1;
    while (session().actor(ends[last]) != ann)
        --last;
    QVERIFY(last + 1 < ends.size());
    since->trigger();
    QCOMPARE(text("tell.title"), QStringLiteral("Since the last decision of Player ann"));
    QCOMPARE(find<QWidget>("tell")->findChildren<QLabel*>(QStringLiteral("tell.line")).size(),
             static_cast<qsizetype>(ends.size() - last - 1));
    const NodeId then = ends[last];
    click("card.look-back");
    QVERIFY(!session().live());
    QCOMPARE(session().node(), then);
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
    QDir(play::runningGamesFolder()).removeRecursively();
    startWindow();
    now = window_->findChild<QAction*>(QStringLiteral("time.now"));
    QCOMPARE(now->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_Z));
    dialog = openDialog();
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("shortcuts.reset")), Qt::LeftButton);
    QCOMPARE(now->shortcut(), QKeySequence(Qt::ALT | Qt::Key_End));
    QCOMPARE(window_->findChild<QAction*>(QStringLiteral("game.undo"))->shortcut(),
             QKeySequence(Qt::CTRL | Qt::Key_Z));
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
