#pragma once

#include "engine/base/expected.h"
#include "engine/scenario/keys.h"
#include "engine/scenario/node_reader.h"
#include "engine/scenario/scenario.h"
#include "engine/warriors/setting.h"
#include "engine/warriors/setup_problem.h"

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

/// Reads Warriors & Traders' part of a scenario file: figures, board, start position. Its codes are listed in
/// README.md, those of every game's files in engine/scenario/README.md.
namespace marches::warriors {

inline constexpr std::string_view gameId = "warriors-and-traders";
/// The most of one resource that a scenario can name.
inline constexpr int mostResources = 999;

/// Reads the figures under `setup`, `play-mat`, `units`, `barbarians`, `prices`, `rules`, `victory`,
/// `route-income`. After an error the result is incomplete.
Tables readTables(NodeReader& reader, const Node& tree);

/// The game's keys in scenario files.
extern const GameKeys scenarioKeys;

/// Whether the rules can be played on this map: all of it is land of one or two countries, and seats are
/// countries.
bool checkMap(NodeReader& reader, const Node& tree, const Variant& variant);

/// Reads what the game knows of the map in the variant's scope: types, symbols, Capitals, numbers,
/// Unification.
Board readBoard(NodeReader& reader, const Node& tree, const Variant& variant);

/// Who plays from a start position, as the file says it.
struct StartSeats {
    std::vector<std::string> countries;              ///< the keys of `players`, in the file's order
    std::vector<std::vector<std::string>> alliances; ///< empty: free for all
};
StartSeats readStartSeats(NodeReader& reader, const Node& start);

/// Reads a start position for a setting that has its board, tables and seats.
Start readStart(NodeReader& reader, const Node& start, const Setting& setting);

/// Who can be seated in a variant.
struct SeatPlan {
    std::vector<std::string> countries; ///< by ascending country number
    std::vector<int> numbers;           ///< their country numbers
    /// Their Capitals, all that they hold at first; none for a start position.
    std::vector<ProvinceId> capitals;
    int minPlayers = 2;
    int maxPlayers = 6; ///< equal to minPlayers and the number of countries: all of them are played
    std::vector<std::vector<std::string>> alliances; ///< a start position's own; else empty
    bool hasStart = false;
};
SeatPlan seatPlan(const Scenario& scenario, const Variant& variant);

/// Returns the shapes of alliances that a number of players allows (`setup.players`): 4: {2,2}; 6: {3,3},
/// {2,2,2}.
std::vector<std::vector<int>> allianceShapes(std::size_t players);

/// Checks everything that a file can get wrong for this game: the whole and all variants, with their start
/// positions. A start position need not fit variants that are inherited from another scenario.
Findings checkScenario(const Scenario& scenario);

/// Reads a scenario (loadScenario) and checks it (checkScenario).
ScenarioResult loadCheckedScenario(const std::filesystem::path& path, const ScenarioSources& sources);

/// Makes the setting of a game with these choices. Findings about the choices have a rule id as code
/// (`setup.players`, `setup.country`, `parts.colours`, `option.limits`) and no line. Where a start position
/// says who plays, `choice.seats` may be empty (colours then in their own order), and so may
/// `choice.alliances`.
Expected<std::shared_ptr<const Setting>, Findings> makeSetting(const Scenario& scenario,
                                                               const SetupChoice& choice);
/// Makes the setting; appends the problems of the choices as values too, for callers that say them in another
/// language.
Expected<std::shared_ptr<const Setting>, Findings>
makeSetting(const Scenario& scenario, const SetupChoice& choice, std::vector<SetupProblem>& problems);

} // namespace marches::warriors
