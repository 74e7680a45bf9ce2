#pragma once

#include "engine/scenario/node.h"
#include "engine/warriors/tables.h"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace marches::editor {

/// The resources that a province can yield, in the order of the file's `symbols`.
inline constexpr std::array yieldedResources{warriors::Resource::food, warriors::Resource::product,
                                             warriors::Resource::weapon};
/// The key of one of them under `symbols`.
[[nodiscard]] std::string_view symbolKey(warriors::Resource resource);

/// What the tree says of a province in this game, errors or not.
struct BoardFacts {
    std::array<int, 3> yields{}; ///< of yieldedResources, 0 to 9
    warriors::ProvinceType type = warriors::ProvinceType::common;
    std::vector<std::string> countries; ///< ids
};
[[nodiscard]] BoardFacts boardFacts(const Node& whole, std::string_view province);

} // namespace marches::editor
