#pragma once

#include "app/play/face.h"

#include <QAbstractItemModel>

#include <optional>
#include <vector>

namespace marches::play {

/// The present variation as a tree: turn and phase, then commands and what the game did by itself, then what
/// followed from each. Lines that are one deed (`GameFace::goesOn`) share a row. Texts are asked of the face
/// when a row is seen; the model keeps which nodes there are, and under which heading.
class LogModel : public QAbstractItemModel {
    Q_OBJECT

public:
    using QAbstractItemModel::QAbstractItemModel;

    /// Null: no game.
    void setGame(const Session* session, GameFace* face);
    /// Follows the session: new commands are appended, what is no longer on the variation goes.
    void update();
    /// Another node is looked at.
    void lookedAtChanged();
    void retranslate() {
        if (session_) setGame(session_, face_);
    }

    /// Returns that of the node's rows that was gone to, else the last: what is looked at is what the node
    /// led to. Invalid: it has none.
    QModelIndex indexOf(NodeId node) const;
    /// A row was chosen to look at its node: of the node's rows it is the one that stands out, until another
    /// node is looked at.
    void goTo(const QModelIndex& row);
    /// The heading above the node's row, where nothing follows under it: the game has gone on to what comes
    /// next. Empty: it is going on.
    QString ended(NodeId node) const;
    int commandCount() const { return static_cast<int>(commands_.size()); }
    /// The n-th command from the start; 0 is the start itself.
    NodeId nodeAt(int position) const;
    int positionOf(NodeId node) const;
    int turnAt(int position) const;
    /// Where the deed before, or after, ends: all lines that share a row are passed at once. At the start, or
    /// now, the same node.
    NodeId deedBefore(NodeId node) const;
    NodeId deedAfter(NodeId node) const;

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& /*parent*/ = {}) const override { return 1; }
    QVariant data(const QModelIndex& index, int role) const override;

private:
    struct Entry {
        NodeId node{}; ///< of several lines the last
        int part = 0;  ///< of `GameFace::logRows`; 0: the command itself
        int turn = 0;
        int more = 0;
        bool open = false;
    };
    struct Group {
        QString name;
        int first = 0; ///< position in entries_
    };
    struct Command {
        NodeId node{};
        int entry = 0; ///< where its rows begin in `entries_`
    };
    int groupEnd(int group) const;
    int groupOf(int entry) const;
    void cutTo(int entries);
    void append(NodeId node);
    void append(const Entry& row, const QString& group);
    const LogEntry& rowOf(const Entry& entry) const;
    int rowGoneTo(NodeId node) const;
    int currentRow() const;
    int lastRow(int first) const;

    const Session* session_ = nullptr;
    GameFace* face_ = nullptr;
    std::vector<Entry> entries_;
    std::vector<Command> commands_;
    mutable NodeId asked_ = rootNode;
    mutable std::vector<LogEntry> rows_; ///< of the node that was asked last
    std::vector<Group> groups_;
    NodeId shown_{};
    SeatId toldTo_ = noSeat;   ///< `Session::shownTo` when its rows were told
    NodeId goneTo_ = rootNode; ///< by one of its rows; the root has none
    int partGoneTo_ = 0;
    mutable std::optional<int> currentRow_; ///< every row that is painted asks for it
};

} // namespace marches::play
