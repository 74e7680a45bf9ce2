#include "app/play/clock_note.h"
#include "app/play/game_opener.h"
#include "app/play/left_games.h"
#include "app/play/played_on.h"
#include "app/shell/files.h"
#include "engine/base/file.h"
#include "engine/table/journal.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>
#include <QRegularExpression>
#include <QScopeGuard>

#include <algorithm>
#include <filesystem>

using namespace marches;

/// Games that are saved, left, interrupted, finished or damaged.
class KeptGamesTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void finishedGameIsKept();
    void savedGameOpensAgain();
    void savedGameIsOffered();
    void whatWasPlayedOnIsOffered();
    void playedOnIsTheSameGame();
    void interruptedGameIsOffered();
    void leftGamesAreKeptInOrder();
    void playedTimeIsKept();
    void damagedFileIsAMessage();
    void fileWithARefusedLineOpensUpToIt();
    void leftGameWithARefusedLineOpensUpToIt();
    void gameThatCannotBeKeptSaysSo();
    void whatTheDiskRefusesIsToldInTheLanguage_data();
    void whatTheDiskRefusesIsToldInTheLanguage();

private:
    /// In the status bar; in full.
    QString warning() { return find<QLabel>("status.under")->accessibleName(); }
    /// A game of its own, left after three turns of the person; its record with the last command spoiled.
    Record spoiledGame();
    /// The page that says so, and the game behind it.
    void saysWhatIsRefused(const Record& spoiled, int line);
};

/// A game that is over and was never saved is a saved game when the table is left, and no unfinished one.
void KeptGamesTest::finishedGameIsKept() {
    const auto saved = [] {
        return QDir(shell::savedGamesFolder()).entryList({QStringLiteral("*.marches")});
    };
    const QStringList before = saved();
    playToTheEnd();
    window_.reset();
    QCOMPARE(saved().size(), before.size() + 1);
    QVERIFY(play::leftGames().empty());
}

void KeptGamesTest::savedGameOpensAgain() {
    startGame();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    const QString path = home_->filePath(QStringLiteral("my game.marches"));
    saveAs(path);
    QCOMPARE(text("status.saved"), QStringLiteral("Saved"));
    const toy::State state = static_cast<toy::Table&>(session()).state();
    window_.reset();
    QVERIFY(play::leftGames().empty());
    QCOMPARE(shell::recentGames(), QStringList{path});

    startWindow(path);
    QVERIFY(desk_->table());
    QVERIFY(static_cast<toy::Table&>(session()).state() == state);
    QVERIFY(!session().dirty());
}

/// A game that was saved before its end is offered by New Game, as long as its file is there and is one.
void KeptGamesTest::savedGameIsOffered() {
    const auto offered = [this] { return window_->findChild<QPushButton*>(QStringLiteral("toy.go-on")); };
    startGame();
    QVERIFY(!offered());
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    settle();
    const QString path = home_->filePath(QStringLiteral("my game.marches"));
    saveAs(path);
    window_->findChild<QAction*>(QStringLiteral("file.new"))->trigger();
    QVERIFY(!offered()); // it is on the table
    window_.reset();

    startWindow();
    QVERIFY(offered());
    click("toy.go-on");
    QVERIFY(desk_->table());
    QCOMPARE(session().path(), path);
    window_.reset();

    const QString aside = home_->filePath(QStringLiteral("aside"));
    QVERIFY(QFile::rename(path, aside));
    startWindow();
    QVERIFY(find<QPushButton>("toy.start") && !offered());
    window_.reset();

    QFile other(path);
    QVERIFY(other.open(QIODevice::WriteOnly));
    other.write("a letter\nbegin\n");
    other.close();
    startWindow();
    QVERIFY(!offered());
    window_.reset();

    QVERIFY(other.remove() && QFile::rename(aside, path));
    startWindow();
    QVERIFY(offered());
    window_.reset();
    playToTheEnd(); // kept by itself, and over
    window_.reset();
    startWindow();
    QVERIFY(!offered());
}

/// To go on with a saved game is to go on where it was left, though that was not saved.
void KeptGamesTest::whatWasPlayedOnIsOffered() {
    const auto offered = [this] { return window_->findChild<QPushButton*>(QStringLiteral("toy.go-on")); };
    startGame();
    click("banner.first");
    settle();
    const QString path = home_->filePath(QStringLiteral("my game.marches"));
    saveAs(path);
    QTest::qWait(20); // a moment later
    click("banner.first");
    settle();
    QVERIFY(session().dirty());
    const toy::State state = static_cast<toy::Table&>(session()).state();
    window_.reset();

    startWindow();
    click("left.new");
    QTRY_VERIFY(!window_->findChild<QWidget*>(QStringLiteral("left"))); // with its hold on what was left
    QVERIFY(offered());
    click("toy.go-on");
    QVERIFY(desk_->table());
    QVERIFY(static_cast<toy::Table&>(session()).state() == state);
    QCOMPARE(session().path(), path);
    QVERIFY(session().dirty());
    QTRY_VERIFY(!offered()); // its page is gone
    window_->findChild<QAction*>(QStringLiteral("file.new"))->trigger();
    QVERIFY(!offered()); // it is on the table
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!session().dirty()); // where it was saved first
    window_.reset();
    QVERIFY(play::leftGames().empty());
}

/// Played on from a saved game is what went through its place, by whatever way.
void KeptGamesTest::playedOnIsTheSameGame() {
    const auto record = [](std::vector<RecordLine> lines) {
        Record made;
        made.header.game = "lanterns";
        made.lines = std::move(lines);
        return made;
    };
    const auto command = [](const char* text) { return RecordLine{LineKind::command, 0, text}; };
    const RecordLine undo{LineKind::undo, 1, {}};
    const RecordLine branch{LineKind::branch, 1, "2"};
    const RecordLine back{LineKind::go, 0, "main"};
    const Record saved = record({command("a"), command("b")});
    using play::playedOnFrom;
    QVERIFY(playedOnFrom(saved, saved));
    QVERIFY(playedOnFrom(record({}), saved));
    QVERIFY(playedOnFrom(saved, record({command("a"), command("x"), undo, command("b"), command("c")})));
    QVERIFY(playedOnFrom(saved, record({command("a"), command("x"), branch, command("b"), command("c")})));
    QVERIFY(playedOnFrom(record({command("a"), command("x"), branch, command("b"), back}),
                         record({command("a"), command("x"), command("c")})));
    // Another way from the same start, and another start.
    QVERIFY(!playedOnFrom(saved, record({command("a"), command("x"), command("c")})));
    QVERIFY(!playedOnFrom(saved, record({command("a")})));
    QVERIFY(!playedOnFrom(saved, record({command("b"), command("a"), command("b")})));
    Record other = saved;
    other.header.seed = 1;
    QVERIFY(!playedOnFrom(saved, other));
}

void KeptGamesTest::interruptedGameIsOffered() {
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
    QVERIFY(desk_->table());
    QVERIFY(static_cast<toy::Table&>(session()).state() == state);
    session().setPace(0);
    settle();
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    window_.reset();

    // Nothing was in order when it ended: a crash.
    {
        auto left = play::leftGames();
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
    QVERIFY(play::leftGames().empty());
    QVERIFY(find<QPushButton>("toy.start"));
}

/// What is left unfinished is found again from the menu, and does not pile up without end.
void KeptGamesTest::leftGamesAreKeptInOrder() {
    startGame();
    click("banner.first");
    settle();
    window_->findChild<QAction*>(QStringLiteral("file.new"))->trigger();
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return); // another game: the first one is left
    session().setPace(0);
    settle();
    QCOMPARE(play::leftGames().size(), std::size_t{1});
    window_->findChild<QAction*>(QStringLiteral("file.unfinished"))->trigger();
    QVERIFY(find<QPushButton>("left.0.go-on")->isVisible());
    QVERIFY(!window_->findChild<QWidget*>(QStringLiteral("left.1"))); // not the one on the table
    QTest::keyClick(window_.get(), Qt::Key_Escape);
    QVERIFY(find<QWidget>("banner")->isVisible());
    window_.reset();
}

/// The time that was played is in the record, so that a limit is one for the game, not for the sitting.
void KeptGamesTest::playedTimeIsKept() {
    startGame();
    click("banner.first");
    settle();
    session().clock().setLimit(std::chrono::hours{1}, std::chrono::seconds{125});
    QCOMPARE(session().clock().secondsLeft(), std::optional{3600 - 125});
    const Record saved = play::recordWithClock(session());
    QCOMPARE(play::playedBefore(saved), std::optional{125});
    QVERIFY(!play::playedBefore(session().record()));
    window_.reset();
    const auto left = play::leftGames();
    QCOMPARE(left.size(), std::size_t{1});
    QCOMPARE(play::playedBefore(play::readLeft(left.front())->record), std::optional{125});
    // As the file says it, whoever reads it.
    const std::string text = writeRecord(saved);
    QVERIFY(text.find("note \"played 125 s\"") != std::string::npos);
}

void KeptGamesTest::damagedFileIsAMessage() {
    const QString path = home_->filePath(QStringLiteral("broken.marches"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("marches-record 1\ngame lanterns\nrules 1\nscenario lanterns\nseat ann red human \"Ann\"\n"
               "option rounds\nbegin\n");
    file.close();
    startWindow(path);
    QVERIFY(!desk_->table());
    QCOMPARE(text("message.title"), QStringLiteral("broken.marches cannot be opened"));
    QVERIFY(text("message.text").contains(QStringLiteral("Nothing is lost")));
    // What and where, without the program's own codes; and what to do.
    QVERIFY2(text("findings.lines").startsWith(QStringLiteral("Line 6")), qPrintable(text("findings.lines")));
    QVERIFY(!text("findings.lines").contains(QStringLiteral("error [")));
    QVERIFY(!text("findings.advice").isEmpty());
    click("message.on");
    QVERIFY(find<QPushButton>("toy.start"));
    // A file that is not there.
    QVERIFY(!desk_->opener().open(home_->filePath(QStringLiteral("nowhere.marches"))));
    QCOMPARE(text("message.title"), QStringLiteral("nowhere.marches cannot be opened"));
    QVERIFY(text("findings.advice").contains(QStringLiteral("still there")));
}

Record KeptGamesTest::spoiledGame() {
    startGame();
    for (int i = 0; i < 3; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    Record record = session().linearRecord();
    window_.reset();
    record.lines.back().text = "ann fly";
    return record;
}

void KeptGamesTest::saysWhatIsRefused(const Record& spoiled, int line) {
    QCOMPARE(text("message.title"), QStringLiteral("The game is opened up to line %1").arg(line));
    QVERIFY(text("message.text").contains(QStringLiteral("Nothing is lost")));
    QVERIFY2(text("findings.lines").startsWith(QStringLiteral("Line %1: ").arg(line)),
             qPrintable(text("findings.lines")));
    QVERIFY(text("findings.advice").contains(QStringLiteral("left out")));
    QVERIFY(desk_->table() && session().paused()); // nobody plays on behind the page
    click("message.on");
    QVERIFY(find<QWidget>("banner")->isVisible());
    QCOMPARE(session().lineEnds().size(), spoiled.lines.size()); // the start, and all lines but one
    QVERIFY(session().path().isEmpty());                         // what is saved takes nothing's place
}

/// The rules refuse what they once took: what stands before it is not lost, nor is the file.
void KeptGamesTest::fileWithARefusedLineOpensUpToIt() {
    const Record spoiled = spoiledGame();
    const QString path = home_->filePath(QStringLiteral("old.marches"));
    const QByteArray bytes = QByteArray::fromStdString(writeRecord(spoiled));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    file.close();
    startWindow(path);
    saysWhatIsRefused(spoiled, static_cast<int>(bytes.count('\n')));
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(find<QFileDialog>("save")); // asks for a name
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), bytes);
}

void KeptGamesTest::leftGameWithARefusedLineOpensUpToIt() {
    const Record spoiled = spoiledGame();
    QString folder;
    {
        const auto left = play::leftGames();
        QCOMPARE(left.size(), std::size_t{1});
        folder = left.front().folder;
    }
    const std::filesystem::path journal{(folder + QStringLiteral("/game.marches")).toStdU16String()};
    QVERIFY(Journal::replace(journal, spoiled.header, spoiled.lines));
    const auto bytes = readRegularFile(journal, maxRecordBytes);
    QVERIFY(bytes);
    startWindow();
    click("left.0.go-on");
    saysWhatIsRefused(spoiled, static_cast<int>(std::count(bytes->begin(), bytes->end(), '\n')));
    session().setPaused(false);
    settle();
    QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
    settle();
    window_.reset();
    // The old journal as it was, beside the new one.
    const auto after = readRegularFile(journal.parent_path() / "damaged.marches", maxRecordBytes);
    QVERIFY(after && *after == *bytes);
    QCOMPARE(play::leftGames().size(), std::size_t{1});
    const auto left = play::readLeft(play::leftGames().front());
    QVERIFY(left && left->lostLines == 0);
}

/// The disk is asked while the table opens already; what it says is told, and the game goes on.
void KeptGamesTest::gameThatCannotBeKeptSaysSo() {
    QVERIFY(QDir(shell::runningGamesFolder()).removeRecursively());
    QFile inTheWay(home_->filePath(QStringLiteral("in the way")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly));
    const QString folder = shell::runningGamesFolder();
    QVERIFY(QDir().rmdir(folder) && inTheWay.rename(folder));
    startGame();
    QTRY_COMPARE(text("status.saved"), QStringLiteral("⚠ Not kept on the disk"));
    QVERIFY2(warning().startsWith(
                 QStringLiteral("The game cannot be kept on the disk: The folder can't be made: ")),
             qPrintable(warning()));
    const NodeId before = session().head();
    click("banner.first");
    settle();
    QVERIFY(session().head() != before);
    QVERIFY(inTheWay.remove());
    window_.reset();

    startGame();
    QTest::qWait(50);
    QCOMPARE(text("status.saved"), QStringLiteral("Kept automatically, not yet saved to a file"));
    click("banner.first");
    settle();
    window_.reset();
    QCOMPARE(play::leftGames().size(), std::size_t{1});
}

void KeptGamesTest::whatTheDiskRefusesIsToldInTheLanguage_data() {
    QTest::addColumn<QString>("language");
    QTest::addColumn<QString>("kept"); // the game cannot be
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("shorter");
    QTest::newRow("English") << QStringLiteral("en")
                             << QStringLiteral("The game cannot be kept on the disk: ")
                             << QStringLiteral("The folder can't be made: ")
                             << QStringLiteral("The file can't be replaced: ")
                             << QStringLiteral("This game cannot be gone on with");
    QTest::newRow("German") << QStringLiteral("de")
                            << QStringLiteral("Die Partie lässt sich nicht auf der Festplatte sichern: ")
                            << QStringLiteral("Der Ordner kann nicht angelegt werden: ")
                            << QStringLiteral("Die Datei lässt sich nicht ersetzen: ")
                            << QStringLiteral("Diese Partie lässt sich nicht fortsetzen");
}
/// What, and where; with its code, and in English, in the log file.
void KeptGamesTest::whatTheDiskRefusesIsToldInTheLanguage() {
    QFETCH(QString, language);
    QFETCH(QString, kept);
    language_.use(language);
    const auto back = qScopeGuard([this] { language_.use(QStringLiteral("en")); });
    const auto logged = [](const char* text) {
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(QStringLiteral("error \\[cannot-write\\]: ") +
                                                              QString::fromUtf8(text)));
    };
    const auto told = [&](const QString& what, const QString& where) {
        return warning().startsWith(kept + what) && warning().endsWith(QStringLiteral("/%1)").arg(where));
    };
    const QString games = shell::runningGamesFolder();
    const auto journal = [&games] {
        return games + u'/' + QDir(games).entryList(QDir::Dirs | QDir::NoDotAndDotDot).value(0) +
               QStringLiteral("/game.marches");
    };

    QVERIFY(QDir().rmdir(games));
    QFile inTheWay(home_->filePath(QStringLiteral("in the way")));
    QVERIFY(inTheWay.open(QIODevice::WriteOnly) && inTheWay.rename(games));
    logged("The folder can't be made: ");
    startGame();
    QFETCH(QString, folder);
    QTRY_VERIFY2(warning().startsWith(kept + folder), qPrintable(warning()));
    QVERIFY2(warning().contains(QStringLiteral(" (") + QDir::toNativeSeparators(games + u'/')),
             qPrintable(warning()));
    window_.reset();
    QVERIFY(inTheWay.remove());

    startGame();
    click("banner.first");
    settle();
    QVERIFY(QFile::remove(journal()) && QDir().mkdir(journal()));
    logged("The file can't be replaced: ");
    session().giveSeat(SeatId{1}, QStringLiteral("human"), {});
    QFETCH(QString, file);
    QVERIFY2(told(file, QStringLiteral("game.marches")), qPrintable(warning()));
    window_.reset();
    QVERIFY(QDir(games).removeRecursively());

    startGame();
    click("banner.first");
    settle();
    window_.reset();
    startWindow();
    QVERIFY(QFile::resize(journal(), 20));
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return); // it was read when it was offered
    QVERIFY(!desk_->table());
    QFETCH(QString, shorter);
    QCOMPARE(text("message.title"), shorter);
}

MARCHES_TEST(KeptGamesTest, application)
#include "kept_games_test.moc"
