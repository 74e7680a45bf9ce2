#include "app/play/banner.h"

#include "app/play/seat_look.h"
#include "app/theme/focus_ring.h"
#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/motion.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QAccessible>
#include <QApplication>
#include <QCursor>
#include <QDateTime>
#include <QEvent>
#include <QLabel>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QTimerEvent>
#include <QToolButton>
#include <QToolTip>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace marches::play {

static constexpr int maxOthers = 9;

Banner::Banner(QWidget* parent)
    : QFrame(parent), layout_(*this, prompt_, [this](const Button& content) { attempt(content); }),
      guard_([this] { settle(false); }) {
    setObjectName(QStringLiteral("banner"));
    setFocusPolicy(Qt::NoFocus);
    layout_.primary->installEventFilter(this);
    connect(layout_.primary, &QPushButton::clicked, this, [this] {
        if (prompt_.primary) attempt(*prompt_.primary);
    });
}

QPushButton* Banner::button(std::size_t position) {
    while (layout_.others().size() <= position) {
        const std::size_t number = layout_.others().size();
        QPushButton* made = layout_.addOther();
        made->installEventFilter(this);
        connect(made, &QPushButton::clicked, this, [this, number] {
            if (number < prompt_.others.size()) attempt(prompt_.others[number]);
        });
    }
    return layout_.others()[position];
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
    theme::setKeyCap(widget, layout_.keyCap(action));
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
        guard_.begin(afterAnotherPerson ? 3 : 1);
        guard_.asked();
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
        settle(afterAnotherPerson && guard_.tooSoon());
    else if (prompt.seat != before)
        settle(false); // the seat that was asked has acted
    if (!sameQuestion) alert();
}

/// Shows by paler buttons and a flush of colour, or no longer, that another person is asked.
void Banner::settle(bool settling) {
    settling_ = settling;
    update();
    theme::setSettling(layout_.primary, settling);
    for (QPushButton* other : layout_.others())
        theme::setSettling(other, settling);
}

/// Empties a hidden button: its text may be a secret of the person who was asked before.
static void silence(QPushButton& button) {
    button.setText({});
    button.setToolTip({});
    button.setAccessibleDescription({});
}

/// Shows a prompt in place of the last one; the focus stays on a button that goes on to mean the same.
void Banner::lay(const Prompt& prompt) {
    const QWidget* focus = QApplication::focusWidget();
    const bool held = focus && isAncestorOf(focus);
    const auto* heldButton = held ? qobject_cast<const QPushButton*>(focus) : nullptr;
    const QString focused = held ? focus->objectName() : QString{};
    const QString focusedText = heldButton ? heldButton->text() : QString{};
    const std::size_t count = std::min<std::size_t>(prompt.others.size(), maxOthers);
    if (count > 0) button(count - 1); // showing the first of them already lays all of them out
    const bool sameKind = prompt.kind == prompt_.kind && prompt.seat == asked_;
    const bool shortOfRoom = layout_.low() || layout_.stacked(); // other answers need it more
    const bool sameText = prompt.primary && prompt_.primary && prompt.primary->text == prompt_.primary->text;
    const bool anew = prompt.seat != asked_ || (shortOfRoom && !sameText);
    const int widest = layout_.widestPrimary(anew, !questioned_ && prompt_.primary);
    questioned_ = before_.has_value();
    int wide = questioned_ ? 0 : widest;
    if (!prompt.primary && busy_) // hidden, it keeps its place
        wide = std::max(layout_.primary->minimumWidth(),
                        layout_.primary->isVisible() ? layout_.primary->width() : 0);
    guard_.shown();
    prompt_ = prompt;
    prompt_.others.resize(count);
    asked_ = prompt.seat;

    layout_.sentence->setText(prompt_.sentence);
    layout_.detail->setText(prompt_.detail);
    layout_.detail->setToolTip({});
    theme::setTextRole(layout_.detail, before_ ? theme::Role::Warn : theme::Role::Ink2);
    layout_.detail->setVisible(!prompt_.detail.isEmpty());
    QSizePolicy place = layout_.primary->sizePolicy();
    place.setRetainSizeWhenHidden(busy_); // nothing slides under the pointer while a computer player thinks
    layout_.primary->setSizePolicy(place);
    layout_.primary->setVisible(prompt_.primary.has_value());
    if (prompt_.primary)
        fill(layout_.primary, *prompt_.primary, true);
    else if (!busy_) // else it keeps its place, and its width
        silence(*layout_.primary);
    // It grows no narrower as long as one player acts: what stands beside it keeps its place, Undo above all.
    layout_.primary->setMinimumWidth(wide);
    for (std::size_t i = 0; i < prompt_.others.size(); ++i)
        fill(button(i), prompt_.others[i], false);
    for (std::size_t i = prompt_.others.size(); i < layout_.others().size(); ++i) {
        layout_.others()[i]->setObjectName({});
        layout_.others()[i]->hide();
        silence(*layout_.others()[i]);
    }
    layout_.fold();
    layout_.takeHeight();
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

/// Hides a tooltip that spoke of what was under the pointer before.
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
    if (layout_.primary->isVisibleTo(this)) layout_.primary->click();
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

/// Returns the visible button of an object name; null: none.
QWidget* Banner::buttonOf(const QString& name) const {
    std::vector<QWidget*> places{layout_.primary, layout_.more};
    places.insert(places.end(), layout_.others().begin(), layout_.others().end());
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
            (layout_.others()[i] == focus || (refused == nullptr && !prompt_.others[i].keeps)))
            refused = &prompt_.others[i];
    if (refused == nullptr || !refused->press) return false;
    const auto why = refused->press; // pressing may bring another prompt
    why();
    return true;
}

/// No other button than the primary one takes it: the first may spend or end something.
bool Banner::takeFocus(Qt::FocusReason reason) {
    if (!anyButton()) return false;
    QWidget* heir = layout_.primary->isVisibleTo(this) ? static_cast<QWidget*>(layout_.primary) : this;
    heir->setFocus(reason);
    return true;
}

/// Returns whether a button may be pressed by the second press of a double click.
bool Banner::repeats(const QObject* button) const {
    const auto found = std::find(layout_.others().begin(), layout_.others().end(), button);
    const auto position = static_cast<std::size_t>(found - layout_.others().begin());
    return position < prompt_.others.size() && prompt_.others[position].repeats;
}

bool Banner::eventFilter(QObject* watched, QEvent* event) {
    const bool press =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (press && qobject_cast<QPushButton*>(watched)) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && guard_.meantForTheLast(*mouse) && !repeats(watched))
            return true;
    }
    return QFrame::eventFilter(watched, event);
}

void Banner::attempt(const Button& content) {
    if (guard_.tooSoon()) return;
    attempted_ = content.id;
    if (!content.confirm.isEmpty() && !content.refused) return askWhether(Button(content));
    const auto todo = content.press;                     // pressing may bring another prompt
    if (before_ && content.id == asker_) dropQuestion(); // it is answered
    if (todo) todo();
}

void Banner::askWhether(const Button& content) {
    if (!before_) before_ = prompt_;
    asker_ = content.id;
    guard_.begin();
    lay(questionOf(content, *before_));
    alert();
}

/// Makes the prompt that asks whether a button is meant; nothing else can be pressed until it is answered.
/// The primary button is Yes where it had put the question, else No: its key goes on, and must undo nothing.
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
    //: A button: not to do after all what was pressed
    Button no = makeButton(QStringLiteral("no"), tr("No"), [this] {
        dropQuestion();
        guard_.begin();
    });
    no.icon = theme::icon(theme::Icon::Close);
    no.action = QStringLiteral("step-back");
    no.keeps = true;
    no.quiet = true;
    const bool byMain = over.primary && over.primary->id == content.id;
    if (!byMain) yes.icon = theme::icon(theme::Icon::Check); // all that is seen of it where it is narrow
    question.primary = byMain ? yes : no;
    question.others.push_back(byMain ? std::move(no) : std::move(yes));
    return question;
}

/// Returns the button whose question is shown, if it would put the same one again over a new prompt: another
/// player may have played meanwhile. Null: none.
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
        for (int x = BannerLayout::strip + dot; x + dot <= edge.width(); x += 4 * dot)
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
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange)
        layout_.measureAnew();
    if (event->type() == QEvent::LanguageChange) layout_.more->setToolTip(tr("More"));
}

void Banner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    const QColor seatColour =
        seat_ ? theme.player(playerColour(seat_->colour)).fill : theme.colour(theme::Role::Edge);
    const QColor ground = theme.colour(theme::Role::Raised);
    painter.fillRect(rect(), settling_ ? theme::flushed(ground, seatColour, theme.tone) : ground);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.fillRect(QRect{mirrored ? width() - BannerLayout::strip : 0, 0, BannerLayout::strip, height()},
                     seatColour);
    painter.fillRect(QRect{0, height() - 2, width(), 2}, seatColour);
    if (busy_) paintBusy(painter);
    if (seat_) theme::paintShield(painter, playerColour(seat_->colour), layout_.shieldPlace(), theme);
    if (hasFocus() && theme::keyboardLeads()) paintFocus(painter);
}

/// Paints the ring round the words alone: one round all of the banner would look like an alarm.
void Banner::paintFocus(QPainter& painter) const {
    const int reach = 6;
    QRect words = layout_.sentence->geometry();
    if (layout_.detail->isVisibleTo(this)) words |= layout_.detail->geometry();
    const int width = std::min(layout_.oneRow() + 1, words.width());
    const QRect said =
        QStyle::visualRect(layoutDirection(), words, QRect(words.left(), words.top(), width, words.height()));
    theme::paintBox(painter, said.adjusted(-reach, -1, reach, 1),
                    {.edge = theme::themeOf(this).colour(theme::Role::Focus), .edgeWidth = 1.5, .radius = 4});
}

bool Banner::event(QEvent* event) {
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest) layout_.follow();
    return done;
}

void Banner::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) layout_.measureAnew();
    layout_.fold();
    layout_.takeHeight();
}

void Banner::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    layout_.fold();
    layout_.takeHeight();
}

QSize BannerRoom::sizeHint() const {
    return {QWidgetItem::sizeHint().width(), banner_.room()};
}

QSize BannerRoom::minimumSize() const {
    return {QWidgetItem::minimumSize().width(), banner_.room()};
}

QSize BannerRoom::maximumSize() const {
    return {QWidgetItem::maximumSize().width(), banner_.room()};
}

void BannerRoom::setGeometry(const QRect& room) {
    const QSize size(room.width(), std::max(room.height(), banner_.height()));
    banner_.setGeometry(QRect(room.topLeft(), size));
}

} // namespace marches::play
