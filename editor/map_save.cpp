#include "editor/map_save.h"

#include "app/shell/files.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"

#include <utility>

namespace marches::editor {

namespace {

QString fromDisk(const std::filesystem::path& path) {
    return QString::fromStdU16String(path.u16string());
}

/// Another drawing lies where the map's own has to go.
std::optional<Finding> pictureInTheWay(const std::filesystem::path& path, const std::string& svg) {
    const auto there = readRegularFile(path, svg.size() + 1);
    if (!std::filesystem::exists(path) || (there && *there == svg)) return std::nullopt;
    return Finding{Severity::error,
                   "file-exists",
                   {path.string(), 0, 0},
                   Sentence("another picture of this name is in that folder")};
}

/// The name by which the scenario names its picture; empty: it has none.
std::string pictureName(const draft::Draft& draft) {
    const auto file = draft::valueAt(draft, {"picture", "file"});
    return file && file->isScalar() ? file->text : std::string{};
}

} // namespace

QString pathOf(const draft::Draft& draft) {
    return fromDisk(draft.opened->path());
}

Expected<QString, Finding> writeElsewhere(const draft::Draft& draft, const QString& path) {
    const std::filesystem::path file = shell::onDisk(path);
    const auto svg = draft::svgNow(draft);
    if (!svg) return unexpected(svg.error());
    if (const std::string name = pictureName(draft); !svg->empty() && isPlainFileName(name)) {
        const std::filesystem::path picture = file.parent_path() / name;
        if (auto fault = pictureInTheWay(picture, *svg)) return unexpected(std::move(*fault));
        if (auto fault = writeAtomically(picture, *svg)) return unexpected(std::move(*fault));
    }
    if (auto fault = writeAtomically(file, draft::yamlNow(draft))) return unexpected(std::move(*fault));
    return path;
}

} // namespace marches::editor
