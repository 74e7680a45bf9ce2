#pragma once

#include "engine/table/record.h"
#include "engine/warriors/scenario_reader.h"

#include <filesystem>
#include <memory>

/// From a record's header to the game it names, and back (notation.md "A record").
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

/// Finds the scenario that a header names (a name that ends in `.yaml`: that file in `folder`; else a bundled
/// id), checks the digest and makes the setting. Nothing else is read, nothing started.
Expected<RecordGame, Findings> openGame(const RecordHeader& header, const std::filesystem::path& folder,
                                        const ScenarioSources& sources);

} // namespace marches::warriors
