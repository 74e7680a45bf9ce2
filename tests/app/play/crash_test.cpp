#include "app/play/files.h"
#include "app/play/running_game.h"
#include "engine/table/random.h"
#include "tests/app/play/toy_face.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>

using namespace marches;

/// kill -9 at any moment: the next start offers the game back with at most the running command lost.
class CrashTest : public QObject {
    Q_OBJECT

private slots:
    void nothingIsLost();

private:
    void killOnce(const QString& record, int milliseconds);
};

void CrashTest::killOnce(const QString& record, int milliseconds) {
    QProcess victim;
    victim.start(QStringLiteral(CRASH_VICTIM), {record});
    QVERIFY(victim.waitForStarted());
    QVERIFY(victim.waitForReadyRead(20000));
    QTest::qWait(milliseconds);
    victim.kill();
    QVERIFY(victim.waitForFinished());
    QCOMPARE(victim.exitStatus(), QProcess::CrashExit);
    // What was cut off in the pipe was not said yet.
    const QByteArray said = victim.readAllStandardOutput();
    const QList<QByteArray> counts = said.left(said.lastIndexOf('\n')).split('\n');
    const auto told = static_cast<std::size_t>(counts.last().toUInt());
    QVERIFY(told > 0);

    auto left = play::interruptedGames();
    QCOMPARE(left.size(), std::size_t{1});
    const std::size_t kept = left.front().record.lines.size();
    QVERIFY2(kept >= told && kept <= told + 1,
             qPrintable(QStringLiteral("%1 commands told, %2 kept").arg(told).arg(kept)));
    const play::OpenedGame opened = toy::gameEntry().open(left.front().record, left.front().folder);
    QVERIFY(opened.session);
    QCOMPARE(static_cast<std::size_t>(opened.session->tree().node(opened.session->head()).lines), kept);
    discard(left.front());
}

void CrashTest::nothingIsLost() {
    QTemporaryDir home;
    // The program and this test look in the same place.
    qputenv("XDG_DATA_HOME", home.path().toUtf8());
    qputenv("XDG_CONFIG_HOME", home.path().toUtf8());
    QCoreApplication::setApplicationName(QStringLiteral("marches"));
    Record record{toy::newHeader({"random", "random", "random", "random"}), {}};
    record.header.options.emplace_back("rounds", "120");
    const QString path = home.filePath(QStringLiteral("long.marches"));
    QVERIFY(!play::saveRecord(path, record, {}));

    const int kills =
        qEnvironmentVariableIsSet("MARCHES_KILLS") ? qEnvironmentVariableIntValue("MARCHES_KILLS") : 10;
    RandomStream random{20261120};
    for (int i = 0; i < kills; ++i) {
        killOnce(path, static_cast<int>(random.below(150)));
        if (QTest::currentTestFailed()) return;
    }
}

QTEST_GUILESS_MAIN(CrashTest)
#include "crash_test.moc"
