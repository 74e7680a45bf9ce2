#pragma once

#include "app/play/face.h"

#include <QString>

#include <span>

namespace marches::play {

/// A record as far as it opens without a window. Begun before there is one, what its game works out in other
/// threads is ready when the window wants it.
struct OpenedFile {
    QString path;
    RecordReading reading;
    const GameEntry* entry = nullptr; ///< of `games`; null: nothing was read, or it is of no known game
    OpenedGame game;                  ///< see `GameEntry::open`; empty without `entry`
};

/// `games` must outlive the result.
[[nodiscard]] OpenedFile openFile(std::span<const GameEntry> games, const QString& path);

/// Null: none has the id in the record's header.
[[nodiscard]] const GameEntry* entryFor(std::span<const GameEntry> games, const RecordHeader& header);

} // namespace marches::play
