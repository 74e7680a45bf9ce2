#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style_parts.h"

#include <QDialogButtonBox>
#include <QFontMetrics>
#include <QPainter>
#include <QStyleOptionButton>
#include <QStyleOptionToolButton>
#include <QWidget>

#include <algorithm>

namespace marches::theme {

namespace {

struct ButtonColours {
    Box box;
    QColor text;
    QColor quiet;
    bool bold = false;
};

constexpr double pale = 0.35; ///< opacity of a button that takes no press yet

/// In a box of dialog buttons the one that Enter presses is the primary one.
ButtonLook lookOf(const QStyleOptionButton& option, const QWidget* widget) {
    ButtonLook look = buttonLook(widget);
    const QWidget* parent = widget ? widget->parentWidget() : nullptr;
    if (option.features.testFlag(QStyleOptionButton::DefaultButton) &&
        qobject_cast<const QDialogButtonBox*>(parent))
        look.primary = true;
    return look;
}

ButtonColours coloursOf(const QStyleOption& option, const ButtonLook& look, const Theme& theme) {
    const bool enabled = has(option, QStyle::State_Enabled) && !look.refused;
    const bool pressed = has(option, QStyle::State_Sunken);
    const bool hover = has(option, QStyle::State_MouseOver) && has(option, QStyle::State_Enabled);
    const bool chosen = has(option, QStyle::State_On);
    if (!enabled) {
        // Under the pointer it is no yellower than before: it would look like one that is meant to be
        // pressed.
        const QColor ground = hover ? theme.colour(Role::Panel) : QColor(Qt::transparent);
        return {.box = {.ground = ground, .edge = theme.colour(Role::Edge), .dashed = true},
                .text = theme.colour(Role::Ink3),
                .quiet = theme.colour(Role::Ink3)};
    }
    if (look.primary || (chosen && look.segment)) {
        QColor ground = theme.colour(Role::Accent);
        if (hover) ground = hovered(ground, theme.tone);
        if (pressed) ground = blend(ground, Qt::black, 0.18);
        const QColor ink = theme.colour(Role::AccentInk);
        return {.box = {.ground = ground, .edge = ground}, .text = ink, .quiet = ink, .bold = chosen};
    }
    QColor ground = theme.colour(pressed ? Role::PanelTitle : Role::Raised);
    if (hover && !pressed) ground = hovered(ground, theme.tone);
    return {.box = {.ground = ground,
                    .edge = theme.colour(chosen ? Role::Accent : Role::Edge),
                    .edgeWidth = chosen ? 2.0 : 1.0},
            .text = theme.colour(Role::Ink),
            .quiet = theme.colour(Role::Ink2),
            .bold = chosen};
}

/// Square where a segment touches its neighbour, and overlapping it by the width of the edge.
void paintSegment(QPainter& painter, const QRect& rect, const Box& box, Segment segment,
                  Qt::LayoutDirection direction) {
    if (direction == Qt::RightToLeft && segment == Segment::First)
        segment = Segment::Last;
    else if (direction == Qt::RightToLeft && segment == Segment::Last)
        segment = Segment::First;
    const Painting scope(painter);
    painter.setClipRect(rect);
    QRectF whole(rect);
    const int far = 8;
    if (segment == Segment::Middle || segment == Segment::Last) whole.setLeft(whole.left() - far);
    if (segment == Segment::Middle || segment == Segment::First) whole.setRight(whole.right() + far);
    paintBox(painter, whole, box);
    if (segment == Segment::First || segment == Segment::Middle)
        painter.fillRect(QRectF(rect.right(), rect.top(), 1, rect.height()), box.edge);
}

QFont fontOf(const QWidget* widget, bool bold) {
    QFont font = widget ? widget->font() : QFont();
    if (bold) font.setWeight(QFont::Bold);
    return font;
}

struct ButtonMeasures {
    int padding;
    int gap;
    int iconSide = 0;
    int textWidth = 0;
    int noteWidth = 0;
    QSize keyCap{};
    int menuMark = 0;
    int height = 0;

    int contentsWidth() const {
        int width = 0;
        for (const int part : {iconSide, textWidth, noteWidth, keyCap.width(), menuMark})
            if (part > 0) width += part + (width > 0 ? gap : 0);
        return width;
    }
};

ButtonMeasures measure(const QStyleOptionButton& option, const QWidget* widget, const ButtonLook& look,
                       const Theme& theme) {
    const bool small = controlSize(widget) == ControlSize::Small;
    ButtonMeasures m{.padding = theme.scaled(small ? 10 : 14), .gap = theme.scaled(7)};
    if (!option.icon.isNull()) m.iconSide = option.iconSize.height();
    if (look.segment) m.padding = theme.scaled(12);
    const QFontMetrics bold(fontOf(widget, option.state.testFlag(QStyle::State_On) || look.segment));
    const QFontMetrics note(theme.font(FontRole::Note));
    if (!option.text.isEmpty()) m.textWidth = bold.size(Qt::TextShowMnemonic, option.text).width();
    if (!look.note.isEmpty()) m.noteWidth = note.horizontalAdvance(look.note) + 1;
    if (!look.keyCap.isEmpty()) m.keyCap = keyCapSize(look.keyCap, theme);
    if (option.features & QStyleOptionButton::HasMenu) m.menuMark = theme.scaled(8);
    m.height = std::max({controlHeight(widget, theme), bold.height() + theme.scaled(8), m.iconSide + 6,
                         m.keyCap.height() + 6});
    if (!look.detail.isEmpty()) {
        m.textWidth = std::max(m.textWidth, note.horizontalAdvance(look.detail) + 1);
        m.height = bold.height() + note.height() + theme.scaled(14);
    }
    return m;
}

} // namespace

void paintButtonGround(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget,
                       const Theme& theme) {
    const ButtonLook look = lookOf(option, widget);
    if ((option.features & QStyleOptionButton::Flat) &&
        !(option.state & (QStyle::State_MouseOver | QStyle::State_Sunken | QStyle::State_On)))
        return;
    const ButtonColours colours = coloursOf(option, look, theme);
    const Painting scope(painter);
    if (look.settling) painter.setOpacity(pale);
    if (look.segment && *look.segment != Segment::Only)
        paintSegment(painter, option.rect, colours.box, *look.segment, option.direction);
    else
        paintBox(painter, option.rect, colours.box);
}

void paintButtonContents(const QStyleOptionButton& option, QPainter& painter, const QWidget* widget,
                         const Theme& theme) {
    const Painting scope(painter);
    const ButtonLook look = lookOf(option, widget);
    const ButtonColours colours = coloursOf(option, look, theme);
    const ButtonMeasures m = measure(option, widget, look, theme);
    if (look.settling) painter.setOpacity(pale);
    QRect room = option.rect;
    if (has(option, QStyle::State_Sunken)) room.translate(0, 1);
    const bool twoLines = !look.detail.isEmpty();
    int x = twoLines ? room.left() + m.padding
                     : room.left() + std::max(4, (room.width() - m.contentsWidth()) / 2);
    const int right = room.right() - 3;
    const auto visual = [&](QRect part) { return QStyle::visualRect(option.direction, option.rect, part); };
    const auto place = [&](int width) {
        const QRect part(x, room.top(), std::min(width, right - x), room.height());
        x += width + m.gap;
        return visual(part);
    };
    if (m.iconSide > 0) {
        QRect where = place(m.iconSide);
        where = QRect(where.left(), room.top() + (room.height() - m.iconSide) / 2, m.iconSide, m.iconSide);
        paintSign(painter, option.icon, where, colours.text, has(option, QStyle::State_Enabled));
    }
    const int mnemonic = Qt::TextShowMnemonic;
    if (m.textWidth > 0) {
        painter.setFont(fontOf(widget, colours.bold));
        painter.setPen(colours.text);
        QRect where = place(m.textWidth);
        const auto side = QStyle::visualAlignment(option.direction, Qt::AlignLeft);
        if (twoLines) {
            const int line = painter.fontMetrics().height();
            const QFont noteFont = theme.font(FontRole::Note);
            const int noteLine = QFontMetrics(noteFont).height();
            const int top = room.top() + (room.height() - line - noteLine) / 2;
            painter.drawText(QRect(where.left(), top, where.width(), line),
                             int(side | Qt::AlignVCenter) | mnemonic, option.text);
            painter.setFont(noteFont);
            painter.setPen(colours.quiet);
            painter.drawText(QRect(where.left(), top + line, where.width(), noteLine),
                             int(side | Qt::AlignVCenter), look.detail);
        } else {
            painter.drawText(where, int(Qt::AlignCenter) | mnemonic, option.text);
        }
    }
    if (m.noteWidth > 0) {
        painter.setFont(theme.font(FontRole::Note));
        painter.setPen(colours.quiet);
        painter.drawText(place(m.noteWidth), Qt::AlignCenter, look.note);
    }
    if (!m.keyCap.isEmpty()) paintKeyCap(painter, place(m.keyCap.width()), look.keyCap, colours.quiet, theme);
    if (m.menuMark > 0) paintTriangle(painter, place(m.menuMark), Direction::Down, m.menuMark, colours.text);
}

QSize buttonSize(const QStyleOptionButton& option, const QWidget* widget, const Theme& theme) {
    const ButtonMeasures m = measure(option, widget, lookOf(option, widget), theme);
    return {std::max(m.contentsWidth() + 2 * m.padding, m.height), m.height};
}

void paintToolButton(const QStyleOptionToolButton& option, QPainter& painter, const QWidget* widget,
                     const Theme& theme) {
    const Painting scope(painter);
    const ButtonLook look = buttonLook(widget);
    ButtonColours colours = coloursOf(option, look, theme);
    const bool flat = option.state & QStyle::State_AutoRaise;
    if (flat) {
        const bool live = has(option, QStyle::State_Enabled) && !look.refused;
        const bool hover = has(option, QStyle::State_MouseOver) && live;
        const bool on = has(option, QStyle::State_On) || has(option, QStyle::State_Sunken);
        colours.box.edge = on ? theme.colour(Role::Edge) : QColor(Qt::transparent);
        if (!on) colours.box.ground = Qt::transparent;
        if (hover && !on) {
            QColor veil = theme.colour(Role::Ink);
            veil.setAlphaF(0.08f);
            colours.box.ground = veil;
        }
        colours.box.edgeWidth = 1;
        colours.text = theme.colour(live ? Role::Ink2 : Role::Ink3);
        if (!live) colours.text.setAlphaF(0.6f);
    }
    paintBox(painter, option.rect, colours.box);

    QRect room = option.rect.adjusted(3, 0, -3, 0);
    if (has(option, QStyle::State_Sunken)) room.translate(0, 1);
    if (option.features & QStyleOptionToolButton::HasMenu) {
        const QRect mark(room.right() - theme.scaled(9), room.top(), theme.scaled(9), room.height());
        paintTriangle(painter, mark, Direction::Down, theme.scaled(7), colours.text);
        room.setRight(mark.left() - 2);
    }
    if (option.features & QStyleOptionToolButton::Arrow) {
        const Direction direction = option.arrowType == Qt::LeftArrow    ? Direction::Left
                                    : option.arrowType == Qt::RightArrow ? Direction::Right
                                    : option.arrowType == Qt::UpArrow    ? Direction::Up
                                                                         : Direction::Down;
        paintTriangle(painter, room, direction, theme.scaled(9), colours.text);
        return;
    }
    const bool text = option.toolButtonStyle != Qt::ToolButtonIconOnly && !option.text.isEmpty();
    const bool sign = option.toolButtonStyle != Qt::ToolButtonTextOnly && !option.icon.isNull();
    painter.setFont(option.font);
    painter.setPen(colours.text);
    if (sign) {
        const int side = std::min({option.iconSize.height(), room.height() - 4, room.width()});
        QRect where(0, 0, side, side);
        where.moveCenter(room.center());
        if (text && option.toolButtonStyle == Qt::ToolButtonTextUnderIcon) {
            where.moveTop(room.top() + 4);
            room.setTop(where.bottom());
        } else if (text) {
            where.moveLeft(room.left() + 4);
            room.setLeft(where.right() + 4);
        }
        paintSign(painter, option.icon, QStyle::visualRect(option.direction, option.rect, where),
                  colours.text, has(option, QStyle::State_Enabled));
    }
    if (text) painter.drawText(room, int(Qt::AlignCenter) | int(Qt::TextShowMnemonic), option.text);
}

QSize toolButtonSize(const QStyleOptionToolButton& option, const QWidget* widget, const Theme& theme) {
    const QFontMetrics metrics(option.font);
    const bool text = option.toolButtonStyle != Qt::ToolButtonIconOnly && !option.text.isEmpty();
    const bool sign = option.toolButtonStyle != Qt::ToolButtonTextOnly && !option.icon.isNull();
    const bool under = option.toolButtonStyle == Qt::ToolButtonTextUnderIcon;
    const int textWidth = text ? metrics.size(Qt::TextShowMnemonic, option.text).width() : 0;
    const int side = sign ? option.iconSize.height() : 0;
    const int smallest = text ? theme.scaled(26) : theme.scaledIcon(26);
    int width = (under ? std::max(textWidth, side) : textWidth + side + (text && sign ? 4 : 0)) +
                (text ? theme.scaled(14) : theme.scaledIcon(8));
    int height = (under ? side + metrics.height() : std::max(side, text ? metrics.height() : 0)) +
                 (text ? theme.scaled(8) : theme.scaledIcon(8));
    if (controlSize(widget) == ControlSize::Large && text) height = std::max(height, theme.scaled(28));
    if (option.features & QStyleOptionToolButton::HasMenu) width += theme.scaled(11);
    return {std::max(width, smallest), std::max(height, smallest)};
}

void paintCheckMark(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const bool partly = has(option, QStyle::State_NoChange);
    const bool filled = enabled && (on || partly);
    Box box{.ground = theme.colour(filled ? Role::Accent : Role::Raised),
            .edge = theme.colour(filled ? Role::Accent : Role::Edge),
            .edgeWidth = 1.25,
            .radius = 3,
            .dashed = !enabled};
    if (!enabled) box.ground = Qt::transparent;
    if (enabled && has(option, QStyle::State_MouseOver)) box.ground = hovered(box.ground, theme.tone);
    paintBox(painter, option.rect, box);
    const QColor mark = theme.colour(enabled ? Role::AccentInk : Role::Ink3);
    const double inset = option.rect.width() * 0.14;
    if (on) paintIcon(painter, Icon::Check, QRectF(option.rect).adjusted(inset, inset, -inset, -inset), mark);
    if (partly)
        paintIcon(painter, Icon::Minus, QRectF(option.rect).adjusted(inset, inset, -inset, -inset), mark);
}

void paintRadioMark(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool on = has(option, QStyle::State_On);
    const QRectF disc(option.rect);
    Box box{.ground = enabled ? theme.colour(Role::Raised) : QColor(Qt::transparent),
            .edge = theme.colour(enabled && on ? Role::Accent : Role::Edge),
            .edgeWidth = on ? 2.0 : 1.25,
            .radius = disc.width() / 2,
            .dashed = !enabled};
    if (enabled && has(option, QStyle::State_MouseOver)) box.ground = hovered(box.ground, theme.tone);
    paintBox(painter, disc, box);
    if (!on) return;
    const double inset = disc.width() * 0.28;
    paintBox(painter, disc.adjusted(inset, inset, -inset, -inset),
             {.ground = theme.colour(enabled ? Role::Accent : Role::Ink3), .radius = disc.width()});
}

} // namespace marches::theme
