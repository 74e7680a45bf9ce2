#pragma once

#include <QAnyStringView>
#include <QColor>
#include <QLatin1String>

#include <cstdint>
#include <optional>

namespace marches::theme {

enum class Tone : std::uint8_t { Light, Dark };

/// What a colour is for. Nothing paints with a literal colour: it asks for a role.
enum class Role : std::uint8_t {
    Window,
    Panel,
    PanelTitle, ///< dock titles, group headers, menu and status bar
    Raised,     ///< fields, cards, buttons
    Ink,
    Ink2,
    Ink3,
    Accent, ///< the primary button and whatever is "now"
    AccentInk,
    Link,
    Good,
    Bad,
    Warn,
    Focus,
    Legal,     ///< can go there, free space
    Battle,    ///< can go there, ends in battle
    Selection, ///< a ground; text on it is always SelectionInk or SelectionInk2
    SelectionInk,
    SelectionInk2,
    Line,  ///< decoration between parts
    Edge,  ///< edges of controls
    Track, ///< grooves, past steps, the empty part of a bar
    SeaCentre,
    SeaMiddle,
    SeaRim,
    Land,
    OutOfPlay,
    MapInk,    ///< borders and names on the map
    MapHalo,   ///< round names on the map
    Casing,    ///< outer line of marks on the map
    MapBorder, ///< the engraver's lines: between provinces, heavier between countries
    CoastWash, ///< the sea close to land
    Water,     ///< lakes
    WaterLine, ///< rivers, shores of lakes
    SeaLane,
    SeaInk,     ///< names of seas; has alpha
    Hill,       ///< body of the relief; has alpha
    HillShade,  ///< its dark side; has alpha
    HillLine,   ///< has alpha
    Wood,       ///< trees and reeds; has alpha
    WoodShade,  ///< has alpha
    WoodLine,   ///< has alpha
    MapWind,    ///< lines of the compass over the sea; has alpha
    LegalWash,  ///< over what can be gone to; has alpha
    BattleWash, ///< over what can be gone to and ends in a battle; has alpha
    Veil,       ///< over what is out of reach; has alpha
    Shadow,     ///< has alpha
    Neutral,    ///< a piece that no player owns
    NeutralInk,
    NeutralEdge,
    Lamp, ///< an Action Point that is left
    LampOff,
    LampBar,
    ScorePart1, ///< parts of a score, each with white figures but the fourth
    ScorePart2,
    ScorePart3,
    ScorePart4,
    ScorePart5,
    Last = ScorePart5
};
inline constexpr int roleCount = static_cast<int>(Role::Last) + 1;

[[nodiscard]] QColor colour(Role role, Tone tone);

/// The text colour for figures on one of the ScorePart roles.
[[nodiscard]] QColor inkOnPart(Role part, Tone tone);

/// Twelve seats at one table, any two told apart by every eye; which of them a game offers is its own. Names
/// are those of records ("red" ... "plum").
enum class PlayerColour : std::uint8_t {
    Red,
    Blue,
    Yellow,
    Green,
    Purple,
    Black,
    Orange,
    Lime,
    Sky,
    Steel,
    Lilac,
    Plum
};
inline constexpr int playerColourCount = 12;

/// The charge on a seat's shield, in the order of the Arms of Icon.
enum class Arms : std::uint8_t {
    Cross,
    Lily,
    Star,
    Trefoil,
    Crescent,
    Chevron,
    Saltire,
    Lozenge,
    Roundels,
    Bars,
    Tower,
    Ring
};

/// Heraldic hatching tells an owner where hue cannot, in the order of PlayerColour; the first six are Petra
/// Sancta's.
enum class Pattern : std::uint8_t {
    VerticalLines,
    HorizontalLines,
    Dots,
    DiagonalFalling,
    DiagonalRising,
    Grid,
    Lattice, ///< both diagonals
    Bricks,
    Zigzag,
    Dashes, ///< upright, each row between those of the last
    Crosses,
    Rings
};

struct PlayerLook {
    QColor fill;   ///< tokens, shields
    QColor ink;    ///< sign on the fill, 4.5:1 or better
    QColor edge;   ///< outline of tokens, shields and provinces
    QColor ground; ///< a whole province
    QColor hatch;  ///< lines of the pattern on the ground; has alpha
    QColor band;   ///< inner rim of a province; has alpha
    Arms arms;
    Pattern pattern;
};

[[nodiscard]] PlayerLook playerLook(PlayerColour player, Tone tone);

/// A pigment of old hand-coloured maps, to tell countries apart on land that nobody owns; quiet beside the
/// players' colours. Any number; they repeat after twelve.
[[nodiscard]] QColor countryPigment(std::size_t country);

/// The colour's name in records and scenarios, never shown to people.
[[nodiscard]] QLatin1String playerColourId(PlayerColour player);
[[nodiscard]] std::optional<PlayerColour> playerColourFromId(QAnyStringView id);

/// WCAG 2 contrast of two opaque colours, 1 to 21.
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// `share` (0 to 1) of `over` laid on `under`, both taken as opaque.
[[nodiscard]] QColor blend(const QColor& under, const QColor& over, double share);

/// A ground under the pointer: warmer, for grey would look as if it could do nothing.
[[nodiscard]] QColor hovered(const QColor& ground, Tone tone);

/// A panel's ground with a player's colour in it, as much as words on it bear.
[[nodiscard]] QColor flushed(const QColor& ground, const QColor& with, Tone tone);

} // namespace marches::theme
