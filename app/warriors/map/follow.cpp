#include "app/warriors/map/follow.h"

#include "app/theme/motion.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/map/hand_hints.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/map/map_motion.h"
#include "app/warriors/tales/game_log.h"

#include <QEvent>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

namespace marches::warriors::face {

namespace {

constexpr int ownTime = 4000; ///< ms for which the map stays where a person has moved it
constexpr int mostPlaces = 3; ///< more provinces at once than these are nowhere in particular

} // namespace

/// Where these happened, each place once, the last one last; what the game did by itself when the phase was
/// over happened elsewhere.
std::vector<ProvinceId> placesOf(std::span<const Event> events) {
    std::vector<ProvinceId> places;
    for (const Event& event : events) {
        if (event.code == EventCode::phaseBegan || event.code == EventCode::turnBegan) break;
        for (const Operand& operand : event.operands)
            if (const ProvinceId province = operand.province(); province != noProvince) {
                std::erase(places, province);
                places.push_back(province);
            }
    }
    return places;
}

void Follow::noteHand(const QEvent& event) {
    switch (event.type()) {
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::Wheel:
    case QEvent::KeyPress:
        touched_.start();
        break;
    default:
        break;
    }
}

bool Follow::looksAround() const {
    return QGuiApplication::mouseButtons() != Qt::NoButton ||
           (touched_.isValid() && !touched_.hasExpired(ownTime));
}

/// The map stays where units still march and where a person has begun to act; a battle stays in sight of both
/// sides. In Trade the hand goes to and fro, and nothing is asked of the map.
void Follow::showToHand(bool move) {
    appmap::MapView& map = scene_.map();
    if (!scene_.session.live() || scene_.together || map.layers().motion.moves()) return;
    if (scene_.session.asksViewer()) returnFromFollowing(move);
    if (scene_.moment.asked() == Stage::trade) return;
    if (const ProvinceId battle = scene_.moment.state.battle.province; battle != noProvince) {
        if (!move || !map.hasPicture()) return;
        std::vector<ProvinceId> places; // where one can retreat to; the battle itself last, it must be seen
        for (const auto& [place, hint] : hintsOf(hand_).provinces)
            places.push_back(place);
        places.push_back(battle);
        map.camera().glideToSee(places);
        return;
    }
    showTo(scene_.moment.hand, move);
}

/// Who comes to turn at a shared screen finds the map as it was left, and the own Capital in sight the first
/// time.
void Follow::showTo(SeatId seat, bool move) {
    appmap::MapView& map = scene_.map();
    if (!isSeat(seat) || seat == shownTo_ || !map.hasPicture()) return;
    const QRectF seen = map.scene().viewport.resting();
    lookedAt_.resize(scene_.moment.seats());
    if (isSeat(shownTo_)) lookedAt_[index(shownTo_)] = seen.center();
    const bool opening = !isSeat(std::exchange(shownTo_, seat));
    if (!move) return;
    const ProvinceId capital = scene_.home(seat);
    if (const auto& left = lookedAt_[index(seat)]) return map.centreOn(*left);
    if (capital == noProvince) return;
    if (opening) { // the view may have no size yet; for the first person `openMap` has seen to it
        if (seat != scene_.firstPerson()) map.openOn(capital);
        return;
    }
    constexpr double edge = 0.15; // of the view: there furniture lies, and neighbours are cut off
    const double x = edge * seen.width();
    const double y = edge * seen.height();
    const QPointF pole = map.shapes()->grid().pole(static_cast<int>(index(capital))).point;
    if (!seen.adjusted(x, y, -x, -y).contains(pole)) map.centreOn(capital);
}

/// Only where things move on the screen at all, and not away from where a person looks around.
void Follow::followOthers() {
    appmap::MapView& map = scene_.map();
    if (scene_.together || !scene_.session.live() || !isSeat(scene_.moment.hand) || !map.hasPicture()) return;
    const SeatId actor = scene_.session.actor(scene_.session.node());
    if (!isSeat(actor) || scene_.session.seat(actor).human() || scene_.session.pace() == 0) return;
    if (theme::motionTime(&map, 1000) == 0 || scene_.changed.size() > mostPlaces) return;
    forgetLeftPlace();
    if (!looksAround()) bringIntoSight(scene_.changed);
}

/// What is drawn of the row looked at: its marches, and where else something was done, unless that was in
/// many places.
void Follow::seekPast() {
    past_ = {};
    const NodeId node = scene_.session.node();
    if (scene_.session.live() || node == rootNode) return;
    const GameLog::Deed deed = log_.deedOf(node);
    const Moment before =
        scene_.momentAt(scene_.session.stateAt(scene_.session.tree().beforeLine(deed.lines.front())));
    past_.marches = marchesOf(before, deed.events);
    const SeatId actor = scene_.session.actor(node);
    if (isSeat(actor) && before.state.player(actor).tokens != scene_.session.state().player(actor).tokens)
        past_.mat = actor;
    past_.places = placesOf(deed.events);
    std::erase_if(past_.places, [this](ProvinceId place) {
        return std::ranges::any_of(past_.marches, [place](const auto& march) {
            return std::ranges::find(march.path, static_cast<int>(index(place))) != march.path.end();
        });
    });
    if (static_cast<int>(past_.places.size()) > mostPlaces) past_.places.clear();
}

/// With its name and tokens, and a march from where it began.
void Follow::followLookingBack() {
    if (scene_.session.live() || !scene_.map().hasPicture()) return;
    std::vector<ProvinceId> places = past_.places;
    for (const appmap::MapArrow& march : past_.marches)
        for (const int province : march.path)
            places.push_back(idAt<ProvinceId>(static_cast<std::size_t>(province)));
    forgetLeftPlace();
    glideTo(places);
    if (followed_) followed_->askedFor = true;
}

/// The play-mat that the step looked at has changed; back at now one's own.
void Follow::followOnMat(MatDock& mat) {
    if (isSeat(past_.mat)) {
        mat.lookAt(past_.mat);
        matOfPast_ = true;
    } else if (scene_.session.live() && std::exchange(matOfPast_, false) && isSeat(scene_.moment.hand)) {
        mat.lookAt(scene_.moment.hand);
    }
}

/// The person has gone on from where the map was moved to, even on coming back there.
void Follow::forgetLeftPlace() {
    if (followed_ && followed_->at != scene_.map().scene().viewport.resting().center()) followed_.reset();
}

void Follow::bringIntoSight(std::vector<ProvinceId> outOfSight) {
    std::erase_if(outOfSight, [this](ProvinceId place) { return scene_.inSight(place); });
    glideTo(outOfSight);
}

void Follow::glideTo(std::span<const ProvinceId> places) {
    if (places.empty()) return;
    appmap::MapView& map = scene_.map();
    const QPointF before = map.scene().viewport.resting().center();
    map.camera().glideToSee(places);
    const QPointF now = map.scene().viewport.resting().center();
    if (now != before) followed_ = Followed{followed_ ? followed_->left : before, now, false};
}

/// A person is asked: the map is where it was left, unless the person has moved it since.
void Follow::returnFromFollowing(bool move) {
    if (!followed_) return;
    appmap::MapView& map = scene_.map();
    const Followed followed = *followed_;
    followed_.reset();
    const bool may = followed.askedFor || !looksAround();
    if (move && may && map.scene().viewport.resting().center() == followed.at)
        map.camera().glideTo(followed.left);
}

} // namespace marches::warriors::face
