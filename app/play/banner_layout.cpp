#include "app/play/banner.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QResizeEvent>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

// Where everything in the banner stands, and what gives way where there is little room.

namespace marches::play {

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
    all_->setContentsMargins(strip + edge + shieldSide() + between, low_ ? 3 : 7, edge, low_ ? 3 : 7);
    all_->setSpacing(between);
    row_->setSpacing(between);
    for (QWidget* each : {static_cast<QWidget*>(more_), static_cast<QWidget*>(primary_)})
        fitButton(each);
    for (QPushButton* each : others_)
        fitButton(each);
}

void Banner::fitButton(QWidget* button) const {
    theme::setControlSize(button, low_ ? theme::ControlSize::Small : theme::ControlSize::Large);
}

int Banner::shieldSide() const {
    return low_ ? 24 : 32;
}

QRect Banner::shieldPlace() const {
    const int side = shieldSide();
    const QRectF place{strip + (low_ ? 7.0 : 12.0), (usualHeight() - side) / 2.0, 1.0 * side, 1.0 * side};
    return QStyle::visualRect(layoutDirection(), rect(), place.toRect());
}

/// What is left out is told by its tooltip.
void Banner::dress(std::size_t other, Dress how) {
    const Button& content = prompt_.others[other];
    QPushButton* widget = others_[other];
    const QString text = content.text;
    const QString whole = content.note.isEmpty()
                              ? text
                              : tr("%1: %2", "%1 a button, %2 the note on it").arg(text, content.note);
    const bool sign = (how == Dress::sign || content.signOnly) && !content.icon.isNull();
    const bool bare = sign || how == Dress::text;
    const QString key = keyOf_ && !content.action.isEmpty() ? keyOf_(content.action) : QString{};
    widget->setText(sign ? QString{} : text);
    widget->setAccessibleName(text);
    theme::setNote(widget, bare ? QString{} : content.note);
    theme::setKeyCap(widget, bare ? QString{} : key);
    const auto keyed = [&key](const QString& words) {
        return key.isEmpty() ? words : tr("%1 (%2)", "%1 a button, %2 its key").arg(words, key);
    };
    if (content.refused)
        widget->setToolTip(sign ? keyed(text) + QLatin1Char('\n') + content.why : content.why);
    else if (content.tip.isEmpty())
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

/// That of a sentence and a detail of one line each.
int Banner::usualHeight() const {
    const QMargins margins = all_->contentsMargins();
    const int lines =
        QFontMetrics(sentence_->font()).lineSpacing() + QFontMetrics(detail_->font()).lineSpacing();
    const int least = theme::themeOf(this).scaled(low_ ? 40 : 58);
    return std::max(lines + accents + margins.top() + margins.bottom(), least);
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
    widest_ = 0;
    primary_->setMinimumWidth(0);
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
