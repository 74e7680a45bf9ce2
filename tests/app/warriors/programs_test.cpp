#include "app/play/play_desk.h"
#include "app/play/programs.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/shell/settings.h"
#include "app/theme/style.h"
#include "app/warriors/opening.h"
#include "tests/app/register.h"
#include "tests/app/warriors/fixture.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

#include <array>

using namespace marches;
using namespace marches::warriors::face;

/// Outside programs at a seat, by mouse and keys: good ones and bad ones.
class ProgramsTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void cleanup();
    void theExamplePlaysFromNewGame();
    void whatIsNoProgramIsSaid();
    void givenUpLeavesTheSeatAsItWas();
    void aRecordStartsNothing();
    void faultsAreSaidAndTheSeatGoesOn_data();
    void faultsAreSaidAndTheSeatGoesOn();
    void startedAgainInMidGame();

private:
    play::Session& session() { return desk_->table()->session(); }
    template <class T>
    T* find(const char* name) {
        for (T* found : window_->findChildren<T*>(QString::fromLatin1(name)))
            if (found->isVisible()) return found;
        return nullptr;
    }
    void click(const char* name) {
        auto* button = find<QAbstractButton>(name);
        QVERIFY2(button != nullptr, name);
        QTest::mouseClick(button, Qt::LeftButton);
    }
    QString text(const char* name) {
        auto* label = find<QLabel>(name);
        return label == nullptr ? QString() : label->text();
    }
    QString script(const QString& name, const QByteArray& text) const;
    void startWindow(const QString& path = {});
    /// A record whose first seat is the program's, the other one a computer's.
    QString record(const QString& program) const;
    /// Chooses "Program of your own…", the last of the list, and answers the dialog.
    void chooseProgram(const char* list, const QString& line);
    /// The seat of the record that names a program.
    SeatId england();
    /// How many lines a seat has played.
    int lines(SeatId seat);

    std::unique_ptr<QTemporaryDir> home_;
    theme::MarchesStyle* style_ = nullptr;
    std::unique_ptr<shell::Language> language_;
    std::array<play::GameEntry, 1> games_{gameEntry()};
    std::unique_ptr<shell::MainWindow> window_;
    play::PlayDesk* desk_ = nullptr; ///< of `window_`
};

namespace {

/// Takes the first of its options.
const QByteArray firstOption = R"(touch "$0.started"
while read -r word rest; do
  case $word in options) rest=${rest#??}; echo "${rest%%\"*}";; esac
done
)";

} // namespace

void ProgramsTest::initTestCase() {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("marches-programs-test"));
    test::initLook();
    style_ = qobject_cast<theme::MarchesStyle*>(QApplication::style());
}

void ProgramsTest::init() {
    shell::Settings().clear();
    QDir(shell::runningGamesFolder()).removeRecursively();
    home_ = std::make_unique<QTemporaryDir>(QStringLiteral("/tmp/marches-XXXXXX")); // a line has 71 letters
    language_ = std::make_unique<shell::Language>();
    language_->use(QStringLiteral("en"));
}

void ProgramsTest::cleanup() {
    window_.reset();
    language_.reset();
}

QString ProgramsTest::script(const QString& name, const QByteArray& text) const {
    const QString path = home_->filePath(name);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly)) return {};
    file.write("#!/bin/sh\n" + text);
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    return path;
}

void ProgramsTest::startWindow(const QString& path) {
    window_ = std::make_unique<shell::MainWindow>(*style_, *language_);
    desk_ = &play::setPlayDesk(*window_, games_);
    window_->resize(1600, 1000);
    window_->show();
    desk_->start(path);
    QVERIFY(QTest::qWaitForWindowActive(window_.get()));
}

QString ProgramsTest::record(const QString& program) const {
    Record record;
    record.header.game = "warriors-and-traders";
    record.header.scenario.name = "western-europe";
    record.header.variant = "2p-england-scotland";
    record.header.seed = 5;
    record.header.seats.push_back({"england", "red", play::programKind(program).toStdString(), ""});
    record.header.seats.push_back({"scotland", "blue", "random", ""});
    const QString path = home_->filePath(QStringLiteral("game.marches"));
    return shell::saveRecord(path, record, {}) ? QString() : path;
}

void ProgramsTest::chooseProgram(const char* list, const QString& line) {
    auto* kinds = find<QComboBox>(list);
    QVERIFY2(kinds != nullptr, list);
    kinds->setFocus(Qt::TabFocusReason);
    QTest::keyClick(kinds, Qt::Key_End);
    auto* field = find<QLineEdit>("program.line");
    QVERIFY(field != nullptr);
    field->clear();
    QTest::keyClicks(field, line);
    QTest::keyClick(field, Qt::Key_Return);
}

SeatId ProgramsTest::england() {
    for (const play::SeatInfo& seat : session().seats())
        if (seat.key == QLatin1String("england")) return seat.id;
    return noSeat;
}

int ProgramsTest::lines(SeatId seat) {
    int count = 0;
    for (const NodeId end : session().lineEnds())
        count += end != rootNode && session().actor(end) == seat ? 1 : 0;
    return count;
}

void ProgramsTest::theExamplePlaysFromNewGame() {
    const QString player = home_->filePath(QStringLiteral("player.py"));
    QVERIFY(QFile::copy(QStringLiteral(MARCHES_SOURCE_DIR "/examples/player.py"), player));
    startWindow();
    auto* mine = find<QComboBox>("seats.kind.0");
    QVERIFY(mine != nullptr);
    mine->setFocus(Qt::TabFocusReason);
    QTest::keyClick(mine, Qt::Key_Down); // nobody plays but machines
    chooseProgram("seats.kind.1", QStringLiteral("python3 ") + player);
    QVERIFY(find<QDialog>("program") == nullptr);
    auto* kind = find<QComboBox>("seats.kind.1");
    QCOMPARE(kind->currentText(), QStringLiteral("Program: python3 player.py"));
    QVERIFY(find<QComboBox>("seats.kind.2")->findText(kind->currentText()) >= 0); // remembered
    QDir().mkpath(QStringLiteral("pictures"));
    QTest::qWait(400); // its pictures
    window_->grab().save(QStringLiteral("pictures/programs-new-game.png"));
    click("new-game.start");
    QVERIFY(desk_->table() != nullptr);
    session().setPace(0);
    QTRY_VERIFY_WITH_TIMEOUT(lines(SeatId{1}) >= 10 || session().seat(SeatId{1}).programFault, 60000);
    QVERIFY(!session().seat(SeatId{1}).programFault);
    // Saved and opened again, it asks; the next New Game knows it still.
    QCOMPARE(play::rememberedPrograms(), QStringList{QStringLiteral("python3 ") + player});
}

void ProgramsTest::whatIsNoProgramIsSaid() {
    startWindow();
    chooseProgram("seats.kind.1", QStringLiteral("/nowhere/at/all"));
    QVERIFY(find<QDialog>("program") != nullptr);
    QVERIFY2(text("program.problem").contains(QStringLiteral("/nowhere/at/all")),
             qPrintable(text("program.problem")));
    find<QDialog>("program")->grab().save(QStringLiteral("pictures/programs-dialog.png"));
    auto* field = find<QLineEdit>("program.line");
    const QString bad[] = {QString(), QStringLiteral("\"open"), QString(80, QLatin1Char('x'))};
    for (const QString& line : bad) {
        field->clear();
        QTest::keyClicks(field, line);
        QTest::keyClick(field, Qt::Key_Return);
        QVERIFY2(!text("program.problem").isEmpty(), qPrintable(line));
    }
    QVERIFY(play::rememberedPrograms().empty());
}

void ProgramsTest::givenUpLeavesTheSeatAsItWas() {
    startWindow();
    auto* kinds = find<QComboBox>("seats.kind.1");
    const QVariant before = kinds->currentData();
    kinds->setFocus(Qt::TabFocusReason);
    QTest::keyClick(kinds, Qt::Key_End);
    QTest::keyClick(find<QLineEdit>("program.line"), Qt::Key_Escape);
    QCOMPARE(kinds->currentData(), before);
}

void ProgramsTest::aRecordStartsNothing() {
    const QString good = script(QStringLiteral("good"), firstOption);
    startWindow(record(good));
    QVERIFY(desk_->table() != nullptr);
    session().setPace(0);
    QTest::qWait(100);
    QVERIFY(!QFile::exists(good + QStringLiteral(".started")));
    QCOMPARE(lines(england()), 0);
    QTRY_VERIFY(find<QAbstractButton>("banner.start-program") != nullptr); // the other seat has decided
    QVERIFY(text("banner.sentence").contains(QStringLiteral("was not started")));
    QVERIFY(text("banner.detail").contains(good));
    click("banner.start-program");
    QTRY_VERIFY_WITH_TIMEOUT(lines(england()) >= 3, 20000);
    QVERIFY(QFile::exists(good + QStringLiteral(".started")));
}

void ProgramsTest::faultsAreSaidAndTheSeatGoesOn_data() {
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QString>("said");
    QTest::addColumn<bool>("byAPerson");
    QTest::newRow("crashes") << QByteArray("kill -SEGV $$") << "has ended by itself" << false;
    QTest::newRow("hangs") << QByteArray("sleep 100") << "has said nothing for 1 second" << false;
    QTest::newRow("nonsense")
        << QByteArray("while read -r a; do case $a in options*|refused*) echo nonsense;; esac; done")
        << "has answered 3 time" << true;
    QTest::newRow("no end") << QByteArray("cat /dev/zero") << "writes a line without end" << true;
}

void ProgramsTest::faultsAreSaidAndTheSeatGoesOn() {
    QFETCH(QByteArray, program);
    QFETCH(QString, said);
    QFETCH(bool, byAPerson);
    play::keepProgramPatience(std::chrono::seconds{1});
    const QString bad = script(QStringLiteral("bad"), program);
    startWindow(record(bad));
    QVERIFY(desk_->table() != nullptr);
    session().setPace(0);
    QTRY_VERIFY(find<QAbstractButton>("banner.start-program") != nullptr);
    click("banner.start-program");
    QTRY_VERIFY2_WITH_TIMEOUT(text("banner.sentence").contains(said), qPrintable(text("banner.sentence")),
                              20000);
    QVERIFY2(text("banner.detail").contains(bad), qPrintable(text("banner.detail")));
    QCOMPARE(session().computerToMove(), noSeat);
    QTest::qWait(20);
    window_->grab().save(QStringLiteral("pictures/programs-fault.png"));
    if (byAPerson) {
        QVERIFY2(said.startsWith(QStringLiteral("writes")) ||
                     text("banner.detail").contains(QStringLiteral("nonsense")),
                 qPrintable(text("banner.detail")));
        click("banner.play-myself");
        QVERIFY(session().asksViewer());
    } else {
        click("banner.stand-in");
        QCOMPARE(session().seat(england()).kind, QStringLiteral("bot:steady"));
        QTRY_VERIFY_WITH_TIMEOUT(lines(england()) >= 2, 20000);
    }
}

/// A seat is handed to a program and back in the dialog of seats, while the game runs.
void ProgramsTest::startedAgainInMidGame() {
    const QString bad = script(QStringLiteral("bad"), "exit 0\n");
    const QString good = script(QStringLiteral("good"), firstOption);
    startWindow(record(bad));
    QVERIFY(desk_->table() != nullptr);
    session().setPace(0);
    QTRY_VERIFY(find<QAbstractButton>("banner.start-program") != nullptr);
    click("banner.start-program");
    QTRY_VERIFY(session().seat(england()).programFault.has_value());
    QTRY_VERIFY(find<QAbstractButton>("banner.seats") != nullptr);
    click("banner.seats");
    chooseProgram("seats.england.kind", good);
    QCOMPARE(session().seat(england()).kind, play::programKind(good));
    QTRY_VERIFY_WITH_TIMEOUT(lines(england()) >= 3, 20000);
    // Paused in the middle of its thought and gone on with, it still answers what it is asked.
    session().setPaused(true);
    QTest::qWait(50);
    const int paused = lines(england());
    session().setPaused(false);
    QTRY_VERIFY_WITH_TIMEOUT(lines(england()) >= paused + 3, 20000);
    QVERIFY(!session().seat(england()).programFault);
    auto* kinds = find<QComboBox>("seats.england.kind");
    kinds->setFocus(Qt::TabFocusReason);
    QTest::keyClick(kinds, Qt::Key_Home);
    QVERIFY(session().seat(england()).human());
}

MARCHES_TEST(ProgramsTest, application)
#include "programs_test.moc"
