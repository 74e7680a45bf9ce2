#pragma once

#include "engine/warriors/message.h"
#include "tests/app/warriors/glass/glass.h"

#include <functional>
#include <vector>

/// Wrong moves, and what the refusal's card says of them.
namespace marches::warriors::face::test {

struct WrongMove {
    RefusalCode code; ///< which kind of refusal; no two rows have the same
    Opening opening;
    Glass::Hand hand;
    std::function<void(Glass&)> does;
    const char* sentence; ///< the whole of it, with its figures
};

std::vector<WrongMove> wrongInUpkeepAndTrade();
std::vector<WrongMove> wrongInDevelopment();
std::vector<WrongMove> wrongInManeuvering();

} // namespace marches::warriors::face::test
