#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/table/game.h"
#include "engine/warriors/command.h"

#include <functional>
#include <vector>

namespace marches::warriors::face {

struct March;

/// Questions that a card asks before a step is taken.
enum class Choosing : std::uint8_t { build, two, war, peace, handOver };

/// What buttons and rows call; every function may be empty.
struct Hands {
    /// Steps of one record line, all or none; a refusal shows its card.
    std::function<void(std::vector<Command>)> act;
    /// The next click on the map says where the unit is built; of two, two clicks.
    std::function<void(std::vector<UnitKind>)> place;
    /// A march into a battle: its preview first, as by a click on the map; again: the march.
    std::function<void(std::vector<Token>, const March&)> fight;
    /// What a march into a battle would bring, in words.
    std::function<QString(const std::vector<Token>&, const March&)> foretell;
    std::function<void(Choosing)> choose;
    /// The next click on an army promotes it.
    std::function<void()> promote;
    std::function<void(SeatId)> handOver; ///< gives the mouse to another person whose decision is awaited
    std::function<void()> offer;          ///< opens the form of an offer
    std::function<void(UnitRef)> damage;  ///< lays one point on a unit, in the damage plan
    std::function<void()> confirmDamage;
    std::function<void()> suggestDamage;
    std::function<void()> playPlan; ///< the whole plan as one undo macro
};

/// What the player at the screen has begun and not finished.
struct Doing {
    int damageLeft = 0;              ///< points of the damage plan that are not laid yet
    std::vector<UnitKind> placing{}; ///< units that the next click on the map builds
    bool promoting = false;          ///< the next click on an army promotes it
    std::vector<Token> chosen{};     ///< units that the next click on the map moves
    bool canGo = false;              ///< there is a province that all of them can reach
    bool canBattle = false;          ///< one of these provinces means a battle
    std::optional<Path> shiftFrom{}; ///< the path whose token the next click on the play-mat shifts
};

/// Returns what the hand is asked and the buttons that answer it.
play::Prompt makePrompt(const Moment& moment, const Hands& hands, const Doing& doing);
/// Returns the pause after the last token of a set-up, before the game goes on without a person.
play::Prompt makeRest(const Moment& moment, SeatId seat);
/// Returns the pause between two persons: what the seat has done, and who is asked next.
play::Prompt makeHandingOver(const Moment& moment, SeatId seat, const QString& done, SeatId next);
play::Prompt makeResult(const Moment& moment, const Outcome& outcome);
play::TurnTrack makeTrack(const Moment& moment);

} // namespace marches::warriors::face
