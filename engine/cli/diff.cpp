#include "engine/cli/diff.h"

#include "engine/scenario/diff.h"

#include <nlohmann/json.hpp>

#include <optional>
#include <ostream>

namespace marches::cli {
namespace {

using Json = nlohmann::ordered_json;

std::optional<Node> treeIn(const std::string& file, const Games& games, Streams streams) {
    const ScenarioResult read = loadScenarioFile(file, games).read;
    if (read.scenario) return read.scenario->tree;
    for (const Finding& finding : read.findings)
        streams.err << formatted(finding) << '\n';
    return std::nullopt;
}

/// Returns a value as JSON; scalars are texts.
Json nodeAsJson(const Node& node) {
    if (node.isNull()) return nullptr;
    if (node.isScalar()) return node.text;
    Json json = node.isMap() ? Json::object() : Json::array();
    for (std::size_t i = 0; i < node.size(); ++i)
        if (node.isMap())
            json[node.keys[i].text] = nodeAsJson(node.items[i]);
        else
            json.push_back(nodeAsJson(node.items[i]));
    return json;
}

std::string_view nameOf(TreeDifference::Kind kind) {
    switch (kind) {
    case TreeDifference::Kind::province:
        return "province";
    case TreeDifference::Kind::link:
        return "link";
    case TreeDifference::Kind::text:
        return "text";
    case TreeDifference::Kind::figure:
        break;
    }
    return "figure";
}

} // namespace

int diff(const DiffChoice& choice, const Games& games, Streams streams) {
    const std::optional<Node> before = treeIn(choice.before, games, streams);
    const std::optional<Node> after = treeIn(choice.after, games, streams);
    if (!before || !after) return exitUsage;
    const std::vector<TreeDifference> found = differencesOf(*before, *after);
    Json all = Json::array();
    for (const TreeDifference& one : found)
        if (choice.json)
            all.push_back({{"kind", nameOf(one.kind)},
                           {"path", one.path},
                           {"before", nodeAsJson(one.before)},
                           {"after", nodeAsJson(one.after)},
                           {"text", englishText(one.sentence)}});
        else
            streams.out << englishText(one.sentence) << '\n';
    if (choice.json) streams.out << all.dump(-1, ' ', false, Json::error_handler_t::replace) << '\n';
    return found.empty() ? exitGood : exitRefused;
}

} // namespace marches::cli
