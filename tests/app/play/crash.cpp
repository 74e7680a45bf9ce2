#include "tests/app/play/crash.h"

#include "app/play/left_games.h"
#include "app/play/play_desk.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/language.h"
#include "app/shell/main_window.h"
#include "app/theme/style.h"
#include "engine/table/random.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cstdio>

namespace marches::play::test {

namespace {

/// Kills the victim `milliseconds` after it told of `commands`.
void killOnce(const GameEntry& game, const QString& victim, const QString& record, int commands,
              int milliseconds) {
    QProcess process;
    process.start(victim, {record});
    QVERIFY(process.waitForStarted());
    QByteArray said;
    while (said.count('\n') < commands) {
        QVERIFY(process.waitForReadyRead(20000));
        said += process.readAllStandardOutput();
    }
    QTest::qWait(milliseconds);
    process.kill();
    QVERIFY(process.waitForFinished());
    QCOMPARE(process.exitStatus(), QProcess::CrashExit);
    // What was cut off in the pipe was not said yet.
    said += process.readAllStandardOutput();
    const QList<QByteArray> counts = said.left(said.lastIndexOf('\n')).split('\n');
    const auto told = static_cast<std::size_t>(counts.last().toUInt());

    const auto games = leftGames();
    QCOMPARE(games.size(), std::size_t{1});
    const auto left = readLeft(games.front());
    QVERIFY(left);
    const std::size_t kept = commandsOf(left->record);
    QVERIFY2(kept >= told && kept <= told + 1,
             QStringLiteral("%1 commands told, %2 kept").arg(told).arg(kept).toUtf8().constData());
    const OpenedGame opened = game.open(left->record, games.front().folder);
    QVERIFY(opened.session);
    QCOMPARE(static_cast<std::size_t>(opened.session->tree().node(opened.session->head()).lines), kept);
    QVERIFY(!discardLeft(games.front()));
}

} // namespace

int playUntilKilled(int argc, char* argv[], const GameEntry& game) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("marches"));
    (void)theme::init();
    auto* style = new theme::MarchesStyle;
    QApplication::setStyle(style);
    shell::Language language;
    const std::array games{game};
    shell::MainWindow window(*style, language);
    PlayDesk& desk = setPlayDesk(window, games);
    window.show();
    desk.start(QApplication::arguments().value(1));
    if (!desk.table()) return 1;
    Session& session = desk.table()->session();
    session.setPace(0);
    QObject::connect(&session, &Session::applied, [&session](NodeId node) {
        const auto& tree = session.tree();
        std::printf("%u\n", tree.node(tree.wholeLineEnd(node)).lines);
        std::fflush(stdout);
    });
    return QApplication::exec();
}

void killAtAnyMoment(const GameEntry& game, const RecordHeader& header, const QString& victim) {
    QTemporaryDir home;
    // The victim and this program look in the same place.
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QCoreApplication::setApplicationName(QStringLiteral("marches"));
    const QString path = home.filePath(QStringLiteral("long.marches"));
    QVERIFY(!shell::saveRecord(path, {header, {}}, {}));

    const int kills =
        qEnvironmentVariableIsSet("MARCHES_KILLS") ? qEnvironmentVariableIntValue("MARCHES_KILLS") : 10;
    RandomStream random{20261120};
    for (int i = 0; i < kills; ++i) {
        const auto commands = static_cast<int>(1 + random.below(60));
        killOnce(game, victim, path, commands, static_cast<int>(random.below(20)));
        if (QTest::currentTestFailed()) return;
    }
}

} // namespace marches::play::test
