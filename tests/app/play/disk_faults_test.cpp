#include "app/map/export.h"
#include "app/play/left_games.h"
#include "app/play/running_game.h"
#include "app/shell/files.h"
#include "app/shell/settings.h"
#include "app/theme/style.h"
#include "tests/app/map/made_map.h"
#include "tests/app/play/glass.h"
#include "tests/disk/faulty_disk.h"

#include <QAction>
#include <QDir>
#include <QFileDialog>
#include <QLabel>
#include <QProcess>
#include <QPushButton>
#include <QStandardPaths>
#include <QSysInfo>

#include <functional>
#include <vector>

using namespace marches;
using test::Fault;

namespace {

/// A file that the window writes by means of Qt; what the engine writes for it is in tests/disk.
struct Writer {
    QString name;
    std::function<bool(const QString& folder)> write; ///< false: it says that it could not
    QByteArray end;                                   ///< of a whole file
};

bool exportMapTo(const QString& path, appmap::MapExport::Format format) {
    appmap::MapView view;
    view.resize(300, 200);
    view.setPicture(appmap::gridMap(2, 4));
    return !appmap::exportMap(view, path, {format, appmap::leastExportWidth});
}

std::vector<Writer> writers() {
    using Format = appmap::MapExport::Format;
    std::vector<Writer> all{{QStringLiteral("marches.ini"),
                             [](const QString& folder) {
                                 QSettings settings(folder + QStringLiteral("/marches.ini"),
                                                    QSettings::IniFormat);
                                 settings.setValue(QStringLiteral("view/dark"), true);
                                 settings.sync();
                                 return settings.status() == QSettings::NoError;
                             },
                             "dark=true\n"}};
    const auto addMap = [&all](Format format, const QByteArray& end) {
        const QString name = QStringLiteral("map.") + appmap::suffixOf(format);
        const auto write = [name, format](const QString& folder) {
            return exportMapTo(folder + QLatin1Char('/') + name, format);
        };
        all.push_back({name, write, end});
    };
    addMap(Format::Pdf, "%%EOF\n");
    addMap(Format::Png, QByteArray("IEND\xae\x42\x60\x82", 8));
    addMap(Format::Svg, "</svg>\n");
    return all;
}

} // namespace

/// The disk fails below the window: what is lost, what is said, and how it goes on.
class DiskFaultsTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void cleanup() {
        test::mendDisk();
        window_.reset();
    }
    void theJournalGoesOnWhenThereIsRoomAgain_data();
    void theJournalGoesOnWhenThereIsRoomAgain();
    void savingByHandSaysTheSame();
    void aGameThatIsKeptNowhereIsNotLeftUnasked();
    void aDamagedJournalIsNotReplacedBeforeItIsKept();
    void theDeadOwnersLockKeepsNothingFromBeingOpened_data();
    void theDeadOwnersLockKeepsNothingFromBeingOpened();
    void aFileIsTheOldOneOrTheNew_data();
    void aFileIsTheOldOneOrTheNew();

private:
    void breakGames(Fault fault) { test::breakDisk(shell::runningGamesFolder().toStdString(), fault); }
    void playOn() {
        const NodeId before = session().head();
        click("banner.first");
        settle();
        QVERIFY(session().head() != before);
    }
    static bool writtenInSpiteOf(Fault fault, int after, const Writer& writer, const QString& folder);
    QString mark() { return text("status.saved"); }
};

constexpr int patience = 60000; // ms: it is tried again every two seconds, on a busy machine later

const QString notKept = QStringLiteral("⚠ Not kept on the disk");
const QString kept = QStringLiteral("Kept automatically, not yet saved to a file");

void DiskFaultsTest::theJournalGoesOnWhenThereIsRoomAgain_data() {
    QTest::addColumn<bool>("byNextLine"); ///< else by itself
    QTest::newRow("by itself") << false;
    QTest::newRow("with the next line") << true;
}

void DiskFaultsTest::theJournalGoesOnWhenThereIsRoomAgain() {
    QFETCH(bool, byNextLine);
    startGame();
    playOn();
    QTRY_COMPARE_WITH_TIMEOUT(mark(), kept, patience);
    breakGames(Fault::full);
    playOn();
    QCOMPARE(mark(), notKept);
    QVERIFY(!find<QLabel>("status.saved")->toolTip().isEmpty());
    playOn(); // what is told next is not the mark's
    QCOMPARE(mark(), notKept);
    test::mendDisk();
    if (byNextLine) playOn();
    QTRY_COMPARE_WITH_TIMEOUT(mark(), kept, patience);
    const auto played = commandsOf(session().record());
    window_.reset();
    const auto left = play::readLeft(play::leftGames().front());
    QVERIFY(left);
    QCOMPARE(commandsOf(left->record), played);
    QCOMPARE(QDir(play::leftGames().front().folder).entryList(QDir::Files),
             (QStringList{QStringLiteral("closed"), QStringLiteral("game.marches")}));
}

void DiskFaultsTest::savingByHandSaysTheSame() {
    startGame();
    playOn();
    breakGames(Fault::full);
    playOn();
    saveAs(home_->filePath(QStringLiteral("elsewhere.marches")));
    QVERIFY(!session().dirty());
    QCOMPARE(mark(), notKept); // the journal is not yet
    test::breakDisk(home_->path().toStdString(), Fault::full);
    playOn();
    QTRY_COMPARE_WITH_TIMEOUT(mark(), QStringLiteral("Changed since it was saved"),
                              patience); // its own folder has room again
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(text("message.title"), QStringLiteral("The game could not be saved"));
    QVERIFY2(text("findings.lines").contains(QStringLiteral("The file can't be written: No space left")),
             qPrintable(text("findings.lines")));
    test::mendDisk();
    QVERIFY(shell::readRecordFile(home_->filePath(QStringLiteral("elsewhere.marches"))).record);
}

void DiskFaultsTest::aGameThatIsKeptNowhereIsNotLeftUnasked() {
    startGame();
    playOn();
    breakGames(Fault::readOnly);
    playOn();
    QCOMPARE(mark(), notKept);
    window_->close();
    QVERIFY(window_->isVisible());
    QVERIFY(question("losing"));
    click("losing.cancel");
    QTRY_VERIFY(!question("losing"));
    backToWindow();
    window_->findChild<QAction*>(QStringLiteral("file.new"))->trigger();
    QTest::keyClick(window_->focusWidget(), Qt::Key_Return); // another game
    QVERIFY(question("losing"));
    click("losing.save");
    QTRY_VERIFY(find<QFileDialog>("save"));
    find<QFileDialog>("save")->selectFile(home_->filePath(QStringLiteral("saved.marches")));
    QTest::keyClick(find<QFileDialog>("save"), Qt::Key_Return);
    QTRY_VERIFY(!session().dirty());
    window_->close(); // it is in a file now
    QVERIFY(!window_->isVisible());
}

void DiskFaultsTest::aDamagedJournalIsNotReplacedBeforeItIsKept() {
    startGame();
    for (int i = 0; i < 3; ++i)
        playOn();
    window_.reset();
    const QString folder = play::leftGames().front().folder;
    const auto bytesOf = [&folder](const char* name) {
        QFile file(folder + u'/' + QString::fromLatin1(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QByteArray damaged = bytesOf("game.marches");
    const qsizetype last = damaged.lastIndexOf('\n', damaged.size() - 2) + 1;
    damaged[last] = static_cast<char>(damaged[last] ^ 1);
    QFile file(play::journalPath(folder));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(damaged) == damaged.size());
    file.close();

    startWindow();
    breakGames(Fault::full);
    // Names can be made on a full disk, copies can't.
    click("left.0.go-on");
    QVERIFY(desk_->table());
    QVERIFY(bytesOf("game.marches") == damaged || bytesOf("damaged.marches") == damaged);
    test::mendDisk();
    QTRY_COMPARE_WITH_TIMEOUT(mark(), kept, patience);
    QCOMPARE(bytesOf("damaged.marches"), damaged);
}

void DiskFaultsTest::theDeadOwnersLockKeepsNothingFromBeingOpened_data() {
    QTest::addColumn<int>("fault");
    QTest::newRow("full") << static_cast<int>(Fault::full);
    QTest::newRow("read-only") << static_cast<int>(Fault::readOnly);
}

/// The disk filled, and the program crashed: its lock is still there, and can't be replaced.
void DiskFaultsTest::theDeadOwnersLockKeepsNothingFromBeingOpened() {
    QFETCH(int, fault);
    startGame();
    playOn();
    window_.reset();
    const QString folder = play::leftGames().front().folder;
    QProcess ended;
    ended.start(QStringLiteral("true"), QStringList{});
    QVERIFY(ended.waitForStarted());
    const qint64 process = ended.processId();
    QVERIFY(ended.waitForFinished());
    QFile lock(folder + QStringLiteral("/lock"));
    QVERIFY(lock.open(QIODevice::WriteOnly));
    lock.write(QStringLiteral("%1\nmarches\n%2\n").arg(process).arg(QSysInfo::machineHostName()).toUtf8());
    lock.close();
    breakGames(static_cast<Fault>(fault));
    QCOMPARE(play::leftGames().size(), std::size_t{1});
    startWindow();
    click("left.0.go-on");
    QVERIFY(desk_->table());
    test::mendDisk();
    QTRY_COMPARE_WITH_TIMEOUT(mark(), kept, patience);
}

void DiskFaultsTest::aFileIsTheOldOneOrTheNew_data() {
    QTest::addColumn<QString>("name");
    for (const Writer& writer : writers())
        QTest::newRow(qPrintable(writer.name)) << writer.name;
}

/// Writes on a disk that fails from a change on; the victim of a kill is this program, started anew. False:
/// it says that it could not, or was killed.
bool DiskFaultsTest::writtenInSpiteOf(Fault fault, int after, const Writer& writer, const QString& folder) {
    if (fault != Fault::killed) {
        test::breakDisk(folder.toStdString(), fault, after);
        const bool written = writer.write(folder);
        test::mendDisk();
        return written;
    }
    QProcess victim;
    victim.start(QCoreApplication::applicationFilePath(),
                 {QStringLiteral("--write"), writer.name, folder, QString::number(after)});
    return victim.waitForFinished(60000) && victim.exitStatus() == QProcess::NormalExit;
}

/// With each change that the disk refuses, or at which the program is killed.
void DiskFaultsTest::aFileIsTheOldOneOrTheNew() {
    QFETCH(QString, name);
    const auto all = writers();
    const Writer& writer =
        *std::find_if(all.begin(), all.end(), [&](const Writer& each) { return each.name == name; });
    const bool settings = name.endsWith(QStringLiteral(".ini"));
    const QByteArray old = "[view]\ndark=false\n";
    int folders = 0;
    QString path; // in a folder of its own: a lock that was left there would be waited for
    const auto makeOld = [&] {
        const QString folder = home_->filePath(QString::number(++folders));
        QVERIFY(QDir().mkpath(folder));
        path = folder + u'/' + name;
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(old) == old.size());
        file.close();
        if (settings) shell::guardSettings(path); // as at each start
    };
    const auto found = [&] {
        if (settings) shell::guardSettings(path);
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
    };
    makeOld();
    const QString first = QFileInfo(path).absolutePath();
    test::breakDisk(first.toStdString(), Fault::none);
    QVERIFY(writer.write(first));
    const int changes = test::changesTried();
    test::mendDisk();
    QVERIFY(changes > 0);
    QVERIFY2(found().endsWith(writer.end), found().right(40).toHex().constData());
    for (const Fault fault : {Fault::full, Fault::readOnly, Fault::killed})
        for (int after = 0; after < changes; ++after) {
            makeOld();
            const bool written = writtenInSpiteOf(fault, after, writer, QFileInfo(path).absolutePath());
            const QByteArray bytes = found();
            QVERIFY2(bytes == old || bytes.endsWith(writer.end),
                     qPrintable(QStringLiteral("fault %1 at change %2 of %3: %4 bytes")
                                    .arg(static_cast<int>(fault))
                                    .arg(after)
                                    .arg(changes)
                                    .arg(bytes.size())));
            // Qt says that settings are written where the disk is full.
            if (fault != Fault::full || !settings) QVERIFY(!written || bytes != old);
        }
}

int main(int argc, char* argv[]) {
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String("--write")) {
        QStandardPaths::setTestModeEnabled(true);
        (void)theme::init();
        QApplication::setStyle(new theme::MarchesStyle);
        for (const Writer& writer : writers())
            if (writer.name == arguments.value(2)) {
                test::breakDisk(arguments.value(3).toStdString(), Fault::killed, arguments.value(4).toInt());
                return writer.write(arguments.value(3)) ? 0 : 1;
            }
        return 2;
    }
    DiskFaultsTest test;
    return QTest::qExec(&test, argc, argv);
}
#include "disk_faults_test.moc"
