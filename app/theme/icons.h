#pragma once

#include <QColor>
#include <QIcon>
#include <QPainterPath>
#include <QRectF>
#include <QString>

#include <cstdint>
#include <functional>
#include <optional>

class QPainter;

namespace marches::theme {

Q_NAMESPACE

enum class Arms : std::uint8_t;

/// Our own signs: solid, one colour, drawn on a grid of 24 (resources/icons/spear-shield.svg ...).
enum class Icon : std::uint8_t {
    SpearShield,
    Bow,
    Horse,
    Lady,
    Fort,
    Axe,
    Palisade,
    Food,
    Product,
    Weapon,
    Gold,
    Capital,
    TradeCenter,
    Contested,
    VictoryPoint,
    ActionPoint,
    War,
    Peace,
    Route,
    Builder,
    Trader,
    Warrior,
    Undo,
    Redo,
    Search,
    Plus,
    Minus,
    Close,
    Float,
    Check,
    Refused,
    Lock,
    First,
    Previous,
    Next,
    Last,
    Settings,
    Overview,
    Log,
    HandOver,
    Save,
    Open,
    New,
    More,
    Question,
    Hint,
    Rule,
    Warning,
    Person,
    Computer,
    Plan,
    Fit,
    Edit,
    Delete,
    ArmsCross,
    ArmsLily,
    ArmsStar,
    ArmsTrefoil,
    ArmsCrescent,
    ArmsChevron,
    ArmsSaltire,
    ArmsLozenge,
    ArmsRoundels,
    ArmsBars,
    ArmsTower,
    ArmsRing,
    LastIcon = ArmsRing
};
Q_ENUM_NS(Icon)
inline constexpr int iconCount = static_cast<int>(Icon::LastIcon) + 1;

/// Name of the drawing: resources/icons/NAME.svg.
[[nodiscard]] QString iconName(Icon icon);
[[nodiscard]] std::optional<Icon> iconFromName(QStringView name);
[[nodiscard]] Icon iconOf(Arms arms);

/// The outline on the grid of 24, to be filled. Read once from the drawing.
[[nodiscard]] const QPainterPath& iconPath(Icon icon);

/// Fills the sign, square and centred in `where`.
void paintIcon(QPainter& painter, Icon icon, const QRectF& where, const QColor& colour);

/// A QIcon that paints itself in the palette's text colour for its mode (disabled, on a selection). Controls
/// of MarchesStyle recognise it (`iconOf`) and use their own text colour.
[[nodiscard]] QIcon icon(Icon icon);
/// The same in one fixed colour.
[[nodiscard]] QIcon icon(Icon icon, const QColor& colour);

/// Which of our signs a QIcon from `icon(Icon)` is; nothing for any other icon and for fixed colours.
[[nodiscard]] std::optional<Icon> iconOf(const QIcon& icon);

/// Paints an icon of any kind; one of our signs takes `colour`.
void paintSign(QPainter& painter, const QIcon& icon, const QRect& where, const QColor& colour,
               bool enabled = true);

/// An icon that is painted at each size anew; `name` is its `QIcon::name`.
using IconPainter = std::function<void(QPainter& painter, const QRect& where, QIcon::Mode mode)>;
[[nodiscard]] QIcon paintedIcon(IconPainter paint, const QString& name = {});

/// The program's own icon, in colours, for windows and the task bar.
[[nodiscard]] QIcon programIcon();

} // namespace marches::theme
