#include "app/play/ask.h"
#include "app/play/clock_note.h"
#include "app/play/export_dialog.h"
#include "app/play/files.h"
#include "app/play/findings.h"
#include "app/play/game_folder.h"
#include "app/play/main_window.h"
#include "app/play/played_on.h"
#include "app/play/save_dialog.h"
#include "app/play/settings.h"
#include "app/play/status_line.h"
#include "app/play/table_window.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>

/// The window's part in files: games opened, gone on with, saved and exported.
namespace marches::play {

namespace {
const QString mapFolderKey = QStringLiteral("folder/maps");
const QString folderKey = QStringLiteral("files/folder");

} // namespace

bool MainWindow::openRecord(const QString& path) {
    if (path.endsWith(QStringLiteral(".yaml"))) {
        showNewGame();
        return static_cast<NewGamePage*>(page_)->chooseScenario(path);
    }
    return takeFile(openFile(games_, path));
}

bool MainWindow::takeFile(OpenedFile file) {
    const QString& path = file.path;
    const RecordReading& reading = file.reading;
    const QString title = tr("%1 cannot be opened", "%1 a file").arg(QFileInfo(path).fileName());
    if (!reading.record) return showFindings(title, reading.findings, path);
    if (!file.entry) {
        showMessage(title, unknownGame(reading.record->header));
        return false;
    }
    if (wouldLose()) {
        askBeforeLosing([this, file] { takeFile(file); });
        return false;
    }
    OpenedGame game = file.open();
    if (!game.session) return showFindings(title, game.findings, path);
    const Findings refused = game.findings;
    takeTable(*file.entry, std::move(game), refused.empty() ? path : QString(), std::nullopt);
    addRecentGame(path, table_->session().outcome().has_value());
    sayPrograms();
    if (!reading.findings.empty()) status_->say(findingLines(reading.findings, path).front());
    if (!refused.empty()) showRefusedLine(refused, path, {});
    return true;
}

/// Play stands before a line that the rules refuse: nobody goes on from there before it is read.
void MainWindow::showRefusedLine(const Findings& refused, const QString& path, const QString& kept) {
    table_->session().setPaused(true);
    auto* card = new FindingsCard;
    card->say({}, refused, path, FileKind::partOfRecord);
    //: %L1 a line of a saved game
    showMessage(tr("The game is opened up to line %L1").arg(refused.front().place.line),
                kept.isEmpty()
                    ? tr("Nothing is lost: the file is as it was.")
                    : tr("Nothing is lost: the game as it was is kept as %1.", "%1 a file").arg(kept),
                card);
}

/// A game from a file may name programs: none of them was started.
void MainWindow::sayPrograms() {
    const auto& seats = table_->session().seats();
    const auto programs = static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.outsideProgram(); }));
    if (programs > 0)
        status_->say(
            tr("%n outside program(s) of this game was (were) not started; the table asks when it is "
               "their turn.",
               nullptr, programs));
}

bool MainWindow::goOnWith(LeftGame left, const QString& path) {
    if (wouldLose()) {
        askBeforeLosing([this, left, path] { goOnWith(left, path); });
        return false;
    }
    const QString title = tr("This game cannot be gone on with");
    const QString journal = journalPath(left.folder);
    auto taken = takeLeft(left);
    if (!taken) return showFindings(title, taken.error(), journal);
    const GameEntry* entry = entryFor(games_, taken->left.record.header);
    if (!entry) {
        showMessage(title, unknownGame(taken->left.record.header));
        return false;
    }
    OpenedGame opened = entry->open(taken->left.record, left.folder);
    if (!opened.session) return showFindings(title, opened.findings, journal);
    const Findings refused = opened.findings;
    const auto lost = static_cast<int>(taken->left.lostLines);
    takeTable(*entry, std::move(opened), refused.empty() ? path : QString(), std::move(*taken));
    sayPrograms();
    const QString kept = QDir::toNativeSeparators(running_->keptDamaged());
    if (!refused.empty())
        showRefusedLine(refused, {}, kept);
    else if (!kept.isEmpty())
        //: %1 where a game stands ("Turn 5, Trade"); %2 a file; %n lines of the file in which the game was
        //: kept
        status_->say(
            tr("After %1, %n line(s) of the journal could not be read. The damaged journal is kept as "
               "%2.",
               nullptr, lost)
                .arg(table_->face().positionName(table_->session().head()), kept));
    return true;
}

/// What was played on after it was saved, where that was left or interrupted; else the file.
void MainWindow::goOnWithSaved(const QString& path) {
    if (wouldLose()) {
        askBeforeLosing([this, path] { goOnWithSaved(path); });
        return;
    }
    const RecordReading saved = readRecordFile(path);
    const auto games = saved.record ? leftGames() : std::vector<LeftGame>{};
    for (const LeftGame& game : games) { // newest first
        if (game.when <= QFileInfo(path).lastModified() || !game.header) continue;
        if (!sameBeginning(saved.record->header, *game.header)) continue;
        const auto left = readLeft(game);
        if (left && playedOnFrom(*saved.record, left->record) && goOnWith(game, path)) return;
    }
    openRecord(path);
}

bool MainWindow::onTable(const QString& path) const {
    if (!table_) return false;
    if (QFileInfo(table_->session().path()) == QFileInfo(path)) return true;
    const RecordReading saved = readRecordFile(path);
    return saved.record && playedOnFrom(*saved.record, table_->session().record());
}

void MainWindow::chooseAndOpen() {
    const QString folder = Settings().value(folderKey, savedGamesFolder()).toString();
    auto* dialog = new QFileDialog(this, tr("Open a game"), folder, tr("Games (*.marches)"));
    dialog->setObjectName(QStringLiteral("open"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        Settings().setValue(folderKey, QFileInfo(path).absolutePath());
        openRecord(path);
    });
    dialog->open();
}

void MainWindow::save() {
    const QString path = table_->session().path();
    if (path.isEmpty())
        saveAs();
    else
        writeTo(path, false);
}

void MainWindow::saveAs() {
    const QString folder = Settings().value(folderKey, savedGamesFolder()).toString();
    const QString proposal = folder + QLatin1Char('/') + proposedName();
    QFileDialog* dialog =
        makeSaveDialog(this, tr("Save the game"), proposal, tr("Games (*.marches)"), recordSuffix);
    dialog->setObjectName(QStringLiteral("save"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        Settings().setValue(folderKey, QFileInfo(path).absolutePath());
        writeTo(path, true);
    });
    dialog->open();
}

/// Another window may have saved the same game.
void MainWindow::writeTo(const QString& path, bool asked) {
    const QFileInfo file(path);
    if (!asked && !savedDigest_.empty() && file.exists() && fileDigest(path) != savedDigest_) {
        const QString beside = unusedPath(file.absolutePath(), file.fileName());
        ask(this, QStringLiteral("changed"),
            tr("%1 has changed since it was opened or saved here.", "%1 a file").arg(file.fileName()),
            tr("Another window, or another program, has written it. Both can be kept."),
            {{QStringLiteral("both"),
              tr("Keep both: save this one as %1", "%1 a file").arg(QFileInfo(beside).fileName()),
              QMessageBox::AcceptRole, [this, beside] { writeTo(beside, true); }},
             //: A button: the file that is there is overwritten
             {QStringLiteral("replace"), tr("Replace it"), QMessageBox::DestructiveRole,
              [this, path] { writeTo(path, true); }},
             {QStringLiteral("cancel"), tr("Cancel"), QMessageBox::RejectRole}});
        return;
    }
    const auto record = [this] { return recordWithClock(table_->session()); };
    write(path, record, tr("The game could not be saved"), [this](const QString& written) {
        Session& session = table_->session();
        session.setSaved(written);
        savedDigest_ = fileDigest(written);
        addRecentGame(written, session.outcome().has_value());
        status_->say(tr("Saved as %1", "%1 a file").arg(QDir::toNativeSeparators(written)));
        if (running_) running_->retry(); // there may be room again
    });
}

void MainWindow::write(const QString& path, const std::function<Record()>& record, const QString& failed,
                       const Written& done, OtherFiles others) {
    if (!table_) return;
    const auto wrong = saveRecord(path, record(), table_->scenarioFiles(), others);
    if (!wrong) {
        done(path);
        return;
    }
    if (wrong->code != "file-exists") {
        showFindings(failed, {*wrong}, path);
        return;
    }
    const QString own = inOwnFolder(path);
    const auto again = [=, this](const QString& to, OtherFiles choice) {
        return [=, this] { write(to, record, failed, done, choice); };
    };
    ask(this, QStringLiteral("others"),
        tr("Another %1 is in this folder.", "%1 a file")
            .arg(QFileInfo(QString::fromStdString(wrong->place.file)).fileName()),
        tr("The map of this game has a file of that name, and must lie beside the game. If the other one is "
           "kept, "
           "the saved game opens only if both have the same rules and provinces."),
        {{QStringLiteral("folder"),
          tr("Save in a folder of its own: %1", "%1 a folder").arg(QFileInfo(own).dir().dirName()),
          QMessageBox::AcceptRole, again(own, OtherFiles::refuse)},
         //: A button: the map's file that lies in the folder already stays there
         {QStringLiteral("keep"), tr("Keep the other one"), QMessageBox::AcceptRole,
          again(path, OtherFiles::keep)},
         {QStringLiteral("replace"), tr("Replace it"), QMessageBox::DestructiveRole,
          again(path, OtherFiles::replace)},
         {QStringLiteral("cancel"), tr("Cancel"), QMessageBox::RejectRole}});
}

void MainWindow::exportLinear() {
    QFileDialog* dialog = makeSaveDialog(this, tr("Export the game without branches"), savedGamesFolder(),
                                         tr("Games (*.marches)"), recordSuffix);
    dialog->setObjectName(QStringLiteral("export"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        const auto record = [this] { return table_->session().linearRecord(); };
        write(path, record, tr("The game could not be exported"), [this](const QString& written) {
            status_->say(tr("Exported as %1", "%1 a file").arg(QDir::toNativeSeparators(written)));
        });
    });
    dialog->open();
}

void MainWindow::exportMap() {
    const QString folder = Settings().value(mapFolderKey, savedGamesFolder()).toString();
    auto* dialog =
        new ExportDialog(table_->map(), folder, table_->face().scenarioName(), table_->scenarioFiles(), this);
    connect(dialog, &ExportDialog::exported, this, [this](const QString& path) {
        Settings().setValue(mapFolderKey, QFileInfo(path).absolutePath());
        status_->say(tr("Exported as %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

bool MainWindow::keepFinished(Session& session) {
    QString path = unusedPath(savedGamesFolder(), proposedName());
    const Record record = recordWithClock(session);
    auto wrong = saveRecord(path, record, table_->scenarioFiles());
    if (wrong && wrong->code == "file-exists") {
        path = inOwnFolder(path);
        wrong = saveRecord(path, record, table_->scenarioFiles());
    }
    if (wrong) return false;
    session.setSaved(path);
    addRecentGame(path, true);
    return true;
}

QString MainWindow::proposedName() const {
    return table_->face().scenarioName() + QLatin1Char(' ') + QDate::currentDate().toString(Qt::ISODate) +
           QLatin1Char('.') + recordSuffix;
}

} // namespace marches::play
