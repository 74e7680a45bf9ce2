#include "engine/cli/validate.h"

#include "engine/base/file.h"
#include "engine/cli/open_record.h"
#include "engine/scenario/check_picture.h"

#include <filesystem>
#include <fstream>
#include <ostream>

namespace marches::cli {
namespace fs = std::filesystem;

namespace {

/// By its name; a file of any other name (a journal) by how it begins.
bool isRecord(const fs::path& path) {
    const fs::path extension = path.extension();
    if (extension == ".marches") return true;
    if (extension == ".yaml" || extension == ".yml") return false;
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return false; // a pipe would be waited for
    constexpr std::string_view start = "marches-record";
    std::string begin(start.size(), '\0');
    std::ifstream(path, std::ios::binary).read(begin.data(), static_cast<std::streamsize>(begin.size()));
    return begin == start;
}

Findings recordFindings(const std::string& file, const Games& games) {
    const auto opened = openRecord(file, std::nullopt, games);
    if (!opened) return opened.error().findings;
    Findings findings = opened->warnings;
    if (const auto refused = opened->game->replay(opened->record))
        findings.push_back({Severity::error,
                            refused->why.rule,
                            {file, refused->line, 1},
                            Sentence("{0}", refused->why.text)});
    sortByPlace(findings);
    return findings;
}

} // namespace

int validate(const std::vector<std::string>& files, const Games& games, Streams streams) {
    int result = exitGood;
    for (const std::string& file : files) {
        const Findings findings = isRecord(file) ? recordFindings(file, games)
                                                 : findingsWithPicture(loadScenarioFile(file, games).read);
        for (const Finding& finding : findings)
            streams.out << formatted(finding) << '\n';
        if (hasErrors(findings)) result = exitRefused;
    }
    return result;
}

} // namespace marches::cli
