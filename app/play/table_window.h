#pragma once

#include "app/play/face.h"
#include "app/shell/dock_board.h"
#include "app/shell/focus_keeper.h"
#include "app/shell/window_actions.h"

#include <QMainWindow>

#include <array>
#include <memory>
#include <vector>

class QDockWidget;
class QTabWidget;
class QToolBar;

namespace marches::shell {
class CardFrame;
class RulesPane;
} // namespace marches::shell

namespace marches::play {

class ActionList;
class Banner;
class HandOver;
class LogView;
class ProvinceList;
class TurnTrackView;

/// A game on the table: the map with the banner above it, the docks round it. Owns the session and its face;
/// one is made for each game. It stands in the main window as a widget.
class TableWindow : public QMainWindow, public FaceHost {
    Q_OBJECT

public:
    TableWindow(const GameEntry& game, OpenedGame opened, QWidget* parent = nullptr);
    ~TableWindow() override;

    /// Puts the docks where they were left. In the window and of its size, but before it is shown: what is
    /// shown first and arranged then is laid out twice.
    void arrange();
    /// The map's picture comes last: it may still be worked on while all else is built.
    void layMap() { face_->layMap(); }

    const QStringList& scenarioFiles() const { return scenarioFiles_; }
    Session& session() { return *session_; }
    GameFace& face() { return *face_; }
    QString title() const; ///< "Western Europe, turn 5"

    // What the window's actions do
    void undo(); ///< past another person's decision, or a draw: only after a question in the banner
    void redo();
    void setGrace(int ms);    ///< see Banner
    QString undoText() const; ///< names what; empty: nothing to undo
    QString redoText() const;
    void takeFocus(); ///< to an open card, else to the map
    void stepBack();  ///< Esc: the card, then the choice, then the banner
    void pressPrimary();
    void pressOther(int number);
    void startFilter();
    void nextPane(int direction);
    void goToPane(int altKey); ///< 1 to 9; nothing happens for a number that no pane has
    void explainFocus();       ///< Shift+F1
    void showRules();          ///< from their beginning
    void showFocusRule();      ///< F1
    void lookBack();           ///< by a row of the log
    void lookForward();
    void showSince(); ///< what the others did since the viewer's last decision

    const std::vector<QDockWidget*>& docks() const { return board_.docks(); }
    const QList<QAction*>& gameActions() const { return gameActions_; } ///< of the Game menu
    QList<QAction*> gameKeys() const { return shell::withSubmenus(gameActions_) + gameKeys_; }
    /// The user has changed keys: what shows one shows the new one.
    void keysChanged() { refreshBanner(); }
    void resetDocks();
    void saveDocks() const { board_.save(); }

    // FaceHost
    appmap::MapView& map() override { return *map_; }
    void addDock(QWidget* content, shell::DockPlace place) override;
    void raiseDock(QWidget* content) override;
    void addGameActions(const QList<QAction*>& actions) override;
    void addGameKeys(const QList<QAction*>& actions) override;
    using FaceHost::showCard;
    void showCard(QWidget* content, std::vector<ProvinceId> about) override;
    void hideCard() override;
    void showRefusal(const RefusalCard& card) override;
    void showTold(const TellCard& card) override;
    void showNews(const TellCard& card) override;
    void showRule(const QString& ruleId) override;
    void showStatus(const QString& text) override;
    void showPage(QWidget* content) override;
    void showMap() override;
    void askForNewGame() override { emit newGameWanted(); }
    void askToSave() override { emit saveWanted(); }

signals:
    /// Undo, redo, saved, live, whose turn: what menus and title show may differ.
    void stateChanged();
    void status(const QString& text);
    void seatsWanted();
    void newGameWanted();
    void saveWanted();
    void rulesWindowWanted(int chapter); ///< see shell::RulesWindow
    void gameActionsChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< while a refusal is open
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void restWhereAsked();
    void restAfterMove(Way way);
    void refresh();
    void cover();
    void refreshBanner();
    /// The first of `ends`, the ends of lines, that was played after the viewer's last decision; their
    /// number: none was.
    std::size_t firstSince(const std::vector<NodeId>& ends) const;
    void closeOldCard(NodeId node);
    void closeCardByHand();
    bool isRefusalOpen() const;
    void leaveRefusal();
    [[nodiscard]] bool belongs(const QWidget& widget) const;
    QString keyOf(const QString& action) const;
    void rememberFocus();
    void restoreFocus();
    void retranslate();

    std::unique_ptr<Session> session_;
    std::unique_ptr<GameFace> face_;
    QStringList scenarioFiles_;
    TurnTrackView* track_;
    QToolBar* trackBar_;
    Banner* banner_;
    appmap::MapView* map_;
    QTabWidget* pages_;
    shell::CardFrame* card_;
    HandOver* handOver_;
    ActionList* actions_;
    LogView* log_;
    ProvinceList* provinces_;
    shell::RulesPane* rules_;
    shell::DockBoard board_;
    shell::FocusKeeper focus_;
    std::pair<QString, SeatId> question_{{}, noSeat}; ///< kind of the last one, and whose
    QList<QAction*> gameActions_;
    QList<QAction*> gameKeys_;
    std::optional<NodeId> released_; ///< where the pause was ended last
    bool rests_ = false;             ///< the held game had its button focused
    bool news_ = false;              ///< the open card is one of `showNews`
};

} // namespace marches::play
