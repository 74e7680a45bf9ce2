#pragma once

#include "editor/warriors/tables_model.h"
#include "editor/warriors/tables_paint.h"

#include <QTableView>

namespace marches::editor {

/// One section of the tables. Figures are typed, or stepped by Up and Down; Left, Right, Tab and Enter go on;
/// Backspace takes the figure of the map that is compared with. Abilities are dragged to their level, or
/// moved by Alt and the arrows.
class FigureGrid : public QTableView {
    Q_OBJECT

public:
    explicit FigureGrid(FigureModel& model, QWidget* parent = nullptr);

    [[nodiscard]] FigureModel& figures() const { return model_; }
    [[nodiscard]] CellLook lookOf(const QModelIndex& index) const;
    /// The ability of the current cell that is meant; empty: it has none.
    [[nodiscard]] std::string ability() const;
    /// Goes to a figure or ability; false: it is not here.
    bool goTo(const draft::TreePath& path);
    /// The first figure, or the last one; false: nothing is shown.
    bool goToEnd(bool last);
    void asInModel();
    /// Shows the rows that have something that differs, and their heads; or all.
    void showOnlyDiffering(bool only);
    /// Gives up what is being typed; false: nothing is.
    bool stepBack();
    void fit(); ///< heights and widths, after the rows have changed

signals:
    void currentMoved(); ///< to another figure or ability, or its value is another one
    void ruleWanted();
    void said(const QString& text);

protected:
    bool event(QEvent* event) override;
    bool focusNextPrevChild(bool next) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override { mousePressEvent(event); }
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    [[nodiscard]] const FigureCell& current() const { return model_.cell(currentIndex()); }
    bool keyInAbilities(const QKeyEvent& event);
    bool keyOfMove(const QKeyEvent& event);
    void type(QChar digit);
    void eraseTyped();
    void step(int by);
    void press();
    bool walk(int by);    ///< along the cells, row by row
    bool walkRow(int by); ///< to the next row with cells
    void moveAbility(int levels, int tracks);
    void leaveCell();
    void layColumns();
    [[nodiscard]] std::vector<QRectF> chipsAt(const QModelIndex& index) const;
    [[nodiscard]] int chipAt(const QModelIndex& index, const QPoint& at) const;
    void drop(const QPoint& at);

    FigureModel& model_;
    QString typed_; ///< digits, since the cell was entered
    bool refused_ = false;
    bool keepTyped_ = false;
    int chip_ = 0;
    bool only_ = false;
    std::string held_; ///< the ability that is being dragged
    bool dragging_ = false;
    QPoint pressedAt_;
    QPoint heldAt_;
};

} // namespace marches::editor
