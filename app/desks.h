#pragma once

#include "app/play/face.h"

#include <span>

namespace marches {

namespace shell {
class MainWindow;
}
namespace play {
class PlayDesk;
}
namespace editor {
class EditorDesk;
class GamePanels;
} // namespace editor

/// What each game gives the editor.
[[nodiscard]] std::span<const editor::GamePanels* const> allPanels();

/// The two desks of a window, which owns them.
struct Desks {
    play::PlayDesk& play;
    editor::EditorDesk& editor;
};
/// Puts both desks into a window, with the ways from one to the other; games are shown first. `games`: the
/// shelf; it outlives the window.
Desks setDesks(shell::MainWindow& window, std::span<const play::GameEntry> games);

} // namespace marches
