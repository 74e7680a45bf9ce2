#pragma once

#include "engine/draft/checks/findings.h"

/// What the remedies of the neutral codes and those of a game have in common.
namespace marches::draft {

Fix fixOf(Sentence label, bool safe, std::vector<TreeEdit> edits);
Fix requestOf(Sentence label, FixRequest request);

/// Returns the text of an operand of a finding; empty where there is none.
std::string operandOf(const Finding& finding, std::size_t which);

/// Returns the value at a path of the merged tree; null where there is none.
const Node* valueAt(const Reading& reading, const TreePath& path);

/// Returns the fix that gives the figure of the base or the game's model back: to the value at the path, or
/// to the smallest value around it that the model has; nothing where none is there. Own values over a base
/// go; else the model's value is written.
std::optional<Fix> figureOfModel(const Reading& reading, const TreePath& path);

/// Adds a link to the `links` of the first province.
TreeEdit linkEdit(const Reading& reading, const std::string& from, const std::string& to);

/// Returns the path of the part of the scenario, without `variants/ID` before it, and that id.
struct ScopedPath {
    std::string variant;
    TreePath within;
};
ScopedPath scoped(const TreePath& path);

/// Returns the keys of the map at a path.
std::vector<std::string> keysAt(const Reading& reading, const TreePath& path);

/// Returns the edits that give a key another name, and all scalars and keys that are the same id.
std::vector<TreeEdit> renamed(const Reading& reading, const std::string& from, const std::string& to);

} // namespace marches::draft
