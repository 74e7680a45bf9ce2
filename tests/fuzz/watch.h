#pragma once

#include <string>

namespace marches::fuzz {

/// From now on a crash, or an input that takes a minute of the clock, says which input it was.
void watchForCrashes();

/// The input that is read from now on, in words, and a minute for it.
void watchInput(const std::string& input);

} // namespace marches::fuzz
