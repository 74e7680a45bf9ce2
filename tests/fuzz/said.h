#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace marches::fuzz {

/// What marches-cli said, and what it exited with.
struct Said {
    int code = -1; ///< -1: it was killed
    std::string out;
    std::string err;
    bool operator==(const Said&) const = default;
};

/// marches-cli with these words in the present folder, in this process; the bundled scenarios are the tree's.
Said saidHere(const std::vector<std::string>& words, const std::string& input = {});
/// The real program.
Said saidByProgram(const std::vector<std::string>& words, const std::string& input = {});

/// Each: how the exit code and the text contradict each other; empty if they don't.
std::string lieOfValidate(const Said& said);
std::string lieOfReplay(const Said& said);
/// `input`: the lines it was to answer.
std::string lieOfProtocol(const Said& said, const std::string& input);

std::string bytesOf(const std::filesystem::path& file);
void writeBytes(const std::filesystem::path& file, const std::string& bytes);

} // namespace marches::fuzz
