#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/message.h"

#include <QString>

#include <span>

/// The sentences of messages.def in the language of the program, with names in their places.
namespace marches::warriors::face {

/// Figures are set bold (rich text) if `rich`. `together`: provinces of which it says the same; all of them
/// are named where it names one.
QString sentence(const Moment& moment, const Refusal& refusal, bool rich = false,
                 std::span<const ProvinceId> together = {});
/// With the kinds of units instead of their names: what is so for several alike.
Refusal ofKinds(Refusal refusal);
/// Whether one sentence, with kinds of units, says both.
bool alike(const Refusal& one, const Refusal& other);
QString sentence(const Moment& moment, const Event& event);
/// Why a computer player does what it does: its goal, whom it answers, what it hopes for.
QString sentence(const Moment& moment, const Reason& reason);
/// The same without what it hopes for.
QString goalSentence(const Moment& moment, const Reason& reason);
/// What it hopes for until the end of the game, in whole Victory Points; empty: less than one, or not said.
QString estimate(const Reason& reason);
/// What a stage asks: "move armies".
QString stageName(Stage stage);

} // namespace marches::warriors::face
