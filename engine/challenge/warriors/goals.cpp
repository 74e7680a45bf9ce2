#include "engine/challenge/warriors/goals.h"

#include "engine/bots/warriors/players.h"
#include "engine/warriors/query.h"

#include <array>

namespace marches::challenge {
namespace {

using warriors::Setting;
using warriors::State;
using warriors::WarriorsAndTraders;
using Kind = GoalKind<WarriorsAndTraders>;

constexpr std::array seatAndNumber{Operand::seat, Operand::number};
constexpr std::array seatAndPlace{Operand::seat, Operand::place};
constexpr int mostPoints = 200; ///< the most that a limit of Victory Points can be

bool hasPoints(const Setting& setting, const State& state, const Goal& goal) {
    return warriors::victoryPoints(setting, state, goal.who).total() >= goal.number;
}
Sentence pointsSentence(const Goal& goal, const GoalNames& names) {
    return Sentence("{0} has {1} Victory Points", names.seat(goal.who), goal.number);
}

bool holdsProvince(const Setting&, const State& state, const Goal& goal) {
    return state.holder(goal.place) == warriors::ownerOf(goal.who);
}
Sentence holderSentence(const Goal& goal, const GoalNames& names) {
    return Sentence("{0} holds {1}", names.seat(goal.who), names.place(goal.place));
}

constexpr std::array<Kind, 2> kinds{{{{"vp", seatAndNumber, 2, 1, mostPoints}, hasPoints, pointsSentence},
                                     {{"holds", seatAndPlace, 2, 1, 1}, holdsProvince, holderSentence}}};

int sideScore(const Setting& setting, const State& state, SeatId seat) {
    return warriors::sideVictoryPoints(setting, state, seat);
}
bool areRivals(const Setting& setting, SeatId a, SeatId b) {
    return !warriors::allied(setting, a, b);
}
int turnOf(const State& state) {
    return state.turn;
}

/// The setting of a variant's start position; nothing where it has none or an error.
std::shared_ptr<const Setting> startSetting(const Scenario& scenario, const Variant& variant) {
    if (scenario.treeOf(variant).find("start") == nullptr) return nullptr;
    warriors::SetupChoice choice;
    choice.variant = variant.id;
    auto setting = warriors::makeSetting(scenario, choice);
    return setting ? *setting : nullptr;
}

/// Reads a variant's challenge; without a start position that can be read no seat plays.
std::optional<Challenge> read(const Scenario& scenario, const Variant& variant, const Setting* setting,
                              Findings& findings) {
    NodeReader reader(findings);
    const Node tree = scenario.treeOf(variant);
    if (setting != nullptr) return readChallenge(reader, tree, wordsOf(*setting));
    if (tree.find("start") != nullptr) return std::nullopt; // its own errors are told
    ChallengeWords words;
    words.seat = [](std::string_view) { return std::nullopt; };
    words.place = [](std::string_view) { return std::nullopt; };
    Findings ofSeats; // one is enough: there is no start position
    NodeReader quiet(ofSeats);
    (void)readChallenge(quiet, tree, words);
    for (Finding& finding : ofSeats)
        if (finding.code == "challenge-start" || finding.code == "challenge-goals") {
            findings.push_back(std::move(finding));
            break;
        }
    return std::nullopt;
}

} // namespace

const WarriorsGoals& warriorsGoals() {
    static const WarriorsGoals table{kinds, sideScore, areRivals, turnOf};
    return table;
}

ChallengeWords wordsOf(const Setting& setting) {
    ChallengeWords words;
    words.seat = [&setting](std::string_view id) { return setting.findSeat(id); };
    words.place = [&setting](std::string_view id) -> std::optional<ProvinceId> {
        const auto found = setting.board.map.findProvince(id);
        if (!found || !setting.board.provinces[*found].inPlay) return std::nullopt;
        return found;
    };
    words.forms = warriorsGoals().forms();
    words.turnLimit = setting.turnLimit();
    for (const auto& player : playersOf<WarriorsAndTraders>())
        words.rivals.push_back(player.name);
    return words;
}

Findings checkChallenges(const Scenario& scenario) {
    Findings findings;
    const auto check = [&](const Variant& variant) {
        if (scenario.treeOf(variant).find("challenge") == nullptr &&
            scenario.treeOf(variant).find("goals") == nullptr)
            return;
        const auto setting = startSetting(scenario, variant);
        (void)read(scenario, variant, setting.get(), findings);
    };
    check(scenario.whole);
    for (const Variant& variant : scenario.variants)
        if (!variant.inherited &&
            (variant.overrides.find("challenge") != nullptr || variant.overrides.find("goals") != nullptr))
            check(variant);
    sortByPlace(findings);
    return findings;
}

std::optional<WarriorsChallenge> challengeOf(const Scenario& scenario, const std::string& variant) {
    const Variant* found = scenario.find(variant);
    if (found == nullptr) return std::nullopt;
    auto setting = startSetting(scenario, *found);
    if (!setting) return std::nullopt;
    Findings findings;
    auto challenge = read(scenario, *found, setting.get(), findings);
    if (!challenge) return std::nullopt;
    return WarriorsChallenge{std::move(*challenge), std::move(setting)};
}

} // namespace marches::challenge
