#include "editor/warriors/tables_paint.h"

#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>

namespace marches::editor {

namespace {

using theme::FontRole;
using theme::Role;

void paintLabel(QPainter& painter, const QRectF& cell, const CellLook& look, const theme::Theme& theme) {
    const double icon = theme.scaledIcon(look.track ? 17 : 14);
    double x = cell.left() + theme.scaled(10);
    if (look.icon)
        theme::paintIcon(painter, *look.icon, {x, cell.center().y() - icon / 2, icon, icon},
                         theme.colour(look.track ? Role::Accent : Role::Ink));
    if (look.icon || !look.head) x += theme.scaledIcon(look.track ? 17 : 14) + theme.scaled(8);
    const QFont font = theme.font(look.track  ? FontRole::Name
                                  : look.head ? FontRole::NoteBold
                                              : FontRole::Text);
    painter.setFont(font);
    painter.setPen(theme.colour(look.head && !look.track ? Role::Ink2 : Role::Ink));
    const QRectF room(x, cell.top(), cell.right() - x - 2, cell.height());
    painter.drawText(room, Qt::AlignLeft | Qt::AlignVCenter,
                     QFontMetricsF(font).elidedText(look.text, Qt::ElideRight, room.width()));
}

void paintHead(QPainter& painter, const QRectF& cell, const CellLook& look, const theme::Theme& theme) {
    if (look.icon) {
        const double side = theme.scaledIcon(15);
        theme::paintIcon(painter, *look.icon,
                         {cell.center().x() - side / 2, cell.center().y() - side / 2, side, side},
                         theme.colour(Role::Ink));
        return;
    }
    const bool sum = look.track && look.text.size() > 4;
    const QFont font = theme.font(look.track && !sum ? FontRole::Numeral : FontRole::Note);
    painter.setFont(font);
    painter.setPen(theme.colour(Role::Ink2));
    painter.drawText(cell, Qt::AlignCenter,
                     QFontMetricsF(font).elidedText(look.text, Qt::ElideRight, cell.width() - 2));
}

QColor edgeOf(const CellLook& look, const theme::Theme& theme) {
    if (look.error || look.refused) return theme.colour(Role::Bad);
    if (look.warning) return theme.colour(Role::Warn);
    return look.differs ? gold(theme) : theme.colour(Role::Edge);
}

/// A corner that says that there is a problem, besides its colour.
void paintCorner(QPainter& painter, const QRectF& box, const CellLook& look, const theme::Theme& theme) {
    if (!look.error && !look.warning) return;
    const double side = theme.scaledIcon(11);
    theme::paintIcon(painter, theme::Icon::Warning, {box.left() - side / 2, box.top() - 3, side, side},
                     theme.colour(look.error ? Role::Bad : Role::Warn));
}

void paintField(QPainter& painter, const QRectF& cell, const CellLook& look, const theme::Theme& theme) {
    const QRectF box = figureBox(cell, theme);
    if (look.current)
        theme::paintBox(painter, box.adjusted(-3.5, -3.5, 3.5, 3.5),
                        {Qt::transparent, theme.colour(Role::Focus), 2.5, theme::controlRadius + 3, false});
    const bool marked = look.differs || look.error || look.warning || look.refused;
    theme::paintBox(painter, box,
                    {theme.colour(Role::Raised), edgeOf(look, theme), marked ? 2.0 : 1.0,
                     theme::controlRadius, look.kind == CellKind::add});
    const QRectF stepper = look.current && look.kind != CellKind::toggle && look.kind != CellKind::add
                               ? stepperBox(cell, theme)
                               : QRectF{};
    painter.setFont(theme.font(look.differs ? FontRole::TextBold : FontRole::Text));
    painter.setPen(theme.colour(look.refused ? Role::Bad : Role::Ink));
    const QRectF room = stepper.isEmpty() ? box : box.adjusted(0, 0, -stepper.width() / 2, 0);
    if (look.kind == CellKind::toggle && look.text == QLatin1String("1")) {
        const double side = theme.scaledIcon(14);
        theme::paintIcon(painter, theme::Icon::Check,
                         {box.center().x() - side / 2, box.center().y() - side / 2, side, side},
                         theme.colour(Role::Good));
    } else {
        painter.drawText(room, Qt::AlignCenter,
                         look.kind == CellKind::toggle ? QStringLiteral("–")
                         : look.kind == CellKind::add  ? QStringLiteral("+")
                                                       : look.text);
    }
    if (!stepper.isEmpty()) {
        const QSizeF half(stepper.width(), stepper.height() / 2);
        theme::paintTriangle(painter, {stepper.topLeft(), half}, theme::Direction::Up, theme.scaledIcon(6),
                             theme.colour(Role::Ink2));
        theme::paintTriangle(painter, {stepper.topLeft() + QPointF(0, half.height()), half},
                             theme::Direction::Down, theme.scaledIcon(6), theme.colour(Role::Ink2));
    }
    paintCorner(painter, box, look, theme);
}

void paintAbilities(QPainter& painter, const QRectF& cell, const CellLook& look, const theme::Theme& theme) {
    if (look.target)
        theme::paintBox(painter, cell.adjusted(2, 1, -2, -2),
                        {Qt::transparent, theme.colour(Role::Focus), 1.5, theme::controlRadius, true});
    QStringList texts;
    for (const ChipLook& chip : look.chips)
        texts << chip.text;
    const auto boxes = chipBoxes(cell, texts, theme);
    for (std::size_t i = 0; i < boxes.size(); ++i)
        paintChip(painter, boxes[i], look.chips[i], theme);
    if (look.current && look.chips.empty())
        theme::paintBox(painter, cell.adjusted(3, 3, -3, -4),
                        {Qt::transparent, theme.colour(Role::Focus), 2.5, theme::controlRadius, false});
    paintCorner(painter, cell.adjusted(10, 4, 0, 0), look, theme);
}

} // namespace

QColor gold(const theme::Theme& theme) {
    const QColor selection = theme.colour(Role::Selection);
    return theme.tone == theme::Tone::Dark ? selection
                                           : theme::blend(selection, theme.colour(Role::Ink), 0.28);
}

QRectF figureBox(const QRectF& cell, const theme::Theme& theme) {
    const double width = std::min<double>(cell.width() - theme.scaled(9), theme.scaled(46));
    const double height = theme.scaled(21);
    return {cell.center().x() - width / 2, cell.center().y() - height / 2, width, height};
}

QRectF stepperBox(const QRectF& cell, const theme::Theme& theme) {
    const QRectF box = figureBox(cell, theme);
    const double width = theme.scaled(13);
    if (box.width() < theme.scaled(34)) return {};
    return {box.right() - width, box.top(), width, box.height()};
}

std::vector<QRectF> chipBoxes(const QRectF& cell, const QStringList& texts, const theme::Theme& theme) {
    std::vector<QRectF> boxes;
    const QFontMetricsF metrics(theme.font(FontRole::NoteBold));
    const double height = theme.scaled(18);
    double y = cell.top() + theme.scaled(4);
    for (const QString& text : texts) {
        const double width = std::min(metrics.horizontalAdvance(text) + theme.scaled(14), cell.width() - 4);
        boxes.emplace_back(cell.center().x() - width / 2, y, width, height);
        y += theme.scaled(chipRowHeight);
    }
    return boxes;
}

void paintChip(QPainter& painter, const QRectF& box, const ChipLook& chip, const theme::Theme& theme) {
    const double radius = box.height() / 2;
    if (chip.current)
        theme::paintBox(painter, box.adjusted(-2.5, -2.5, 2.5, 2.5),
                        {Qt::transparent, theme.colour(Role::Focus), 2, radius + 2, false});
    theme::paintBox(painter, box,
                    {theme.colour(Role::Raised), chip.differs ? gold(theme) : theme.colour(Role::Edge),
                     chip.differs ? 2.0 : 1.0, radius, chip.lifted});
    const QFont font = theme.font(chip.differs ? FontRole::NoteBold : FontRole::Note);
    painter.setFont(font);
    painter.setPen(theme.colour(chip.lifted ? Role::Ink3 : Role::Ink));
    painter.drawText(box, Qt::AlignCenter,
                     QFontMetricsF(font).elidedText(chip.text, Qt::ElideRight, box.width() - 6));
}

void paintFigureCell(QPainter& painter, const QRectF& cell, const CellLook& look, const theme::Theme& theme) {
    const theme::Painting scope(painter);
    if (look.head) painter.fillRect(cell, theme.colour(Role::PanelTitle));
    painter.setPen(QPen(theme.colour(Role::Line), 1));
    painter.drawLine(QPointF(cell.left(), cell.bottom() - 0.5), QPointF(cell.right(), cell.bottom() - 0.5));
    if (look.label) return paintLabel(painter, cell, look, theme);
    switch (look.kind) {
    case CellKind::none:
        if (!look.head) {
            painter.setPen(theme.colour(Role::Ink3));
            painter.setFont(theme.font(FontRole::Text));
            painter.drawText(cell, Qt::AlignCenter, look.text);
        }
        return;
    case CellKind::head:
        return paintHead(painter, cell, look, theme);
    case CellKind::sum:
        painter.setPen(theme.colour(Role::Ink2));
        painter.setFont(theme.font(FontRole::Text));
        painter.drawText(cell, Qt::AlignCenter, look.text);
        return;
    case CellKind::abilities:
        return paintAbilities(painter, cell, look, theme);
    default:
        return paintField(painter, cell, look, theme);
    }
}

} // namespace marches::editor
