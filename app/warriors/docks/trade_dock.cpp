#include "app/warriors/docks/trade_dock.h"

#include "app/shell/field_events.h"
#include "app/shell/parts.h"
#include "app/shell/rows.h"
#include "app/shell/section_title.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/theme/wrapped_label.h"
#include "app/warriors/docks/bank_box.h"
#include "app/warriors/docks/offer_composer.h"
#include "app/warriors/docks/offer_need.h"
#include "app/warriors/docks/partner_list.h"
#include "app/warriors/docks/said_model.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QListView>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::warriors::face {

namespace {

/// As high as all that was said, each whole; it never scrolls.
class SaidList : public QListView {
public:
    SaidList() : rows_(new shell::NoteRowDelegate(*this)) {
        setResizeMode(QListView::Adjust);
        setWordWrap(true); // else it measures nothing anew when only its width changes
        setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        QSizePolicy policy(QSizePolicy::Ignored, QSizePolicy::Minimum); // fixed would be as at another width
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    bool hasHeightForWidth() const override { return true; }
    int heightForWidth(int width) const override {
        int high = 2;
        for (int row = 0; row < model()->rowCount(); ++row)
            high += rows_->heightWithin(width, this, model()->index(row, 0));
        return high;
    }
    QSize sizeHint() const override { return {1, heightForWidth(std::max(1, width()))}; }
    QSize minimumSizeHint() const override { return {1, 1}; }

private:
    shell::NoteRowDelegate* rows_;
};

} // namespace

TradeDock::TradeDock(QWidget* parent)
    : QWidget(parent), scroll_(new QScrollArea), column_(new QWidget),
      partnersTitle_(new shell::SectionTitle), notice_(new theme::WrappedLabel),
      partners_(new PartnerModel(this)), list_(new PartnerList(*partners_)), offers_(new OfferCards),
      composer_(new OfferComposer), offerFoot_(composer_->takeFoot()), need_(new QWidget),
      needTitle_(new shell::SectionTitle), needText_(new theme::WrappedLabel), footLine_(new QWidget),
      answer_(new theme::WrappedLabel), bank_(new BankBox), saidTitle_(new shell::SectionTitle),
      said_(new SaidModel(this)), saidList_(new SaidList), foot_(new theme::WrappedLabel) {
    setObjectName(QStringLiteral("trade"));
    notice_->setObjectName(QStringLiteral("trade.notice"));
    notice_->setContentsMargins(14, 8, 14, 8);
    theme::setTextRole(notice_, theme::Role::Warn);
    saidList_->setObjectName(QStringLiteral("trade.said"));
    saidList_->setModel(said_);
    need_->setObjectName(QStringLiteral("trade.need"));
    needText_->setObjectName(QStringLiteral("trade.need.text"));
    auto* needColumn = new QVBoxLayout(need_);
    needColumn->setContentsMargins(0, 0, 0, 8);
    needColumn->setSpacing(4);
    needColumn->addWidget(needTitle_);
    auto* needInside = new QVBoxLayout;
    needInside->setContentsMargins(14, 4, 14, 0);
    needInside->setSpacing(6);
    needInside->addWidget(needText_);
    needColumn->addLayout(needInside);
    answer_->setObjectName(QStringLiteral("trade.answer"));
    answer_->setContentsMargins(14, 6, 14, 4);
    theme::setFontRole(answer_, theme::FontRole::TextBold);
    theme::setFontRole(foot_, theme::FontRole::Note);
    foot_->setContentsMargins(14, 6, 14, 8);
    foot_->setTextInteractionFlags(Qt::LinksAccessibleByKeyboard | Qt::LinksAccessibleByMouse);

    scroll_->setWidget(column_); // while it is empty: it measures what it gets
    auto* column = shell::bareLayout<QVBoxLayout>(column_, 0);
    for (QWidget* part :
         {static_cast<QWidget*>(partnersTitle_), static_cast<QWidget*>(notice_), static_cast<QWidget*>(list_),
          static_cast<QWidget*>(offers_), static_cast<QWidget*>(composer_), need_,
          static_cast<QWidget*>(bank_), static_cast<QWidget*>(saidTitle_), static_cast<QWidget*>(saidList_)})
        column->addWidget(part);
    column->addStretch(1);
    column->addWidget(foot_);
    scroll_->setObjectName(QStringLiteral("trade.scroll"));
    scroll_->setFrameShape(QFrame::NoFrame);
    scroll_->setWidgetResizable(true);
    scroll_->setFocusPolicy(Qt::NoFocus);
    scroll_->installEventFilter(this);
    column_->installEventFilter(this);
    shell::leaveWheelToScrolling(*column_);
    shell::leaveLettersToKeys(*column_);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 0);
    all->addWidget(scroll_, 1);
    footLine_->setObjectName(QStringLiteral("trade.foot.line"));
    footLine_->setFixedHeight(1);
    theme::setGroundRole(footLine_, theme::Role::Edge);
    for (QWidget* part : {static_cast<QWidget*>(answer_), offerFoot_})
        theme::setGroundRole(part, theme::Role::Raised);
    for (QWidget* part : {footLine_, static_cast<QWidget*>(answer_), offerFoot_})
        all->addWidget(part);
    setFocusProxy(list_);

    connect(list_, &PartnerList::openWanted, this, &TradeDock::openRoute);
    connect(list_, &PartnerList::offerWanted, this, &TradeDock::compose);
    connect(list_, &PartnerList::currentPartnerChanged, this, [this] { refresh(); });
    connect(offers_, &OfferCards::acted, this, [this](const Command& command) { emit acted({command}); });
    connect(offers_, &OfferCards::counterWanted, this, [this](const Offer& offer) {
        compose(offer.from);
        composer_->counter(offer);
    });
    connect(composer_, &OfferComposer::offered, this, &TradeDock::acted);
    connect(composer_, &OfferComposer::begun, this, &TradeDock::showAnswer);
    connect(bank_, &BankBox::acted, this, &TradeDock::acted);
    connect(foot_, &QLabel::linkActivated, this,
            [this] { emit ruleWanted(QStringLiteral("trade.exchange")); });
    nameDock();
}

void TradeDock::setMoment(const Moment& moment) {
    const bool newPhase =
        moment.state.turn != moment_.state.turn || moment.state.phase != moment_.state.phase;
    const bool anotherHand = moment.hand != moment_.hand;
    const auto toHand = [&](const State& state) {
        return std::ranges::count_if(state.offers,
                                     [&](const Offer& offer) { return offer.to == moment.hand; });
    };
    const bool came = moment.live && isSeat(moment.hand) && toHand(moment.state) > 0 &&
                      (anotherHand || newPhase || toHand(moment.state) > toHand(moment_.state));
    moment_ = moment;
    if (moment_.empty()) return;
    composer_->setMoment(moment_);
    const bool shown = anotherHand || list_->current() == composer_->partner();
    const SeatId begun = composer_->empty() || !shown ? noSeat : composer_->partner();
    {
        const QSignalBlocker blocker(list_); // another partner for a moment would empty what has been begun
        partners_->setMoment(moment_);
    }
    offers_->setMoment(moment_);
    bank_->setMoment(trades() ? moment_ : Moment{}); // not seen otherwise
    said_->setMoment(moment_, accepted_);
    if (isSeat(begun))
        list_->choose(begun);
    else
        list_->preselect(anotherHand || newPhase);
    refresh();
    if (came) emit offerCame();
    if (anotherHand || newPhase || came)
        // Who comes to the table sees first what waits for an answer.
        QTimer::singleShot(0, offers_, [this] {
            scroll_->verticalScrollBar()->setValue(0);
            if (offers_->isVisible()) scroll_->ensureWidgetVisible(offers_, 0, 0);
        });
}

QSize TradeDock::sizeHint() const {
    const int wide = std::max(width(), theme::themeOf(this).scaled(380));
    int high = column_->layout()->totalHeightForWidth(wide);
    for (const QWidget* part : std::initializer_list<const QWidget*>{footLine_, answer_, offerFoot_})
        if (part->isVisibleTo(this))
            high += part->hasHeightForWidth() ? part->heightForWidth(wide)
                                              : std::max(part->minimumHeight(), part->sizeHint().height());
    return {wide, high};
}

void TradeDock::setAnswer(const std::optional<OfferAnswer>& answer) {
    answered_ = answer;
    offers_->setAnswer(answer);
    showAnswer();
}

void TradeDock::setAccepted(const std::vector<Offer>& accepted) {
    if (accepted == accepted_) return;
    accepted_ = accepted;
    said_->setMoment(moment_, accepted_);
    refresh();
}

void TradeDock::showAnswer() {
    bool known = answered_ && !moment_.empty() && moment_.asked() == Stage::trade;
    if (known && answered_->fate !=
                     OfferAnswer::Fate::waits) { // it would read as the answer to an offer to this player
        const auto& offers = moment_.state.offers;
        known = std::ranges::none_of(offers, [this](const Offer& offer) { return offer.to == moment_.hand; });
    }
    const bool shown = known && (offerFoot_->isHidden() || composer_->empty());
    composer_->setSilentWhileEmpty(known);
    answer_->setVisible(shown);
    showFootLine();
    if (!shown) return;
    using Fate = OfferAnswer::Fate;
    theme::setTextRole(answer_, answered_->fate == Fate::waits      ? theme::Role::Ink
                                : answered_->fate == Fate::declined ? theme::Role::Bad
                                                                    : theme::Role::Good);
    answer_->setText(answerSentence(*moment_.setting, *answered_));
}

/// What is pinned below must not read as the last line of what scrolls above it.
void TradeDock::showFootLine() {
    footLine_->setVisible(!answer_->isHidden() || !offerFoot_->isHidden());
}

/// The next thing is an offer along it.
void TradeDock::openRoute(SeatId partner) {
    emit acted({{moment_.hand, step::OpenRoute{partner}}});
    const int row = partners_->rowOf(partner);
    if (trades() && row >= 0 && partners_->cell(row).route) compose(partner);
}

void TradeDock::compose(SeatId partner) {
    composer_->setPartner(partner);
    list_->choose(partner);
    refresh();
    composer_->setVisible(true);
    offerFoot_->setVisible(true);
    showAnswer();
    if (auto* first = composer_->findChild<QWidget*>(QStringLiteral("trade.give.0")))
        first->setFocus(Qt::OtherFocusReason);
    showSoon(composer_); // with its button
}

std::optional<Command> TradeDock::focusedOffer() const {
    const QWidget* focus = QApplication::focusWidget();
    const bool here = focus != nullptr && (composer_->isAncestorOf(focus) || offerFoot_->isAncestorOf(focus));
    return here && isSeat(composer_->partner()) ? std::optional{composer_->command()} : std::nullopt;
}

void TradeDock::startOffer() {
    if (!bank_->isVisibleTo(this)) return;
    const auto offerable = [this](int row) {
        return row >= 0 && row < partners_->rowCount() && partners_->cell(row).promise() == 2;
    };
    int row = partners_->rowOf(list_->current());
    for (int each = 0; each < partners_->rowCount() && !offerable(row); ++each)
        if (offerable(each)) row = each;
    if (offerable(row)) return compose(partners_->cell(row).partner);
    for (int each = 0; each < partners_->rowCount(); ++each)
        if (partners_->cell(each).canOpen && !(row >= 0 && partners_->cell(row).canOpen)) row = each;
    if (row >= 0) list_->choose(partners_->cell(row).partner);
    refresh();
    list_->setFocus(Qt::OtherFocusReason); // Enter opens the route
    showSoon(need_);
}

void TradeDock::goToOffer() {
    if (bank_->isVisibleTo(this)) list_->pressCurrent();
}

void TradeDock::goToBank() {
    if (!bank_->isVisibleTo(this)) return;
    bank_->focusBank();
    showSoon(bank_);
}

void TradeDock::goToVictoryPoints() {
    if (!bank_->isVisibleTo(this)) return;
    bank_->focusVictoryPoints();
    showSoon(bank_);
}

void TradeDock::setAnswerKeys(const std::array<QString, 3>& keys) {
    offers_->setKeys(keys);
}

void TradeDock::answer(Answer answer, bool seen) {
    using Pressed = OfferCards::Pressed;
    switch (seen ? offers_->press(answer) : offers_->focus(answer)) {
    case Pressed::said:
        return;
    case Pressed::focused:
        showSoon(offers_);
        emit said(tr("Tab leads to the other offers; the same key again answers the one in the ring."));
        return;
    case Pressed::nothingThere:
        emit said(answer == Answer::retract ? tr("No offer of yours waits for an answer.")
                                            : tr("No offer waits for your answer."));
        return;
    }
}

/// Comes into sight once it has been laid out.
void TradeDock::showSoon(QWidget* part) {
    QTimer::singleShot(0, part, [this, part] { scroll_->ensureWidgetVisible(part, 0, 0); });
}

/// Why this seat, or its bank, takes no part; else what is quiet now.
QString TradeDock::notice() const {
    const Setting& setting = *moment_.setting;
    const State& state = moment_.state;
    const QString who = seatName(setting, moment_.hand);
    if (!takesPartInTrade(setting, state, moment_.hand)) {
        QStringList others;
        for (const SeatId seat : moment_.allSeats())
            if (takesPartInTrade(setting, state, seat)) others << seatName(setting, seat);
        return others.isEmpty()
                   ? tr("%1 controls no Trade Center and takes no part in Trade. Nobody does now.").arg(who)
                   : tr("%1 controls no Trade Center and takes no part in Trade. Those who do: %2.")
                         .arg(who, joined(others));
    }
    if (anyMonopoly(setting, state) && !has(setting, state, moment_.hand, Ability::monopoly)) {
        QStringList holders;
        for (const SeatId seat : moment_.allSeats())
            if (has(setting, state, seat, Ability::monopoly)) holders << seatName(setting, seat);
        return tr("Monopoly: %1 trades only with %2, not with the bank.").arg(who, joined(holders));
    }
    if (moment_.asked() != Stage::trade) return tr("Routes are opened and offers made in the Trade phase.");
    return {};
}

/// The seat in hand may open routes, offer and go to the bank.
bool TradeDock::trades() const {
    return moment_.asked() == Stage::trade && moment_.live && isSeat(moment_.hand) &&
           takesPartInTrade(*moment_.setting, moment_.state, moment_.hand);
}

void TradeDock::refresh() {
    nameDock();
    if (moment_.empty() || !isSeat(moment_.hand)) return;
    const Setting& setting = *moment_.setting;
    const State& state = moment_.state;
    partnersTitle_->setTexts(tr("Partners of %1").arg(seatName(setting, moment_.hand)),
                             tr("Routes opened: <b>%1 of %2</b> (Trade %3)")
                                 .arg(routesOpened(state, moment_.hand))
                                 .arg(routesAllowed(setting, state, moment_.hand))
                                 .arg(roman(level(setting, state, moment_.hand, Path::trade))));
    const QString said = notice();
    notice_->setText(said);
    notice_->setVisible(!said.isEmpty());
    const bool trading = trades();
    const SeatId partner = list_->current();
    const int row = partners_->rowOf(partner);
    if (row >= 0 && partners_->cell(row).route) composer_->setPartner(partner);
    const bool composing = trading && isSeat(composer_->partner()) && row >= 0 && partners_->cell(row).route;
    composer_->setVisible(composing);
    offerFoot_->setVisible(composing);
    need_->setVisible(trading && row >= 0 && !composing);
    if (need_->isVisibleTo(this)) showNeed(partner);
    showAnswer();
    bank_->setVisible(trading);
    const bool talk = said_->rowCount() > 0;
    const bool offered = std::ranges::any_of(state.offersMade, [](const auto& to) {
        return std::ranges::any_of(to, [](auto made) { return made > 0; });
    });
    saidTitle_->setVisible(moment_.asked() == Stage::trade);
    saidTitle_->setTexts(tr("Said so far"), talk      ? tr("what was declined can't be offered again")
                                            : offered ? tr("no offer waits")
                                                      : tr("no offer yet"));
    saidList_->setVisible(talk);
    saidList_->updateGeometry();
    foot_->setText(
        theme::labelText(tr("Offers lapse when all are done. Who is done may still act until then. <a "
                            "href=\"rule\">Rules of Trade</a>")));
}

void TradeDock::showNeed(SeatId partner) {
    const QString who = seatName(*moment_.setting, partner);
    needTitle_->setTexts(tr("Offer to %1").arg(who));
    needText_->setText(offerNeed(moment_, partner));
}

/// The quiet line at the end gives way where all the rest is seen without it, then a heading that nothing
/// stands under.
void TradeDock::yieldFoot() {
    const QSize room = scroll_->maximumViewportSize();
    const bool silent = !moment_.empty() && moment_.asked() == Stage::trade && said_->rowCount() == 0;
    const int line = foot_->heightForWidth(room.width());
    const int heading = silent ? saidTitle_->heightForWidth(room.width()) : 0;
    const int rest = column_->layout()->totalHeightForWidth(room.width()) - (foot_->isHidden() ? 0 : line) -
                     (saidTitle_->isHidden() ? 0 : heading);
    const bool fits = rest <= room.height();
    foot_->setVisible(!fits || rest + heading + line <= room.height());
    if (silent) saidTitle_->setVisible(!fits || rest + heading <= room.height());
}

bool TradeDock::eventFilter(QObject* watched, QEvent* event) {
    const bool resized = watched == scroll_ && event->type() == QEvent::Resize;
    if (resized || (watched == column_ && event->type() == QEvent::LayoutRequest)) yieldFoot();
    if (resized && focusedOffer()) showSoon(composer_); // what is pinned below may have become higher
    return QWidget::eventFilter(watched, event);
}

/// Short: it is a tab among others.
void TradeDock::nameDock() {
    setWindowTitle(tr("Trade", "dock: partners, offers, the bank"));
}

void TradeDock::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange && !moment_.empty()) { // their rows hold countries' names
        partners_->setMoment(moment_);
        said_->setMoment(moment_, accepted_);
    }
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::StyleChange) refresh();
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
