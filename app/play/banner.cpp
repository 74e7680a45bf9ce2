#include "app/play/banner.h"

#include "app/play/seat_look.h"
#include "app/theme/focus_ring.h"
#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/motion.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "app/theme/wrapped_label.h"

#include <QAccessible>
#include <QApplication>
#include <QCursor>
#include <QDateTime>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QTimerEvent>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace marches::play {

static constexpr int maxOthers = 9;

Banner::Banner(QWidget* parent)
    : QFrame(parent), sentence_(new theme::WrappedLabel), detail_(new theme::WrappedLabel),
      all_(new QBoxLayout(QBoxLayout::LeftToRight)), row_(new QHBoxLayout), texts_(new QVBoxLayout),
      primary_(new QPushButton), more_(new QToolButton) {
    setObjectName(QStringLiteral("banner"));
    setFocusPolicy(Qt::NoFocus);
    sentence_->setObjectName(QStringLiteral("banner.sentence"));
    detail_->setObjectName(QStringLiteral("banner.detail"));
    theme::setTextRole(detail_, theme::Role::Ink2);
    for (QLabel* label : {sentence_, detail_})
        label->setMinimumWidth(60);

    texts_->setSpacing(0);
    detail_->setContentsMargins(0, accents, 0, 0);
    texts_->addWidget(sentence_);
    texts_->addWidget(detail_);
    texts_->addStretch(1);
    more_->setObjectName(QStringLiteral("banner.more"));
    more_->setPopupMode(QToolButton::InstantPopup);
    more_->setIcon(theme::icon(theme::Icon::More));
    more_->setMenu(new QMenu(more_));
    primary_->setAutoDefault(true); // Enter presses it when it has the focus
    primary_->installEventFilter(this);
    theme::setPrimary(primary_);
    row_->addStretch(1);
    row_->addWidget(more_);
    row_->addWidget(primary_);
    all_->addLayout(texts_, 1);
    auto* buttons = new QVBoxLayout;
    buttons->addLayout(row_);
    buttons->addStretch(1);
    all_->addLayout(buttons);
    setLayout(all_);
    // Buttons that do not fit are folded: what they would need must not push docks aside.
    setMinimumWidth(1);
    connect(primary_, &QPushButton::clicked, this, [this] {
        if (prompt_.primary) attempt(*prompt_.primary);
    });
    noPresses_.setSingleShot(true);
    noPresses_.setTimerType(Qt::PreciseTimer);
    connect(&noPresses_, &QTimer::timeout, this, [this] { settle(false); });
    more_->hide();
    primary_->hide();
    fit();
}

QPushButton* Banner::button(std::size_t position) {
    while (others_.size() <= position) {
        auto* made = new QPushButton(this);
        made->setAutoDefault(true);
        made->installEventFilter(this);
        fitButton(made);
        const std::size_t number = others_.size();
        connect(made, &QPushButton::clicked, this, [this, number] {
            if (number < prompt_.others.size()) attempt(prompt_.others[number]);
        });
        // The nearest to the primary button is the first.
        row_->insertWidget(2, made);
        others_.push_back(made);
    }
    return others_[position];
}

void Banner::fill(QPushButton* widget, const Button& content, bool primary) {
    const QString name = QStringLiteral("banner.") + content.id;
    if (widget->objectName() != name)
        widget->setDown(false); // a press begun on another button is none on this
    widget->setObjectName(name);
    widget->setText(content.text);
    widget->setIcon(content.icon);
    widget->setToolTip(content.refused ? content.why : content.tip);
    widget->setAccessibleDescription(content.note);
    theme::setNote(widget, content.note);
    const QString action = primary ? QStringLiteral("banner.press-primary") : content.action;
    theme::setKeyCap(widget, keyOf_ && !action.isEmpty() ? keyOf_(action) : QString{});
    theme::setRefused(widget, content.refused);
    theme::setPrimary(widget, primary && !content.refused && !content.quiet);
    widget->updateGeometry();
    widget->show();
}

void Banner::show(const Prompt& prompt, const SeatInfo* seat) {
    const bool sameQuestion = prompt.sentence == prompt_.sentence && prompt.seat == prompt_.seat;
    const bool sameKind = prompt.kind == prompt_.kind && prompt.seat == asked_;
    const bool followsAnother = !prompt_.sentence.isEmpty();
    const SeatId before = asked_;
    const bool person = seat && seat->human();
    const bool afterAnotherPerson = person && isSeat(person_) && prompt.seat != person_;
    if (person) person_ = prompt.seat;
    const bool newQuestion = person && followsAnother && !sameKind;
    if (newQuestion) {
        beginGrace(afterAnotherPerson ? 3 * grace_ : grace_);
        ++questions_;
    }
    seat_ = seat ? std::optional{*seat} : std::nullopt;
    const Button* asker = stillAsks(prompt);
    if (asker == nullptr) {
        before_.reset();
        lay(prompt);
    } else {
        before_ = prompt;
        lay(questionOf(*asker, prompt));
    }
    if (newQuestion)
        settle(afterAnotherPerson && tooSoon());
    else if (prompt.seat != before)
        settle(false); // he for whom it was has acted
    if (!sameQuestion) alert();
}

void Banner::beginGrace(int ms) {
    newQuestion_.start();
    if (ms > 0) noPresses_.start(ms);
}

/// A hand that goes on pressing, and an eye that does not, see that somebody else is asked.
void Banner::settle(bool settling) {
    settling_ = settling;
    update();
    theme::setSettling(primary_, settling);
    for (QPushButton* other : others_)
        theme::setSettling(other, settling);
}

/// A hidden button says no more what the one before was asked: it may be none of the next one's business.
static void silence(QPushButton& button) {
    button.setText({});
    button.setToolTip({});
    button.setAccessibleDescription({});
}

/// In place of what stands there; the focus stays on a button that goes on to mean the same.
void Banner::lay(const Prompt& prompt) {
    const QWidget* focus = QApplication::focusWidget();
    const bool held = focus && isAncestorOf(focus);
    const auto* heldButton = held ? qobject_cast<const QPushButton*>(focus) : nullptr;
    const QString focused = held ? focus->objectName() : QString{};
    const QString focusedText = heldButton ? heldButton->text() : QString{};
    const std::size_t count = std::min<std::size_t>(prompt.others.size(), maxOthers);
    if (count > 0) button(count - 1); // showing the first of them already lays all of them out
    const bool sameKind = prompt.kind == prompt_.kind && prompt.seat == asked_;
    const bool shortOfRoom = low_ || stacked(); // other answers need it more
    const bool sameText = prompt.primary && prompt_.primary && prompt.primary->text == prompt_.primary->text;
    if (prompt.seat != asked_ || (shortOfRoom && !sameText))
        widest_ = 0;
    else if (!questioned_ && primary_->isVisible() && prompt_.primary)
        widest_ = std::max(widest_, primary_->width());
    questioned_ = before_.has_value();
    int wide = questioned_ ? 0 : widest_;
    if (!prompt.primary && busy_) // hidden, it keeps its place
        wide = std::max(primary_->minimumWidth(), primary_->isVisible() ? primary_->width() : 0);
    ++shown_;
    prompt_ = prompt;
    prompt_.others.resize(count);
    asked_ = prompt.seat;

    sentence_->setText(prompt_.sentence);
    detail_->setText(prompt_.detail);
    detail_->setToolTip({});
    theme::setTextRole(detail_, before_ ? theme::Role::Warn : theme::Role::Ink2);
    detail_->setVisible(!prompt_.detail.isEmpty());
    QSizePolicy place = primary_->sizePolicy();
    place.setRetainSizeWhenHidden(busy_); // nothing slides under the pointer while a computer player thinks
    primary_->setSizePolicy(place);
    primary_->setVisible(prompt_.primary.has_value());
    if (prompt_.primary)
        fill(primary_, *prompt_.primary, true);
    else if (!busy_) // else it keeps its place, and its width
        silence(*primary_);
    // It grows no narrower as long as one player acts: what stands beside it keeps its place, Undo above all.
    primary_->setMinimumWidth(wide);
    for (std::size_t i = 0; i < prompt_.others.size(); ++i)
        fill(button(i), prompt_.others[i], false);
    for (std::size_t i = prompt_.others.size(); i < others_.size(); ++i) {
        others_[i]->setObjectName({});
        others_[i]->hide();
        silence(*others_[i]);
    }
    fold();
    takeHeight();
    dropOldBubble();
    if (held && focus != this) {
        QWidget* same = buttonOf(focused);
        const auto* sameButton = qobject_cast<const QPushButton*>(same);
        // Qt hands the focus of a button that is hidden to the next one, whatever that is.
        const bool strayed = sameButton && theme::buttonLook(sameButton).refused &&
                             focused != QStringLiteral("banner.") + attempted_;
        const bool means =
            same && (sameKind || !sameButton || (sameButton->text() == focusedText && !strayed));
        if (means)
            same->setFocus(Qt::OtherFocusReason);
        else if (anyButton())
            setFocus(Qt::OtherFocusReason);
        else
            emit focusLeft();
    }
    setAccessibleName(prompt_.sentence);
    setAccessibleDescription(prompt_.detail);
    update();
}

/// A tooltip that spoke of what stood under the pointer before.
void Banner::dropOldBubble() {
    if (!QToolTip::isVisible() || !underMouse()) return;
    const QWidget* under = childAt(mapFromGlobal(QCursor::pos()));
    if (under == nullptr || under->toolTip() != QToolTip::text()) QToolTip::hideText();
}

void Banner::alert() {
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void Banner::pressPrimary() {
    if (primary_->isVisibleTo(this)) primary_->click();
}

/// The key that has put a question answers it with Yes.
void Banner::pressOther(int number) {
    const auto position = static_cast<std::size_t>(number);
    const std::vector<Button>& others = before_ ? before_->others : prompt_.others;
    if (position >= others.size()) return;
    if (!before_)
        attempt(others[position]);
    else if (others[position].id == asker_)
        press(asker_);
}

void Banner::press(const QString& id) {
    if (before_ && asker_ != id) dropQuestion(); // it is given up for this
    if (prompt_.primary && prompt_.primary->id == id) return attempt(*prompt_.primary);
    for (const Button& other : prompt_.others)
        if (other.id == id) return attempt(other);
}

void Banner::pressAs(const Button& content) {
    if (!content.line.isEmpty()) {
        if (prompt_.primary && prompt_.primary->line == content.line) return attempt(*prompt_.primary);
        for (const Button& other : prompt_.others)
            if (other.line == content.line) return attempt(other);
    }
    attempt(content);
}

/// The visible one of that object name; null: none.
QWidget* Banner::buttonOf(const QString& name) const {
    std::vector<QWidget*> places{primary_, more_};
    places.insert(places.end(), others_.begin(), others_.end());
    const auto found = std::find_if(places.begin(), places.end(), [&](const QWidget* place) {
        return place->isVisibleTo(this) && place->objectName() == name;
    });
    return found == places.end() ? nullptr : *found;
}

bool Banner::explainRefused() {
    const QWidget* focus = QApplication::focusWidget();
    const Button* refused = prompt_.primary && prompt_.primary->refused ? &*prompt_.primary : nullptr;
    for (std::size_t i = 0; i < prompt_.others.size(); ++i)
        if (prompt_.others[i].refused &&
            (others_[i] == focus || (refused == nullptr && !prompt_.others[i].keeps)))
            refused = &prompt_.others[i];
    if (refused == nullptr || !refused->press) return false;
    const auto why = refused->press; // pressing may bring another prompt
    why();
    return true;
}

bool Banner::anyButton() const {
    return prompt_.primary || !prompt_.others.empty();
}

/// Never to another button than the main one: what stands first may spend or end something.
bool Banner::takeFocus(Qt::FocusReason reason) {
    if (!anyButton()) return false;
    QWidget* heir = primary_->isVisibleTo(this) ? static_cast<QWidget*>(primary_) : this;
    heir->setFocus(reason);
    return true;
}

bool Banner::tooSoon() const {
    return noPresses_.isActive();
}

/// A second press that was meant for what stood there at the first: that of a double click, however long the
/// step between them took, and for twice the grace any other one at the same spot after a new question.
bool Banner::meantForTheLast(const QMouseEvent& press) {
    const LastPress last = std::exchange(lastPress_, {press.globalPosition(), shown_, questions_});
    const bool soon = grace_ > 0 && newQuestion_.isValid() && !newQuestion_.hasExpired(2 * grace_);
    const bool sameSpot =
        (press.globalPosition() - last.at).manhattanLength() < QApplication::startDragDistance();
    if (press.type() == QEvent::MouseButtonDblClick) return last.shown != shown_;
    return soon && sameSpot && last.questions != questions_;
}

/// The second press of a double click is one more of these.
bool Banner::repeats(const QObject* button) const {
    const auto found = std::find(others_.begin(), others_.end(), button);
    const auto position = static_cast<std::size_t>(found - others_.begin());
    return position < prompt_.others.size() && prompt_.others[position].repeats;
}

bool Banner::eventFilter(QObject* watched, QEvent* event) {
    const bool press =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (press && qobject_cast<QPushButton*>(watched)) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && meantForTheLast(*mouse) && !repeats(watched)) return true;
    }
    return QFrame::eventFilter(watched, event);
}

void Banner::attempt(const Button& content) {
    if (tooSoon()) return;
    attempted_ = content.id;
    if (!content.confirm.isEmpty() && !content.refused) return askWhether(Button(content));
    const auto todo = content.press;                     // pressing may bring another prompt
    if (before_ && content.id == asker_) dropQuestion(); // it is answered
    if (todo) todo();
}

void Banner::askWhether(const Button& content) {
    if (!before_) before_ = prompt_;
    asker_ = content.id;
    beginGrace(grace_);
    lay(questionOf(content, *before_));
    alert();
}

/// Nothing else can be pressed here until it is answered. The main button's place and key are for Yes where
/// it had put the question, else for No: nothing is undone, or played another way, by the key that goes on.
Prompt Banner::questionOf(const Button& content, const Prompt& over) {
    Prompt question;
    question.kind = over.kind;
    question.seat = over.seat;
    question.sentence = over.sentence;
    question.detail = content.confirm;
    Button yes = content;
    //: The button that answers a question with yes; %1 what was pressed: "Yes: Done"
    yes.text = tr("Yes: %1").arg(content.text);
    yes.confirm.clear();
    yes.note.clear();
    yes.keeps = true;
    yes.quiet = yes.signOnly = yes.goesFirst = false;
    Button no;
    no.id = QStringLiteral("no");
    //: A button: not to do after all what was pressed
    no.text = tr("No");
    no.icon = theme::icon(theme::Icon::Close);
    no.action = QStringLiteral("step-back");
    no.keeps = true;
    no.quiet = true;
    no.press = [this] {
        dropQuestion();
        beginGrace(grace_);
    };
    const bool byMain = over.primary && over.primary->id == content.id;
    if (!byMain) yes.icon = theme::icon(theme::Icon::Check); // all that is seen of it where it is narrow
    question.primary = byMain ? yes : no;
    question.others.push_back(byMain ? std::move(no) : std::move(yes));
    return question;
}

/// What a person is asked goes on as it was, though somebody else has played meanwhile: the button whose
/// question stands here, if it would put the same again.
const Button* Banner::stillAsks(const Prompt& prompt) const {
    if (!before_ || prompt.kind != before_->kind || prompt.seat != before_->seat ||
        prompt.detail != before_->detail)
        return nullptr;
    const auto asks = [this](const Button& button) {
        return button.id == asker_ && button.confirm == prompt_.detail && !button.refused;
    };
    if (prompt.primary && asks(*prompt.primary)) return &*prompt.primary;
    const auto found = std::find_if(prompt.others.begin(), prompt.others.end(), asks);
    return found == prompt.others.end() ? nullptr : &*found;
}

/// The focus goes back to the button that had asked.
bool Banner::dropQuestion() {
    if (!before_) return false;
    const QWidget* focus = QApplication::focusWidget();
    const bool held = focus && focus != this && isAncestorOf(focus);
    const Prompt before = *std::exchange(before_, std::nullopt);
    lay(before);
    if (QWidget* place = held ? buttonOf(QStringLiteral("banner.") + asker_) : nullptr)
        place->setFocus(Qt::OtherFocusReason);
    return true;
}

void Banner::setBusy(bool busy) {
    if (busy == busy_) return;
    busy_ = busy;
    constexpr int tick = 40; // ms
    if (busy && theme::motionTime(this, tick) > 0)
        busyTicks_.start(tick, this);
    else
        busyTicks_.stop();
    update();
}

void Banner::timerEvent(QTimerEvent* event) {
    if (event->timerId() == busyTicks_.timerId())
        update(busyEdge());
    else
        QFrame::timerEvent(event);
}

QRect Banner::busyEdge() const {
    constexpr int thickness = 5;
    return {0, height() - thickness, width(), thickness};
}

void Banner::paintBusy(QPainter& painter) const {
    const QRect edge = busyEdge();
    const theme::Theme& theme = theme::themeOf(this);
    const QColor colour = theme.colour(theme::Role::Accent);
    if (!busyTicks_.isActive()) {
        const int dot = edge.height();
        for (int x = strip + dot; x + dot <= edge.width(); x += 4 * dot)
            painter.fillRect(QRect(x, edge.top(), dot, dot), colour);
        return;
    }
    // By the clock, so that it goes on where one player's thinking follows another's.
    constexpr qint64 round = 2400; // ms
    const double turn = static_cast<double>(QDateTime::currentMSecsSinceEpoch() % round) / round;
    const double share = (1 - std::cos(2 * std::numbers::pi * turn)) / 2;
    const int length = edge.width() / 6;
    painter.fillRect(edge, theme.colour(theme::Role::Line));
    painter.fillRect(QRect(static_cast<int>(std::lround(share * (edge.width() - length))), edge.top(), length,
                           edge.height()),
                     colour);
}

void Banner::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    update();
}

void Banner::focusOutEvent(QFocusEvent* event) {
    QFrame::focusOutEvent(event);
    update();
}

void Banner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange) measureAnew();
    if (event->type() == QEvent::LanguageChange) more_->setToolTip(tr("More"));
}

void Banner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    const QColor seatColour =
        seat_ ? theme.player(playerColour(seat_->colour)).fill : theme.colour(theme::Role::Edge);
    const QColor ground = theme.colour(theme::Role::Raised);
    painter.fillRect(rect(), settling_ ? theme::flushed(ground, seatColour, theme.tone) : ground);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.fillRect(QRect{mirrored ? width() - strip : 0, 0, strip, height()}, seatColour);
    painter.fillRect(QRect{0, height() - 2, width(), 2}, seatColour);
    if (busy_) paintBusy(painter);
    if (seat_) theme::paintShield(painter, playerColour(seat_->colour), shieldPlace(), theme);
    if (hasFocus() && theme::keyboardLeads()) paintFocus(painter);
}

/// Round the words alone: a ring round all of it would be that of an alarm.
void Banner::paintFocus(QPainter& painter) const {
    const int reach = 6;
    QRect words = sentence_->geometry();
    if (detail_->isVisibleTo(this)) words |= detail_->geometry();
    const int width = std::min(oneRow() + 1, words.width());
    const QRect said =
        QStyle::visualRect(layoutDirection(), words, QRect(words.left(), words.top(), width, words.height()));
    theme::paintBox(painter, said.adjusted(-reach, -1, reach, 1),
                    {.edge = theme::themeOf(this).colour(theme::Role::Focus), .edgeWidth = 1.5, .radius = 4});
}

} // namespace marches::play
