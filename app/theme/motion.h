#pragma once

#include <cstdint>

class QWidget;

namespace marches::theme {

/// How fast things move on the screen, as the user wishes.
enum class Motion : std::uint8_t {
    Desktop, ///< at the usual speed; not at all where the desktop has been told so (Windows, KDE, GTK files)
    Off,
    Half,
    Usual,
    Double
};
inline constexpr int motionCount = 5;

/// The ms of an animation that takes `usual` ms at the usual speed; 0: nothing moves.
[[nodiscard]] int motionTime(Motion motion, int usual);
/// The same at the speed of the widget's style; 0 where the style is not ours.
[[nodiscard]] int motionTime(const QWidget* widget, int usual);

} // namespace marches::theme
