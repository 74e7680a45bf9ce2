#pragma once

#include "app/play/prompt.h"

#include <QAbstractItemModel>

#include <vector>

namespace marches::play {

/// The current options as a tree of groups. Takes new rows with as few changes as prefix and suffix allow, so
/// that the place in the list stays.
class ActionModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    void setRows(std::vector<ActionRow> rows);
    /// The row's values; null for a group.
    const ActionRow* row(const QModelIndex& index) const;
    int actionCount() const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& /*parent*/ = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Group {
        QString name;
        std::vector<ActionRow> rows;
        quintptr id = 0; ///< never 0; children point to their group by it
    };
    int groupPosition(quintptr id) const;
    void replaceRows(int group, std::vector<ActionRow> rows);

    std::vector<Group> groups_;
    quintptr nextId_ = 1;
};

} // namespace marches::play
