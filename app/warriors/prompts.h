#pragma once

#include "app/play/prompt.h"
#include "app/warriors/moment.h"
#include "engine/table/game.h"
#include "engine/warriors/command.h"

#include <functional>
#include <vector>

namespace marches::warriors::face {

/// What buttons and rows do. Every function may be empty.
struct Hands {
    /// Steps of one record line, all or none; a refusal shows its card.
    std::function<void(std::vector<Command>)> act;
    /// The next click on the map says where the unit is built.
    std::function<void(UnitKind)> place;
    /// The next click on an army promotes it.
    std::function<void()> promote;
    std::function<void(SeatId)> handOver; ///< of the mouse, to another person who is waited for
    std::function<void(UnitRef)> damage;  ///< lays one point on a unit, in the damage plan
    std::function<void()> confirmDamage;
    std::function<void()> suggestDamage;
};

/// What the seat in hand is asked, and the buttons that answer it.
play::Prompt makePrompt(const Moment& moment, const Hands& hands, int damageLeft);
play::Prompt makeResult(const Moment& moment, const Outcome& outcome);
play::TurnTrack makeTrack(const Moment& moment);

} // namespace marches::warriors::face
