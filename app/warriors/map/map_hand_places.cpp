#include "app/warriors/map/map_hand.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <algorithm>
#include <utility>

// The questions that a place on the map answers: where to build, to promote, to fight, to retreat.

namespace marches::warriors::face {

/// The steps that a click on a province can be, in the decisions that ask for a place.
std::vector<std::pair<ProvinceId, Command>> MapHand::answers() const {
    std::vector<std::pair<ProvinceId, Command>> found;
    if (moment_.empty() || !moment_.live || !isSeat(moment_.hand)) return found;
    for (const Command& command : moment_.options()) {
        ProvinceId where = noProvince;
        if (const auto* battle = std::get_if<step::Battle>(&command.step)) where = battle->province;
        if (const auto* retreat = std::get_if<step::Retreat>(&command.step)) where = retreat->province;
        if (const auto* withdraw = std::get_if<step::Withdraw>(&command.step)) where = withdraw->province;
        if (const auto* to = std::get_if<step::BarbariansTo>(&command.step)) where = to->province;
        if (const auto* build = std::get_if<step::Build>(&command.step);
            build != nullptr && placing_.size() == 1 && placing_.front() == build->kind &&
            build->secondProvince == noProvince)
            where = build->province;
        if (const auto* fort = std::get_if<step::BuildFort>(&command.step);
            fort != nullptr && placing_.size() == 1 && placing_.front() == UnitKind::fort)
            where = fort->province;
        if (const auto* promote = std::get_if<step::Promote>(&command.step);
            promoting_ && promote != nullptr && isPlayer(promote->unit.owner))
            where = moment_.state.player(seatOf(promote->unit.owner)).units[promote->unit.number].province;
        if (where != noProvince) found.emplace_back(where, command);
    }
    if (placing_.size() == 2) {
        for (std::size_t i = 0; i < moment_.setting->board.size(); ++i) {
            const ProvinceId where = idAt<ProvinceId>(i);
            const Command command = twoArmies(where);
            if (!check(*moment_.setting, moment_.state, command)) found.emplace_back(where, command);
        }
    }
    return found;
}

bool MapHand::choosesAction() const {
    return (asked(Stage::action) || asked(Stage::unifyAction)) && placing_.empty() && !promoting_;
}

std::vector<ProvinceId> MapHand::buildable() const {
    std::vector<ProvinceId> found;
    for (const Command& command : moment_.options()) {
        if (const auto* build = std::get_if<step::Build>(&command.step)) found.push_back(build->province);
        if (const auto* fort = std::get_if<step::BuildFort>(&command.step)) found.push_back(fort->province);
    }
    return found;
}

/// Both armies, the second one there; the first too unless it has its place.
Command MapHand::twoArmies(ProvinceId second) const {
    return {moment_.hand,
            step::Build{placing_[0], first_ == noProvince ? second : first_, placing_[1], second}};
}

std::vector<UnitKind> MapHand::placing() const {
    if (first_ == noProvince) return placing_;
    return {placing_.back()};
}

std::optional<Command> MapHand::answerAt(ProvinceId province) const {
    for (const auto& [where, command] : answers())
        if (where == province) return command;
    // asked all the same: the answer says why not
    if (placing_.size() == 2) return twoArmies(province);
    if (placing_.size() == 1 && placing_.front() == UnitKind::fort)
        return Command{moment_.hand, step::BuildFort{province}};
    if (placing_.size() == 1)
        return Command{moment_.hand, step::Build{placing_.front(), province, {}, noProvince}};
    if (asked(Stage::chooseBattle)) return Command{moment_.hand, step::Battle{province}};
    if (asked(Stage::barbariansTo)) return Command{moment_.hand, step::BarbariansTo{province}};
    if (asked(Stage::attackerRetreat) || asked(Stage::defenderRetreat))
        return Command{moment_.hand, step::Retreat{province}};
    if (asked(Stage::withdraw)) return Command{moment_.hand, step::Withdraw{province}};
    return std::nullopt;
}

void MapHand::startPlacing(std::vector<UnitKind> kinds) {
    promoting_ = false;
    placing_ = std::move(kinds);
    first_ = noProvince;
    const auto places = answers();
    if (places.size() == 1) {
        emit acted({places.front().second});
        return;
    }
    emit changed();
}

void MapHand::startPromoting() {
    placing_.clear();
    first_ = noProvince;
    promoting_ = true;
    emit changed();
}

void MapHand::promote(const std::vector<UnitRef>& units) {
    std::vector<Command> possible;
    for (const auto& [where, command] : answers()) // of like units the first
        if (std::get<step::Promote>(command.step).unit == units.front()) possible.push_back(command);
    if (possible.size() > 1) {
        emit choiceWanted(possible);
        return;
    }
    const int kind = std::min(static_cast<int>(kindOf(units.front().number)), 2);
    const auto next = static_cast<UnitKind>(std::min(2, kind + 1));
    emit acted(
        {possible.empty() ? Command{moment_.hand, step::Promote{units.front(), next}} : possible.front()});
}

/// By the keyboard a province stands for its armies.
void MapHand::promoteIn(ProvinceId province) {
    std::vector<Command> possible;
    for (const auto& [where, command] : answers())
        if (where == province) possible.push_back(command);
    if (possible.size() > 1) {
        emit choiceWanted(possible);
        return;
    }
    if (possible.size() == 1) {
        emit acted(possible);
        return;
    }
    for (std::size_t i = 0; i < moment_.seats(); ++i) // it says why not
        for (const Token token : unitsIn(moment_.state, idAt<SeatId>(i), province))
            if (isArmy(token)) return promote({unitOf(idAt<SeatId>(i), token)});
}

} // namespace marches::warriors::face
