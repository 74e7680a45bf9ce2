#include "app/warriors/offer_composer.h"

#include "app/theme/chips.h"
#include "app/theme/look.h"
#include "app/warriors/marks.h"
#include "app/warriors/section_title.h"
#include "app/warriors/sentences.h"
#include "app/warriors/words.h"
#include "engine/warriors/rules.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace marches::warriors::face {

namespace {

constexpr int mostOffered = 99;

QLabel* figure() {
    auto* label = new QLabel;
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

/// What somebody has after the exchange: bold where it changes, red where it can't be paid.
void showThen(QLabel* label, int before, int after) {
    label->setText(number(after));
    theme::setFontRole(label, before == after ? theme::FontRole::Text : theme::FontRole::TextBold);
    theme::setTextRole(label, after < 0         ? theme::Role::Bad
                              : before == after ? theme::Role::Ink3
                                                : theme::Role::Ink);
}

} // namespace

OfferComposer::OfferComposer(QWidget* parent)
    : QWidget(parent), title_(new SectionTitle), summary_(new QLabel), why_(new QLabel),
      clear_(new QPushButton), offer_(new QPushButton) {
    setObjectName(QStringLiteral("trade.composer"));
    auto* grid = new QGridLayout;
    grid->setContentsMargins(14, 4, 14, 4);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(4);
    constexpr std::array columns{2, 3, 4, 5, 6, 7};
    for (std::size_t i = 0; i < heads_.size(); ++i) {
        heads_[i] = new QLabel;
        theme::setFontRole(heads_[i], theme::FontRole::Note);
        theme::setTextRole(heads_[i], theme::Role::Ink3);
        heads_[i]->setAlignment((i % 3 == 1 ? Qt::AlignHCenter : Qt::AlignRight) | Qt::AlignBottom);
        heads_[i]->setWordWrap(true);
        grid->addWidget(heads_[i], 0, columns[i]);
    }
    for (std::size_t r = 0; r < 4; ++r) {
        const int row = static_cast<int>(r) + 1;
        const Resource resource = allResources[r];
        grid->addWidget(new theme::AmountLabel({iconFor(resource), {}, true, theme::Role::Ink}), row, 0);
        names_[r] = new QLabel;
        grid->addWidget(names_[r], row, 1);
        grid->addWidget(ownHas_[r] = figure(), row, 2);
        grid->addWidget(give_[r] = new QSpinBox, row, 3);
        grid->addWidget(ownThen_[r] = figure(), row, 4);
        grid->addWidget(otherHas_[r] = figure(), row, 5);
        grid->addWidget(take_[r] = new QSpinBox, row, 6);
        grid->addWidget(otherThen_[r] = figure(), row, 7);
        for (QSpinBox* stepper : {give_[r], take_[r]}) {
            stepper->setRange(0, mostOffered);
            stepper->setAlignment(Qt::AlignCenter);
            connect(stepper, &QSpinBox::valueChanged, this, &OfferComposer::fill);
        }
        give_[r]->setObjectName(QStringLiteral("trade.give.%1").arg(r));
        take_[r]->setObjectName(QStringLiteral("trade.take.%1").arg(r));
    }
    grid->setColumnStretch(1, 1);
    theme::setFontRole(summary_, theme::FontRole::Name);
    summary_->setObjectName(QStringLiteral("trade.summary"));
    summary_->setWordWrap(true);
    theme::setFontRole(why_, theme::FontRole::Note);
    theme::setTextRole(why_, theme::Role::Warn);
    why_->setWordWrap(true);
    why_->setObjectName(QStringLiteral("trade.composer.why"));
    clear_->setObjectName(QStringLiteral("trade.clear"));
    offer_->setObjectName(QStringLiteral("trade.offer"));
    theme::setPrimary(offer_);
    theme::setKeyCap(offer_, QStringLiteral("\u21B5"));
    auto* buttons = new QHBoxLayout;
    buttons->setContentsMargins(14, 2, 14, 10);
    buttons->addWidget(summary_, 1);
    buttons->addWidget(clear_);
    buttons->addWidget(offer_);
    why_->setContentsMargins(14, 0, 14, 6);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(4);
    all->addWidget(title_);
    all->addLayout(grid);
    all->addLayout(buttons);
    all->addWidget(why_);
    connect(clear_, &QPushButton::clicked, this, [this] { setAmounts({}, {}); });
    connect(offer_, &QPushButton::clicked, this, &OfferComposer::offer);
    retranslate();
}

Resources OfferComposer::read(const Steppers& steppers) {
    Resources amounts;
    for (std::size_t r = 0; r < 4; ++r)
        amounts[allResources[r]] = steppers[r]->value();
    return amounts;
}

void OfferComposer::setMoment(const Moment& moment) {
    if (moment.hand != moment_.hand || moment.setting != moment_.setting) {
        moment_ = moment;
        partner_ = noSeat;
        setAmounts({}, {});
    }
    moment_ = moment;
    retranslate();
}

void OfferComposer::setPartner(SeatId partner) {
    if (partner != partner_) {
        partner_ = partner;
        setAmounts({}, {});
    }
    retranslate();
}

void OfferComposer::setAmounts(const Resources& give, const Resources& take) {
    for (std::size_t r = 0; r < 4; ++r) {
        give_[r]->setValue(give[allResources[r]]);
        take_[r]->setValue(take[allResources[r]]);
    }
    fill();
}

QString OfferComposer::summary() const {
    if (give() == Resources{} && take() == Resources{}) return tr("Nothing yet");
    if (take() == Resources{}) return tr("%1 as a gift").arg(amounts(give()));
    if (give() == Resources{}) return tr("%1 for nothing").arg(amounts(take()));
    //: What is given for what: "2 Gold for 3 Weapons"
    return tr("%1 for %2").arg(amounts(give()), amounts(take()));
}

Command OfferComposer::command() const {
    return {moment_.hand, step::MakeOffer{partner_, give(), take()}};
}

void OfferComposer::fill() {
    if (moment_.empty() || !isSeat(partner_) || !isSeat(moment_.hand)) return;
    const Resources own = moment_.state.player(moment_.hand).resources;
    const Resources other = moment_.state.player(partner_).resources;
    for (std::size_t r = 0; r < 4; ++r) {
        const Resource resource = allResources[r];
        const int change = take()[resource] - give()[resource];
        ownHas_[r]->setText(number(own[resource]));
        otherHas_[r]->setText(number(other[resource]));
        showThen(ownThen_[r], own[resource], own[resource] + change);
        showThen(otherThen_[r], other[resource], other[resource] - change);
    }
    summary_->setText(summary());
    const auto refusal = check(*moment_.setting, moment_.state, command());
    theme::setRefused(offer_, refusal.has_value());
    const bool said = refusal && refusal->code != RefusalCode::emptyOffer;
    why_->setVisible(said);
    if (said) why_->setText(sentence(moment_, *refusal));
}

void OfferComposer::retranslate() {
    clear_->setText(tr("Clear"));
    for (std::size_t r = 0; r < 4; ++r)
        names_[r]->setText(resourceName(allResources[r]));
    if (moment_.empty() || !isSeat(partner_) || !isSeat(moment_.hand)) return;
    const QString own = seatName(*moment_.setting, moment_.hand);
    const QString other = seatName(*moment_.setting, partner_);
    title_->setTexts(tr("Offer to %1").arg(other),
                     tr("%1 of %2 in this phase")
                         .arg(moment_.state.offersMade[index(moment_.hand)][index(partner_)] + 1)
                         .arg(moment_.setting->tables.offerLimit));
    const std::array<QString, 6> heads{tr("%1 has").arg(own),   tr("gives"), tr("then"),
                                       tr("%1 has").arg(other), tr("gives"), tr("then")};
    for (std::size_t i = 0; i < heads.size(); ++i)
        heads_[i]->setText(heads[i]);
    for (std::size_t r = 0; r < 4; ++r) {
        give_[r]->setAccessibleName(tr("%1 gives %2").arg(own, resourceName(allResources[r])));
        take_[r]->setAccessibleName(tr("%1 gives %2").arg(other, resourceName(allResources[r])));
    }
    offer_->setText(tr("Offer to %1").arg(other));
    fill();
}

void OfferComposer::offer() {
    emit offered(command());
}

void OfferComposer::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
}

void OfferComposer::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        offer();
    else
        QWidget::keyPressEvent(event);
}

} // namespace marches::warriors::face
