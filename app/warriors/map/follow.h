#pragma once

#include "app/map/marks.h"
#include "app/warriors/scene.h"

#include <QElapsedTimer>
#include <QPointF>

#include <optional>
#include <span>

class QEvent;

namespace marches::warriors::face {

class GameLog;
class MapHand;
class MatDock;

/// Where these happened, each place once, the last one last; what the game did by itself when the phase was
/// over happened elsewhere.
std::vector<ProvinceId> placesOf(std::span<const Event> events);

/// What is drawn of the row of the log looked at; nothing of the game as it stands.
struct Past {
    std::vector<appmap::MapArrow> marches;
    std::vector<ProvinceId> places; ///< where something else was done
    SeatId mat = noSeat;            ///< whose play-mat it changed
};

/// Where the map goes by itself: to who is asked, to what computer players do, to what is looked back at, and
/// back to where the person looked.
class Follow {
public:
    Follow(const Scene& scene, const MapHand& hand, const GameLog& log)
        : scene_(scene), hand_(hand), log_(log) {}

    void noteHand(const QEvent& event); ///< what reaches the map
    void noteHand() { touched_.start(); }
    void letGo() { touched_.invalidate(); } ///< the map was touched for what has been done
    void stay() { followed_.reset(); }      ///< play goes on where the person looks

    void showToHand(bool move = true);
    void followOthers();
    void followLookingBack();
    void followOnMat(MatDock& mat);
    const Past& past() const { return past_; }
    void seekPast();
    void forgetPast() { past_ = {}; }

private:
    void showTo(SeatId seat, bool move);
    void bringIntoSight(std::vector<ProvinceId> outOfSight);
    void glideTo(std::span<const ProvinceId> places);
    void forgetLeftPlace();
    void returnFromFollowing(bool move);
    bool looksAround() const;

    const Scene& scene_;
    const MapHand& hand_;
    const GameLog& log_;
    SeatId shownTo_ = noSeat;                      ///< the person whom the map was moved for last
    std::vector<std::optional<QPointF>> lookedAt_; ///< where each left it, by seat; map units
    struct Followed {
        QPointF left;          ///< where the person looked; map units
        QPointF at;            ///< where the map was moved to
        bool askedFor = false; ///< by looking back
    };
    std::optional<Followed> followed_; ///< computer players or the past, since a person was asked
    bool matOfPast_ = false;           ///< the play-mat shows whose step is looked back at
    Past past_;
    QElapsedTimer touched_; ///< since the map was last touched by hand or key
};

} // namespace marches::warriors::face
