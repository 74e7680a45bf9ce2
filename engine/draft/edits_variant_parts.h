#pragma once

#include "engine/draft/tree_work.h"

/// What the commands on variants have in common; inside this folder only.
namespace marches::draft {

/// Returns the path of a value in a variant's overlay; of an empty id the path itself.
TreePath inVariant(const std::string& variant, const TreePath& path);
/// Says why a variant can't say anything at a path; nothing where it can.
std::optional<Sentence> overlayRefused(const TreeWork& work, const std::string& variant,
                                       const TreePath& path);
/// Takes a key out of the overlay, with the maps around it that are empty then.
void dropFromOverlay(TreeWork& work, const std::string& variant, TreePath path);

} // namespace marches::draft
