#pragma once

#include "editor/strip.h"
#include "editor/view.h"

#include <QString>

#include <vector>

namespace marches::editor {

/// All views, in the order of the strip and of Ctrl+1 ... Ctrl+7.
[[nodiscard]] std::vector<ViewTab> allViews();
/// Those that a map of this game has. `panels`: null for a game that has none.
[[nodiscard]] std::vector<ViewTab> viewsOf(const GamePanels* panels);
/// What makes a view; null: it is the map, or this game has none of this id.
[[nodiscard]] ViewMaker viewMaker(const QString& id, const GamePanels* panels);
/// A view's name in the program's language; empty for an unknown id.
[[nodiscard]] QString viewName(const QString& id);
/// The view in which a problem is shown; empty: the file's text.
[[nodiscard]] QString viewOf(draft::ProblemView view);

} // namespace marches::editor
