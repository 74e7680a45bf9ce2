#include "editor/kept_map.h"

#include "app/shell/files.h"
#include "app/shell/finding_sentences.h"
#include "editor/document.h"
#include "editor/face.h"
#include "editor/map_files.h"
#include "editor/own_names.h"
#include "editor/words.h"

#include <QDir>
#include <QFileInfo>
#include <QUuid>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {

/// Where the journals of open and left maps lie, a folder each.
QString journalsFolder() {
    const QString folder = shell::dataFolder() + QStringLiteral("/maps");
    QDir().mkpath(folder);
    return folder;
}

QString journalIn(const QString& folder) {
    return folder + QStringLiteral("/journal");
}

} // namespace

KeptMap::KeptMap(Document& document, draft::SavedFiles files)
    : document_(document), files_(std::move(files)), done_(document.history().index()) {
    connect(&document, &Document::stepMade, this, [this](const draft::Change& change, bool merged) {
        done_ = document_.history().index();
        if (journal_) note(merged ? journal_->extended(change) : journal_->did(change));
    });
    connect(&document, &Document::historyChanged, this, &KeptMap::follow);
}

std::unique_ptr<KeptMap> KeptMap::begin(Document& document) {
    std::unique_ptr<KeptMap> kept(new KeptMap(document, draft::filesAsOpened(document.draft())));
    if (auto journal = kept->newJournal())
        kept->journal_ = std::move(*journal);
    else
        kept->note(journal.error());
    return kept;
}

/// Begins a journal with the files that the history began with, and writes all its steps.
Expected<draft::DraftJournal, Finding> KeptMap::newJournal() const {
    const QString folder =
        journalsFolder() + QLatin1Char('/') + QUuid::createUuid().toString(QUuid::WithoutBraces);
    auto journal = draft::DraftJournal::start(shell::onDisk(folder), document_.atFirst());
    const QUndoStack& history = document_.history();
    std::optional<Finding> fault;
    for (int i = 0; journal && i < history.count() && !fault; ++i)
        fault = journal->did(document_.step(i).change());
    for (int i = history.count(); journal && i > history.index() && !fault; --i)
        fault = journal->undid();
    if (!fault) return journal;
    draft::DraftJournal::discard(std::move(*journal));
    return unexpected(std::move(*fault));
}

std::unique_ptr<KeptMap> KeptMap::goOn(Document& document, draft::DraftRecovery recovery) {
    std::unique_ptr<KeptMap> kept(new KeptMap(document, recovery.files));
    auto journal = std::move(recovery).resumed();
    if (journal)
        kept->journal_ = std::move(*journal);
    else
        kept->note(journal.error());
    return kept;
}

/// Undo and redo change the present step alone; a step that was made is noted by its own signal.
void KeptMap::follow() {
    const int now = document_.history().index();
    if (!document_.walks()) return;
    while (journal_ && done_ != now) {
        const bool back = now < done_;
        note(back ? journal_->undid() : journal_->redid());
        done_ += back ? -1 : 1;
    }
    done_ = now;
}

void KeptMap::note(const std::optional<Finding>& fault) {
    const QString why = fault ? shell::findingText(*fault) : QString{};
    if (std::exchange(notKept_, why) != why) emit notKeptChanged();
}

std::optional<Finding> KeptMap::save(draft::Outside outside) {
    auto saved = draft::save(document_.draft(), files_, journal_ ? &*journal_ : nullptr, outside);
    if (!saved) return saved.error();
    files_ = std::move(*saved);
    document_.setSaved();
    return std::nullopt;
}

/// The journal of now goes only once the new one has all of it and the files are written.
std::optional<Finding> KeptMap::moveTo(const QString& path) {
    const std::filesystem::path before = document_.draft().opened->path();
    document_.moveTo(shell::onDisk(path));
    auto journal = newJournal();
    const auto stay = [&](Finding fault) {
        document_.moveTo(before);
        if (journal) draft::DraftJournal::discard(std::move(*journal));
        return fault;
    };
    if (!journal) return stay(journal.error());
    auto saved =
        draft::save(document_.draft(), {{shell::onDisk(path), {}}, {}}, &*journal, draft::Outside::overwrite);
    if (!saved) return stay(saved.error());
    if (journal_) draft::DraftJournal::discard(std::move(*journal_));
    journal_ = std::move(*journal);
    done_ = document_.history().index();
    files_ = std::move(*saved);
    note({});
    document_.setSaved();
    return std::nullopt;
}

void KeptMap::noteRead(const draft::Draft& theirs) {
    files_ = draft::filesAsOpened(theirs);
    if (!journal_ || !document_.isSaved()) return; // what is not in the files is still to be recovered
    auto fault = journal_->saving(files_);
    note(fault ? fault : journal_->saved(files_));
}

void KeptMap::close() {
    if (journal_ && document_.isSaved()) draft::DraftJournal::discard(std::move(*journal_));
    journal_.reset();
}

std::vector<draft::GameSlots> slotsOf(std::span<const GamePanels* const> games) {
    std::vector<draft::GameSlots> all;
    for (const GamePanels* game : games)
        all.push_back(game->gameSlots());
    return all;
}

namespace {

/// The folders of journals, the newest first.
std::vector<LeftMap> leftFolders() {
    std::vector<LeftMap> left;
    for (const QFileInfo& info : QDir(journalsFolder()).entryInfoList(QDir::Dirs | QDir::NoDotAndDotDot)) {
        LeftMap map;
        map.folder = info.absoluteFilePath();
        const QFileInfo journal(journalIn(map.folder));
        if (!journal.exists()) continue;
        map.when = journal.lastModified();
        left.push_back(std::move(map));
    }
    std::sort(left.begin(), left.end(), [](const LeftMap& a, const LeftMap& b) { return a.when > b.when; });
    return left;
}

/// Reads what was left. False where it is nothing to go on with: another window has it, it can't be read, or
/// the files hold all of it, and then it is removed.
bool readLeft(LeftMap& map, std::span<const GamePanels* const> games) {
    auto recovery = recoverMap(map, games);
    if (!recovery) return false;
    if (recovery->notSaved == 0) {
        if (auto taken = std::move(*recovery).resumed()) draft::DraftJournal::discard(std::move(*taken));
        return false;
    }
    const Node whole = draft::wholeTree(recovery->draft);
    map.title = nameOf(&whole, recovery->draft.opened->name);
    map.file = QString::fromStdU16String(recovery->draft.opened->path().u16string());
    map.changes = static_cast<int>(recovery->notSaved);
    return true;
}

} // namespace

std::vector<LeftMap> leftMaps(std::span<const GamePanels* const> games) {
    std::vector<LeftMap> left = leftFolders();
    std::erase_if(left, [&](LeftMap& map) { return !readLeft(map, games); });
    return left;
}

std::optional<LeftMap> leftMapOf(const QString& path, std::span<const GamePanels* const> games) {
    for (LeftMap& map : leftFolders()) {
        const auto file = draft::fileOfJournal(shell::onDisk(map.folder));
        if (file && QFileInfo(QString::fromStdU16String(file->u16string())) == QFileInfo(path) &&
            readLeft(map, games))
            return std::move(map);
    }
    return std::nullopt;
}

Expected<draft::DraftRecovery, Finding> recoverMap(const LeftMap& map,
                                                   std::span<const GamePanels* const> games) {
    const std::span<const draft::NamePattern> own = ownChangeNames();
    std::vector<draft::NamePattern> names(own.begin(), own.end());
    for (const GamePanels* game : games) {
        const auto theirs = game->changeNames();
        names.insert(names.end(), theirs.begin(), theirs.end());
    }
    auto recovery = draft::recoverDraft(shell::onDisk(map.folder), mapSources(), slotsOf(games), names);
    if (!recovery) return recovery;
    if (auto fault = draft::mendSave(*recovery)) return unexpected(std::move(*fault));
    return recovery;
}

std::optional<Finding> throwAway(const LeftMap& map) {
    return draft::DraftJournal::discardLeft(shell::onDisk(map.folder));
}

} // namespace marches::editor
