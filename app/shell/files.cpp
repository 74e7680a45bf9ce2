#include "app/shell/files.h"

#include "app/shell/settings.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/base/sha256.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

namespace marches::shell {

namespace {
constexpr int recentLimit = 10;
constexpr std::size_t maxHeaderBytes = 64 << 10;
const QString recentKey = QStringLiteral("recent");
const QString recentOverKey = QStringLiteral("recent-over"); ///< whether the newest one is

QString made(const QString& folder) {
    QDir().mkpath(folder);
    return folder;
}

/// The path, or, where something stands at it, the path with the first free number from 2.
QString unused(const QString& path, const QString& suffix = {}) {
    QString free = path + suffix;
    for (int number = 2; QFileInfo::exists(free); ++number)
        free = path + QLatin1Char(' ') + QString::number(number) + suffix;
    return free;
}

bool beginsAsRecord(const QString& path) {
    const auto header = readHeaderText(path);
    return header && readRecord(*header, {}).record.has_value();
}
} // namespace

QString savedGamesFolder() {
    return made(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) +
                QStringLiteral("/Marches"));
}

QString ownMapsFolder() {
    return made(savedGamesFolder() + QStringLiteral("/Maps"));
}

QString unusedPath(const QString& folder, const QString& name) {
    const QFileInfo wanted(folder, name);
    const QString suffix = wanted.suffix();
    return unused(folder + QLatin1Char('/') + wanted.completeBaseName(),
                  suffix.isEmpty() ? suffix : QLatin1Char('.') + suffix);
}

QString inOwnFolder(const QString& path) {
    const QFileInfo file(path);
    return unused(file.absolutePath() + QLatin1Char('/') + file.completeBaseName()) + QLatin1Char('/') +
           file.fileName();
}

QString dataFolder() {
    return made(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation));
}

QString runningGamesFolder() {
    return made(dataFolder() + QStringLiteral("/games"));
}

QString bundledScenarios() {
    const QString program = QCoreApplication::applicationDirPath();
    for (const QString& folder : {program + QStringLiteral("/../share/marches/scenarios"),
                                  QStringLiteral(MARCHES_RESOURCES_DIR "/scenarios")})
        if (QFileInfo(folder).isDir()) return QDir::cleanPath(folder);
    return {};
}

std::filesystem::path onDisk(const QString& path) {
    return std::filesystem::path{path.toStdU16String()};
}

Expected<std::string, Finding> readHeaderText(const QString& path) {
    auto text = readBeginning(onDisk(path), maxHeaderBytes);
    if (!text) return text;
    const std::size_t begin = text->find("\nbegin");
    const std::size_t end = begin == std::string::npos ? begin : text->find('\n', begin + 1);
    if (end != std::string::npos) text->resize(end + 1);
    return text;
}

RecordReading readRecordFile(const QString& path) {
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    auto bytes = readRegularFile(onDisk(path), maxRecordBytes);
    if (!bytes) {
        Finding finding = bytes.error();
        finding.place.file = name;
        return {std::nullopt, {std::move(finding)}, 0};
    }
    return readRecord(*bytes, name);
}

std::optional<Finding> saveRecord(const QString& path, const Record& record, const QStringList& beside,
                                  OtherFiles others) {
    std::vector<std::filesystem::path> files;
    for (const QString& file : beside)
        files.push_back(onDisk(file));
    if (auto fault = makeFolder(onDisk(QFileInfo(path).absolutePath()))) return fault;
    return marches::saveRecord(onDisk(QFileInfo(path).absoluteFilePath()), record, files, others);
}

std::string fileDigest(const QString& path) {
    const auto bytes = readRegularFile(onDisk(path), maxRecordBytes);
    return bytes ? sha256(*bytes) : std::string{};
}

QStringList recentGames() {
    QStringList found = Settings().value(recentKey).toStringList();
    found.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return found;
}

void addRecentGame(const QString& path, bool over) {
    Settings settings;
    const QStringList known = settings.value(recentKey).toStringList();
    QStringList all = known;
    const QString absolute = QFileInfo(path).absoluteFilePath();
    all.removeAll(absolute);
    all.prepend(absolute);
    while (all.size() > recentLimit)
        all.removeLast();
    // each change waits for the disk
    if (all != known) settings.setValue(recentKey, all);
    if (over != settings.value(recentOverKey).toBool()) settings.setValue(recentOverKey, over);
}

QString unfinishedGame() {
    const Settings settings;
    const QString newest = settings.value(recentKey).toStringList().value(0);
    const bool over = settings.value(recentOverKey).toBool();
    return !newest.isEmpty() && !over && beginsAsRecord(newest) ? newest : QString{};
}

} // namespace marches::shell
