#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/message.h"

#include <QString>

#include <span>

/// The sentences of messages.def in the language of the program, with names in their places.
namespace marches::warriors::face {

/// Returns why a command is refused; with `rich` as rich text with bold figures. `together` are provinces
/// that the refusal holds for; where it names one of them, all are named.
QString sentence(const Moment& moment, const Refusal& refusal, bool rich = false,
                 std::span<const ProvinceId> together = {});
/// Puts kinds in the place of units, so that the sentence holds for several units alike.
Refusal ofKinds(Refusal refusal);
/// Tells whether two refusals become the same sentence with kinds in the place of units.
bool alike(const Refusal& one, const Refusal& other);
QString sentence(const Moment& moment, const Event& event);
/// Returns why a computer player gives a command: goal, threat it answers, estimate.
QString sentence(const Moment& moment, const Reason& reason);
/// Returns the reason without the estimate.
QString goalSentence(const Moment& moment, const Reason& reason);
/// Returns the expected gain until the end of the game, in whole Victory Points; empty below 1 or where the
/// goal has no such estimate.
QString estimate(const Reason& reason);
/// What a stage asks: "move armies".
QString stageName(Stage stage);

} // namespace marches::warriors::face
