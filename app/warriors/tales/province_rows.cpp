#include "app/warriors/tales/province_rows.h"

#include "app/play/seat_look.h"
#include "app/theme/heraldry.h"
#include "app/theme/icons.h"
#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <array>

namespace marches::warriors::face {

namespace {

struct Provinces {
    Q_DECLARE_TR_FUNCTIONS(Provinces)
};

enum Place { name, holder, vp, symbols, units };

/// A sign that stands for `count` of a thing.
play::Sign counted(theme::Icon icon, int count) {
    return {theme::icon(icon), count > 1 ? number(count) : QString()};
}

QString unitWords(const Moment& moment, ProvinceId province) {
    std::vector<UnitRef> there;
    for (const SeatId seat : SeatSet::first(moment.seats()))
        for (const Token token : unitsIn(moment.state, seat, province))
            there.push_back(unitOf(seat, token));
    for (const Barbarian& unit : barbariansIn(moment.state, province))
        there.push_back({Owner::barbarian, unit.fort, unit.number});
    const Owner holder = moment.state.holder(province);
    return unitList(moment, there, isPlayer(holder) ? seatOf(holder) : noSeat);
}

/// The holder's first; whose the others are says their shield.
std::vector<play::Sign> unitSigns(const Moment& moment, ProvinceId province) {
    constexpr std::array order{UnitKind::fort, UnitKind::cavalry, UnitKind::archer, UnitKind::infantry,
                               UnitKind::princess};
    const Owner holder = moment.state.holder(province);
    std::vector<play::Sign> own;
    std::vector<play::Sign> others;
    for (const SeatId seat : SeatSet::first(moment.seats())) {
        std::array<int, order.size()> counts{};
        for (const Token token : unitsIn(moment.state, seat, province))
            ++counts[static_cast<std::size_t>(kindOf(token))];
        const bool holds = holder == ownerOf(seat);
        if (!holds && counts != decltype(counts){})
            others.push_back(
                {theme::shieldIcon(playerColour(moment.colour(seat)), play::currentTheme()), {}});
        for (const UnitKind kind : order)
            if (const int count = counts[static_cast<std::size_t>(kind)]; count > 0)
                (holds ? own : others).push_back(counted(iconFor(kind), count));
    }
    int forts = 0;
    int armies = 0;
    for (const Barbarian& unit : barbariansIn(moment.state, province))
        ++(unit.fort ? forts : armies);
    if (forts > 0) own.push_back(counted(theme::Icon::Palisade, forts));
    if (armies > 0) own.push_back(counted(theme::Icon::Axe, armies));
    own.insert(own.end(), others.begin(), others.end());
    return own;
}

QIcon typeSign(ProvinceType type) {
    switch (type) {
    case ProvinceType::capital:
        return theme::icon(theme::Icon::Capital);
    case ProvinceType::tradeCenter:
        return theme::icon(theme::Icon::TradeCenter);
    case ProvinceType::contested:
        return theme::icon(theme::Icon::Contested);
    case ProvinceType::common:
        break;
    }
    return {};
}

QString countriesOf(const Setting& setting, const BoardProvince& board) {
    QStringList names;
    for (const CountryId id : board.countries)
        if (id != noCountry) names << countryName(setting, id);
    return joined(names);
}

} // namespace

std::vector<play::Column> provinceColumns() {
    return {{Provinces::tr("Province"), {}},
            {{}, Provinces::tr("Holder"), theme::icon(theme::Icon::Person)},
            {Provinces::tr("VP"), {}},
            {Provinces::tr("Yields"), {}},
            {Provinces::tr("Units"), {}}};
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
        //: A province's kind and its country, or those that dispute it: "Capital · England"
        cell.words = Provinces::tr("%1 · %2").arg(provinceType(board.type), countriesOf(setting, board));
        break;
    case holder: {
        const Owner owner = moment.state.holder(province);
        cell.words = ownerName(setting, owner);
        cell.sortBy = cell.words;
        if (isPlayer(owner))
            cell.icon = theme::shieldIcon(playerColour(moment.colour(seatOf(owner))), play::currentTheme());
        else if (owner == Owner::barbarian)
            cell.icon = theme::icon(theme::Icon::Axe);
        break;
    }
    case vp: {
        const int points = provinceVp(setting, province);
        cell.text = number(points);
        cell.sortBy = points;
        cell.signs.push_back({typeSign(board.type), cell.text});
        cell.words = provinceType(board.type);
        break;
    }
    case symbols: {
        const Resources yields = board.symbolCount();
        int all = 0;
        for (const Resource resource : allResources)
            if (const int count = yields[resource]; count > 0) {
                cell.signs.push_back(counted(iconFor(resource), count));
                all += count;
            }
        cell.sortBy = all;
        if (all > 0) cell.words = amounts(yields);
        break;
    }
    case units:
        cell.signs = unitSigns(moment, province);
        cell.words = unitWords(moment, province);
        cell.sortBy = cell.words;
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
