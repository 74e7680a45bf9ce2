#pragma once

#include "app/warriors/scene.h"
#include "app/warriors/tales/news_since.h"

#include <QCoreApplication>

namespace marches::warriors::face {

class GameLog;

/// Tells what happened unseen, in the status bar and on a card.
class News {
    Q_DECLARE_TR_FUNCTIONS(News)
public:
    News(const play::GameFace& face, const Scene& scene, const GameLog& log)
        : face_(face), scene_(scene), log_(log) {}

    /// Notes for every person a step of a computer player that happened outside of the visible map.
    void noteUnseen();
    void tellLast();
    void forgetBattles() { battles_.clear(); }
    void show();

private:
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
    Untold takeUntold(); ///< marks it as told
    ProvinceId placeUnseen(const std::vector<NodeId>& lines);

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
    std::vector<BattleTale> battles_; ///< of persons, since one of them acted last
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
        std::vector<Unseen> unseen; ///< steps of computer players out of sight since then
    };
    std::vector<Told> told_; ///< by seat
};

} // namespace marches::warriors::face
