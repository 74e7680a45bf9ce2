#pragma once

#include <QFont>
#include <QString>
#include <QStringList>

#include <cstdint>

namespace marches::theme {

/// What a piece of text is for. Sizes in logical px of a 96 dpi screen at 100 %.
enum class FontRole : std::uint8_t {
    Note,         ///< Lato 12, the smallest
    NoteBold,     ///< group headers, key caps
    Text,         ///< Lato 13
    TextBold,     ///< what changed or is asked
    Button,       ///< Lato semibold 13.5
    DockTitle,    ///< Linux Libertine bold 15
    Step,         ///< Linux Libertine 15: phases, level numerals
    Numeral,      ///< Linux Libertine bold 14: numbers of turns and levels
    Name,         ///< Linux Libertine bold 17: players, sections
    Banner,       ///< Linux Libertine bold 20
    Score,        ///< Linux Libertine bold 22
    DialogTitle,  ///< Linux Libertine bold 26
    MapName,      ///< Linux Libertine bold 14: names of small provinces
    MapNameLarge, ///< Linux Libertine bold 16.5
    TokenCount,   ///< Lato bold 10.5: only inside tokens and bars
    Last = TokenCount
};
inline constexpr int fontRoleCount = static_cast<int>(FontRole::Last) + 1;

/// The font of a role. `factor` is the user's text size, 1.0 = 100 %.
[[nodiscard]] QFont font(FontRole role, double factor = 1.0);

/// Loads the bundled fonts into the application. Needs a QGuiApplication. Returns the files that could not be
/// loaded; the program then runs with the system's fonts.
[[nodiscard]] QStringList loadFonts();

/// Rich text for a label, its first line high enough for accents on capitals: a label cuts rich text at
/// Lato's ascent, and "Île" would read "Ile".
[[nodiscard]] QString labelText(const QString& richText);

[[nodiscard]] QString serifFamily();
[[nodiscard]] QString sansFamily();

} // namespace marches::theme
