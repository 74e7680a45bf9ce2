#pragma once

#include "app/theme/icons.h"
#include "app/theme/theme.h"

#include <QCache>
#include <QPainterPath>
#include <QPixmap>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;

namespace marches::theme {

/// The outline of a piece. What a form stands for is told by each game.
enum class TokenForm : std::uint8_t { Round, Square, Toothed, Hexagon };

/// A piece without its owner: its outline, and the sign on it with its share of the token's side.
struct TokenPiece {
    TokenForm form = TokenForm::Square;
    Icon icon = Icon::SpearShield;
    double iconShare = 0.66;

    friend bool operator==(const TokenPiece&, const TokenPiece&) = default;
};

struct ActionPointLamps {
    int left = 0;
    int total = 0;
    friend bool operator==(const ActionPointLamps&, const ActionPointLamps&) = default;
};

/// Everything a token shows. Without an `owner` it is a piece that no player owns.
struct TokenLook {
    TokenPiece piece{};
    std::optional<PlayerColour> owner{};
    int count = 1;  ///< units drawn as this one token; from 2 on shown as a figure
    int damage = 0; ///< from 1 on shown as a figure in a red lozenge
    bool lying = false;
    bool selected = false;
    bool focused = false;
    bool ghost = false;    ///< planned, not yet done
    bool disabled = false; ///< cannot act now
    std::optional<ActionPointLamps> actionPoints{};

    friend bool operator==(const TokenLook&, const TokenLook&) = default;
};

/// Side of a token in logical px at 100 %, and what its badges and lamps may reach beyond it, as shares of
/// the side.
inline constexpr double tokenSide = 27;
inline constexpr double smallTokenSide = 22;
inline constexpr double largeTokenSide = 36;
inline constexpr double tokenReach = 0.45;

/// The outline of a form in `where` (square).
[[nodiscard]] QPainterPath tokenOutline(TokenForm form, const QRectF& where);

/// Paints the token in `where` (square, its side without badges). Badges, lamps and selection reach up to
/// `tokenReach` of the side beyond it.
void paintToken(QPainter& painter, const TokenLook& look, const QRectF& where, const Theme& theme);

/// Painted tokens by look, size and device pixel ratio. Each painter has its own; it forgets the
/// least recently used.
class TokenCache {
public:
    explicit TokenCache(int mostPixmaps = 512);

    /// The token on a transparent ground; the pixmap is larger than `side` by `tokenReach` on every side.
    [[nodiscard]] QPixmap token(const TokenLook& look, double side, double devicePixelRatio,
                                const Theme& theme);
    /// Draws the cached token so that its body lies in `where`.
    void paint(QPainter& painter, const TokenLook& look, const QRectF& where, const Theme& theme);
    void clear();

private:
    QCache<QString, QPixmap> pixmaps_;
};

} // namespace marches::theme
