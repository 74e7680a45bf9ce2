#pragma once

#include "engine/base/sentence.h"
#include "engine/scenario/node.h"

#include <cstdint>
#include <string>
#include <vector>

namespace marches {

/// One thing in which two scenarios differ.
struct TreeDifference {
    enum class Kind : std::uint8_t { province, link, text, figure };

    Kind kind = Kind::figure;
    std::string path; ///< "provinces/kent/symbols/food"; of a link "provinces/kent/links/artois"
    Node before;      ///< null: it is new
    Node after;       ///< null: it is gone
    Sentence sentence;
};

/// Returns in what two scenarios differ, in the order of the first one's keys: provinces that came or went,
/// links between provinces (whichever end names them), texts, all other values. The order of keys and
/// comments do not count.
std::vector<TreeDifference> differencesOf(const Node& before, const Node& after);

} // namespace marches
