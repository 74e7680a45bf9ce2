#pragma once

#include "app/shell/steps_pane.h"
#include "engine/lesson/course.h"

#include <QObject>
#include <QPointer>
#include <QRect>
#include <QTimer>

#include <functional>
#include <optional>

namespace marches::shell {

class PointRing;

/// A place in the window.
struct PointedPlace {
    QWidget* control = nullptr; ///< null: it is not in sight
    QRect within;               ///< px in the control; empty: all of it
};

/// What plays a lesson's words in the window: a game's table or the editor. All functions are set.
struct CourseHost {
    lesson::Facts facts;
    /// Does a gesture; false: it can't be done now.
    std::function<bool(const lesson::Phrase& gesture)> play;
    std::function<PointedPlace(const lesson::Phrase& target)> locate;
    /// Returns the text that replaces {KIND NAME}: the key of a command, the words of a button; empty:
    /// unknown.
    std::function<QString(const QString& kind, const QString& name)> word;
    /// Whether this step can be done as things are; otherwise the checkpoint is offered.
    std::function<bool(std::size_t step)> canGoOn;
    std::function<void()> toCheckpoint;
};

/// Plays a lesson in a pane of steps: ticks what has been done, says the texts in the program's language,
/// points, shows, skips. It blocks nothing.
class CoursePlayer : public QObject {
    Q_OBJECT

public:
    /// `pane` outlives it.
    CoursePlayer(StepsPane& pane, CourseHost host, QObject* parent = nullptr);

    void begin(lesson::Lesson lesson);
    void end();
    [[nodiscard]] bool runs() const { return lesson_.has_value(); }
    [[nodiscard]] const lesson::Progress& progress() const { return progress_; }
    /// Something has happened; `chosen`: the person did it.
    void tell(const lesson::Phrase& what, bool chosen = true);
    void look();    ///< something may be so now
    void refresh(); ///< the language, keys or names of controls have changed

signals:
    void closed(); ///< by the person

private:
    void take(const lesson::News& news);
    void find();
    void playNext();
    void refreshPane();
    [[nodiscard]] QString said(const std::string& id) const;   ///< rich
    [[nodiscard]] QString titled(const std::string& id) const; ///< plain
    [[nodiscard]] QString filled(const std::string& text, bool rich) const;

    StepsPane& pane_;
    CourseHost host_;
    QPointer<PointRing> ring_; ///< in the window, once something was pointed at
    std::optional<lesson::Lesson> lesson_;
    lesson::Progress progress_;
    std::string note_; ///< id of the text that is said beside the step; empty: none
    bool stuck_ = false;
    QTimer soon_;
};

} // namespace marches::shell
