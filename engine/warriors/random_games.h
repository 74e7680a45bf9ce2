#pragma once

#include "engine/table/random.h"
#include "engine/table/record.h"
#include "engine/warriors/rules.h"
#include "engine/warriors/scenario_reader.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <string>
#include <vector>

/// Random games, which the property battery, the replay goldens and `marches-cli bench` play. Each is a
/// function of its stream of random numbers.
namespace marches::warriors {

/// A way to set a game up: scenario, variant, seats, alliances, options.
struct RandomTable {
    std::string name; ///< "western-europe 2p-england-scotland 2", "eastern-europe 2v2"
    RecordHeader header;
    std::shared_ptr<const Setting> setting;
};

/// Returns every scenario and variant with every number of seats and every shape of alliances that it allows;
/// every second table has variable order.
Expected<std::vector<RandomTable>, Findings> everyTable(std::span<const std::string> scenarios,
                                                        const std::filesystem::path& folder);

/// Returns the same setting with a random legal start position, from any phase of any turn.
std::shared_ptr<const Setting> withRandomStart(const Setting& setting, RandomStream& random);

/// Returns one of the seats, each as likely; the set must not be empty.
SeatId anySeat(SeatSet seats, RandomStream& random);

/// Returns a step for a seat that is waited for: one of its options, in Trade every third time an exchange
/// that it may offer. Once in `interruptEvery` times it is something that a seat or the table may do at any
/// time; leaving is rarer still, or no game would last.
Command anyStep(const Setting& setting, const State& state, SeatId seat, std::span<const Command> options,
                std::uint32_t interruptEvery, RandomStream& random);

} // namespace marches::warriors
