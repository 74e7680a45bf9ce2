#pragma once

#include "engine/table/game.h"
#include "engine/table/record.h"
#include "engine/table/timeline_tree.h"

#include <QString>

#include <optional>
#include <string>
#include <vector>

namespace marches::play {

/// What happened in a game, and how play moves through it, of any game: `SessionOf` implements it on its
/// Timeline.
class GameHistory {
public:
    virtual ~GameHistory() = default;

    // The node looked at
    virtual SeatSet waits() const = 0;
    virtual std::optional<Outcome> outcome() const = 0;

    virtual const TimelineTree& tree() const = 0;
    NodeId head() const { return tree().current(); } ///< where play stands
    /// Who took the step that led to a node; noSeat for the first.
    virtual SeatId actor(NodeId node) const = 0;
    /// The record line that a node is on, up to that node.
    virtual QString notation(NodeId node) const = 0;
    /// Where the command lines end on the way from the start to `head`; the start itself comes first.
    std::vector<NodeId> lineEnds() const {
        std::vector<NodeId> ends{head()};
        while (ends.back() != rootNode)
            ends.push_back(tree().beforeLine(ends.back()));
        return {ends.rbegin(), ends.rend()};
    }

    /// The whole game with its variations, as it is saved.
    virtual Record record() const = 0;
    /// The way from the start to `head` only.
    virtual Record linearRecord() const = 0;

protected:
    virtual bool hides() const = 0;      ///< there is something in the game that not all may know
    virtual bool hidesHands() const = 0; ///< two people at one screen hand it over
    virtual bool revealsSince(NodeId node) const = 0; ///< see `UndoStep::reveals`; the node lies behind
    virtual void loadState(NodeId node) = 0; ///< its state becomes the one looked at; events: what differs
    virtual SeatSet waitsAtHead() const = 0;
    virtual int questionAtHead() const = 0; ///< its kind, as the game numbers it
    /// Who comes first at `head`; noSeat where the game has no order.
    virtual SeatId firstOf(const SeatSet& seats) const = 0;
    virtual NodeId undoTarget(SeatId& person) const = 0; ///< head when there is none
    virtual NodeId redoTarget(NodeId lineEnd) const = 0; ///< when that line ahead is taken again
    virtual void playGoTo(NodeId node) = 0;
    virtual bool playBranch(const std::string& name, NodeId at) = 0;
    virtual bool playGo(const std::string& name) = 0;
    virtual std::vector<RecordLine> linesBetween(NodeId from, NodeId to) const = 0;
    /// How a record tells that a variation was started at `head`, told from another node.
    virtual std::vector<RecordLine> branchLines(NodeId from, const std::string& name) const = 0;
    virtual bool sayTimeUp() = 0; ///< false: the table can't say so just now
};

} // namespace marches::play
