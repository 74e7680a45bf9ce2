#pragma once

namespace marches::planar {

/// Products of two orientations fit in it.
__extension__ typedef __int128 Wide;

} // namespace marches::planar
