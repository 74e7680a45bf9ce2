#include "engine/draft/journal.h"

#include "engine/base/checked_line.h"
#include "engine/base/file.h"
#include "engine/base/sha256.h"
#include "engine/base/text.h"

#include <algorithm>
#include <utility>

namespace marches::draft {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t mostJournalBytes = std::size_t{1} << 30;
constexpr std::size_t mostHeadingBytes = std::size_t{64} << 10;
constexpr std::string_view firstLine = "marches-draft 1";

Finding journalFault(std::string code, const fs::path& path, Sentence sentence) {
    return {Severity::error, std::move(code), {path.string(), 0, 0}, std::move(sentence)};
}

/// Takes the lock of a folder; "in-use" names the process that has it.
Expected<FileLock, Finding> lockJournal(const fs::path& folder) {
    auto lock = FileLock::take(folder / "lock");
    if (lock) {
        // Only to be shown; nothing is lost where it can't be written.
        static_cast<void>(writeAtomically(folder / "owner", std::to_string(processNumber())));
        return lock;
    }
    if (lock.error().code != "in-use") return lock;
    const auto owner = readRegularFile(folder / "owner", 40);
    const auto number = owner ? wholeNumber(*owner) : std::nullopt;
    return unexpected(journalFault("in-use", folder,
                                   Sentence("This scenario is being edited in another window (process {0}).",
                                            number ? std::to_string(*number) : std::string("?"))));
}

/// Hides blanks and line ends in a path.
std::string pathWord(const fs::path& path) {
    return changeText({Sentence("{0}", path.string()), {}, {}});
}
std::optional<fs::path> pathFrom(std::string_view word) {
    const auto change = changeFrom(word);
    if (!change || change->name.operands().size() != 1) return std::nullopt;
    return fs::path(change->name.operands()[0].text());
}

std::string filesWords(const SavedFiles& files) {
    return (files.yaml.digest.empty() ? "-" : files.yaml.digest) + ' ' +
           (files.svg.path.empty() ? "-" : files.svg.digest) + ' ' + pathWord(files.svg.path);
}

std::optional<SavedFiles> filesFrom(std::string_view words, const fs::path& yaml) {
    const std::size_t first = words.find(' ');
    const std::size_t second = first == std::string_view::npos ? first : words.find(' ', first + 1);
    if (second == std::string_view::npos) return std::nullopt;
    const auto svg = pathFrom(words.substr(second + 1));
    if (!svg) return std::nullopt;
    SavedFiles files{{yaml, std::string(words.substr(0, first))}, {}};
    if (!svg->empty()) files.svg = {*svg, std::string(words.substr(first + 1, second - first - 1))};
    return files;
}

/// Follows the lines of a journal.
class Replay {
public:
    Replay(DraftRecovery& recovery, fs::path yaml, std::span<const NamePattern> names)
        : recovery_(recovery), yaml_(std::move(yaml)), names_(names), saved_(recovery.draft) {}

    /// Returns whether the line has a meaning here, and has been followed.
    bool line(std::string_view line) {
        const std::size_t blank = std::min(line.find(' '), line.size());
        const std::string_view verb = line.substr(0, blank);
        const std::string_view rest = line.substr(std::min(blank + 1, line.size()));
        if (verb == "do" || verb == "more") return step(rest, verb == "more");
        if (verb == "undo") return back();
        if (verb == "redo") return forth();
        if (verb != "saving" && verb != "saved") return false;
        auto files = filesFrom(rest, yaml_);
        if (!files) return false;
        if (verb == "saving") {
            recovery_.cut =
                DraftRecovery::CutSave{std::move(*files), recovery_.draft, recovery_.history.done};
        } else {
            recovery_.files = std::move(*files);
            recovery_.savedAt = recovery_.cut ? recovery_.cut->done : recovery_.history.done;
            saved_ = recovery_.cut ? recovery_.cut->draft : recovery_.draft;
            recovery_.savedApart.reset();
            if (recovery_.cut && recovery_.cut->apart) recovery_.savedApart = saved_;
            recovery_.cut.reset();
        }
        return true;
    }

private:
    bool step(std::string_view text, bool more) {
        auto change = changeFrom(text, names_);
        History& history = recovery_.history;
        if (!change || (more && history.done == 0) || !apply(recovery_.draft, *change)) return false;
        const auto parts = [&](std::size_t from) {
            return from > history.done || (more && from == history.done && from != 0);
        };
        if (!recovery_.savedApart && parts(recovery_.savedAt)) recovery_.savedApart = saved_;
        if (recovery_.cut && parts(recovery_.cut->done)) recovery_.cut->apart = true;
        history.changes.resize(history.done);
        if (more)
            history.changes.back() = joined(history.changes.back(), *change);
        else
            history.changes.push_back(std::move(*change));
        history.done = history.changes.size();
        return true;
    }
    bool back() {
        History& history = recovery_.history;
        if (history.done == 0 || !apply(recovery_.draft, reversed(history.changes[history.done - 1])))
            return false;
        --history.done;
        return true;
    }
    bool forth() {
        History& history = recovery_.history;
        if (history.done == history.changes.size() || !apply(recovery_.draft, history.changes[history.done]))
            return false;
        ++history.done;
        return true;
    }

    DraftRecovery& recovery_;
    fs::path yaml_;
    std::span<const NamePattern> names_;
    Draft saved_; ///< what the files hold
};

/// Takes the next whole line with a good checksum off the text; nothing where none follows.
std::optional<std::string_view> nextLine(std::string_view& rest) {
    const std::size_t end = rest.find('\n');
    if (end == std::string_view::npos) return std::nullopt;
    const auto line = verifiedLine(rest.substr(0, end));
    if (line) rest.remove_prefix(end + 1);
    return line;
}

/// Reads the lines that a journal begins with.
struct Heading {
    fs::path file;
    std::string yaml;
    std::string svg; ///< empty: there is no copy of a picture
};
std::optional<Heading> headingOf(std::string_view& rest) {
    Heading heading;
    if (nextLine(rest) != firstLine) return std::nullopt;
    for (const std::string_view key : {"file ", "yaml ", "svg "}) {
        const auto line = nextLine(rest);
        if (!line || !line->starts_with(key)) return std::nullopt;
        const std::string_view value = line->substr(key.size());
        if (key == "file ") {
            const auto path = pathFrom(value);
            if (!path) return std::nullopt;
            heading.file = *path;
        } else {
            (key == "yaml " ? heading.yaml : heading.svg) = value == "-" ? std::string_view() : value;
        }
    }
    return heading;
}

} // namespace

SavedFiles filesAsOpened(const Draft& draft) {
    const Opened& opened = *draft.opened;
    SavedFiles files{{opened.path(), sha256(opened.yaml.bytes)}, {}};
    const Node* picture = opened.ownSvg ? opened.yaml.tree.find("picture") : nullptr;
    if (picture != nullptr && !opened.svg.bytes.empty())
        files.svg = {opened.folder / picture->find("file")->text, sha256(opened.svg.bytes)};
    return files;
}

Expected<DraftJournal, Finding> DraftJournal::start(const fs::path& folder, const Draft& draft) {
    if (auto error = makeFolder(folder)) return unexpected(std::move(*error));
    auto lock = lockJournal(folder);
    if (!lock) return unexpected(std::move(lock.error()));
    std::error_code ignored;
    const fs::path path = folder / "journal";
    if (fs::exists(path, ignored))
        return unexpected(journalFault("journal-there", folder,
                                       Sentence("Changes that were left here wait to be looked at.")));
    const Opened& opened = *draft.opened;
    const bool picture = !opened.svg.bytes.empty();
    if (auto error = writeAtomically(folder / "opened.yaml", opened.yaml.bytes))
        return unexpected(std::move(*error));
    if (picture)
        if (auto error = writeAtomically(folder / "opened.svg", opened.svg.bytes))
            return unexpected(std::move(*error));
    std::string lines;
    for (const std::string& line :
         {std::string(firstLine), "file " + pathWord(opened.path()), "yaml " + sha256(opened.yaml.bytes),
          "svg " + (picture ? sha256(opened.svg.bytes) : std::string("-"))})
        lines += withChecksum(line) + '\n';
    auto file = AppendFile::create(path);
    if (!file) return unexpected(std::move(file.error()));
    if (auto error = file->append(lines)) {
        fs::remove(path, ignored);
        return unexpected(std::move(*error));
    }
    return DraftJournal{folder, std::move(*lock), std::move(*file)};
}

std::optional<Finding> DraftJournal::append(const std::string& line) {
    return file_.append(withChecksum(line) + '\n');
}
std::optional<Finding> DraftJournal::did(const Change& change) {
    return append("do " + changeText(change));
}
std::optional<Finding> DraftJournal::extended(const Change& change) {
    return append("more " + changeText(change));
}
std::optional<Finding> DraftJournal::undid() {
    return append("undo");
}
std::optional<Finding> DraftJournal::redid() {
    return append("redo");
}
std::optional<Finding> DraftJournal::saving(const SavedFiles& files) {
    return append("saving " + filesWords(files));
}
std::optional<Finding> DraftJournal::saved(const SavedFiles& files) {
    return append("saved " + filesWords(files));
}

void DraftJournal::discard(DraftJournal journal) {
    std::error_code ignored;
    fs::remove(journal.folder_ / "journal", ignored); // first: without it nothing is offered back
    for (const char* name : {"opened.yaml", "opened.svg", "owner", "lock"})
        fs::remove(journal.folder_ / name, ignored);
    fs::remove(journal.folder_, ignored);
}

std::size_t stepsNotSaved(const DraftRecovery& recovery) {
    const std::size_t done = recovery.history.done;
    if (recovery.savedApart) return std::max<std::size_t>(done, 1);
    const auto at = [&](std::size_t step) {
        return recovery.history.changes.begin() + static_cast<std::ptrdiff_t>(step);
    };
    return static_cast<std::size_t>(std::count_if(at(std::min(done, recovery.savedAt)),
                                                  at(std::max(done, recovery.savedAt)), changesFiles));
}

std::optional<Finding> DraftJournal::discardLeft(const fs::path& folder) {
    const auto lock = lockJournal(folder);
    if (!lock) return lock.error();
    std::error_code ignored;
    fs::remove_all(folder, ignored);
    return std::nullopt;
}

Expected<DraftJournal, Finding> DraftRecovery::resumed() && {
    if (damaged) {
        const auto bytes = readRegularFile(folder / "journal", mostJournalBytes);
        if (!bytes) return unexpected(bytes.error());
        if (auto error = writeAtomically(folder / "journal.damaged", *bytes))
            return unexpected(std::move(*error));
    }
    auto file = AppendFile::resume(folder / "journal", goodBytes);
    if (!file) return unexpected(std::move(file.error()));
    return DraftJournal{folder, std::move(*lock), std::move(*file)};
}

std::optional<fs::path> fileOfJournal(const fs::path& folder) {
    const auto bytes = readBeginning(folder / "journal", mostHeadingBytes);
    if (!bytes) return std::nullopt;
    std::string_view rest = *bytes;
    const auto heading = headingOf(rest);
    return heading ? std::optional(heading->file) : std::nullopt;
}

Expected<DraftRecovery, Finding> recoverDraft(const fs::path& folder, const ScenarioSources& sources,
                                              std::span<const GameSlots> games,
                                              std::span<const NamePattern> names) {
    auto lock = lockJournal(folder);
    if (!lock) return unexpected(std::move(lock.error()));
    const auto bytes = readRegularFile(folder / "journal", mostJournalBytes);
    if (!bytes) return unexpected(bytes.error());
    const auto noJournal = [&] {
        return unexpected(journalFault("no-journal", folder, Sentence("Nothing here can be read.")));
    };
    std::string_view rest = *bytes;
    const auto heading = headingOf(rest);
    if (!heading) return noJournal();
    auto yaml = readRegularFile(folder / "opened.yaml", maxScenarioBytes);
    if (!yaml || sha256(*yaml) != heading->yaml) return noJournal();
    std::optional<std::string> svg;
    if (!heading->svg.empty()) {
        auto copy = readRegularFile(folder / "opened.svg", PictureLimits{}.bytes);
        if (!copy || sha256(*copy) != heading->svg) return noJournal();
        svg = std::move(*copy);
    }
    auto opened = openDraftCopies(std::move(*yaml), std::move(svg), heading->file, sources, games);
    if (!opened.draft) return noJournal();

    DraftRecovery recovery;
    recovery.draft = std::move(*opened.draft);
    recovery.findings = std::move(opened.findings);
    recovery.files = filesAsOpened(recovery.draft);
    recovery.folder = folder;
    recovery.lock = std::move(*lock);
    Replay replay(recovery, heading->file, names);
    for (std::string_view ahead = rest; auto line = nextLine(ahead); rest = ahead)
        if (!replay.line(*line)) break;
    recovery.notSaved = stepsNotSaved(recovery);
    recovery.goodBytes = bytes->size() - rest.size();
    recovery.damaged = rest.find('\n') != std::string_view::npos;
    recovery.lostLines = static_cast<std::size_t>(std::count(rest.begin(), rest.end(), '\n')) +
                         (rest.empty() || rest.ends_with('\n') ? 0 : 1);
    if (!rest.empty())
        recovery.findings.push_back(
            {Severity::warning,
             "journal-damaged",
             {(folder / "journal").string(), 0, 0},
             Sentence("Not all changes could be read; lines lost: {0}", recovery.lostLines)});
    return recovery;
}

} // namespace marches::draft
