#pragma once

#include "tests/engine/warriors/rule_runner/rule_file.h"

#include <set>
#include <string>
#include <vector>

namespace marches::rule_tests {

/// What came of playing a case.
struct Played {
    std::vector<std::string> faults;       ///< "LINE: text"; the case holds if there are none
    std::set<std::string> refusalRules;    ///< rules that refused something as expected
    std::set<std::string> refusalMessages; ///< by what sentence: names of rows in messages.def
    int met = 0;                           ///< expectations
};

/// Plays it on the engine: each command is taken, each refusal names its rule and changes nothing, each
/// expectation holds, and no state breaks an invariant.
Played play(const Case& test);

} // namespace marches::rule_tests
