#include "engine/cli/validate.h"

#include "engine/base/file.h"
#include "engine/cli/open_record.h"
#include "engine/cli/refused_line.h"
#include "engine/table/timeline.h"
#include "engine/warriors/rules.h"

#include <filesystem>
#include <fstream>
#include <ostream>

namespace marches::cli {
namespace fs = std::filesystem;
using namespace warriors;

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

Findings recordFindings(const std::string& file, const ScenarioSources& sources) {
    auto opened = openRecord(file, std::nullopt, sources);
    if (!opened) return std::move(opened.error().findings);
    Findings findings = std::move(opened->warnings);
    const Setting& setting = *opened->game.setting;
    Timeline<WarriorsAndTraders> timeline(opened->game.setting);
    if (const auto refused = timeline.replay(opened->record.lines))
        findings.push_back({Severity::error,
                            std::string(refused->refusal.rule()),
                            {file, refused->line, 1},
                            Sentence("{0}", textOf(refused->refusal, setting, timeline.state(),
                                                   commandAt(opened->record, refused->line)))});
    sortByPlace(findings);
    return findings;
}

} // namespace

int validate(const std::vector<std::string>& files, const ScenarioSources& sources, Streams streams) {
    int result = exitGood;
    for (const std::string& file : files) {
        const Findings findings =
            isRecord(file) ? recordFindings(file, sources) : validateScenario(file, sources);
        for (const Finding& finding : findings)
            streams.out << formatted(finding) << '\n';
        if (hasErrors(findings)) result = exitRefused;
    }
    return result;
}

} // namespace marches::cli
