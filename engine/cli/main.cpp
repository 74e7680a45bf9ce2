#include "engine/base/standard_streams.h"
#include "engine/cli/command_line.h"

#include <filesystem>
#include <iostream>

namespace {

/// Returns the folder of the bundled scenarios: beside an installed program, else where this one was built
/// from.
std::filesystem::path bundledScenarios() {
    std::error_code error;
    const std::filesystem::path program = std::filesystem::canonical("/proc/self/exe", error);
    const std::filesystem::path installed =
        program.parent_path().parent_path() / "share" / "marches" / "scenarios";
    if (!error && std::filesystem::is_directory(installed, error)) return installed;
    return MARCHES_BUILD_SCENARIOS;
}

} // namespace

int main(int argc, char** argv) {
    marches::holdStandardStreams();
    std::ios::sync_with_stdio(false);
    return marches::cli::run({argv + (argc > 0 ? 1 : 0), argv + argc},
                             {marches::cli::allGames(), {bundledScenarios()}},
                             {std::cin, std::cout, std::cerr});
}
