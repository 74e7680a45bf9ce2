#include "app/play/banner_layout.h"

#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/style.h"
#include "app/theme/wrapped_label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QPushButton>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace marches::play {

BannerLayout::BannerLayout(QFrame& banner, const Prompt& shown, std::function<void(const Button&)> press)
    : sentence(new theme::WrappedLabel), detail(new theme::WrappedLabel), primary(new QPushButton),
      more(new QToolButton), banner_(banner), shown_(shown), press_(std::move(press)),
      all_(new QBoxLayout(QBoxLayout::LeftToRight)), row_(new QHBoxLayout), texts_(new QVBoxLayout) {
    sentence->setObjectName(QStringLiteral("banner.sentence"));
    detail->setObjectName(QStringLiteral("banner.detail"));
    theme::setTextRole(detail, theme::Role::Ink2);
    for (QLabel* label : {sentence, detail})
        label->setMinimumWidth(60);
    texts_->setSpacing(0);
    detail->setContentsMargins(0, accents, 0, 0);
    texts_->addWidget(sentence);
    texts_->addWidget(detail);
    texts_->addStretch(1);
    more->setObjectName(QStringLiteral("banner.more"));
    more->setPopupMode(QToolButton::InstantPopup);
    more->setIcon(theme::icon(theme::Icon::More));
    more->setMenu(new QMenu(more));
    primary->setAutoDefault(true); // Enter presses it when it has the focus
    theme::setPrimary(primary);
    row_->addStretch(1);
    row_->addWidget(more);
    row_->addWidget(primary);
    all_->addLayout(texts_, 1);
    auto* buttons = new QVBoxLayout;
    buttons->addLayout(row_);
    buttons->addStretch(1);
    all_->addLayout(buttons);
    banner.setLayout(all_);
    // Buttons that do not fit are folded: what they would need must not push docks aside.
    banner.setMinimumWidth(1);
    more->hide();
    primary->hide();
    fit();
}

QPushButton* BannerLayout::addOther() {
    auto* made = new QPushButton(&banner_);
    made->setAutoDefault(true);
    fitButton(made);
    // The nearest to the primary button is the first.
    row_->insertWidget(2, made);
    others_.push_back(made);
    return made;
}

int BannerLayout::widestPrimary(bool anew, bool counts) {
    if (anew)
        widest_ = 0;
    else if (counts && primary->isVisible())
        widest_ = std::max(widest_, primary->width());
    return widest_;
}

QString BannerLayout::keyCap(const QString& action) const {
    return keyOf_ && !action.isEmpty() ? keyOf_(action) : QString{};
}

void BannerLayout::setLow(bool low) {
    if (low == low_) return;
    low_ = low;
    measureAnew();
    fit();
    fold();
    takeHeight();
    banner_.update();
}

void BannerLayout::fit() {
    const int edge = low_ ? 8 : 14;
    const int between = low_ ? 6 : 10;
    theme::setFontRole(sentence, low_ ? theme::FontRole::Name : theme::FontRole::Banner);
    all_->setContentsMargins(strip + edge + shieldSide() + between, low_ ? 3 : 7, edge, low_ ? 3 : 7);
    all_->setSpacing(between);
    row_->setSpacing(between);
    for (QWidget* each : {static_cast<QWidget*>(more), static_cast<QWidget*>(primary)})
        fitButton(each);
    for (QPushButton* each : others_)
        fitButton(each);
}

void BannerLayout::fitButton(QWidget* button) const {
    theme::setControlSize(button, low_ ? theme::ControlSize::Small : theme::ControlSize::Large);
}

QRect BannerLayout::shieldPlace() const {
    const int side = shieldSide();
    const QRectF place{strip + (low_ ? 7.0 : 12.0), (usualHeight() - side) / 2.0, 1.0 * side, 1.0 * side};
    return QStyle::visualRect(banner_.layoutDirection(), banner_.rect(), place.toRect());
}

/// Shows a button whole, without note and key, or as its sign; the tooltip has what is left out.
void BannerLayout::dress(std::size_t other, Dress how) {
    const Button& content = shown_.others[other];
    QPushButton* widget = others_[other];
    const QString text = content.text;
    const QString whole =
        content.note.isEmpty()
            ? text
            : QCoreApplication::translate("marches::play::Banner", "%1: %2", "%1 a button, %2 the note on it")
                  .arg(text, content.note);
    const bool sign = (how == Dress::sign || content.signOnly) && !content.icon.isNull();
    const bool bare = sign || how == Dress::text;
    const QString key = keyCap(content.action);
    widget->setText(sign ? QString{} : text);
    widget->setAccessibleName(text);
    theme::setNote(widget, bare ? QString{} : content.note);
    theme::setKeyCap(widget, bare ? QString{} : key);
    const auto keyed = [&key](const QString& words) {
        return key.isEmpty() ? words
                             : QCoreApplication::translate("marches::play::Banner", "%1 (%2)",
                                                           "%1 a button, %2 its key")
                                   .arg(words, key);
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

int BannerLayout::oneRow() const {
    int needed = 0;
    for (const QLabel* label : {sentence, detail})
        needed = std::max(needed, label->fontMetrics().horizontalAdvance(label->text()));
    return needed;
}

/// Returns the px that the words need beside the buttons: two rows a line at most, one in a low banner.
int BannerLayout::wordsWidth() const {
    const int needed = oneRow();
    if (low_) return std::min(needed + 1, banner_.width() / 2); // a row each, before any button is whole
    const int twoRows = needed * 6 / 10; // a row breaks between words, not in the middle
    return std::clamp(twoRows, std::min(theme::themeOf(&banner_).scaled(170), banner_.width() / 3),
                      banner_.width() / 3);
}

bool BannerLayout::stacked() const {
    return banner_.width() < theme::themeOf(&banner_).scaled(560);
}

/// Returns the px of a sentence and a detail of one line each.
int BannerLayout::usualHeight() const {
    const QMargins margins = all_->contentsMargins();
    const int lines =
        QFontMetrics(sentence->font()).lineSpacing() + QFontMetrics(detail->font()).lineSpacing();
    const int least = theme::themeOf(&banner_).scaled(low_ ? 40 : 58);
    return std::max(lines + accents + margins.top() + margins.bottom(), least);
}

/// Returns the px kept for the words; large letters, which seldom fit in two lines, get a third.
int BannerLayout::roomForWords() const {
    constexpr double large = 1.25;
    const bool third = theme::themeOf(&banner_).textFactor > large;
    return usualHeight() + (third ? QFontMetrics(detail->font()).lineSpacing() : 0);
}

int BannerLayout::room() const {
    return roomForWords() + (stacked() ? primary->sizeHint().height() + all_->spacing() : 0);
}

/// Returns the px of the words as they are, with the margins round them.
int BannerLayout::heightOfWords() const {
    const bool both = detail->isVisibleTo(&banner_) && !detail->text().isEmpty();
    const QMargins margins = all_->contentsMargins();
    return sentence->heightForWidth(sentence->width()) +
           (both ? texts_->spacing() + detail->heightForWidth(detail->width()) : 0) + margins.top() +
           margins.bottom();
}

/// Sets the height. Words and buttons stay in the middle of the usual one: a button must not slide from under
/// the pointer when a text takes another line.
void BannerLayout::takeHeight() {
    if (banner_.width() <= 0) return;
    measured_ = true;
    const int above = (usualHeight() - primary->sizeHint().height()) / 2 - all_->contentsMargins().top();
    row_->setContentsMargins(0, stacked() ? 0 : std::max(0, above), 0, 0);
    // A layout hears of a change in it at once, the layouts within it only when it is activated.
    all_->invalidate();
    all_->activate();
    shorten();
    texts_->setContentsMargins(0, std::max(0, (usualHeight() - heightOfWords()) / 2), 0, 0);
    banner_.setFixedHeight(std::max(all_->heightForWidth(banner_.width()), room()));
    if (banner_.height() > room()) banner_.raise();
}

/// Leaves out the news of a detail that would lie over the map.
void BannerLayout::shorten() {
    const int lies = heightOfWords() - roomForWords();
    if (2 * lies < detail->fontMetrics().lineSpacing() || !leaveOutNews()) return;
    fold(); // buttons get the room that the words leave
    all_->activate();
}

/// Shows the detail without news, which the tooltip has. False: it has none, or they are left out already.
bool BannerLayout::leaveOutNews() {
    if (shown_.shortDetail.isEmpty() || detail->text() != shown_.detail) return false;
    detail->setToolTip(shown_.detail);
    detail->setText(shown_.shortDetail);
    return true;
}

void BannerLayout::measureAnew() {
    measured_ = false;
    widest_ = 0;
    primary->setMinimumWidth(0);
    detail->setToolTip({});
    detail->setText(shown_.detail);
}

void BannerLayout::follow() {
    const bool anew = !measured_ && banner_.width() > 0;
    if (anew) fold();
    if (anew || all_->heightForWidth(banner_.width()) > banner_.height()) takeHeight();
}

} // namespace marches::play
