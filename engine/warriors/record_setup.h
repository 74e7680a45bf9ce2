#pragma once

#include "engine/table/record.h"
#include "engine/warriors/scenario_reader.h"

#include <filesystem>
#include <memory>

/// Opens the game that the header of a record names, and writes the header of a game (NOTATION.md "A
/// record").
namespace marches::warriors {

/// Reads what a header chooses: variant, options, seats, alliances. Findings have the place of the header's
/// line, if known; codes "option", "parts.colours", "rules".
Expected<SetupChoice, Findings> choiceOf(const RecordHeader& header);

/// Returns the header of a new game, every seat of which is played by a person without a name.
RecordHeader headerOf(const Scenario& scenario, const SetupChoice& choice, std::uint64_t seed);

/// A game that was opened.
struct RecordGame {
    std::shared_ptr<const Setting> setting;
    std::shared_ptr<const Scenario> scenario;
    RecordHeader header; ///< as given, with the digest and every seat filled in
};

/// Finds the scenario that a header names and makes the setting. A name that ends in `.yaml` is that file in
/// `folder`; any other is the id of a bundled scenario, and where none has the header's digest, `NAME.yaml`
/// in `folder` (the copy that a saved game keeps). Reads no other file and starts no program. A header
/// without seats gets those of the variant or start position, played by people. Codes in README.md.
Expected<RecordGame, Findings> openGame(const RecordHeader& header, const std::filesystem::path& folder,
                                        const ScenarioSources& sources);

/// Makes the setting with a scenario that the caller found.
Expected<RecordGame, Findings> openGame(const RecordHeader& header, Scenario scenario);

} // namespace marches::warriors
