#include "editor/map_save.h"

#include "app/shell/files.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/draft/save.h"

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

} // namespace

QString pathOf(const draft::Draft& draft) {
    return fromDisk(draft.opened->path());
}

Expected<QString, Finding> writeElsewhere(const draft::Draft& draft, const QString& path) {
    const std::filesystem::path file = shell::onDisk(path);
    const auto now = draft::filesNow(draft);
    if (!now) return unexpected(now.error());
    if (!now->svgName.empty()) {
        const std::filesystem::path picture = file.parent_path() / now->svgName;
        if (auto fault = pictureInTheWay(picture, now->svg)) return unexpected(std::move(*fault));
        if (auto fault = writeAtomically(picture, now->svg)) return unexpected(std::move(*fault));
    }
    if (auto fault = writeAtomically(file, now->yaml.bytes)) return unexpected(std::move(*fault));
    return path;
}

} // namespace marches::editor
