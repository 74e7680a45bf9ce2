#include "app/warriors/newgame/table_box.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/chips.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPixmap>
#include <QVBoxLayout>

namespace marches::warriors::face {

TableBox::TableBox(QWidget* parent)
    : QWidget(parent), title_(shell::roleLabel(theme::FontRole::Score)), picture_(new QLabel),
      seats_(new QWidget), text_(new QLabel),
      problem_(shell::roleLabel(theme::FontRole::Text, theme::Role::Bad)) {
    picture_->setObjectName(QStringLiteral("new-game.picture"));
    picture_->hide();
    auto* flow = new shell::FlowLayout(seats_, 10, 8);
    flow->setContentsMargins(0, 0, 0, 0);
    text_->setWordWrap(true);
    text_->setTextFormat(Qt::RichText);
    text_->setObjectName(QStringLiteral("new-game.table"));
    problem_->setWordWrap(true);
    problem_->setObjectName(QStringLiteral("new-game.problem"));
    auto* said = new QVBoxLayout;
    said->setSpacing(8);
    said->addWidget(seats_);
    said->addWidget(text_);
    said->addWidget(problem_);
    said->addStretch(1);
    auto* both = new QHBoxLayout;
    both->setSpacing(18);
    both->addWidget(picture_, 0, Qt::AlignTop);
    both->addLayout(said, 1);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 8, {title_});
    all->addLayout(both);
    retranslate();
}

void TableBox::show(const Setting& setting, bool drawn) {
    problem_->hide();
    text_->show();
    seats_->setVisible(!drawn);
    showSeats(setting);
    text_->setText(theme::labelText(start(setting, drawn)));
}

void TableBox::sayProblems(const QStringList& sentences) {
    text_->hide();
    seats_->hide();
    problem_->show();
    problem_->setText(sentences.join(QLatin1Char('\n')));
}

void TableBox::setPicture(const QPixmap& picture) {
    picture_->setPixmap(picture);
    picture_->setVisible(!picture.isNull());
}

void TableBox::showSeats(const Setting& setting) {
    while (QLayoutItem* item = seats_->layout()->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const Seat& seat : setting.seats) {
        auto* card = new QFrame;
        theme::setCard(card);
        auto* row = new QHBoxLayout(card);
        row->setContentsMargins(9, 5, 12, 5);
        row->addWidget(new theme::ShieldLabel(playerColour(seat.colour), 24));
        auto* texts = new QVBoxLayout;
        texts->setSpacing(0);
        //: A country's number and name
        const QString country =
            tr("%1 %2").arg(setting.board.numbers[seat.country]).arg(countryName(setting, seat.country));
        texts->addWidget(shell::roleLabel(theme::FontRole::Name, theme::Role::Ink, country));
        if (const ProvinceId capital = setting.board.capitals[seat.country]; capital != noProvince)
            texts->addWidget(
                shell::roleLabel(theme::FontRole::Note, theme::Role::Ink, provinceName(setting, capital)));
        row->addLayout(texts);
        seats_->layout()->addWidget(card);
    }
}

/// What everybody begins with.
QString TableBox::start(const Setting& setting, bool drawn) const {
    const State state = initial(setting);
    int armies = 0;
    int forts = 0;
    for (const Barbarian& unit : state.barbarians)
        (unit.fort ? forts : armies) += 1;
    const QString barbarians =
        //: %1 "11 armies", %2 "1 Fort"
        tr("Barbarians: %1 and %2.")
            .arg(tr("%n army(ies)", "of Barbarians", armies), kindCount(UnitKind::fort, forts));
    if (setting.start)
        return tr("The game begins from a position of its own, in turn %1. %2")
            .arg(state.turn)
            .arg(barbarians);
    const Tables& tables = setting.tables;
    const int vp = provinceVp(tables, ProvinceType::capital) + tables.startForts * tables.fortVp;
    const QString each =
        //: %2 "1 Fort", %3 "4 Princesses", %4 resources, %5 "3 tokens"
        tr("Each starts at <b>%1 VP</b> with a Capital, %2, %3 to hold land, %4, and %5 to place.")
            .arg(vp)
            .arg(kindCount(UnitKind::fort, tables.startForts),
                 kindCount(UnitKind::princess, tables.startPrincesses), amounts(tables.startResources),
                 tr("%n token(s)", nullptr, tables.startTokens));
    const QString order =
        drawn ? tr("The lots are drawn when the game starts.") : tr("They play in this order.");
    //: Three sentences, one after the other
    return tr("%1 %2 %3").arg(order, each, barbarians);
}

void TableBox::retranslate() {
    title_->setText(tr("Your game"));
}

void TableBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
