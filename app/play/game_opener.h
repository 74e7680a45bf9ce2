#pragma once

#include "app/play/face.h"
#include "app/play/left_games.h"
#include "app/play/opened_file.h"

#include <QObject>

#include <functional>
#include <optional>
#include <span>

class QWidget;

namespace marches::play {

class TableWindow;

/// What the opener of games needs of the desk for which it opens them.
class OpenersDesk {
public:
    virtual TableWindow* table() const = 0; ///< null: no game is on the table
    virtual bool tableInSight() const = 0;  ///< a game is on the table, and no page in front of it
    /// Where the journal of the game on the table lies as it was when it could not be read whole; else empty.
    virtual QString keptDamaged() const = 0;
    /// Asks before the game on the table is lost: the disk refuses its journal, and it is in no file. `then`
    /// is for the choice to leave it all the same. False: it would not be lost, nothing was asked.
    virtual bool asksBeforeLosing(const std::function<void()>& then) = 0;
    /// Puts a game on the table. `path`: where it was saved or opened; `taken`: the left game that it is.
    virtual void takeTable(const GameEntry& entry, OpenedGame opened, const QString& path,
                           std::optional<TakenGame> taken) = 0;
    virtual void backToTable() = 0;
    virtual void showPage(QWidget* page) = 0; ///< instead of the table
    /// Shows a page that says something; `more` stands below the text, null: nothing does.
    virtual void showMessage(const QString& title, const QString& text, QWidget* more) = 0;
    /// The same with other buttons, the first of them the primary one.
    virtual void showChoice(const QString& title, const QString& text,
                            const std::vector<Button>& buttons) = 0;
    virtual void showFindings(const QString& title, const Findings& findings, const QString& path) = 0;
    virtual void howToPlay() = 0;
    virtual bool hasEditor() const = 0;
    /// Goes to the editor: with a scenario's file, or with an empty path to its first page.
    virtual void design(const QString& path) = 0;
    /// Shows the page that opens a map which came as one file; false: there is none.
    virtual bool showPackage(const QString& path) = 0;
    virtual void say(const QString& text) = 0; ///< in the status line

protected:
    ~OpenersDesk() = default;
};

/// Opens games and goes on with them: from a file, with one that was left, by New Game. It shows the pages
/// that offer them, and puts what was opened on the desk's table.
class GameOpener : public QObject {
    Q_OBJECT

public:
    /// `window`: over which files are chosen; `desk` outlives the opener.
    GameOpener(OpenersDesk& desk, std::span<const GameEntry> games, QWidget& window, QObject* parent);

    NewGamePage* showNewGame();
    void showLeftGames(); ///< where there are none, New Game
    void chooseAndOpen();
    /// A record, a map in one file, or a scenario: a page asks whether to play that one or to change it.
    /// False: it could not be opened, a page says why.
    bool open(const QString& path);
    void playOn(const QString& scenario); ///< New Game, with this map chosen
    void startGame(const NewGame& game);
    bool takeFile(const OpenedFile& file); ///< the same of a record

private:
    /// `path`: empty for a journal; `kept`: where that lies now as it was, empty for a file.
    void showRefusedLine(const Findings& refused, const QString& path, const QString& kept);
    /// `path`: where it was saved before it was played on; empty: nowhere. False: it does not open.
    bool goOnWith(const LeftGame& game, const QString& path = {});
    void goOnWithSaved(const QString& path);
    [[nodiscard]] bool onTable(const QString& path) const; ///< a saved game, or what was played on from it
    void sayPrograms();
    void askWhatFor(const QString& scenario);

    OpenersDesk& desk_;
    std::span<const GameEntry> games_;
    QWidget& window_;
};

} // namespace marches::play
