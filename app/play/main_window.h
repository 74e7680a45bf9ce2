#pragma once

#include "app/play/face.h"
#include "app/play/files.h"
#include "app/play/language.h"
#include "app/play/opened_file.h"
#include "app/play/running_game.h"
#include "app/play/window_actions.h"
#include "app/theme/motion.h"

#include <QMainWindow>
#include <QPointer>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

class QStackedWidget;

namespace marches::theme {
class MarchesStyle;
}

namespace marches::play {

class RulesWindow;
class StatusLine;
class TableWindow;
class WindowMenus;

/// The program's window: menus, status bar, and in the middle a page (New Game, a message) or the table.
class MainWindow : public QMainWindow {
    Q_OBJECT

public:
    /// `games`: the shelf, not empty; the first one is offered first.
    MainWindow(std::span<const GameEntry> games, theme::MarchesStyle& style, Language& language);
    ~MainWindow() override;

    /// The first page: the record at `path`; else an interrupted game, else New Game.
    void start(const QString& path);
    void startWith(OpenedFile file); ///< of the same games
    /// A record, or a scenario: that one opens the New Game page. False: it could not be opened, a page says
    /// why.
    bool openRecord(const QString& path);
    void setGrace(int ms) { grace_ = ms; } ///< see Banner; of the tables opened from now on

    TableWindow* table() { return table_; }

protected:
    void changeEvent(QEvent* event) override;
    void closeEvent(QCloseEvent* event) override;

private:
    void connectMenus();
    void connectActions();
    void retranslate();
    void refreshState();
    void keepOnScreen();
    /// Why what needs a table can do nothing now, one sentence; empty: a table is in sight.
    [[nodiscard]] QString whyNoTable() const;

    bool takeFile(OpenedFile file); ///< see `openRecord`
    void showShortcuts();
    void showNewGame();
    void showRulesWindow(int chapter); ///< see RulesWindow
    void showPage(QWidget* page);
    void showMessage(const QString& title, const QString& text, QWidget* more = nullptr);
    bool showFindings(const QString& title, const Findings& findings, const QString& path);
    /// `path`: empty for a journal; `kept`: where that lies now as it was, empty for a file.
    void showRefusedLine(const Findings& refused, const QString& path, const QString& kept);
    void backToTable();
    void showLeftGames();
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

    void save();
    void saveAs();
    /// A game that is over goes into the folder of saved games by itself; false if it can't be written.
    bool keepFinished(Session& session);
    QString proposedName() const;
    /// `asked`: whether a file that is there may be replaced.
    void writeTo(const QString& path, bool asked);
    using Written = std::function<void(const QString& path)>;
    /// Writes a record, asked for at that moment, with the scenario's files; asks where others are in the
    /// way. `failed`: title of the page that says why it can't be written.
    void write(const QString& path, const std::function<Record()>& record, const QString& failed,
               const Written& done, OtherFiles others = OtherFiles::refuse);
    void exportLinear();
    void exportMap();
    void chooseAndOpen();

    void setDark(bool dark);
    void setTextFactor(double factor);
    void setMotion(theme::Motion motion);
    void setLanguage(const QString& code);
    void about();

    std::span<const GameEntry> games_;
    theme::MarchesStyle& style_;
    Language& language_;
    WindowActions actions_;
    QStackedWidget* stack_;
    WindowMenus* menus_;
    StatusLine* status_;
    QPointer<RulesWindow> rulesWindow_;
    QWidget* page_ = nullptr; ///< shown instead of the table
    TableWindow* table_ = nullptr;
    int grace_ = 0;
    QSize begunWith_; ///< the size before it has a frame; empty: it has one
    std::unique_ptr<RunningGame> running_;
    std::string savedDigest_;  ///< of the table's file, when it was read or written last; empty: not known
    bool leaveUnkept_ = false; ///< a person has said so
};

} // namespace marches::play
