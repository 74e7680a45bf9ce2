#include "app/map/stack_painter.h"

#include "app/map/furniture.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

namespace marches::appmap {

namespace {

/// Pieces of a player one on another. A shield alone with a number would be read as strength.
void paintPile(QPainter& painter, theme::PlayerColour owner, const QRectF& where, const theme::Theme& theme) {
    constexpr int pieces = 3;
    constexpr double share = 0.12; // of the height, that each looks out behind the one before
    const theme::Painting scope(painter);
    const theme::PlayerLook look = theme.player(owner);
    const double step = where.height() * share;
    const double side = where.height() - (pieces - 1) * step;
    const double edge = std::max(1.0, side * 0.08);
    painter.setPen(QPen(look.edge, edge));
    painter.setBrush(look.fill);
    QRectF piece;
    for (int behind = pieces - 1; behind >= 0; --behind) {
        piece = QRectF(where.left() + behind * step, where.bottom() - side - behind * step, side, side)
                    .adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2);
        painter.drawRoundedRect(piece, side * 0.15, side * 0.15);
    }
    const double margin = side * 0.16;
    theme::paintIcon(painter, theme::iconOf(look.arms), piece.adjusted(margin, margin, -margin, -margin),
                     look.ink);
}

/// A pile and the number of its pieces on their mat.
void paintMerged(QPainter& painter, const MergedGroup& merged, const TokenGroup& group,
                 const theme::Theme& theme, const TokenPaint& token) {
    if (!group.owner) {
        theme::TokenLook look = group.tokens.front().look;
        look.count = merged.count;
        const double side = merged.box.height();
        token(look, QRectF(merged.box.center() - QPointF(side, side) / 2, QSizeF(side, side)));
        return;
    }
    const QRectF box = merged.paintedBox();
    theme::paintMat(painter, box, group.attacking ? theme::Mat::Attacker : theme::Mat::Plain, theme);
    const double edge = merged.box.height() * 0.1;
    const double pile = merged.box.height() * 0.84 + (box.height() - merged.box.height()) / 2;
    paintPile(painter, *group.owner, QRectF(box.left() + edge, box.center().y() - pile / 2, pile, pile),
              theme);
    QFont font(theme::sansFamily());
    font.setWeight(QFont::Bold);
    font.setPixelSize(std::max(10, qRound(box.height() * 0.68)));
    const QString number = QString::number(merged.count);
    const QFontMetricsF metrics(font);
    const double left = box.left() + edge + pile;
    const double middle = (left + box.right()) / 2;
    paintText(painter,
              {middle - metrics.horizontalAdvance(number) / 2, box.center().y() + metrics.capHeight() / 2},
              font, number, theme.colour(theme::Role::MapInk));
}

} // namespace

void paintStackWith(QPainter& painter, const StackLayout& stack, std::span<const TokenGroup> groups,
                    const theme::Theme& theme, const TokenPaint& token) {
    for (const MergedGroup& merged : stack.merged)
        paintMerged(painter, merged, groups[static_cast<std::size_t>(merged.group)], theme, token);
    if (!stack.merged.empty()) return;
    for (const StackMat& mat : stack.mats) {
        const TokenGroup& group = groups[static_cast<std::size_t>(mat.group)];
        theme::paintMat(painter, mat.box, group.attacking ? theme::Mat::Attacker : theme::Mat::Plain, theme);
        if (group.owner) theme::paintShield(painter, *group.owner, mat.shield, theme);
    }
    for (const StackedToken& stacked : stack.tokens) {
        const TokenGroup& group = groups[static_cast<std::size_t>(stacked.token.group)];
        token(group.tokens[static_cast<std::size_t>(stacked.token.token)].look, stacked.box);
    }
}

void paintStack(QPainter& painter, const StackLayout& stack, std::span<const TokenGroup> groups,
                theme::TokenCache& cache, const theme::Theme& theme) {
    paintStackWith(painter, stack, groups, theme, [&](const theme::TokenLook& look, const QRectF& where) {
        cache.paint(painter, look, where, theme);
    });
}

} // namespace marches::appmap
