#include "app/warriors/docks/offer_composer.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/shell/section_title.h"
#include "app/theme/look.h"
#include "app/theme/wrapped_label.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/words/offer_words.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/rules.h"

#include <QEvent>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

namespace {

constexpr int mostOffered = 99;
constexpr int tightMargin = 8;
constexpr int tightSpacing = 4;
constexpr int tightened = 10; ///< px less for a stepper: two digits need no more

QLabel* figure() {
    auto* label = new QLabel;
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    return label;
}

/// An arrow says what it is where no head does.
QString thenText(int after, bool headed) {
    return headed ? number(after) : QStringLiteral("→ ") + number(after);
}

/// What a player has after the exchange: bold where it changes, red where it can't be paid.
void showThen(QLabel* label, int before, int after, bool headed) {
    label->setText(thenText(after, headed));
    theme::setFontRole(label, before == after ? theme::FontRole::Text : theme::FontRole::TextBold);
    theme::setTextRole(label, after < 0         ? theme::Role::Bad
                              : before == after ? theme::Role::Ink3
                                                : theme::Role::Ink);
}

} // namespace

OfferComposer::OfferComposer(QWidget* parent)
    : QWidget(parent), title_(new shell::SectionTitle), grid_(new QGridLayout), foot_(new QWidget),
      summary_(new theme::WrappedLabel), why_(new theme::WrappedLabel), clear_(new QPushButton),
      again_(new QPushButton), offer_(new QPushButton) {
    setObjectName(QStringLiteral("trade.composer"));
    grid_->setVerticalSpacing(4);
    for (std::size_t i = 0; i < heads_.size(); ++i) {
        heads_[i] = new theme::WrappedLabel;
        theme::setFontRole(heads_[i], theme::FontRole::Note);
        theme::setTextRole(heads_[i], theme::Role::Ink3);
    }
    for (theme::ShieldLabel*& arms : arms_)
        arms = new theme::ShieldLabel(theme::PlayerColour{}, 18);
    for (Steppers* side : {&give_, &take_})
        for (QSpinBox*& stepper : *side) {
            stepper = new QSpinBox;
            stepper->setRange(0, mostOffered);
            stepper->setAlignment(Qt::AlignCenter);
            connect(stepper, &QSpinBox::valueChanged, this, &OfferComposer::fill);
        }
    for (std::size_t r = 0; r < 4; ++r) {
        for (auto& side : signs_)
            side[r] = new theme::SignLabel(iconFor(allResources[r]));
        names_[r] = new QLabel;
        otherNames_[r] = new QLabel;
        ownHas_[r] = figure();
        ownThen_[r] = figure();
        otherHas_[r] = figure();
        otherThen_[r] = figure();
        give_[r]->setObjectName(QStringLiteral("trade.give.%1").arg(r));
        take_[r]->setObjectName(QStringLiteral("trade.take.%1").arg(r));
    }
    theme::setFontRole(summary_, theme::FontRole::Name);
    summary_->setObjectName(QStringLiteral("trade.summary"));
    theme::setFontRole(why_, theme::FontRole::Note);
    theme::setTextRole(why_, theme::Role::Warn);
    why_->setObjectName(QStringLiteral("trade.composer.why"));
    clear_->setObjectName(QStringLiteral("trade.clear"));
    again_->setObjectName(QStringLiteral("trade.again"));
    offer_->setObjectName(QStringLiteral("trade.offer"));
    theme::setPrimary(offer_);
    theme::setKeyCap(offer_, QStringLiteral("\u21B5"));
    auto* buttons = new QWidget;
    auto* buttonRow = new shell::FlowLayout(buttons, 8, 6);
    buttonRow->setContentsMargins(14, 0, 14, 7);
    for (QPushButton* button :
         {offer_, clear_, again_}) // where one goes to a second row it is not the main one
        buttonRow->addWidget(button);
    summary_->setContentsMargins(14, 6, 14, 0);
    why_->setContentsMargins(14, 0, 14, 0);
    auto* all = shell::bareLayout<QVBoxLayout>(this, 4, {title_});
    all->addLayout(grid_);
    place(Form::wide);
    all->addWidget(foot_);
    foot_->setObjectName(QStringLiteral("trade.foot"));
    auto* footColumn = shell::bareLayout<QVBoxLayout>(foot_, 4, {summary_, why_});
    footColumn->addWidget(buttons); // last: what is said above them may come and go
    for (QPushButton* button : {clear_, again_, offer_})
        button->setAutoDefault(true); // Enter presses the one that has the focus
    connect(clear_, &QPushButton::clicked, this, [this] { setAmounts({}, {}); });
    connect(again_, &QPushButton::clicked, this, [this] {
        if (const auto last = last_.find(partner_); last != last_.end())
            setAmounts(last->second.give, last->second.take);
    });
    connect(offer_, &QPushButton::clicked, this, &OfferComposer::offer);
    const std::array<QSpinBox*, 8> inOrder{give_[0], give_[1], give_[2], give_[3],
                                           take_[0], take_[1], take_[2], take_[3]};
    for (std::size_t i = 1; i < inOrder.size(); ++i)
        setTabOrder(inOrder[i - 1], inOrder[i]);
    retranslate();
}

QWidget* OfferComposer::takeFoot() {
    layout()->removeWidget(foot_);
    return foot_;
}

void OfferComposer::place(Form form) {
    if (form_ == form) return;
    form_ = form;
    const bool stacked = form == Form::stacked;
    const bool tight = form == Form::tight;
    const int margin = tight ? tightMargin : 14;
    grid_->setContentsMargins(margin, 4, margin, 4);
    grid_->setHorizontalSpacing(tight ? tightSpacing : 8);
    grid_->setColumnStretch(1, tight ? 0 : 1);
    narrowSteppers();
    const int down = stacked ? 5 : 0;
    const int right = stacked ? 0 : 3;
    const auto put = [&](QWidget* widget, int row, int column) { grid_->addWidget(widget, row, column); };
    for (std::size_t i = 0; i < heads_.size(); ++i) {
        const bool gives = i % 3 == 1;
        const int column = static_cast<int>(i < 3 ? i + 2 : i - 1) + (i < 3 ? 0 : right);
        grid_->addWidget(heads_[i], i < 3 ? 0 : down, column, 1, tight && gives ? 2 : 1);
        heads_[i]->setAlignment(tight ? Qt::AlignLeft | Qt::AlignVCenter
                                      : Qt::AlignBottom | (gives ? Qt::AlignHCenter : Qt::AlignRight));
        heads_[i]->setVisible(gives || !tight);
    }
    for (std::size_t r = 0; r < 4; ++r) {
        const int row = static_cast<int>(r) + 1;
        put(signs_[0][r], row, 0);
        put(names_[r], row, 1);
        put(ownHas_[r], row, 2);
        put(give_[r], row, 3);
        put(ownThen_[r], row, 4);
        put(signs_[1][r], row + down, 0);
        put(otherNames_[r], row + down, 1);
        put(otherHas_[r], row + down, 2 + right);
        put(take_[r], row + down, 3 + right);
        put(otherThen_[r], row + down, 4 + right);
        signs_[1][r]->setVisible(stacked);
        otherNames_[r]->setVisible(stacked);
        names_[r]->setVisible(!tight);
    }
    for (std::size_t side = 0; side < arms_.size(); ++side) {
        grid_->addWidget(arms_[side], 0, side == 0 ? 2 : 5, Qt::AlignRight | Qt::AlignVCenter);
        arms_[side]->setVisible(tight);
    }
    showHeads();
    fill();
    updateGeometry();
}

void OfferComposer::narrowSteppers() {
    for (Steppers* side : {&give_, &take_})
        for (QSpinBox* stepper : *side)
            stepper->setMaximumWidth(form_ == Form::tight ? stepper->sizeHint().width() - tightened
                                                          : QWIDGETSIZE_MAX);
}

/// Returns the px of what one side has, gives and has then.
int OfferComposer::sideWidth() const {
    constexpr int spacing = 8;
    const int figure = ownHas_[0]->fontMetrics().horizontalAdvance(QStringLiteral("999"));
    return give_[0]->sizeHint().width() + 2 * figure + 3 * spacing;
}

int OfferComposer::signWidth() const {
    constexpr int margins = 2 * 14;
    return margins + signs_[0][0]->sizeHint().width();
}

int OfferComposer::tightWidth() const {
    const QFontMetrics figures = ownHas_[0]->fontMetrics();
    const int side = give_[0]->sizeHint().width() - tightened +
                     figures.horizontalAdvance(QStringLiteral("99")) +
                     figures.horizontalAdvance(thenText(99, false)) + 2 * tightSpacing;
    return 2 * tightMargin + signs_[0][0]->sizeHint().width() + 2 * (side + tightSpacing);
}

OfferComposer::Form OfferComposer::formFor(int width) const {
    constexpr int spacing = 8;
    if (width >= minimumSizeHint().width() + sideWidth() + 4 * spacing) return Form::wide;
    return width >= tightWidth() + spacing ? Form::tight : Form::stacked;
}

QSize OfferComposer::minimumSizeHint() const {
    int name = 0;
    for (const QLabel* label : names_)
        name = std::max(name, label->sizeHint().width());
    constexpr int spacing = 8;
    return {signWidth() + name + sideWidth() + 2 * spacing, QWidget::minimumSizeHint().height()};
}

void OfferComposer::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    place(formFor(width()));
    showHeads();
}

Resources OfferComposer::read(const Steppers& steppers) {
    Resources amounts;
    for (std::size_t r = 0; r < 4; ++r)
        amounts[allResources[r]] = steppers[r]->value();
    return amounts;
}

void OfferComposer::setMoment(const Moment& moment) {
    if (!moment.live && !live_.empty()) { // only looked at: what is begun waits as it is
        moment_ = moment;
        return retranslate();
    }
    moment_ = std::exchange(live_, moment);
    const bool anotherHand = moment.hand != moment_.hand || moment.setting != moment_.setting;
    const bool anotherPhase =
        moment.state.turn != moment_.state.turn || moment.state.phase != moment_.state.phase;
    const bool made =
        !anotherHand && !anotherPhase && isSeat(partner_) && offersMade(moment) > offersMade(moment_);
    const Amounts sent{give(), take()};
    const bool traded = !anotherHand && !anotherPhase && isSeat(partner_) && acceptedIn(moment);
    const SeatId before = moment_.hand;
    if (moment.setting != moment_.setting || anotherPhase) drafts_.clear();
    moment_ = moment;
    if (anotherHand || anotherPhase) last_.clear();
    if (made) last_[partner_] = sent;
    if (anotherHand)
        changeHands(anotherPhase ? noSeat : before);
    else if (made || traded || anotherPhase)
        setAmounts({}, {});
    retranslate();
}

void OfferComposer::changeHands(SeatId before) {
    if (isSeat(before) && isSeat(partner_) && !empty())
        drafts_[before] = {partner_, {give(), take()}, countered_};
    partner_ = noSeat;
    setAmounts({}, {});
    const auto begun = drafts_.find(moment_.hand);
    if (begun == drafts_.end()) return;
    const Draft draft = begun->second;
    drafts_.erase(begun);
    partner_ = draft.partner;
    setAmounts(draft.amounts.give, draft.amounts.take);
    countered_ = draft.countered;
}

int OfferComposer::offersMade(const Moment& moment) const {
    return moment.state.offersMade[index(moment.hand)][index(partner_)];
}

/// Whether an offer of the partner has become a trade since: what was put together against it is done with.
bool OfferComposer::acceptedIn(const Moment& moment) const {
    const auto ofPartner = [this](const Offer& offer) {
        return offer.from == partner_ && offer.to == moment_.hand;
    };
    const auto& before = moment_.state.offers;
    const auto& after = moment.state.offers;
    const auto offer = std::ranges::find_if(before, ofPartner);
    if (offer == before.end() || std::ranges::any_of(after, ofPartner)) return false;
    return !(moment.state.player(moment_.hand).resources == moment_.state.player(moment_.hand).resources);
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

void OfferComposer::counter(const Offer& offer) {
    setAmounts(offer.take, offer.give);
    countered_ = offer;
    retranslate();
}

/// The partner's offer that is answered by this one still waits.
bool OfferComposer::counters() const {
    const auto& waiting = moment_.state.offers;
    return countered_ && countered_->from == partner_ && countered_->to == moment_.hand &&
           std::ranges::any_of(waiting, [this](const Offer& offer) {
               return offer.from == countered_->from && offer.to == countered_->to &&
                      offer.give == countered_->give && offer.take == countered_->take;
           });
}

bool OfferComposer::asItWas() const {
    return counters() && give() == countered_->take && take() == countered_->give;
}

std::vector<Command> OfferComposer::steps() const {
    if (!counters() || check(*moment_.setting, moment_.state, command())) return {command()};
    return {{moment_.hand, step::DeclineOffer{partner_}}, command()};
}

QString OfferComposer::summary() const {
    return offerSummary(give(), take());
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
        const bool headed = form_ != Form::tight;
        showThen(ownThen_[r], own[resource], own[resource] + change, headed);
        showThen(otherThen_[r], other[resource], other[resource] - change, headed);
    }
    const bool nothing = empty();
    if (nothing) countered_.reset();
    const QString partner = seatName(*moment_.setting, partner_);
    //: A button; %1 a country that has made an offer, which is answered by another one
    offer_->setText(counters() ? tr("Counter-offer to %1").arg(partner) : tr("Offer to %1").arg(partner));
    clear_->setEnabled(!nothing);           // not hidden: what stands beside it stays where it is
    const auto last = last_.find(partner_); // not to be had again where it was declined
    again_->setVisible(
        last != last_.end() &&
        !check(*moment_.setting, moment_.state,
               {moment_.hand, step::MakeOffer{partner_, last->second.give, last->second.take}}));
    summary_->setText(summary());
    summary_->setVisible(!nothing || !silent_);
    const auto refusal = check(*moment_.setting, moment_.state, command());
    theme::setRefused(offer_, refusal || asItWas());
    QString said;
    if (refusal && refusal->code != RefusalCode::emptyOffer)
        said = sentence(moment_, *refusal);
    else if (asItWas())
        //: Of a counter-offer that is still the offer it answers; %1 a country
        said = tr("This is what %1 offers: change it, or accept that.").arg(partner);
    else if (counters())
        //: Of a counter-offer; %1 a country
        said = tr("Sending this declines the offer of %1.").arg(partner);
    why_->setVisible(!said.isEmpty());
    why_->setText(said);
    if (std::exchange(wasEmpty_, nothing) != nothing) emit begun();
}

void OfferComposer::setSilentWhileEmpty(bool silent) {
    silent_ = silent;
    summary_->setVisible(!empty() || !silent_);
}

void OfferComposer::retranslate() {
    clear_->setText(tr("Clear"));
    //: Fills in what was offered last
    again_->setText(tr("As last time"));
    for (std::size_t r = 0; r < 4; ++r)
        for (QLabel* label : {names_[r], otherNames_[r]})
            label->setText(resourceName(allResources[r]));
    if (moment_.empty() || !isSeat(partner_) || !isSeat(moment_.hand)) return;
    const QString own = seatName(*moment_.setting, moment_.hand);
    const QString other = seatName(*moment_.setting, partner_);
    title_->setTexts(
        tr("Offer to %1").arg(other),
        //: Offers to one partner: "2 of 8 made in this phase"
        tr("%1 of %2 made in this phase").arg(offersMade(moment_)).arg(moment_.setting->tables.offerLimit));
    arms_[0]->setPlayer(playerColour(moment_.colour(moment_.hand)));
    arms_[1]->setPlayer(playerColour(moment_.colour(partner_)));
    showHeads();
    for (std::size_t r = 0; r < 4; ++r) {
        signs_[0][r]->setToolTip(resourceName(allResources[r]));
        ownHas_[r]->setToolTip(tr("%1 has").arg(own));
        otherHas_[r]->setToolTip(tr("%1 has").arg(other));
        for (QLabel* then : {ownThen_[r], otherThen_[r]})
            then->setToolTip(tr("then"));
        give_[r]->setAccessibleName(tr("%1 gives %2").arg(own, resourceName(allResources[r])));
        take_[r]->setAccessibleName(tr("%1 gives %2").arg(other, resourceName(allResources[r])));
    }
    fill();
}

void OfferComposer::showHeads() {
    if (moment_.empty() || !isSeat(partner_) || !isSeat(moment_.hand)) return;
    const QString own = seatName(*moment_.setting, moment_.hand);
    const QString other = seatName(*moment_.setting, partner_);
    const auto gives = [this](const QString& who) {
        //: Head of a column of figures; %1 a country
        return form_ == Form::tight ? tr("%1 gives").arg(who) : tr("gives");
    };
    const std::array<QString, 6> heads{tr("%1 has").arg(own),   gives(own),   tr("then"),
                                       tr("%1 has").arg(other), gives(other), tr("then")};
    for (std::size_t i = 0; i < heads.size(); ++i)
        heads_[i]->setText(heads[i]);
}

void OfferComposer::offer() {
    if (!asItWas()) emit offered(steps());
}

void OfferComposer::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) retranslate();
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange) narrowSteppers();
}

void OfferComposer::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        offer();
    else
        QWidget::keyPressEvent(event);
}

} // namespace marches::warriors::face
