#pragma once

#include <QTreeView>

namespace marches::editor {

/// A table in which one column is a choice, shown as a drop-down list in every row. A click on it, Space or
/// F2 opens the list of the row; letters and Enter are those of the page around it.
class ChoiceTable : public QTreeView {
    Q_OBJECT

public:
    /// `column`: the one with the choices, by the model's roles ImportRoles.
    ChoiceTable(QAbstractItemModel* model, int column, QWidget* parent = nullptr);

    /// As high as so many of its rows at most, and as its rows at least.
    void setMostRows(int rows);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    using QTreeView::edit;
    bool edit(const QModelIndex& index, EditTrigger trigger, QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void fitHeight();

    int column_;
    int mostRows_ = 6;
};

} // namespace marches::editor
