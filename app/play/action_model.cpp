#include "app/play/action_model.h"

#include "app/shell/rows.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace marches::play {

namespace {

struct Span {
    int first; ///< where the lists begin to differ
    int oldEnd;
    int newEnd;
};

/// The middle part in which two lists differ, by a name of their elements.
template <class List, class Name>
Span difference(const List& before, const List& after, Name name) {
    const auto oldSize = static_cast<int>(before.size());
    const auto newSize = static_cast<int>(after.size());
    const auto at = [&](const List& list, int i) { return name(list[static_cast<std::size_t>(i)]); };
    int first = 0;
    while (first < std::min(oldSize, newSize) && at(before, first) == at(after, first))
        ++first;
    int tail = 0;
    while (tail < std::min(oldSize, newSize) - first &&
           at(before, oldSize - 1 - tail) == at(after, newSize - 1 - tail))
        ++tail;
    return {first, oldSize - tail, newSize - tail};
}

} // namespace

void ActionModel::setRows(std::vector<ActionRow> rows) {
    std::vector<Group> groups;
    for (ActionRow& row : rows) {
        if (groups.empty() || groups.back().name != row.group) groups.push_back({row.group, {}, 0});
        groups.back().rows.push_back(std::move(row));
    }
    const Span span = difference(groups_, groups, [](const Group& group) { return group.name; });
    if (span.oldEnd > span.first) {
        beginRemoveRows({}, span.first, span.oldEnd - 1);
        groups_.erase(groups_.begin() + span.first, groups_.begin() + span.oldEnd);
        endRemoveRows();
    }
    if (span.newEnd > span.first) {
        for (int i = span.first; i < span.newEnd; ++i)
            groups[static_cast<std::size_t>(i)].id = nextId_++;
        beginInsertRows({}, span.first, span.newEnd - 1);
        groups_.insert(groups_.begin() + span.first, std::make_move_iterator(groups.begin() + span.first),
                       std::make_move_iterator(groups.begin() + span.newEnd));
        endInsertRows();
    }
    for (int i = 0; i < static_cast<int>(groups_.size()); ++i)
        if (i < span.first || i >= span.newEnd)
            replaceRows(i, std::move(groups[static_cast<std::size_t>(i)].rows));
}

void ActionModel::replaceRows(int group, std::vector<ActionRow> rows) {
    std::vector<ActionRow>& present = groups_[static_cast<std::size_t>(group)].rows;
    const QModelIndex parent = index(group, 0);
    const Span span = difference(present, rows, [](const ActionRow& row) {
        return std::pair{row.id, row.refused};
    });
    if (span.oldEnd > span.first) {
        beginRemoveRows(parent, span.first, span.oldEnd - 1);
        present.erase(present.begin() + span.first, present.begin() + span.oldEnd);
        endRemoveRows();
    }
    if (span.newEnd > span.first) {
        beginInsertRows(parent, span.first, span.newEnd - 1);
        present.insert(present.begin() + span.first, rows.begin() + span.first, rows.begin() + span.newEnd);
        endInsertRows();
    }
    present = std::move(rows);
    if (!present.empty())
        emit dataChanged(index(0, 0, parent), index(static_cast<int>(present.size()) - 1, 0, parent));
    emit dataChanged(parent, parent);
}

const ActionRow* ActionModel::row(const QModelIndex& index) const {
    if (!index.isValid() || index.internalId() == 0) return nullptr;
    const int group = groupPosition(index.internalId());
    return &groups_[static_cast<std::size_t>(group)].rows[static_cast<std::size_t>(index.row())];
}

int ActionModel::actionCount() const {
    std::size_t count = 0;
    for (const Group& group : groups_)
        count += group.rows.size();
    return static_cast<int>(count);
}

int ActionModel::groupPosition(quintptr id) const {
    const auto found =
        std::find_if(groups_.begin(), groups_.end(), [id](const Group& g) { return g.id == id; });
    return static_cast<int>(found - groups_.begin());
}

QModelIndex ActionModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    return createIndex(row, column,
                       parent.isValid() ? groups_[static_cast<std::size_t>(parent.row())].id : quintptr{0});
}

QModelIndex ActionModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == 0) return {};
    return createIndex(groupPosition(child.internalId()), 0, quintptr{0});
}

int ActionModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(groups_.size());
    if (parent.internalId() != 0 || parent.column() != 0) return 0;
    return static_cast<int>(groups_[static_cast<std::size_t>(parent.row())].rows.size());
}

QVariant ActionModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const ActionRow* action = row(index);
    if (!action) {
        const Group& group = groups_[static_cast<std::size_t>(index.row())];
        switch (role) {
        case Qt::DisplayRole:
        case shell::KeyRole:
            return group.name;
        case shell::CostRole:
            return QLocale().toString(group.rows.size());
        case shell::HeadingRole:
            return true;
        default:
            return {};
        }
    }
    switch (role) {
    case Qt::DisplayRole:
        return action->text;
    case Qt::DecorationRole:
        return action->icon.isNull() ? QVariant{} : action->icon;
    case Qt::AccessibleTextRole:
        return QStringList{action->text, action->detail, action->cost}.join(QStringLiteral(", "));
    case Qt::ToolTipRole:
        return action->tell ? action->tell() : action->detail;
    case shell::DetailRole:
        return action->detail;
    case shell::CostRole:
        return action->cost;
    case shell::RefusedRole:
        return action->refused;
    case shell::ProvinceRole:
        return static_cast<int>(marches::index(action->province));
    case shell::KeyRole:
        return action->id;
    default:
        return {};
    }
}

} // namespace marches::play
