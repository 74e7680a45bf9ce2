#include "engine/draft/save.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/base/sha256.h"

#include <algorithm>
#include <system_error>
#include <utility>

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

/// Makes the bytes of the scenario's file.
Expected<Spliced, Finding> provenYaml(const Draft& draft) {
    Spliced yaml = spliced(draft);
    if (yaml.proven) return yaml;
    return unexpected(Finding{Severity::error,
                              "cannot-splice",
                              {draft.opened->path().string(), 0, 0},
                              Sentence("The file could not be written so that it reads back the same.")});
}

} // namespace

Expected<FilesNow, Finding> filesNow(const Draft& draft) {
    auto yaml = provenYaml(draft);
    if (!yaml) return unexpected(std::move(yaml.error()));
    FilesNow files{std::move(*yaml), ownPictureName(draft), {}};
    if (files.svgName.empty()) return files;
    if (!isPlainFileName(files.svgName) || !files.svgName.ends_with(".svg"))
        return unexpected(Finding{Severity::error,
                                  "picture-file",
                                  {draft.opened->path().string(), 0, 0},
                                  Sentence("Give the picture a plain name, without a folder: NAME.svg.")});
    auto svg = svgNow(draft);
    if (!svg) return unexpected(std::move(svg.error()));
    if (auto fault = readsOtherwise(draft, *svg)) return unexpected(std::move(*fault));
    files.svg = std::move(*svg);
    return files;
}

Expected<SavedFiles, Finding> save(const Draft& draft, const SavedFiles& known, DraftJournal* journal,
                                   Outside outside) {
    const Opened& opened = *draft.opened;
    const auto now = filesNow(draft);
    if (!now) return unexpected(now.error());
    SavedFiles files{{opened.path(), sha256(now->yaml.bytes)}, {}};
    if (!now->svgName.empty()) files.svg = {opened.folder / now->svgName, sha256(now->svg)};
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
    const bool anew = std::find(now->yaml.rewritten.begin(), now->yaml.rewritten.end(), std::string()) !=
                      now->yaml.rewritten.end();
    if (anew) { // before the picture: a save that is cut after it is ended from the journal
        fs::path old = opened.path();
        old += ".old";
        if (auto error = writeAtomically(old, opened.yaml.bytes)) return unexpected(std::move(*error));
    }
    if (!files.svg.path.empty())
        if (auto error = writeWhereOther(files.svg, now->svg)) return unexpected(std::move(*error));
    if (auto error = writeWhereOther(files.yaml, now->yaml.bytes)) return unexpected(std::move(*error));
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
    if (svgNew && svgMoved && yaml == recovery.files.yaml.digest && yaml != wanted.yaml.digest) {
        const auto bytes = provenYaml(recovery.cut->draft);
        if (!bytes) return bytes.error();
        if (auto error = writeAtomically(wanted.yaml.path, bytes->bytes)) return error;
    }
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
