#pragma once

#include "app/shell/course_player.h"
#include "editor/guide_words.h"

#include <QObject>
#include <QPointer>

#include <functional>

namespace marches::editor {

class EditorActions;
class EditorWindow;

/// What the editor does for its guide. All functions are set.
struct GuideDesk {
    /// The map that is in front; null: none is open, or a page lies over it.
    std::function<EditorWindow*()> map;
    std::function<QWidget*()> page;                ///< the page that is shown; null: none
    std::function<void()> showMaps;                ///< the page on which a map begins
    std::function<bool()> backToMap;               ///< false: no map is open
    std::function<void(const QString& path)> open; ///< a map
    std::function<void(const QString& text)> say;  ///< in the status line
};

/// "Your first map in 15 minutes": a lesson that is played on a real map. It watches what is done and goes
/// on; it follows the map that is open, whichever it is.
class Guide : public QObject {
    Q_OBJECT

public:
    Guide(GuideDesk desk, const EditorActions& actions, QObject* parent);

    [[nodiscard]] shell::StepsPane* pane() const { return pane_; } ///< hidden while no guide runs
    /// Begins from the first step; a text that can't be read is said.
    void begin();
    [[nodiscard]] bool runs() const { return player_->runs(); }
    /// Another map is open; null: none.
    void follow(EditorWindow* editor);
    /// Something was done that is no change of a map: "saved", "made-map".
    void tell(const char* deed);
    void refresh(); ///< language or keys have changed

private:
    void followHistory();
    [[nodiscard]] bool isSoNow(const lesson::Phrase& phrase) const;
    [[nodiscard]] bool isOpened(const lesson::Phrase& phrase) const;
    [[nodiscard]] bool canGoOn(std::size_t step) const;
    void toCheckpoint();
    bool play(const lesson::Phrase& gesture);
    bool playOnMap(const lesson::Phrase& gesture);
    bool mend();
    bool typeInto(const lesson::Phrase& gesture);
    [[nodiscard]] shell::PointedPlace locate(const lesson::Phrase& target) const;
    [[nodiscard]] QString word(const QString& kind, const QString& name) const;
    [[nodiscard]] QWidget* controlCalled(const QString& name) const; ///< in sight; null: none
    void bringInSight(const QString& name) const;
    [[nodiscard]] QAction* commandCalled(const QString& name) const;

    GuideDesk desk_;
    const EditorActions& actions_;
    QPointer<shell::StepsPane> pane_;
    shell::CoursePlayer* player_;
    std::vector<bool> onPage_; ///< by step: it is done on the page where maps begin
    QPointer<EditorWindow> editor_;
    QString lastMap_;  ///< the file of the map that was followed last
    QString scenario_; ///< a bundled map, for the checkpoint where none was made
    int index_ = 0;    ///< of the history, as it was seen last
    bool stepMade_ = false;
};

} // namespace marches::editor
