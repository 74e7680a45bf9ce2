#include "app/theme/icons.h"
#include "app/theme/look.h"
#include "app/theme/paint.h"
#include "app/theme/style_parts.h"

#include <QAbstractSpinBox>
#include <QCursor>
#include <QPainter>
#include <QPushButton>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QStyleOptionProgressBar>
#include <QStyleOptionSlider>
#include <QStyleOptionSpinBox>

#include <algorithm>

namespace marches::theme {

namespace {

Box fieldBox(const QStyleOption& option, const Theme& theme) {
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool focus = has(option, QStyle::State_HasFocus);
    Box box{.ground = enabled ? theme.colour(Role::Raised) : QColor(Qt::transparent),
            .edge = theme.colour(focus && enabled ? Role::Focus : Role::Edge),
            .edgeWidth = focus && enabled ? 1.5 : 1.0,
            .radius = controlRadius,
            .dashed = !enabled};
    if (enabled && has(option, QStyle::State_MouseOver) && !focus) box.edge = theme.colour(Role::Ink2);
    return box;
}

/// True where the pointer lies on `widget`, or where there is none. Qt sends no leave event to a combo box
/// whose list is open.
bool liesUnderPointer(const QWidget* widget) {
    return !widget || widget->rect().contains(widget->mapFromGlobal(QCursor::pos()));
}

constexpr int comboMarkRoom = 24;
constexpr int stepRoom = 26;

} // namespace

int controlHeight(const QWidget* widget, const Theme& theme) {
    if (controlSize(widget) == ControlSize::Small) return theme.scaled(26);
    return theme.scaled(qobject_cast<const QPushButton*>(widget) ? 32 : 28);
}

void paintField(const QStyleOption& option, QPainter& painter, const Theme& theme) {
    paintBox(painter, option.rect, fieldBox(option, theme));
}

void paintComboBox(const QStyleOptionComboBox& given, QPainter& painter, const Theme& theme,
                   const QWidget* widget) {
    QStyleOptionComboBox option = given;
    if (!liesUnderPointer(widget)) option.state &= ~QStyle::State_MouseOver;
    Box box = fieldBox(option, theme);
    const bool enabled = has(option, QStyle::State_Enabled);
    if (enabled && has(option, QStyle::State_MouseOver) && !option.editable)
        box.ground = hovered(box.ground, theme.tone);
    if (option.frame) paintBox(painter, option.rect, box);
    paintTriangle(painter, comboBoxPart(option, QStyle::SC_ComboBoxArrow, theme), Direction::Down,
                  theme.scaled(9), theme.colour(enabled ? Role::Ink : Role::Ink3));
}

void paintComboBoxLabel(const QStyleOptionComboBox& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    const QColor ink = theme.colour(enabled ? Role::Ink : Role::Ink3);
    const QRect field = comboBoxPart(option, QStyle::SC_ComboBoxEditField, theme);
    QRect room = field.adjusted(2, 0, 0, 0);
    if (!option.currentIcon.isNull()) {
        const int side = option.iconSize.height();
        const QRect where(room.left(), room.top() + (room.height() - side) / 2, side, side);
        const QRect placed = QStyle::visualRect(option.direction, field, where);
        paintSign(painter, option.currentIcon, placed, ink, enabled);
        room.setLeft(where.right() + theme.scaled(7));
    }
    if (option.editable || option.currentText.isEmpty()) return;
    painter.setPen(ink);
    const QString text = painter.fontMetrics().elidedText(option.currentText, Qt::ElideRight, room.width());
    painter.drawText(QStyle::visualRect(option.direction, field, room),
                     int(QStyle::visualAlignment(option.direction, Qt::AlignLeft) | Qt::AlignVCenter), text);
}

QRect comboBoxPart(const QStyleOptionComboBox& option, int part, const Theme& theme) {
    const int mark = theme.scaled(comboMarkRoom);
    QRect result = option.rect;
    switch (part) {
    case QStyle::SC_ComboBoxArrow:
        result.setLeft(result.right() - mark + 1);
        break;
    case QStyle::SC_ComboBoxEditField:
        result.adjust(theme.scaled(8) - 2, 1, -mark, -1);
        break;
    default:
        return result;
    }
    return QStyle::visualRect(option.direction, option.rect, result);
}

void paintSpinBox(const QStyleOptionSpinBox& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    const Box box = fieldBox(option, theme);
    if (option.frame) paintBox(painter, option.rect, box);
    if (option.buttonSymbols == QAbstractSpinBox::NoButtons) return;
    struct Step {
        QStyle::SubControl part;
        QAbstractSpinBox::StepEnabledFlag flag;
        Icon sign;
    };
    for (const Step& step : {Step{QStyle::SC_SpinBoxDown, QAbstractSpinBox::StepDownEnabled, Icon::Minus},
                             Step{QStyle::SC_SpinBoxUp, QAbstractSpinBox::StepUpEnabled, Icon::Plus}}) {
        const QRect where = spinBoxPart(option, step.part, theme);
        const bool possible = option.stepEnabled.testFlag(step.flag) && has(option, QStyle::State_Enabled);
        const bool active = option.activeSubControls == step.part && possible;
        if (active) {
            const bool pressed = has(option, QStyle::State_Sunken);
            const QColor ground =
                pressed ? theme.colour(Role::PanelTitle) : hovered(theme.colour(Role::Raised), theme.tone);
            paintBox(painter, QRectF(where).adjusted(1.5, 1.5, -1.5, -1.5), {.ground = ground, .radius = 3});
        }
        const bool atLeft = where.center().x() < option.rect.center().x();
        painter.fillRect(
            QRectF(atLeft ? where.right() : where.left(), where.top() + 1.0, 1, where.height() - 2.0),
            theme.colour(Role::Line));
        const int side = theme.scaled(12);
        QRect sign(0, 0, side, side);
        sign.moveCenter(where.center());
        paintIcon(painter, step.sign, sign, theme.colour(possible ? Role::Ink : Role::Ink3));
    }
}

QRect spinBoxPart(const QStyleOptionSpinBox& option, int part, const Theme& theme) {
    const int step = option.buttonSymbols == QAbstractSpinBox::NoButtons ? 0 : theme.scaled(stepRoom);
    QRect result = option.rect;
    switch (part) {
    case QStyle::SC_SpinBoxDown:
        result.setWidth(step);
        break;
    case QStyle::SC_SpinBoxUp:
        result.setLeft(result.right() - step + 1);
        break;
    case QStyle::SC_SpinBoxEditField:
        result.adjust(std::max(step, 4), 2, -std::max(step, 4), -2);
        break;
    default:
        return result;
    }
    return QStyle::visualRect(option.direction, option.rect, result);
}

void paintSlider(const QStyleOptionSlider& option, QPainter& painter, const Theme& theme,
                 const QRect& handle) {
    const Painting scope(painter);
    const bool enabled = has(option, QStyle::State_Enabled);
    const bool horizontal = option.orientation == Qt::Horizontal;
    const double thick = theme.scaled(4);
    const QPointF middle = QRectF(handle).center();
    const QRectF all(option.rect);
    const QRectF groove = horizontal ? QRectF(all.left(), middle.y() - thick / 2, all.width(), thick)
                                     : QRectF(middle.x() - thick / 2, all.top(), thick, all.height());
    QRectF past = groove;
    if (option.upsideDown)
        horizontal ? past.setLeft(middle.x()) : past.setTop(middle.y());
    else
        horizontal ? past.setRight(middle.x()) : past.setBottom(middle.y());
    paintBox(painter, groove,
             {.ground = theme.colour(Role::Track),
              .edge = theme.colour(Role::Edge),
              .edgeWidth = 0.8,
              .radius = 2});
    const QColor accent = theme.colour(enabled ? Role::Accent : Role::Ink3);
    paintBox(painter, past, {.ground = accent, .radius = 2});

    if (option.tickPosition != QSlider::NoTicks && option.tickInterval > 0) {
        const int length = horizontal ? handle.width() : handle.height();
        const int span = (horizontal ? option.rect.width() : option.rect.height()) - length;
        const int half = length / 2;
        for (int value = option.minimum; value <= option.maximum; value += option.tickInterval) {
            const int at = half + QStyle::sliderPositionFromValue(option.minimum, option.maximum, value, span,
                                                                  option.upsideDown);
            const QRect tick = horizontal ? QRect(option.rect.left() + at, option.rect.bottom() - 4, 1, 5)
                                          : QRect(option.rect.right() - 4, option.rect.top() + at, 5, 1);
            painter.fillRect(tick, theme.colour(Role::Edge));
        }
    }
    QColor ground = theme.colour(Role::Raised);
    if (enabled && has(option, QStyle::State_MouseOver)) ground = hovered(ground, theme.tone);
    const double side = std::min(handle.width(), handle.height()) - 2.0;
    paintBox(painter, QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side),
             {.ground = ground, .edge = accent, .edgeWidth = 2.5, .radius = side / 2});
}

void paintScrollBar(const QStyleOptionSlider& option, QPainter& painter, const Theme& theme) {
    painter.fillRect(option.rect, theme.colour(Role::Panel));
    if (option.minimum == option.maximum) return;
    const QRectF handle = scrollBarPart(option, QStyle::SC_ScrollBarSlider, theme);
    const bool active = option.activeSubControls == QStyle::SC_ScrollBarSlider &&
                        (has(option, QStyle::State_MouseOver) || has(option, QStyle::State_Sunken));
    QColor colour = theme.colour(Role::Edge);
    if (active) colour = theme.colour(has(option, QStyle::State_Sunken) ? Role::Ink2 : Role::Ink3);
    const double inset = option.orientation == Qt::Vertical ? handle.width() * 0.25 : handle.height() * 0.25;
    const QRectF inner = option.orientation == Qt::Vertical ? handle.adjusted(inset, 2, -inset, -2)
                                                            : handle.adjusted(2, inset, -2, -inset);
    paintBox(painter, inner, {.ground = colour, .radius = std::min(inner.width(), inner.height()) / 2});
}

QRect scrollBarPart(const QStyleOptionSlider& option, int part, const Theme& theme) {
    const bool vertical = option.orientation == Qt::Vertical;
    const int length = vertical ? option.rect.height() : option.rect.width();
    const qint64 range = qint64(option.maximum) - option.minimum;
    int handle = length;
    if (range > 0)
        handle = std::clamp(static_cast<int>(qint64(option.pageStep) * length / (range + option.pageStep)),
                            std::min(theme.scaled(28), length), length);
    const int start = QStyle::sliderPositionFromValue(option.minimum, option.maximum, option.sliderPosition,
                                                      length - handle, option.upsideDown);
    const auto along = [&](int from, int size) {
        const QRect result =
            vertical ? QRect(option.rect.left(), option.rect.top() + from, option.rect.width(), size)
                     : QRect(option.rect.left() + from, option.rect.top(), size, option.rect.height());
        return QStyle::visualRect(vertical ? Qt::LeftToRight : option.direction, option.rect, result);
    };
    switch (part) {
    case QStyle::SC_ScrollBarSlider:
        return along(start, handle);
    case QStyle::SC_ScrollBarGroove:
        return option.rect;
    case QStyle::SC_ScrollBarSubPage:
        return along(0, start);
    case QStyle::SC_ScrollBarAddPage:
        return along(start + handle, length - start - handle);
    default:
        return {};
    }
}

void paintProgressBar(const QStyleOptionProgressBar& option, QPainter& painter, const Theme& theme) {
    const Painting scope(painter);
    const QRectF groove(option.rect);
    paintBox(painter, groove,
             {.ground = theme.colour(Role::Track), .edge = theme.colour(Role::Edge), .radius = 3});
    const double range = option.maximum - option.minimum;
    QRectF done = groove.adjusted(1, 1, -1, -1);
    // Nothing loops: a bar without end stands half filled.
    const double share = range <= 0 ? 0.5 : (option.progress - option.minimum) / range;
    const double left = done.width() * (1 - std::clamp(share, 0.0, 1.0));
    const bool fromRight = (option.direction == Qt::RightToLeft) != option.invertedAppearance;
    done.adjust(fromRight ? left : 0, 0, fromRight ? 0 : -left, 0);
    paintBox(painter, done, {.ground = theme.colour(Role::Accent), .radius = 2});
    if (option.textVisible && !option.text.isEmpty()) {
        painter.setPen(theme.colour(Role::Ink));
        painter.drawText(option.rect, Qt::AlignCenter, option.text);
    }
}

} // namespace marches::theme
