#pragma once

#include "app/play/game_opener.h"
#include "app/play/play_actions.h"
#include "app/play/running_game.h"
#include "app/shell/desk.h"
#include "app/shell/map_doors.h"

#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <span>

class QStackedWidget;

namespace marches::shell {
class MainWindow;
class RulesWindow;
class StatusLine;
} // namespace marches::shell

namespace marches::play {

class GameSaver;
class PlayMenus;
class StatusMarks;
class TableWindow;

/// The desk at which games are played: a page (New Game, unfinished games, a message) or the table stands in
/// the middle of the window.
class PlayDesk : public shell::Desk, private OpenersDesk {
    Q_OBJECT

public:
    /// `games`: the shelf, not empty; the first one is offered first.
    PlayDesk(shell::MainWindow& window, std::span<const GameEntry> games);
    ~PlayDesk() override;

    /// Where maps are drawn: called with a scenario's file, or an empty path for the editor's first page.
    /// Once set, the File menu and New Game lead there.
    void setEditor(std::function<void(const QString& scenario)> editor);
    /// The page that opens a map which came as one file.
    void setPackages(shell::PackagePages packages) { packages_ = std::move(packages); }
    void playOn(const QString& scenario) { opener_->playOn(scenario); } ///< New Game, with this map chosen
    /// Makes this desk one for a test game: nothing of it is kept, and `back` (F5) leads back to where it was
    /// begun. `of`: the map's name.
    void playTest(const NewGame& game, const QString& of, std::function<void()> back);
    /// The first page: the record at `path`; else an interrupted game, else New Game.
    void start(const QString& path);
    void startWith(const OpenedFile& file); ///< of the same games
    void setGrace(int ms) { grace_ = ms; }  ///< see Banner; of the tables opened from now on

    TableWindow* table() const override { return table_; }
    GameOpener& opener() { return *opener_; }

    // shell::Desk
    shell::DeskParts parts() const override;
    void setInFront(bool inFront) override;
    void openFile(const QString& path) override;
    QList<QAction*> actions() const override;
    QList<QAction*> actionsWithKeys(QObject* owner) const override;
    void keysChanged() override;
    void retranslate() override;
    bool mayClose() override;
    void leave() override { leaveTable(); }

private:
    // OpenersDesk
    bool tableInSight() const override { return table_ && !page_; }
    QString keptDamaged() const override;
    bool asksBeforeLosing(const std::function<void()>& then) override;
    void takeTable(const GameEntry& entry, OpenedGame opened, const QString& path,
                   std::optional<TakenGame> taken) override;
    void backToTable() override;
    void showPage(QWidget* page) override;
    void showMessage(const QString& title, const QString& text, QWidget* more) override;
    void showChoice(const QString& title, const QString& text, const std::vector<Button>& buttons) override;
    void showFindings(const QString& title, const Findings& findings, const QString& path) override;
    void howToPlay() override { showRulesWindow(-1); }
    bool hasEditor() const override { return editor_ != nullptr; }
    void design(const QString& path) override;
    bool showPackage(const QString& path) override;
    void say(const QString& text) override;

    void connectMenus();
    void connectActions();
    void connectTableActions();
    void connectTimeActions();
    /// Calls `todo` with the table when the action is triggered; nothing happens while there is none.
    template <class Todo>
    void whenAtTable(QAction* action, Todo todo);
    void refreshState();
    void showKeys(const QWidget* focus);
    /// Why what needs a table can do nothing now, one sentence; empty: a table is in sight.
    [[nodiscard]] QString whyNoTable() const;

    void showRulesWindow(int chapter); ///< see RulesWindow
    void dropPage();
    bool leaveTable();
    [[nodiscard]] bool wouldLose();
    void sayWhetherKept();

    shell::MainWindow& window_;
    shell::StatusLine& status_;
    std::span<const GameEntry> games_;
    PlayActions actions_;
    QWidget* centre_;
    QStackedWidget* stack_;
    PlayMenus* menus_;
    StatusMarks* marks_;
    GameSaver* saver_;
    GameOpener* opener_;
    QPointer<shell::RulesWindow> rulesWindow_;
    QWidget* page_ = nullptr; ///< shown instead of the table
    TableWindow* table_ = nullptr;
    int grace_ = 0;
    std::unique_ptr<RunningGame> running_;
    std::function<void(const QString&)> editor_;
    shell::PackagePages packages_;
    std::function<void()> back_; ///< of a test game; none in others
    bool inFront_ = false;
    bool halted_ = false;      ///< computer players wait, for the desk stands behind another
    bool leaveUnkept_ = false; ///< a person has said so
};

/// Puts the play desk into a window, which owns it.
PlayDesk& setPlayDesk(shell::MainWindow& window, std::span<const GameEntry> games);

} // namespace marches::play
