#include "engine/cli/save.h"

#include "engine/table/save_record.h"

namespace marches::cli {

std::optional<Finding> saveGame(const std::filesystem::path& path, const Record& record,
                                const Scenario& scenario, const ScenarioSources& sources) {
    return saveRecord(path, record, filesOf(scenario, sources));
}

} // namespace marches::cli
