#include "app/play/banner.h"

#include "app/play/seat_look.h"
#include "app/theme/focus_ring.h"
#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "app/theme/wrapped_label.h"

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::play {

namespace {
constexpr int strip = 9; ///< width of the seat's colour at the left
constexpr int maxOthers = 9;

constexpr int shieldSide(bool low) {
    return low ? 24 : 32;
}

theme::ControlSize buttonSize(bool low) {
    return low ? theme::ControlSize::Small : theme::ControlSize::Large;
}
} // namespace

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

    texts_->setSpacing(1);
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
        if (prompt_.primary) attempt(*prompt_.primary, primary_);
    });
    more_->hide();
    primary_->hide();
    fit();
}

void Banner::setLow(bool low) {
    if (low == low_) return;
    low_ = low;
    measureAnew();
    fit();
    fold();
    takeHeight();
    update();
}

void Banner::fit() {
    const int edge = low_ ? 8 : 14;
    const int between = low_ ? 6 : 10;
    theme::setFontRole(sentence_, low_ ? theme::FontRole::Name : theme::FontRole::Banner);
    all_->setContentsMargins(strip + edge + shieldSide(low_) + between, low_ ? 3 : 7, edge, low_ ? 3 : 7);
    all_->setSpacing(between);
    row_->setSpacing(between);
    for (QWidget* each : {static_cast<QWidget*>(more_), static_cast<QWidget*>(primary_)})
        theme::setControlSize(each, buttonSize(low_));
    for (QPushButton* each : others_)
        theme::setControlSize(each, buttonSize(low_));
}

QPushButton* Banner::button(std::size_t position) {
    while (others_.size() <= position) {
        auto* made = new QPushButton(this);
        made->setAutoDefault(true);
        made->installEventFilter(this);
        theme::setControlSize(made, buttonSize(low_));
        const std::size_t number = others_.size();
        connect(made, &QPushButton::clicked, this, [this, number] {
            if (number < prompt_.others.size()) attempt(prompt_.others[number], others_[number]);
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
    const QWidget* focus = QApplication::focusWidget();
    const bool held = focus && isAncestorOf(focus);
    const auto* heldButton = held ? qobject_cast<const QPushButton*>(focus) : nullptr;
    const QString focused = held ? focus->objectName() : QString{};
    const QString focusedText = heldButton ? heldButton->text() : QString{};
    const std::size_t count = std::min<std::size_t>(prompt.others.size(), maxOthers);
    if (count > 0) button(count - 1); // showing the first of them already lays all of them out
    const bool sameKind = prompt.kind == prompt_.kind && prompt.seat == asked_;
    const bool followsAnother = !prompt_.sentence.isEmpty();
    if (seat && seat->human() && followsAnother && !sameKind) {
        newQuestion_.start();
        ++questions_;
    }
    ++shown_;
    prompt_ = prompt;
    prompt_.others.resize(count);
    asked_ = prompt.seat;
    seat_ = seat ? std::optional{*seat} : std::nullopt;
    asking_.clear();

    sentence_->setText(prompt_.sentence);
    detail_->setText(prompt_.detail);
    detail_->setToolTip({});
    theme::setTextRole(detail_, theme::Role::Ink2);
    detail_->setVisible(!prompt_.detail.isEmpty());
    QSizePolicy place = primary_->sizePolicy();
    place.setRetainSizeWhenHidden(busy_); // nothing slides under the pointer while a computer player thinks
    primary_->setSizePolicy(place);
    primary_->setVisible(prompt_.primary.has_value());
    if (prompt_.primary) fill(primary_, *prompt_.primary, true);
    for (std::size_t i = 0; i < prompt_.others.size(); ++i)
        fill(button(i), prompt_.others[i], false);
    for (std::size_t i = prompt_.others.size(); i < others_.size(); ++i) {
        others_[i]->setObjectName({});
        others_[i]->hide();
    }
    fold();
    takeHeight();
    if (held && focus != this) {
        QWidget* same = buttonOf(focused);
        const auto* sameButton = qobject_cast<const QPushButton*>(same);
        const bool means = same && (sameKind || !sameButton || sameButton->text() == focusedText);
        if (means)
            same->setFocus(Qt::OtherFocusReason);
        else if (anyButton())
            setFocus(Qt::OtherFocusReason);
        else
            emit focusLeft();
    }
    setAccessibleName(prompt_.sentence);
    setAccessibleDescription(prompt_.detail);
    if (!sameQuestion) {
        QAccessibleEvent event(this, QAccessible::Alert);
        QAccessible::updateAccessibility(&event);
    }
    update();
}

void Banner::pressPrimary() {
    if (primary_->isVisibleTo(this)) primary_->click();
}

void Banner::pressOther(int number) {
    const auto position = static_cast<std::size_t>(number);
    if (position < prompt_.others.size()) attempt(prompt_.others[position], others_[position]);
}

void Banner::press(const QString& id) {
    for (std::size_t i = 0; i < prompt_.others.size(); ++i)
        if (prompt_.others[i].id == id) {
            attempt(prompt_.others[i], others_[i]);
            return;
        }
}

void Banner::pressAs(const Button& content) {
    QWidget* from = QApplication::focusWidget();
    if (!content.line.isEmpty()) {
        if (prompt_.primary && prompt_.primary->line == content.line) return attempt(*prompt_.primary, from);
        for (const Button& other : prompt_.others)
            if (other.line == content.line) return attempt(other, from);
    }
    attempt(content, from);
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
        if (prompt_.others[i].refused && (refused == nullptr || others_[i] == focus))
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
bool Banner::takeFocus() {
    if (!anyButton()) return false;
    QWidget* heir = primary_->isVisibleTo(this) ? static_cast<QWidget*>(primary_) : this;
    heir->setFocus(Qt::ShortcutFocusReason);
    return true;
}

bool Banner::tooSoon() const {
    return grace_ > 0 && newQuestion_.isValid() && !newQuestion_.hasExpired(grace_);
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

bool Banner::eventFilter(QObject* watched, QEvent* event) {
    const bool press =
        event->type() == QEvent::MouseButtonPress || event->type() == QEvent::MouseButtonDblClick;
    if (press && qobject_cast<QPushButton*>(watched)) {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && meantForTheLast(*mouse)) return true;
    }
    return QFrame::eventFilter(watched, event);
}

void Banner::attempt(const Button& content, QWidget* from) {
    if (tooSoon()) return;
    if (!content.confirm.isEmpty() && !content.refused && asking_ != content.id) {
        asking_ = content.id;
        newQuestion_.start();
        ++shown_;
        askAgain(content.confirm);
        if (prompt_.primary && prompt_.primary->id == content.id) primary_->setText(wordsOf(content));
        fold();
        if (from) from->setFocus(Qt::OtherFocusReason);
        return;
    }
    const auto todo = content.press; // pressing may bring another prompt
    if (todo) todo();
}

/// The button that has asked whether it is meant answers.
QString Banner::wordsOf(const Button& content) const {
    //: A button that is pressed a second time to confirm; %1 its own text: "Yes: Done"
    return asking_ == content.id && !content.confirm.isEmpty() ? tr("Yes: %1").arg(content.text)
                                                               : content.text;
}

void Banner::askAgain(const QString& question) {
    detail_->setText(question);
    detail_->setToolTip({});
    theme::setTextRole(detail_, theme::Role::Warn);
    detail_->show();
    takeHeight();
    QAccessibleEvent event(this, QAccessible::Alert);
    setAccessibleDescription(question);
    QAccessible::updateAccessibility(&event);
}

/// Buttons for which there is no room go into the "..." menu, the farthest from the primary one first. What
/// has to stay in sight stays, by its sign.
void Banner::fold() {
    all_->setDirection(stacked() ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    const QMargins margins = all_->contentsMargins();
    int beside = width() - margins.left() - margins.right();
    if (primary_->isVisibleTo(this) || busy_) beside -= primary_->sizeHint().width() + row_->spacing();
    int room = beside - (stacked() ? 0 : wordsWidth());
    const std::size_t count = prompt_.others.size();
    const auto need = [this](std::size_t i) { return others_[i]->sizeHint().width() + row_->spacing(); };
    int all = 0;
    for (std::size_t i = 0; i < count; ++i) {
        dress(i, Dress::whole);
        all += need(i);
    }
    const bool tight = all > room;
    // The words come first, and in one row if that can be. What the window adds stands farthest and gives way
    // first: its notes and keys. Then goes the news of the detail, then of several words the last, then all
    // words of what the window adds, then keys of answers, then their words.
    // Where no answer shows a key the first of what the window adds (Undo) keeps its word: answers fold
    // first.
    const int roomInOneRow = stacked() ? room : beside - oneRow();
    const auto fits = [&] { return all <= std::min(room, roomInOneRow); };
    const auto lessen = [&](std::size_t i, Dress how) {
        if (fits()) return;
        all -= need(i);
        dress(i, how);
        all += need(i);
    };
    const auto added = [this](std::size_t i) {
        return prompt_.others[i].keeps && !prompt_.others[i].keepsKey;
    };
    for (std::size_t i = count; i-- > 0;)
        if (added(i)) lessen(i, Dress::text);
    const bool keyed = std::any_of(prompt_.others.begin(), prompt_.others.end(),
                                   [](const Button& other) { return other.keepsKey; });
    if (keyed && !fits() && leaveOutNews()) return fold();
    if (count > 1 && added(count - 1) && added(count - 2)) lessen(count - 1, Dress::sign);
    for (std::size_t i = count; keyed && i-- > 0;)
        if (added(i)) lessen(i, Dress::sign);
    for (std::size_t i = count; i-- > 0;)
        if (prompt_.others[i].keepsKey) lessen(i, Dress::text);
    std::size_t worded = 0;
    while (worded < count && !added(worded))
        ++worded;
    const int moreWidth = more_->sizeHint().width() + row_->spacing();
    const auto fitsBesideMenu = [&] {
        int kept = moreWidth;
        for (std::size_t i = 0; i < count; ++i)
            if (prompt_.others[i].keeps) kept += need(i);
        return kept <= room;
    };
    for (std::size_t i = count; i-- > 0;)
        if (prompt_.others[i].keeps && !(i <= worded && fitsBesideMenu())) lessen(i, Dress::sign);
    for (std::size_t i = 0; tight && i < count; ++i)
        if (prompt_.others[i].keeps) room -= need(i);
    more_->menu()->clear();
    int rest = all; // of those that may go into the menu
    if (tight) {
        rest = 0;
        for (std::size_t i = 0; i < count; ++i)
            if (!prompt_.others[i].keeps) rest += need(i);
    }
    bool folding = false;
    for (std::size_t i = 0; i < count; ++i) {
        const bool keeps = tight && prompt_.others[i].keeps;
        if (!keeps) {
            rest -= need(i);
            room -= need(i);
            if (room < (rest > 0 ? moreWidth : 0)) folding = true;
        }
        const bool folded = folding && !keeps;
        others_[i]->setVisible(!folded);
        if (folded)
            more_->menu()->addAction(prompt_.others[i].icon, prompt_.others[i].text, this,
                                     [this, i] { pressOther(static_cast<int>(i)); });
    }
    more_->setVisible(folding);
}

/// What is left out is told by its tooltip.
void Banner::dress(std::size_t other, Dress how) {
    const Button& content = prompt_.others[other];
    QPushButton* widget = others_[other];
    const QString text = wordsOf(content);
    const QString whole = content.note.isEmpty()
                              ? text
                              : tr("%1: %2", "%1 a button, %2 the note on it").arg(text, content.note);
    const bool sign = how == Dress::sign && !content.icon.isNull() && asking_ != content.id;
    const bool bare = sign || how == Dress::text;
    const QString key = keyOf_ && !content.action.isEmpty() ? keyOf_(content.action) : QString{};
    widget->setText(sign ? QString{} : text);
    widget->setAccessibleName(text);
    theme::setNote(widget, bare ? QString{} : content.note);
    theme::setKeyCap(widget, bare ? QString{} : key);
    if (content.refused) return;
    const auto keyed = [&key](const QString& words) {
        return key.isEmpty() ? words : tr("%1 (%2)", "%1 a button, %2 its key").arg(words, key);
    };
    if (content.tip.isEmpty())
        widget->setToolTip(bare ? keyed(whole) : QString{});
    else if (sign)
        widget->setToolTip(keyed(text) + QLatin1Char('\n') + content.tip);
    else
        widget->setToolTip(bare ? keyed(content.tip) : content.tip);
}

/// What the longer of the two lines needs.
int Banner::oneRow() const {
    int needed = 0;
    for (const QLabel* label : {sentence_, detail_})
        needed = std::max(needed, label->fontMetrics().horizontalAdvance(label->text()));
    return needed;
}

/// What the words need beside the buttons: their lines may take two rows each, not more; where it is low,
/// one.
int Banner::wordsWidth() const {
    const int needed = oneRow();
    if (low_) return std::min(needed + 1, width() / 2); // a row each, before any button is whole
    const int twoRows = needed * 6 / 10;                // a row breaks between words, not in the middle
    return std::clamp(twoRows, std::min(theme::themeOf(this).scaled(170), width() / 3), width() / 3);
}

bool Banner::stacked() const {
    return width() < theme::themeOf(this).scaled(560);
}

void Banner::setBusy(bool busy) {
    if (busy == busy_) return;
    busy_ = busy;
    update();
}

/// That of a sentence and a detail of one line each.
int Banner::usualHeight() const {
    const QMargins margins = all_->contentsMargins();
    const int lines =
        QFontMetrics(sentence_->font()).lineSpacing() + QFontMetrics(detail_->font()).lineSpacing();
    const int least = theme::themeOf(this).scaled(low_ ? 40 : 58);
    return std::max(lines + 1 + margins.top() + margins.bottom(), least);
}

/// Large letters seldom say it in two lines.
int Banner::roomForWords() const {
    constexpr double large = 1.25;
    const bool more = theme::themeOf(this).textFactor > large;
    return usualHeight() + (more ? QFontMetrics(detail_->font()).lineSpacing() : 0);
}

/// Buttons below the words take a row of their own.
int Banner::room() const {
    return roomForWords() + (stacked() ? primary_->sizeHint().height() + all_->spacing() : 0);
}

/// With the margins round them.
int Banner::heightOfWords() const {
    const bool more = detail_->isVisibleTo(this) && !detail_->text().isEmpty();
    const QMargins margins = all_->contentsMargins();
    return sentence_->heightForWidth(sentence_->width()) +
           (more ? texts_->spacing() + detail_->heightForWidth(detail_->width()) : 0) + margins.top() +
           margins.bottom();
}

/// Words and buttons stay in the middle of the usual height: a button must not slide from under the pointer
/// when a text takes another line.
void Banner::takeHeight() {
    if (width() <= 0) return;
    measured_ = true;
    const int above = (usualHeight() - primary_->sizeHint().height()) / 2 - all_->contentsMargins().top();
    row_->setContentsMargins(0, stacked() ? 0 : std::max(0, above), 0, 0);
    // A layout hears of a change in it at once, the layouts within it only when it is activated.
    all_->invalidate();
    all_->activate();
    shorten();
    texts_->setContentsMargins(0, std::max(0, (usualHeight() - heightOfWords()) / 2), 0, 0);
    setFixedHeight(std::max(all_->heightForWidth(width()), room()));
    if (height() > room()) raise();
}

/// Leaves out the news of a detail that would lie over the map.
void Banner::shorten() {
    const int lies = heightOfWords() - roomForWords();
    if (2 * lies < detail_->fontMetrics().lineSpacing() || !leaveOutNews()) return;
    fold(); // buttons get the room that the words leave
    all_->activate();
}

/// The tooltip has them. False: there are none, or they are left out already.
bool Banner::leaveOutNews() {
    if (prompt_.shortDetail.isEmpty() || detail_->text() != prompt_.detail) return false;
    detail_->setToolTip(prompt_.detail);
    detail_->setText(prompt_.shortDetail);
    return true;
}

/// What was left out for want of room may have it now.
void Banner::measureAnew() {
    measured_ = false;
    if (!asking_.isEmpty()) return;
    detail_->setToolTip({});
    detail_->setText(prompt_.detail);
}

/// Whatever changed the need of a text or a button, and however late.
bool Banner::event(QEvent* event) {
    const bool done = QFrame::event(event);
    if (event->type() == QEvent::LayoutRequest) {
        const bool anew = !measured_ && width() > 0;
        if (anew) fold();
        if (anew || all_->heightForWidth(width()) > height()) takeHeight();
    }
    return done;
}

void Banner::focusInEvent(QFocusEvent* event) {
    QFrame::focusInEvent(event);
    update();
}

void Banner::focusOutEvent(QFocusEvent* event) {
    QFrame::focusOutEvent(event);
    update();
}

void Banner::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    if (event->size().width() != event->oldSize().width()) measureAnew();
    fold();
    takeHeight();
}

/// Before it is shown, not all sizes are known.
void Banner::showEvent(QShowEvent* event) {
    QFrame::showEvent(event);
    fold();
    takeHeight();
}

void Banner::changeEvent(QEvent* event) {
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange || event->type() == QEvent::LanguageChange) measureAnew();
    if (event->type() == QEvent::LanguageChange) more_->setToolTip(tr("More"));
}

void Banner::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const theme::Theme& theme = theme::themeOf(this);
    painter.fillRect(rect(), theme.colour(theme::Role::Raised));
    const QColor seatColour =
        seat_ ? theme.player(playerColour(seat_->colour)).fill : theme.colour(theme::Role::Edge);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    painter.fillRect(QRect{mirrored ? width() - strip : 0, 0, strip, height()}, seatColour);
    painter.fillRect(QRect{0, height() - 2, width(), 2}, seatColour);
    if (busy_) painter.fillRect(QRect{0, height() - 4, width() / 3, 4}, theme.colour(theme::Role::Accent));
    if (seat_) {
        const int shield = shieldSide(low_);
        const QRectF place{strip + (low_ ? 7.0 : 12.0), (usualHeight() - shield) / 2.0, 1.0 * shield,
                           1.0 * shield};
        theme::paintShield(painter, playerColour(seat_->colour),
                           QStyle::visualRect(layoutDirection(), rect(), place.toRect()), theme);
    }
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
