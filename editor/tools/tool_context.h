#pragma once

#include "editor/atlas.h"
#include "engine/base/sentence.h"
#include "engine/draft/draft.h"

#include <QString>

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::editor {

class NewProvinceRows;
class TracedPicture;

/// What a tool works on, and what the editor does for it. All functions are set.
struct ToolContext {
    appmap::MapView& map;
    std::function<const draft::Draft&()> draft;
    /// Makes a step of the history; false: the change does not fit, and nothing has changed.
    std::function<bool(draft::Change)> apply;
    std::function<int(std::string_view id)> position; ///< of a province on the map; -1: it has none
    std::function<QString(std::string_view id)> name; ///< of a province, in the program's language
    std::function<QString(const Sentence&)> text;
    std::function<std::vector<std::string>()> chosen; ///< ids of provinces
    std::function<void(std::vector<std::string>)> choose;
    std::function<void(const QString&)> say; ///< in the status line
    std::function<void()> leave;             ///< back to Select
    std::function<std::vector<CountryEntry>()> countries;
    /// Makes fields for the figures of a province that is not made yet; null: the game has none.
    std::function<NewProvinceRows*()> makeFigures;
    /// The draft as it counts in the variant that is shown: for what doesn't change the sheet.
    std::function<const draft::Draft&()> within;
    TracedPicture* traced = nullptr; ///< null: nothing can be traced here
};

} // namespace marches::editor
