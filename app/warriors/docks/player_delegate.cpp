#include "app/warriors/docks/player_delegate.h"

#include "app/theme/chips.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"

#include <QFontMetricsF>
#include <QPainter>

#include <numeric>

namespace marches::warriors::face {

namespace {

using theme::FontRole;
using theme::Role;

/// Lays and, where there is a painter, paints one card. One walk for both, so that they can't differ.
class Card {
public:
    Card(const PlayerCell& cell, const theme::Theme& theme, double width, CardForm form, QPainter* painter)
        : cell_(cell), theme_(theme), width_(width), form_(form), painter_(painter) {}

    /// Returns the height that was used.
    double walk(const QPointF& origin) {
        left_ = origin.x() + theme_.scaled(11);
        right_ = origin.x() + width_ - theme_.scaled(10);
        y_ = origin.y() + theme_.scaled(low() ? 3 : 6);
        if (form_ == CardForm::line) {
            oneLine();
        } else {
            heading();
            figures();
        }
        return y_ + theme_.scaled(low() ? 3 : 5) - origin.y();
    }

private:
    struct Badge {
        theme::Icon icon;
        QString text;
        Role ink;
    };

    bool low() const { return form_ == CardForm::close || form_ == CardForm::line; }
    bool sideBySide() const { return form_ == CardForm::sideBySide; }
    /// Whether a person with a name plays.
    bool person() const { return cell_.level.isEmpty() && cell_.who != cell_.doing; }

    std::vector<Badge> badges() const {
        std::vector<Badge> found;
        for (const QString& enemy : cell_.enemies)
            found.push_back({theme::Icon::War, enemy, Role::Bad});
        for (const Path title : cell_.titles)
            found.push_back({iconFor(title), leaderName(title), Role::Ink});
        return found;
    }
    /// The same without words; one for all wars.
    std::vector<Badge> signs() const {
        std::vector<Badge> found = badges();
        for (Badge& badge : found)
            badge.text.clear();
        if (cell_.enemies.size() > 1) found.erase(found.begin(), found.begin() + cell_.enemies.size() - 1);
        return found;
    }

    double textWidth(FontRole role, const QString& text) const {
        return QFontMetricsF(theme_.font(role)).horizontalAdvance(text);
    }
    double badgeWidth(const Badge& badge) const {
        const double sign = theme_.scaledIcon(13);
        if (badge.text.isEmpty()) return sign + theme_.scaled(6);
        return sign + 4 + textWidth(FontRole::Note, badge.text) + theme_.scaled(14);
    }
    double badgesWidth(const std::vector<Badge>& all, double gap) const {
        return std::accumulate(all.begin(), all.end(), 0.0,
                               [&](double sum, const Badge& badge) { return sum + badgeWidth(badge) + gap; });
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
        const double x = where.left() + theme_.scaled(badge.text.isEmpty() ? 3 : 7);
        theme::paintIcon(*painter_, badge.icon, {x, where.center().y() - icon / 2, icon, icon},
                         theme_.colour(badge.ink));
        text(where.adjusted(theme_.scaled(7) + icon + 4, 0, 0, 0), FontRole::Note, badge.ink, badge.text);
    }

    void heading() {
        const double shield = theme_.scaledIcon(low() ? 20 : 26);
        const double line = std::max<double>(shield, theme_.scaled(low() ? 20 : 24));
        const double gap = theme_.scaled(6);
        const FontRole nameRole = low() ? FontRole::DockTitle : FontRole::Name;
        const double nameWide = textWidth(nameRole, cell_.country);
        double x = left_ + shield + gap;
        const double start = x;
        std::vector<Badge> all = badges();
        // Who plays, or what they are doing, comes before the words on the badges.
        const double said =
            textWidth(FontRole::Note, person() || cell_.doing.isEmpty() ? cell_.who : cell_.doing);
        if (low() && x + nameWide + gap + said + gap + badgesWidth(all, gap) > right_) all = signs();
        const double badgesWide = badgesWidth(all, gap);
        const double whoWide = textWidth(FontRole::Note, cell_.who);
        paintArms(shield, line);
        text({x, y_, nameWide + 2, line}, nameRole, Role::Ink, cell_.country);
        x += nameWide + gap;
        bool whoDone = cell_.who.isEmpty();
        if (low()) {
            whoBeside(x, right_ - badgesWide, line);
            whoDone = true;
        } else if (!whoDone && !sideBySide() && x + whoWide + gap + badgesWide <= right_) {
            text({x, y_, whoWide + 2, line}, FontRole::Note, Role::Ink2, cell_.who);
            x += whoWide + gap;
            whoDone = true;
        }
        double bx = right_ - badgesWide + gap;
        double by = y_;
        const double badgeHigh = theme_.scaled(19);
        const bool own = !low() && bx < x;
        if (own) { // no room beside the name: lines of their own
            y_ += line;
            if (!whoDone) whoLine(sideBySide() ? left_ : start);
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
        if (!whoDone) whoLine(sideBySide() ? left_ : start);
        y_ += theme_.scaled(low() ? 1 : 3);
    }

    void paintArms(double shield, double line) {
        if (painter_ != nullptr)
            theme::paintShield(*painter_, playerColour(cell_.colour),
                               {left_, y_ + (line - shield) / 2, shield, shield}, theme_);
    }

    /// Who plays, as far as there is room for more than a few letters.
    void whoBeside(double from, double to, double line) {
        if (to - from < theme_.scaled(40)) return;
        text({from, y_, to - from, line}, FontRole::Note, Role::Ink2, whoWithin(to - from));
    }

    /// A person's name comes before what they are doing; what a computer player is doing before its level,
    /// and that before its whole name.
    QString whoWithin(double wide) const {
        if (person() || textWidth(FontRole::Note, cell_.who) <= wide) return shortened(cell_.who, wide);
        if (!cell_.doing.isEmpty()) return shortened(cell_.doing, wide);
        return shortened(cell_.level.isEmpty() ? cell_.who : cell_.level, wide);
    }

    QString shortened(const QString& words, double wide, FontRole role = FontRole::Note) const {
        return QFontMetricsF(theme_.font(role)).elidedText(words, Qt::ElideRight, wide);
    }

    void oneLine() {
        const double line = theme_.scaled(20);
        const double shield = theme_.scaledIcon(18);
        const double gap = theme_.scaled(5);
        paintArms(shield, line);
        const double resources = right_ - resourcesWidth(gap);
        paintResources(resources, line, gap);
        const double score = textWidth(FontRole::Name, QStringLiteral("99"));
        //: Short for Victory Points, behind their number
        const QString unit = PlayerModel::tr("VP");
        const double unitWide = textWidth(FontRole::Note, unit);
        std::vector<Badge> all = signs();
        const double name = left_ + shield + gap;
        double right = resources - gap;
        // The name is whole before all that the table below and the tooltip say too.
        const double nameEnd = name + textWidth(FontRole::TextBold, cell_.country) + gap + score + 2;
        if (nameEnd + badgesWidth(all, 2) + unitWide + 2 <= right) {
            text({right - unitWide, y_, unitWide, line}, FontRole::Note, Role::Ink2, unit);
            right -= unitWide + 2;
        }
        while (!all.empty() && nameEnd + badgesWidth(all, 2) > right)
            all.pop_back();
        text({right - score, y_, score, line}, FontRole::Name, Role::Ink, number(cell_.total),
             Qt::AlignRight | Qt::AlignVCenter);
        right -= score + 2;
        double x = right - badgesWidth(all, 2);
        text({name, y_, x - name, line}, FontRole::TextBold, Role::Ink,
             shortened(cell_.country, x - name, FontRole::TextBold));
        const double badgeHigh = theme_.scaled(19);
        for (const Badge& badge : all) {
            paintBadge(badge, {x, y_ + (line - badgeHigh) / 2, badgeWidth(badge), badgeHigh});
            x += badgeWidth(badge) + 2;
        }
        y_ += line;
    }

    void whoLine(double x) {
        const double high = theme_.scaled(18);
        text({x, y_, right_ - x, high}, FontRole::Note, Role::Ink2, whoWithin(right_ - x));
        y_ += high;
    }

    double resourceWidth() const {
        return theme_.scaledIcon(15) + 3 + textWidth(FontRole::TextBold, QStringLiteral("20"));
    }
    double resourcesWidth(double gap) const { return 4 * resourceWidth() + 3 * gap; }

    void paintResources(double x, double line, double gap) {
        if (painter_ == nullptr) return;
        const double icon = theme_.scaledIcon(15);
        const double each = resourceWidth();
        for (const Resource resource : allResources) {
            theme::paintIcon(*painter_, iconFor(resource), {x, y_ + (line - icon) / 2, icon, icon},
                             theme_.colour(Role::Ink));
            text({x + icon + 3, y_, each, line}, FontRole::TextBold, Role::Ink,
                 number(cell_.resources[resource]));
            x += each + gap;
        }
    }

    void figures() {
        const double line = theme_.scaled(low() ? 20 : 22);
        const double scoreWide = std::max<double>(
            theme_.scaled(34), textWidth(FontRole::Score, QStringLiteral("99")) + theme_.scaled(6));
        const double gap = theme_.scaled(8);
        const double resourcesWide = resourcesWidth(gap);
        const bool oneLine =
            low() ||
            (!sideBySide() && right_ - left_ - scoreWide - resourcesWide - 2 * gap >= theme_.scaled(96));
        text({left_, y_, scoreWide - gap, line}, low() ? FontRole::Name : FontRole::Score, Role::Ink,
             number(cell_.total), Qt::AlignRight | Qt::AlignVCenter);
        const double barRight =
            oneLine ? std::min(right_ - resourcesWide - 2 * gap, left_ + scoreWide + theme_.scaled(210))
                    : right_;
        const double barHigh = theme_.scaled(low() ? 13 : 15);
        if (painter_ != nullptr && barRight - left_ - scoreWide >= theme_.scaled(40)) {
            std::array<theme::ScorePart, 5> parts;
            for (std::size_t i = 0; i < parts.size(); ++i)
                parts[i] = {cell_.parts[i], scorePartRole(i)};
            theme::paintScoreBar(
                *painter_,
                {left_ + scoreWide, y_ + (line - barHigh) / 2, barRight - left_ - scoreWide, barHigh}, parts,
                cell_.threshold, theme_);
        }
        if (!oneLine) y_ += line + 2;
        paintResources(oneLine ? right_ - resourcesWide : left_, line, gap);
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
    CardForm form_;
    QPainter* painter_;
    double left_ = 0;
    double right_ = 0;
    double y_ = 0;
};

} // namespace

int playerCardHeight(const PlayerCell& cell, const theme::Theme& theme, int width, CardForm form) {
    return static_cast<int>(std::ceil(Card(cell, theme, width, form, nullptr).walk({0, 0}))) + 1;
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
    const bool sideBySide = form_ == CardForm::sideBySide;
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
    Card(cell, theme, rect.width(), form_, painter).walk(rect.topLeft());
    if (option.state.testFlag(QStyle::State_HasFocus) && option.widget != nullptr &&
        option.widget->window()->testAttribute(Qt::WA_KeyboardFocusChange))
        theme::paintInnerFocusRing(*painter, rect, theme);
}

QSize PlayerDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    const PlayerCell cell = index.data(PlayerModel::CellRole).value<PlayerCell>();
    return {cardWidth_, playerCardHeight(cell, theme::themeOf(option.widget), cardWidth_, form_)};
}

} // namespace marches::warriors::face
