#include "app/map/map_view.h"
#include "app/play/left_games.h"
#include "app/shell/export_dialog.h"
#include "app/shell/files.h"
#include "engine/base/disk.h"
#include "tests/app/play/glass.h"
#include "tests/app/register.h"

#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QPushButton>

using namespace marches;

/// A game is saved where another file is in the way: the person is asked, and nothing is replaced in silence.
class SaveTest : public toy::GlassTest {
    Q_OBJECT

private slots:
    void freeNamesAreNumbered_data();
    void freeNamesAreNumbered();
    void anotherScenarioIsNotReplacedUnasked_data();
    void anotherScenarioIsNotReplacedUnasked();
    void aFinishedGameReplacesNoScenario();
    void aGameNeverTakesItsScenariosName();
    void whatIsPlayedMeanwhileIsSaved();
    void aMapIsNotDrawnOverItsOwnPicture();
    void aFileThatHasChangedSinceIsKept();
    void aFileThatHasChangedSinceIsReplacedWhenThatIsMeant();

private:
    QString at(const QString& name) const { return home_->filePath(name); }
    void put(const QString& name, const char* bytes) const {
        QDir(home_->path()).mkpath(QFileInfo(at(name)).absolutePath());
        QVERIFY(!writeAtomically(shell::onDisk(at(name)), bytes));
    }
    QByteArray bytesOf(const QString& name) const {
        QFile file(at(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("nothing");
    }
    /// A game on A/my.yaml, with B/my.yaml another one.
    void openGameOnMyScenario();
    /// Saved as "game", then written by another window while it is played on here.
    void changeFileBehindTheWindow();
    void playOn() {
        click("banner.first");
        settle();
    }
};

void SaveTest::openGameOnMyScenario() {
    put(QStringLiteral("A/my.yaml"), "mine");
    put(QStringLiteral("B/my.yaml"), "another");
    RecordHeader header = toy::newHeader({"human", "human"});
    header.scenario.name = "my.yaml";
    QVERIFY(!shell::saveRecord(at(QStringLiteral("A/start.marches")), {header, {}}, {}));
    startWindow(at(QStringLiteral("A/start.marches")));
    QVERIFY(desk_->table());
    session().setPace(0);
    settle();
}

void SaveTest::freeNamesAreNumbered_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("second"); ///< where the name is taken
    QTest::newRow("suffix") << QStringLiteral("game.marches") << QStringLiteral("game 2.marches");
    QTest::newRow("two dots") << QStringLiteral("old.game.marches") << QStringLiteral("old.game 2.marches");
    QTest::newRow("no suffix") << QStringLiteral("game") << QStringLiteral("game 2");
}

void SaveTest::freeNamesAreNumbered() {
    QFETCH(QString, name);
    QFETCH(QString, second);
    const QString folder = at(QStringLiteral("free"));
    QCOMPARE(shell::unusedPath(folder, name), folder + QLatin1Char('/') + name);
    put(QStringLiteral("free/") + name, "taken");
    QCOMPARE(shell::unusedPath(folder, name), folder + QLatin1Char('/') + second);
}

void SaveTest::anotherScenarioIsNotReplacedUnasked_data() {
    QTest::addColumn<QString>("answer");
    QTest::addColumn<QString>("game");        ///< where it is then; empty: nowhere
    QTest::addColumn<QByteArray>("scenario"); ///< what B/my.yaml holds
    const QString inB = QStringLiteral("B/game.marches");
    QTest::newRow("own folder") << QStringLiteral("folder") << QStringLiteral("B/game/game.marches")
                                << QByteArray("another");
    QTest::newRow("keep") << QStringLiteral("keep") << inB << QByteArray("another");
    QTest::newRow("replace") << QStringLiteral("replace") << inB << QByteArray("mine");
    QTest::newRow("cancel") << QStringLiteral("cancel") << QString() << QByteArray("another");
}

void SaveTest::anotherScenarioIsNotReplacedUnasked() {
    QFETCH(QString, answer);
    QFETCH(QString, game);
    QFETCH(QByteArray, scenario);
    openGameOnMyScenario();
    playOn();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = find<QFileDialog>("save");
    QVERIFY(dialog);
    dialog->selectFile(at(QStringLiteral("B/game.marches")));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_VERIFY(question("others"));
    QCOMPARE(question("others")->text(), QStringLiteral("Another my.yaml is in this folder."));
    QCOMPARE(bytesOf(QStringLiteral("B/my.yaml")), QByteArray("another"));
    QVERIFY(session().dirty());
    click(("others." + answer.toLatin1()).constData());
    QTRY_VERIFY(!question("others"));
    if (game.isEmpty()) {
        QCoreApplication::processEvents(); // nothing comes of it
        QVERIFY(session().dirty());
        QCOMPARE(QDir(at(QStringLiteral("B"))).entryList(QDir::AllEntries | QDir::NoDotAndDotDot),
                 QStringList{QStringLiteral("my.yaml")});
    } else {
        QTRY_COMPARE(session().path(), at(game));
        QVERIFY(!session().dirty());
        QVERIFY(shell::readRecordFile(at(game)).record);
    }
    if (answer == QLatin1String("folder"))
        QCOMPARE(bytesOf(QStringLiteral("B/game/my.yaml")), QByteArray("mine"));
    QCOMPARE(bytesOf(QStringLiteral("B/my.yaml")), scenario);
}

/// It is kept by itself among the saved games, where other maps lie; nobody can be asked then.
void SaveTest::aFinishedGameReplacesNoScenario() {
    openGameOnMyScenario();
    const QString scenario = shell::savedGamesFolder() + QStringLiteral("/my.yaml");
    QVERIFY(!writeAtomically(shell::onDisk(scenario), "another"));
    while (!session().outcome())
        playOn();
    window_.reset();
    QFile file(scenario);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("another"));
    QVERIFY(play::leftGames().empty());
    const QString kept = shell::recentGames().value(0);
    QVERIFY2(kept.startsWith(shell::savedGamesFolder()), qPrintable(kept));
    QVERIFY(QFileInfo::exists(QFileInfo(kept).absolutePath() + QStringLiteral("/my.yaml")));
    QVERIFY(QDir(QFileInfo(kept).absolutePath()).removeRecursively());
    QVERIFY(file.remove());
}

void SaveTest::aGameNeverTakesItsScenariosName() {
    openGameOnMyScenario();
    playOn();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    auto* dialog = find<QFileDialog>("save");
    QVERIFY(dialog);
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->selectFile(at(QStringLiteral("A/my.yaml")));
    QTest::keyClick(dialog, Qt::Key_Return);
    QTRY_COMPARE(text("message.title"), QStringLiteral("The game could not be saved"));
    QVERIFY2(text("findings.lines").contains(QStringLiteral("has a file called `my.yaml`")),
             qPrintable(text("findings.lines")));
    QCOMPARE(bytesOf(QStringLiteral("A/my.yaml")), QByteArray("mine"));
}

/// The question waits, play goes on: what is saved at last is the game as it is then.
void SaveTest::whatIsPlayedMeanwhileIsSaved() {
    openGameOnMyScenario();
    playOn();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier | Qt::ShiftModifier);
    find<QFileDialog>("save")->selectFile(at(QStringLiteral("B/game.marches")));
    QTest::keyClick(find<QFileDialog>("save"), Qt::Key_Return);
    QTRY_VERIFY(question("others"));
    auto& table = static_cast<toy::Table&>(session());
    QVERIFY(!table.act(table.options(table.viewer()).front())); // as a computer player would
    click("others.replace");
    QTRY_VERIFY(!session().dirty());
    const auto saved = shell::readRecordFile(at(QStringLiteral("B/game.marches"))).record;
    QVERIFY(saved);
    QCOMPARE(commandsOf(*saved), commandsOf(session().record()));
}

void SaveTest::aMapIsNotDrawnOverItsOwnPicture() {
    put(QStringLiteral("my.svg"), "its picture");
    const appmap::MapView map;
    shell::ExportDialog dialog(map, home_->path(), QStringLiteral("my"), {at(QStringLiteral("my.svg"))},
                               nullptr);
    dialog.show();
    auto* format = dialog.findChild<QComboBox*>(QStringLiteral("export-map.format"));
    QVERIFY(format);
    format->setCurrentIndex(format->findText(QStringLiteral("SVG"), Qt::MatchContains));
    QTest::keyClick(&dialog, Qt::Key_Return);
    auto* file = dialog.findChild<QFileDialog*>(QStringLiteral("export-map.file"));
    QVERIFY(file);
    file->setOption(QFileDialog::DontConfirmOverwrite);
    file->selectFile(at(QStringLiteral("my.svg")));
    QTest::keyClick(file, Qt::Key_Return);
    auto* message = dialog.findChild<QLabel*>(QStringLiteral("export-map.message"));
    QVERIFY(message);
    QTRY_VERIFY2(message->text().contains(QStringLiteral("has a file called `my.svg`")),
                 qPrintable(message->text()));
    QCOMPARE(bytesOf(QStringLiteral("my.svg")), QByteArray("its picture"));
}

void SaveTest::changeFileBehindTheWindow() {
    startGame();
    playOn();
    saveAs(at(QStringLiteral("game.marches")));
    QCOMPARE(text("status.saved"), QStringLiteral("Saved"));
    playOn();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!question("changed")); // what this window wrote itself
    QCOMPARE(text("status.saved"), QStringLiteral("Saved"));
    playOn();
    put(QStringLiteral("game.marches"), "theirs");
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(question("changed"));
    QCOMPARE(question("changed")->text(),
             QStringLiteral("game.marches has changed since it was opened or saved here."));
    QCOMPARE(bytesOf(QStringLiteral("game.marches")), QByteArray("theirs"));
}

void SaveTest::aFileThatHasChangedSinceIsKept() {
    changeFileBehindTheWindow();
    QVERIFY(question("changed"));
    QTest::keyClick(question("changed"), Qt::Key_Return); // both are kept unless something else is meant
    QTRY_COMPARE(session().path(), at(QStringLiteral("game 2.marches")));
    QVERIFY(!session().dirty());
    QCOMPARE(bytesOf(QStringLiteral("game.marches")), QByteArray("theirs"));
    backToWindow();
    playOn();
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    QVERIFY(!session().dirty());
}

void SaveTest::aFileThatHasChangedSinceIsReplacedWhenThatIsMeant() {
    changeFileBehindTheWindow();
    QVERIFY(question("changed"));
    click("changed.cancel");
    QTRY_VERIFY(!question("changed"));
    backToWindow();
    QVERIFY(session().dirty());
    QTest::keyClick(window_.get(), Qt::Key_S, Qt::ControlModifier);
    click("changed.replace");
    QTRY_VERIFY(!session().dirty());
    QCOMPARE(session().path(), at(QStringLiteral("game.marches")));
    QVERIFY(shell::readRecordFile(session().path()).record);
}

MARCHES_TEST(SaveTest, application)
#include "save_test.moc"
