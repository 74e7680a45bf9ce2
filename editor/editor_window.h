#pragma once

#include "app/shell/dock_board.h"
#include "editor/document.h"
#include "editor/face.h"
#include "editor/strip.h"
#include "editor/tool.h"
#include "editor/tool_hand.h"

#include <QMainWindow>

#include <memory>
#include <optional>
#include <span>
#include <vector>

class QStackedWidget;

namespace marches::shell {
class CardFrame;
}

namespace marches::editor {

class ChangesPane;
class EditorActions;
class FileTextPane;
class HistoryPane;
class MapFeed;
class MapProblems;
class Overlays;
class ProblemsPane;
class ProvincePane;
class ProvincesPane;
class VariantBar;
class Tracing;

/// A map on the drawing table: strip, the view that is shown (the map with banner and rail, or another), and
/// the docks round it. Owns the document; one is made for each that is opened. It stands in the main window
/// as a widget.
class EditorWindow : public QMainWindow, public ToolHost, public ViewHost {
    Q_OBJECT

public:
    /// `panels`: null for a game that has none.
    EditorWindow(std::unique_ptr<Document> document, const GamePanels* panels,
                 std::span<const ToolKind> tools, EditorActions& actions, QWidget* parent = nullptr);
    ~EditorWindow() override;

    /// Puts the docks where they were left. In the window and of its size, but before it is shown.
    void arrange();
    void resetDocks();
    [[nodiscard]] const shell::DockBoard& board() const { return board_; }

    // What the window's actions do
    void showView(const QString& id);
    [[nodiscard]] bool hasView(const QString& id) const; ///< whether the game has it
    void playGames(); ///< F8: many games by computer players, in the view of balance
    void stepBack();  ///< Esc: what the tool has begun, then the tool, then the choice
    void startFilter();
    void renameChosen();
    void takeFocus();          ///< to the view that is shown
    void goToPane(int altKey); ///< 1: the view that is shown; nothing happens for a number that no panel has
    void keysChanged();
    /// Goes to the first error that is known; else to the finding's line in the file's text.
    void showFault(const Finding& finding);
    void goToProblem(const draft::Problem& problem);
    /// Shows a card on the map until it is closed; it replaces another one.
    void showCard(QWidget* content, const std::vector<std::string>& about);
    void closeCard();
    [[nodiscard]] bool hasCard() const;
    void showVariant(const QString& variant);     ///< an id; empty: the whole map
    [[nodiscard]] std::string seatInHand() const; ///< of the view: who plays on trial
    [[nodiscard]] const QString& shownViewId() const { return view_; }

    // ToolHost and ViewHost
    Document& document() override { return *owned_; }
    appmap::MapView& map() override { return *map_; }
    [[nodiscard]] int numberOf(std::string_view province) const override;
    [[nodiscard]] const std::vector<std::string>& chosen() const override { return chosen_; }
    [[nodiscard]] const GamePanels* panels() const override { return panels_; }
    void choose(std::vector<std::string> provinces) override;
    void say(const QString& text) override { emit status(text); }
    void dropTool() override { hand_->take(0); }
    [[nodiscard]] TracedPicture& traced() override;
    [[nodiscard]] ToolHand& hand() const { return *hand_; }
    [[nodiscard]] Tracing& tracing() const { return *tracing_; }
    [[nodiscard]] MapProblems& problems() const { return *problems_; }

signals:
    void status(const QString& text);
    void pointed(const QString& place); ///< "x 987, y 1034", or nothing
    void hintsChanged();
    void stateChanged(); ///< what menus, title and status line show may differ
    void testWanted();   ///< Test-play
    void filesWanted();  ///< what the files hold is to be taken in

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void addDocks();
    void connectMap();
    void connectPanes();
    void connectProblems();
    /// A view beside the map, made when it is asked for first; null: the game has none of this id.
    View* viewCalled(const QString& id);
    [[nodiscard]] View* shownView() const; ///< null: the map
    void useToolCalled(const QString& id);
    void askFor(const draft::Problem& problem, const draft::Fix& fix);
    void askForProvinceOf(const std::string& country);
    void goTo(const EditPlace& place);
    void tell(ProvinceId province);
    void refresh();
    void refreshStrip();
    void followVariant();
    void retranslate();

    std::unique_ptr<Document> owned_;
    Document& document_;
    const GamePanels* panels_;
    EditorActions& actions_;
    std::vector<std::string> chosen_;
    Strip* strip_;
    appmap::MapView* map_;
    MapFeed* feed_;
    Tracing* tracing_;
    ProvincePane* province_;
    ToolHand* hand_;
    HistoryPane* history_;
    ProvincesPane* provinces_;
    ChangesPane* changes_;
    FileTextPane* text_;
    ProblemsPane* problemsPane_;
    MapProblems* problems_;
    std::unique_ptr<Overlays> overlays_;
    VariantBar* bar_;
    QStackedWidget* views_; ///< the map, then those that have been made
    QString view_;          ///< the id of the one that is shown
    shell::CardFrame* card_;
    shell::DockBoard board_;
};

} // namespace marches::editor
