#pragma once

#include "app/play/prompt.h"
#include "app/play/session.h"
#include "app/shell/dock_place.h"
#include "engine/base/finding.h"
#include "engine/table/record.h"

#include <QAction>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace marches::appmap {
class MapView;
}

namespace marches::play {

/// What the window does for a face.
class FaceHost {
public:
    virtual ~FaceHost() = default;

    virtual appmap::MapView& map() = 0;
    /// Gives the window a dock. Its title and tab follow `content->windowTitle()` (set it again in
    /// changeEvent for LanguageChange), its name for saved layouts is `content->objectName()`. The window
    /// owns it from now on.
    virtual void addDock(QWidget* content, shell::DockPlace place) = 0;
    virtual void raiseDock(QWidget* content) = 0;
    /// Actions with keys for the Game menu, in this order; keys of a single letter act only while no text
    /// field has the focus. They need an object name (for the shortcut editor) and translate themselves. One
    /// that has a menu is a submenu of such.
    virtual void addGameActions(const QList<QAction*>& actions) = 0;
    /// The same without a place in the menu: there are many of them, or only the key makes sense.
    virtual void addGameKeys(const QList<QAction*>& actions) = 0;

    /// Lays a card over the emptiest part of the map, off the provinces that it speaks of and off what can be
    /// reached; takes the focus, gives it back when it closes (Esc, hideCard, another card, the next
    /// `applied`). The window owns `content`.
    virtual void showCard(QWidget* content, std::vector<ProvinceId> about) = 0;
    /// Shows a card that speaks of one province, or of none: noProvince.
    void showCard(QWidget* content, ProvinceId about) {
        showCard(content, about == noProvince ? std::vector<ProvinceId>{} : std::vector{about});
    }
    virtual void hideCard() = 0;
    virtual void showRefusal(const RefusalCard& card) = 0;
    virtual void showTold(const TellCard& card) = 0;
    /// The same, told without having been asked for: it takes no focus, and stays while others play until a
    /// person acts, Esc or another card.
    virtual void showNews(const TellCard& card) = 0;
    virtual void showRule(const QString& ruleId) = 0;
    /// What is under the pointer or has the focus; in the status bar until the next call.
    virtual void showStatus(const QString& text) = 0;
    /// A page as a tab beside the map (the end of the game); takes the place of the one of that object name.
    virtual void showPage(QWidget* content) = 0;
    virtual void showMap() = 0; ///< instead of a page
    // What a page may offer
    virtual void askForNewGame() = 0;
    virtual void askToSave() = 0;
};

/// One game's face: it turns the session's state into the window's values, and clicks into commands. Made for
/// one session; the window deletes it before the session. Everything it returns is asked for again after
/// `Session::decisionChanged`, on `changed` and when the language changes.
class GameFace : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// Called once: docks and actions. Connects itself to the session and to the map.
    virtual void build(FaceHost& host) = 0;
    /// Called once, when the rest of the window stands: gives the map its picture, which another thread may
    /// have worked on since the game was opened.
    virtual void layMap() = 0;

    virtual QString scenarioName() const = 0;        ///< "Western Europe", for titles and recent games
    virtual QString seatName(SeatId seat) const = 0; ///< "France"
    virtual ProvinceId home(SeatId seat) const = 0;
    /// A seat's kind as people read it: "Computer, steady". Never asked for "human".
    virtual QString kindName(const QString& kind) const { return kind; }

    /// For the state looked at, spoken to `Session::viewer`; asked only while a person is waited for. What it
    /// says while computers move, looking back and so on, the window says itself.
    virtual Prompt prompt() const = 0;
    /// Where a line has just been played after which a person shall look before the game goes on by itself:
    /// what the banner says meanwhile, the primary button going on. Nothing: it goes on at once.
    virtual std::optional<Prompt> restHere() const { return std::nullopt; }
    /// The end: "France wins with 33 Victory Points", and buttons.
    virtual Prompt result() const = 0;
    virtual TurnTrack track() const = 0;
    /// What is done in a step of the track, a sentence; empty: its name says it.
    virtual QString stepNote(std::size_t /*step*/) const { return {}; }
    /// In the order of their groups.
    virtual std::vector<ActionRow> actions() const = 0;
    virtual std::vector<ActionRow> refusedActions() const = 0;
    /// How many these are, without making their rows.
    virtual std::size_t refusedCount() const = 0;

    virtual QString positionName(NodeId node) const = 0; ///< "Turn 3, Trade"
    /// For the line that ends at `node`, never the first node.
    virtual LogEntry logEntry(NodeId node) const = 0;
    /// All rows of that line: `logEntry` first, behind it what the game did by itself, under headings of its
    /// own.
    virtual std::vector<LogEntry> logRows(NodeId node) const { return {logEntry(node)}; }
    /// The line is one deed with the line before it: the log has one row for both, the `logRows` of this one
    /// tell of all such lines.
    virtual bool goesOn(NodeId /*end*/) const { return false; }
    /// What undo and redo name, an undo macro of one line or more from `before` to `end`: "Bourbon → Artois".
    virtual QString undoName(NodeId /*before*/, NodeId end) const { return logEntry(end).text; }

    // The Provinces table: a row for each province in play
    virtual std::vector<ProvinceId> provinceRows() const = 0;
    virtual std::vector<Column> provinceColumns() const = 0;
    virtual Cell provinceCell(ProvinceId province, int column) const = 0;
    /// Rows that the last `applied` or `moved` changed.
    virtual std::vector<ProvinceId> changedProvinces() const = 0;
    /// A row was chosen or activated in a list: show it on the map, focus it.
    virtual void goToProvince(ProvinceId province) = 0;

    /// The rules page in the language in use, Markdown: how to play, then one heading a rule that ends with
    /// its id.
    virtual QString rulebook() const { return {}; }
    /// The rule that says most about what has the focus; empty: none in particular.
    virtual QString focusRule() const { return {}; }
    /// The refusal's card has been closed by the person: what it lay in place of may come back.
    virtual void refusalClosed() {}
    /// "Why not?" about what has the focus: shows a refusal's card. False: nothing is refused there.
    virtual bool explainFocus() { return false; }
    /// Why an action that the face gave the Game menu can do nothing now, one sentence; empty: it
    /// can. Asked while an earlier moment is looked at, too (`lookingBackSentence`).
    virtual QString whyIdle(const QAction& /*action*/) const { return {}; }
    /// Esc: gives up what was being chosen. False: nothing was.
    virtual bool stepBack() { return false; }

    /// Name of the arrangement of docks for this moment: "" or "trade"; the user's changes are kept for each.
    virtual QString layoutName() const { return {}; }

signals:
    /// What a function above returns has changed without a command: something was selected on the map.
    void changed();
};

/// What a New Game page decides.
struct NewGame {
    RecordHeader header;  ///< all that the game needs; no lines
    QString scenarioFile; ///< full path, for a scenario that is not bundled; else empty
};

/// The page that sets up a game, filled in. Its primary button is a default button: Enter plays.
class NewGamePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;

    /// Chooses a scenario's file; what is wrong with it is said on the page. False: it cannot be played.
    virtual bool chooseScenario(const QString& path) {
        Q_UNUSED(path)
        return false;
    }
    /// Whether there is a running game to go back to; there is none at first, and nothing to cancel.
    virtual void offerWayBack(bool /*there*/) {}
    /// The saved game that a button goes on with (`goOnRequested`); none at first.
    virtual void offerSavedGame(const QString& /*path*/) {}
    /// Scenarios' files of the person's own maps: they are offered too, once they are read. None at first.
    virtual void offerMaps(const QStringList& /*paths*/) {}
    /// A button leads to the editor (`designWanted`); none does at first.
    virtual void offerDesign() {}

signals:
    void chosen(const marches::play::NewGame& game);
    void cancelled();     ///< back to the running game, if any
    void openRequested(); ///< "Open a saved game..."
    void goOnRequested(const QString& path);
    void howToPlayWanted(); ///< a first reading
    void designWanted();    ///< to draw a map of one's own
};

/// What opening gives: a session with its face, or at least one error in `findings`. With a session an error
/// there is the first line that was refused: the session stands before it.
struct OpenedGame {
    std::unique_ptr<Session> session;
    std::unique_ptr<GameFace> face; ///< of that session
    /// The scenario's files (YAML and picture, full paths), to be copied beside a saved game; empty for a
    /// bundled scenario.
    QStringList scenarioFiles;
    Findings findings;
};

/// What is left of opening a record. To be called once, in the main thread; waits for what was begun.
using Opening = std::function<OpenedGame()>;

/// One game on the shelf.
struct GameEntry {
    std::string_view id; ///< as in records: "warriors-and-traders"
    QString (*name)();   ///< "Warriors & Traders"
    /// Begins, in another thread, to find and read the record's scenario (in `folder`, beside the record, or
    /// among the bundled ones) and to check its digest. What it gives plays the record's lines, up to the
    /// first that is refused.
    Opening (*beginOpen)(const Record& record, const QString& folder);
    /// The same without its map and at once: names and where it stands, for a list. The face can't be built.
    OpenedGame (*glance)(const Record& record, const QString& folder);
    NewGamePage* (*newGamePage)(QWidget* parent);
    /// The actions that its face will give the window, doing nothing: what the shortcut editor lists while
    /// another game, or none, is on the table.
    QList<QAction*> (*keys)(QObject* parent) = nullptr;
    /// Its rules page before it is on the table, as `GameFace::rulebook`.
    QString (*rulebook)() = nullptr;
    /// The usual game on a scenario's file: a person in the first seat, computer players in the others.
    /// `variant`: an id, empty for the whole map. Else what is wrong with the file.
    Expected<NewGame, Findings> (*usualGame)(const QString& file, const std::string& variant) = nullptr;

    OpenedGame open(const Record& record, const QString& folder) const { return beginOpen(record, folder)(); }
};

} // namespace marches::play
