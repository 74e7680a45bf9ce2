#pragma once

#include "app/theme/theme.h"
#include "app/warriors/player_model.h"

#include <QStyledItemDelegate>

namespace marches::warriors::face {

/// Paints a player's card: shield, country, who plays; Victory Points by part against the threshold;
/// resources; titles and wars. A wide card has two lines; what doesn't fit goes to lines of its own.
class PlayerDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    /// The width of each card, and whether they lie side by side.
    void setCardWidth(int width, bool sideBySide) {
        cardWidth_ = width;
        sideBySide_ = sideBySide;
    }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int cardWidth_ = 400;
    bool sideBySide_ = false;
};

/// Height of a card of that width.
int playerCardHeight(const PlayerCell& cell, const theme::Theme& theme, int width, bool sideBySide);
/// The least width at which nothing is cut.
int leastPlayerCardWidth(const PlayerCell& cell, const theme::Theme& theme);

} // namespace marches::warriors::face
