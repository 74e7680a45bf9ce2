#include "engine/cli/validate.h"

#include "engine/base/file.h"
#include "engine/cli/open_record.h"
#include "engine/cli/pack.h"
#include "engine/draft/checks/checks.h"
#include "engine/scenario/check_picture.h"

#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <ostream>

namespace marches::cli {
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

/// Whether the file is a record, by its name; a file of any other name (a journal) by how it begins.
bool isRecord(const fs::path& path) {
    const fs::path extension = path.extension();
    if (extension == ".marches") return true;
    if (extension == ".yaml" || extension == ".yml") return false;
    std::error_code error;
    if (!fs::is_regular_file(path, error)) return false; // reading a pipe would block
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

/// Returns what the readers find in a scenario and its picture; where that is no error, also what the
/// editor's checks find that need no screen.
Findings scenarioFindings(const std::string& file, const Games& games) {
    const GameScenario loaded = loadScenarioFile(file, games);
    Findings findings = findingsWithPicture(loaded.read);
    if (hasErrors(findings)) return findings;
    auto bytes = readRegularFile(file, maxScenarioBytes);
    if (!bytes) return findings;
    const fs::path folder = fs::path(file).has_parent_path() ? fs::path(file).parent_path() : fs::path(".");
    const draft::GameChecks* checks = loaded.game->checks;
    const draft::Reading reading =
        draft::readForChecks({std::move(*bytes), file, folder, games.sources, checks, nullptr});
    for (const draft::Problem& problem : draft::furtherProblems(reading, checks))
        findings.push_back(draft::findingOf(problem));
    return findings;
}

Json findingAsJson(const Finding& finding) {
    return {{"file", finding.place.file},
            {"line", finding.place.line},
            {"column", finding.place.column},
            {"severity", finding.severity == Severity::error ? "error" : "warning"},
            {"code", finding.code},
            {"text", englishText(finding.sentence)}};
}

} // namespace

int validate(const ValidateChoice& choice, const Games& games, Streams streams) {
    int result = exitGood;
    Json all = Json::array();
    for (const std::string& file : choice.files) {
        const Findings findings = isRecord(file)        ? recordFindings(file, games)
                                  : isPackageFile(file) ? packageFindings(file, games)
                                                        : scenarioFindings(file, games);
        for (const Finding& finding : findings)
            if (choice.json)
                all.push_back(findingAsJson(finding));
            else
                streams.out << formatted(finding) << '\n';
        if (hasErrors(findings)) result = exitRefused;
    }
    if (choice.json) streams.out << all.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    return result;
}

} // namespace marches::cli
