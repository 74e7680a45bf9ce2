#pragma once

#include "engine/base/expected.h"
#include "engine/base/finding.h"
#include "engine/scenario/scenario.h"
#include "engine/simulation/measures.h"

#include <QString>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace marches::editor {

/// How the games of a run are played.
struct BalanceTerms {
    std::string variant;              ///< an id; empty: the whole map
    std::vector<std::string> players; ///< kinds, as in records: "bot:steady"
    std::uint64_t seed = 0;
    bool operator==(const BalanceTerms&) const = default;
};

/// A game that computer players have played.
struct BalanceFacts {
    GameFacts game;
    std::map<std::string, std::string> holders; ///< places to the seats that hold them at the end
    bool operator==(const BalanceFacts&) const = default;
};

/// Plays game `number` of a run, from 1; nothing if it was told to stop.
using BalancePlayer =
    std::function<std::optional<BalanceFacts>(std::uint64_t number, const std::stop_token&)>;
/// Makes the player of games of one thread.
using MakeBalancePlayer = std::function<BalancePlayer()>;

/// What a game gives the view of balance. It lives as long as the program; what is no word may be called from
/// any thread. Its Legend counts by place "taken", "fought" and "held".
class BalanceGame {
public:
    virtual ~BalanceGame() = default;

    [[nodiscard]] virtual Findings check(const Scenario& scenario) const = 0;
    /// The kinds of players that sit down to a variant.
    [[nodiscard]] virtual std::vector<std::string> players(const Scenario& scenario,
                                                           const Variant& variant) const = 0;
    /// Findings: why it can't be played.
    [[nodiscard]] virtual Expected<MakeBalancePlayer, Findings> games(const Scenario& scenario,
                                                                      const BalanceTerms& terms) const = 0;
    [[nodiscard]] virtual Legend legend() const = 0;
    /// Of those in Legend::endings: the one by which the game is won before its time.
    [[nodiscard]] virtual std::string earlyEnding() const = 0;

    // Words, in the program's language
    [[nodiscard]] virtual QString playerName(const std::string& kind) const = 0;
    /// A title of the Legend, or a group of figures that is made of it (Metric::group).
    [[nodiscard]] virtual QString figureName(const std::string& english) const = 0;
    [[nodiscard]] virtual QString earlyEndingTitle() const = 0; ///< "By threshold"
    [[nodiscard]] virtual QString leadUnit() const = 0;         ///< "VP"
    [[nodiscard]] virtual QString nobodysTitle() const = 0;     ///< of places that no seat holds at the end
    [[nodiscard]] virtual QString nobodysName() const = 0;      ///< "Barbarians"
    /// What may explain how often a country wins: a sentence about it and the others; empty: nothing.
    [[nodiscard]] virtual QString countryNote(const Node& whole, const std::string& country) const = 0;
};

} // namespace marches::editor
