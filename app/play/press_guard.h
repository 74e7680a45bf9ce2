#pragma once

#include <QElapsedTimer>
#include <QPointF>
#include <QTimer>

#include <functional>

class QMouseEvent;

namespace marches::play {

/// Tells presses that were meant for what the banner showed before from those that answer what it shows now.
class PressGuard {
public:
    /// `over`: the time in which presses are ignored is over.
    explicit PressGuard(std::function<void()> over);

    void setGrace(int ms) { grace_ = ms; } ///< see Banner
    void shown() { ++shown_; }             ///< something is asked, be it the same
    /// Ignores presses for `times` the grace: a person is asked something new, or a question was put or
    /// answered with No.
    void begin(int times = 1);
    void asked() { ++questions_; } ///< something else is asked than before
    [[nodiscard]] bool tooSoon() const { return noPresses_.isActive(); }
    /// A second press that was meant for what stood there at the first: that of a double click, however long
    /// the step between them took, and for twice the grace any other one at the same spot after a new
    /// question.
    bool meantForTheLast(const QMouseEvent& press);

private:
    struct LastPress {
        QPointF at; ///< on the screen
        int shown = 0;
        int questions = 0;
    };

    int grace_ = 0;             ///< ms
    QTimer noPresses_;          ///< runs while they are ignored
    QElapsedTimer newQuestion_; ///< since `begin`
    LastPress lastPress_;
    int shown_ = 0;
    int questions_ = 0;
};

} // namespace marches::play
