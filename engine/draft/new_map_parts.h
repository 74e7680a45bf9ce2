#pragma once

#include "engine/draft/new_map.h"

#include <string>

/// What the ways to begin a map have in common.
namespace marches::draft {

/// Returns the tree of a map that is based on nothing and has no province yet, with the figures of `like`;
/// width and height of its sheet in SVG units.
Node bareTree(const Draft& like, const MapTitle& title, int width, int height);
/// Writes a tree as the file of a new scenario, keys in the order of the game of `like`.
std::string writtenTree(const Draft& like, Node tree);

} // namespace marches::draft
