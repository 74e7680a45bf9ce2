#include "app/shell/card_frame.h"

#include "app/map/map_view.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace marches::shell {

namespace {
constexpr int cardWidth = 290;
constexpr int edge = 12 - CardFrame::ring;
const QString footName = QStringLiteral("card.foot");

/// Accents on capitals stand above Lato's ascent, where labels of plain text begin.
void leaveRoomForAccents(const QWidget& content) {
    for (QLabel* label : content.findChildren<QLabel*>()) {
        if (label->text().isEmpty() || label->textFormat() == Qt::RichText) continue;
        const QFontMetrics metrics = label->fontMetrics();
        const int above = -metrics.boundingRect(QStringLiteral("ÎÅÖ")).top();
        const int room = std::max(0, above - metrics.ascent());
        label->setContentsMargins(label->contentsMargins() | QMargins(0, room, 0, room));
    }
    for (QLayout* layout : content.findChildren<QLayout*>())
        layout->invalidate(); // a label tells only the outermost one
}

/// How many px of the content, `most` at most, end with a whole line of words or a whole button.
int wholeLines(const QWidget& content, int most) {
    int best = 0;
    const auto end = [&](int bottom) {
        if (bottom <= most) best = std::max(best, bottom);
    };
    for (const QWidget* part : content.findChildren<QWidget*>()) {
        if (!part->isVisibleTo(&content)) continue;
        const int top = part->mapTo(&content, QPoint()).y();
        if (qobject_cast<const QPushButton*>(part) != nullptr) end(top + part->height() + CardFrame::ring);
        const auto* label = qobject_cast<const QLabel*>(part);
        if (label == nullptr || label->text().isEmpty()) continue;
        const QMargins margins = label->contentsMargins();
        for (int bottom = margins.top(); bottom <= label->height();
             bottom += label->fontMetrics().lineSpacing())
            if (bottom > margins.top()) end(top + std::min(bottom + margins.bottom(), label->height()));
    }
    return best;
}
} // namespace

CardFrame::CardFrame(appmap::MapView& map) : QFrame(&map), map_(map), area_(new QScrollArea) {
    setObjectName(QStringLiteral("card"));
    theme::setCard(this, true);
    setAttribute(Qt::WA_NoMousePropagation); // a press on its words is not meant for the map below
    area_->setFrameShape(QFrame::NoFrame);
    area_->setWidgetResizable(true);
    area_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area_->setFocusPolicy(Qt::NoFocus);
    area_->viewport()->setAutoFillBackground(false);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(edge, edge, edge, edge);
    all->setSpacing(0);
    all->addWidget(area_, 1);
    connect(&map, &appmap::MapView::resized, this, &CardFrame::place);
    connect(&map, &appmap::MapView::placesFound, this, [this] {
        if (placedBlindly_) place();
    });
    hide();
}

void CardFrame::show(QWidget* content, std::vector<ProvinceId> about, bool quietly) {
    if (QWidget* now = QApplication::focusWidget(); !isOpen() || !isAncestorOf(now)) before_ = now;
    about_ = std::move(about);
    content_ = content;
    if (content->layout()) content->layout()->setContentsMargins(ring, ring, ring, ring);
    dropFoot();
    takeFoot();
    area_->setWidget(content); // deletes the one before
    content->setAutoFillBackground(false);
    area_->viewport()->setAutoFillBackground(false);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAutoDefault(true); // Enter presses the one that has the focus
    place();
    QFrame::show();
    place(); // its fonts are known only now
    raise();
    if (!quietly) takeFocus();
}

void CardFrame::takeFocus() {
    if (content_) content_->setFocus(Qt::OtherFocusReason);
}

void CardFrame::close() {
    if (!isOpen()) return;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    QWidget* old = area_->takeWidget();
    content_ = nullptr;
    dropFoot();
    hide();
    if (old) old->deleteLater(); // one of its buttons may be what closes it
    const bool stands = before_ && before_->isVisible() && before_->isEnabled();
    if (hadFocus) (stands ? before_.data() : &map_)->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void CardFrame::place() {
    if (!content_) return;
    leaveRoomForAccents(*content_);
    if (foot_) leaveRoomForAccents(*foot_);
    const theme::Theme& theme = theme::themeOf(this);
    const int frame = 2 * edge + 4;
    const int least =
        std::max(content_->minimumSizeHint().width(), foot_ ? foot_->minimumSizeHint().width() : 0) + frame;
    const int width = std::min(std::max(theme.scaled(cardWidth), least), map_.width() - 2 * edge);
    const int inner = width - frame;
    const auto wanted = [inner](const QWidget& part) {
        return part.hasHeightForWidth() ? part.heightForWidth(inner) : part.sizeHint().height();
    };
    int height = std::max(wanted(*content_), content_->minimumSizeHint().height()) +
                 (foot_ ? wanted(*foot_) : 0) + frame;
    const int most = map_.height() - 2 * edge;
    // A bar that was there narrows the words, which then need it: whether there is one is decided here.
    area_->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    resize(width, height);
    height += missingHeight();
    const bool scrolls = height > most;
    resize(scrolls ? width + area_->verticalScrollBar()->sizeHint().width() : width, std::min(height, most));
    layout()->activate();
    area_->setVerticalScrollBarPolicy(Qt::ScrollBarAsNeeded); // the content may grow
    if (!isVisible()) return;                                 // `show` places it anew
    endOnALine();
    setGeometry(map_.freeRect(size(), about_));
    placedBlindly_ = map_.opens() || !map_.laidOutHere();
}

/// By how many px the words are higher than what there is for them: they may wrap otherwise than foreseen.
int CardFrame::missingHeight() {
    layout()->activate();
    const QSize room = area_->maximumViewportSize();
    if (!content_->hasHeightForWidth()) return 0;
    return std::max(0, content_->heightForWidth(room.width()) - room.height());
}

/// Half a line at the lower edge looks like a fault, and not like more to come.
void CardFrame::endOnALine() {
    layout()->activate();
    const int seen = area_->viewport()->height();
    if (content_->height() <= seen) return;
    if (content_->layout() != nullptr) content_->layout()->activate();
    const int whole = wholeLines(*content_, seen);
    if (whole <= seen / 2) return;
    resize(width(), height() - (seen - whole));
}

QHBoxLayout* CardFrame::addFoot(QVBoxLayout& content) {
    auto* foot = new QWidget;
    foot->setObjectName(footName);
    auto* row = new QHBoxLayout(foot);
    row->setContentsMargins(0, 0, 0, 0);
    content.addWidget(foot);
    return row;
}

void CardFrame::takeFoot() {
    foot_ = content_->findChild<QWidget*>(footName, Qt::FindDirectChildrenOnly);
    if (!foot_) return;
    content_->layout()->removeWidget(foot_);
    layout()->addWidget(foot_);
    foot_->layout()->setContentsMargins(ring, 1, ring, ring);
    foot_->show();
}

void CardFrame::dropFoot() {
    if (!foot_) return;
    foot_->hide();
    foot_->deleteLater(); // one of its buttons may be what closes the card
    foot_ = nullptr;
}

/// What is pressed on a button of the foot is the content's too.
bool CardFrame::event(QEvent* event) {
    const bool key = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    const QWidget* focus = QApplication::focusWidget();
    if (key && !passingOn_ && content_ && foot_ && focus != nullptr && foot_->isAncestorOf(focus)) {
        passingOn_ = true;
        event->accept();
        QApplication::sendEvent(content_, event);
        passingOn_ = false;
        if (event->isAccepted() || event->type() != QEvent::KeyPress) return event->isAccepted();
        const int pressed = static_cast<QKeyEvent*>(event)->key();
        if (pressed == Qt::Key_PageDown || pressed == Qt::Key_PageUp) {
            area_->verticalScrollBar()->triggerAction(pressed == Qt::Key_PageDown
                                                          ? QAbstractSlider::SliderPageStepAdd
                                                          : QAbstractSlider::SliderPageStepSub);
            event->accept();
            return true;
        }
    }
    return QFrame::event(event);
}

} // namespace marches::shell
