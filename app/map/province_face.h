#pragma once

#include "app/theme/badges.h"
#include "app/theme/palette.h"
#include "app/theme/tokens.h"

#include <vector>

namespace marches::appmap {

/// A highlight says what a province means to the choice that is open. Line style, colour and badge differ in
/// each.
enum class Highlight : std::uint8_t {
    None,
    Legal,       ///< can be gone to
    LegalBattle, ///< can be gone to, and ends in a battle
    Selected,
    OutOfReach, ///< steps back behind a veil while something is chosen
    Planned     ///< part of a plan
};

/// A mark says what a place is; it is shown as a seal beside the name.
struct PlaceMark {
    enum class Tone : std::uint8_t { Plain, Gold, Red };
    theme::Icon icon{};
    Tone tone = Tone::Plain;

    bool operator==(const PlaceMark&) const = default;
};

/// A token as it lies in a province; equal ones are merged by the game's face.
struct MapToken {
    theme::TokenLook look;
    QString text;         ///< what it is and whose, in the words of the game
    bool movable = false; ///< a drag begun on it takes it along instead of the map

    bool operator==(const MapToken&) const = default;
};

/// Tokens of one owner. The first group of a province is the holder's.
struct TokenGroup {
    std::optional<theme::PlayerColour> owner; ///< none: nobody's
    bool attacking = false;                   ///< stands on a red mat
    std::vector<MapToken> tokens;

    bool operator==(const TokenGroup&) const = default;
};

/// A face holds all that a province shows, in the words of no game. The game sets it, the map compares and
/// paints it.
struct ProvinceFace {
    QString name;      ///< in the player's language; at a space or hyphen it may be broken into two lines
    QString shortName; ///< shown where the name has no room; empty: it has none
    bool inPlay = true;
    std::optional<theme::PlayerColour> owner; ///< tint, pattern, shield
    std::optional<QColor> country;            ///< shown while nobody owns it
    std::optional<QColor> secondCountry;      ///< stripes: it belongs to two
    int region = -1;                          ///< provinces of different regions are parted by a heavy border
    std::vector<PlaceMark> marks;             ///< beside the name: what the place is
    std::vector<theme::Icon> symbols;         ///< what it yields, like ones together; shown on demand
    int worth = 0;                            ///< to its holder, beside the symbols; 0: nothing is said
    std::vector<TokenGroup> groups;
    std::vector<theme::Badge> badges;
    Highlight highlight = Highlight::None;
    QString text; ///< tooltip and screen reader, after the name

    bool operator==(const ProvinceFace&) const = default;
};

} // namespace marches::appmap
