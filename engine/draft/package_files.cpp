#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/draft/package.h"
#include "engine/draft/package_names.h"
#include "engine/scenario/yaml.h"

#include <algorithm>
#include <set>
#include <utility>

namespace marches::draft {
namespace fs = std::filesystem;

namespace {

constexpr int mostBeside = 1000;

/// A file that a package becomes on the disk.
struct UnpackedFile {
    fs::path path;
    std::string_view bytes;
};

std::vector<UnpackedFile> filesIn(const Package& package, const fs::path& folder) {
    std::vector<UnpackedFile> files;
    for (const PackageFile& file : package.files)
        files.push_back({folder / pathOfName(file.name), file.bytes});
    if (!package.thumbnail.empty())
        files.push_back(
            {(folder / pathOfName(package.scenario().name)).replace_extension(".png"), package.thumbnail});
    return files;
}

/// Whether something is there by that name, be it a link to nothing.
bool isThere(const fs::path& path) {
    std::error_code error;
    return fs::exists(fs::symlink_status(path, error));
}

bool hasBytes(const fs::path& path, std::string_view bytes) {
    const auto there = readRegularFile(path, bytes.size());
    return there && *there == bytes;
}

std::optional<Finding> writeAll(const std::vector<UnpackedFile>& files) {
    for (const UnpackedFile& file : files)
        if (!hasBytes(file.path, file.bytes))
            if (auto fault = writeAtomically(file.path, file.bytes)) return fault;
    return std::nullopt;
}

/// What a file says of itself, without reading those it is based on.
struct YamlHead {
    std::string id;
    std::string basedOn;
};

std::optional<YamlHead> headOf(std::string_view bytes, const std::string& name) {
    const auto tree = readYaml(bytes, name);
    if (!tree || !tree->isMap()) return std::nullopt;
    const Node* const id = tree->find("id");
    const Node* const basedOn = tree->find("based-on");
    YamlHead head;
    if (id != nullptr && id->isScalar() && isSlug(id->text)) head.id = id->text;
    if (basedOn != nullptr && basedOn->isScalar()) head.basedOn = basedOn->text;
    return head;
}

/// Adds the maps of one folder; only those that no other of its files is based on, if so asked.
void addMaps(const fs::path& folder, bool onlyTops, std::vector<OwnMap>& maps) {
    std::vector<OwnMap> found;
    std::set<std::string> bases;
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error)) {
        if (at->path().extension() != ".yaml") continue;
        const auto bytes = readRegularFile(at->path(), maxScenarioBytes);
        const auto head = bytes ? headOf(*bytes, at->path().string()) : std::nullopt;
        if (!head) continue;
        bases.insert(head->basedOn);
        found.push_back({head->id, at->path()});
    }
    for (OwnMap& map : found) {
        const std::u8string name = map.scenario.filename().u8string();
        if (!onlyTops || !bases.contains(std::string(name.begin(), name.end())))
            maps.push_back(std::move(map));
    }
}

} // namespace

std::optional<Finding> unpack(const Package& package, const fs::path& folder) {
    const std::vector<UnpackedFile> files = filesIn(package, folder);
    for (const UnpackedFile& file : files)
        if (isThere(file.path) && !hasBytes(file.path, file.bytes))
            return Finding{Severity::error,
                           "file-exists",
                           {file.path.string(), 0, 0},
                           Sentence("Another file is there; nothing was unpacked. Choose another folder.")};
    if (auto fault = makeFolder(folder)) return fault;
    return writeAll(files);
}

std::vector<OwnMap> ownMaps(const fs::path& folder) {
    std::vector<OwnMap> maps;
    addMaps(folder, false, maps);
    std::error_code error;
    for (fs::directory_iterator at(folder, error), end; !error && at != end; at.increment(error))
        if (std::error_code unknown; at->is_directory(unknown)) addMaps(at->path(), true, maps);
    std::sort(maps.begin(), maps.end(),
              [](const OwnMap& a, const OwnMap& b) { return a.scenario < b.scenario; });
    return maps;
}

Expected<std::variant<KeptMap, MapInTheWay>, Finding> unpackedInto(const fs::path& folder,
                                                                   const Package& package, SameId sameId) {
    const PackageFile& main = package.scenario();
    const auto head = headOf(main.bytes, main.name);
    if (!head || head->id.empty())
        return unexpected(Finding{Severity::error,
                                  "package-scenario",
                                  {main.name, 0, 0},
                                  Sentence("The scenario of the package says no id.")});
    const std::vector<OwnMap> maps = ownMaps(folder);
    const auto kept = [&](const fs::path& in, bool wasThere) {
        return std::variant<KeptMap, MapInTheWay>(KeptMap{in / pathOfName(main.name), wasThere});
    };
    const auto hasAll = [&](const fs::path& in) { // the thumbnail is no part of a map
        return std::all_of(package.files.begin(), package.files.end(), [&in](const PackageFile& file) {
            return hasBytes(in / pathOfName(file.name), file.bytes);
        });
    };
    const OwnMap* other = nullptr;
    for (const OwnMap& map : maps) {
        if (map.id != head->id) continue;
        if (hasAll(map.scenario.parent_path())) return kept(map.scenario.parent_path(), true);
        if (other == nullptr) other = &map;
    }
    if (other != nullptr && sameId == SameId::ask)
        return std::variant<KeptMap, MapInTheWay>(MapInTheWay{*other});
    if (other != nullptr && sameId == SameId::replace) {
        // In the folder of all maps other maps may have files of these names: only the map's own folder is
        // written over.
        const fs::path in = other->scenario.parent_path();
        if (in != folder && other->scenario.filename() == pathOfName(main.name)) {
            if (auto fault = writeAll(filesIn(package, in))) return unexpected(std::move(*fault));
            return kept(in, false);
        }
        return unexpected(
            Finding{Severity::error,
                    "file-exists",
                    {other->scenario.string(), 0, 0},
                    Sentence("This map was not unpacked by the program and is not written over; "
                             "keep the new one beside it.")});
    }
    const fs::path stem = pathOfName(main.name).stem();
    for (int number = 1; number <= mostBeside; ++number) {
        fs::path in = folder / stem;
        if (number > 1) in += "-" + std::to_string(number);
        if (isThere(in)) continue;
        if (auto fault = unpack(package, in)) return unexpected(std::move(*fault));
        return kept(in, false);
    }
    return unexpected(Finding{
        Severity::error, "file-exists", {folder.string(), 0, 0}, Sentence("Too many maps have this name.")});
}

} // namespace marches::draft
