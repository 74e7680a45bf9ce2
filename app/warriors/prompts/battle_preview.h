#pragma once

#include "app/warriors/prompts/reach.h"
#include "engine/warriors/message.h"

#include <string>

namespace marches::warriors::face {

/// What a battle gives if both sides spread their damage as `suggest` does and go to the first place they
/// may. Without dice this is exact for that play; another spread gives something else.
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
    bool asksWhereTo = false; ///< where Barbarians retreat to would be somebody's choice
    bool fought = false;      ///< false: the rules didn't let it come to a battle
};

BattlePreview previewBattle(const Setting& setting, const State& state, SeatId attacker, const March& march);

} // namespace marches::warriors::face
