#pragma once

#include "app/warriors/scene.h"
#include "app/warriors/tales/battle_tale.h"

#include <QCoreApplication>

#include <optional>

namespace marches::warriors::face {

class GameLog;

/// What happened without being seen: in the status bar and on a card beside its place.
class News {
    Q_DECLARE_TR_FUNCTIONS(News)
public:
    News(const play::GameFace& face, const Scene& scene, const GameLog& log)
        : face_(face), scene_(scene), log_(log) {}

    /// For every person at the table: a computer player's step that happened outside of what the map shows.
    void noteUnseen();
    void tellLast();
    void forgetBattles() { battles_.clear(); }
    void show();

private:
    struct Gathered {
        NodeId node; ///< of the line that brought it
        Resources amount;
    };
    struct LeftOut {
        NodeId node;
        QString why;
    };
    /// What the seat in hand has not been told since it acted.
    struct Untold {
        std::vector<NodeId> lines; ///< newest first
        NodeId turnEnd = rootNode;
        std::optional<Gathered> gathered;
        std::optional<LeftOut> leftOut;
        std::vector<SeatId> openers; ///< of routes to it
        ProvinceId unseen = noProvince;
        std::vector<play::LogEntry> deeds;

        bool turnEnded() const { return turnEnd != rootNode; }
        bool empty() const {
            return !turnEnded() && !gathered && !leftOut && openers.empty() && deeds.empty();
        }
    };
    Untold takeUntold(); ///< it is told by that
    std::vector<NodeId> linesSinceHand() const;
    std::optional<Gathered> gatheredIn(const std::vector<NodeId>& lines) const;
    NodeId turnEndIn(const std::vector<NodeId>& lines) const;
    play::LogEntry turnEndLine(NodeId node) const;
    QString whoStoodStill(const std::vector<NodeId>& lines, NodeId turnEnd) const;
    std::vector<SeatId> routesUnseen(const std::vector<NodeId>& lines) const;
    std::optional<LeftOut> leftOutOfTrade(const std::vector<NodeId>& lines) const;
    ProvinceId placeUnseen(const std::vector<NodeId>& lines);
    std::vector<play::LogEntry> deedsOfComputers(const std::vector<NodeId>& lines) const;
    QStringList deedsIn(NodeId node) const;
    bool ofPeople(const BattleTale& tale) const;

    void entitle(play::TellCard& card, const QString& title) const;
    void addBattles(play::TellCard& card) const;
    void addTurnEnd(play::TellCard& card, const Untold& untold) const;
    void addUpkeep(play::TellCard& card, const Gathered& gathered) const;
    void addTrade(play::TellCard& card, const Untold& untold) const;
    void addDeeds(play::TellCard& card, const Untold& untold) const;
    play::Button showOnMap(const QString& id, ProvinceId province) const;

    const play::GameFace& face_;
    const Scene& scene_;
    const GameLog& log_;
    std::vector<BattleTale> battles_; ///< of people at the table, since one of them acted
    bool newBattle_ = false;          ///< one of them has not been shown
    struct Told {
        NodeId upkeep = rootNode; ///< the last one
        NodeId turnEnd = rootNode;
        NodeId trade = rootNode;  ///< in which the seat was not asked
        NodeId routes = rootNode; ///< up to which line
        struct Unseen {
            NodeId node;
            ProvinceId place;
        };
        std::vector<Unseen> unseen; ///< what computer players did out of sight since
    };
    std::vector<Told> told_; ///< by seat
};

} // namespace marches::warriors::face
