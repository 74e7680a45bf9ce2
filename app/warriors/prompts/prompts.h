#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/table/game.h"
#include "engine/warriors/command.h"

#include <functional>
#include <vector>

namespace marches::warriors::face {

struct March;

/// What is chosen on a card before it is done.
enum class Choosing : std::uint8_t { build, two, war, peace, handOver };

/// What buttons and rows do. Every function may be empty.
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
    std::function<void(SeatId)> handOver; ///< of the mouse, to another person who is waited for
    std::function<void()> offer;          ///< leads to the form in which an offer is put together
    std::function<void(UnitRef)> damage;  ///< lays one point on a unit, in the damage plan
    std::function<void()> confirmDamage;
    std::function<void()> suggestDamage;
    std::function<void()> playPlan; ///< all of it is one gesture
};

/// What the hand is in the middle of.
struct Doing {
    int damageLeft = 0;              ///< points of the damage plan that are not laid yet
    std::vector<UnitKind> placing{}; ///< to be built where the map is clicked next
    bool promoting = false;          ///< the next army that is clicked
    std::vector<Token> chosen{};     ///< units that go where the map is clicked next
    bool canGo = false;              ///< where they can go, all of them
    bool canBattle = false;          ///< into a battle
    std::optional<Path> shiftFrom{}; ///< whose token goes where the play-mat is clicked next
};

/// What the seat in hand is asked, and the buttons that answer it.
play::Prompt makePrompt(const Moment& moment, const Hands& hands, const Doing& doing);
/// The seat has placed the last token of its set-up, and nobody at the screen places any now: time to look
/// before the game goes on.
play::Prompt makeRest(const Moment& moment, SeatId seat);
/// The seat has done this, and the next person is asked when he goes on.
play::Prompt makeHandingOver(const Moment& moment, SeatId seat, const QString& done, SeatId next);
play::Prompt makeResult(const Moment& moment, const Outcome& outcome);
play::TurnTrack makeTrack(const Moment& moment);

} // namespace marches::warriors::face
