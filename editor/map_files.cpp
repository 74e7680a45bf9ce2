#include "editor/map_files.h"

#include "app/shell/files.h"
#include "app/shell/settings.h"
#include "engine/base/disk.h"
#include "engine/draft/edits_names.h"
#include "engine/draft/package.h"
#include "engine/draft/save.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

namespace marches::editor {

namespace {

const QString recentMapsKey = QStringLiteral("editor/recent");
constexpr int mostRecentMaps = 8;

QFileInfoList mapsIn(const QString& folder) {
    return QDir(folder).entryInfoList({QStringLiteral("*.yaml")}, QDir::Files, QDir::Time);
}

} // namespace

QString ownMapsFolder() {
    return shell::ownMapsFolder();
}

ScenarioSources mapSources() {
    return {shell::onDisk(shell::bundledScenarios())};
}

bool isBundled(const QString& path) {
    return QFileInfo(QFileInfo(path).absolutePath()) == QFileInfo(shell::bundledScenarios());
}

std::vector<MapFile> allMaps() {
    std::vector<MapFile> maps;
    const auto add = [&](const QString& path, bool bundled) {
        if (std::none_of(maps.begin(), maps.end(), [&](const MapFile& map) { return map.path == path; }))
            maps.push_back({path, bundled});
    };
    for (const QString& path : recentMaps())
        if (!isBundled(path)) add(path, false);
    std::vector<QFileInfo> own;
    for (const draft::OwnMap& map : draft::ownMaps(shell::onDisk(ownMapsFolder())))
        own.emplace_back(QString::fromStdU16String(map.scenario.u16string()));
    std::stable_sort(own.begin(), own.end(), [](const QFileInfo& a, const QFileInfo& b) {
        return a.lastModified() > b.lastModified();
    });
    for (const QFileInfo& file : own)
        add(file.absoluteFilePath(), false);
    for (const QFileInfo& file : mapsIn(shell::bundledScenarios()))
        add(file.absoluteFilePath(), true);
    return maps;
}

QStringList recentMaps() {
    QStringList found = shell::Settings().value(recentMapsKey).toStringList();
    found.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return found;
}

void addRecentMap(const QString& path) {
    shell::Settings settings;
    QStringList all = settings.value(recentMapsKey).toStringList();
    const QString absolute = QFileInfo(path).absoluteFilePath();
    all.removeAll(absolute);
    all.prepend(absolute);
    settings.setValue(recentMapsKey, all.mid(0, mostRecentMaps));
}

namespace {

QString ownFile(const QString& name, const char* suffix) {
    return QStringLiteral("%1/%2.%3").arg(ownMapsFolder(), name, QString::fromLatin1(suffix));
}

} // namespace

bool isMapNameTaken(const QString& name) {
    return QFileInfo::exists(ownFile(name, "yaml")) || QFileInfo::exists(ownFile(name, "svg")) ||
           QFileInfo::exists(QStringLiteral("%1/%2").arg(ownMapsFolder(), name)) ||
           QFileInfo::exists(QStringLiteral("%1/%2.yaml").arg(shell::bundledScenarios(), name));
}

QString freeMapName(const QString& name) {
    const QString wanted = name.isEmpty() ? QStringLiteral("map") : name;
    QString free = wanted;
    for (int number = 2; isMapNameTaken(free); ++number)
        free = QStringLiteral("%1-%2").arg(wanted).arg(number);
    return free;
}

Expected<QString, Finding> writeNewMap(const draft::NewMap& made, const QString& name) {
    const QString file = ownFile(name, "yaml");
    if (isMapNameTaken(name))
        return unexpected(Finding{Severity::error,
                                  "file-exists",
                                  {file.toStdString(), 0, 0},
                                  Sentence("another map of this name is in that folder")});
    if (!made.svg.empty())
        if (auto fault = writeAtomically(shell::onDisk(ownFile(name, "svg")), made.svg))
            return unexpected(std::move(*fault));
    if (auto fault = writeAtomically(shell::onDisk(file), made.yaml)) return unexpected(std::move(*fault));
    return file;
}

Expected<QString, Finding> copyOfMap(const QString& path) {
    draft::OpenResult opened = draft::openDraft(shell::onDisk(path), mapSources());
    if (!opened.draft)
        return unexpected(opened.findings.empty() ? Finding{} : std::move(opened.findings.front()));
    const QString id = freeMapName(QFileInfo(path).completeBaseName());
    const QString file = ownFile(id, "yaml");
    draft::Draft copy = std::move(*opened.draft);
    const auto set = [&copy](const draft::TreePath& at, const QString& value) -> std::optional<Finding> {
        const auto change = draft::setValue(copy, at, Node::scalar(value.toStdString()), Sentence("Copied"));
        if (change && draft::apply(copy, *change)) return std::nullopt;
        return Finding{Severity::error,
                       "cannot-splice",
                       {copy.opened->path().string(), 0, 0},
                       change ? Sentence("The file could not be written so that it reads back the same.")
                              : change.error()};
    };
    if (auto fault = set({"id"}, id)) return unexpected(std::move(*fault));
    if (!draft::ownPictureName(copy).empty())
        if (auto fault = set({"picture", "file"}, id + QStringLiteral(".svg")))
            return unexpected(std::move(*fault));
    const auto now = draft::filesNow(copy);
    if (!now) return unexpected(now.error());
    if (!now->svgName.empty())
        if (auto fault = writeAtomically(shell::onDisk(ownFile(id, "svg")), now->svg))
            return unexpected(std::move(*fault));
    if (auto fault = writeAtomically(shell::onDisk(file), now->yaml.bytes))
        return unexpected(std::move(*fault));
    return file;
}

} // namespace marches::editor
