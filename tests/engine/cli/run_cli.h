#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

/// The real program, run as from a shell.
namespace marches::cli_test {

struct Ran {
    int code = -1; ///< what it exited with; -1: it was killed
    std::string out;
    std::string err;
};

/// Runs marches-cli in `folder`.
Ran runCli(const std::vector<std::string>& words, const std::filesystem::path& folder,
           std::string_view input = {});

/// A line of a shell, run in `folder`; `$CLI` in it is marches-cli.
Ran runShell(const std::string& line, const std::filesystem::path& folder);

/// A folder of its own for each test, emptied before.
class CliTest : public testing::Test {
protected:
    CliTest();
    ~CliTest() override;

    std::filesystem::path write(const std::string& name, std::string_view bytes) const;
    Ran run(const std::vector<std::string>& words, std::string_view input = {}) const {
        return runCli(words, folder_, input);
    }
    Ran shell(const std::string& line) const { return runShell(line, folder_); }

    std::filesystem::path folder_;
};

std::string contents(const std::filesystem::path& file);

/// Frozen, for tests: duel is a variant for two.
extern const std::filesystem::path rulesScenario;

/// Ardan and Belmar play the first turn of the variant duel up to their first Actions; eleven command lines
/// after the header's eight lines.
extern const std::string_view duelHeader;
extern const std::string_view duelLines;

} // namespace marches::cli_test
