#include "engine/draft/checks/reading.h"

#include "engine/base/file.h"
#include "engine/draft/checks/game_checks.h"
#include "engine/scenario/check_picture.h"
#include "engine/scenario/yaml.h"

namespace marches::draft {
namespace {

std::string wordAt(const Node& tree, std::string_view key) {
    const Node* node = tree.find(key);
    return node != nullptr && node->isScalar() ? node->text : std::string();
}

/// Returns the merged tree of a scenario by the name under which another is based on it; null if it can't be
/// read without an error.
Node treeOfBase(const std::string& game, const std::string& basedOn, const ReadingSource& source) {
    Node probe = Node::map();
    probe.set("format", Node::scalar("marches-scenario " + std::to_string(scenarioFormat)));
    probe.set("game", Node::scalar(game));
    probe.set("id", Node::scalar("base"));
    probe.set("based-on", Node::scalar(basedOn));
    ScenarioResult read = loadScenarioText(writeYaml(probe), "base", source.folder, source.sources);
    if (!read.scenario) return {};
    Node tree = std::move(read.scenario->tree);
    for (const std::string_view own : {"format", "game", "id"})
        tree.erase(own);
    return tree;
}

void readPictureFor(Reading& reading, const ReadingSource& source) {
    if (source.picture != nullptr) {
        reading.picture = *source.picture;
    } else {
        PictureResult read = loadPicture(reading.scenario->whole.picture);
        reading.findings.insert(reading.findings.end(), read.findings.begin(), read.findings.end());
        reading.picture = std::move(read.picture);
    }
    if (!reading.picture) return;
    auto borders = sharedBorders(*reading.picture);
    const Findings compared = checkPicture(*reading.scenario, *reading.picture, borders);
    reading.findings.insert(reading.findings.end(), compared.begin(), compared.end());
    reading.borders = std::move(borders).value_or(std::vector<SharedBorder>());
}

} // namespace

PlaceIndex::PlaceIndex(const Node& tree) {
    TreePath path;
    add(tree, path);
}

void PlaceIndex::add(const Node& node, TreePath& path) {
    const auto keyOfPlace = [](const Place& place) { return Key(place.file, place.line, place.column); };
    if (node.line > 0) values_.try_emplace(keyOfPlace(node.place()), path);
    for (std::size_t i = 0; i < node.size(); ++i) {
        path.push_back(node.isMap() ? node.keys[i].text : std::to_string(i));
        if (node.isMap()) keys_.try_emplace(keyOfPlace(node.keyPlace(i)), path);
        add(node.items[i], path);
        path.pop_back();
    }
}

std::optional<TreePath> PlaceIndex::at(const Place& place, bool whole) const {
    const Key wanted(place.file, place.line, place.column);
    const auto& first = whole ? values_ : keys_;
    const auto& second = whole ? keys_ : values_;
    if (const auto found = first.find(wanted); found != first.end()) return found->second;
    if (const auto found = second.find(wanted); found != second.end()) return found->second;
    if (place.line == 0) return std::nullopt;
    auto after = keys_.upper_bound(wanted);
    if (after == keys_.begin()) return std::nullopt;
    --after;
    if (std::get<0>(after->first) != place.file) return std::nullopt;
    return after->second;
}

Reading readForChecks(const ReadingSource& source) {
    Reading reading;
    reading.file = source.file;
    if (auto own = readYaml(source.text, source.file)) reading.own = std::move(*own);
    if (reading.own.isMap()) {
        const std::string game = wordAt(reading.own, "game");
        if (const std::string basedOn = wordAt(reading.own, "based-on"); !basedOn.empty())
            reading.base = treeOfBase(game, basedOn, source);
        reading.merged = reading.base.isMap() ? merged(reading.base, reading.own) : reading.own;
        reading.model = reading.base;
        if (!reading.model.isMap() && source.game != nullptr && !source.sources.bundled.empty())
            reading.model =
                treeOfBase(std::string(source.game->game), std::string(source.game->model), source);
        reading.index = PlaceIndex(reading.merged);
    }
    ScenarioResult read = loadScenarioText(source.text, source.file, source.folder, source.sources);
    reading.findings = std::move(read.findings);
    reading.scenario = std::move(read.scenario);
    if (!reading.scenario) return reading;
    if (source.game != nullptr && source.game->check != nullptr) {
        const Findings more = source.game->check(*reading.scenario);
        reading.findings.insert(reading.findings.end(), more.begin(), more.end());
    }
    sortByPlace(reading.findings);
    if (source.picture != nullptr || !reading.scenario->whole.picture.file.empty())
        readPictureFor(reading, source);
    return reading;
}

} // namespace marches::draft
