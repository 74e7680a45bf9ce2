#include "app/play/left_games_page.h"

#include "app/play/findings.h"
#include "app/play/seat_look.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

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

/// One game: what there is to say of it was read once, its words are said anew in another language.
struct LeftGamesPage::Row {
    Interrupted game;
    OpenedGame opened; ///< only looked at: the table opens it again
    QFrame* card = nullptr;
    QLabel* name = nullptr;
    QLabel* moment = nullptr;
    QLabel* players = nullptr;
    QLabel* note = nullptr;
    QPushButton* goOn = nullptr;
    QPushButton* drop = nullptr;
    QPushButton* keep = nullptr;
    bool asking = false;
};

namespace {

constexpr int widest = 760;

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

LeftGamesPage::LeftGamesPage(std::vector<Interrupted> games, std::span<const GameEntry> shelf,
                             QWidget* parent)
    : QWidget(parent), shelf_(shelf),
      title_(words(QStringLiteral("left.title"), theme::FontRole::DialogTitle, theme::Role::Ink)),
      hint_(words(QStringLiteral("left.hint"), theme::FontRole::Text, theme::Role::Ink2)),
      newGame_(new QPushButton), open_(new QPushButton), back_(new QPushButton) {
    setObjectName(QStringLiteral("left"));
    newGame_->setObjectName(QStringLiteral("left.new"));
    open_->setObjectName(QStringLiteral("left.open"));
    back_->setObjectName(QStringLiteral("left.back"));
    back_->hide();
    for (QPushButton* button : {newGame_, open_, back_}) {
        button->setAutoDefault(true);
        theme::setControlSize(button, theme::ControlSize::Large);
    }
    connect(newGame_, &QPushButton::clicked, this, &LeftGamesPage::newGameWanted);
    connect(open_, &QPushButton::clicked, this, &LeftGamesPage::openWanted);
    connect(back_, &QPushButton::clicked, this, &LeftGamesPage::backWanted);

    auto* inside = new QWidget;
    inside->setMaximumWidth(widest);
    list_ = new QVBoxLayout(inside);
    list_->setContentsMargins(0, 0, 0, 0);
    list_->setSpacing(12);
    list_->addWidget(title_);
    list_->addWidget(hint_);
    for (std::size_t i = 0; i < games.size(); ++i) {
        rows_.push_back(std::make_unique<Row>());
        rows_.back()->game = std::move(games[i]);
        list_->addWidget(makeRow(i)->card);
    }
    auto* ways = new QHBoxLayout;
    ways->addWidget(newGame_);
    ways->addWidget(open_);
    ways->addStretch(1);
    ways->addWidget(back_);
    list_->addSpacing(8);
    list_->addLayout(ways);
    list_->addStretch(1);

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
    retranslate();
}

LeftGamesPage::~LeftGamesPage() {
    for (const auto& row : rows_)
        row->opened.face.reset(); // before its session
}

LeftGamesPage::Row* LeftGamesPage::makeRow(std::size_t number) {
    Row& row = *rows_[number];
    const Record& record = row.game.record;
    const auto entry = std::find_if(shelf_.begin(), shelf_.end(),
                                    [&](const GameEntry& each) { return each.id == record.header.game; });
    if (entry != shelf_.end()) row.opened = entry->open(record, row.game.folder);
    if (row.opened.session) row.opened.session->setPaused(true); // nobody thinks on a page

    const auto named = [number](const char* part) {
        return QStringLiteral("left.%1.%2").arg(number).arg(QLatin1String(part));
    };
    row.card = new QFrame;
    row.card->setObjectName(QStringLiteral("left.%1").arg(number));
    theme::setCard(row.card);
    row.name = words(named("name"), theme::FontRole::Name, theme::Role::Ink);
    row.moment = words(named("moment"), theme::FontRole::Text, theme::Role::Ink);
    row.players = words(named("players"), theme::FontRole::Text, theme::Role::Ink2);
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
    for (QLabel* label : {row.name, row.moment, row.players, row.note})
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
    const QString when = QLocale().toString(row.game.when, QLocale::ShortFormat);
    const int commands = static_cast<int>(commandsOf(row.game.record));
    const bool opens = row.opened.session != nullptr;
    row.name->setText(opens ? row.opened.face->scenarioName() : tr("A game that cannot be opened"));
    if (opens)
        //: Where a game stands ("Turn 5, Trade"), and when it was played last
        row.moment->setText(
            tr("%1 · last played %2").arg(row.opened.face->positionName(row.opened.session->node()), when));
    else
        row.moment->setText(tr("%n command(s) played, the last one %1", nullptr, commands).arg(when));
    row.players->setText(opens ? playersOf(row.opened)
                               : findingLines(row.opened.findings, {}).join(QLatin1Char('\n')));
    QStringList notes;
    if (row.asking)
        notes << tr("Throw this game away for good?");
    else if (row.game.damaged)
        notes << tr("The end of its journal is damaged; the game goes on from the last whole command.");
    if (!opens) notes << tr("It stays in %1.", "%1 a folder").arg(row.game.folder);
    row.note->setText(notes.join(QLatin1Char('\n')));
    row.note->setVisible(!notes.isEmpty());
    row.goOn->setText(tr("Go on with it"));
    row.goOn->setVisible(opens && !row.asking);
    row.drop->setText(row.asking ? tr("Yes, throw it away") : tr("Throw it away…"));
    row.keep->setText(tr("Keep it"));
    row.keep->setVisible(row.asking);
    row.card->setAccessibleName(row.name->text());
    row.card->setAccessibleDescription(row.moment->text() + QLatin1Char('\n') + row.players->text());
}

/// Asks first; nothing brings it back.
void LeftGamesPage::throwAway(Row& row) {
    if (!row.asking) {
        row.asking = true;
        describe(row);
        row.keep->setFocus(Qt::OtherFocusReason);
        return;
    }
    row.opened.face.reset();
    row.opened.session.reset();
    discard(row.game);
    row.card->hide();
    const bool any =
        std::any_of(rows_.begin(), rows_.end(), [](const auto& each) { return !each->card->isHidden(); });
    if (any)
        newGame_->setFocus(Qt::OtherFocusReason);
    else
        emit emptied();
}

void LeftGamesPage::offerWayBack(bool offer) {
    back_->setVisible(offer);
}

Interrupted LeftGamesPage::take(std::size_t row) {
    rows_[row]->opened.face.reset();
    rows_[row]->opened.session.reset();
    rows_[row]->card->hide();
    return std::move(rows_[row]->game);
}

void LeftGamesPage::retranslate() {
    const auto crashed =
        std::count_if(rows_.begin(), rows_.end(), [](const auto& row) { return !row->game.closed; });
    title_->setText(crashed > 1    ? tr("Games were interrupted")
                    : crashed == 1 ? tr("A game was interrupted")
                                   : tr("Go on with your game"));
    hint_->setText(tr("Games that were left before their end. A new one can be begun all the same: these "
                      "stay here."));
    newGame_->setText(tr("New game…"));
    open_->setText(tr("Open a saved game…"));
    back_->setText(tr("Back to the game"));
    for (const auto& row : rows_)
        describe(*row);
}

void LeftGamesPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
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
