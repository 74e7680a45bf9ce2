#pragma once

namespace marches::appmap {

class MapView;

/// Makes a MapView known to screen readers: a tree whose children are the provinces in play, each with its
/// name and text. Installed once, by the first view.
void installMapAccessibility();

/// Tells screen readers that the keyboard's place moved.
void announceFocus(MapView& view);

} // namespace marches::appmap
