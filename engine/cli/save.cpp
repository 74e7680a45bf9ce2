#include "engine/cli/save.h"

#include "engine/base/file.h"
#include "engine/table/save_record.h"

namespace marches::cli {

std::optional<Finding> saveGame(const std::filesystem::path& path, const Record& record,
                                const Scenario& scenario, const ScenarioSources& sources) {
    if (auto fault = scenarioInTheWay(path, allFilesOf(scenario))) return fault;
    return saveRecord(path, record, filesOf(scenario, sources));
}

} // namespace marches::cli
