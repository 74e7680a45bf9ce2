#include "app/play/play_desk.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/shell/rows.h"
#include "app/shell/settings.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"
#include "app/warriors/session.h"
#include "engine/base/file.h"
#include "engine/table/journal.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QLabel>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeView>

#include <algorithm>
#include <array>

using namespace marches;
using namespace marches::warriors::face;

namespace {

constexpr const char* ownNote = "Why did I begin so?";
constexpr const char* falseReason = "why:takeProvince,12,atlantis";

/// A computer player begins; then a person's line with notes, of which the program reads nothing.
Record begun() {
    RecordHeader header;
    header.game = "warriors-and-traders";
    header.scenario.name = "western-europe";
    header.seats = {{"england", "red", "human", "Anna"}, {"france", "blue", "bot:novice", "Computer"}};
    header.seed = 7;
    Record record{header, {}};
    record.lines = {{LineKind::command, 0, "england place-tokens production 1 trade 1 military 1", 0},
                    {LineKind::note, 0, ownNote, 0},
                    {LineKind::note, 0, falseReason, 0}};
    return record;
}

std::ptrdiff_t count(const Record& record, const std::string& note) {
    return std::count_if(record.lines.begin(), record.lines.end(), [&](const RecordLine& line) {
        return line.kind == LineKind::note && line.text == note;
    });
}

/// How many notes stand right behind a line of the computer player and say why.
std::ptrdiff_t reasons(const Record& record) {
    std::ptrdiff_t found = 0;
    for (std::size_t i = 1; i < record.lines.size(); ++i)
        found += record.lines[i].kind == LineKind::note && record.lines[i].text.starts_with("why:") &&
                 record.lines[i - 1].text.starts_with("france ");
    return found;
}

Record recordIn(const QString& path) {
    const auto bytes = readRegularFile(path.toStdString(), maxRecordBytes);
    if (!bytes) return {};
    return readRecord(*bytes, path.toStdString()).record.value_or(Record{});
}

} // namespace

/// The log in its window.
class LogTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup() { window_.reset(); }
    void keepsReasonsWithTheGame();
    void repeatedByHandItSaysNoReason();
    void manyNotesAreReadOnce();
    void tellsTitlesInTheirOrder();
    void theRowLookedAtIsTheOneThatIsNamed();

private:
    void open(const QString& path);
    QTreeView* log() { return window_->findChild<QTreeView*>(QStringLiteral("log.view")); }
    QModelIndexList rowsWithReason();

    QTemporaryDir home_;
    theme::MarchesStyle* style_ = nullptr;
    shell::Language language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* desk_ = nullptr; ///< of `window_`
};

void LogTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("marches-log-test"));
    warriors::face::test::initLook();
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
    language_.use(QStringLiteral("en"));
}

void LogTest::init() {
    shell::Settings().clear();
    QDir(shell::runningGamesFolder()).removeRecursively();
}

void LogTest::open(const QString& path) {
    window_ = std::make_unique<shell::MainWindow>(*style_, language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(1600, 1000);
    window_->show();
    desk_->start(path);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
    QVERIFY(desk_->table());
    desk_->table()->session().setPace(0);
    desk_->table()->session().release(); // behind the set-up a person looks first
}

/// Rows of the log under which a reason stands.
QModelIndexList LogTest::rowsWithReason() {
    QModelIndexList found;
    const QAbstractItemModel& rows = *log()->model();
    for (int group = 0; group < rows.rowCount(); ++group)
        for (int row = 0; row < rows.rowCount(rows.index(group, 0)); ++row) {
            const QModelIndex line = rows.index(row, 0, rows.index(group, 0));
            for (int more = 0; more < rows.rowCount(line); ++more)
                if (rows.index(more, 0, line).data().toString().startsWith(QStringLiteral("Why: ")))
                    found << line;
        }
    return found;
}

/// Why computer players did what they did: for whoever opens the game again.
void LogTest::keepsReasonsWithTheGame() {
    const QString path = home_.filePath(QStringLiteral("game.marches"));
    QVERIFY(!shell::saveRecord(path, begun(), {}));
    open(path);
    QTRY_VERIFY(desk_->table()->session().computerToMove() == noSeat);
    const auto said = rowsWithReason().size();
    QVERIFY(said > 0);
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QTRY_VERIFY(!desk_->table()->session().dirty());

    const Record saved = recordIn(path);
    QCOMPARE(reasons(saved), said);
    QCOMPARE(count(saved, ownNote), 1);
    QCOMPARE(count(saved, falseReason), 1);
    // The journal got each with its line.
    QDirIterator journals(shell::runningGamesFolder(), {QStringLiteral("*.marches")}, QDir::Files,
                          QDirIterator::Subdirectories);
    QVERIFY(journals.hasNext());
    const auto bytes = readRegularFile(journals.next().toStdString(), maxRecordBytes);
    QVERIFY(bytes);
    const Recovery recovery = recoverJournal(*bytes, "journal");
    QVERIFY(recovery.reading.record);
    QCOMPARE(recovery.reading.record->lines, saved.lines);

    window_.reset();
    open(path);
    const QModelIndexList rows = rowsWithReason();
    QCOMPARE(rows.size(), said);
    QTreeView& view = *log();
    view.setFocus();
    view.setCurrentIndex(rows.first());
    QVERIFY(!view.isExpanded(rows.first()));
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY(view.isExpanded(rows.first()));
    const QModelIndex reason =
        rows.first().model()->index(rows.first().model()->rowCount(rows.first()) - 1, 0, rows.first());
    QVERIFY(reason.data().toString().startsWith(QStringLiteral("Why: ")));
    view.scrollTo(reason);
    QVERIFY(!view.visualRect(reason).isEmpty());
    QDir().mkpath(QStringLiteral("pictures"));
    window_->grab().save(QStringLiteral("pictures/log-reopened.png"));
}

/// Neither in the log, nor to whoever opens the game again; the computer player's next line still says why.
void LogTest::repeatedByHandItSaysNoReason() {
    const QString path = home_.filePath(QStringLiteral("repeated.marches"));
    QVERIFY(!shell::saveRecord(path, begun(), {}));
    open(path);
    auto& session = static_cast<WarriorsSession&>(desk_->table()->session());
    QTRY_VERIFY(session.computerToMove() == noSeat);
    const std::vector<NodeId> ends = session.lineEnds();
    const auto first = std::find_if(ends.begin(), ends.end(),
                                    [&](NodeId end) { return session.reasonFor(end).has_value(); });
    QVERIFY(first != ends.end());
    const std::vector<warriors::Command> steps = session.steps(*first);
    const NodeId place = *first;
    const auto said = rowsWithReason().size();
    session.setPaused(true);
    session.lookAt(session.tree().beforeLine(place));
    session.goOnFromHere();
    session.giveSeat(session.actor(place), QStringLiteral("human"), {});
    QVERIFY(!session.act(steps));
    QCOMPARE(session.head(), place); // it is the same place of the game
    QVERIFY(!session.reasonFor(place));
    QCOMPARE(rowsWithReason().size(), 0);
    QVERIFY(!shell::saveRecord(path, session.record(), {}));
    window_.reset();
    open(path);
    QCOMPARE(rowsWithReason().size(), 0);
    desk_->table()->session().goToVariation("main");
    QCOMPARE(rowsWithReason().size(), said - 1);
}

/// A record of any origin may have a hundred thousand behind one line: its row is told as fast as others.
void LogTest::manyNotesAreReadOnce() {
    Record record = begun();
    for (int i = 0; i < 100'000; ++i)
        record.lines.push_back({LineKind::note, 0, "why:takeProvince,12,atlantis" + std::to_string(i), 0});
    const auto game = gameEntry().open(record, {});
    QVERIFY(game.session);
    const auto& session = static_cast<const WarriorsSession&>(*game.session);
    const NodeId line = session.lineEnds()[1];
    QElapsedTimer clock;
    clock.start();
    QVERIFY(!session.reasonFor(line));
    const qint64 once = clock.nsecsElapsed();
    clock.start();
    for (int i = 0; i < 100; ++i)
        QVERIFY(!session.reasonFor(line));
    QVERIFY2(clock.nsecsElapsed() < 10 * once, qPrintable(QString::number(once)));
}

/// One line wins all three: they stand below it as the paths do on the play-mat.
void LogTest::tellsTitlesInTheirOrder() {
    const QString path = home_.filePath(QStringLiteral("titles.marches"));
    QVERIFY(!shell::saveRecord(path, begun(), {}));
    open(path);
    QStringList titles;
    const QAbstractItemModel& rows = *log()->model();
    for (int row = 0; row < rows.rowCount(rows.index(0, 0)); ++row)
        if (const QString text = rows.index(row, 0, rows.index(0, 0)).data().toString();
            text.startsWith(QStringLiteral("England is now ")))
            titles << text.section(u' ', -1);
    QCOMPARE(titles,
             (QStringList{QStringLiteral("Builder"), QStringLiteral("Trader"), QStringLiteral("Warrior")}));
}

/// What the game did by itself stands in rows of its own, under other headings than the line that led to it:
/// the banner names the heading of the row that was clicked, and no other row stands out.
void LogTest::theRowLookedAtIsTheOneThatIsNamed() {
    const QString path = home_.filePath(QStringLiteral("looked-at.marches"));
    QVERIFY(!shell::saveRecord(path, begun(), {}));
    open(path);
    auto& session = static_cast<WarriorsSession&>(desk_->table()->session());
    QTRY_VERIFY(session.computerToMove() == noSeat);
    session.setPaused(true);
    QVERIFY(!session.act(session.options(session.viewer()).front()));

    const QAbstractItemModel& rows = *log()->model();
    QModelIndex upkeep;
    QModelIndexList current;
    const auto look = [&] {
        current.clear();
        for (int group = 0; group < rows.rowCount(); ++group) {
            const QModelIndex heading = rows.index(group, 0);
            for (int row = 0; row < rows.rowCount(heading); ++row) {
                const QModelIndex line = rows.index(row, 0, heading);
                if (heading.data().toString() == QStringLiteral("Turn 1 · Upkeep")) upkeep = line;
                if (line.data(shell::CurrentRole).toBool()) current << line;
            }
        }
    };
    look();
    QVERIFY(upkeep.isValid());
    log()->scrollTo(upkeep);
    QTest::mouseClick(log()->viewport(), Qt::LeftButton, {}, log()->visualRect(upkeep).center());
    QVERIFY(!session.live());
    look();
    QCOMPARE(current, QModelIndexList{upkeep});
    const auto sentence = [this] {
        return window_->findChild<QLabel*>(QStringLiteral("banner.sentence"))->text();
    };
    QCOMPARE(sentence(), QStringLiteral("Turn 1 · Upkeep, as it stood at its end"));
    language_.use(QStringLiteral("de"));
    QTRY_VERIFY(sentence().startsWith(QStringLiteral("Runde 1 ·")));
    language_.use(QStringLiteral("en"));
    QTest::keyClick(window_.get(), Qt::Key_End, Qt::AltModifier);
    QVERIFY(session.live());
    look();
    QVERIFY(current.isEmpty());

    // Come back to by any other way it is what it led to, whatever was clicked before.
    const auto nodeOf = [](const QModelIndex& row) {
        return idAt<NodeId>(row.data(shell::NodeRole).toUInt());
    };
    const NodeId clicked = nodeOf(upkeep);
    QModelIndexList itsRows;
    for (int group = 0; group < rows.rowCount(); ++group)
        for (int row = 0; row < rows.rowCount(rows.index(group, 0)); ++row)
            if (const QModelIndex line = rows.index(row, 0, rows.index(group, 0)); nodeOf(line) == clicked)
                itsRows << line;
    QVERIFY(itsRows.size() > 1 && itsRows.back() != upkeep);
    while (session.node() != clicked && session.node() != rootNode)
        QTest::keyClick(window_.get(), Qt::Key_Left, Qt::AltModifier);
    QCOMPARE(session.node(), clicked);
    look();
    QCOMPARE(current, QModelIndexList{itsRows.back()});
    QVERIFY2(!sentence().contains(QStringLiteral("Upkeep")), qPrintable(sentence()));
}

MARCHES_TEST(LogTest, application)
#include "log_test.moc"
