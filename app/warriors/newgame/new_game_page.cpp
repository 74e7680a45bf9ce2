#include "app/warriors/newgame/new_game_page.h"

#include "app/shell/files.h"
#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/shell/settings.h"
#include "app/theme/look.h"
#include "app/theme/press_keys.h"
#include "app/theme/style.h"
#include "app/warriors/newgame/options_box.h"
#include "app/warriors/newgame/scenario_cards.h"
#include "app/warriors/newgame/seat_rows.h"
#include "app/warriors/newgame/setup_words.h"
#include "app/warriors/newgame/table_box.h"
#include "app/warriors/opening.h"
#include "app/warriors/pieces/marks.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QRandomGenerator>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::warriors::face {

namespace {

constexpr int roomyHeight = 860; ///< px at 100 % text: below it the table's picture gives way
constexpr int largePicture = 220;
constexpr int leastSavedName = 60; ///< px at 100 % text
constexpr int mostSavedName = 260;
constexpr int footMargin = 24;
constexpr int footSpacing = 10;

std::vector<PlayedCountry> playedBy(const NewGameDraft& draft, const SeatPlan& plan) {
    std::vector<PlayedCountry> played;
    for (const SeatDraft& seat : draft.seats) {
        const auto found = std::ranges::find(plan.countries, seat.country);
        const ProvinceId capital =
            found == plan.countries.end()
                ? noProvince
                : plan.capitals[static_cast<std::size_t>(found - plan.countries.begin())];
        played.push_back({seat.country, playerColour(seat.colour), capital});
    }
    return played;
}

} // namespace

GamePage::GamePage(QWidget* parent)
    : NewGamePage(parent), seed_(QRandomGenerator::global()->generate64()), shelf_(new ScenarioShelf(this)),
      scroll_(new QScrollArea), title_(shell::roleLabel(theme::FontRole::DialogTitle)),
      hint_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      howTo_(shell::smallButton(QStringLiteral("new-game.how-to-play"))),
      mapTitle_(shell::roleLabel(theme::FontRole::Score)),
      fromFile_(shell::smallButton(QStringLiteral("new-game.from-file"))),
      design_(shell::smallButton(QStringLiteral("new-game.design"))),
      wholes_(new ScenarioCards(*shelf_, true)), partsTitle_(shell::roleLabel(theme::FontRole::Score)),
      parts_(new ScenarioCards(*shelf_, false)),
      shades_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink3)), seats_(new SeatRows),
      options_(new OptionsBox), table_(new TableBox), fault_(new shell::FindingsCard), open_(new QPushButton),
      goOn_(new QPushButton), cancel_(new QPushButton), start_(new QPushButton) {
    setObjectName(QStringLiteral("new-game"));
    wholes_->setObjectName(QStringLiteral("new-game.maps"));
    parts_->setObjectName(QStringLiteral("new-game.parts"));
    auto* head = new QWidget;
    theme::setGroundRole(head, theme::Role::PanelTitle);
    auto* headRow = new shell::FlowLayout(head, 16, 2);
    head_ = headRow;
    headRow->setContentsMargins(24, 8, 24, 8);
    headRow->addWidget(title_);
    headRow->addWidget(hint_);
    headRow->addWidget(howTo_);
    connect(howTo_, &QPushButton::clicked, this, &NewGamePage::howToPlayWanted);

    auto* inside = new QWidget;
    halves_ = new QBoxLayout(QBoxLayout::LeftToRight, inside);
    halves_->setContentsMargins(24, 14, 24, 14);
    halves_->setSpacing(32);
    halves_->addWidget(makeMaps(), 1);
    halves_->addWidget(makeChoices(), 1);
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->setWidget(inside);

    auto* all = shell::bareLayout<QVBoxLayout>(this, 0, {head});
    all->addWidget(scroll_, 1);
    all->addWidget(makeFoot());
    connectSeats();

    const Findings findings = shelf_->load(shell::bundledScenarios());
    shell::Settings settings;
    auto last = remembered(settings);
    int row = last ? shelf_->find(last->scenario, last->variant) : -1;
    if (last && row < 0 && QFileInfo(last->scenario).isAbsolute()) {
        Findings unread;
        if (shelf_->addFile(last->scenario, unread) >= 0) row = shelf_->find(last->scenario, last->variant);
    }
    if (row >= 0) {
        draft_ = std::move(*last);
        fitSeats(draft_, shelf_->entry(row).plan, shelf_->entry(row).preferred);
    } else if (shelf_->rowCount() > 0) {
        const ShelfEntry& first = shelf_->entry(0);
        draft_ = usualDraft(first.key, *first.scenario->find(first.variant), first.plan);
    } else {
        sayFault(tr("The scenarios that belong to the program cannot be read"), findings, {});
    }
    wanted_ = draft_;
    retranslate();
}

QWidget* GamePage::makeMaps() {
    auto* half = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(half, 8);
    maps_ = column;
    auto* top = new QHBoxLayout;
    top->addWidget(mapTitle_, 1);
    top->addWidget(fromFile_);
    top->addWidget(design_);
    design_->hide();
    connect(design_, &QPushButton::clicked, this, &NewGamePage::designWanted);
    column->addLayout(top);
    fault_->hide();
    column->addWidget(fault_);
    column->addWidget(wholes_);
    column->addWidget(shades_); // not last: in a low window what stands last is cut first
    column->addSpacing(4);
    column->addWidget(partsTitle_);
    column->addWidget(parts_);
    column->addStretch(1);
    shades_->setObjectName(QStringLiteral("new-game.shades"));
    shades_->setWordWrap(true);
    for (ScenarioCards* cards : {wholes_, parts_})
        connect(cards, &ScenarioCards::chosen, this, &GamePage::chooseEntry);
    connect(fromFile_, &QPushButton::clicked, this, &GamePage::openFile);
    return half;
}

QWidget* GamePage::makeChoices() {
    auto* half = new QWidget;
    auto* column = shell::bareLayout<QVBoxLayout>(half, 18, {seats_});
    choices_ = column;
    column->addStretch(1);
    column->addWidget(options_);
    column->addStretch(1);
    column->addWidget(table_);
    column->addStretch(1);
    idle_.setSingleShot(true);
    connect(&idle_, &QTimer::timeout, this, [this] {
        fitMaps();
        paintTable();
    });
    return half;
}

QWidget* GamePage::makeFoot() {
    auto* foot = new QWidget;
    theme::setGroundRole(foot, theme::Role::PanelTitle);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(footMargin, 10, footMargin, 10);
    row->setSpacing(footSpacing);
    open_->setObjectName(QStringLiteral("new-game.open"));
    goOn_->setObjectName(QStringLiteral("new-game.go-on"));
    goOn_->hide();
    cancel_->setObjectName(QStringLiteral("new-game.cancel"));
    start_->setObjectName(QStringLiteral("new-game.start"));
    theme::setPrimary(start_);
    theme::setKeyCap(start_, QStringLiteral("\u21B5"));
    theme::setKeyCap(cancel_, QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText));
    row->addWidget(open_);
    row->addWidget(goOn_);
    row->addStretch(1);
    cancel_->hide();
    row->addWidget(cancel_);
    row->addWidget(start_);
    // A click on them leaves the focus where it was: Enter still starts.
    for (QPushButton* aside : {howTo_, fromFile_, design_, open_})
        aside->setFocusPolicy(Qt::TabFocus);
    connect(open_, &QPushButton::clicked, this, &NewGamePage::openRequested);
    connect(goOn_, &QPushButton::clicked, this, [this] { emit goOnRequested(savedGame_); });
    connect(cancel_, &QPushButton::clicked, this, &NewGamePage::cancelled);
    connect(start_, &QPushButton::clicked, this, &GamePage::start);
    return foot;
}

void GamePage::connectSeats() {
    connect(seats_, &SeatRows::playersWanted, this, [this](int players) {
        if (const ShelfEntry* table = entry()) setPlayers(draft_, table->plan, players, table->preferred);
        changed();
    });
    connect(seats_, &SeatRows::personWanted, this, [this](int seat, const QString& person) {
        draft_.seats[static_cast<std::size_t>(seat)].person = person;
        wanted_ = draft_;
    });
    connect(seats_, &SeatRows::changeWanted, this, &GamePage::change);
    connect(options_, &OptionsBox::changeWanted, this, &GamePage::change);
}

void GamePage::change(const DraftChange& how) {
    how(draft_);
    changed();
}

/// By hand: from here the next table takes its seats.
void GamePage::changed() {
    wanted_ = draft_;
    refresh();
}

const ShelfEntry* GamePage::entry() const {
    const int row = shelf_->find(draft_.scenario, draft_.variant);
    return row < 0 ? nullptr : &shelf_->entry(row);
}

void GamePage::chooseEntry(int row) {
    const ShelfEntry& chosen = shelf_->entry(row);
    if (chosen.key == draft_.scenario && chosen.variant == draft_.variant) return;
    draft_.scenario = chosen.key;
    draft_.variant = chosen.variant;
    draft_.options.vpLimit.reset(); // what is usual depends on the table
    draft_.seats = wanted_.seats;   // a table looked at in passing changes no seat
    draft_.sides = wanted_.sides;
    fitSeats(draft_, chosen.plan, chosen.preferred);
    fault_->hide();
    refresh();
}

void GamePage::openFile() {
    auto* dialog = new QFileDialog(this, tr("Open a scenario"), {}, tr("Scenarios (*.yaml)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &GamePage::chooseScenario);
    dialog->open();
}

bool GamePage::chooseScenario(const QString& path) {
    Findings findings;
    const int row = shelf_->addFile(path, findings);
    const QString name = QFileInfo(path).fileName();
    if (row >= 0)
        chooseEntry(row);
    else if (findings.empty())
        sayFault(tr("%1 is a scenario of another game", "%1 a file").arg(name), {}, path);
    else
        sayFault(tr("%1 cannot be played", "%1 a file").arg(name), findings, path);
    return row >= 0;
}

void GamePage::offerWayBack(bool there) {
    cancel_->setVisible(there);
}

void GamePage::offerSavedGame(const QString& path) {
    savedGame_ = path;
    nameSavedGame();
    goOn_->setVisible(!path.isEmpty());
}

void GamePage::offerDesign() {
    design_->show();
}

void GamePage::offerMaps(const QStringList& paths) {
    ownMaps_ = paths;
    reading_.setInterval(0);
    connect(&reading_, &QTimer::timeout, this, &GamePage::readNextMap, Qt::UniqueConnection);
    if (!ownMaps_.isEmpty()) reading_.start();
}

/// What can't be played is left out: the editor says what is wrong with it.
void GamePage::readNextMap() {
    if (ownMaps_.isEmpty()) return reading_.stop();
    Findings unread;
    if (shelf_->addFile(ownMaps_.takeFirst(), unread) >= 0) refresh();
}

/// The name takes what the other buttons leave.
void GamePage::nameSavedGame() {
    const QString name = QFileInfo(savedGame_).completeBaseName();
    //: A button; %1 is the name of the game that was saved last: "Western Europe 2025-03-14"
    const QString text = tr("Go on: %1");
    const theme::Theme& theme = theme::themeOf(this);
    const int least = theme.scaled(leastSavedName);
    goOn_->setText(text.arg(QString{}));
    goOn_->setMinimumWidth(goOn_->sizeHint().width() + least);
    int room = width() - 2 * footMargin;
    for (const QPushButton* button : {open_, goOn_, cancel_, start_})
        room -= button->sizeHint().width() + footSpacing;
    room = std::clamp(room, least, theme.scaled(mostSavedName));
    QString shown = goOn_->fontMetrics().elidedText(name, Qt::ElideMiddle, room);
    goOn_->setText(text.arg(shown.replace(QLatin1Char('&'), QStringLiteral("&&"))));
    goOn_->setToolTip(QDir::toNativeSeparators(savedGame_));
    goOn_->setAccessibleName(text.arg(name));
}

/// The table that was chosen before still stands.
void GamePage::sayFault(const QString& title, const Findings& findings, const QString& path) {
    fault_->say(title, findings, path, shell::FileKind::scenario);
    fault_->show();
    scroll_->ensureWidgetVisible(fault_);
}

QStringList GamePage::problems() const {
    const ShelfEntry* chosen = entry();
    if (chosen == nullptr) return {tr("No table is chosen.")};
    std::vector<SetupProblem> problems;
    const auto setting = makeSetting(*chosen->scenario, choiceOf(draft_, chosen->plan, seed_), problems);
    QStringList sentences;
    if (setting) return sentences;
    for (const SetupProblem& problem : problems)
        sentences << setupSentence(problem, *chosen->scenario->find(chosen->variant)->map);
    if (problems.empty()) sentences = shell::findingLines(setting.error(), chosen->key);
    return sentences;
}

Expected<std::shared_ptr<const Setting>, Findings> GamePage::table() const {
    const ShelfEntry* chosen = entry();
    if (chosen == nullptr) return unexpected(Findings{});
    return makeSetting(*chosen->scenario, choiceOf(draft_, chosen->plan, seed_));
}

void GamePage::refresh() {
    const int row = shelf_->find(draft_.scenario, draft_.variant);
    if (row < 0) return;
    const ShelfEntry& chosen = shelf_->entry(row);
    colourCards();
    wholes_->showChosen(row);
    parts_->showChosen(row);
    seats_->show(draft_, chosen.plan, *chosen.scenario->find(chosen.variant)->map);
    const auto setting = table();
    theme::setRefused(start_, !setting.has_value());
    if (!setting) return table_->sayProblems(problems());
    Setting usual = **setting;
    usual.options = {};
    options_->show(draft_.options, static_cast<int>(draft_.seats.size()), usual.threshold(),
                   usual.turnLimit());
    table_->show(**setting, draft_.drawn);
    idle_.start();
}

/// Each card shows the colours that its countries would have at that table; lots give none.
void GamePage::colourCards() {
    for (int row = 0; row < shelf_->rowCount(); ++row) {
        const ShelfEntry& table = shelf_->entry(row);
        NewGameDraft draft = draft_;
        if (&table != entry()) {
            draft.seats = wanted_.seats;
            fitSeats(draft, table.plan, table.preferred);
        }
        shelf_->showPlayed(row, draft.drawn && !table.plan.hasStart ? std::vector<PlayedCountry>{}
                                                                    : playedBy(draft, table.plan));
    }
}

/// The whole maps take the height that is left beside the choices.
void GamePage::fitMaps() {
    const QWidget* half = maps_->parentWidget();
    const QMargins edges = halves_->contentsMargins();
    const int needed = maps_->hasHeightForWidth() ? maps_->totalHeightForWidth(half->width())
                                                  : maps_->totalSizeHint().height();
    const int room = scroll_->viewport()->height() - edges.top() - edges.bottom();
    const bool beside = halves_->direction() == QBoxLayout::LeftToRight;
    wholes_->setSpare(beside ? std::max(0, room - (needed - wholes_->height() + wholes_->leastHeight())) : 0);
}

/// The chosen map with the chosen countries in their players' colours, where there is room for it.
void GamePage::paintTable() {
    const ShelfEntry* chosen = entry();
    const theme::Theme& theme = theme::themeOf(this);
    const bool room =
        height() >= theme.scaled(roomyHeight) && halves_->direction() == QBoxLayout::LeftToRight;
    if (!room || chosen == nullptr || draft_.drawn) return table_->setPicture({});
    const int side = theme.scaled(largePicture);
    table_->setPicture(tableThumbnail(*chosen->scenario, chosen->variant, playedBy(draft_, chosen->plan),
                                      {side, side}, theme, devicePixelRatioF()));
}

void GamePage::retranslate() {
    title_->setText(tr("New game"));
    hint_->setText(tr("Enter starts with what you see."));
    howTo_->setText(tr("New here? How to play in five minutes"));
    mapTitle_->setText(tr("Map"));
    fromFile_->setText(tr("From a file…"));
    design_->setText(tr("Design a map…"));
    partsTitle_->setText(tr("Smaller maps"));
    shades_->setText(
        //: Below maps; one line of some 95 letters
        tr("Full colour: Capitals, held from the start. Light: the rest of each country, held by "
           "Barbarians."));
    partsTitle_->setToolTip(tr("Parts of the maps"));
    open_->setText(tr("Open a saved game…"));
    cancel_->setText(tr("Back to the game"));
    start_->setText(tr("Start the game"));
    nameSavedGame();
    wholes_->setAccessibleName(tr("Maps"));
    parts_->setAccessibleName(tr("Smaller maps"));
    shelf_->retranslate();
    refresh();
}

void GamePage::start() {
    const ShelfEntry* chosen = entry();
    if (chosen == nullptr || !table()) return;
    shell::Settings settings;
    remember(settings, draft_);
    play::NewGame game;
    game.header = headerOf(draft_, *chosen->scenario, chosen->plan, seed_);
    if (QFileInfo(chosen->key).isAbsolute()) {
        game.scenarioFile = chosen->key;
        game.header.scenario.name = QFileInfo(chosen->key).fileName().toStdString();
    }
    emit this->chosen(game);
}

void GamePage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    if (event->type() == QEvent::StyleChange) nameSavedGame();
    if (event->type() == QEvent::StyleChange && isVisible()) {
        shelf_->paintThumbnails(theme::themeOf(this), devicePixelRatioF());
        idle_.start();
    }
    NewGamePage::changeEvent(event);
}

void GamePage::resizeEvent(QResizeEvent* event) {
    const int both = theme::themeOf(this).scaled(1060);
    halves_->setDirection(width() >= both ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool tight = height() < theme::themeOf(this).scaled(roomyHeight);
    seats_->setTight(tight);
    options_->setTight(tight);
    choices_->setSpacing(tight ? 10 : 18);
    head_->setContentsMargins(24, tight ? 2 : 8, 24, tight ? 2 : 8);
    halves_->setContentsMargins(24, tight ? 6 : 14, 24, tight ? 6 : 14);
    nameSavedGame();
    idle_.start();
    NewGamePage::resizeEvent(event);
}

void GamePage::showEvent(QShowEvent* event) {
    shelf_->paintThumbnails(theme::themeOf(this), devicePixelRatioF());
    start_->setFocus(Qt::OtherFocusReason);
    NewGamePage::showEvent(event);
}

void GamePage::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && theme::buttonUnderKeys() == nullptr)
        start();
    else if (event->key() == Qt::Key_Escape)
        emit cancelled();
    else
        NewGamePage::keyPressEvent(event);
}

play::NewGamePage* makeNewGamePage(QWidget* parent) {
    return new GamePage(parent);
}

} // namespace marches::warriors::face
