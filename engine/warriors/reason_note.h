#pragma once

#include "engine/warriors/message.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Why a computer player gave a command, as a note behind it in the record:
/// `why:GOAL,GAIN,OPERANDS...[,THREAT]`, so "why:buildToExpand,140,infantry,wales,wessex". GOAL is the name
/// of a row of reasons.def, GAIN in hundredths of a Victory Point, the operands are words of the notation,
/// THREAT a seat. Where ids would make it longer than a string of a record may be, all of them are written as
/// `#` and their position in the scenario. `why:` alone cancels the reasons before it: the command was given
/// again after an undo, without a reason.
namespace marches::warriors {

/// The largest plain figure among a reason's operands.
inline constexpr int maxReasonFigure = 999;
inline constexpr int maxReasonGain = 100'000; ///< of either sign; hundredths of a Victory Point

inline constexpr std::string_view noReasonNote = "why:";

/// Returns the kinds of a goal's operands, as its row names them; `unit` also stands for a Barbarian.
std::span<const OperandKind> operandKinds(ReasonCode goal);
/// Whether the reason has as many operands as its row names, each of its kind and within the game. Only such
/// reasons have words.
bool isSound(const Setting& setting, const Reason& reason);
/// Returns the note, isStringText (engine/table/words.h); empty for a reason that is not sound.
std::string noteOf(const Setting& setting, const Reason& reason);
/// Reads the reason of a note of any origin; nothing unless `noteOf` writes it exactly so.
std::optional<Reason> reasonIn(const Setting& setting, std::string_view note);

} // namespace marches::warriors
