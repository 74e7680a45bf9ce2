#include "engine/draft/save.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/base/sha256.h"

#include <algorithm>
#include <system_error>

namespace marches::draft {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t mostFileBytes = std::size_t{64} << 20;

/// Returns the digest of a file; empty where there is none.
std::string digestOnDisk(const fs::path& path) {
    const auto bytes = readRegularFile(path, mostFileBytes);
    return bytes ? sha256(*bytes) : std::string();
}

std::optional<Finding> outsideChange(const KnownFile& known) {
    std::error_code error;
    const std::string there = digestOnDisk(known.path);
    if (there == known.digest) return std::nullopt;
    // One that is gone is made again: nothing is lost by it.
    if (there.empty() && !fs::exists(fs::symlink_status(known.path, error))) return std::nullopt;
    return Finding{Severity::error,
                   "changed-outside",
                   {known.path.string(), 0, 0},
                   Sentence("The file was changed by another program since it was read.")};
}

std::optional<Finding> writeWhereOther(const KnownFile& file, std::string_view bytes) {
    if (digestOnDisk(file.path) == file.digest) return std::nullopt;
    return writeAtomically(file.path, bytes);
}

} // namespace

Expected<SavedFiles, Finding> save(const Draft& draft, const SavedFiles& known, DraftJournal* journal,
                                   Outside outside) {
    const Opened& opened = *draft.opened;
    const Spliced yaml = spliced(draft);
    if (!yaml.proven)
        return unexpected(Finding{Severity::error,
                                  "cannot-splice",
                                  {opened.path().string(), 0, 0},
                                  Sentence("The file could not be written so that it reads back the same.")});
    SavedFiles files{{opened.path(), sha256(yaml.bytes)}, {}};
    std::string svg;
    if (const std::string name = ownPictureName(draft); !name.empty()) {
        if (!isPlainFileName(name) || !name.ends_with(".svg"))
            return unexpected(
                Finding{Severity::error,
                        "picture-file",
                        {opened.path().string(), 0, 0},
                        Sentence("Give the picture a plain name, without a folder: NAME.svg.")});
        auto bytes = svgNow(draft);
        if (!bytes) return unexpected(std::move(bytes.error()));
        svg = std::move(*bytes);
        files.svg = {opened.folder / name, sha256(svg)};
    }
    if (outside == Outside::refuse) {
        if (auto changed = outsideChange(known.yaml)) return unexpected(std::move(*changed));
        if (!files.svg.path.empty()) {
            // A picture under a name of its own for the first time: nobody's file may lie there.
            const KnownFile before =
                known.svg.path == files.svg.path ? known.svg : KnownFile{files.svg.path, std::string()};
            const bool written = digestOnDisk(files.svg.path) == files.svg.digest;
            if (auto changed = outsideChange(before); changed && !written)
                return unexpected(std::move(*changed));
        }
    }
    if (journal != nullptr)
        if (auto error = journal->saving(files)) return unexpected(std::move(*error));
    const bool anew =
        std::find(yaml.rewritten.begin(), yaml.rewritten.end(), std::string()) != yaml.rewritten.end();
    if (anew) { // before the picture: a save that is cut after it is ended from the journal
        fs::path old = opened.path();
        old += ".old";
        if (auto error = writeAtomically(old, opened.yaml.bytes)) return unexpected(std::move(*error));
    }
    if (!files.svg.path.empty())
        if (auto error = writeWhereOther(files.svg, svg)) return unexpected(std::move(*error));
    if (auto error = writeWhereOther(files.yaml, yaml.bytes)) return unexpected(std::move(*error));
    // The files are written: a journal that can't say so any more takes nothing back.
    if (journal != nullptr) static_cast<void>(journal->saved(files));
    return files;
}

std::vector<fs::path> changedOutside(const SavedFiles& known) {
    std::vector<fs::path> changed;
    for (const KnownFile* file : {&known.yaml, &known.svg})
        if (!file->path.empty() && digestOnDisk(file->path) != file->digest) changed.push_back(file->path);
    return changed;
}

std::optional<Finding> mendSave(DraftRecovery& recovery) {
    if (!recovery.cut) return std::nullopt;
    const SavedFiles& wanted = recovery.cut->files;
    const std::string yaml = digestOnDisk(wanted.yaml.path);
    const bool svgNew = wanted.svg.path.empty() || digestOnDisk(wanted.svg.path) == wanted.svg.digest;
    const bool svgMoved = !wanted.svg.path.empty() && wanted.svg != recovery.files.svg;
    if (svgNew && svgMoved && yaml == recovery.files.yaml.digest && yaml != wanted.yaml.digest)
        if (auto error = writeAtomically(wanted.yaml.path, yamlNow(recovery.cut->draft))) return error;
    if (svgNew && digestOnDisk(wanted.yaml.path) == wanted.yaml.digest) {
        recovery.files = wanted;
        recovery.savedAt = recovery.cut->done;
        recovery.savedApart.reset();
        if (recovery.cut->apart) recovery.savedApart = std::move(recovery.cut->draft);
        recovery.notSaved = stepsNotSaved(recovery);
    }
    recovery.cut.reset();
    return std::nullopt;
}

} // namespace marches::draft
