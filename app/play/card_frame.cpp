#include "app/play/card_frame.h"

#include "app/map/map_view.h"
#include "app/theme/look.h"
#include "app/theme/style.h"

#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

namespace marches::play {

namespace {
constexpr int cardWidth = 290;
constexpr int ring = 5; ///< round what has the focus
constexpr int edge = 12 - ring;

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
    all->addWidget(area_);
    map.installEventFilter(this);
    hide();
}

void CardFrame::show(QWidget* content, ProvinceId near, bool quietly) {
    if (QWidget* now = QApplication::focusWidget(); !isOpen() || !isAncestorOf(now)) before_ = now;
    near_ = near;
    content_ = content;
    if (content->layout()) content->layout()->setContentsMargins(ring, ring, ring, ring);
    area_->setWidget(content); // deletes the one before
    content->setAutoFillBackground(false);
    area_->viewport()->setAutoFillBackground(false);
    for (QPushButton* button : content->findChildren<QPushButton*>())
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
    hide();
    if (old) old->deleteLater(); // one of its buttons may be what closes it
    const bool stands = before_ && before_->isVisible() && before_->isEnabled();
    if (hadFocus) (stands ? before_.data() : &map_)->setFocus(Qt::OtherFocusReason);
    emit closed();
}

void CardFrame::place() {
    if (!content_) return;
    leaveRoomForAccents(*content_);
    const theme::Theme& theme = theme::themeOf(this);
    const int frame = 2 * edge + 4;
    const int width = std::min(std::max(theme.scaled(cardWidth), content_->minimumSizeHint().width() + frame),
                               map_.width() - 2 * edge);
    const int inner = width - frame;
    const int wanted =
        content_->hasHeightForWidth() ? content_->heightForWidth(inner) : content_->sizeHint().height();
    int height = std::max(wanted, content_->minimumSizeHint().height()) + frame;
    int full = width;
    if (height > map_.height() - 2 * edge) {
        height = map_.height() - 2 * edge;
        full += area_->verticalScrollBar()->sizeHint().width();
    }
    setGeometry(map_.freeRect(QSize(full, height), near_));
    // Its words may wrap otherwise than foreseen.
    layout()->activate();
    const int inside = area_->maximumViewportSize().width();
    const int missing = content_->hasHeightForWidth()
                            ? content_->heightForWidth(inside) - area_->maximumViewportSize().height()
                            : 0;
    if (missing > 0 && height < map_.height() - 2 * edge)
        setGeometry(map_.freeRect(QSize(full, std::min(height + missing, map_.height() - 2 * edge)), near_));
}

bool CardFrame::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &map_ && event->type() == QEvent::Resize) place();
    return QFrame::eventFilter(watched, event);
}

} // namespace marches::play
