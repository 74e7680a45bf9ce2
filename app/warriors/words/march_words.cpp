#include "app/warriors/words/march_words.h"

#include "app/warriors/pieces/words.h"
#include "app/warriors/words/contexts.h"
#include "engine/warriors/query.h"

#include <algorithm>

namespace marches::warriors::face {

QString marchDetail(const Moment& moment, const March& march) {
    const Setting& setting = *moment.setting;
    const Owner owner = moment.state.holder(march.target());
    const int vp = provinceVp(setting, march.target());
    QString what;
    if (march.battle)
        what = Actions::tr("battle with %1").arg(ownerName(setting, owner));
    else if (owner == Owner::none)
        what = Actions::tr("free · %1 VP").arg(signedNumber(vp));
    else
        what = isPlayer(owner) && seatOf(owner) == moment.hand
                   ? Actions::tr("own province", "a province of the player himself")
                   : ownerName(setting, owner);
    if (march.path.size() < 2) return what;
    std::vector<ProvinceId> between(march.path.begin(), march.path.end() - 1);
    //: What a province is, and through which others the march goes
    return Actions::tr("%1, by %2").arg(what, provinceNames(setting, between));
}

QString marchLoss(const Moment& moment, const March& march) {
    const Setting& setting = *moment.setting;
    const auto empty = leftEmpty(setting, moment.state, moment.hand, march);
    if (empty.empty()) return {};
    int points = 0;
    for (const ProvinceId place : empty)
        points += provinceVp(setting, place);
    //: What a march gives up: a province that no unit stays in, and its Victory Points
    return Actions::tr("%1 is left empty and is lost: %2 VP")
        .arg(provinceNames(setting, empty), signedNumber(-points));
}

QString marchCost(const std::vector<Token>& units, int actionPoints) {
    if (actionPoints == 0 || !isArmy(units.front())) return {};
    return units.size() == 1 ? actionPointsBrief(actionPoints)
                             : Actions::tr("%n AP each", "Action Points of each army", actionPoints);
}

Stack stackOf(const Moment& moment, Token token) {
    const Unit& unit = moment.state.player(moment.hand).units[token];
    const int points = isPrincess(token) ? (unit.moved ? 0 : 1)
                                         : actionPoints(*moment.setting, moment.state, moment.hand, token);
    return {unit.province, kindOf(token), points, unit.damage};
}

bool differsThere(const Moment& moment, const std::vector<Token>& units) {
    const ProvinceId from = std::get<ProvinceId>(stackOf(moment, units.front()));
    const std::vector<Token> there = unitsIn(moment.state, moment.hand, from);
    return std::ranges::any_of(units, [&](Token unit) {
        return std::ranges::any_of(there, [&](Token token) {
            return kindOf(unit) == kindOf(token) && stackOf(moment, unit) != stackOf(moment, token);
        });
    });
}

QString unitsThere(const Moment& moment, const std::vector<Token>& units) {
    if (differsThere(moment, units)) {
        QStringList names;
        for (const Token token : units)
            names << unitName(token);
        return joined(names);
    }
    const std::vector<Token> there =
        unitsIn(moment.state, moment.hand, std::get<ProvinceId>(stackOf(moment, units.front())));
    const auto alike = std::ranges::count_if(
        there, [&](Token token) { return stackOf(moment, token) == stackOf(moment, units.front()); });
    if (units.size() > 1 || alike == 1) return unitList(units);
    //: One unit of several like ones that stand in a province: "1 Princess (4 there)"
    return Actions::tr("%1 (%2 there)").arg(unitList(units)).arg(alike);
}

QString hintName(const Moment& moment, SeatId seat, Token token) {
    const std::vector<Token> one{token};
    const bool alike =
        seat == moment.hand && moment.state.player(seat).units[token].onBoard() && !differsThere(moment, one);
    return alike ? unitList(one) : unitName(token);
}

} // namespace marches::warriors::face
