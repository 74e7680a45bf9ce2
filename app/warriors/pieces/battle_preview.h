#pragma once

#include "app/warriors/pieces/reach.h"
#include "engine/warriors/message.h"

#include <string>

namespace marches::warriors::face {

/// The outcome of a battle if both sides spread their damage as `suggest` does and retreat to the first legal
/// province. There are no dice, so it is exact for that play.
struct BattlePreview {
    ProvinceId province = noProvince;
    SeatId attacker = noSeat;
    Owner defender = Owner::none;
    std::vector<UnitRef> attackers;
    std::vector<UnitRef> defenders;
    int attackerPower = 0;
    int defenderPower = 0;
    std::vector<Event> events; ///< from the first blow to the last step of a withdrawal
    State after;
    bool asksWhereTo = false; ///< a player would choose where Barbarians retreat to
    bool fought = false;      ///< false: a rule prevents the battle
};

BattlePreview previewBattle(const Setting& setting, const State& state, SeatId attacker, const March& march);

} // namespace marches::warriors::face
