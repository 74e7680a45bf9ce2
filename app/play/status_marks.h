#pragma once

#include <QObject>
#include <QPointer>
#include <QWidget>

class QLabel;

namespace marches::shell {
class StatusLine;
}

namespace marches::play {

class PlayActions;
class Session;

/// The table's marks in the status bar: its clock, whether the game is saved, the keys that work now.
class StatusMarks : public QObject {
    Q_OBJECT

public:
    explicit StatusMarks(shell::StatusLine& line);
    ~StatusMarks() override;

    [[nodiscard]] QWidget* part() const { return part_; } ///< holds the marks, in the status bar

    /// Says what the keys do where the focus is; null: no table.
    void showKeys(const QWidget* focus, const PlayActions& actions);
    void showClock(const Session* session); ///< null: no game
    /// `notKept`: why the disk refuses the game's journal; empty: it is written.
    void showSaved(const Session* session, const QString& notKept);

private:
    shell::StatusLine& line_;
    QPointer<QWidget> part_; ///< of the status bar, which may go before
    QLabel* clock_;
    QLabel* saved_;
};

} // namespace marches::play
