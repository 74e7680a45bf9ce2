#include "engine/cli/format.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/scenario/yaml_splice.h"

#include <ostream>

namespace marches::cli {
namespace {

/// Returns the text of a scenario in order, and whether it is another.
Expected<std::string, Finding> textInOrder(const std::string& bytes, const std::string& file,
                                           const Games& games) {
    const auto base = readYamlBase(bytes, file);
    if (!base) return unexpected(base.error());
    if (const auto format = formatOf(base->tree); !format) return unexpected(format.error());
    const Node* game = base->tree.find("game");
    Spliced ordered = yamlInOrder(*base, games.named(game == nullptr ? "" : game->text).keys);
    if (!ordered.rewritten.empty())
        return unexpected(Finding{Severity::error,
                                  "fmt",
                                  {file, 0, 0},
                                  Sentence("The order can't be changed without loss of comments.")});
    return std::move(ordered.bytes);
}

} // namespace

int format(const FormatChoice& choice, const Games& games, Streams streams) {
    int result = exitGood;
    const auto refuse = [&](const Finding& finding) {
        streams.err << formatted(finding) << '\n';
        result = exitRefused;
    };
    for (const std::string& file : choice.files) {
        const auto bytes = readRegularFile(file, maxScenarioBytes);
        if (!bytes) {
            refuse(bytes.error());
            continue;
        }
        const auto text = textInOrder(*bytes, file, games);
        if (!text) {
            refuse(text.error());
        } else if (*text != *bytes) {
            streams.out << file << '\n';
            if (choice.check)
                result = exitRefused;
            else if (const auto problem = writeAtomically(file, *text))
                refuse(*problem);
        }
    }
    return result;
}

} // namespace marches::cli
