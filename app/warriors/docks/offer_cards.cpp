#include "app/warriors/docks/offer_cards.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/theme/chips.h"
#include "app/theme/look.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/card_label.h"
#include "app/warriors/words/offer_words.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/rules.h"

#include <QApplication>
#include <QEvent>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace marches::warriors::face {

namespace {

/// "England after it: Food 4 → 6, Gold 12 → 11".
QString afterwards(const Moment& moment, const Offer& offer) {
    const Resources held = moment.state.player(offer.to).resources;
    QStringList parts;
    for (const Resource resource : allResources) {
        const int change = offer.give[resource] - offer.take[resource];
        if (change == 0) continue;
        //: A resource before and after an exchange
        parts << OfferCards::tr("%1 %2 → %3")
                     .arg(resourceName(resource))
                     .arg(held[resource])
                     .arg(held[resource] + change)
                     .replace(QLatin1Char(' '), QChar(QChar::Nbsp));
    }
    return OfferCards::tr("%1 after it: %2")
        .arg(seatName(*moment.setting, offer.to), parts.join(QStringLiteral(", ")));
}

/// Returns the object name of an answer's button, without the other seat's number.
QString nameOf(Answer answer) {
    switch (answer) {
    case Answer::accept:
        return QStringLiteral("trade.accept.");
    case Answer::decline:
        return QStringLiteral("trade.decline.");
    case Answer::retract:
        return QStringLiteral("trade.retract.");
    }
    return {};
}

} // namespace

QString offerSentence(const Setting& setting, const Offer& offer) {
    const QString from = seatName(setting, offer.from);
    if (offer.take == Resources{})
        return OfferCards::tr("%1 gives %2 as a gift").arg(from, amounts(offer.give));
    if (offer.give == Resources{})
        return OfferCards::tr("%1 asks for a gift of %2").arg(from, amounts(offer.take));
    return OfferCards::tr("%1 offers %2 for %3").arg(from, amounts(offer.give), amounts(offer.take));
}

OfferCards::OfferCards(QWidget* parent) : QWidget(parent), column_(new QVBoxLayout(this)) {
    setObjectName(QStringLiteral("trade.offers"));
    column_->setContentsMargins(14, 8, 14, 8);
    column_->setSpacing(8);
}

void OfferCards::setMoment(const Moment& moment) {
    const bool same =
        moment_.setting == moment.setting && moment_.hand == moment.hand && moment_.live == moment.live &&
        moment_.state.offers == moment.state.offers && isSeat(moment.hand) &&
        moment_.state.player(moment.hand).resources == moment.state.player(moment.hand).resources;
    moment_ = moment;
    if (!same) rebuild();
}

void OfferCards::setAnswer(const std::optional<OfferAnswer>& answer) {
    if (answer == answer_) return;
    answer_ = answer;
    rebuild();
}

void OfferCards::rebuild() {
    while (QLayoutItem* item = column_->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // one of its buttons may have brought us here
        delete item;
    }
    if (!moment_.empty() && isSeat(moment_.hand)) {
        for (const Offer& offer : moment_.state.offers)
            if (offer.to == moment_.hand) column_->addWidget(incoming(offer));
        for (const Offer& offer : moment_.state.offers)
            if (offer.from == moment_.hand) column_->addWidget(outgoing(offer));
    }
    setVisible(column_->count() > 0);
}

QPushButton* OfferCards::answerButton(Answer answer, SeatId other, const QString& text,
                                      const Command& command) {
    QPushButton* button = shell::smallButton(nameOf(answer) + QString::number(index(other)), text);
    theme::setKeyCap(button, keys_[index(answer)]);
    button->setEnabled(moment_.live);
    connect(button, &QPushButton::clicked, this, [this, command] { emit acted(command); });
    return button;
}

void OfferCards::setKeys(const std::array<QString, 3>& keys) {
    if (keys == keys_) return;
    keys_ = keys;
    for (const Answer answer : {Answer::accept, Answer::decline, Answer::retract})
        for (QPushButton* button : buttons(answer))
            theme::setKeyCap(button, keys_[index(answer)]);
}

QList<QPushButton*> OfferCards::buttons(Answer answer) const {
    QList<QPushButton*> found;
    for (int i = 0; i < column_->count(); ++i)
        for (QPushButton* button : column_->itemAt(i)->widget()->findChildren<QPushButton*>())
            if (button->objectName().startsWith(nameOf(answer))) found << button;
    return found;
}

OfferCards::Pressed OfferCards::press(Answer answer) {
    const QList<QPushButton*> all = buttons(answer);
    const QWidget* focus = QApplication::focusWidget();
    for (int i = 0; focus != nullptr && i < column_->count(); ++i) {
        const QWidget* card = column_->itemAt(i)->widget();
        if (!card->isAncestorOf(focus)) continue;
        for (QPushButton* button : all)
            if (card->isAncestorOf(button)) {
                button->click();
                return Pressed::said;
            }
    }
    if (all.size() != 1) return this->focus(answer);
    all.front()->click();
    return Pressed::said;
}

OfferCards::Pressed OfferCards::focus(Answer answer) {
    const QList<QPushButton*> all = buttons(answer);
    if (all.empty()) return Pressed::nothingThere;
    all.front()->setFocus(Qt::ShortcutFocusReason);
    return Pressed::focused;
}

QWidget* OfferCards::incoming(const Offer& offer) {
    auto* card = new QFrame;
    theme::setCard(card);
    card->setObjectName(QStringLiteral("trade.incoming.%1").arg(index(offer.from)));
    auto* shield = new theme::ShieldLabel(playerColour(moment_.colour(offer.from)), 24);
    auto* text = new QVBoxLayout;
    text->setSpacing(1);
    if (answer_ && answer_->fate == OfferAnswer::Fate::declined && answer_->partner == offer.from)
        text->addWidget(
            cardLabel(answerSentence(*moment_.setting, *answer_), theme::FontRole::Note, theme::Role::Bad));
    text->addWidget(
        cardLabel(offerSentence(*moment_.setting, offer), theme::FontRole::TextBold, theme::Role::Ink));
    text->addWidget(cardLabel(afterwards(moment_, offer), theme::FontRole::Note, theme::Role::Ink2));
    const Command accept{moment_.hand, step::AcceptOffer{offer.from}};
    const Command decline{moment_.hand, step::DeclineOffer{offer.from}};
    auto* no = answerButton(Answer::decline, offer.from, tr("Decline"), decline);
    QPushButton* counter =
        shell::smallButton(QStringLiteral("trade.counter.%1").arg(index(offer.from)), tr("Counter…"));
    counter->setEnabled(moment_.live);
    connect(counter, &QPushButton::clicked, this, [this, offer] { emit counterWanted(offer); });
    auto* yes = answerButton(Answer::accept, offer.from, tr("Accept"), accept);
    theme::setPrimary(yes);
    if (const auto refusal = check(*moment_.setting, moment_.state, accept)) {
        theme::setRefused(yes);
        yes->setToolTip(sentence(moment_, *refusal));
    }
    auto* buttons = new QWidget;
    auto* flow = new shell::FlowLayout(buttons, 8, 4);
    for (QPushButton* each : {yes, no, counter}) // where one goes to a second row it is not the main one
        flow->addWidget(each);
    auto* row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(shield, 0, Qt::AlignTop);
    row->addLayout(text, 1);
    auto* all = new QVBoxLayout(card);
    all->setContentsMargins(12, 8, 12, 8);
    all->setSpacing(6);
    all->addLayout(row);
    all->addWidget(buttons);
    return card;
}

QWidget* OfferCards::outgoing(const Offer& offer) {
    auto* line = new QWidget;
    auto* row = new QHBoxLayout(line);
    row->setContentsMargins(2, 0, 2, 0);
    row->addWidget(new theme::ShieldLabel(playerColour(moment_.colour(offer.from)), 18), 0, Qt::AlignTop);
    row->addWidget(
        cardLabel(tr("To %1: %2, waits for an answer")
                      .arg(seatName(*moment_.setting, offer.to), offerSummary(offer.give, offer.take)),
                  theme::FontRole::Text, theme::Role::Ink),
        1);
    row->addWidget(answerButton(Answer::retract, offer.to, tr("Take back"),
                                {moment_.hand, step::RetractOffer{offer.to}}));
    return line;
}

void OfferCards::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) rebuild();
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
