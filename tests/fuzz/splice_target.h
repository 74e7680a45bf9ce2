#pragma once

#include "tests/fuzz/targets.h"

namespace marches::fuzz {

/// Changed scenarios that are changed once more by yamlWith: what it writes has to be read back as wanted.
std::unique_ptr<Target> spliceTarget(const std::vector<std::filesystem::path>& files);

} // namespace marches::fuzz
