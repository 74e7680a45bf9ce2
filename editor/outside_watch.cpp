#include "editor/outside_watch.h"

#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "editor/map_files.h"
#include "editor/map_save.h"

#include <QApplication>
#include <QFileInfo>

#include <algorithm>
#include <utility>

namespace marches::editor {

namespace {
constexpr int settleTime = 250; // ms: programs write their files in several goes
} // namespace

std::vector<draft::FileAsRead> filesOf(const Document& document, const KeptMap& keeper) {
    std::vector<draft::FileAsRead> files;
    for (const draft::KnownFile* file : {&keeper.files().yaml, &keeper.files().svg})
        if (!file->path.empty() && !file->digest.empty()) files.push_back({file->path, file->digest, true});
    for (const draft::KnownFile& file : document.draft().opened->basis)
        files.push_back({file.path, file.digest, false});
    return files;
}

OutsideWatch::OutsideWatch(Document& document, KeptMap& keeper, std::span<const GamePanels* const> games,
                           QObject* parent)
    : QObject(parent), document_(document), keeper_(keeper), games_(games) {
    soon_.setSingleShot(true);
    soon_.setInterval(settleTime);
    connect(&soon_, &QTimer::timeout, this, &OutsideWatch::lookNow);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &soon_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &soon_, qOverload<>(&QTimer::start));
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive) soon_.start();
    });
    watch();
}

/// A file that is replaced by another is not watched any more: its folder is watched too.
void OutsideWatch::watch() {
    QStringList wanted;
    for (const draft::FileAsRead& file : filesOf(document_, keeper_))
        wanted << QString::fromStdU16String(file.path.u16string());
    if (!wanted.isEmpty()) wanted << QFileInfo(wanted.front()).absolutePath();
    const QStringList watched = watcher_.files() + watcher_.directories();
    for (const QString& path : watched)
        if (!wanted.contains(path)) watcher_.removePath(path);
    for (const QString& path : wanted)
        if (!watched.contains(path) && QFileInfo::exists(path)) watcher_.addPath(path);
}

void OutsideWatch::lookNow() {
    look(false);
}

void OutsideWatch::moved() {
    asked_.reset();
    lookedAt_.reset();
    watch();
}

void OutsideWatch::readAnew() {
    lookedAt_.reset();
    look(true);
}

void OutsideWatch::look(bool anew) {
    watch();
    std::vector<draft::FileAsRead> stale = filesOf(document_, keeper_);
    std::erase_if(stale, [](const draft::FileAsRead& file) {
        return draft::fileProblems(std::span(&file, 1)).empty();
    });
    if (stale != std::exchange(stale_, stale)) emit filesChanged();
    if (keeper_.changedOutside().empty() && !anew) return;
    const QString path = pathOf(document_.draft());
    const QString name = QFileInfo(path).fileName();
    if (!QFileInfo::exists(path)) {
        emit said(tr("%1 is gone; saving writes it again", "%1 a file").arg(name));
        return;
    }
    std::vector<draft::GameSlots> known = slotsOf(games_);
    draft::OpenResult opened = draft::openDraft(shell::onDisk(path), mapSources(), known);
    if (!opened.draft || (!opened.draft->opened->svgReads && document_.draft().opened->svgReads)) {
        emit said(tr("Another program has changed %1, and it can't be read: %2", "%1 a file, %2 why")
                      .arg(name, shell::findingLines(opened.findings, {}).value(0)));
        return;
    }
    const draft::SavedFiles now = draft::filesAsOpened(*opened.draft);
    if (lookedAt_ == now) return;
    const auto clashes = clashesWith(document_.draft(), document_.inFiles(), *opened.draft);
    if (clashes.empty()) return take(*opened.draft, {});
    lookedAt_ = now;
    asked_ = std::move(*opened.draft);
    emit clashed(name, clashes);
}

void OutsideWatch::settle(const draft::Sides& sides) {
    if (!asked_) return;
    const auto clashes = clashesWith(document_.draft(), document_.inFiles(), *asked_);
    const bool answered = std::all_of(clashes.begin(), clashes.end(), [&](const draft::Clash& clash) {
        return sides.contains(draft::subjectOf(clash));
    });
    if (!answered) {
        emit clashed(QFileInfo(pathOf(document_.draft())).fileName(), clashes);
        return;
    }
    const draft::Draft theirs = std::move(*std::exchange(asked_, std::nullopt));
    take(theirs, sides);
}

void OutsideWatch::take(const draft::Draft& theirs, const draft::Sides& sides) {
    TakenIn taken = takenIn(document_.draft(), document_.inFiles(), theirs, sides);
    asked_.reset();
    const QString name = QFileInfo(pathOf(document_.draft())).fileName();
    if (!document_.takeIn(std::move(taken.change), std::move(taken.opened), std::move(taken.asInFiles))) {
        emit said(tr("What another program has written in %1 can't be taken in", "%1 a file").arg(name));
        return;
    }
    keeper_.noteRead(theirs);
    lookedAt_.reset();
    stale_.clear();
    watch();
    emit filesChanged(); // they are as they were read again
    emit said(tr("%1 was changed by another program and read anew", "%1 a file").arg(name));
}

} // namespace marches::editor
