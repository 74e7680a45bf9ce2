#pragma once

#include "app/play/face.h"

#include <QMainWindow>

#include <array>
#include <memory>
#include <vector>

class QDockWidget;
class QTabWidget;
class QToolBar;

namespace marches::play {

class ActionList;
class Banner;
class CardFrame;
class LogView;
class ProvinceList;
class RulesView;
class TurnTrackView;

/// A game on the table: the map with the banner above it, the docks round it. Owns the session and its face;
/// one is made for each game. It stands in the main window as a widget.
class TableWindow : public QMainWindow, public FaceHost {
    Q_OBJECT

public:
    TableWindow(const GameEntry& game, OpenedGame opened, QWidget* parent = nullptr);
    ~TableWindow() override;

    const QStringList& scenarioFiles() const { return scenarioFiles_; }
    Session& session() { return *session_; }
    GameFace& face() { return *face_; }
    QString title() const; ///< "Western Europe, turn 5"

    // What the window's actions do
    void undo(); ///< past another person's decision: only after a question in the banner
    void redo();
    void setGrace(int ms);    ///< see Banner
    QString undoText() const; ///< names what; empty: nothing to undo
    QString redoText() const;
    void stepBack(); ///< Esc: the card, then the choice, then the banner
    void pressPrimary();
    void pressOther(int number);
    void startFilter();
    void nextPane(int direction);
    void goToPane(int altKey); ///< 1 to 9; nothing happens for a number that no pane has
    void explainFocus();       ///< Shift+F1
    void showFocusRule();      ///< F1

    const std::vector<QDockWidget*>& docks() const { return docks_; }
    const QList<QAction*>& gameActions() const { return gameActions_; }
    void restoreDocks(); ///< as they were left; as first made where they never were
    void resetDocks();
    void saveDocks() const;

    // FaceHost
    appmap::MapView& map() override { return *map_; }
    void addDock(QWidget* content, DockPlace place) override;
    void raiseDock(QWidget* content) override;
    void addGameActions(const QList<QAction*>& actions) override;
    void showCard(QWidget* content, ProvinceId near) override;
    void hideCard() override;
    void showRefusal(const RefusalCard& card) override;
    void showRule(const QString& ruleId) override;
    void showStatus(const QString& text) override;
    void showPage(QWidget* content) override;

signals:
    /// Undo, redo, saved, live, whose turn: what menus and title show may differ.
    void stateChanged();
    void status(const QString& text);
    void seatsWanted();
    void gameActionsChanged();

protected:
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    QDockWidget* makeDock(QWidget* content, Qt::DockWidgetArea area);
    void showTitles(); ///< a dock among tabs needs no title of its own
    void refresh();
    void refreshBanner();
    void refreshLayoutName();
    void favourDocks();
    Prompt windowPrompt(bool& busy) const;
    std::optional<Button> undoButton() const;
    QString personOf(SeatId seat) const;
    QString layoutKey(const QString& layout) const;
    QDockWidget* dockOf(const QWidget* content) const;
    void retranslate();

    struct Placed {
        QDockWidget* dock;
        DockPlace place;
    };

    const GameEntry& game_;
    std::unique_ptr<Session> session_;
    std::unique_ptr<GameFace> face_;
    QStringList scenarioFiles_;
    TurnTrackView* track_;
    QToolBar* trackBar_;
    Banner* banner_;
    appmap::MapView* map_;
    QTabWidget* pages_;
    CardFrame* card_;
    ActionList* actions_;
    LogView* log_;
    ProvinceList* provinces_;
    RulesView* rules_;
    std::vector<QDockWidget*> docks_;
    std::vector<Placed> placed_; ///< the face's own
    QList<QAction*> gameActions_;
    QString layout_;
    bool arranged_ = false;
};

} // namespace marches::play
