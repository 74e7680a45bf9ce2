#pragma once

#include "app/theme/fonts.h"
#include "app/theme/palette.h"

#include <QFont>
#include <QStringList>

namespace marches::theme {

/// What the user chose about the look. A value: copied, compared, handed down. MarchesStyle owns the one in
/// force.
struct Theme {
    Tone tone = Tone::Light;
    double textFactor = 1.0; ///< 1.0 = 100 %; sensible from 0.8 to 2.0

    [[nodiscard]] QColor colour(Role role) const { return theme::colour(role, tone); }
    [[nodiscard]] PlayerLook player(PlayerColour player) const { return playerLook(player, tone); }
    [[nodiscard]] QFont font(FontRole role) const { return theme::font(role, textFactor); }

    /// A length that goes with the text (heights of controls, paddings round text), in logical px.
    [[nodiscard]] int scaled(double px) const;
    /// A length of signs and tokens: they follow the text up to 150 %.
    [[nodiscard]] int scaledIcon(double px) const;

    friend bool operator==(const Theme&, const Theme&) = default;
};

/// Makes fonts and icons of this library available. Call once, after the QApplication exists and before any
/// of the rest is used. Returns the font files that could not be loaded.
[[nodiscard]] QStringList init();

} // namespace marches::theme
