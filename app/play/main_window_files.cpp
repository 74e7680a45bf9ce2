#include "app/play/clock_note.h"
#include "app/play/export_dialog.h"
#include "app/play/files.h"
#include "app/play/findings.h"
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
        showMessage(title, tr("It is a record of the game \"%1\", which this program does not have.")
                               .arg(QString::fromStdString(reading.record->header.game)));
        return false;
    }
    OpenedGame game = file.open();
    if (!game.session) return showFindings(title, game.findings, path);
    takeTable(*file.entry, std::move(game), path, nullptr);
    addRecentGame(path, table_->session().outcome().has_value());
    sayPrograms();
    if (!reading.findings.empty()) status_->say(findingLines(reading.findings, path).front());
    return true;
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

bool MainWindow::goOnWith(Interrupted& game, const QString& path) {
    const GameEntry* entry = entryFor(games_, game.record.header);
    if (!entry) return false;
    OpenedGame opened = entry->open(game.record, game.folder);
    if (!opened.session) return false;
    takeTable(*entry, std::move(opened), path, &game);
    sayPrograms();
    return true;
}

/// What was played on after it was saved, where that was left or interrupted; else the file.
void MainWindow::goOnWithSaved(const QString& path) {
    const RecordReading saved = readRecordFile(path);
    auto left = saved.record ? interruptedGames() : std::vector<Interrupted>{};
    for (Interrupted& game : left) // newest first
        if (game.when > QFileInfo(path).lastModified() && playedOnFrom(*saved.record, game.record) &&
            goOnWith(game, path))
            return;
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

bool MainWindow::save() {
    const QString path = table_->session().path();
    return path.isEmpty() ? saveAs() : writeTo(path);
}

bool MainWindow::saveAs() {
    const QString folder = Settings().value(folderKey, savedGamesFolder()).toString();
    const QString proposal = folder + QLatin1Char('/') + proposedName();
    QFileDialog* dialog =
        makeSaveDialog(this, tr("Save the game"), proposal, tr("Games (*.marches)"), recordSuffix);
    dialog->setObjectName(QStringLiteral("save"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        Settings().setValue(folderKey, QFileInfo(path).absolutePath());
        writeTo(path);
    });
    dialog->open();
    return true;
}

bool MainWindow::writeTo(const QString& path) {
    Session& session = table_->session();
    if (const auto wrong = saveRecord(path, recordWithClock(session), table_->scenarioFiles()))
        return showFindings(tr("The game could not be saved"), {*wrong}, path);
    session.setSaved(path);
    addRecentGame(path, session.outcome().has_value());
    status_->say(tr("Saved as %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    return true;
}

void MainWindow::exportLinear() {
    QFileDialog* dialog = makeSaveDialog(this, tr("Export the game without branches"), savedGamesFolder(),
                                         tr("Games (*.marches)"), recordSuffix);
    dialog->setObjectName(QStringLiteral("export"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        Session& session = table_->session();
        if (const auto wrong = saveRecord(path, session.linearRecord(), table_->scenarioFiles()))
            showFindings(tr("The game could not be exported"), {*wrong}, path);
        else
            status_->say(tr("Exported as %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

void MainWindow::exportMap() {
    const QString folder = Settings().value(mapFolderKey, savedGamesFolder()).toString();
    auto* dialog = new ExportDialog(table_->map(), folder, table_->face().scenarioName(), this);
    connect(dialog, &ExportDialog::exported, this, [this](const QString& path) {
        Settings().setValue(mapFolderKey, QFileInfo(path).absolutePath());
        status_->say(tr("Exported as %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

bool MainWindow::keepFinished(Session& session) {
    const QString path = unusedPath(savedGamesFolder(), proposedName());
    if (saveRecord(path, recordWithClock(session), table_->scenarioFiles())) return false;
    session.setSaved(path);
    addRecentGame(path, true);
    return true;
}

QString MainWindow::proposedName() const {
    return table_->face().scenarioName() + QLatin1Char(' ') + QDate::currentDate().toString(Qt::ISODate) +
           QLatin1Char('.') + recordSuffix;
}

} // namespace marches::play
