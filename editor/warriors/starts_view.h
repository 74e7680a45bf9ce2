#pragma once

#include "editor/view.h"
#include "editor/warriors/starts_boxes.h"
#include "editor/warriors/starts_game.h"
#include "editor/warriors/starts_map.h"
#include "editor/warriors/starts_puzzle.h"
#include "editor/warriors/starts_seat.h"

class QMenu;
class QStackedWidget;

namespace marches::editor {

class ToolBanner;

/// The view of start positions: the map with its tokens, below it the boxes, at the right the moment, a
/// country and the puzzle. A token is dragged from its box to a province, from province to province, and back
/// to the boxes; or it is taken in hand by a click or Enter and put down by another.
class StartsView final : public View {
    Q_OBJECT

public:
    StartsView(Document& document, const GamePanels* panels, QWidget* parent = nullptr);

    void takeFocus() override;
    void showVariant(const std::string& variant) override;
    void goTo(const draft::ProblemPlace& place) override;
    void goTo(const draft::TreePath& path) override;
    bool stepBack() override;
    [[nodiscard]] std::string seatInHand() const override;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void showEvent(QShowEvent* event) override;

private:
    void layOut();
    void connectParts();
    void refresh(); ///< all, from the document
    void showBanner();
    void chooseSeat(const std::string& seat);
    /// Makes a step; `about`: a province, or a value of the start position.
    bool make(Expected<draft::Change, Sentence> change, const std::string& province = {});
    void run(const StartCommand& command);

    // What is in hand
    void take(StartHand hand);
    void takePieces(std::vector<StartPiece> alike);
    void setCount(int count);
    void drop(); ///< out of the hand
    /// `again`: by keys one after the other of a kind is put down.
    void put(const std::string& province, bool again = false);
    void takeOff(const std::vector<StartPiece>& pieces);
    void showCarried(const QPoint& global);
    void letGoAt(const QPoint& global);
    [[nodiscard]] QString dropWords(const std::string& province) const;

    void menuFor(ProvinceId province, appmap::TokenHit token, const QPoint& global);
    void addPieceMenu(QMenu& menu, const std::vector<StartPiece>& alike);
    void tell(ProvinceId province, appmap::TokenHit token);

    void askForGame();
    [[nodiscard]] QString shownName() const;
    void openGame(const QString& path);
    void closeGame();
    void takeMoment();
    void makePuzzle();

    Document& document_;
    std::string variant_;
    StartModel model_;
    StartFacts facts_;
    std::string seat_;
    std::optional<StartHand> hand_;
    bool stale_ = false;   ///< it has not been seen since the document changed
    bool carries_ = false; ///< a token is being dragged
    QPoint releasedAt_;    ///< where the mouse was let go on the map, global
    ToolBanner* banner_;
    StartsMap* map_;
    QStackedWidget* below_;
    Panel* boxesPanel_;
    StartsBoxes* boxes_;
    StartsGame* game_;
    StartsMoment* moment_;
    StartsSeat* seatPanel_;
    StartsPuzzle* puzzle_;
    QLabel* carried_; ///< what is dragged out of a box, and what letting go does
};

} // namespace marches::editor
