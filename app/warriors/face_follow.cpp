#include "app/theme/motion.h"
#include "app/warriors/action_rows.h"
#include "app/warriors/face.h"
#include "app/warriors/province_rows.h"
#include "engine/warriors/query.h"

#include <QEvent>
#include <QGuiApplication>

#include <algorithm>

/// The face's part that brings into sight what computer players do, and what is looked back at.
namespace marches::warriors::face {

namespace {

constexpr int ownTime = 4000; ///< ms for which the map is left to whoever has touched it
constexpr int mostPlaces = 3; ///< more provinces at once than these are nowhere in particular

/// Where a line happened; what the game did by itself after it counts only where it was not in many places.
std::vector<ProvinceId> placesOf(const Moment& before, const Command& last, std::vector<ProvinceId> changed) {
    if (changed.size() <= mostPlaces) return changed;
    changed = {describe(before, last).province};
    std::erase(changed, noProvince);
    return changed;
}

} // namespace

void Face::noteHand(const QEvent& event) {
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

bool Face::looksAround() const {
    return QGuiApplication::mouseButtons() != Qt::NoButton ||
           (touched_.isValid() && !touched_.hasExpired(ownTime));
}

/// Behind the last token of a person's set-up, and behind an Action that another person's follows: what has
/// been done is seen, and may be taken back, before the screen is another's.
std::optional<play::Prompt> Face::restHere() const {
    const NodeId node = session_.node();
    if (node == rootNode || !session_.live() || session_.outcome()) return std::nullopt;
    const SeatId actor = session_.actor(node);
    if (!isSeat(actor) || !session_.seat(actor).human()) return std::nullopt;
    const std::vector<Command> steps = session_.steps(node);
    if (steps.empty()) return std::nullopt;
    const SeatSet waits = session_.waits();
    if (std::holds_alternative<step::PlaceToken>(steps.back().step)) {
        if (session_.state().stage == Stage::placeTokens && waits.contains(actor))
            return std::nullopt; // he has more of them
        return makeRest(moment_, actor);
    }
    const State& before = session_.stateAt(session_.tree().beforeLine(node));
    const Stage stage = before.stage;
    const bool acted = (stage == Stage::action || stage == Stage::unifyAction || stage == Stage::shift) &&
                       decision(session_.setting(), before).waits.contains(actor) &&
                       !std::holds_alternative<step::Pass>(steps.back().step) &&
                       !std::holds_alternative<step::Leave>(steps.back().step);
    const auto next =
        std::find_if(waits.begin(), waits.end(), [this](SeatId seat) { return session_.seat(seat).human(); });
    if (!acted || next == waits.end() || waits.contains(actor)) return std::nullopt;
    return makeHandingOver(moment_, actor, logEntry(node).text, *next);
}

/// Only where things move on the screen at all, and not away from where a person looks around himself.
void Face::followOthers() {
    appmap::MapView& map = host_->map();
    if (!happened_ || together_ || !session_.live() || !isSeat(moment_.hand) || !map.hasPicture()) return;
    const SeatId actor = session_.actor(session_.node());
    if (!isSeat(actor) || session_.seat(actor).human() || session_.pace() == 0) return;
    if (theme::motionTime(&map, 1000) == 0 || changed_.size() > mostPlaces) return;
    forgetLeftPlace();
    if (!looksAround()) bringIntoSight(changed_);
}

/// For every person at the table: a computer player's step that happened outside of what the map shows.
void Face::noteUnseen(const Moment& before) {
    const appmap::MapView& map = host_->map();
    if (!happened_ || !session_.live() || !map.hasPicture()) return;
    const NodeId node = session_.node();
    const SeatId actor = session_.actor(node);
    if (!isSeat(actor) || session_.seat(actor).human()) return;
    std::vector<ProvinceId> places = placesOf(before, session_.steps(node).back(), changed_);
    std::erase_if(places, [this](ProvinceId place) { return inSight(place); });
    if (places.empty()) return;
    told_.resize(moment_.seats());
    for (const SeatId seat : session_.humans())
        told_[index(seat)].unseen.push_back({node, places.front()});
}

/// Where the line looked at happened, and nowhere if it did in many places.
void Face::followLookingBack() {
    const NodeId node = session_.node();
    if (session_.live() || node == rootNode || !host_->map().hasPicture()) return;
    const Moment before = momentAt(session_.stateAt(session_.tree().beforeLine(node)));
    std::vector<ProvinceId> places = placesOf(before, session_.steps(node).back(),
                                              face::changedProvinces(before, momentAt(session_.state())));
    forgetLeftPlace();
    bringIntoSight(std::move(places));
    if (followed_) followed_->byHimself = true;
}

bool Face::inSight(ProvinceId place) const {
    const appmap::MapView& map = host_->map();
    return map.restingMap().contains(map.shapes()->grid().pole(static_cast<int>(index(place))).point);
}

/// He has gone on from where the map was moved to, even if he should come back there.
void Face::forgetLeftPlace() {
    if (followed_ && followed_->at != host_->map().restingMap().center()) followed_.reset();
}

void Face::bringIntoSight(std::vector<ProvinceId> outOfSight) {
    appmap::MapView& map = host_->map();
    const QPointF before = map.restingMap().center();
    std::erase_if(outOfSight, [this](ProvinceId place) { return inSight(place); });
    if (outOfSight.empty()) return;
    map.glideToSee(outOfSight);
    const QPointF now = map.restingMap().center();
    if (now != before) followed_ = Followed{followed_ ? followed_->left : before, now, false};
}

/// A person is asked: the map is where he left it, unless he has moved it since.
void Face::returnFromFollowing(bool move) {
    if (!followed_) return;
    appmap::MapView& map = host_->map();
    const Followed followed = *followed_;
    followed_.reset();
    const bool may = followed.byHimself || !looksAround();
    if (move && may && map.restingMap().center() == followed.at) map.glideTo(followed.left);
}

} // namespace marches::warriors::face
