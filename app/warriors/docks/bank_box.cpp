#include "app/warriors/docks/bank_box.h"

#include "app/shell/flow_layout.h"
#include "app/shell/parts.h"
#include "app/shell/section_title.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/press_keys.h"
#include "app/warriors/pieces/figure_strip.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/words/sentences.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <optional>
#include <utility>

namespace marches::warriors::face {

namespace {

QSpinBox* counter(const QString& name) {
    auto* box = new QSpinBox;
    box->setObjectName(name);
    box->setAlignment(Qt::AlignCenter);
    box->setRange(1, 1);
    return box;
}

} // namespace

BankBox::BankBox(QWidget* parent)
    : QWidget(parent), bankTitle_(new shell::SectionTitle),
      giveWord_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      getWord_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      lotsWord_(shell::roleLabel(theme::FontRole::Text, theme::Role::Ink2)),
      lots_(counter(QStringLiteral("trade.lots"))), result_(new FigureStrip),
      why_(shell::roleLabel(theme::FontRole::Note, theme::Role::Ink2)),
      exchange_(shell::smallButton(QStringLiteral("trade.exchange"))), vpTitle_(new shell::SectionTitle),
      vpResult_(new QLabel), vpCount_(counter(QStringLiteral("trade.vp-count"))),
      buy_(shell::smallButton(QStringLiteral("trade.buy-vp"))) {
    setObjectName(QStringLiteral("trade.bank"));
    auto* giveLine = new QWidget;
    auto* giveRow = new shell::FlowLayout(giveLine, 8, 4);
    giveRow->setContentsMargins(14, 5, 14, 2);
    giveRow->addWidget(giveWord_);
    makeToggles(give_, "give", giveLine);
    auto* lots = new QWidget; // the word never stands in another line than its figure
    shell::bareLayout<QHBoxLayout>(lots, 8, {lotsWord_, lots_});
    giveRow->addWidget(lots);
    auto* getLine = new QWidget;
    auto* getRow = new shell::FlowLayout(getLine, 8, 4);
    getRow->setContentsMargins(14, 2, 14, 6);
    getRow->addWidget(getWord_);
    makeToggles(get_, "get", getLine);
    getRow->addWidget(result_);
    getRow->addWidget(exchange_);
    why_->setObjectName(QStringLiteral("trade.bank.why"));
    why_->setWordWrap(true);
    why_->setContentsMargins(14, 0, 14, 6);
    auto* vpLine = new QWidget;
    auto* vpRow = new shell::FlowLayout(vpLine, 12, 4);
    vpRow->setContentsMargins(14, 5, 14, 5);
    vpResult_->setTextFormat(Qt::RichText);
    vpResult_->setObjectName(QStringLiteral("trade.vp-result"));
    vpResult_->setMinimumWidth(1); // longer than the dock is wide, it wraps
    vpRow->addWidget(vpResult_);
    vpRow->addWidget(vpCount_);
    vpRow->addWidget(buy_);
    shell::bareLayout<QVBoxLayout>(this, 0, {bankTitle_, giveLine, getLine, why_, vpTitle_, vpLine});
    connect(lots_, &QSpinBox::valueChanged, this, &BankBox::fill);
    connect(vpCount_, &QSpinBox::valueChanged, this, &BankBox::fill);
    connect(exchange_, &QPushButton::clicked, this, &BankBox::doExchange);
    connect(buy_, &QPushButton::clicked, this, [this] { emit acted(purchase()); });
}

void BankBox::makeToggles(Toggles& toggles, const char* id, QWidget* parent) {
    auto* group = new QButtonGroup(this);
    const bool gives = &toggles == &give_;
    for (std::size_t r = 0; r < 4; ++r) {
        toggles[r] = shell::smallButton(QStringLiteral("trade.bank-%1.%2").arg(QLatin1String(id)).arg(r));
        toggles[r]->setCheckable(true);
        toggles[r]->setIcon(theme::icon(iconFor(allResources[r])));
        group->addButton(toggles[r]);
        parent->layout()->addWidget(toggles[r]);
        connect(toggles[r], &QPushButton::clicked, this, [this, r, gives] {
            chosen_ = true;
            (gives ? givenNow_ : gotNow_) = allResources[r];
            if (givenNow_ == gotNow_) // the other one goes to the next kind
                (gives ? gotNow_ : givenNow_) = allResources[(r + 1) % 4];
            if (gives) lots_->setValue(1);
            fill();
            // what can't be given is said where one looks, not only below the pane's edge
            if (QPushButton* toggle = (gives ? give_ : get_)[r]; theme::buttonLook(toggle).refused)
                QToolTip::showText(toggle->mapToGlobal(toggle->rect().bottomLeft()), toggle->toolTip(),
                                   toggle);
        });
    }
}

void BankBox::setMoment(const Moment& moment) {
    const bool another = moment_.setting != moment.setting || moment_.hand != moment.hand ||
                         moment_.state.turn != moment.state.turn || moment_.state.phase != moment.state.phase;
    moment_ = moment;
    if (another) {
        chosen_ = false;
        lots_->setValue(1);
    }
    if (!chosen_) openOnWhatCanBePaid();
    fill();
}

bool BankBox::payable(Resource given) const {
    const auto rate = static_cast<std::uint8_t>(bankRate(*moment_.setting, moment_.state, moment_.hand));
    const Resource other = given == Resource::gold ? Resource::food : Resource::gold;
    return !check(*moment_.setting, moment_.state, Command{moment_.hand, step::Bank{given, other, rate}});
}

/// What there is most of among what the bank takes now; nothing changes while that can be paid already.
void BankBox::openOnWhatCanBePaid() {
    if (moment_.empty() || !isSeat(moment_.hand) || payable(givenNow_)) return;
    const Resources held = moment_.state.player(moment_.hand).resources;
    std::optional<Resource> most;
    for (const Resource resource : allResources)
        if (payable(resource) && (!most || held[resource] > held[*most])) most = resource;
    if (!most) return;
    givenNow_ = *most;
    if (gotNow_ == givenNow_) gotNow_ = givenNow_ == Resource::food ? Resource::gold : Resource::food;
}

/// Without a kind that could be given none is meant: what is said is not said of one.
QString BankBox::whyNot(const Refusal& refusal) const {
    const bool any = std::ranges::any_of(allResources, [this](Resource kind) { return payable(kind); });
    if (refusal.code != RefusalCode::bankShort || any) return sentence(moment_, refusal);
    //: At the bank; %1 the units of one resource that it takes for one of another
    return tr("Nothing to give: %1 of one kind needed.")
        .arg(bankRate(*moment_.setting, moment_.state, moment_.hand));
}

int BankBox::mostLots() const {
    const int rate = bankRate(*moment_.setting, moment_.state, moment_.hand);
    return std::max(1, moment_.state.player(moment_.hand).resources[givenNow_] / std::max(1, rate));
}

std::vector<Command> BankBox::exchange() const {
    if (moment_.empty() || !isSeat(moment_.hand)) return {};
    const auto rate = static_cast<std::uint8_t>(bankRate(*moment_.setting, moment_.state, moment_.hand));
    return std::vector<Command>(static_cast<std::size_t>(lots_->value()),
                                Command{moment_.hand, step::Bank{givenNow_, gotNow_, rate}});
}

std::vector<Command> BankBox::purchase() const {
    if (moment_.empty() || !isSeat(moment_.hand)) return {};
    return std::vector<Command>(static_cast<std::size_t>(vpCount_->value()),
                                Command{moment_.hand, step::BuyVp{}});
}

void BankBox::fill() {
    if (moment_.empty() || !isSeat(moment_.hand)) return;
    const Setting& setting = *moment_.setting;
    const State& state = moment_.state;
    const Resources held = state.player(moment_.hand).resources;
    const int rate = bankRate(setting, state, moment_.hand);
    //: The bank and its rate: "Bank, 4:1"
    bankTitle_->setTexts(
        tr("Bank, %1:1").arg(rate),
        tr("Trade %1 · one kind for another").arg(roman(level(setting, state, moment_.hand, Path::trade))));
    giveWord_->setText(tr("Give"));
    getWord_->setText(tr("Get"));
    lotsWord_->setText(tr("lots"));
    lots_->setAccessibleName(tr("How many lots"));
    for (QWidget* about : {static_cast<QWidget*>(lotsWord_), static_cast<QWidget*>(lots_)})
        about->setToolTip(tr("A lot is what the bank takes for 1 of another kind: %1 of one kind").arg(rate));
    exchange_->setText(tr("Exchange"));
    for (std::size_t r = 0; r < 4; ++r) {
        const Resource resource = allResources[r];
        give_[r]->setAccessibleName(tr("Give %1 to the bank").arg(resourceName(resource)));
        get_[r]->setAccessibleName(tr("Get %1 from the bank").arg(resourceName(resource)));
        give_[r]->setChecked(resource == givenNow_);
        get_[r]->setChecked(resource == gotNow_);
        const Resource other = resource == Resource::gold ? Resource::food : Resource::gold;
        const auto short_ =
            check(setting, state,
                  Command{moment_.hand, step::Bank{resource, other, static_cast<std::uint8_t>(rate)}});
        theme::setRefused(give_[r], short_.has_value());
        give_[r]->setToolTip(short_ ? sentence(moment_, *short_) : QString());
    }
    lots_->setMaximum(mostLots());
    const int count = lots_->value();
    const auto refusal = check(setting, state, exchange().front());
    const auto change = [&](Resource resource, int by) {
        //: An amount before and after
        return Figure{iconFor(resource),
                      tr("%1 → %2").arg(held[resource]).arg(held[resource] + by),
                      theme::FontRole::TextBold,
                      theme::Role::Ink,
                      {}};
    };
    result_->setVisible(!refusal);
    if (!refusal) result_->setFigures({change(givenNow_, -rate * count), change(gotNow_, count)});
    why_->setVisible(refusal.has_value());
    if (refusal) why_->setText(whyNot(*refusal));
    theme::setRefused(exchange_, refusal.has_value());
    dressToggles();

    const int price = setting.tables.vpPrice;
    const int vp = victoryPoints(setting, state, moment_.hand).total();
    vpTitle_->setTexts(tr("Victory Points"), tr("%n Gold each, for good", nullptr, price));
    vpCount_->setMaximum(std::max(1, held[Resource::gold] / std::max(1, price)));
    vpCount_->setAccessibleName(tr("How many Victory Points"));
    const int bought = vpCount_->value();
    const auto noVp = check(setting, state, Command{moment_.hand, step::BuyVp{}});
    vpResult_->setText(theme::labelText(noVp ? sentence(moment_, *noVp).toHtmlEscaped()
                                             : tr("Gold <b>%1 → %2</b> · VP <b>%3 → %4</b> of %5")
                                                   .arg(held[Resource::gold])
                                                   .arg(held[Resource::gold] - price * bought)
                                                   .arg(vp)
                                                   .arg(vp + bought)
                                                   .arg(setting.threshold())));
    wrapResult();
    vpCount_->setVisible(vpCount_->maximum() > 1);
    buy_->setText(tr("Buy %n VP", nullptr, bought));
    theme::setRefused(buy_, noVp.has_value());
}

void BankBox::focusBank() {
    for (QPushButton* button : give_)
        if (button->isChecked()) button->setFocus(Qt::ShortcutFocusReason);
}

void BankBox::focusVictoryPoints() {
    (vpCount_->isVisibleTo(this) ? static_cast<QWidget*>(vpCount_) : buy_)->setFocus(Qt::ShortcutFocusReason);
}

/// Enter on a field does what the part's button does.
void BankBox::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (!enter || theme::buttonUnderKeys() != nullptr) {
        QWidget::keyPressEvent(event);
        return;
    }
    if (vpCount_->hasFocus())
        emit acted(purchase());
    else
        doExchange();
}

/// What was given stays chosen, or a second press would give another kind away.
void BankBox::doExchange() {
    chosen_ = true;
    emit acted(exchange());
}

/// Kinds show their signs alone where their names would take another line: measured only when something else
/// may come of it.
void BankBox::dressToggles() {
    const Room room{width(), lots_->parentWidget()->sizeHint().width(),
                    result_->isHidden() ? 0 : result_->sizeHint().width(),
                    giveWord_->text() + exchange_->text(), exchange_->font()};
    if (std::exchange(room_, room) != room) {
        const int bySigns = highWith(false);
        named_ = highWith(true) <= bySigns;
        if (!named_) highWith(false);
    }
    for (const Toggles* toggles : {&give_, &get_})
        for (std::size_t r = 0; r < toggles->size(); ++r)
            if (!theme::buttonLook((*toggles)[r]).refused)
                (*toggles)[r]->setToolTip(named_ ? QString() : resourceName(allResources[r]));
}

int BankBox::highWith(bool names) {
    int lines = 0;
    for (const Toggles* toggles : {&give_, &get_}) {
        for (std::size_t r = 0; r < toggles->size(); ++r)
            (*toggles)[r]->setText(names ? resourceName(allResources[r]) : QString());
        lines += toggles->front()->parentWidget()->layout()->heightForWidth(width());
    }
    return lines;
}

/// A label that may wrap takes more lines than it needs, so it may only where it has to.
void BankBox::wrapResult() {
    vpResult_->setWordWrap(false);
    const QMargins margins = vpResult_->parentWidget()->layout()->contentsMargins();
    vpResult_->setWordWrap(vpResult_->sizeHint().width() > width() - margins.left() - margins.right());
}

void BankBox::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    dressToggles();
    wrapResult();
}

void BankBox::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange) fill();
    QWidget::changeEvent(event);
}

} // namespace marches::warriors::face
