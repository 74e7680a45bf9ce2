#include "app/warriors/map/map_key.h"

#include "app/warriors/map/map_faces.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/scenario_picture.h"
#include "app/warriors/pieces/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace marches::warriors::face {

namespace {

struct MapKey {
    Q_DECLARE_TR_FUNCTIONS(MapKey)
};

constexpr std::array marked{ProvinceType::capital, ProvinceType::tradeCenter, ProvinceType::contested};

} // namespace

appmap::MapTitle mapTitle(const Scenario& scenario, const std::string& variant) {
    appmap::MapTitle title{scenarioTitle(scenario, {}), {}};
    if (!variant.empty()) title.variant = scenarioTitle(scenario, variant);
    return title;
}

QStringList seaNames(const Scenario& scenario, const std::string& variant) {
    QStringList result;
    const Variant* found = scenario.find(variant);
    if (found == nullptr) return result;
    for (const SeaName& sea : found->picture.seaNames)
        result << localName(sea.names, {});
    return result;
}

std::vector<appmap::KeyEntry> mapKey(const Moment& moment, const appmap::MapPicture& picture) {
    using Entry = appmap::KeyEntry;
    std::vector<Entry> key;
    const Board& board = moment.setting->board;
    for (const ProvinceType type : marked) {
        Entry& entry = key.emplace_back();
        entry.mark = marksOf(type).front();
        entry.text = provinceType(type);
    }
    const auto inPlay = [&board](int province) {
        return province >= 0 && board.provinces[idAt<ProvinceId>(static_cast<std::size_t>(province))].inPlay;
    };
    if (std::ranges::any_of(picture.lanes, [&](const appmap::SeaLane& lane) {
            return inPlay(lane.from) && inPlay(lane.to);
        })) {
        Entry& lane = key.emplace_back();
        lane.sample = Entry::Sample::Lane;
        //: In the key of the map: a dotted line over the sea, along which armies can go
        lane.text = MapKey::tr("Sea link");
    }
    Entry& idle = key.emplace_back();
    idle.sample = Entry::Sample::Idle;
    //: In the key of the map: land without a part in the game
    idle.text = MapKey::tr("Not in play");
    for (const SeatId seat : moment.allSeats()) {
        Entry& owner = key.emplace_back();
        owner.sample = Entry::Sample::Owner;
        owner.owner = playerColour(moment.colour(seat));
        owner.text = seatName(*moment.setting, seat);
    }
    return key;
}

} // namespace marches::warriors::face
