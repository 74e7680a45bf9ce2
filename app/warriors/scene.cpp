#include "app/warriors/scene.h"

#include "app/warriors/pieces/words.h"

namespace marches::warriors::face {

Moment Scene::momentAt(const State& state) const {
    Moment made;
    made.setting = &session.setting();
    made.state = state;
    for (const play::SeatInfo& info : session.seats())
        made.sitters.push_back({info.person, info.human() ? QString() : info.kind, info.human()});
    made.hand = session.viewer();
    made.live = session.live();
    made.rests = session.live() && session.held();
    return made;
}

ProvinceId Scene::home(SeatId seat) const {
    return session.setting().board.capitals[session.setting().seats[index(seat)].country];
}

SeatId Scene::firstPerson() const {
    for (const SeatId seat : SeatSet::first(session.seats().size()))
        if (session.seat(seat).human() && home(seat) != noProvince) return seat;
    return noSeat;
}

bool Scene::inSight(ProvinceId place) const {
    return map().scene().viewport.resting().contains(
        map().shapes()->grid().pole(static_cast<int>(index(place))).point);
}

QString Scene::nameOf(SeatId seat) const {
    return seatName(session.setting(), seat);
}

void Scene::tell(const QString& text) const {
    if (!session.computers().looksForHint()) host->showStatus(text);
}

} // namespace marches::warriors::face
