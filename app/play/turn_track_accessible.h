#pragma once

namespace marches::play {

/// The turn track for screen readers: its turn, phases and seats are children. Once for the program.
void installTrackAccessibility();

} // namespace marches::play
