#pragma once

#include "editor/balance/stand_out.h"

#include <QAbstractTableModel>

class QTreeView;

namespace marches::editor {

/// A table of words, whose rows come and go; it is never reset.
class WordTable : public QAbstractTableModel {
    Q_OBJECT

public:
    struct Cell {
        QString text;
        bool bad = false; ///< in the colour of what is bad
        bool bold = false;
        bool operator==(const Cell&) const = default;
    };
    struct Row {
        std::string id;
        std::vector<Cell> cells;
        bool operator==(const Row&) const = default;
    };
    enum Role { IdRole = Qt::UserRole + 1 };
    using QAbstractTableModel::QAbstractTableModel;

    void setTitles(const QStringList& titles); ///< of the columns
    void show(std::vector<Row> rows);
    [[nodiscard]] const std::string& id(int row) const { return rows_[static_cast<std::size_t>(row)].id; }

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QStringList titles_;
    std::vector<Row> rows_;
};

/// A view of such a table, ready for a panel.
[[nodiscard]] QTreeView* wordTableView(const QString& name, WordTable& model);

/// The provinces of a report, least taken first. `before`: null: no report to compare with.
[[nodiscard]] std::vector<WordTable::Row> placeRows(const BalanceFigures& now, const BalanceFigures* before,
                                                    const BalanceGame& game, const BalanceNames& names);
/// All figures of a report.
[[nodiscard]] std::vector<WordTable::Row> figureRows(const BalanceFigures& now, const BalanceFigures* before,
                                                     const BalanceGame& game, const BalanceNames& names);

} // namespace marches::editor
