#include "app/play/opened_file.h"

#include "app/shell/files.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace marches::play {

OpenedFile openFile(std::span<const GameEntry> games, const QString& path) {
    OpenedFile file{path, shell::readRecordFile(path), nullptr, {}};
    if (!file.reading.record) return file;
    file.entry = entryFor(games, file.reading.record->header);
    if (file.entry) file.open = file.entry->beginOpen(*file.reading.record, QFileInfo(path).absolutePath());
    return file;
}

QString unknownGame(const RecordHeader& header) {
    return QCoreApplication::translate("marches::play::MainWindow",
                                       "It is a record of the game \"%1\", which this program does not have.")
        .arg(QString::fromStdString(header.game));
}

const GameEntry* entryFor(std::span<const GameEntry> games, const RecordHeader& header) {
    const auto found = std::find_if(games.begin(), games.end(),
                                    [&](const GameEntry& entry) { return entry.id == header.game; });
    return found == games.end() ? nullptr : &*found;
}

} // namespace marches::play
