#pragma once

#include "editor/document.h"
#include "editor/warriors/tables_sheet.h"
#include "engine/base/expected.h"

#include <QAbstractTableModel>

namespace marches::editor {

/// One section of the tables: its first column has the labels, the others the cells. It is changed by the
/// document alone; rows and columns come and go at the end, it is never reset.
class FigureModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// `now` outlives it.
    FigureModel(Section section, Document& document, const TablesNow& now, QObject* parent);

    /// Shows what `now` says.
    void refresh();
    [[nodiscard]] Section section() const { return section_; }
    [[nodiscard]] const TablesNow& now() const { return now_; }
    [[nodiscard]] const FigureRow& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }
    [[nodiscard]] const FigureCell& cell(const QModelIndex& index) const; ///< of kind `none`: no cell
    /// The cell of a figure, an ability or a table; invalid: it is not here.
    [[nodiscard]] QModelIndex indexOf(const draft::TreePath& path) const;
    [[nodiscard]] int differing() const; ///< figures and abilities
    [[nodiscard]] bool rowDiffers(int row) const;

    // Steps of the history. False: it can't be done, and `said` has told why.
    bool set(const QModelIndex& index, int value);
    bool moveAbility(const std::string& ability, const draft::warriors::AbilityPlace& to);
    /// As the model of `now` has it. An ability: that one alone, else all of the cell.
    bool asInModel(const QModelIndex& index, const std::string& ability);
    bool add(const QModelIndex& index);
    bool remove(const QModelIndex& index);
    void endMerge() { document_.endMerge(); }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;

signals:
    void said(const QString& text);

private:
    bool take(Expected<draft::Change, Sentence> change, const draft::TreePath& path);
    [[nodiscard]] QString description(const FigureCell& cell) const;

    Section section_;
    Document& document_;
    const TablesNow& now_;
    std::vector<FigureRow> rows_;
    int columns_ = 1;
};

} // namespace marches::editor
