#pragma once

#include "app/play/face.h"
#include "app/play/table_cards.h"
#include "app/shell/dock_board.h"
#include "app/shell/window_actions.h"

#include <QMainWindow>

#include <memory>
#include <vector>

class QDockWidget;
class QTabWidget;
class QToolBar;

namespace marches::shell {
class RulesPane;
}

namespace marches::play {

class ActionList;
class Banner;
class HandOver;
class LogView;
class ProvinceList;
class TablePanes;
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

    const QStringList& scenarioFiles() const { return scenarioFiles_; }
    Session& session() { return *session_; }
    GameFace& face() { return *face_; }

    // What the window's actions do
    void undo();           ///< past another person's decision, or a draw: only after a question in the banner
    void setGrace(int ms); ///< see Banner
    void takeFocus();      ///< to an open card, else to the map
    void stepBack();       ///< Esc: the card, then the choice, then the banner
    void pressPrimary();
    void pressOther(int number);
    void startFilter();
    TablePanes& panes() { return *panes_; }
    LogView& log() { return *log_; }
    void explainFocus();  ///< Shift+F1
    void showRules();     ///< from their beginning
    void showFocusRule(); ///< F1
    void showSince();     ///< what the others did since the viewer's last decision

    const shell::DockBoard& board() const { return board_; }
    const QList<QAction*>& gameActions() const { return gameActions_; } ///< of the Game menu
    QList<QAction*> gameKeys() const { return shell::withSubmenus(gameActions_) + gameKeys_; }
    /// The user has changed keys: what shows one shows the new one.
    void keysChanged() { refreshBanner(); }
    void resetDocks();

    // FaceHost
    appmap::MapView& map() override { return *map_; }
    void addDock(QWidget* content, shell::DockPlace place) override { board_.add(content, place); }
    void raiseDock(QWidget* content) override;
    void addGameActions(const QList<QAction*>& actions) override;
    void addGameKeys(const QList<QAction*>& actions) override;
    using FaceHost::showCard;
    void showCard(QWidget* content, std::vector<ProvinceId> about) override {
        cards_->show(content, std::move(about));
    }
    void hideCard() override { cards_->hide(); }
    void showRefusal(const RefusalCard& card) override { cards_->showRefusal(card); }
    void showTold(const TellCard& card) override { cards_->showTold(card); }
    void showNews(const TellCard& card) override { cards_->showTold(card, true); }
    void showRule(const QString& ruleId) override;
    void showStatus(const QString& text) override { emit status(text); }
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
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void connectSession();
    void connectViews();
    void setGame(Session* session, GameFace* face);
    void restWhereAsked();
    void restAfterMove(Way way);
    void refresh();
    void cover();
    void refreshBanner();
    void retranslate();

    std::unique_ptr<Session> session_;
    std::unique_ptr<GameFace> face_;
    QStringList scenarioFiles_;
    TurnTrackView* track_;
    QToolBar* trackBar_;
    Banner* banner_;
    appmap::MapView* map_;
    QTabWidget* pages_;
    std::unique_ptr<TableCards> cards_;
    HandOver* handOver_;
    ActionList* actions_;
    LogView* log_;
    ProvinceList* provinces_;
    shell::RulesPane* rules_;
    shell::DockBoard board_;
    std::unique_ptr<TablePanes> panes_;
    std::pair<QString, SeatId> question_{{}, noSeat}; ///< kind of the last one, and whose
    QList<QAction*> gameActions_;
    QList<QAction*> gameKeys_;
    std::optional<NodeId> released_; ///< where the pause was ended last
    bool rests_ = false;             ///< the held game had its button focused
};

} // namespace marches::play
