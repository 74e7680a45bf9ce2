#include "editor/places/variant_table.h"

#include "app/theme/style.h"

#include <QHeaderView>
#include <QStandardItemModel>

#include <algorithm>

namespace marches::editor {

VariantTable::VariantTable(QWidget* parent) : QTreeView(parent), model_(new QStandardItemModel(this)) {
    setObjectName(QStringLiteral("variants.table"));
    setModel(model_);
    setFrameShape(QFrame::NoFrame);
    setRootIsDecorated(false);
    setUniformRowHeights(true);
    setEditTriggers(QAbstractItemView::NoEditTriggers);
    setSelectionBehavior(QAbstractItemView::SelectItems);
    setSelectionMode(QAbstractItemView::SingleSelection);
    header()->setStretchLastSection(true);
    header()->setSectionsMovable(false);
    const auto choose = [this](const QModelIndex& index) {
        const auto column = static_cast<std::size_t>(index.column());
        if (index.column() > 0 && column <= ids_.size()) emit chosen(ids_[column - 1]);
    };
    connect(this, &QAbstractItemView::clicked, this, choose);
    connect(this, &QAbstractItemView::activated, this, choose);
}

/// Rows are the checks of all columns, in the order of the first that has the most of them.
void VariantTable::setColumns(const std::vector<Column>& columns) {
    ids_.clear();
    std::vector<const ShownProof*> rows;
    for (const Column& column : columns) {
        ids_.push_back(column.id);
        for (std::size_t i = 0; i < column.lines.size(); ++i) {
            const ShownProof& line = column.lines[i];
            const auto same = [&](const ShownProof* row) { return row->check == line.check; };
            if (std::none_of(rows.begin(), rows.end(), same))
                rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(std::min(i, rows.size())), &line);
        }
    }
    const theme::Theme& theme = theme::themeOf(this);
    model_->setRowCount(static_cast<int>(rows.size()));
    model_->setColumnCount(static_cast<int>(columns.size()) + 1);
    QStringList heads{tr("Check", "the first column: what is checked of variants")};
    for (const Column& column : columns)
        heads << column.name;
    model_->setHorizontalHeaderLabels(heads);
    const auto itemAt = [this](std::size_t row, std::size_t column) -> QStandardItem& {
        const int r = static_cast<int>(row);
        const int c = static_cast<int>(column);
        if (model_->item(r, c) == nullptr) model_->setItem(r, c, new QStandardItem);
        return *model_->item(r, c);
    };
    for (std::size_t row = 0; row < rows.size(); ++row) {
        itemAt(row, 0).setText(rows[row]->title);
        for (std::size_t i = 0; i < columns.size(); ++i) {
            QStandardItem& item = itemAt(row, i + 1);
            const auto& lines = columns[i].lines;
            const auto line = std::find_if(lines.begin(), lines.end(), [&](const ShownProof& each) {
                return each.check == rows[row]->check;
            });
            const bool known = line != lines.end();
            item.setText(known ? line->brief : QStringLiteral("–"));
            item.setIcon(known ? toneIcon(line->tone, theme) : QIcon());
            item.setToolTip(known ? line->says : QString());
            item.setData(known ? QStringLiteral("%1, %2: %3. %4")
                                     .arg(columns[i].name, rows[row]->title, toneText(line->tone), line->says)
                               : QString(),
                         Qt::AccessibleTextRole);
        }
    }
    for (int column = 0; column < model_->columnCount(); ++column)
        resizeColumnToContents(column);
}

} // namespace marches::editor
