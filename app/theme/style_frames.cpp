#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style_parts.h"

#include <QFontMetrics>
#include <QPainter>
#include <QStyle>
#include <QStyleOptionDockWidget>
#include <QStyleOptionGroupBox>
#include <QStyleOptionMenuItem>

#include <algorithm>

namespace marches::theme {

namespace {

int titleHeight(const Theme& theme) {
    return QFontMetrics(theme.font(FontRole::Name)).height() + theme.scaled(4);
}

bool hasNoLine(const QStyleOption& option) {
    const auto* frame = qstyleoption_cast<const QStyleOptionFrame*>(&option);
    return frame && frame->lineWidth <= 0;
}

} // namespace

bool paintFrame(QStyle::PrimitiveElement element, const QStyleOption& option, QPainter& painter,
                const QWidget* widget, const Theme& theme) {
    const QRect& r = option.rect;
    const auto fill = [&](Role ground) { painter.fillRect(r, theme.colour(ground)); };
    const auto box = [&](Role edge) { paintBox(painter, r, {.edge = theme.colour(edge), .radius = 0}); };
    switch (element) {
    case QStyle::PE_PanelTipLabel:
    case QStyle::PE_PanelMenu:
        fill(Role::Raised);
        box(Role::Edge);
        return true;
    case QStyle::PE_FrameMenu:
        box(Role::Edge);
        return true;
    case QStyle::PE_Frame:
    case QStyle::PE_FrameGroupBox:
    case QStyle::PE_FrameWindow:
        if (isCard(widget))
            paintBox(painter, r,
                     {.ground = theme.colour(Role::Raised),
                      .edge = theme.colour(Role::Edge),
                      .edgeWidth = 1.5,
                      .radius = cardRadius});
        else if (!hasNoLine(option))
            box(Role::Line);
        return true;
    case QStyle::PE_FrameDockWidget:
        box(Role::Line);
        return true;
    case QStyle::PE_FrameTabWidget:
        fill(Role::Panel);
        box(Role::Line);
        return true;
    case QStyle::PE_FrameTabBarBase:
        if (const auto* base = qstyleoption_cast<const QStyleOptionTabBarBase*>(&option))
            paintStrip(painter, r, Role::PanelTitle, isSouth(base->shape) ? Line::Above : Line::Below, theme);
        return true;
    case QStyle::PE_PanelStatusBar:
        paintStrip(painter, r, Role::PanelTitle, Line::Above, theme);
        return true;
    case QStyle::PE_FrameStatusBarItem:
        return true;
    case QStyle::PE_PanelMenuBar:
        fill(Role::PanelTitle);
        return true;
    case QStyle::PE_IndicatorDockWidgetResizeHandle:
        fill(Role::Window);
        return true;
    case QStyle::PE_PanelScrollAreaCorner:
        fill(Role::Panel);
        return true;
    default:
        return false;
    }
}

void paintMenuItem(const QStyleOptionMenuItem& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    const QRect& r = option.rect;
    const int edge = theme.scaled(10);
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(QRect(r.left() + edge, r.center().y(), r.width() - 2 * edge, 1),
                         theme.colour(Role::Line));
        if (!option.text.isEmpty()) {
            painter.setFont(theme.font(FontRole::NoteBold));
            const int width = painter.fontMetrics().horizontalAdvance(option.text);
            const QRect place(r.left() + edge, r.top(), width + edge, r.height());
            painter.fillRect(place, theme.colour(Role::Raised));
            painter.setPen(theme.colour(Role::Ink2));
            painter.drawText(place, Qt::AlignVCenter | Qt::AlignLeft, option.text);
        }
        return;
    }
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool chosen = has(option, QStyle::State_Selected);
    if (chosen && enabled)
        painter.fillRect(r, theme.colour(Role::Selection));
    else if (chosen)
        painter.fillRect(r, hovered(theme.colour(Role::Raised), theme.tone));
    const bool onSelection = chosen && enabled;
    const QColor ink = theme.colour(!enabled ? Role::Ink3 : onSelection ? Role::SelectionInk : Role::Ink);
    const QColor quiet = theme.colour(onSelection ? Role::SelectionInk2 : Role::Ink3);
    const auto visual = [&](const QRect& part) { return QStyle::visualRect(option.direction, r, part); };

    const int side = theme.scaledIcon(16);
    QRect mark(r.left() + edge, r.top() + (r.height() - side) / 2, side, side);
    if (option.checkType != QStyleOptionMenuItem::NotCheckable && option.checked) {
        paintIcon(painter, Icon::Check, QRectF(visual(mark)).adjusted(1, 1, -1, -1), ink);
    } else if (!option.icon.isNull()) {
        paintSign(painter, option.icon, visual(mark), ink, enabled);
    }
    QRect text(mark.right() + theme.scaled(8), r.top(), 0, r.height());
    text.setRight(r.right() - edge - theme.scaled(12));
    const qsizetype tab = option.text.indexOf(u'\t');
    painter.setFont(option.font);
    painter.setPen(ink);
    painter.drawText(visual(text),
                     int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter) |
                         int(Qt::TextShowMnemonic) | int(Qt::TextSingleLine),
                     option.text.left(tab));
    if (tab >= 0) {
        painter.setPen(quiet);
        painter.drawText(visual(text),
                         int(QStyle::visualAlignment(option.direction, Qt::AlignRight) | Qt::AlignVCenter) |
                             int(Qt::TextSingleLine),
                         option.text.mid(tab + 1));
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect arrow(r.right() - edge - theme.scaled(8), r.top(), theme.scaled(8), r.height());
        const bool rightToLeft = option.direction == Qt::RightToLeft;
        paintTriangle(painter, visual(arrow), rightToLeft ? Direction::Left : Direction::Right,
                      theme.scaled(8), ink);
    }
}

QSize menuItemSize(const QStyleOptionMenuItem& option, const Theme& theme) {
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {theme.scaled(10), option.text.isEmpty() ? theme.scaled(9) : theme.scaled(24)};
    const QFontMetrics metrics(option.font);
    const qsizetype tab = option.text.indexOf(u'\t');
    int width = metrics.size(Qt::TextShowMnemonic | Qt::TextSingleLine, option.text.left(tab)).width();
    // QMenu adds the widest shortcut itself (reservedShortcutWidth); this is the gap before it.
    if (tab >= 0) width += theme.scaled(24);
    width += 2 * theme.scaled(10) + theme.scaledIcon(16) + theme.scaled(8) + theme.scaled(12);
    return {width, std::max(theme.scaled(26), metrics.height() + theme.scaled(6))};
}

void paintMenuBarItem(const QStyleOptionMenuItem& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    painter.fillRect(option.rect, theme.colour(Role::PanelTitle));
    const bool active = has(option, QStyle::State_Selected) || has(option, QStyle::State_Sunken);
    if (active)
        paintBox(painter, QRectF(option.rect).adjusted(0, 2, 0, -2),
                 {.ground = theme.colour(has(option, QStyle::State_Sunken) ? Role::Selection : Role::Track)});
    const bool onSelection = has(option, QStyle::State_Sunken);
    painter.setPen(theme.colour(!has(option, QStyle::State_Enabled) ? Role::Ink3
                                : onSelection                       ? Role::SelectionInk
                                                                    : Role::Ink));
    painter.setFont(option.font);
    painter.drawText(option.rect, int(Qt::AlignCenter) | int(Qt::TextShowMnemonic) | int(Qt::TextSingleLine),
                     option.text);
}

void paintGroupBox(const QStyleOptionGroupBox& option, QPainter& painter, const QStyle& style,
                   const QWidget* widget, const Theme& theme) {
    const Painting scope(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    if (option.subControls & QStyle::SC_GroupBoxCheckBox) {
        QStyleOptionButton box;
        box.QStyleOption::operator=(option);
        box.rect = groupBoxPart(option, QStyle::SC_GroupBoxCheckBox, theme);
        style.drawPrimitive(QStyle::PE_IndicatorCheckBox, &box, &painter, widget);
    }
    if (option.text.isEmpty()) return;
    painter.setFont(theme.font(FontRole::Name));
    painter.setPen(theme.colour(enabled ? Role::Ink : Role::Ink3));
    painter.drawText(groupBoxPart(option, QStyle::SC_GroupBoxLabel, theme),
                     int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter) |
                         int(Qt::TextShowMnemonic),
                     option.text);
}

QRect groupBoxPart(const QStyleOptionGroupBox& option, int part, const Theme& theme) {
    const bool title = !option.text.isEmpty() || (option.subControls & QStyle::SC_GroupBoxCheckBox);
    const int height = title ? titleHeight(theme) : 0;
    const int side = theme.scaledIcon(16);
    const bool checkable = option.subControls & QStyle::SC_GroupBoxCheckBox;
    QRect result = option.rect;
    switch (part) {
    case QStyle::SC_GroupBoxContents:
        result.setTop(result.top() + height);
        return result;
    case QStyle::SC_GroupBoxCheckBox:
        result = QRect(result.left(), result.top() + (height - side) / 2, side, side);
        break;
    case QStyle::SC_GroupBoxLabel: {
        const QFontMetrics metrics(theme.font(FontRole::Name));
        const int left = checkable ? side + theme.scaled(8) : 0;
        result = QRect(result.left() + left, result.top(),
                       metrics.size(Qt::TextShowMnemonic, option.text).width() + 2, height);
        break;
    }
    default:
        return result;
    }
    return QStyle::visualRect(option.direction, option.rect, result);
}

void paintPlainDockTitle(const QStyleOptionDockWidget& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    paintStrip(painter, option.rect, Role::PanelTitle, Line::Below, theme);
    painter.setFont(theme.font(FontRole::DockTitle));
    painter.setPen(theme.colour(Role::Ink));
    const QRect room = option.rect.adjusted(theme.scaled(10), 0, -theme.scaled(48), 0);
    painter.drawText(QStyle::visualRect(option.direction, option.rect, room),
                     int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter),
                     painter.fontMetrics().elidedText(option.title, Qt::ElideRight, room.width()));
}

} // namespace marches::theme
