#pragma once

#include <QObject>
#include <QTimer>

#include <chrono>
#include <functional>
#include <optional>

namespace marches::play {

/// How long may be played at a table, and how much of it is over.
class TableClock : public QObject {
    Q_OBJECT

public:
    /// `runs`: whether the running second counts. `sayTimeUp`: the table says by its own command that the
    /// time is over; false: it can't just now.
    TableClock(std::function<bool()> runs, std::function<bool()> sayTimeUp);

    /// 0: no limit. `played`: what was played before the game was opened.
    void setLimit(std::chrono::seconds limit, std::chrono::seconds played = {});
    std::optional<int> secondsLeft() const;   ///< not below 0; nothing without a limit
    std::optional<int> secondsPlayed() const; ///< nothing without a limit
    /// The table says now that the time is over. False: it can't, or has said so.
    bool callTime();

signals:
    void ticked(); ///< once a second while there is a limit

private:
    void tick();

    std::function<bool()> runs_;
    std::function<bool()> sayTimeUp_;
    QTimer timer_;
    int limit_ = 0;  ///< seconds; 0: none
    int played_ = 0; ///< seconds
};

} // namespace marches::play
