#include "editor/outside_drawing.h"

#include "app/shell/findings.h"
#include "app/shell/language.h"
#include "app/shell/settings.h"
#include "editor/map_save.h"
#include "editor/words.h"

#include <QApplication>
#include <QCryptographicHash>
#include <QFileInfo>

#include <utility>

namespace marches::editor {

namespace {

constexpr int drawingSettles = 300; // ms: programs write their files in several goes
constexpr int mostKept = 40;        // drawings that are remembered

QString drawingsGroup() {
    return QStringLiteral("editor/drawings");
}

QString keyOf(const Document& document) {
    return QString::fromLatin1(
        QCryptographicHash::hash(pathOf(document.draft()).toUtf8(), QCryptographicHash::Sha1).toHex());
}

} // namespace

OutsideDrawing::OutsideDrawing(Document& document, QObject* parent) : QObject(parent), document_(document) {
    soon_.setSingleShot(true);
    soon_.setInterval(drawingSettles);
    connect(&soon_, &QTimer::timeout, this, &OutsideDrawing::lookNow);
    connect(&watcher_, &QFileSystemWatcher::fileChanged, &soon_, qOverload<>(&QTimer::start));
    connect(&watcher_, &QFileSystemWatcher::directoryChanged, &soon_, qOverload<>(&QTimer::start));
    connect(qApp, &QGuiApplication::applicationStateChanged, this, [this](Qt::ApplicationState state) {
        if (state == Qt::ApplicationActive && !path_.isEmpty()) soon_.start();
    });
    shell::Settings settings;
    settings.beginGroup(drawingsGroup());
    const QStringList kept = settings.value(keyOf(document_)).toStringList();
    if (kept.size() != 2 || !QFileInfo(kept[0]).isFile()) return;
    path_ = kept[0];
    known_ = kept[1];
    rewatch();
    soon_.start();
}

void OutsideDrawing::watch(const QString& path, std::optional<ChosenBefore> chosen) {
    path_ = QFileInfo(path).absoluteFilePath();
    chosen_ = std::move(chosen);
    // What was read may be older than the file is now: the difference is found at once.
    known_ = QString::fromStdString(chosen_ ? chosen_->found->digest : drawingDigest(path_));
    outcome_.reset();
    work_.reset();
    keep();
    rewatch();
    emit settled();
    if (chosen_) soon_.start();
}

void OutsideDrawing::forget() {
    work_.reset();
    outcome_.reset();
    chosen_.reset();
    path_.clear();
    rewatch();
    shell::Settings settings;
    settings.beginGroup(drawingsGroup());
    settings.remove(keyOf(document_));
}

void OutsideDrawing::keep() const {
    shell::Settings settings;
    settings.beginGroup(drawingsGroup());
    const QStringList all = settings.childKeys();
    for (qsizetype i = 0; i + mostKept < all.size(); ++i)
        settings.remove(all[i]);
    settings.setValue(keyOf(document_), QStringList{path_, known_});
}

/// A file that is replaced by another is not watched any more: its folder is watched too.
void OutsideDrawing::rewatch() {
    const QStringList watched = watcher_.files() + watcher_.directories();
    QStringList wanted;
    if (!path_.isEmpty()) wanted = {path_, QFileInfo(path_).absolutePath()};
    for (const QString& each : watched)
        if (!wanted.contains(each)) watcher_.removePath(each);
    for (const QString& each : wanted)
        if (!watched.contains(each) && QFileInfo::exists(each)) watcher_.addPath(each);
}

void OutsideDrawing::lookNow() {
    if (path_.isEmpty()) return;
    rewatch();
    const QString now = QString::fromStdString(drawingDigest(path_));
    if (now.isEmpty() || now == known_) return; // gone, or as it was
    known_ = now;
    read();
}

void OutsideDrawing::read() {
    outcome_.reset();
    revision_ = document_.revision();
    work_ = std::make_unique<ImportWork>(document_.draft(), shell::spokenLanguage().toStdString());
    connect(work_.get(), &ImportWork::refused, this, [this](const Findings& findings) {
        taking_ = false;
        emit said(tr("%1 was saved, and can't be read as a drawing: %2", "%1 a file, %2 why")
                      .arg(QFileInfo(path_).fileName(), shell::findingLines(findings, path_).value(0)));
    });
    connect(work_.get(), &ImportWork::found, this,
            [this](const std::shared_ptr<const FoundDrawing>& found) { found_ = found; });
    connect(work_.get(), &ImportWork::made, this, &OutsideDrawing::answer);
    work_->read(path_, chosen_);
}

void OutsideDrawing::answer(const std::shared_ptr<const ImportOutcome>& outcome) {
    const QString file = QFileInfo(path_).fileName();
    if (outcome->fault) {
        taking_ = false;
        emit said(tr("%1 was saved, and can't be taken in: %2", "%1 a file, %2 why")
                      .arg(file, sentenceText(*outcome->fault)));
        return;
    }
    if (outcome->change.empty()) {
        taking_ = false;
        emit settled();
        chosen_ = ChosenBefore{found_, outcome->plan};
        keep();
        emit said(tr("%1 was saved: nothing changes on the map", "%1 a file").arg(file));
        return;
    }
    outcome_ = outcome;
    if (taking_ && revision_ == document_.revision()) return apply();
    emit changed(file, outcome->diff);
}

void OutsideDrawing::takeIn() {
    taking_ = true;
    if (outcome_ && revision_ == document_.revision()) return apply();
    read();
}

void OutsideDrawing::apply() {
    taking_ = false;
    const auto outcome = std::exchange(outcome_, nullptr);
    if (!document_.apply(outcome->change, {QStringLiteral("map"), {}})) {
        emit said(tr("%1 does not fit to the map any more", "%1 a file").arg(QFileInfo(path_).fileName()));
        return;
    }
    chosen_ = ChosenBefore{found_, outcome->plan};
    keep();
    emit taken();
}

} // namespace marches::editor
