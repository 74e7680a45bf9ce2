#include "engine/cli/migrate.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/scenario/migrate.h"
#include "engine/scenario/scenario.h"
#include "engine/scenario/yaml_splice.h"

#include <ostream>

namespace marches::cli {

int migrate(const MigrateChoice& choice, Streams streams) {
    const auto refuse = [&](const Finding& finding) {
        streams.err << formatted(finding) << '\n';
        return exitRefused;
    };
    auto bytes = readRegularFile(choice.file, maxScenarioBytes);
    if (!bytes) return refuse(bytes.error());
    const auto base = readYamlBase(std::move(*bytes), choice.file);
    if (!base) return refuse(base.error());
    const auto newest = migrated(base->tree);
    if (!newest) return refuse(newest.error());
    const Spliced result = yamlWith(*base, *newest);
    for (const std::string& path : result.rewritten)
        streams.err << (path.empty() ? "The whole file" : path) << " was written anew, without comments.\n";
    const std::string& out = choice.out.empty() ? choice.file : choice.out;
    if (choice.out.empty() && result.bytes == base->bytes) return exitGood;
    if (const auto problem = writeAtomically(out, result.bytes)) return refuse(*problem);
    streams.out << out << ": " << newest->find("format")->text << '\n';
    return exitGood;
}

} // namespace marches::cli
