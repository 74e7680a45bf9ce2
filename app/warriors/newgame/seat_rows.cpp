#include "app/warriors/newgame/seat_rows.h"

#include "app/play/programs.h"
#include "app/shell/field_events.h"
#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/heraldry.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/newgame/computer_names.h"
#include "app/warriors/newgame/name_search.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::warriors::face {

namespace {

constexpr int mostLetters = 40;

QString colourName(Colour colour) {
    static constexpr std::array texts{QT_TRANSLATE_NOOP("marches::warriors::face::SeatRows", "Red"),
                                      QT_TRANSLATE_NOOP("marches::warriors::face::SeatRows", "Blue"),
                                      QT_TRANSLATE_NOOP("marches::warriors::face::SeatRows", "Yellow"),
                                      QT_TRANSLATE_NOOP("marches::warriors::face::SeatRows", "Green"),
                                      QT_TRANSLATE_NOOP("marches::warriors::face::SeatRows", "Purple"),
                                      QT_TRANSLATE_NOOP("marches::warriors::face::SeatRows", "Black")};
    static_assert(texts.size() == maxPlayers); // a colour for each
    return SeatRows::tr(texts[index(colour)]);
}

/// "England and France against Burgundy and Germany".
QString sidesText(const std::vector<int>& sides, const NewGameDraft& draft, const Map& map) {
    if (sides.empty()) return SeatRows::tr("None, each for himself");
    const int count = *std::ranges::max_element(sides) + 1;
    QStringList teams;
    for (int side = 0; side < count; ++side) {
        QStringList members;
        for (std::size_t i = 0; i < sides.size(); ++i)
            if (sides[i] == side)
                members << (draft.drawn ? SeatRows::tr("seat %1").arg(i + 1)
                                        : countryName(map, draft.seats[i].country));
        teams << joined(members);
    }
    QString text = teams.front();
    for (qsizetype i = 1; i < teams.size(); ++i)
        //: One alliance against the next
        text = SeatRows::tr("%1 against %2").arg(text, teams[i]);
    return text;
}

} // namespace

SeatRows::SeatRows(QWidget* parent)
    : QWidget(parent), title_(shell::roleLabel(theme::FontRole::Score)), playersWord_(new QLabel),
      rowBox_(new QWidget), countriesWord_(new QLabel), chosen_(new QPushButton), drawn_(new QPushButton),
      alliancesWord_(new QLabel), alliances_(new QComboBox) {
    setObjectName(QStringLiteral("seats"));
    auto* top = new QHBoxLayout;
    top->addWidget(title_, 1);
    auto* countRow = new QHBoxLayout;
    countRow->setSpacing(0);
    constexpr int least = 2;
    for (int players = least; players <= static_cast<int>(maxPlayers); ++players) {
        auto* button = new QPushButton(number(players));
        button->setObjectName(QStringLiteral("seats.count.%1").arg(players));
        button->setCheckable(true);
        theme::setSegment(button, players == least                          ? theme::Segment::First
                                  : players == static_cast<int>(maxPlayers) ? theme::Segment::Last
                                                                            : theme::Segment::Middle);
        connect(button, &QPushButton::clicked, this, [this, players] { emit playersWanted(players); });
        countRow->addWidget(button);
        counts_.push_back(button);
    }
    top->addLayout(countRow);
    top->addWidget(playersWord_);
    shell::bareLayout<QVBoxLayout>(rowBox_, 8);
    for (int seat = 0; seat < static_cast<int>(maxPlayers); ++seat)
        rows_.push_back(makeRow(seat));

    auto* draw = new QWidget;
    auto* drawRow = shell::bareLayout<QHBoxLayout>(draw, 0);
    for (QPushButton* button : {chosen_, drawn_}) {
        button->setCheckable(true);
        drawRow->addWidget(button);
    }
    chosen_->setObjectName(QStringLiteral("seats.chosen"));
    drawn_->setObjectName(QStringLiteral("seats.drawn"));
    theme::setSegment(chosen_, theme::Segment::First);
    theme::setSegment(drawn_, theme::Segment::Last);
    connect(chosen_, &QPushButton::clicked, this,
            [this] { emit changeWanted([](NewGameDraft& draft) { draft.drawn = false; }); });
    connect(drawn_, &QPushButton::clicked, this,
            [this] { emit changeWanted([](NewGameDraft& draft) { draft.drawn = true; }); });
    alliances_->setObjectName(QStringLiteral("seats.alliances"));
    alliances_->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    alliances_->setMinimumContentsLength(22);
    connect(alliances_, &QComboBox::activated, this, [this](int i) {
        emit changeWanted(
            [sides = sides_[static_cast<std::size_t>(i)]](NewGameDraft& draft) { draft.sides = sides; });
    });
    auto* bottom = new QWidget;
    auto* bottomRow = new shell::FlowLayout(bottom, 10, 6);
    for (QWidget* each : {static_cast<QWidget*>(countriesWord_), draw, static_cast<QWidget*>(alliancesWord_),
                          static_cast<QWidget*>(alliances_)})
        bottomRow->addWidget(each);
    for (QLabel* word : {countriesWord_, alliancesWord_})
        theme::setTextRole(word, theme::Role::Ink2);

    auto* all = shell::bareLayout<QVBoxLayout>(this, 10);
    all->addLayout(top);
    all->addWidget(rowBox_);
    all->addWidget(bottom);
    shell::leaveWheelToScrolling(*bottom);
}

SeatRows::Row SeatRows::makeRow(int seat) {
    Row row;
    auto* card = new QFrame;
    theme::setCard(card);
    row.card = card;
    row.arms = new QToolButton;
    row.arms->setObjectName(QStringLiteral("seats.arms.%1").arg(seat));
    row.arms->setPopupMode(QToolButton::InstantPopup);
    auto* colours = new QMenu(row.arms);
    row.arms->setMenu(colours);
    connect(colours, &QMenu::aboutToShow, this, [this, colours, seat] {
        colours->clear();
        for (std::size_t i = 0; i < maxPlayers; ++i) {
            const Colour colour = static_cast<Colour>(i);
            colours->addAction(theme::shieldIcon(playerColour(colour), theme::themeOf(this)),
                               colourName(colour), this, [this, seat, colour] {
                                   emit changeWanted([seat, colour](NewGameDraft& draft) {
                                       setColour(draft, static_cast<std::size_t>(seat), colour);
                                   });
                               });
        }
    });
    row.person = new QLineEdit;
    row.person->setObjectName(QStringLiteral("seats.person.%1").arg(seat));
    row.person->setMaxLength(mostLetters);
    row.kind = new QComboBox;
    row.kind->setObjectName(QStringLiteral("seats.kind.%1").arg(seat));
    row.country = new QComboBox;
    row.country->setObjectName(QStringLiteral("seats.country.%1").arg(seat));
    searchByName(*row.country);
    connect(row.person, &QLineEdit::textEdited, this,
            [this, seat](const QString& text) { emit personWanted(seat, text); });
    const auto setKind = [this, at = static_cast<std::size_t>(seat)](const QString& kind) {
        emit changeWanted([at, kind](NewGameDraft& draft) { draft.seats[at].kind = kind; });
    };
    connect(row.kind, &QComboBox::activated, this, [this, seat, setKind, box = row.kind] {
        play::choosePlayer(*box, setKind,
                           [this, seat, setKind] { setKind(rows_[static_cast<std::size_t>(seat)].given); });
    });
    connect(row.country, &QComboBox::activated, this, [this, seat, box = row.country] {
        emit changeWanted([seat, country = box->currentData().toString().toStdString()](NewGameDraft& draft) {
            setCountry(draft, static_cast<std::size_t>(seat), country);
        });
    });
    auto* line = new QHBoxLayout(card);
    line->setContentsMargins(8, 6, 8, 6);
    line->setSpacing(8);
    line->addWidget(row.arms);
    line->addWidget(row.person, 3);
    line->addWidget(row.kind, 3);
    line->addWidget(row.country, 3);
    rowBox_->layout()->addWidget(card);
    shell::leaveWheelToScrolling(*card);
    return row;
}

void SeatRows::setTight(bool tight) {
    tight_ = tight;
    rowBox_->layout()->setSpacing(tight ? 4 : 8);
    layout()->setSpacing(tight ? 6 : 10);
    const int arms = theme::themeOf(this).scaledIcon(tight ? 20 : 28);
    for (const Row& row : rows_) {
        row.arms->setIconSize({arms, arms});
        const int above = tight ? 2 : 6;
        row.card->layout()->setContentsMargins(8, above, 8, above);
        for (QWidget* field : {static_cast<QWidget*>(row.arms), static_cast<QWidget*>(row.person),
                               static_cast<QWidget*>(row.kind), static_cast<QWidget*>(row.country)})
            theme::setControlSize(field, tight ? theme::ControlSize::Small : theme::ControlSize::Large);
    }
}

void SeatRows::show(const NewGameDraft& draft, const SeatPlan& plan, const Map& map) {
    title_->setText(tr("Seats"));
    //: Behind the figures 2 to 6
    playersWord_->setText(tr("players"));
    fillCounts(draft, plan);
    for (std::size_t seat = 0; seat < rows_.size(); ++seat) {
        rows_[seat].card->setVisible(seat < draft.seats.size());
        if (seat < draft.seats.size()) fillRow(seat, draft, plan, map);
    }
    countriesWord_->setText(tr("Countries"));
    //: The countries of the seats are chosen by the players
    chosen_->setText(tr("chosen"));
    //: The countries of the seats are drawn by lot
    drawn_->setText(tr("drawn by lot"));
    const bool lots = !plan.hasStart && plan.countries.size() > 1;
    chosen_->setChecked(!draft.drawn || !lots);
    drawn_->setChecked(draft.drawn && lots);
    drawn_->setEnabled(lots);
    drawn_->setToolTip(lots ? QString() : tr("This start position says who plays which country."));
    fillSides(draft, map);
}

void SeatRows::fillCounts(const NewGameDraft& draft, const SeatPlan& plan) {
    for (std::size_t i = 0; i < counts_.size(); ++i) {
        const int players = static_cast<int>(i) + 2;
        const int most = std::min(plan.maxPlayers, static_cast<int>(plan.countries.size()));
        const bool possible = players >= plan.minPlayers && players <= most;
        counts_[i]->setEnabled(possible);
        counts_[i]->setChecked(players == static_cast<int>(draft.seats.size()));
        counts_[i]->setAccessibleName(tr("%n player(s)", nullptr, players));
        counts_[i]->setToolTip(
            possible ? QString()
            : plan.minPlayers == most
                ? tr("This table is for %n player(s).", nullptr, most)
                : tr("This table is for %1 to %n player(s).", nullptr, most).arg(plan.minPlayers));
    }
}

void SeatRows::fillRow(std::size_t seat, const NewGameDraft& draft, const SeatPlan& plan, const Map& map) {
    Row& row = rows_[seat];
    const SeatDraft& given = draft.seats[seat];
    const theme::Theme& theme = theme::themeOf(this);
    const QString which = tr("seat %1").arg(seat + 1);
    row.arms->setIcon(theme::shieldIcon(playerColour(given.colour), theme));
    const int arms = theme.scaledIcon(tight_ ? 20 : 28);
    row.arms->setIconSize({arms, arms});
    row.arms->setToolTip(colourName(given.colour));
    row.arms->setAccessibleName(tr("Arms and colour of %1: %2").arg(which, colourName(given.colour)));
    if (row.person->text() != given.person) row.person->setText(given.person);
    row.person->setPlaceholderText(tr("Name, if you like"));
    row.person->setAccessibleName(tr("Name at %1").arg(which));
    row.given = given.kind;
    row.kind->clear();
    row.kind->addItem(tr("Human"), QStringLiteral("human"));
    for (const QString& computer : computerKinds()) {
        row.kind->addItem(computerName(computer), computer);
        for (const int role : {int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)})
            row.kind->setItemData(row.kind->count() - 1, computerNote(computer), role);
    }
    play::addPrograms(*row.kind, given.kind);
    row.kind->setCurrentIndex(row.kind->findData(given.kind));
    const QString note = computerNote(given.kind);
    row.kind->setToolTip(note.isEmpty() ? play::programLine(given.kind) : note);
    row.kind->setAccessibleDescription(row.kind->toolTip());
    row.kind->setAccessibleName(tr("Who plays %1").arg(which));
    row.country->clear();
    const bool hidden = draft.drawn && !plan.hasStart;
    if (hidden) {
        row.country->addItem(tr("drawn by lot"));
    } else {
        for (std::size_t i = 0; i < plan.countries.size(); ++i) {
            const QString name = countryName(map, plan.countries[i]);
            //: A country's number and name
            addNamed(*row.country, tr("%1 %2").arg(plan.numbers[i]).arg(name), name,
                     QString::fromStdString(plan.countries[i]));
        }
        row.country->setCurrentIndex(row.country->findData(QString::fromStdString(given.country)));
    }
    row.country->setEnabled(!hidden);
    row.country->setToolTip(tr("The lowest number plays first."));
    row.country->setAccessibleName(tr("Country of %1").arg(which));
}

void SeatRows::fillSides(const NewGameDraft& draft, const Map& map) {
    alliancesWord_->setText(tr("Alliances"));
    sides_ = possibleSides(draft.seats.size());
    alliances_->clear();
    for (const std::vector<int>& sides : sides_)
        alliances_->addItem(sidesText(sides, draft, map));
    const auto found = std::ranges::find(sides_, draft.sides);
    alliances_->setCurrentIndex(found == sides_.end() ? 0 : static_cast<int>(found - sides_.begin()));
    alliances_->setEnabled(sides_.size() > 1);
    alliances_->setToolTip(
        sides_.size() > 1 ? tr("Allies pass through each other's provinces, make war together, and win or "
                               "lose together by the sum of their Victory Points.")
                          : tr("Alliances need 4 players (2 against 2) or 6."));
    alliances_->setAccessibleDescription(alliances_->toolTip());
    alliances_->setAccessibleName(tr("Alliances"));
}

} // namespace marches::warriors::face
