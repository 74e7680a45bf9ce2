#pragma once

#include <functional>

namespace marches::appmap {

/// Calls `work` for bands of rows, from `begin` up to before `end`, that together are 0 to `rows`, each once.
/// A thread of the global pool helps if one is free; returns when all is done. `work` bears two calls at a
/// time and does not throw.
void eachBandOfRows(int rows, const std::function<void(int begin, int end)>& work);

} // namespace marches::appmap
