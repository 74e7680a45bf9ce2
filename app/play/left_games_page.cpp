#include "app/play/left_games_page.h"

#include "app/play/opened_file.h"
#include "app/play/seat_look.h"
#include "app/shell/finding_sentences.h"
#include "app/shell/findings.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QDir>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::play {

/// A row holds one game as it was read when the row was made, and the widgets that show it.
struct LeftGamesPage::Row {
    const LeftGame* game = nullptr;
    QString scenario; ///< empty: it can't be opened
    QString position;
    QString players; ///< or why it can't be opened
    std::size_t lostLines = 0;
    bool torn = false;
    QFrame* card = nullptr;
    QLabel* name = nullptr;
    QLabel* moment = nullptr;
    QLabel* playersLabel = nullptr;
    QLabel* note = nullptr;
    QPushButton* goOn = nullptr;
    QPushButton* drop = nullptr;
    QPushButton* keep = nullptr;
    bool asking = false;
    QString refused; ///< why it could not be thrown away
};

namespace {

constexpr int widest = 760;
constexpr std::size_t shownAtOnce = 10;

QLabel* words(const QString& name, theme::FontRole font, theme::Role ink) {
    auto* label = new QLabel;
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    theme::setFontRole(label, font);
    theme::setTextRole(label, ink);
    return label;
}

QString playersOf(const OpenedGame& opened) {
    QStringList names;
    for (const SeatInfo& seat : opened.session->seats()) {
        const QString country = opened.face->seatName(seat.id);
        const QString who = !seat.person.isEmpty() ? seat.person
                            : seat.human()         ? LeftGamesPage::tr("Human")
                                                   : opened.face->kindName(seat.kind);
        //: A country and who plays it
        names << LeftGamesPage::tr("%1: %2", "player").arg(country, who);
    }
    return names.join(QStringLiteral(" · "));
}

} // namespace

LeftGamesPage::LeftGamesPage(std::vector<LeftGame> games, std::span<const GameEntry> shelf, QWidget* parent)
    : QWidget(parent), games_(std::move(games)), shelf_(shelf),
      title_(words(QStringLiteral("left.title"), theme::FontRole::DialogTitle, theme::Role::Ink)),
      hint_(words(QStringLiteral("left.hint"), theme::FontRole::Text, theme::Role::Ink2)),
      newGame_(new QPushButton), open_(new QPushButton), back_(new QPushButton), more_(new QPushButton),
      list_(new QVBoxLayout) {
    setObjectName(QStringLiteral("left"));
    newGame_->setObjectName(QStringLiteral("left.new"));
    open_->setObjectName(QStringLiteral("left.open"));
    back_->setObjectName(QStringLiteral("left.back"));
    more_->setObjectName(QStringLiteral("left.more"));
    back_->hide();
    for (QPushButton* button : {newGame_, open_, back_, more_}) {
        button->setAutoDefault(true);
        theme::setControlSize(button, theme::ControlSize::Large);
    }
    connect(newGame_, &QPushButton::clicked, this, &LeftGamesPage::newGameWanted);
    connect(open_, &QPushButton::clicked, this, &LeftGamesPage::openWanted);
    connect(back_, &QPushButton::clicked, this, &LeftGamesPage::backWanted);
    connect(more_, &QPushButton::clicked, this, &LeftGamesPage::showMore);

    auto* inside = new QWidget;
    inside->setMaximumWidth(widest);
    auto* column = new QVBoxLayout(inside);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(12);
    column->addWidget(title_);
    column->addWidget(hint_);
    list_->setSpacing(12);
    column->addLayout(list_);
    column->addWidget(more_, 0, Qt::AlignLeft);
    auto* ways = new QHBoxLayout;
    ways->addWidget(newGame_);
    ways->addWidget(open_);
    ways->addStretch(1);
    ways->addWidget(back_);
    column->addSpacing(8);
    column->addLayout(ways);
    column->addStretch(1);

    auto* middle = new QWidget;
    auto* across = new QHBoxLayout(middle);
    across->setContentsMargins(24, 40, 24, 24);
    across->addStretch(1);
    across->addWidget(inside, 6);
    across->addStretch(1);
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidget(middle);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(scroll);
    showMore();
}

LeftGamesPage::~LeftGamesPage() = default;

void LeftGamesPage::showMore() {
    const std::size_t first = rows_.size();
    const std::size_t last = std::min(games_.size(), first + shownAtOnce);
    while (rows_.size() < last) {
        rows_.push_back(std::make_unique<Row>());
        list_->addWidget(makeRow(rows_.size() - 1)->card);
        read(*rows_.back());
    }
    more_->setVisible(last < games_.size());
    retranslate();
    if (first > 0 && first < last) rows_[first]->goOn->setFocus(Qt::OtherFocusReason);
}

/// Reads the whole journal for what the row says.
void LeftGamesPage::read(Row& row) const {
    row.scenario.clear();
    const auto left = row.game->header ? readLeft(*row.game) : unexpected(row.game->findings);
    Findings findings;
    if (!left) {
        findings = left.error();
    } else {
        row.lostLines = left->lostLines;
        row.torn = left->torn;
        if (const GameEntry* entry = entryFor(shelf_, left->record.header)) {
            OpenedGame opened = entry->glance(left->record, row.game->folder);
            if (opened.session) {
                row.scenario = opened.face->scenarioName();
                row.position = opened.face->positionName(opened.session->head());
                row.players = playersOf(opened);
                opened.face.reset(); // before its session
                return;
            }
            findings = std::move(opened.findings);
        } else {
            row.players = unknownGame(left->record.header);
            return;
        }
    }
    row.players = shell::findingLines(findings, journalPath(row.game->folder)).join(QLatin1Char('\n'));
}

LeftGamesPage::Row* LeftGamesPage::makeRow(std::size_t number) {
    Row& row = *rows_[number];
    row.game = &games_[number];
    const auto named = [number](const char* part) {
        return QStringLiteral("left.%1.%2").arg(number).arg(QLatin1String(part));
    };
    row.card = new QFrame;
    row.card->setObjectName(QStringLiteral("left.%1").arg(number));
    theme::setCard(row.card);
    row.name = words(named("name"), theme::FontRole::Name, theme::Role::Ink);
    row.moment = words(named("moment"), theme::FontRole::Text, theme::Role::Ink);
    row.playersLabel = words(named("players"), theme::FontRole::Text, theme::Role::Ink2);
    row.note = words(named("note"), theme::FontRole::Text, theme::Role::Warn);
    row.goOn = new QPushButton;
    row.goOn->setObjectName(named("go-on"));
    row.drop = new QPushButton;
    row.drop->setObjectName(named("drop"));
    row.keep = new QPushButton;
    row.keep->setObjectName(named("keep"));
    theme::setPrimary(row.goOn, number == 0);
    auto* buttons = new QHBoxLayout;
    buttons->addStretch(1);
    for (QPushButton* button : {row.keep, row.drop, row.goOn}) {
        button->setAutoDefault(true);
        buttons->addWidget(button);
    }
    auto* column = new QVBoxLayout(row.card);
    column->setContentsMargins(18, 12, 18, 12);
    column->setSpacing(4);
    for (QLabel* label : {row.name, row.moment, row.playersLabel, row.note})
        column->addWidget(label);
    column->addLayout(buttons);
    connect(row.goOn, &QPushButton::clicked, this, [this, number] { emit goOnWanted(number); });
    connect(row.drop, &QPushButton::clicked, this, [this, &row] { throwAway(row); });
    connect(row.keep, &QPushButton::clicked, this, [this, &row] {
        row.asking = false;
        describe(row);
        row.drop->setFocus(Qt::OtherFocusReason);
    });
    return &row;
}

void LeftGamesPage::describe(Row& row) const {
    const QString when = QLocale().toString(row.game->when, QLocale::ShortFormat);
    const bool opens = !row.scenario.isEmpty();
    row.name->setText(opens ? row.scenario : tr("A game that cannot be opened"));
    //: Where a game stands ("Turn 5, Trade"), and when it was played last
    row.moment->setText(opens ? tr("%1 · last played %2").arg(row.position, when)
                              : tr("Last played %1", "%1 a date and time").arg(when));
    row.playersLabel->setText(row.players);
    QStringList notes;
    if (row.asking)
        notes << tr("Throw this game away for good?");
    else if (opens && row.torn)
        notes << tr("The end of its journal is damaged; the game goes on from the last whole command.");
    else if (opens && row.lostLines > 0)
        //: %1 where a game stands ("Turn 5, Trade"); %n lines of the file in which the game is kept
        notes
            << tr("Its journal is damaged: after %1, %n line(s) can't be read. The game goes on from there, "
                  "and the damaged journal is kept beside.",
                  nullptr, static_cast<int>(row.lostLines))
                   .arg(row.position);
    if (!row.refused.isEmpty()) notes << row.refused;
    if (!opens) notes << tr("It stays in %1.", "%1 a folder").arg(QDir::toNativeSeparators(row.game->folder));
    row.note->setText(notes.join(QLatin1Char('\n')));
    row.note->setVisible(!notes.isEmpty());
    row.goOn->setText(tr("Go on with it"));
    row.goOn->setVisible(opens && !row.asking);
    row.drop->setText(row.asking ? tr("Yes, throw it away") : tr("Throw it away…"));
    row.keep->setText(tr("Keep it"));
    row.keep->setVisible(row.asking);
    row.card->setAccessibleName(row.name->text());
    row.card->setAccessibleDescription(row.moment->text() + QLatin1Char('\n') + row.players);
}

/// Asks at the first call and removes the game at the second; nothing brings it back.
void LeftGamesPage::throwAway(Row& row) {
    row.asking = !row.asking;
    if (row.asking) {
        describe(row);
        row.keep->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (const auto fault = discardLeft(*row.game)) {
        row.refused = shell::findingText(*fault);
        describe(row);
        row.drop->setFocus(Qt::OtherFocusReason);
        return;
    }
    row.card->hide();
    const bool any =
        std::any_of(rows_.begin(), rows_.end(), [](const auto& each) { return !each->card->isHidden(); });
    if (any)
        newGame_->setFocus(Qt::OtherFocusReason);
    else if (rows_.size() < games_.size())
        showMore();
    else
        emit emptied();
}

void LeftGamesPage::offerWayBack(bool offer) {
    back_->setVisible(offer);
}

void LeftGamesPage::retranslate() {
    const auto crashed =
        std::count_if(games_.begin(), games_.end(), [](const LeftGame& game) { return !game.closed; });
    title_->setText(crashed > 1    ? tr("Games were interrupted")
                    : crashed == 1 ? tr("A game was interrupted")
                                   : tr("Go on with your game"));
    hint_->setText(tr("Games that were left before their end. A new one can be begun all the same: these "
                      "stay here."));
    newGame_->setText(tr("New game…"));
    open_->setText(tr("Open a saved game…"));
    back_->setText(tr("Back to the game"));
    //: On a button below a list; %n that are not shown yet
    more_->setText(tr("Show more (%n older)", "games", static_cast<int>(games_.size() - rows_.size())));
    for (const auto& row : rows_)
        describe(*row);
}

void LeftGamesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) {
        for (const auto& row : rows_)
            read(*row);
        retranslate();
    }
    QWidget::changeEvent(event);
}

void LeftGamesPage::showEvent(QShowEvent* event) {
    QWidget::showEvent(event);
    for (const auto& row : rows_)
        if (!row->card->isHidden() && !row->goOn->isHidden()) {
            row->goOn->setFocus(Qt::OtherFocusReason);
            return;
        }
    newGame_->setFocus(Qt::OtherFocusReason);
}

} // namespace marches::play
