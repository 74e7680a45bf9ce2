#include "app/warriors/map/map_show.h"

#include "app/theme/style.h"
#include "app/warriors/map/follow.h"
#include "app/warriors/map/hand_hints.h"
#include "app/warriors/map/map_hand.h"
#include "app/warriors/map/map_key.h"
#include "app/warriors/map/map_legend.h"
#include "app/warriors/map/map_motion.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/scenario_picture.h"

#include <utility>

namespace marches::warriors::face {

void MapShow::lay(appmap::PreparedPicture picture) {
    if (picture.shapes)
        scene_.map().setPicture(std::move(picture));
    else
        scene_.map().setNotice(
            tr("This scenario has no picture that can be shown. The game is played by its lists: everything "
               "that can be done stands under Actions, every province under Provinces."));
    open();
    setHomes();
    name();
}

void MapShow::play(const Moment& before, const std::vector<Event>& events) const {
    scene_.map().layers().motion.play(motionOf(before, scene_.moment, events, hand_.chosen()));
}

/// On the first person's Capital; without people the whole map.
void MapShow::open() {
    const SeatId person = scene_.firstPerson();
    if (isSeat(person) && scene_.map().hasPicture()) scene_.map().openOn(scene_.home(person));
}

/// Where the keys Home and Shift+Home lead: to the Capital of the seat in hand, and to the others'.
void MapShow::setHomes() {
    std::vector<ProvinceId> own;
    std::vector<ProvinceId> others;
    for (const SeatId seat : scene_.moment.allSeats())
        if (const ProvinceId capital = scene_.home(seat); capital != noProvince)
            (seat == scene_.moment.hand ? own : others).push_back(capital);
    scene_.map().focus().setHomes(std::move(own), std::move(others));
}

void MapShow::name() {
    appmap::MapView& map = scene_.map();
    if (!map.hasPicture()) return;
    map.setTitle(mapTitle(*scene_.scenario, scene_.session.setting().variant),
                 mapKey(scene_.moment, map.shapes()->picture()));
    map.layers().seas.setNames(seaNames(*scene_.scenario, scene_.session.setting().variant));
}

void MapShow::paint(const Past& past) {
    MapHints hints = hintsOf(hand_);
    for (const ProvinceId place : past.places)
        hints.provinces[place].highlight = appmap::Highlight::Selected;
    appmap::MapView& map = scene_.map();
    if (!map.hasPicture()) return;
    units_.resize(scene_.session.setting().board.size());
    for (std::size_t i = 0; i < units_.size(); ++i) {
        const ProvinceId province = idAt<ProvinceId>(i);
        PaintedProvince painted = paintedProvince(hand_.moment(), province, hints);
        const Owner holder = scene_.moment.state.holder(province); // whatever is planned
        painted.face.owner.reset();
        if (isPlayer(holder)) painted.face.owner = playerColour(scene_.moment.colour(seatOf(holder)));
        units_[i] = std::move(painted.units);
        map.setFace(province, painted.face);
    }
    map.layers().marks.setArrows(scene_.session.live() ? arrowsOf(hand_) : past.marches);
    showLegend();
}

/// What the signs mean that can be seen now.
void MapShow::showLegend() {
    appmap::MapView& map = scene_.map();
    if (!map.hasPicture()) return;
    const Stage asked = scene_.moment.asked();
    const bool marching = asked == Stage::move || asked == Stage::movePrincess;
    const Outlined outlined = !scene_.session.live()   ? Outlined::past
                              : hand_.choosesAction()  ? Outlined::builds
                              : !marching              ? Outlined::answers
                              : hand_.chosen().empty() ? Outlined::starts
                                                       : Outlined::goals;
    map.panels().setLegend(mapLegend({map.faces(), arcs_, &map.shapes()->picture(), outlined}));
}

/// In Trade the routes are drawn from Trade Center to Trade Center.
void MapShow::paintRoutes() {
    std::vector<appmap::MapArc>& arcs = arcs_;
    arcs.clear();
    const State& state = scene_.moment.state;
    const Setting& setting = scene_.session.setting();
    if (state.phase == Phase::trade) {
        const auto center = [&](SeatId seat) {
            for (const ProvinceId province : setting.board.tradeCenters)
                if (state.holder(province) == ownerOf(seat)) return province;
            return noProvince;
        };
        for (const Route& route : state.openRoutes()) {
            const SeatId opener = idAt<SeatId>(route.opener);
            const ProvinceId from = center(opener);
            const ProvinceId to = center(idAt<SeatId>(route.partner));
            if (from == noProvince || to == noProvince) continue;
            appmap::MapArc arc;
            arc.from = static_cast<int>(index(from));
            arc.to = static_cast<int>(index(to));
            arc.owner = playerColour(scene_.moment.colour(opener));
            arc.icon = theme::Icon::Route;
            arc.label = tr("opened by %1").arg(scene_.nameOf(opener));
            arcs.push_back(std::move(arc));
        }
    }
    scene_.map().layers().marks.setArcs(arcs);
}

std::vector<UnitRef> MapShow::unitsOf(ProvinceId province, appmap::TokenHit token) const {
    if (!token || province == noProvince || units_.empty()) return {};
    const TokenUnits& units = units_[index(province)];
    const auto group = static_cast<std::size_t>(token.group);
    const auto which = static_cast<std::size_t>(token.token);
    return group < units.size() && which < units[group].size() ? units[group][which] : std::vector<UnitRef>{};
}

} // namespace marches::warriors::face
