#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/scenario/parts.h"
#include "engine/scenario/yaml.h"

#include <algorithm>
#include <set>

namespace marches {
namespace fs = std::filesystem;
using namespace scenario_parts;

namespace {

constexpr std::size_t longestChain = 4; // files, each `based-on` the next

/// Brings the content of a tree to the present format; returns the format that it names, nothing after a
/// finding.
std::optional<int> readFormat(NodeReader& reader, Findings& findings, Node& tree) {
    const auto format = formatOf(tree);
    if (!format) {
        findings.push_back(format.error());
        return std::nullopt;
    }
    for (const Place& place : newerThan(tree, *format))
        reader.warning(
            place, "needs-format",
            Sentence("This needs format {0}: write `format: marches-scenario {0}`.", neededFormat(tree)));
    migrateContent(tree, *format);
    return *format;
}

/// Reads a scenario file and those that it is based on, and merges them.
class Loader {
public:
    Loader(const ScenarioSources& sources, Findings& findings)
        : sources_(sources), findings_(findings), reader_(findings) {}

    std::optional<Node> tree(std::string_view bytes, const std::string& file, const fs::path& folder) {
        YamlLimits limits;
        limits.nodes -= std::min(limits.nodes, nodes_);
        auto read = readYaml(bytes, file, limits);
        if (!read) {
            findings_.push_back(read.error());
            return std::nullopt;
        }
        nodes_ += countNodes(*read);
        if (!reader_.isMap(*read)) return std::nullopt;
        const auto format = readFormat(reader_, findings_, *read);
        if (!format) return std::nullopt;
        const Node* basedOn = read->find("based-on");
        if (basedOn == nullptr) return std::move(*read);
        auto base = baseTree(*basedOn, folder);
        if (!base) return std::nullopt;
        const Node* game = read->find("game");
        const Node* baseGame = base->find("game");
        if (game != nullptr && baseGame != nullptr && !sameContent(*game, *baseGame)) {
            reader_.error(*basedOn, "based-on", Sentence("It is based on a scenario of another game."));
            return std::nullopt;
        }
        base->erase("names");
        Node whole = merged(*base, *read);
        whole.erase("based-on"); // the merged tree is based on nothing
        if (const auto baseFormat = formatOf(*base); baseFormat && *baseFormat > *format)
            whole.set("format", *base->find("format")); // that of the newest of its parts
        return whole;
    }

    /// Adds a file to the chain of those that are based on each other.
    void chain(const fs::path& path) {
        std::error_code error;
        chain_.push_back(fs::canonical(path, error));
        files_.push_back(path);
    }
    /// Returns the same files by the paths that named them.
    const std::vector<fs::path>& files() const { return files_; }

private:
    std::optional<Node> baseTree(const Node& basedOn, const fs::path& folder) {
        const auto refuse = [&](Sentence sentence) {
            reader_.error(basedOn, "based-on", std::move(sentence));
            return std::nullopt;
        };
        const std::string& name = basedOn.text;
        const bool bundled = basedOn.isScalar() && isSlug(name);
        if (!bundled && !(basedOn.isScalar() && isPlainFileName(name) && name.ends_with(".yaml")))
            return refuse(
                Sentence("Give the id of a bundled scenario, or the name of a file beside this one: "
                         "NAME.yaml, without a folder."));
        const fs::path in = bundled ? sources_.bundled : folder;
        if (in.empty())
            return refuse(bundled ? Sentence("There are no bundled scenarios here.")
                                  : Sentence("This scenario is in no folder yet; save it beside the other."));
        const std::string fileName = bundled ? name + ".yaml" : name;
        const auto bytes = readBeside(in, fileName, maxScenarioBytes);
        if (!bytes) return refuse(Sentence("`{0}` can't be read: {1}", fileName, bytes.error().sentence));
        const fs::path path = in / fileName;
        std::error_code error;
        const fs::path real = fs::canonical(path, error);
        if (std::find(chain_.begin(), chain_.end(), real) != chain_.end() || chain_.size() >= longestChain)
            return refuse(Sentence("It is based on itself, or on too long a row of scenarios."));
        chain(path);
        return tree(*bytes, path.string(), in);
    }

    ScenarioSources sources_;
    Findings& findings_;
    NodeReader reader_;
    std::size_t nodes_ = 0;
    std::vector<fs::path> chain_; ///< canonical paths, to find circles
    std::vector<fs::path> files_; ///< the same files by the paths that named them
};

Variant readVariant(NodeReader& reader, const Node& tree, std::shared_ptr<const Map> map) {
    Variant variant;
    variant.map = std::move(map);
    variant.overrides = Node::map();
    variant.view = readView(reader, tree, *variant.map);
    variant.seats = readSeats(reader, tree, *variant.map);
    variant.players = readPlayers(reader, tree, variant.seats.size());
    variant.picture = readPictureSection(reader, tree, *variant.map);
    return variant;
}

void readVariants(NodeReader& reader, const std::string& file, Scenario& scenario) {
    const Node* variants = scenario.tree.find("variants");
    if (variants == nullptr || !reader.isMap(*variants)) return;
    if ((variants->size() + 1) * scenario.whole.map->provinces().size() > maxVariantProvinces ||
        variants->size() > 1000) {
        reader.error(*variants, "too-many-variants",
                     Sentence("Provinces times variants are more than {0}.", maxVariantProvinces));
        return;
    }
    for (std::size_t i = 0; i < variants->size(); ++i) {
        const Node& node = variants->items[i];
        if (!reader.slugKey(*variants, i) || !reader.isMap(node)) continue;
        for (std::size_t k = 0; k < node.size(); ++k)
            for (const std::string_view fixed : {"format", "game", "id", "based-on", "variants"})
                if (node.keys[k].text == fixed)
                    reader.error(node.keyPlace(k), "fixed-key",
                                 Sentence("A variant can't change `{0}`.", fixed));
        Variant lookup;
        lookup.overrides = node;
        const Node tree = scenario.treeOf(lookup);
        const bool ownMap = node.find("provinces") != nullptr || node.find("countries") != nullptr;
        Variant variant = readVariant(
            reader, tree, ownMap ? std::make_shared<const Map>(readMap(reader, tree)) : scenario.whole.map);
        variant.id = variants->keys[i].text;
        if (const Node* names = node.find("names")) variant.names = reader.names(*names);
        variant.inherited = node.place().file != file;
        variant.overrides = node;
        scenario.variants.push_back(std::move(variant));
    }
}

ScenarioResult load(std::string_view bytes, const std::string& file, const fs::path& folder,
                    const fs::path& path, const ScenarioSources& sources) {
    ScenarioResult result;
    NodeReader reader(result.findings);
    Loader loader(sources, result.findings);
    if (!path.empty()) loader.chain(path);
    auto tree = loader.tree(bytes, file, folder);
    if (!tree) return result;

    Scenario scenario;
    scenario.file = path;
    scenario.readFrom = loader.files();
    scenario.tree = std::move(*tree);
    if (const Node* id = reader.need(scenario.tree, "id")) scenario.id = reader.slug(*id).value_or("");
    if (const Node* game = reader.need(scenario.tree, "game"))
        scenario.game = reader.slug(*game).value_or("");
    if (const Node* names = scenario.tree.find("names")) scenario.names = reader.names(*names);
    auto map = std::make_shared<const Map>(readMap(reader, scenario.tree));
    scenario.whole = readVariant(reader, scenario.tree, std::move(map));
    scenario.whole.names = scenario.names;
    readVariants(reader, file, scenario);
    sortByPlace(result.findings);
    if (hasErrors(result.findings)) return result;
    scenario.digest = digestOf(scenario.tree);
    result.scenario = std::move(scenario);
    return result;
}

} // namespace

const Variant* Scenario::find(std::string_view variant) const {
    if (variant.empty()) return &whole;
    const auto found =
        std::find_if(variants.begin(), variants.end(), [&](const Variant& v) { return v.id == variant; });
    return found == variants.end() ? nullptr : &*found;
}

Node Scenario::treeOf(const Variant& variant) const {
    Node base = tree;
    base.erase("variants");
    if (!variant.overrides.isMap() || variant.overrides.size() == 0) return base;
    Node over = variant.overrides;
    over.erase("names");
    return merged(base, over);
}

std::vector<fs::path> allFilesOf(const Scenario& scenario) {
    std::set<fs::path> files(scenario.readFrom.begin(), scenario.readFrom.end());
    const auto addPicture = [&](const PictureSection& picture) {
        if (!picture.file.empty()) files.insert(picture.folder / picture.file);
    };
    addPicture(scenario.whole.picture);
    for (const Variant& variant : scenario.variants)
        addPicture(variant.picture);
    return {files.begin(), files.end()};
}

std::vector<fs::path> filesOf(const Scenario& scenario, const ScenarioSources& sources) {
    std::error_code error;
    const fs::path bundled = sources.bundled.empty() ? fs::path{} : fs::canonical(sources.bundled, error);
    std::vector<fs::path> own;
    for (const fs::path& file : allFilesOf(scenario)) {
        const fs::path real = fs::canonical(file, error);
        if (!error && real.parent_path() != bundled) own.push_back(file);
    }
    return own;
}

ScenarioResult loadScenario(const fs::path& path, const ScenarioSources& sources) {
    const auto bytes = readRegularFile(path, maxScenarioBytes);
    if (!bytes) return {std::nullopt, {bytes.error()}};
    return load(*bytes, path.string(), path.has_parent_path() ? path.parent_path() : fs::path("."), path,
                sources);
}

ScenarioResult loadScenarioText(std::string_view bytes, const std::string& file, const fs::path& folder,
                                const ScenarioSources& sources) {
    return load(bytes, file, folder, {}, sources);
}

ScenarioResult checkedBy(Findings (*check)(const Scenario&), ScenarioResult read) {
    if (!read.scenario) return read;
    const Findings more = check(*read.scenario);
    read.findings.insert(read.findings.end(), more.begin(), more.end());
    sortByPlace(read.findings);
    if (hasErrors(read.findings)) read.scenario.reset();
    return read;
}

} // namespace marches
