#pragma once

#include "app/play/face.h"

#include <QString>

#include <span>

namespace marches::play {

/// A record that was read, and begun to be opened. Begun before there is a window, its scenario and map are
/// ready when the window wants them.
struct OpenedFile {
    QString path;
    RecordReading reading;
    const GameEntry* entry = nullptr; ///< of `games`; null: nothing was read, or it is of no known game
    Opening open;                     ///< empty without `entry`
};

/// `games` must outlive the result.
[[nodiscard]] OpenedFile openFile(std::span<const GameEntry> games, const QString& path);

/// That this program has no game of the header's id, one sentence.
[[nodiscard]] QString unknownGame(const RecordHeader& header);

/// Null: none has the id in the record's header.
[[nodiscard]] const GameEntry* entryFor(std::span<const GameEntry> games, const RecordHeader& header);

} // namespace marches::play
