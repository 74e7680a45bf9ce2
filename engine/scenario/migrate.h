#pragma once

#include "engine/base/expected.h"
#include "engine/scenario/node.h"

#include <vector>

namespace marches {

/// Formats of scenario files. 2 has, beside what 1 has, names with a short form, `picture: {unlinked: ...}`,
/// `challenge`, `goals`, `solution` and `texts`.
inline constexpr int scenarioFormat = 2;

/// Returns the number of the format that a scenario's tree names. A finding "format" at its place if it is
/// none of 1 to `scenarioFormat`, "missing-key" if there is none.
Expected<int, Finding> formatOf(const Node& tree);

/// Returns the lowest format that has all that is in a tree, whatever it names.
int neededFormat(const Node& tree);
/// Returns the places of what is not in a format yet, in the tree's order.
std::vector<Place> newerThan(const Node& tree, int format);

/// Changes the content of a tree from one format to the present one; the key `format` stays as it is.
void migrateContent(Node& tree, int format);
/// Returns a tree in the present format. Findings of formatOf.
Expected<Node, Finding> migrated(Node tree);

} // namespace marches
