#pragma once

#include <filesystem>

namespace marches::warriors {

inline const std::filesystem::path bundledFolder =
    std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios";

} // namespace marches::warriors
