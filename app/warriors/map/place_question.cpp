#include "app/warriors/map/place_question.h"

#include "app/warriors/pieces/reach.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors::face {

void PlaceQuestion::askWhere(std::vector<UnitKind> kinds) {
    *this = {};
    kinds_ = std::move(kinds);
}

void PlaceQuestion::askWhom() {
    *this = {};
    promoting_ = true;
}

bool PlaceQuestion::stepBack() {
    if (std::exchange(first_, noProvince) != noProvince) return true;
    const bool asked = begun();
    *this = {};
    return asked;
}

std::vector<UnitKind> PlaceQuestion::placing() const {
    if (first_ == noProvince) return kinds_;
    return {kinds_.back()};
}

std::vector<std::pair<ProvinceId, Command>> PlaceQuestion::answers(const Moment& moment) const {
    std::vector<std::pair<ProvinceId, Command>> found;
    if (moment.empty() || !moment.live || !isSeat(moment.hand)) return found;
    const bool one = kinds_.size() == 1;
    for (const Command& command : moment.options()) {
        ProvinceId where = noProvince;
        if (const auto* battle = std::get_if<step::Battle>(&command.step)) where = battle->province;
        if (const auto* retreat = std::get_if<step::Retreat>(&command.step)) where = retreat->province;
        if (const auto* withdraw = std::get_if<step::Withdraw>(&command.step)) where = withdraw->province;
        if (const auto* to = std::get_if<step::BarbariansTo>(&command.step)) where = to->province;
        if (const auto* build = std::get_if<step::Build>(&command.step);
            build != nullptr && one && kinds_.front() == build->kind && build->secondProvince == noProvince)
            where = build->province;
        if (const auto* fort = std::get_if<step::BuildFort>(&command.step);
            fort != nullptr && one && kinds_.front() == UnitKind::fort)
            where = fort->province;
        if (const auto* promote = std::get_if<step::Promote>(&command.step);
            promoting_ && promote != nullptr && isPlayer(promote->unit.owner))
            where = moment.state.player(seatOf(promote->unit.owner)).units[promote->unit.number].province;
        if (where != noProvince) found.emplace_back(where, command);
    }
    for (std::size_t i = 0; kinds_.size() == 2 && i < moment.setting->board.size(); ++i) {
        const ProvinceId where = idAt<ProvinceId>(i);
        const Command command = twoArmies(moment, where);
        if (!check(*moment.setting, moment.state, command)) found.emplace_back(where, command);
    }
    return found;
}

std::vector<ProvinceId> buildable(const Moment& moment) {
    std::vector<ProvinceId> found;
    for (const Command& command : moment.options()) {
        if (const auto* build = std::get_if<step::Build>(&command.step)) found.push_back(build->province);
        if (const auto* fort = std::get_if<step::BuildFort>(&command.step)) found.push_back(fort->province);
    }
    return found;
}

/// Both armies, the second one there; the first too unless it has its place.
Command PlaceQuestion::twoArmies(const Moment& moment, ProvinceId second) const {
    return {moment.hand, step::Build{kinds_[0], first_ == noProvince ? second : first_, kinds_[1], second}};
}

std::optional<Command> PlaceQuestion::answerAt(const Moment& moment, ProvinceId province) const {
    for (const auto& [where, command] : answers(moment))
        if (where == province) return command;
    if (kinds_.size() == 2) return twoArmies(moment, province);
    if (kinds_.size() == 1 && kinds_.front() == UnitKind::fort)
        return Command{moment.hand, step::BuildFort{province}};
    if (kinds_.size() == 1)
        return Command{moment.hand, step::Build{kinds_.front(), province, {}, noProvince}};
    if (moment.asks(Stage::chooseBattle)) return Command{moment.hand, step::Battle{province}};
    if (moment.asks(Stage::barbariansTo)) return Command{moment.hand, step::BarbariansTo{province}};
    if (moment.asks(Stage::attackerRetreat) || moment.asks(Stage::defenderRetreat))
        return Command{moment.hand, step::Retreat{province}};
    if (moment.asks(Stage::withdraw)) return Command{moment.hand, step::Withdraw{province}};
    return std::nullopt;
}

std::vector<Command> PlaceQuestion::promotions(const Moment& moment, UnitRef unit) const {
    std::vector<Command> possible;
    for (const auto& [where, command] : answers(moment))
        if (std::get<step::Promote>(command.step).unit == unit) possible.push_back(command);
    if (!possible.empty()) return possible;
    const auto next = static_cast<UnitKind>(std::min(2, static_cast<int>(kindOf(unit.number)) + 1));
    return {{moment.hand, step::Promote{unit, next}}};
}

std::vector<Command> PlaceQuestion::promotionsIn(const Moment& moment, ProvinceId province) const {
    std::vector<Command> possible;
    for (const auto& [where, command] : answers(moment))
        if (where == province) possible.push_back(command);
    if (!possible.empty()) return possible;
    for (const SeatId seat : moment.allSeats())
        for (const Token token : unitsIn(moment.state, seat, province))
            if (isArmy(token)) return promotions(moment, unitOf(seat, token));
    return {};
}

} // namespace marches::warriors::face
