#include "app/warriors/province_rows.h"

#include "app/play/seat_look.h"
#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/warriors/marks.h"
#include "app/warriors/reach.h"
#include "app/warriors/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

struct Provinces {
    Q_DECLARE_TR_FUNCTIONS(Provinces)
};

enum Column { name, country, type, holder, vp, symbols, units, columnCount };

QString symbolWords(const BoardProvince& board) {
    Resources found;
    for (const Resource resource : {Resource::food, Resource::product, Resource::weapon})
        found[resource] = board.symbols[static_cast<std::size_t>(resource)];
    return found == Resources{} ? QString() : amounts(found);
}

QString unitWords(const Moment& moment, ProvinceId province) {
    std::vector<UnitRef> there;
    for (std::size_t i = 0; i < moment.seats(); ++i)
        for (const Token token : unitsIn(moment.state, idAt<SeatId>(i), province))
            there.push_back(unitOf(idAt<SeatId>(i), token));
    for (const Barbarian& unit : barbariansIn(moment.state, province))
        there.push_back({Owner::barbarian, unit.fort, unit.number});
    const Owner holder = moment.state.holder(province);
    return unitList(moment, there, isPlayer(holder) ? seatOf(holder) : noSeat);
}

} // namespace

std::vector<QString> provinceColumns() {
    return {Provinces::tr("Province"), Provinces::tr("Country"), Provinces::tr("Kind"),
            Provinces::tr("Holder"),   Provinces::tr("VP"),      Provinces::tr("Yields"),
            Provinces::tr("Units")};
}

std::vector<ProvinceId> provinceRows(const Setting& setting) {
    std::vector<ProvinceId> rows;
    for (std::size_t i = 0; i < setting.board.size(); ++i)
        if (setting.board.provinces[idAt<ProvinceId>(i)].inPlay) rows.push_back(idAt<ProvinceId>(i));
    return rows;
}

play::Cell provinceCell(const Moment& moment, ProvinceId province, int column) {
    const Setting& setting = *moment.setting;
    const BoardProvince& board = setting.board.provinces[province];
    play::Cell cell;
    switch (column) {
    case name:
        cell.text = provinceName(setting, province);
        break;
    case country: {
        QStringList names;
        for (const CountryId id : board.countries)
            if (id != noCountry) names << countryName(setting, id);
        cell.text = joined(names);
        break;
    }
    case type:
        cell.text = provinceType(board.type);
        break;
    case holder: {
        const Owner owner = moment.state.holder(province);
        cell.text = ownerName(setting, owner);
        if (isPlayer(owner))
            cell.icon = theme::shieldIcon(playerColour(moment.colour(seatOf(owner))), play::currentTheme());
        break;
    }
    case vp: {
        const int points = setting.tables.provinceVp[static_cast<std::size_t>(board.type)];
        cell.text = number(points);
        cell.sortBy = points;
        cell.alignment = Qt::AlignRight | Qt::AlignVCenter;
        break;
    }
    case symbols:
        cell.text = symbolWords(board);
        break;
    case units:
        cell.text = unitWords(moment, province);
        break;
    default:
        break;
    }
    return cell;
}

std::vector<ProvinceId> changedProvinces(const Moment& before, const Moment& after) {
    if (before.setting != after.setting || before.empty()) return provinceRows(*after.setting);
    std::vector<ProvinceId> changed;
    for (const ProvinceId province : provinceRows(*after.setting))
        if (before.state.holder(province) != after.state.holder(province) ||
            unitWords(before, province) != unitWords(after, province))
            changed.push_back(province);
    return changed;
}

} // namespace marches::warriors::face
