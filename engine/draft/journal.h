#pragma once

#include "engine/base/disk.h"
#include "engine/base/expected.h"
#include "engine/draft/change_text.h"
#include "engine/draft/draft.h"

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace marches::draft {

/// The steps of a document: the first `done` of them are in it, the others can be done again.
struct History {
    std::vector<Change> changes;
    std::size_t done = 0;
};

/// A scenario's own files as they were last read or written; their digests are compared before a save.
struct SavedFiles {
    KnownFile yaml;
    KnownFile svg; ///< an empty path: it has no picture of its own
    bool operator==(const SavedFiles&) const = default;
};
SavedFiles filesAsOpened(const Draft& draft);

/// The document on the disk: a folder with copies of the files as opened and a line for every step, so that a
/// crash loses at most the step being written. The user's own files are never touched by it. One process has
/// the folder, by a lock.
class DraftJournal {
public:
    /// Makes the folder, with a journal of no step. `draft` is as it was opened. Codes: "in-use" (its
    /// sentence names the process), "journal-there" (one that was left waits for recovery), "cannot-write".
    static Expected<DraftJournal, Finding> start(const std::filesystem::path& folder, const Draft& draft);

    // Each of these is on the disk when it returns; after an error nothing of it is.
    std::optional<Finding> did(const Change& change);
    /// The change became one with the step before it (`joined`).
    std::optional<Finding> extended(const Change& change);
    std::optional<Finding> undid();
    std::optional<Finding> redid();
    /// Before and after the files are written.
    std::optional<Finding> saving(const SavedFiles& files);
    std::optional<Finding> saved(const SavedFiles& files);

    /// Removes the folder: the document was closed.
    static void discard(DraftJournal journal);
    /// Removes a folder that was left, without reading it; code "in-use".
    static std::optional<Finding> discardLeft(const std::filesystem::path& folder);
    const std::filesystem::path& folder() const noexcept { return folder_; }

private:
    friend struct DraftRecovery;
    DraftJournal(std::filesystem::path folder, FileLock lock, AppendFile file)
        : folder_(std::move(folder)), lock_(std::move(lock)), file_(std::move(file)) {}
    std::optional<Finding> append(const std::string& line);

    std::filesystem::path folder_;
    FileLock lock_;
    AppendFile file_;
};

/// What a journal that was left gives back, up to its last whole line.
struct DraftRecovery {
    Draft draft;
    History history;
    std::size_t notSaved = 0; ///< steps of the history, done or undone, that the files don't show
    SavedFiles files;         ///< as last written; as opened before the first save
    /// A save that was begun and not ended: what the files were to be then, and the draft of that moment.
    struct CutSave {
        SavedFiles files;
        Draft draft;
        std::size_t done = 0; ///< steps in it
        bool apart = false;   ///< the history has other steps than these by now
    };
    std::optional<CutSave> cut;
    Findings findings; ///< those of opening; warning "journal-damaged" where lines were lost

    /// Goes on with the journal behind its last whole line. One of which whole lines are lost is kept beside
    /// first, as "journal.damaged".
    Expected<DraftJournal, Finding> resumed() &&;

    std::filesystem::path folder;
    std::uint64_t goodBytes = 0;
    std::size_t lostLines = 0;
    std::optional<FileLock> lock;
    bool damaged = false;    ///< whole lines are lost, not only the one that was being written
    std::size_t savedAt = 0; ///< steps that were done when the files were written
    /// What the files hold, where the history has other steps than those by now; `savedAt` says nothing then.
    std::optional<Draft> savedApart;
};

/// Returns how many steps of its history, done or undone, the files don't show; 1 at least where the history
/// has parted from them.
std::size_t stepsNotSaved(const DraftRecovery& recovery);

/// Returns the scenario's file that a folder which was left belongs to, from its first lines alone; nothing
/// where they can't be read.
std::optional<std::filesystem::path> fileOfJournal(const std::filesystem::path& folder);

/// Reads a folder that was left. `names` are the names of changes that others than this room give. Codes:
/// "in-use", "cannot-read", "too-large", "no-journal" (nothing in it can be read: its files may be removed).
Expected<DraftRecovery, Finding> recoverDraft(const std::filesystem::path& folder,
                                              const ScenarioSources& sources,
                                              std::span<const GameSlots> games = {},
                                              std::span<const NamePattern> names = {});

} // namespace marches::draft
