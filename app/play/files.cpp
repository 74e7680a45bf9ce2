#include "app/play/files.h"

#include "app/play/settings.h"
#include "engine/base/disk.h"
#include "engine/base/file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>

#include <algorithm>

namespace marches::play {

namespace {
constexpr int recentLimit = 10;
const QString recentKey = QStringLiteral("recent");
const QString recentOverKey = QStringLiteral("recent-over"); ///< whether the newest one is
constexpr qint64 maxHeaderBytes = 64 << 10;

QString made(const QString& folder) {
    QDir().mkpath(folder);
    return folder;
}

std::filesystem::path onDisk(const QString& path) {
    return std::filesystem::path{path.toStdU16String()};
}

bool beginsAsRecord(const QString& path) {
    QFile file(path);
    if (!QFileInfo(path).isFile() || !file.open(QIODevice::ReadOnly)) return false;
    QByteArray head = file.read(maxHeaderBytes);
    const qsizetype begin = head.indexOf("\nbegin");
    const qsizetype end = begin < 0 ? begin : head.indexOf('\n', begin + 1);
    if (end < 0) return false;
    head.truncate(end + 1);
    return readRecord({head.data(), static_cast<std::size_t>(head.size())}, {}).record.has_value();
}
} // namespace

QString savedGamesFolder() {
    return made(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation) +
                QStringLiteral("/Marches"));
}

QString unusedPath(const QString& folder, const QString& name) {
    const QFileInfo wanted(folder, name);
    QString path = wanted.filePath();
    for (int number = 2; QFileInfo::exists(path); ++number)
        path = QStringLiteral("%1/%2 %3.%4")
                   .arg(folder, wanted.completeBaseName(), QString::number(number), wanted.suffix());
    return path;
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

std::optional<Finding> saveRecord(const QString& path, const Record& record, const QStringList& beside) {
    const QDir folder = QFileInfo(path).absoluteDir();
    for (const QString& file : beside) {
        const QString target = folder.filePath(QFileInfo(file).fileName());
        if (QFileInfo(target) == QFileInfo(file)) continue;
        QFile source(file);
        if (!source.open(QIODevice::ReadOnly))
            return Finding{Severity::error,
                           "cannot-read",
                           {file.toStdString(), 0, 0},
                           Sentence("{0}", source.errorString().toStdString())};
        const QByteArray bytes = source.readAll();
        if (auto wrong = writeAtomically(
                onDisk(target), std::string_view{bytes.data(), static_cast<std::size_t>(bytes.size())}))
            return wrong;
    }
    return writeAtomically(onDisk(path), writeRecord(record));
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

} // namespace marches::play
