#pragma once

#include "engine/cli/streams.h"

#include <string>

namespace marches::cli {

struct MigrateChoice {
    std::string file;
    std::string out; ///< empty: the file itself
};

/// Brings a scenario to the newest format; what the step does not change keeps its bytes. Returns the exit
/// code.
int migrate(const MigrateChoice& choice, Streams streams);

} // namespace marches::cli
