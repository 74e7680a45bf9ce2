#pragma once

#include "app/play/face.h"
#include "app/play/opened_file.h"
#include "app/play/play_actions.h"
#include "app/play/running_game.h"
#include "app/shell/desk.h"

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
class PlayDesk : public shell::Desk {
    Q_OBJECT

public:
    /// `games`: the shelf, not empty; the first one is offered first.
    PlayDesk(shell::MainWindow& window, std::span<const GameEntry> games);
    ~PlayDesk() override;

    /// The first page: the record at `path`; else an interrupted game, else New Game.
    void start(const QString& path);
    void startWith(OpenedFile file); ///< of the same games
    /// A record, or a scenario: that one opens the New Game page. False: it could not be opened, a page says
    /// why.
    bool openRecord(const QString& path);
    void setGrace(int ms) { grace_ = ms; } ///< see Banner; of the tables opened from now on

    TableWindow* table() { return table_; }

    // shell::Desk
    QList<QAction*> actions() const override;
    QList<QAction*> actionsWithKeys(QObject* owner) const override;
    void keysChanged() override;
    void retranslate() override;
    bool mayClose() override;
    void leave() override { leaveTable(); }

private:
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

    void showNewGame();
    void showRulesWindow(int chapter); ///< see RulesWindow
    void showPage(QWidget* page);
    void dropPage();
    void showMessage(const QString& title, const QString& text, QWidget* more = nullptr);
    void showFindings(const QString& title, const Findings& findings, const QString& path);
    void backToTable();
    void showLeftGames();

    void chooseAndOpen();
    bool takeFile(OpenedFile file); ///< see `openRecord`
    /// `path`: empty for a journal; `kept`: where that lies now as it was, empty for a file.
    void showRefusedLine(const Findings& refused, const QString& path, const QString& kept);
    /// `path`: where it was saved before it was played on; empty: nowhere. False: it does not open.
    bool goOnWith(LeftGame game, const QString& path = {});
    void goOnWithSaved(const QString& path);
    [[nodiscard]] bool onTable(const QString& path) const; ///< a saved game, or what was played on from it
    void startGame(const NewGame& game);
    void takeTable(const GameEntry& entry, OpenedGame opened, const QString& path,
                   std::optional<TakenGame> taken);
    bool leaveTable();
    /// Whether the game on the table would be lost if it were left: the disk refuses its journal, and it is
    /// in no file.
    [[nodiscard]] bool wouldLose();
    /// Asks first; `then` is for the choice to leave it all the same.
    void askBeforeLosing(const std::function<void()>& then);
    void sayWhetherKept();
    void sayPrograms();

    shell::MainWindow& window_;
    shell::StatusLine& status_;
    std::span<const GameEntry> games_;
    PlayActions actions_;
    QStackedWidget* stack_;
    PlayMenus* menus_;
    StatusMarks* marks_;
    GameSaver* saver_;
    QPointer<shell::RulesWindow> rulesWindow_;
    QWidget* page_ = nullptr; ///< shown instead of the table
    TableWindow* table_ = nullptr;
    int grace_ = 0;
    std::unique_ptr<RunningGame> running_;
    bool leaveUnkept_ = false; ///< a person has said so
};

/// Puts the play desk into a window, which owns it.
PlayDesk& setPlayDesk(shell::MainWindow& window, std::span<const GameEntry> games);

} // namespace marches::play
