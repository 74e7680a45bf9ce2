#include "app/play/game_opener.h"

#include "app/play/game_saver.h"
#include "app/play/left_games_page.h"
#include "app/play/played_on.h"
#include "app/play/table_window.h"
#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "app/shell/settings.h"
#include "engine/draft/package.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace marches::play {

namespace {

/// The own maps, the newest first.
QStringList ownMaps() {
    std::vector<QFileInfo> files;
    for (const draft::OwnMap& map : draft::ownMaps(shell::onDisk(shell::ownMapsFolder())))
        files.emplace_back(QString::fromStdU16String(map.scenario.u16string()));
    std::stable_sort(files.begin(), files.end(), [](const QFileInfo& a, const QFileInfo& b) {
        return a.lastModified() > b.lastModified();
    });
    QStringList paths;
    for (const QFileInfo& file : files)
        paths << file.absoluteFilePath();
    return paths;
}

} // namespace

GameOpener::GameOpener(OpenersDesk& desk, std::span<const GameEntry> games, QWidget& window, QObject* parent)
    : QObject(parent), desk_(desk), games_(games), window_(window) {}

void GameOpener::showLeftGames() {
    auto left = leftGames(); // not the one on the table: its lock is taken
    if (left.empty()) {
        if (desk_.tableInSight())
            desk_.say(tr("No other game waits to be gone on with."));
        else
            showNewGame();
        return;
    }
    auto* page = new LeftGamesPage(std::move(left), games_);
    connect(page, &LeftGamesPage::goOnWanted, this,
            [this, page](std::size_t row) { goOnWith(page->game(row)); });
    connect(page, &LeftGamesPage::newGameWanted, this, &GameOpener::showNewGame);
    connect(page, &LeftGamesPage::emptied, this, &GameOpener::showNewGame);
    connect(page, &LeftGamesPage::openWanted, this, &GameOpener::chooseAndOpen);
    connect(page, &LeftGamesPage::backWanted, this, [this] { desk_.backToTable(); });
    page->offerWayBack(desk_.table() != nullptr);
    desk_.showPage(page);
}

NewGamePage* GameOpener::showNewGame() {
    NewGamePage* page = games_.front().newGamePage(nullptr);
    connect(page, &NewGamePage::chosen, this, &GameOpener::startGame);
    connect(page, &NewGamePage::cancelled, this, [this] { desk_.backToTable(); });
    connect(page, &NewGamePage::openRequested, this, &GameOpener::chooseAndOpen);
    connect(page, &NewGamePage::howToPlayWanted, this, [this] { desk_.howToPlay(); });
    if (desk_.hasEditor()) page->offerDesign();
    connect(page, &NewGamePage::designWanted, this, [this] { desk_.design({}); });
    connect(page, &NewGamePage::goOnRequested, this, &GameOpener::goOnWithSaved);
    page->offerWayBack(desk_.table() != nullptr);
    page->offerMaps(ownMaps());
    const QString unfinished = shell::unfinishedGame();
    if (!unfinished.isEmpty() && !onTable(unfinished)) page->offerSavedGame(unfinished);
    desk_.showPage(page);
    page->setFocus(Qt::OtherFocusReason);
    return page;
}

void GameOpener::playOn(const QString& scenario) {
    showNewGame()->chooseScenario(scenario);
}

bool GameOpener::open(const QString& path) {
    if (path.endsWith(QLatin1Char('.') + shell::packageSuffix) && desk_.showPackage(path)) return true;
    if (path.endsWith(QStringLiteral(".yaml"))) {
        if (!desk_.hasEditor()) return showNewGame()->chooseScenario(path);
        askWhatFor(path);
        return true;
    }
    return takeFile(openFile(games_, path));
}

void GameOpener::askWhatFor(const QString& scenario) {
    desk_.showChoice(
        //: The title of a page; %1 is a file with a map
        tr("What shall be done with %1?").arg(QFileInfo(scenario).fileName()),
        tr("It is a map with its countries and figures. You can play on it, or open it in the editor."),
        //: A button: on a map
        {makeButton(QStringLiteral("play"), tr("Play"), [this, scenario] { playOn(scenario); }),
         //: A button: a map
         makeButton(QStringLiteral("change"), tr("Change it"), [this, scenario] { desk_.design(scenario); }),
         makeButton(QStringLiteral("cancel"), tr("Cancel"), [this] {
             if (desk_.table() != nullptr)
                 desk_.backToTable();
             else
                 showNewGame();
         })});
}

bool GameOpener::takeFile(const OpenedFile& file) {
    const QString& path = file.path;
    const RecordReading& reading = file.reading;
    const QString title = tr("%1 cannot be opened", "%1 a file").arg(QFileInfo(path).fileName());
    if (!reading.record) {
        desk_.showFindings(title, reading.findings, path);
        return false;
    }
    if (!file.entry) {
        desk_.showMessage(title, unknownGame(reading.record->header), nullptr);
        return false;
    }
    if (desk_.asksBeforeLosing([this, file] { takeFile(file); })) return false;
    OpenedGame game = file.open();
    if (!game.session) {
        desk_.showFindings(title, game.findings, path);
        return false;
    }
    const Findings refused = game.findings;
    desk_.takeTable(*file.entry, std::move(game), refused.empty() ? path : QString(), std::nullopt);
    shell::addRecentGame(path, desk_.table()->session().outcome().has_value());
    sayPrograms();
    if (!reading.findings.empty()) desk_.say(shell::findingLines(reading.findings, path).front());
    if (!refused.empty()) showRefusedLine(refused, path, {});
    return true;
}

/// Says which line the rules refuse, before which play stands; computer players are paused until it is read.
void GameOpener::showRefusedLine(const Findings& refused, const QString& path, const QString& kept) {
    desk_.table()->session().setPaused(true);
    auto* card = new shell::FindingsCard;
    card->say({}, refused, path, shell::FileKind::partOfRecord);
    //: %L1 a line of a saved game
    desk_.showMessage(tr("The game is opened up to line %L1").arg(refused.front().place.line),
                      kept.isEmpty()
                          ? tr("Nothing is lost: the file is as it was.")
                          : tr("Nothing is lost: the game as it was is kept as %1.", "%1 a file").arg(kept),
                      card);
}

/// Says that the outside programs which a game from a file names were not started.
void GameOpener::sayPrograms() {
    const auto& seats = desk_.table()->session().seats();
    const auto programs = static_cast<int>(std::count_if(
        seats.begin(), seats.end(), [](const SeatInfo& seat) { return seat.outsideProgram(); }));
    if (programs > 0)
        desk_.say(tr("%n outside program(s) of this game was (were) not started; the table asks when it is "
                     "their turn.",
                     nullptr, programs));
}

bool GameOpener::goOnWith(const LeftGame& left, const QString& path) {
    if (desk_.asksBeforeLosing([this, left, path] { goOnWith(left, path); })) return false;
    const QString title = tr("This game cannot be gone on with");
    const QString journal = journalPath(left.folder);
    auto taken = takeLeft(left);
    if (!taken) {
        desk_.showFindings(title, taken.error(), journal);
        return false;
    }
    const GameEntry* entry = entryFor(games_, taken->left.record.header);
    if (!entry) {
        desk_.showMessage(title, unknownGame(taken->left.record.header), nullptr);
        return false;
    }
    OpenedGame opened = entry->open(taken->left.record, left.folder);
    if (!opened.session) {
        desk_.showFindings(title, opened.findings, journal);
        return false;
    }
    const Findings refused = opened.findings;
    const auto lost = static_cast<int>(taken->left.lostLines);
    desk_.takeTable(*entry, std::move(opened), refused.empty() ? path : QString(), std::move(*taken));
    sayPrograms();
    const QString kept = QDir::toNativeSeparators(desk_.keptDamaged());
    if (!refused.empty())
        showRefusedLine(refused, {}, kept);
    else if (!kept.isEmpty())
        //: %1 where a game stands ("Turn 5, Trade"); %2 a file; %n lines of the file in which the game was
        //: kept
        desk_.say(tr("After %1, %n line(s) of the journal could not be read. The damaged journal is kept as "
                     "%2.",
                     nullptr, lost)
                      .arg(desk_.table()->face().positionName(desk_.table()->session().head()), kept));
    return true;
}

/// Opens what was played on after a game was saved, where that was left or interrupted; else the file.
void GameOpener::goOnWithSaved(const QString& path) {
    if (desk_.asksBeforeLosing([this, path] { goOnWithSaved(path); })) return;
    const RecordReading saved = shell::readRecordFile(path);
    const auto games = saved.record ? leftGames() : std::vector<LeftGame>{};
    for (const LeftGame& game : games) { // newest first
        if (game.when <= QFileInfo(path).lastModified() || !game.header) continue;
        if (!sameBeginning(saved.record->header, *game.header)) continue;
        const auto left = readLeft(game);
        if (left && playedOnFrom(*saved.record, left->record) && goOnWith(game, path)) return;
    }
    open(path);
}

bool GameOpener::onTable(const QString& path) const {
    if (!desk_.table()) return false;
    if (QFileInfo(desk_.table()->session().path()) == QFileInfo(path)) return true;
    const RecordReading saved = shell::readRecordFile(path);
    return saved.record && playedOnFrom(*saved.record, desk_.table()->session().record());
}

void GameOpener::chooseAndOpen() {
    const QString folder = shell::Settings().value(gamesFolderKey, shell::savedGamesFolder()).toString();
    auto* dialog = new QFileDialog(&window_, tr("Open a game"), folder,
                                   desk_.hasEditor() ? tr("Games and maps (*.marches *.yaml *.marchesmap)")
                                                     : tr("Games (*.marches)"));
    dialog->setObjectName(QStringLiteral("open"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& path) {
        shell::Settings().setValue(gamesFolderKey, QFileInfo(path).absolutePath());
        open(path);
    });
    dialog->open();
}

void GameOpener::startGame(const NewGame& game) {
    const GameEntry* entry = entryFor(games_, game.header);
    if (!entry) return;
    if (desk_.asksBeforeLosing([this, game] { startGame(game); })) return;
    const QString folder =
        game.scenarioFile.isEmpty() ? QString{} : QFileInfo(game.scenarioFile).absolutePath();
    OpenedGame opened = entry->open({game.header, {}}, folder);
    if (opened.session) {
        desk_.takeTable(*entry, std::move(opened), {}, std::nullopt);
        // Chosen for this game by the person who starts it; a game from a file starts none.
        Session& session = desk_.table()->session();
        for (const SeatInfo& seat : session.seats())
            session.startProgram(seat.id);
    } else {
        desk_.showFindings(tr("This game cannot be started"), opened.findings, game.scenarioFile);
    }
}

} // namespace marches::play
