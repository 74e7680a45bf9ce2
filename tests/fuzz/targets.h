#pragma once

#include "tests/fuzz/mutator.h"

#include <filesystem>
#include <memory>
#include <string>

namespace marches::fuzz {

/// What came of an input.
struct Verdict {
    std::string fault;     ///< what is wrong with the answer; empty: nothing
    bool accepted = false; ///< the program took it for good
};

/// A format and what reads it.
class Target {
public:
    Target() = default;
    Target(const Target&) = delete;
    Target& operator=(const Target&) = delete;
    virtual ~Target() = default;

    virtual std::string name() const = 0;
    /// The same for the same dice.
    virtual Mutant input(Dice& dice) const = 0;
    /// Has it read, in this process; `program`: by the real marches-cli too, which must say the same.
    virtual Verdict judge(const Mutant& input, bool program) const = 0;
};

/// "scenario", "picture", "record", "journal", "protocol", "splice". They write into `folder`, the present
/// one, and nowhere else.
std::vector<std::unique_ptr<Target>> targetsIn(const std::filesystem::path& folder);

} // namespace marches::fuzz
