#pragma once

#include "editor/atlas.h"
#include "engine/scenario/diff.h"
#include "engine/scenario/scenario.h"

#include <QString>

#include <filesystem>
#include <string>
#include <vector>

/// In what two played scenarios differ, and one of these differences taken back.
namespace marches::editor {

struct PlayedChange {
    TreeDifference difference;
    QString words; ///< "Bourgogne, food: 1 → 2"
};

/// Returns what differs and may change how games go: no names, texts, nothing of the picture, nothing of
/// other variants. Names of provinces and countries are those of `now`, else of `before`.
[[nodiscard]] std::vector<PlayedChange> playedChanges(const Node& before, const Node& now,
                                                      const std::string& variant);
/// Returns `now` with one difference as it was before.
[[nodiscard]] Node withTakenBack(Node now, const TreeDifference& difference);

/// Reads a whole tree as a scenario, by the engine's own reader. `folder`: of the map's files.
[[nodiscard]] ScenarioResult scenarioOfTree(const Node& tree, const std::filesystem::path& folder,
                                            const ScenarioSources& sources);

} // namespace marches::editor
