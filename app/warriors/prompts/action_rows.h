#pragma once

#include "app/play/prompt.h"
#include "app/warriors/pieces/moment.h"
#include "app/warriors/prompts/prompts.h"
#include "engine/warriors/units.h"

#include <vector>

namespace marches::warriors::face {

/// Returns a row for each legal step of the hand, by groups. `picked` are units of one province that are
/// chosen on the map; their marches come first.
std::vector<play::ActionRow> actionRows(const Moment& moment, const Hands& hands,
                                        const std::vector<Token>& picked);

/// Returns the id of the row for these steps: the record lines they write.
QString rowId(const Moment& moment, const std::vector<Command>& steps);

/// Returns where a build is tried to get a refusal: the own Capital, else any own province.
ProvinceId placeToTry(const Moment& moment);

/// Returns the near misses: steps that a player may have in mind now and that are refused, with the reason.
/// Units and provinces with the same reason share a row.
std::vector<play::ActionRow> refusedRows(const Moment& moment, const Hands& hands,
                                         const std::vector<Token>& picked);

/// Returns how many rows `refusedRows` has.
std::size_t refusedCount(const Moment& moment, const std::vector<Token>& picked);

} // namespace marches::warriors::face
