#include "app/theme/icons.h"
#include "app/theme/paint.h"
#include "app/theme/style_parts.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionHeader>
#include <QStyleOptionTab>
#include <QStyleOptionViewItem>

#include <algorithm>

namespace marches::theme {

namespace {

bool isVertical(QTabBar::Shape shape) {
    return shape == QTabBar::RoundedWest || shape == QTabBar::RoundedEast ||
           shape == QTabBar::TriangularWest || shape == QTabBar::TriangularEast;
}

} // namespace

void paintItemGround(const QStyleOptionViewItem& option, QPainter& painter, const Theme& theme) {
    if (has(option, QStyle::State_Selected)) {
        // A view may choose a quieter ground by its palette.
        painter.fillRect(option.rect, option.palette.color(QPalette::Highlight));
        return;
    }
    if (option.backgroundBrush.style() != Qt::NoBrush) painter.fillRect(option.rect, option.backgroundBrush);
    if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled)) {
        QColor veil = theme.tone == Tone::Light ? QColor(Qt::black) : QColor(Qt::white);
        veil.setAlphaF(0.06f);
        painter.fillRect(option.rect, veil);
    }
}

void paintHeaderSection(const QStyleOptionHeader& option, QPainter& painter, const Theme& theme) {
    QColor ground = theme.colour(Role::Panel);
    if (has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled))
        ground = hovered(ground, theme.tone);
    if (has(option, QStyle::State_Sunken)) ground = theme.colour(Role::PanelTitle);
    painter.fillRect(option.rect, ground);
    const QRect& r = option.rect;
    const QColor line = theme.colour(Role::Line);
    if (option.orientation == Qt::Horizontal)
        painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), line);
    else
        painter.fillRect(QRect(r.right(), r.top(), 1, r.height()), line);
}

void paintHeaderLabel(const QStyleOptionHeader& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    QRect room = option.rect;
    const bool sorted = option.sortIndicator != QStyleOptionHeader::None;
    painter.setPen(theme.colour(sorted ? Role::Ink : Role::Ink3));
    if (!option.icon.isNull()) {
        const int side = theme.scaledIcon(16);
        QRect where(0, 0, side, side);
        where.moveCenter(room.center());
        if (!option.text.isEmpty()) {
            where.moveLeft(room.left());
            room.setLeft(where.right() + 5);
        }
        paintSign(painter, option.icon, QStyle::visualRect(option.direction, option.rect, where),
                  theme.colour(Role::Ink2));
    }
    const QString text = option.fontMetrics.elidedText(option.text, Qt::ElideRight, room.width());
    painter.drawText(
        room, int(QStyle::visualAlignment(option.direction, option.textAlignment) | Qt::AlignVCenter), text);
}

void paintTab(const QStyleOptionTab& option, QPainter& painter, const Theme& theme) {
    const bool on = has(option, QStyle::State_Selected);
    const bool hover = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    const QRect& r = option.rect;
    QColor ground = theme.colour(on ? Role::Panel : Role::PanelTitle);
    if (hover && !on) ground = hovered(ground, theme.tone);
    painter.fillRect(r, ground);
    const QColor line = theme.colour(Role::Line);
    const QColor mark = theme.colour(has(option, QStyle::State_Enabled) ? Role::Accent : Role::Edge);
    const int thick = 3;
    if (isVertical(option.shape)) {
        painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), line);
        if (on) painter.fillRect(QRect(r.left(), r.top(), thick, r.height()), mark);
        return;
    }
    painter.fillRect(QRect(r.right(), r.top(), 1, r.height()), line);
    const bool south = isSouth(option.shape);
    if (on)
        painter.fillRect(QRect(r.left(), south ? r.bottom() - thick + 1 : r.top(), r.width(), thick), mark);
    else
        painter.fillRect(QRect(r.left(), south ? r.top() : r.bottom(), r.width(), 1), line);
    if (has(option, QStyle::State_HasFocus)) paintInnerFocusRing(painter, r, theme);
}

void paintTabLabel(const QStyleOptionTab& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    const bool on = has(option, QStyle::State_Selected);
    const QColor ink = theme.colour(!has(option, QStyle::State_Enabled) ? Role::Ink3
                                    : on                                ? Role::Ink
                                                                        : Role::Ink2);
    const auto width = [](const QSize& size) { return std::max(0, size.width()); };
    const QRect inner = option.rect.adjusted(theme.scaled(tabPadding) + width(option.leftButtonSize), 0,
                                             -theme.scaled(tabPadding) - width(option.rightButtonSize), 0);
    QRect room = inner;
    if (isVertical(option.shape)) {
        const bool west = option.shape == QTabBar::RoundedWest || option.shape == QTabBar::TriangularWest;
        painter.translate(option.rect.center());
        painter.rotate(west ? -90 : 90);
        room = QRect(-option.rect.height() / 2, -option.rect.width() / 2, option.rect.height(),
                     option.rect.width());
        room.adjust(theme.scaled(10), 0, -theme.scaled(10), 0);
    }
    if (!option.icon.isNull()) {
        const int side = option.iconSize.isValid() ? option.iconSize.height() : theme.scaledIcon(16);
        QRect where(room.left(), room.top() + (room.height() - side) / 2, side, side);
        if (option.text.isEmpty()) where.moveCenter(room.center());
        paintSign(painter, option.icon, QStyle::visualRect(option.direction, room, where), ink);
        room.setLeft(where.right() + theme.scaled(5));
        room = QStyle::visualRect(option.direction, inner, room);
    }
    painter.setFont(theme.font(on ? FontRole::TextBold : FontRole::Text));
    painter.setPen(ink);
    const QFontMetrics metrics = painter.fontMetrics();
    if (!isVertical(option.shape) && metrics.size(Qt::TextShowMnemonic, option.text).width() > room.width()) {
        // Where tabs are squeezed their words come first, then they shorten.
        const int spare = theme.scaled(tabPadding) - theme.scaled(tabEdge);
        room.adjust(-spare, 0, spare, 0);
    }
    painter.drawText(room, int(Qt::AlignCenter) | int(Qt::TextShowMnemonic),
                     metrics.elidedText(option.text, Qt::ElideRight, room.width(), Qt::TextShowMnemonic));
}

QSize tabSize(const QStyleOptionTab& option, const Theme& theme) {
    const QFontMetrics bold(theme.font(FontRole::TextBold));
    const int side = option.icon.isNull() ? 0 : option.iconSize.height();
    const int text = option.text.isEmpty() ? 0 : bold.size(Qt::TextShowMnemonic, option.text).width() + 2;
    const int gap = side > 0 && text > 0 ? theme.scaled(5) : 0;
    const int buttons = option.leftButtonSize.width() + option.rightButtonSize.width();
    const int width = text + side + gap + std::max(0, buttons) + 2 * theme.scaled(tabPadding);
    const int height = std::max(theme.scaled(28), side + theme.scaled(10));
    return isVertical(option.shape) ? QSize(height, width) : QSize(width, height);
}

} // namespace marches::theme
