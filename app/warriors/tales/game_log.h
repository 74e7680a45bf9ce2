#pragma once

#include "app/warriors/scene.h"
#include "app/warriors/tales/log_words.h"

#include <QCoreApplication>

namespace marches::warriors::face {

/// What the lines of a game's record tell: a row of the log for each, or for several that are one deed.
class GameLog {
    Q_DECLARE_TR_FUNCTIONS(GameLog)
public:
    explicit GameLog(const Scene& scene) : scene_(scene) {}

    /// What shares a row of the log.
    struct Deed {
        std::vector<NodeId> lines; ///< oldest first
        std::vector<Command> steps;
        std::vector<Event> events;
    };
    Deed deedOf(NodeId end) const;
    /// Units that went one after the other by the same way marched together.
    bool goesOn(NodeId end) const;
    ToldLine toldLine(NodeId node) const;
    /// What undo and redo name.
    QString gestureName(NodeId before, NodeId end) const;
    /// The battles of a line of the record, each told from its beginning, on whichever line; the last may go
    /// on.
    std::vector<BattleTale> battlesUpTo(NodeId end) const;
    /// What an army did this turn: its lines, oldest first.
    std::vector<QString> spentBy(Token token) const;

private:
    bool inBattle(NodeId node) const; ///< one is being fought there
    std::vector<play::LogEntry> leadsOf(Moment moment, NodeId before, NodeId node,
                                        std::span<const Command> steps) const;

    const Scene& scene_;
};

} // namespace marches::warriors::face
