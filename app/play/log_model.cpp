#include "app/play/log_model.h"

#include "app/play/seat_look.h"
#include "app/shell/rows.h"

#include <algorithm>
#include <utility>

namespace marches::play {

// Index ids: 0 for a group; entry + 1 for a command's children's parent is coded as 2 * (entry + 1); a
// command carries 2 * group + 1.
namespace {
constexpr quintptr groupId = 0;
constexpr quintptr commandId(int group) {
    return 2 * static_cast<quintptr>(group) + 1;
}
constexpr quintptr moreId(int entry) {
    return 2 * (static_cast<quintptr>(entry) + 1);
}
constexpr bool isCommand(quintptr id) {
    return id % 2 == 1;
}
} // namespace

void LogModel::setGame(const Session* session, GameFace* face) {
    beginResetModel();
    if (session != session_) goneTo_ = rootNode;
    session_ = session;
    face_ = face;
    entries_.clear();
    commands_.clear();
    groups_.clear();
    asked_ = rootNode;
    currentRow_.reset();
    endResetModel();
    update();
}

void LogModel::update() {
    if (!session_ || !face_) return;
    if (const SeatId to = session_->shownTo(); std::exchange(toldTo_, to) != to)
        return setGame(session_, face_); // all that somebody else may know is told anew
    asked_ = rootNode;
    std::vector<NodeId> ends = session_->lineEnds();
    ends.erase(ends.begin());
    std::size_t same = 0;
    while (same < std::min(commands_.size(), ends.size()) && commands_[same].node == ends[same])
        ++same;
    if (same < commands_.size()) {
        while (same > 0 && commands_[same - 1].entry == commands_[same].entry)
            --same; // what is left of a deed is told anew
        cutTo(commands_[same].entry);
        commands_.resize(same);
    }
    for (; same < ends.size(); ++same)
        append(ends[same]);
    lookedAtChanged();
}

void LogModel::cutTo(int entries) {
    currentRow_.reset();
    while (!groups_.empty() && groups_.back().first >= entries) {
        const int row = static_cast<int>(groups_.size()) - 1;
        beginRemoveRows({}, row, row);
        entries_.resize(static_cast<std::size_t>(groups_.back().first));
        groups_.pop_back();
        endRemoveRows();
    }
    if (groups_.empty() || static_cast<int>(entries_.size()) == entries) return;
    const int first = groups_.back().first;
    beginRemoveRows(index(static_cast<int>(groups_.size()) - 1, 0), entries - first,
                    static_cast<int>(entries_.size()) - first - 1);
    entries_.resize(static_cast<std::size_t>(entries));
    endRemoveRows();
}

void LogModel::append(NodeId node) {
    if (!commands_.empty() && face_->goesOn(node)) cutTo(commands_.back().entry);
    commands_.push_back({node, static_cast<int>(entries_.size())});
    const std::vector<LogEntry> rows = face_->logRows(node);
    for (int part = 0; part < static_cast<int>(rows.size()); ++part) {
        const LogEntry& row = rows[static_cast<std::size_t>(part)];
        append({node, part, row.turn, static_cast<int>(row.more.size()), row.open}, row.group);
    }
}

void LogModel::append(const Entry& row, const QString& heading) {
    currentRow_.reset();
    const int position = static_cast<int>(entries_.size());
    if (groups_.empty() || groups_.back().name != heading) {
        const int group = static_cast<int>(groups_.size());
        beginInsertRows({}, group, group);
        groups_.push_back({heading, position});
        entries_.push_back(row);
        endInsertRows();
        return;
    }
    const int first = groups_.back().first;
    beginInsertRows(index(static_cast<int>(groups_.size()) - 1, 0), position - first, position - first);
    entries_.push_back(row);
    endInsertRows();
}

void LogModel::lookedAtChanged() {
    const NodeId before = shown_;
    shown_ = session_ ? session_->node() : NodeId{};
    currentRow_.reset();
    for (const NodeId node : {before, shown_})
        if (const QModelIndex changed = indexOf(node); changed.isValid()) emit dataChanged(changed, changed);
    if (goneTo_ != shown_) goneTo_ = rootNode;
}

int LogModel::positionOf(NodeId node) const {
    if (node == rootNode) return 0;
    const auto exact = std::find_if(commands_.begin(), commands_.end(),
                                    [&](const Command& command) { return command.node == node; });
    const auto place = exact != commands_.end()
                           ? exact
                           : std::find_if(commands_.begin(), commands_.end(),
                                          [&](const Command& command) { return command.node >= node; });
    return place == commands_.end() ? commandCount() : static_cast<int>(place - commands_.begin()) + 1;
}

NodeId LogModel::nodeAt(int position) const {
    if (position <= 0 || commands_.empty()) return rootNode;
    return commands_[static_cast<std::size_t>(std::min(position, commandCount()) - 1)].node;
}

int LogModel::turnAt(int position) const {
    if (commands_.empty()) return 1;
    const Command& command =
        commands_[static_cast<std::size_t>(std::clamp(position - 1, 0, commandCount() - 1))];
    return entries_[static_cast<std::size_t>(command.entry)].turn;
}

NodeId LogModel::deedBefore(NodeId node) const {
    int position = positionOf(node);
    if (position == 0) return node;
    const auto entryAt = [this](int at) { return commands_[static_cast<std::size_t>(at) - 1].entry; };
    const int entry = entryAt(position);
    while (position > 0 && entryAt(position) == entry)
        --position;
    return nodeAt(position);
}

NodeId LogModel::deedAfter(NodeId node) const {
    auto next = std::find_if(commands_.begin(), commands_.end(),
                             [&](const Command& command) { return command.node > node; });
    if (next == commands_.end()) return node;
    while (next + 1 != commands_.end() && (next + 1)->entry == next->entry)
        ++next;
    return next->node;
}

int LogModel::rowGoneTo(NodeId node) const {
    const auto found = std::find_if(commands_.rbegin(), commands_.rend(),
                                    [node](const Command& command) { return command.node == node; });
    if (found == commands_.rend()) return -1;
    const int last = lastRow(found->entry);
    return node == goneTo_ ? std::min(found->entry + partGoneTo_, last) : last;
}

int LogModel::currentRow() const {
    if (!currentRow_) currentRow_ = rowGoneTo(shown_);
    return *currentRow_;
}

/// Returns the last row of a line, or of lines that share a row.
int LogModel::lastRow(int first) const {
    auto next = static_cast<std::size_t>(first) + 1;
    while (next < entries_.size() && entries_[next].part > 0)
        ++next;
    return static_cast<int>(next) - 1;
}

void LogModel::goTo(const QModelIndex& row) {
    if (!row.isValid() || row.internalId() == groupId) return;
    const QModelIndex command = isCommand(row.internalId()) ? row : row.parent();
    const int first = groups_[static_cast<std::size_t>(command.internalId() / 2)].first;
    const Entry& entry = entries_[static_cast<std::size_t>(first + command.row())];
    const QModelIndex before = indexOf(shown_);
    goneTo_ = entry.node;
    partGoneTo_ = entry.part;
    currentRow_.reset();
    for (const QModelIndex& changed : {before, command})
        if (changed.isValid()) emit dataChanged(changed, changed);
}

QString LogModel::ended(NodeId node) const {
    const int entry = rowGoneTo(node);
    if (entry < 0 || entries_[static_cast<std::size_t>(entry)].node != node) return {};
    const auto next = static_cast<std::size_t>(lastRow(entry)) + 1;
    const int group = groupOf(entry);
    if (next < entries_.size() && groupOf(static_cast<int>(next)) == group) return {};
    return groups_[static_cast<std::size_t>(group)].name;
}

QModelIndex LogModel::indexOf(NodeId node) const {
    const int position = rowGoneTo(node);
    if (position < 0) return {};
    const int group = groupOf(position);
    return createIndex(position - groups_[static_cast<std::size_t>(group)].first, 0, commandId(group));
}

/// Keeps the rows of one node: a row is asked for its text, icon and price one after the other.
const LogEntry& LogModel::rowOf(const Entry& entry) const {
    if (asked_ != entry.node || rows_.empty()) {
        rows_ = face_->logRows(entry.node);
        asked_ = entry.node;
    }
    return rows_[std::min(static_cast<std::size_t>(entry.part), rows_.size() - 1)];
}

int LogModel::groupEnd(int group) const {
    const auto next = static_cast<std::size_t>(group) + 1;
    return next < groups_.size() ? groups_[next].first : static_cast<int>(entries_.size());
}

int LogModel::groupOf(int entry) const {
    const auto after =
        std::upper_bound(groups_.begin(), groups_.end(), entry,
                         [](int position, const Group& group) { return position < group.first; });
    return static_cast<int>(after - groups_.begin()) - 1;
}

QModelIndex LogModel::index(int row, int column, const QModelIndex& parent) const {
    if (!hasIndex(row, column, parent)) return {};
    if (!parent.isValid()) return createIndex(row, column, groupId);
    if (parent.internalId() == groupId) return createIndex(row, column, commandId(parent.row()));
    const auto group = static_cast<std::size_t>(parent.internalId() / 2);
    return createIndex(row, column, moreId(groups_[group].first + parent.row()));
}

QModelIndex LogModel::parent(const QModelIndex& child) const {
    if (!child.isValid() || child.internalId() == groupId) return {};
    if (isCommand(child.internalId()))
        return createIndex(static_cast<int>(child.internalId() / 2), 0, groupId);
    const int entry = static_cast<int>(child.internalId() / 2) - 1;
    const int group = groupOf(entry);
    return createIndex(entry - groups_[static_cast<std::size_t>(group)].first, 0, commandId(group));
}

int LogModel::rowCount(const QModelIndex& parent) const {
    if (!parent.isValid()) return static_cast<int>(groups_.size());
    if (parent.internalId() == groupId)
        return groupEnd(parent.row()) - groups_[static_cast<std::size_t>(parent.row())].first;
    if (!isCommand(parent.internalId())) return 0;
    const auto group = static_cast<std::size_t>(parent.internalId() / 2);
    return entries_[static_cast<std::size_t>(groups_[group].first + parent.row())].more;
}

QVariant LogModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !face_) return {};
    if (index.internalId() == groupId) {
        if (role == shell::HeadingRole) return true;
        if (role == Qt::DisplayRole) return groups_[static_cast<std::size_t>(index.row())].name;
        return {};
    }
    const bool command = isCommand(index.internalId());
    const int position = command
                             ? groups_[static_cast<std::size_t>(index.internalId() / 2)].first + index.row()
                             : static_cast<int>(index.internalId() / 2) - 1;
    const Entry& entry = entries_[static_cast<std::size_t>(position)];
    switch (role) {
    case shell::NodeRole:
        return static_cast<uint>(marches::index(entry.node));
    case shell::CurrentRole:
        return command && !session_->live() && position == currentRow();
    case shell::KeyRole:
        return command && entry.part == 0 ? session_->notation(entry.node) : QVariant{};
    case shell::RefusedRole:
        return !command;
    case shell::OpenRole:
        return command && entry.open;
    case Qt::DisplayRole: {
        const LogEntry& row = rowOf(entry);
        if (command) return row.text;
        const auto sentence = static_cast<std::size_t>(index.row());
        return sentence < row.more.size() ? row.more[sentence] : QVariant{};
    }
    case shell::CostRole:
        return command ? rowOf(entry).detail : QVariant{};
    case Qt::DecorationRole: {
        if (!command) return {};
        const LogEntry& row = rowOf(entry);
        if (isSeat(row.seat)) return shieldIcon(session_->seat(row.seat), currentTheme());
        return row.icon.isNull() ? QVariant{} : row.icon;
    }
    default:
        return {};
    }
}

} // namespace marches::play
