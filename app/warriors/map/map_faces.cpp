#include "app/warriors/map/map_faces.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/reach.h"
#include "app/warriors/pieces/words.h"
#include "engine/warriors/query.h"

#include <QCoreApplication>

#include <algorithm>

namespace marches::warriors::face {

namespace {

struct MapWords {
    Q_DECLARE_TR_FUNCTIONS(MapWords)
};

/// Forts, Cavalry, Archers, Infantry, Princesses.
int tokenOrder(const theme::TokenPiece& shown) {
    switch (pieceOf(shown)) {
    case Piece::fort:
    case Piece::barbarianFort:
        return 0;
    case Piece::cavalry:
        return 1;
    case Piece::archer:
        return 2;
    case Piece::infantry:
    case Piece::barbarianArmy:
        return 3;
    case Piece::princess:
        return 4;
    }
    return 5;
}

/// One unit's token before like ones are merged.
struct Single {
    theme::TokenLook look;
    UnitRef unit;
    bool movable = false;
};

int laidOn(const MapHints& hints, UnitRef unit, ProvinceId province, const State& state) {
    if (state.battle.province != province) return 0;
    for (const DamageTarget& target : hints.plan.targets)
        if (target.unit == unit) return target.laid;
    return 0;
}

Single tokenOf(const Moment& moment, SeatId seat, Token token, const MapHints& hints) {
    const State& state = moment.state;
    const Unit& unit = state.player(seat).units[token];
    Single single;
    single.unit = unitOf(seat, token);
    const auto among = [&](const std::vector<Token>& tokens) {
        return seat == moment.hand && std::ranges::find(tokens, token) != tokens.end();
    };
    theme::TokenLook& look = single.look;
    look.piece = tokenPiece(pieceOf(kindOf(token)));
    look.owner = playerColour(moment.colour(seat));
    look.damage = unit.damage + laidOn(hints, single.unit, unit.province, state);
    look.lying = unit.lying;
    look.selected = among(hints.chosen);
    const bool mover = state.phase == Phase::maneuvering && state.stage != Stage::movePrincess &&
                       seat == state.current && isArmy(token) && !unit.lying;
    if (mover) {
        const int left = actionPoints(*moment.setting, state, seat, token);
        look.actionPoints = theme::ActionPointLamps{left, std::max<int>(left, left + unit.apSpent)};
    }
    look.ghost = state.stage == Stage::feed && seat == state.current && isArmy(token) && unit.fed;
    if (among(hints.planned)) look.ghost = true;
    single.movable = among(hints.movable);
    return single;
}

QString countedText(const Moment& moment, const theme::TokenLook& look, const std::vector<UnitRef>& units) {
    QStringList parts;
    parts << unitList(moment, units, moment.hand);
    if (look.actionPoints)
        //: Tooltip of an army; a dot below its token stands for each Action Point
        parts << MapWords::tr("%1 of %n Action Point(s) (the dots below it)", nullptr,
                              look.actionPoints->total)
                     .arg(look.actionPoints->left);
    if (look.damage > 0) parts << MapWords::tr("damage %1").arg(look.damage);
    if (look.lying) parts << MapWords::tr("has retreated");
    return parts.join(QStringLiteral(", "));
}

/// Merges like units; the order is UI's.
void addGroup(PaintedProvince& painted, const Moment& moment, std::vector<Single> singles, bool attacking) {
    if (singles.empty()) return;
    std::ranges::stable_sort(singles, [](const Single& a, const Single& b) {
        return tokenOrder(a.look.piece) < tokenOrder(b.look.piece);
    });
    appmap::TokenGroup group;
    group.owner = singles.front().look.owner;
    group.attacking = attacking;
    std::vector<std::vector<UnitRef>> units;
    for (const Single& single : singles) {
        auto same = std::ranges::find_if(group.tokens, [&](appmap::MapToken token) {
            token.look.count = 1;
            return token.look == single.look;
        });
        if (same == group.tokens.end()) {
            group.tokens.push_back({single.look, {}, single.movable});
            units.push_back({single.unit});
        } else {
            ++same->look.count;
            same->movable = same->movable || single.movable;
            units[static_cast<std::size_t>(same - group.tokens.begin())].push_back(single.unit);
        }
    }
    for (std::size_t i = 0; i < group.tokens.size(); ++i)
        group.tokens[i].text = countedText(moment, group.tokens[i].look, units[i]);
    painted.face.groups.push_back(std::move(group));
    painted.units.push_back(std::move(units));
}

/// "Denmark and Germany"
QString landsOf(const Setting& setting, const BoardProvince& board) {
    QStringList countries;
    for (const CountryId country : board.countries)
        if (country != noCountry) countries << countryName(setting, country);
    return joined(countries);
}

/// Its countries, its kind and its Victory Points.
QString kindSentence(const Setting& setting, ProvinceId province) {
    const BoardProvince& board = setting.board.provinces[province];
    const int vp = provinceVp(setting, province);
    const QString lands = landsOf(setting, board);
    switch (board.type) {
    case ProvinceType::contested:
        //: The countries that dispute a province, its Victory Points
        return MapWords::tr("Contested: %1. %n Victory Point(s).", nullptr, vp).arg(lands);
    case ProvinceType::common:
        //: The country of a province, its Victory Points
        return MapWords::tr("%1, Common province. %n Victory Point(s).", nullptr, vp).arg(lands);
    default:
        //: The country of a province, its kind (Capital), its Victory Points
        return MapWords::tr("%1, %2. %n Victory Point(s).", nullptr, vp).arg(lands, provinceType(board.type));
    }
}

/// Where one can go from it, by land or along a line across the sea; empty: nowhere.
QString linksSentence(const Setting& setting, ProvinceId province) {
    const std::vector<ProvinceId>& next = setting.board.neighbours[province];
    if (next.empty()) return {};
    QStringList names;
    for (const ProvinceId each : next)
        names << provinceName(setting, each);
    //: Tooltip of a province: those next to it, by land or sea
    return MapWords::tr("Next to it: %1.").arg(joined(names));
}

/// What an uncommon kind of province means for who holds it; empty: nothing that its name doesn't say.
QString meaningOf(const BoardProvince& board) {
    if (board.type != ProvinceType::contested) return {};
    //: Tooltip of a Contested province, below the names of its two countries. Unification brings Actions, by
    //: the number of provinces
    return MapWords::tr("Unification of neither country needs it, but counts it for its Actions.");
}

} // namespace

std::vector<appmap::PlaceMark> marksOf(ProvinceType type) {
    switch (type) {
    case ProvinceType::capital:
        return {{theme::Icon::Capital, appmap::PlaceMark::Tone::Gold}};
    case ProvinceType::tradeCenter:
        return {{theme::Icon::TradeCenter, appmap::PlaceMark::Tone::Plain}};
    case ProvinceType::contested:
        return {{theme::Icon::Contested, appmap::PlaceMark::Tone::Red}};
    case ProvinceType::common:
        break;
    }
    return {};
}

PaintedProvince paintedProvince(const Moment& moment, ProvinceId province, const MapHints& hints) {
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    const BoardProvince& board = setting.board.provinces[province];
    PaintedProvince painted;
    appmap::ProvinceFace& face = painted.face;
    face.name = provinceName(setting, province);
    face.shortName = provinceShortName(setting, province);
    face.inPlay = board.inPlay;
    if (!board.inPlay) {
        face.text = spokenProvince(moment, province);
        return painted;
    }
    const auto [first, second] = board.countries;
    if (first != noCountry) {
        // a Contested province lies between its countries: a heavy line to either side
        const std::size_t countries = setting.board.map.countries().size();
        const std::size_t pair = second == noCountry ? 0 : index(second) + 1;
        face.region = static_cast<int>(index(first) + pair * countries);
        face.country = theme::countryPigment(index(first));
        if (second != noCountry) face.secondCountry = theme::countryPigment(index(second));
    }
    face.marks = marksOf(board.type);
    for (const Resource resource : {Resource::food, Resource::product, Resource::weapon})
        for (int i = 0; i < board.symbols[index(resource)]; ++i)
            face.symbols.push_back(iconFor(resource));
    face.worth = provinceVp(setting, province);
    const Owner holder = state.holder(province);
    if (isPlayer(holder)) face.owner = playerColour(moment.colour(seatOf(holder)));

    const auto groupOf = [&](SeatId seat) {
        std::vector<Single> singles;
        for (const Token token : unitsIn(state, seat, province))
            singles.push_back(tokenOf(moment, seat, token, hints));
        return singles;
    };
    // The holder first, their allies next, attackers last.
    if (isPlayer(holder)) addGroup(painted, moment, groupOf(seatOf(holder)), false);
    std::vector<Single> barbarians;
    for (const Barbarian& unit : barbariansIn(state, province)) {
        Single single;
        single.unit = {Owner::barbarian, unit.fort, unit.number};
        single.look.piece = tokenPiece(unit.fort ? Piece::barbarianFort : Piece::barbarianArmy);
        single.look.damage = unit.damage + laidOn(hints, single.unit, province, state);
        single.look.lying = unit.lying;
        barbarians.push_back(single);
    }
    addGroup(painted, moment, std::move(barbarians), false);
    for (const bool attacking : {false, true})
        for (const SeatId seat : moment.allSeats()) {
            if (holder == ownerOf(seat)) continue;
            const bool ally = isPlayer(holder) && allied(setting, seat, seatOf(holder));
            if (ally == attacking) continue;
            addGroup(painted, moment, groupOf(seat), attacking);
        }
    if (const auto hint = hints.provinces.find(province); hint != hints.provinces.end()) {
        face.highlight = hint->second.highlight;
        face.badges = hint->second.badges;
    } else if (hints.veil) {
        face.highlight = appmap::Highlight::OutOfReach;
    }
    face.text = spokenProvince(moment, province);
    if (const QString links = linksSentence(setting, province); !links.isEmpty()) face.text += u'\n' + links;
    if (const QString meaning = meaningOf(board); !meaning.isEmpty()) {
        face.text += u'\n' + meaning;
        const QString told = paragraph({kindSentence(setting, province), meaning});
        for (appmap::TokenGroup& group : face.groups)
            for (appmap::MapToken& token : group.tokens)
                token.text += u'\n' + told;
    }
    return painted;
}

namespace {

/// The symbols, and what they come to by the levels of the province's holder, or of the player in hand.
QString yieldSentence(const Moment& moment, ProvinceId province, const Resources& symbols) {
    const Owner holder = moment.state.holder(province);
    const SeatId seat = isPlayer(holder) ? seatOf(holder) : moment.hand;
    if (!isSeat(seat)) return MapWords::tr("Symbols: %1.", "of a province").arg(amounts(symbols));
    const Setting& setting = *moment.setting;
    const Resources yield = yieldOf(setting, moment.state, seat, symbols);
    if (seat == moment.hand)
        //: %1 a province's symbols, %2 those times the factors of the play-mat: "2 Food" and "4 Food"
        return MapWords::tr("Symbols: %1; at your levels that is %2 each Upkeep.")
            .arg(amounts(symbols), amounts(yield));
    //: %1 a province's symbols, %2 those times the factors of the play-mat, %3 the player who holds it
    return MapWords::tr("Symbols: %1; at the levels of %3 that is %2 each Upkeep.")
        .arg(amounts(symbols), amounts(yield), seatName(setting, seat));
}

} // namespace

QString spokenProvince(const Moment& moment, ProvinceId province) {
    const Setting& setting = *moment.setting;
    const State& state = moment.state;
    const BoardProvince& board = setting.board.provinces[province];
    if (!board.inPlay) return MapWords::tr("Not in play.");
    QStringList parts{kindSentence(setting, province)};
    if (const Resources symbols = board.symbolCount(); symbols != Resources{})
        parts << yieldSentence(moment, province, symbols);
    const Owner holder = state.holder(province);
    std::vector<UnitRef> holding;
    std::vector<UnitRef> others; // attackers until their battle, or allies
    for (const SeatId seat : moment.allSeats())
        for (const Token token : unitsIn(state, seat, province))
            (ownerOf(seat) == holder ? holding : others).push_back(unitOf(seat, token));
    for (const Barbarian& unit : barbariansIn(state, province))
        (holder == Owner::barbarian ? holding : others).push_back({Owner::barbarian, unit.fort, unit.number});
    if (holder == Owner::none)
        parts << MapWords::tr("Free.");
    else
        parts << MapWords::tr("Held by %1: %2.")
                     .arg(ownerName(setting, holder),
                          unitList(moment, holding, isPlayer(holder) ? seatOf(holder) : noSeat));
    if (!others.empty())
        //: Units in a province beside those of its holder: attackers, or an ally's
        parts << MapWords::tr("Also there: %1.").arg(unitList(moment, others, noSeat));
    if (isPlayer(holder) && isSeat(moment.hand) && atWar(state, moment.hand, seatOf(holder)))
        parts << MapWords::tr("At war with you.");
    return paragraph(parts);
}

} // namespace marches::warriors::face
