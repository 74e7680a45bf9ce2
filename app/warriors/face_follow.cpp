#include "app/theme/motion.h"
#include "app/warriors/docks/mat_dock.h"
#include "app/warriors/face.h"
#include "app/warriors/map/map_motion.h"
#include "app/warriors/words/lead_words.h"
#include "engine/warriors/query.h"

#include <QEvent>
#include <QGuiApplication>

#include <algorithm>
#include <utility>

/// The face's part that brings into sight what computer players do, and what is looked back at.
namespace marches::warriors::face {

namespace {

constexpr int ownTime = 4000; ///< ms for which the map is left to whoever has touched it
constexpr int mostPlaces = 3; ///< more provinces at once than these are nowhere in particular

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

/// What one player decides alone before the next one does; a battle's questions go to and fro between two.
bool ownGo(Stage stage) {
    switch (stage) {
    case Stage::feed:
    case Stage::routeIncome:
    case Stage::action:
    case Stage::unifyAction:
    case Stage::shift:
    case Stage::move:
    case Stage::movePrincess:
    case Stage::merchant:
        return true;
    default:
        return false;
    }
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

/// Behind the last token of a person's set-up, and where another person's own go follows on a person's: what
/// has been done is seen, and may be taken back, before the screen is another's.
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
    const bool acted = ownGo(before.stage) && ownGo(session_.state().stage) &&
                       decision(session_.setting(), before).waits.contains(actor) &&
                       !std::holds_alternative<step::Leave>(steps.back().step);
    const auto next =
        std::find_if(waits.begin(), waits.end(), [this](SeatId seat) { return session_.seat(seat).human(); });
    if (!acted || next == waits.end() || waits.contains(actor)) return std::nullopt;
    const ToldLine told = toldLine(node);
    QStringList done{told.rows.front().text};
    for (const BattleTale& tale : told.battles)
        if (!tale.facts.empty())
            done << tale.facts.back().text; // its card waits until the screen is handed over
    for (const play::LogEntry& row : told.leads)
        done << leadLine(row);
    return makeHandingOver(moment_, actor, done.join(QStringLiteral(" · ")), *next);
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
void Face::noteUnseen() {
    const appmap::MapView& map = host_->map();
    if (!happened_ || !session_.live() || !map.hasPicture()) return;
    const NodeId node = session_.node();
    const SeatId actor = session_.actor(node);
    if (!isSeat(actor) || session_.seat(actor).human()) return;
    const Phase phase = session_.stateAt(session_.tree().beforeLine(node)).phase;
    if (phase != Phase::development && phase != Phase::maneuvering) return; // else it changes but figures
    std::vector<ProvinceId> places = placesOf(session_.eventsOf(node));
    std::erase_if(places, [this](ProvinceId place) { return inSight(place); });
    if (places.empty()) return;
    told_.resize(moment_.seats());
    for (const SeatId seat : session_.humans())
        told_[index(seat)].unseen.push_back({node, places.back()});
}

/// What is drawn of the row looked at: its marches, and where else something was done, unless that was in
/// many places.
void Face::seekPast() {
    past_ = {};
    const NodeId node = session_.node();
    if (session_.live() || node == rootNode) return;
    const Deed deed = deedOf(node);
    const Moment before = momentAt(session_.stateAt(session_.tree().beforeLine(deed.lines.front())));
    past_.marches = marchesOf(before, deed.events);
    const SeatId actor = session_.actor(node);
    if (isSeat(actor) && before.state.player(actor).tokens != session_.state().player(actor).tokens)
        past_.mat = actor;
    past_.places = placesOf(deed.events);
    std::erase_if(past_.places, [this](ProvinceId place) {
        return std::any_of(past_.marches.begin(), past_.marches.end(), [place](const auto& march) {
            return std::find(march.path.begin(), march.path.end(), static_cast<int>(index(place))) !=
                   march.path.end();
        });
    });
    if (static_cast<int>(past_.places.size()) > mostPlaces) past_.places.clear();
}

/// With its name and tokens, and a march from where it began.
void Face::followLookingBack() {
    if (session_.live() || !host_->map().hasPicture()) return;
    std::vector<ProvinceId> places = past_.places;
    for (const appmap::MapArrow& march : past_.marches)
        for (const int province : march.path)
            places.push_back(idAt<ProvinceId>(static_cast<std::size_t>(province)));
    forgetLeftPlace();
    glideTo(places);
    if (followed_) followed_->byHimself = true;
}

/// The play-mat that the step looked at has changed; back at now one's own.
void Face::followOnMat() {
    if (isSeat(past_.mat)) {
        mat_->lookAt(past_.mat);
        matOfPast_ = true;
    } else if (session_.live() && std::exchange(matOfPast_, false) && isSeat(moment_.hand)) {
        mat_->lookAt(moment_.hand);
    }
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
    std::erase_if(outOfSight, [this](ProvinceId place) { return inSight(place); });
    glideTo(outOfSight);
}

void Face::glideTo(std::span<const ProvinceId> places) {
    if (places.empty()) return;
    appmap::MapView& map = host_->map();
    const QPointF before = map.restingMap().center();
    map.glideToSee(places);
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
