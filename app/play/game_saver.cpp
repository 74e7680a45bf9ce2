#include "app/play/game_saver.h"

#include "app/play/clock_note.h"
#include "app/play/running_game.h"
#include "app/play/table_window.h"
#include "app/shell/ask.h"
#include "app/shell/export_dialog.h"
#include "app/shell/files.h"
#include "app/shell/save_dialog.h"
#include "app/shell/settings.h"

#include <QDate>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

namespace marches::play {

namespace {
const QString mapFolderKey = QStringLiteral("folder/maps");
} // namespace

GameSaver::GameSaver(QWidget& window) : QObject(&window), window_(window) {}

void GameSaver::setGame(TableWindow* table, RunningGame* running, const QString& path) {
    table_ = table;
    running_ = running;
    savedDigest_ = path.isEmpty() ? std::string{} : shell::fileDigest(path);
}

void GameSaver::save() {
    const QString path = table_->session().path();
    if (path.isEmpty())
        saveAs();
    else
        writeTo(path, false);
}

void GameSaver::saveAs() {
    const QString folder = shell::Settings().value(gamesFolderKey, shell::savedGamesFolder()).toString();
    const QString proposal = folder + QLatin1Char('/') + proposedName();
    QFileDialog* dialog = shell::makeSaveDialog(&window_, tr("Save the game"), proposal,
                                                tr("Games (*.marches)"), shell::recordSuffix);
    dialog->setObjectName(QStringLiteral("save"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        shell::Settings().setValue(gamesFolderKey, QFileInfo(path).absolutePath());
        writeTo(path, true);
    });
    dialog->open();
}

/// Asks first where another window may have saved the same game.
void GameSaver::writeTo(const QString& path, bool asked) {
    const QFileInfo file(path);
    if (!asked && !savedDigest_.empty() && file.exists() && shell::fileDigest(path) != savedDigest_) {
        const QString beside = shell::unusedPath(file.absolutePath(), file.fileName());
        shell::ask(&window_, QStringLiteral("changed"),
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
        savedDigest_ = shell::fileDigest(written);
        shell::addRecentGame(written, session.outcome().has_value());
        emit said(tr("Saved as %1", "%1 a file").arg(QDir::toNativeSeparators(written)));
        if (running_) running_->retry(); // there may be room again
    });
}

void GameSaver::write(const QString& path, const std::function<Record()>& record, const QString& title,
                      const Written& done, OtherFiles others) {
    if (!table_) return;
    const auto wrong = shell::saveRecord(path, record(), table_->scenarioFiles(), others);
    if (!wrong) {
        done(path);
        return;
    }
    if (wrong->code != "file-exists") {
        emit failed(title, {*wrong}, path);
        return;
    }
    const QString own = shell::inOwnFolder(path);
    const auto again = [=, this](const QString& to, OtherFiles choice) {
        return [=, this] { write(to, record, title, done, choice); };
    };
    shell::ask(
        &window_, QStringLiteral("others"),
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

void GameSaver::exportLinear() {
    QFileDialog* dialog =
        shell::makeSaveDialog(&window_, tr("Export the game without branches"), shell::savedGamesFolder(),
                              tr("Games (*.marches)"), shell::recordSuffix);
    dialog->setObjectName(QStringLiteral("export"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        if (!table_) return;
        const auto record = [this] { return table_->session().linearRecord(); };
        write(path, record, tr("The game could not be exported"), [this](const QString& written) {
            emit said(tr("Exported as %1", "%1 a file").arg(QDir::toNativeSeparators(written)));
        });
    });
    dialog->open();
}

void GameSaver::exportMap() {
    const QString folder = shell::Settings().value(mapFolderKey, shell::savedGamesFolder()).toString();
    auto* dialog = new shell::ExportDialog(table_->map(), folder, table_->face().scenarioName(),
                                           table_->scenarioFiles(), &window_);
    connect(dialog, &shell::ExportDialog::exported, this, [this](const QString& path) {
        shell::Settings().setValue(mapFolderKey, QFileInfo(path).absolutePath());
        emit said(tr("Exported as %1", "%1 a file").arg(QDir::toNativeSeparators(path)));
    });
    dialog->open();
}

bool GameSaver::keepFinished() {
    Session& session = table_->session();
    QString path = shell::unusedPath(shell::savedGamesFolder(), proposedName());
    const Record record = recordWithClock(session);
    auto wrong = shell::saveRecord(path, record, table_->scenarioFiles());
    if (wrong && wrong->code == "file-exists") {
        path = shell::inOwnFolder(path);
        wrong = shell::saveRecord(path, record, table_->scenarioFiles());
    }
    if (wrong) return false;
    session.setSaved(path);
    shell::addRecentGame(path, true);
    return true;
}

QString GameSaver::proposedName() const {
    return table_->face().scenarioName() + QLatin1Char(' ') + QDate::currentDate().toString(Qt::ISODate) +
           QLatin1Char('.') + shell::recordSuffix;
}

} // namespace marches::play
