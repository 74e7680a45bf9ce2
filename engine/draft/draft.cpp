#include "engine/draft/draft.h"

#include "engine/base/file.h"
#include "engine/base/sha256.h"
#include "engine/draft/same_picture.h"
#include "engine/picture/path_data.h"
#include "engine/scenario/yaml.h"

#include <algorithm>
#include <future>
#include <utility>

namespace marches::draft {
namespace fs = std::filesystem;
namespace {

/// Reading a larger picture again takes longer than all the rest of saving: 2.7 s at 20 MB, 0.1 s at 2 MB.
constexpr std::size_t mostProvenBytes = 2'000'000;

/// Returns a free name for the picture that this scenario has not yet: "lotharingia.svg".
std::string freeSvgName(const fs::path& path) {
    const std::string stem = path.stem().string();
    std::error_code error;
    for (int n = 1; n < 1000; ++n) {
        std::string name = (n == 1 ? stem : stem + '-' + std::to_string(n)) + ".svg";
        if (isPlainFileName(name) && !fs::exists(path.parent_path() / name, error)) return name;
    }
    return "picture.svg";
}

/// What a scenario is based on.
struct Basis {
    Node tree; ///< null: nothing, or it can't be read
    fs::path svgFolder;
    std::string svgName;
    std::vector<fs::path> files;
};

/// Reads what a tree is based on by the loader itself: a file that says nothing else.
Basis basisOf(const Node& tree, const std::string& file, const fs::path& folder,
              const ScenarioSources& sources) {
    const Node* basedOn = tree.find("based-on");
    if (basedOn == nullptr || !basedOn->isScalar()) return {};
    Node frame = Node::map();
    frame.set("format", Node::scalar("marches-scenario " + std::to_string(scenarioFormat)));
    frame.set("id", Node::scalar("base"));
    frame.set("based-on", *basedOn);
    const auto read = loadScenarioText(writeYaml(frame), file, folder, sources);
    if (!read.scenario) return {};
    Basis basis{read.scenario->tree, read.scenario->whole.picture.folder, read.scenario->whole.picture.file,
                read.scenario->readFrom};
    basis.tree.erase("id");
    return basis;
}

KnownFile known(const fs::path& path, std::size_t most) {
    const auto bytes = readRegularFile(path, most);
    return {path, bytes ? sha256(*bytes) : std::string()};
}

/// Returns the rings of a path's data; none where it can't be read, which readPicture has refused then.
LayerItem itemOf(std::string_view data) {
    Outline outline;
    if (auto paths = parsePathData(data))
        for (Subpath& path : *paths)
            outline.rings.push_back(std::move(path.points));
    return std::make_shared<const Outline>(std::move(outline));
}

void readLayers(Opened& opened) {
    constexpr std::pair<SvgLayer, Layer> pairs[] = {{SvgLayer::rivers, Layer::rivers},
                                                    {SvgLayer::relief, Layer::relief},
                                                    {SvgLayer::woods, Layer::woods},
                                                    {SvgLayer::water, Layer::water}};
    for (const SvgPath& path : opened.svg.paths)
        for (const auto& [group, layer] : pairs)
            if (path.layer == group)
                opened.layers[static_cast<std::size_t>(layer)].push_back(
                    itemOf(path.data ? opened.svg.text(*path.data) : std::string_view()));
}

void readSvg(Opened& opened, const fs::path& folder, const std::string& name, std::optional<std::string> copy,
             OpenResult& result) {
    auto bytes = copy ? Expected<std::string, Finding>(std::move(*copy))
                      : readBeside(folder, name, PictureLimits{}.bytes);
    if (!bytes) {
        result.findings.push_back(std::move(bytes.error()));
        return;
    }
    opened.svg.file = (folder / name).string();
    opened.svg.bytes = *bytes;
    auto svg = readMapSvg(std::move(*bytes), opened.svg.file);
    if (!svg) {
        result.findings.insert(result.findings.end(), svg.error().begin(), svg.error().end());
        return;
    }
    opened.svg = std::move(*svg);
    opened.svgReads = true;
    readLayers(opened);
    Label label = planar::firstProvince;
    for (const auto& [id, outline] : opened.svg.picture.provinces)
        opened.labels.set(label++, id);
    auto welded = planar::weld(opened.svg.picture);
    if (!welded) {
        result.notJoined = welded.error();
        return;
    }
    opened.exact = welded->exact;
    opened.map = std::make_shared<const planar::PlanarMap>(std::move(welded->map));
}

/// Whether the items of a layer read back as they are drawn, as far as a path's text says.
bool readsAsDrawn(const std::vector<LayerItem>& read, const std::vector<LayerItem>& drawn, Layer layer) {
    return std::equal(read.begin(), read.end(), drawn.begin(), drawn.end(),
                      [layer](const LayerItem& a, const LayerItem& b) {
                          return *a == *b || layerText(*a, layer) == layerText(*b, layer);
                      });
}

/// The provinces' outlines of a picture without a planar map, by the ids of now.
std::map<std::string, Outline, std::less<>> outlinesNow(const Opened& opened, const LabelTable& labels) {
    std::map<std::string, Outline, std::less<>> outlines;
    for (const auto& [label, id] : labels.all())
        if (const auto found = opened.svg.picture.provinces.find(opened.labels.idOf(label));
            found != opened.svg.picture.provinces.end())
            outlines.emplace(id, found->second);
    return outlines;
}

const GameSlots* gameOf(const Opened& opened, std::span<const GameSlots> games) {
    const Node* game = opened.yaml.tree.find("game");
    if (game == nullptr) game = opened.base.find("game");
    if (game == nullptr) return nullptr;
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&](const GameSlots& one) { return one.game == game->text; });
    return found == games.end() ? nullptr : &*found;
}

fs::path folderOf(const fs::path& path) {
    return path.has_parent_path() ? path.parent_path() : fs::path(".");
}

/// The draft of a file whose tree has been read, with its picture.
OpenResult drawnOf(YamlBase base, std::optional<std::string> svg, const fs::path& path,
                   const ScenarioSources& sources, std::span<const GameSlots> games) {
    OpenResult result;
    const fs::path folder = folderOf(path);
    auto opened = std::make_shared<Opened>();
    opened->folder = folder;
    opened->name = path.filename().string();
    opened->yaml = std::move(base);
    opened->sources = sources;
    opened->newSvgName = freeSvgName(folder / opened->name);
    Basis basis = basisOf(opened->yaml.tree, path.string(), folder, sources);
    opened->base = std::move(basis.tree);
    for (const fs::path& file : basis.files)
        opened->basis.push_back(known(file, maxScenarioBytes));
    if (const GameSlots* game = gameOf(*opened, games)) opened->game = *game;

    const Node* picture = opened->yaml.tree.find("picture");
    const Node* file = picture == nullptr ? nullptr : picture->find("file");
    opened->ownSvg = file != nullptr && file->isScalar();
    if (opened->ownSvg) {
        readSvg(*opened, folder, file->text, std::move(svg), result);
    } else if (!basis.svgName.empty()) {
        readSvg(*opened, basis.svgFolder, basis.svgName, std::move(svg), result);
        opened->basis.push_back(known(basis.svgFolder / basis.svgName, PictureLimits{}.bytes));
    }
    result.draft = Draft{opened, opened->yaml.tree, opened->map, opened->layers, opened->labels};
    return result;
}

} // namespace

OpenResult openDraft(const fs::path& path, const ScenarioSources& sources, std::span<const GameSlots> games) {
    auto bytes = readRegularFile(path, maxScenarioBytes);
    if (bytes) return openDraftText(std::move(*bytes), path, sources, games);
    OpenResult result;
    result.findings.push_back(std::move(bytes.error()));
    return result;
}

OpenResult openDraftText(std::string bytes, const fs::path& path, const ScenarioSources& sources,
                         std::span<const GameSlots> games) {
    return openDraftCopies(std::move(bytes), std::nullopt, path, sources, games);
}

OpenResult openDraftCopies(std::string bytes, std::optional<std::string> svg, const fs::path& path,
                           const ScenarioSources& sources, std::span<const GameSlots> games) {
    const fs::path folder = folderOf(path);
    OpenResult result;
    result.text = bytes;
    auto base = readYamlBase(std::move(bytes), path.string());
    if (!base) {
        result.findings.push_back(std::move(base.error()));
        return result;
    }
    // the file is read as a game reads it while its picture is read here
    auto findings = std::async(std::launch::async | std::launch::deferred, [&] {
        return loadScenarioText(result.text, path.string(), folder, sources).findings;
    });
    OpenResult drawn;
    if (base->tree.isMap()) drawn = drawnOf(std::move(*base), std::move(svg), path, sources, games);
    result.findings = findings.get();
    result.findings.insert(result.findings.end(), drawn.findings.begin(), drawn.findings.end());
    result.draft = std::move(drawn.draft);
    result.notJoined = drawn.notJoined;
    return result;
}

Spliced spliced(const Draft& draft) {
    return yamlWith(draft.opened->yaml, draft.tree, draft.opened->game.keys);
}

std::string yamlNow(const Draft& draft) {
    return spliced(draft).bytes;
}

std::string ownPictureName(const Draft& draft) {
    const Node* picture = draft.tree.find("picture");
    const Node* file = picture == nullptr ? nullptr : picture->find("file");
    return file != nullptr && file->isScalar() && !draft.opened->svg.bytes.empty() ? file->text
                                                                                   : std::string();
}

std::optional<Finding> readsOtherwise(const Draft& draft, const std::string& svg) {
    const Opened& opened = *draft.opened;
    const bool untouched = draft.map == opened.map && draft.labels == opened.labels &&
                           draft.layers == opened.layers && svg == opened.svg.bytes;
    if (!opened.svgReads || untouched || svg.size() > mostProvenBytes) return std::nullopt;
    OpenResult result;
    Opened again;
    readSvg(again, opened.folder, ownPictureName(draft), svg, result);
    bool same = again.svgReads;
    for (std::size_t i = 0; same && i < draft.layers.size(); ++i)
        same = readsAsDrawn(again.layers[i], draft.layers[i], static_cast<Layer>(i));
    if (same && draft.map != nullptr)
        same = samePicture({again.map.get(), again.labels}, {draft.map.get(), draft.labels});
    else if (same)
        same = again.svg.picture.provinces == outlinesNow(opened, draft.labels);
    if (same) return std::nullopt;
    return Finding{
        Severity::error,
        "svg-reads-otherwise",
        {opened.svg.file, 0, 0},
        Sentence("The picture would not read back as it is drawn here, so nothing was written. Take "
                 "back what you drew last, and save again.")};
}

ScenarioResult scenarioOf(const Draft& draft) {
    const Opened& opened = *draft.opened;
    return loadScenarioText(yamlNow(draft), opened.path().string(), opened.folder, opened.sources);
}

bool isAsOpened(const Draft& draft) {
    const Opened& opened = *draft.opened;
    const auto sameItems = [](const std::vector<LayerItem>& a, const std::vector<LayerItem>& b) {
        return std::equal(
            a.begin(), a.end(), b.begin(), b.end(),
            [](const LayerItem& one, const LayerItem& other) { return one == other || *one == *other; });
    };
    return sameContent(draft.tree, opened.yaml.tree) && draft.labels == opened.labels &&
           (draft.map == opened.map ||
            (draft.map != nullptr && opened.map != nullptr && *draft.map == *opened.map)) &&
           std::equal(draft.layers.begin(), draft.layers.end(), opened.layers.begin(), sameItems);
}

} // namespace marches::draft
