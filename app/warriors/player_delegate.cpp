#include "app/warriors/player_delegate.h"

#include "app/theme/chips.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "app/warriors/marks.h"
#include "app/warriors/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <optional>

namespace marches::warriors::face {

namespace {

using theme::FontRole;
using theme::Role;

/// Lays and, where there is a painter, paints one card. One walk for both, so that they can't differ.
class Card {
public:
    Card(const PlayerCell& cell, const theme::Theme& theme, double width, bool sideBySide, QPainter* painter)
        : cell_(cell), theme_(theme), width_(width), sideBySide_(sideBySide), painter_(painter) {}

    /// Returns the height that was used.
    double walk(const QPointF& origin) {
        left_ = origin.x() + theme_.scaled(11);
        right_ = origin.x() + width_ - theme_.scaled(10);
        y_ = origin.y() + theme_.scaled(6);
        heading();
        figures();
        return y_ + theme_.scaled(5) - origin.y();
    }

private:
    struct Badge {
        theme::Icon icon;
        QString text;
        Role ink;
    };

    std::vector<Badge> badges() const {
        std::vector<Badge> found;
        for (const QString& enemy : cell_.enemies)
            found.push_back({theme::Icon::War, enemy, Role::Bad});
        for (const Path title : cell_.titles)
            found.push_back({iconFor(title), leaderName(title), Role::Ink});
        return found;
    }

    double textWidth(FontRole role, const QString& text) const {
        return QFontMetricsF(theme_.font(role)).horizontalAdvance(text);
    }
    double badgeWidth(const Badge& badge) const {
        return theme_.scaledIcon(13) + 4 + textWidth(FontRole::Note, badge.text) + theme_.scaled(14);
    }

    void text(const QRectF& row, FontRole role, Role ink, const QString& words,
              Qt::Alignment alignment = Qt::AlignLeft | Qt::AlignVCenter) {
        if (painter_ == nullptr) return;
        painter_->setFont(theme_.font(role));
        painter_->setPen(theme_.colour(ink));
        painter_->drawText(row, static_cast<int>(alignment), words);
    }

    void paintBadge(const Badge& badge, const QRectF& where) {
        if (painter_ == nullptr) return;
        theme::paintBox(*painter_, where,
                        {theme_.colour(Role::Raised),
                         theme_.colour(badge.ink == Role::Bad ? Role::Bad : Role::Edge), 1,
                         where.height() / 2, false});
        const double icon = theme_.scaledIcon(13);
        const double x = where.left() + theme_.scaled(7);
        theme::paintIcon(*painter_, badge.icon, {x, where.center().y() - icon / 2, icon, icon},
                         theme_.colour(badge.ink));
        text(where.adjusted(theme_.scaled(7) + icon + 4, 0, 0, 0), FontRole::Note, badge.ink, badge.text);
    }

    void heading() {
        const double shield = theme_.scaledIcon(26);
        const double line = std::max<double>(shield, theme_.scaled(24));
        const double gap = theme_.scaled(6);
        const std::vector<Badge> all = badges();
        double badgesWide = 0;
        for (const Badge& badge : all)
            badgesWide += badgeWidth(badge) + gap;
        const double nameWide = textWidth(FontRole::Name, cell_.country);
        const double whoWide = textWidth(FontRole::Note, cell_.who);
        double x = left_;
        if (painter_ != nullptr)
            theme::paintShield(*painter_, playerColour(cell_.colour),
                               {x, y_ + (line - shield) / 2, shield, shield}, theme_);
        x += shield + gap;
        const double start = x;
        text({x, y_, nameWide + 2, line}, FontRole::Name, Role::Ink, cell_.country);
        x += nameWide + gap;
        bool whoDone = cell_.who.isEmpty();
        if (!whoDone && !sideBySide_ && x + whoWide + gap + badgesWide <= right_) {
            text({x, y_, whoWide + 2, line}, FontRole::Note, Role::Ink2, cell_.who);
            x += whoWide + gap;
            whoDone = true;
        }
        double bx = right_ - badgesWide + gap;
        double by = y_;
        const double badgeHigh = theme_.scaled(19);
        const bool own = bx < x;
        if (own) { // no room beside the name: lines of their own
            y_ += line;
            if (!whoDone) whoLine(sideBySide_ ? left_ : start);
            whoDone = true;
            bx = left_;
            by = y_;
        }
        for (const Badge& badge : all) {
            const double wide = badgeWidth(badge);
            if (own && bx > left_ && bx + wide > right_) {
                bx = left_;
                by += badgeHigh + 3;
            }
            paintBadge(badge,
                       {bx, by + (own ? 0 : (line - badgeHigh) / 2), std::min(wide, right_ - bx), badgeHigh});
            bx += wide + gap;
        }
        y_ = own ? by + (all.empty() ? 0 : badgeHigh) : y_ + line;
        if (!whoDone) whoLine(sideBySide_ ? left_ : start);
        y_ += theme_.scaled(3);
    }

    void whoLine(double x) {
        const double high = theme_.scaled(18);
        text({x, y_, right_ - x, high}, FontRole::Note, Role::Ink2,
             QFontMetricsF(theme_.font(FontRole::Note)).elidedText(cell_.who, Qt::ElideRight, right_ - x));
        y_ += high;
    }

    void figures() {
        const double line = theme_.scaled(22);
        const double scoreWide = std::max<double>(
            theme_.scaled(34), textWidth(FontRole::Score, QStringLiteral("99")) + theme_.scaled(6));
        const double gap = theme_.scaled(8);
        const double each = theme_.scaledIcon(15) + 3 + textWidth(FontRole::TextBold, QStringLiteral("20"));
        const double resourcesWide = 4 * each + 3 * gap;
        const bool oneLine =
            !sideBySide_ && right_ - left_ - scoreWide - resourcesWide - 2 * gap >= theme_.scaled(96);
        text({left_, y_, scoreWide - gap, line}, FontRole::Score, Role::Ink, number(cell_.total),
             Qt::AlignRight | Qt::AlignVCenter);
        const double barRight =
            oneLine ? std::min(right_ - resourcesWide - 2 * gap, left_ + scoreWide + theme_.scaled(210))
                    : right_;
        const double barHigh = theme_.scaled(15);
        if (painter_ != nullptr) {
            std::array<theme::ScorePart, 5> parts;
            for (std::size_t i = 0; i < parts.size(); ++i)
                parts[i] = {cell_.parts[i], scorePartRole(i)};
            theme::paintScoreBar(
                *painter_,
                {left_ + scoreWide, y_ + (line - barHigh) / 2, barRight - left_ - scoreWide, barHigh}, parts,
                cell_.threshold, theme_);
        }
        if (!oneLine) y_ += line + 2;
        double x = oneLine ? right_ - resourcesWide : left_;
        for (const Resource resource : allResources) {
            const double icon = theme_.scaledIcon(15);
            if (painter_ != nullptr)
                theme::paintIcon(*painter_, iconFor(resource), {x, y_ + (line - icon) / 2, icon, icon},
                                 theme_.colour(Role::Ink));
            text({x + icon + 3, y_, each, line}, FontRole::TextBold, Role::Ink,
                 number(cell_.resources[resource]));
            x += each + gap;
        }
        if (cell_.sideTotal > 0) {
            y_ += line;
            text({left_, y_, right_ - left_, 1.0 * theme_.scaled(18)}, FontRole::Note, Role::Ink2,
                 PlayerModel::tr("the alliance: %1 of %2").arg(cell_.sideTotal).arg(cell_.threshold));
            y_ += theme_.scaled(18) - line;
        }
        y_ += line;
    }

    const PlayerCell& cell_;
    const theme::Theme& theme_;
    double width_;
    bool sideBySide_;
    QPainter* painter_;
    double left_ = 0;
    double right_ = 0;
    double y_ = 0;
};

} // namespace

int playerCardHeight(const PlayerCell& cell, const theme::Theme& theme, int width, bool sideBySide) {
    return static_cast<int>(std::ceil(Card(cell, theme, width, sideBySide, nullptr).walk({0, 0}))) + 1;
}

int leastPlayerCardWidth(const PlayerCell& cell, const theme::Theme& theme) {
    const QFontMetricsF name(theme.font(FontRole::Name));
    const QFontMetricsF figure(theme.font(FontRole::TextBold));
    const double heading = theme.scaledIcon(26) + theme.scaled(12) + name.horizontalAdvance(cell.country);
    const double resources =
        4 * (theme.scaledIcon(15) + 3 + figure.horizontalAdvance(QStringLiteral("20"))) + 3 * theme.scaled(8);
    return static_cast<int>(std::ceil(std::max(heading, resources))) + theme.scaled(24);
}

void PlayerDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    const PlayerCell cell = index.data(PlayerModel::CellRole).value<PlayerCell>();
    const theme::Theme& theme = theme::themeOf(option.widget);
    const theme::Painting scope(*painter);
    const bool sideBySide = sideBySide_;
    painter->fillRect(option.rect, theme.colour(cell.asked ? Role::Raised : Role::Panel));
    if (cell.left) painter->setOpacity(0.5);
    const QRectF rect = option.rect;
    if (cell.asked)
        painter->fillRect(sideBySide ? QRectF(rect.left(), rect.top(), rect.width(), 4)
                                     : QRectF(rect.left(), rect.top(), 4, rect.height()),
                          theme.colour(Role::Accent));
    painter->setPen(QPen(theme.colour(Role::Line), 1));
    painter->drawLine(rect.bottomLeft() - QPointF(0, 0.5), rect.bottomRight() - QPointF(0, 0.5));
    if (sideBySide)
        painter->drawLine(rect.topRight() - QPointF(0.5, 0), rect.bottomRight() - QPointF(0.5, 0));
    Card(cell, theme, rect.width(), sideBySide, painter).walk(rect.topLeft());
    if (option.state.testFlag(QStyle::State_HasFocus) && option.widget != nullptr &&
        option.widget->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        theme::paintInnerFocusRing(*painter, rect, theme);
}

QSize PlayerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const PlayerCell cell = index.data(PlayerModel::CellRole).value<PlayerCell>();
    return {cardWidth_, playerCardHeight(cell, theme::themeOf(option.widget), cardWidth_, sideBySide_)};
}

} // namespace marches::warriors::face
