#include "tests/engine/cli/run_cli.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

namespace marches::cli_test {
namespace fs = std::filesystem;

const fs::path rulesScenario = fs::path(MARCHES_SOURCE_DIR) / "tests" / "scenarios" / "rules.yaml";

const std::string_view duelHeader = "marches-record 1\n"
                                    "game warriors-and-traders\n"
                                    "rules 1\n"
                                    "scenario rules.yaml\n"
                                    "variant duel\n"
                                    "seat ardan red human \"Ann\"\n"
                                    "seat belmar blue human \"Bob\"\n"
                                    "begin\n";

const std::string_view duelLines = "ardan place-tokens production 3\n"
                                   "belmar place-tokens military 3\n"
                                   "ardan build infantry ardan-city\n"
                                   "belmar build archer belmar-city\n";

std::string contents(const fs::path& file) {
    std::ifstream stream(file, std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

namespace {

fs::path testFolder() {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    return fs::temp_directory_path() / ("marches-cli-" + std::to_string(::getpid())) / test->name();
}

/// A program by its path, then its arguments.
Ran runProgram(std::vector<std::string> line, const fs::path& folder, std::string_view input) {
    std::array<fs::path, 3> files{folder / ".in", folder / ".out", folder / ".err"};
    std::ofstream(files[0], std::ios::binary) << input;
    std::vector<char*> arguments;
    for (std::string& word : line)
        arguments.push_back(word.data());
    arguments.push_back(nullptr);

    const pid_t child = ::fork();
    if (child == 0) {
        for (int stream = 0; stream < 3; ++stream) {
            const int flags = stream == 0 ? O_RDONLY : O_WRONLY | O_CREAT | O_TRUNC;
            const int file = ::open(files[static_cast<std::size_t>(stream)].c_str(), flags, 0600);
            if (file < 0 || ::dup2(file, stream) < 0) ::_exit(126);
        }
        if (::chdir(folder.c_str()) != 0) ::_exit(126);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    Ran ran{WIFEXITED(status) ? WEXITSTATUS(status) : -1, contents(files[1]), contents(files[2])};
    for (const fs::path& file : files)
        fs::remove(file);
    return ran;
}

} // namespace

Ran runCli(const std::vector<std::string>& words, const fs::path& folder, std::string_view input) {
    std::vector<std::string> line{MARCHES_CLI};
    line.insert(line.end(), words.begin(), words.end());
    return runProgram(std::move(line), folder, input);
}

Ran runShell(const std::string& line, const fs::path& folder) {
    return runProgram({"/bin/sh", "-c", "CLI=$0; " + line, MARCHES_CLI}, folder, {});
}

CliTest::CliTest() : folder_(testFolder()) {
    fs::remove_all(folder_);
    fs::create_directories(folder_);
    fs::copy_file(rulesScenario, folder_ / "rules.yaml");
}

CliTest::~CliTest() {
    std::error_code error;
    fs::remove_all(folder_.parent_path(), error);
}

fs::path CliTest::write(const std::string& name, std::string_view bytes) const {
    std::ofstream(folder_ / name, std::ios::binary) << bytes;
    return folder_ / name;
}

} // namespace marches::cli_test
