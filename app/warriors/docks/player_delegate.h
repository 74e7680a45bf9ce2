#pragma once

#include "app/theme/theme.h"
#include "app/warriors/docks/player_model.h"

#include <QStyledItemDelegate>

namespace marches::warriors::face {

/// How much room a player's card takes.
enum class CardForm : std::uint8_t {
    sideBySide, ///< a narrow column, as high as it needs
    full,       ///< all in words; what doesn't fit goes to lines of its own
    close,      ///< two low lines; titles and wars as signs where their words don't fit
    line        ///< one line, without the bar
};

/// Paints a player's card: shield, country, who plays; Victory Points by part against the threshold;
/// resources; titles and wars.
class PlayerDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void setCards(int width, CardForm form) {
        cardWidth_ = width;
        form_ = form;
    }
    CardForm form() const { return form_; }

    void paint(QPainter* painter, const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    int cardWidth_ = 400;
    CardForm form_ = CardForm::full;
};

/// Height of a card of that width.
int playerCardHeight(const PlayerCell& cell, const theme::Theme& theme, int width, CardForm form);
/// The least width at which nothing is cut.
int leastPlayerCardWidth(const PlayerCell& cell, const theme::Theme& theme);

} // namespace marches::warriors::face
