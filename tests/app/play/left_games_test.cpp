#include "app/play/left_games.h"
#include "app/shell/files.h"
#include "engine/table/journal.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"
#include "tests/engine/sanitized.h"

#include <QAction>
#include <QDateTime>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QPushButton>

#include <sys/stat.h>

using namespace marches;

/// Games that were left: damaged ones, many of them, and what stands in the way of opening them.
class LeftGamesTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void damageInTheMiddleKeepsWhatIsThere();
    void whatCanNotBeOpenedIsListed_data();
    void whatCanNotBeOpenedIsListed();
    void aPipeHoldsNobodyUp_data();
    void aPipeHoldsNobodyUp();
    void whatWasDamagedOutlivesTheGame();
    void manyAreShownTenByTen();
    void onlyHeadersAreReadUntilAGameIsShown();
    void whatAnotherWindowHasIsNotTaken();

private:
    /// Of this process, in memory; 0 where the system does not say.
    static qint64 residentBytes() {
        QFile file(QStringLiteral("/proc/self/statm"));
        if (!file.open(QIODevice::ReadOnly)) return 0;
        return file.readAll().split(' ').value(1).toLongLong() * 4096;
    }
    /// Leaves a game after so many commands; its folder.
    QString leaveGame(int commands);
    QByteArray journalOf(const QString& folder) {
        QFile file(play::journalPath(folder));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void writeJournal(const QString& folder, const QByteArray& bytes) {
        QFile file(play::journalPath(folder));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
    }
};

QString LeftGamesTest::leaveGame(int commands) {
    startWindow();
    window_->findChild<QAction*>(QStringLiteral("file.new"))->trigger();
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return);
    session().setPace(0);
    settle();
    for (int i = 0; i < commands; ++i) {
        QTest::keyClick(window_.get(), Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    window_.reset();
    return play::leftGames().front().folder;
}

/// One bit of one line: what is before it goes on, what is behind it is said and kept.
void LeftGamesTest::damageInTheMiddleKeepsWhatIsThere() {
    const QString folder = leaveGame(4);
    const QByteArray whole = journalOf(folder);
    const qsizetype begin = whole.indexOf("\nbegin");
    const QByteArray body = whole.mid(whole.indexOf('\n', begin + 1) + 1);
    const auto lines = body.count('\n');
    QVERIFY(lines >= 4);
    const qsizetype second = whole.size() - body.size() + body.indexOf('\n') + 1;
    QByteArray damaged = whole;
    damaged[second + 2] = static_cast<char>(damaged[second + 2] ^ 1);
    writeJournal(folder, damaged);

    startWindow();
    const QString note = text("left.0.note");
    QVERIFY2(note.contains(QStringLiteral("after Round 1, %1 lines can't be read").arg(lines - 1)),
             qPrintable(note));
    QCOMPARE(journalOf(folder), damaged); // looking changes nothing
    click("left.0.go-on");
    QVERIFY(desk_->table());
    const QString kept = folder + QStringLiteral("/damaged.marches");
    const QString said = find<QLabel>("status.under")->accessibleName();
    QVERIFY2(said.contains(QStringLiteral("%1 lines").arg(lines - 1)) && said.contains(kept),
             qPrintable(said));
    QFile beside(kept);
    QVERIFY(beside.open(QIODevice::ReadOnly));
    QCOMPARE(beside.readAll(), damaged);
    // The new journal is whole, and goes on.
    session().setPace(0);
    settle();
    click("banner.first");
    settle();
    const auto commands = commandsOf(session().record());
    window_.reset();
    const auto left = play::readLeft(play::leftGames().front());
    QVERIFY(left);
    QCOMPARE(left->lostLines, std::size_t{0});
    QCOMPARE(commandsOf(left->record), commands);
}

void LeftGamesTest::whatCanNotBeOpenedIsListed_data() {
    QTest::addColumn<QByteArray>("journal");
    QTest::addColumn<QString>("why");
    QTest::newRow("empty") << QByteArray() << QStringLiteral("this is not a record");
    QTest::newRow("other file") << QByteArray("a letter\n") << QStringLiteral("this is not a record");
    const auto line = [](const char* text) { return QByteArray::fromStdString(withChecksum(text)) + '\n'; };
    const QByteArray title = line("marches-record 1");
    const QString beginning = QStringLiteral("The beginning of its journal is damaged.");
    QTest::newRow("header cut off") << title << beginning;
    QTest::newRow("header with a wrong checksum")
        << title + line("game lanterns") + "rules 1 #00000000\nbegin #00000000\n"
        << beginning;
}

void LeftGamesTest::whatCanNotBeOpenedIsListed() {
    QFETCH(QByteArray, journal);
    QFETCH(QString, why);
    const QString folder = leaveGame(2);
    writeJournal(folder, journal);
    startWindow();
    QCOMPARE(text("left.0.name"), QStringLiteral("A game that cannot be opened"));
    QVERIFY2(text("left.0.players").contains(why), qPrintable(text("left.0.players")));
    QVERIFY2(text("left.0.note").contains(QDir::toNativeSeparators(folder)), qPrintable(text("left.0.note")));
    QVERIFY(!find<QPushButton>("left.0.go-on")->isVisible());
    click("left.0.drop");
    click("left.0.drop");
    QVERIFY(!QFileInfo::exists(folder));
}

void LeftGamesTest::aPipeHoldsNobodyUp_data() {
    QTest::addColumn<QString>("name");
    for (const char* name : {"lock", "game.marches", "closed"})
        QTest::newRow(name) << QString::fromLatin1(name);
}

/// Opening a pipe without a writer waits for ever: the test's watchdog would end it.
void LeftGamesTest::aPipeHoldsNobodyUp() {
    QFETCH(QString, name);
    const QString folder = leaveGame(2);
    const QString path = folder + u'/' + name;
    QFile::remove(path);
    QCOMPARE(mkfifo(path.toLocal8Bit().constData(), 0600), 0);
    startWindow();
    const bool opens = name == QLatin1String("closed");
    QCOMPARE(find<QPushButton>("left.0.go-on")->isVisible(), opens);
    if (opens) {
        click("left.0.go-on");
        QVERIFY(desk_->table());
        window_.reset();
        QVERIFY(play::leftGames().front().closed);
        return;
    }
    QCOMPARE(text("left.0.name"), QStringLiteral("A game that cannot be opened"));
    QVERIFY2(text("left.0.players").contains(QStringLiteral("no regular file")),
             qPrintable(text("left.0.players")));
    click("left.0.drop");
    click("left.0.drop");
    QVERIFY(!QFileInfo::exists(folder));
}

/// The readable part is saved by hand, and the table left: the damaged journal is still where it was said.
void LeftGamesTest::whatWasDamagedOutlivesTheGame() {
    const QString folder = leaveGame(4);
    QByteArray damaged = journalOf(folder);
    damaged[damaged.size() - 20] = static_cast<char>(damaged[damaged.size() - 20] ^ 1);
    writeJournal(folder, damaged);
    startWindow();
    click("left.0.go-on");
    QVERIFY(desk_->table());
    session().setPace(0);
    settle();
    saveAs(home_->filePath(QStringLiteral("saved.marches")));
    QVERIFY(!session().dirty());
    window_.reset();
    QVERIFY(play::leftGames().empty());
    QFile beside(folder + QStringLiteral("/damaged.marches"));
    QVERIFY(beside.open(QIODevice::ReadOnly));
    QCOMPARE(beside.readAll(), damaged);
    QVERIFY(QDir(folder).removeRecursively());
}

void LeftGamesTest::manyAreShownTenByTen() {
    const QString folder = leaveGame(2);
    const QByteArray journal = journalOf(folder);
    const auto longAgo = QDateTime::currentDateTime().addYears(-1);
    for (int i = 0; i < 999; ++i) {
        const QString copy = QStringLiteral("%1%2").arg(folder).arg(i);
        QVERIFY(QDir().mkpath(copy));
        writeJournal(copy, journal);
        QFile file(play::journalPath(copy));
        if (i >= 50) QVERIFY(file.resize(40 << 20)); // who read these would need 38 GB
        QVERIFY(file.open(QIODevice::ReadWrite) &&
                file.setFileTime(longAgo.addSecs(-i), QFileDevice::FileModificationTime));
    }
    const qint64 before = residentBytes();
    startWindow();
    if (!MARCHES_SANITIZED) // which keeps what was freed
        QVERIFY2(residentBytes() - before < 20 << 20, qPrintable(QString::number(residentBytes() - before)));
    const auto shown = [this] {
        int rows = 0;
        while (window_->findChild<QWidget*>(QStringLiteral("left.%1").arg(rows)))
            ++rows;
        return rows;
    };
    QCOMPARE(shown(), 10);
    QCOMPARE(find<QPushButton>("left.more")->text(), QStringLiteral("Show more (990 older)"));
    click("left.more");
    QCOMPARE(shown(), 20);
    click("left.19.go-on");
    QVERIFY(desk_->table());
}

/// A damaged command is noticed only by who reads the commands.
void LeftGamesTest::onlyHeadersAreReadUntilAGameIsShown() {
    const QString folder = leaveGame(2);
    QByteArray journal = journalOf(folder);
    const qsizetype commands = journal.indexOf('\n', journal.indexOf("\nbegin") + 1) + 1;
    journal[commands] = static_cast<char>(journal[commands] ^ 1); // its checksum is wrong now
    writeJournal(folder, journal);
    const auto games = play::leftGames();
    QCOMPARE(games.size(), std::size_t{1});
    QVERIFY(games.front().header);
    QVERIFY(games.front().findings.empty());
    QVERIFY(play::readLeft(games.front())->lostLines > 0);
}

void LeftGamesTest::whatAnotherWindowHasIsNotTaken() {
    const QString folder = leaveGame(2);
    startWindow();
    const auto lock = play::lockFolder(folder); // another window was faster
    QVERIFY(lock);
    click("left.0.drop");
    click("left.0.drop");
    QVERIFY2(text("left.0.note").contains(QStringLiteral("Another window has this game")),
             qPrintable(text("left.0.note")));
    QVERIFY(QFileInfo::exists(play::journalPath(folder)));
    click("left.0.go-on");
    QVERIFY(!desk_->table());
    QCOMPARE(text("message.title"), QStringLiteral("This game cannot be gone on with"));
    QVERIFY(play::leftGames().empty());
}

MARCHES_TEST(LeftGamesTest, application)
#include "left_games_test.moc"
