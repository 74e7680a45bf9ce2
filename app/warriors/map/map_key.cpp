#include "app/warriors/map/map_key.h"

#include "app/warriors/map/map_faces.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/scenario_picture.h"
#include "app/warriors/pieces/words.h"

#include <QCoreApplication>
#include <QLocale>

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
    const std::string language = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    for (const SeaName& sea : found->picture.seaNames) {
        const std::string_view name = nameIn(sea.names, language, {});
        result << QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    }
    return result;
}

std::vector<appmap::KeyEntry> mapKey(const Moment& moment, const appmap::MapPicture& picture) {
    using Entry = appmap::KeyEntry;
    std::vector<Entry> key;
    const Board& board = moment.setting->board;
    for (const ProvinceType type : marked) {
        Entry entry;
        entry.mark = marksOf(type).front();
        entry.text = provinceType(type);
        key.push_back(std::move(entry));
    }
    const auto inPlay = [&board](int province) {
        return province >= 0 && board.provinces[idAt<ProvinceId>(static_cast<std::size_t>(province))].inPlay;
    };
    if (std::any_of(picture.lanes.begin(), picture.lanes.end(),
                    [&](const appmap::SeaLane& lane) { return inPlay(lane.from) && inPlay(lane.to); })) {
        Entry lane;
        lane.sample = Entry::Sample::Lane;
        //: In the key of the map: a dotted line over the sea, along which armies can go
        lane.text = MapKey::tr("Sea link");
        key.push_back(std::move(lane));
    }
    Entry idle;
    idle.sample = Entry::Sample::Idle;
    //: In the key of the map: land without a part in the game
    idle.text = MapKey::tr("Not in play");
    key.push_back(std::move(idle));
    for (std::size_t i = 0; i < moment.seats(); ++i) {
        Entry owner;
        owner.sample = Entry::Sample::Owner;
        owner.owner = playerColour(moment.colour(idAt<SeatId>(i)));
        owner.text = seatName(*moment.setting, idAt<SeatId>(i));
        key.push_back(std::move(owner));
    }
    return key;
}

} // namespace marches::warriors::face
