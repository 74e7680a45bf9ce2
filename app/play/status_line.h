#pragma once

#include <QObject>

class QLabel;
class QMainWindow;
class QWidget;

namespace marches::play {

class KeyHints;
struct WindowActions;
class Session;

/// The window's last line: what is under the pointer or was done last, the keys that work now, the table's
/// clock, whether the game is saved.
class StatusLine : public QObject {
    Q_OBJECT

public:
    explicit StatusLine(QMainWindow& window);

    /// As much of it as there is room for in two lines; all of it is the tooltip.
    void say(const QString& text);
    /// What the keys do where the focus is; null: no table.
    void showKeys(const QWidget* focus, const WindowActions& actions);
    void showClock(const Session* session); ///< null: no game
    /// `notKept`: why the disk refuses its journal; empty: it is written.
    void showSaved(const Session* session, const QString& notKept);

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fit();

    QString text_;
    QLabel* under_;
    KeyHints* keys_;
    QLabel* clock_;
    QLabel* saved_;
};

} // namespace marches::play
