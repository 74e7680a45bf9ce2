#pragma once

#include "engine/table/record.h"
#include "engine/warriors/scenario_reader.h"

#include <filesystem>
#include <memory>

/// From a record's header to the game it names, and back (NOTATION.md "A record").
namespace marches::warriors {

/// What a header chooses: variant, options, seats, alliances. Findings have the record's place-less text;
/// codes "option", "parts.colours", "rules".
Expected<SetupChoice, Findings> choiceOf(const RecordHeader& header);

/// The header of a new game; every seat is played by a person without a name.
RecordHeader headerOf(const Scenario& scenario, const SetupChoice& choice, std::uint64_t seed);

struct RecordGame {
    std::shared_ptr<const Setting> setting;
    std::shared_ptr<const Scenario> scenario;
    RecordHeader header; ///< as given, with the digest and every seat filled in
};

/// Finds the scenario that a header names and makes the setting. A name that ends in `.yaml` is that file in
/// `folder`; any other is a bundled id, and where no bundled scenario has the header's digest, `NAME.yaml` in
/// `folder` (the copy that a saved game keeps). Nothing else is read, nothing started. A header without seats
/// has the variant's or the start position's, played by people.
Expected<RecordGame, Findings> openGame(const RecordHeader& header, const std::filesystem::path& folder,
                                        const ScenarioSources& sources);

/// The same with a scenario that was found otherwise.
Expected<RecordGame, Findings> openGame(const RecordHeader& header, Scenario scenario);

} // namespace marches::warriors
