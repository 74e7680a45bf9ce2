#pragma once

namespace marches::warriors::face {

/// Tells screen readers of the play-mat: a table of three paths, each with its levels. Call once; MatView
/// does.
void useMatAccessibility();

} // namespace marches::warriors::face
