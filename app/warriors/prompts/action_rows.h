#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "app/warriors/prompts/prompts.h"
#include "app/warriors/prompts/reach.h"
#include "engine/warriors/units.h"

#include <vector>

namespace marches::warriors::face {

/// Everything that the seat in hand can do now, grouped and worded. `picked`: units of one province that are
/// chosen on the map; their marches come first.
std::vector<play::ActionRow> actionRows(const Moment& moment, const Hands& hands,
                                        const std::vector<Token>& picked);

/// What the target of a march is, and through which provinces it goes: "free · +2 VP, by Fyn".
QString marchDetail(const Moment& moment, const March& march);
/// "Anjou is left empty and is lost: −2 VP"; empty: the march gives nothing up.
QString marchLoss(const Moment& moment, const March& march);
/// "2 AP each"; empty: Princesses need none.
QString marchCost(const std::vector<Token>& units, const March& march);

/// Whether others of their kinds in their province can do more or less than they.
bool differsThere(const Moment& moment, const std::vector<Token>& units);
/// Units of one province: "2 Infantry", or "1 Princess (4 there)"; by their names where those of a kind that
/// are there differ.
QString unitsThere(const Moment& moment, const std::vector<Token>& units);

/// The id of the row that takes these steps: the record lines they write.
QString rowId(const Moment& moment, const std::vector<Command>& steps);

/// What a player may have in mind now and can't do, with the reason: the near misses. Units and provinces of
/// which the rules say the same share a row.
std::vector<play::ActionRow> refusedRows(const Moment& moment, const Hands& hands,
                                         const std::vector<Token>& picked);

/// How many rows `refusedRows` has.
std::size_t refusedCount(const Moment& moment, const std::vector<Token>& picked);

/// Group, text, detail, cost, sign and place of a step; without id and act.
play::ActionRow describe(const Moment& moment, const Command& command);

/// The best-known way to name what a single command tries: the title of its refusal.
QString attemptTitle(const Moment& moment, const Command& command);

} // namespace marches::warriors::face
