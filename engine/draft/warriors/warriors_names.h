#pragma once

#include "engine/draft/change_text.h"

#include <span>

namespace marches::draft::warriors {

/// Returns the patterns by which this room names changes, for recoverDraft.
std::span<const NamePattern> warriorsNamePatterns();

} // namespace marches::draft::warriors
