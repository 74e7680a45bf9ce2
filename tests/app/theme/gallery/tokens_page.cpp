#include "app/theme/badges.h"
#include "app/theme/chips.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"
#include "app/theme/tokens.h"
#include "tests/app/pieces.h"
#include "tests/app/theme/gallery/pages.h"

#include <QPainter>

#include <array>

namespace marches::theme::gallery {

namespace {

constexpr std::array kinds{pieces::infantry, pieces::archer,        pieces::cavalry,      pieces::princess,
                           pieces::fort,     pieces::barbarianArmy, pieces::barbarianFort};

QPainterPath province(const QRectF& r) {
    QPainterPath path(r.topLeft() + QPointF(6, 6));
    path.lineTo(r.center().x(), r.top() + 2);
    path.lineTo(r.topRight() + QPointF(-4, 4));
    path.lineTo(r.right(), r.center().y());
    path.lineTo(r.bottomRight() + QPointF(-8, -2));
    path.lineTo(r.center().x() - 20, r.bottom() - 5);
    path.lineTo(r.bottomLeft() + QPointF(10, -2));
    path.closeSubpath();
    return path;
}

class Tokens : public QWidget {
public:
    QSize sizeHint() const override { return {1240, 1150}; }

protected:
    void paintEvent(QPaintEvent*) override {
        const Theme& theme = themeOf(this);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillRect(rect(), theme.colour(Role::Panel));
        kindsRow(painter, theme);
        statesRow(painter, theme);
        stacks(painter, theme);
        players(painter, theme);
        chips(painter, theme);
    }

private:
    static void kindsRow(QPainter& painter, const Theme& theme) {
        double x = 24;
        for (const TokenPiece& kind : kinds) {
            TokenLook look{.piece = kind};
            if (kind.form != TokenForm::Hexagon) look.owner = PlayerColour::Blue;
            paintToken(painter, look, QRectF(x, 20, 54, 54), theme);
            paintToken(painter, look, QRectF(x + 64, 20, 36, 36), theme);
            paintToken(painter, look, QRectF(x + 108, 24, 27, 27), theme);
            paintToken(painter, look, QRectF(x + 108, 56, 22, 22), theme);
            x += 170;
        }
    }

    static void statesRow(QPainter& painter, const Theme& theme) {
        QList<TokenLook> looks;
        const TokenLook plain{.piece = pieces::archer, .owner = PlayerColour::Blue};
        const auto add = [&](auto change) {
            TokenLook look = plain;
            change(look);
            looks << look;
        };
        add([](TokenLook& l) { l.selected = true; });
        add([](TokenLook& l) { l.focused = true; });
        add([](TokenLook& l) { l.actionPoints = {1, 3}; });
        add([](TokenLook& l) {
            l.selected = true;
            l.actionPoints = {5, 5};
        });
        add([](TokenLook& l) { l.damage = 1; });
        add([](TokenLook& l) { l.count = 3; });
        add([](TokenLook& l) {
            l.count = 12;
            l.damage = 2;
            l.actionPoints = {0, 2};
        });
        add([](TokenLook& l) { l.lying = true; });
        add([](TokenLook& l) { l.disabled = true; });
        add([](TokenLook& l) { l.ghost = true; });
        add([](TokenLook& l) {
            l.piece = pieces::fort;
            l.selected = true;
        });
        add([](TokenLook& l) {
            l.piece = pieces::barbarianArmy;
            l.owner.reset();
            l.lying = true;
            l.damage = 2;
        });
        double x = 34;
        for (const TokenLook& look : looks) {
            paintToken(painter, look, QRectF(x, 110, 40, 40), theme);
            paintToken(painter, look, QRectF(x + 7, 176, 27, 27), theme);
            x += 96;
        }
    }

    void stacks(QPainter& painter, const Theme& theme) {
        ground(painter, QRectF(20, 226, 260, 90), PlayerColour::Blue, theme);
        row(painter, QPointF(80, 258), PlayerColour::Blue,
            {{.piece = pieces::fort},
             {.piece = pieces::cavalry},
             {.piece = pieces::infantry, .count = 2},
             {.piece = pieces::princess}},
            Mat::Plain, theme);
        ground(painter, QRectF(310, 226, 300, 90), PlayerColour::Green, theme);
        row(painter, QPointF(336, 238), PlayerColour::Green,
            {{.piece = pieces::fort}, {.piece = pieces::princess}}, Mat::Plain, theme);
        row(painter, QPointF(450, 238), PlayerColour::Purple, {{.piece = pieces::archer}}, Mat::Plain, theme);
        row(painter, QPointF(336, 276), PlayerColour::Red,
            {{.piece = pieces::cavalry}, {.piece = pieces::archer}, {.piece = pieces::infantry}},
            Mat::Attacker, theme);
        double right = 670;
        for (const Badge& badge :
             {Badge{Badge::Kind::Reach, QStringLiteral("2")}, Badge{Badge::Kind::Battle, QStringLiteral("2")},
              Badge{Badge::Kind::Score, QStringLiteral("+3")},
              Badge{Badge::Kind::Refused, QStringLiteral("2 needed, 1 left")}}) {
            const double half = badgeSize(badge, theme).width() / 2;
            right = paintBadge(painter, {right + 16 + half, 246}, badge, theme).right();
        }
        paintSeal(painter, {700, 290}, 15, Icon::War, Role::Battle, theme);
        paintSeal(painter, {750, 290}, 15, Icon::Refused, Role::Battle, theme);
        paintStepNumber(painter, {800, 290}, 10, 1, theme.player(PlayerColour::Blue).edge, theme);
        paintStepNumber(painter, {830, 290}, 10, 2, theme.player(PlayerColour::Yellow).fill, theme);
    }

    static void ground(QPainter& painter, const QRectF& where, PlayerColour player, const Theme& theme) {
        const QPainterPath shape = province(where);
        paintGround(painter, shape, player, theme);
        painter.save();
        painter.setClipPath(shape);
        painter.strokePath(shape, QPen(theme.player(player).band, 12));
        painter.restore();
        painter.strokePath(shape, QPen(theme.player(player).edge, 1.5));
    }

    void row(QPainter& painter, QPointF at, PlayerColour owner, const QList<TokenLook>& looks, Mat mat,
             const Theme& theme) {
        const double width = 24 + static_cast<double>(looks.size()) * (tokenSide + 4);
        paintMat(painter, QRectF(at.x() - 4, at.y() - 4, width + 4, tokenSide + 8), mat, theme);
        paintShield(painter, owner, QRectF(at.x(), at.y() + 3, 19, 21), theme);
        double x = at.x() + 24;
        for (TokenLook look : looks) {
            look.owner = owner;
            cache_.paint(painter, look, QRectF(x, at.y(), tokenSide, tokenSide), theme);
            x += tokenSide + 4;
        }
    }

    static void players(QPainter& painter, const Theme& theme) {
        for (int i = 0; i < playerColourCount; ++i) {
            const auto player = PlayerColour(i);
            const double y = 340 + i * 66;
            paintShield(painter, player, QRectF(24, y, 40, 44), theme);
            paintShield(painter, player, QRectF(76, y + 8, 26, 28), theme);
            paintShield(painter, player, QRectF(110, y + 12, 18, 20), theme);
            paintShield(painter, player, QRectF(134, y + 14, 14, 16), theme);
            ground(painter, QRectF(216, y - 4, 150, 54), player, theme);
            double x = 384;
            for (const TokenPiece& kind :
                 {pieces::infantry, pieces::archer, pieces::cavalry, pieces::princess, pieces::fort}) {
                paintToken(painter, {.piece = kind, .owner = player}, QRectF(x, y + 8, 27, 27), theme);
                x += 31;
            }
            ground(painter, QRectF(560, y - 6, 240, 58), player, theme);
            x = 590;
            for (const TokenPiece& kind :
                 {pieces::fort, pieces::infantry, pieces::princess, pieces::barbarianArmy}) {
                TokenLook look{.piece = kind};
                if (kind.form != TokenForm::Hexagon) look.owner = player;
                paintToken(painter, look, QRectF(x, y + 8, 27, 27), theme);
                x += 31;
            }
            painter.setFont(theme.font(FontRole::MapName));
            painter.setPen(theme.colour(Role::MapInk));
            painter.drawText(QPointF(x + 4, y + 27), QStringLiteral("Bourbon"));
        }
    }

    static void chips(QPainter& painter, const Theme& theme) {
        const std::array parts{ScorePart{8, Role::ScorePart1}, ScorePart{6, Role::ScorePart2},
                               ScorePart{2, Role::ScorePart3}, ScorePart{1, Role::ScorePart4},
                               ScorePart{3, Role::ScorePart5}};
        paintScoreBar(painter, QRectF(840, 346, 190, 17), parts, 33, theme);
        paintScoreBar(painter, QRectF(840, 376, 190, 17), parts, 12, theme);
        paintScoreBar(painter, QRectF(840, 406, 190, 17), std::span(parts).first(1), 33, theme, true);
    }

    TokenCache cache_;
};

} // namespace

std::unique_ptr<QWidget> tokensPage() {
    return std::make_unique<Tokens>();
}

} // namespace marches::theme::gallery
