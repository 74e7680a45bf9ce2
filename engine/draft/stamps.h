#pragma once

#include "engine/picture/outline.h"

#include <vector>

namespace marches::draft {

/// Units between the feet of stamps that stand beside each other, at size 1.
inline constexpr double stampSpacing = 13;

/// The shapes of a hill, or a tree, that stands on a point: its body, then its shade, which lies within the
/// body's box. SVG units, rounded to tenths.
std::vector<Ring> hillAt(Point foot, double size = 1);
std::vector<Ring> treeAt(Point foot, double size = 1);

} // namespace marches::draft
