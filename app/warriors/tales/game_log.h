#pragma once

#include "app/warriors/scene.h"
#include "app/warriors/tales/log_words.h"

#include <QCoreApplication>

namespace marches::warriors::face {

/// Puts the lines of a game's record into words: a row of the log for each line, or for several that are one
/// deed.
class GameLog {
    Q_DECLARE_TR_FUNCTIONS(GameLog)
public:
    explicit GameLog(const Scene& scene) : scene_(scene) {}

    /// Lines that share a row of the log.
    struct Deed {
        std::vector<NodeId> lines; ///< oldest first
        std::vector<Command> steps;
        std::vector<Event> events;
    };
    Deed deedOf(NodeId end) const;
    /// Tells whether a line continues the march of the line before it: other units, the same way.
    bool goesOn(NodeId end) const;
    ToldLine toldLine(NodeId node) const;
    /// Names an undo macro.
    QString undoName(NodeId before, NodeId end) const;
    /// Returns the battles of a line of the record, each from its beginning, which may be on an earlier line.
    std::vector<BattleTale> battlesUpTo(NodeId end) const;
    /// Returns the marches of an army this turn, oldest first.
    std::vector<QString> spentBy(Token token) const;

private:
    bool inBattle(NodeId node) const; ///< one is being fought there
    std::vector<play::LogEntry> leadsOf(Moment moment, NodeId before, NodeId node,
                                        std::span<const Command> steps) const;

    const Scene& scene_;
};

} // namespace marches::warriors::face
