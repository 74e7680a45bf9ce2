#include "engine/warriors/names.h"

#include <charconv>
#include <limits>

namespace marches::warriors {
namespace {

template <class Enum, std::size_t N>
std::optional<Enum> find(const std::array<std::string_view, N>& words, std::string_view word) {
    for (std::size_t i = 0; i < N; ++i)
        if (words[i] == word) return static_cast<Enum>(i);
    return std::nullopt;
}

constexpr std::array<std::string_view, 3> paths{"production", "trade", "military"};
constexpr std::array<std::string_view, 4> resources{"food", "product", "weapon", "gold"};
constexpr std::array<std::string_view, 5> unitKinds{"infantry", "archer", "cavalry", "princess", "fort"};
constexpr std::array<std::string_view, 6> colours{"red", "blue", "yellow", "green", "purple", "black"};
constexpr std::array<std::string_view, 7> phases{"setup",       "upkeep",   "trade", "development",
                                                 "maneuvering", "downkeep", "over"};
constexpr std::array<std::string_view, abilityCount> abilities{
    "build-infantry", "build-archer", "build-cavalry", "masonry",   "reinforce",
    "production-tax", "university",   "merchant",      "trade-tax", "master-trader",
    "monopoly",       "commander",    "double-strike", "pillaging", "warlord"};
constexpr std::array<std::string_view, 20> stages{
    "place-tokens",  "feed",    "route-income", "trade",         "action",       "shift",
    "move",          "battle",  "assign",       "assign",        "retreat",      "retreat-country",
    "barbarians-to", "retreat", "withdraw",     "move-princess", "unify-action", "merchant",
    "vote",          "over"};
constexpr std::string_view unitLetters = "IACPF";

} // namespace

std::string_view name(Path path) {
    return paths[static_cast<std::size_t>(path)];
}
std::string_view name(Resource resource) {
    return resources[static_cast<std::size_t>(resource)];
}
std::string_view name(UnitKind kind) {
    return unitKinds[static_cast<std::size_t>(kind)];
}
std::string_view name(Colour colour) {
    return colours[static_cast<std::size_t>(colour)];
}
std::string_view name(Phase phase) {
    return phases[static_cast<std::size_t>(phase)];
}
std::string_view name(Ability ability) {
    return abilities[static_cast<std::size_t>(ability)];
}
std::string_view name(Stage stage) {
    return stages[static_cast<std::size_t>(stage)];
}

std::string_view stepName(const State& state) {
    const Stage stage = state.stage == Stage::unifyAction ? state.resume : state.stage;
    switch (stage) {
    case Stage::placeTokens:
        return "tokens";
    case Stage::feed:
        return "feed";
    case Stage::routeIncome:
        return "gather";
    case Stage::trade:
        return "trade";
    case Stage::action:
        return state.actionRound == ActionRound::first    ? "first"
               : state.actionRound == ActionRound::second ? "second"
                                                          : "extra";
    case Stage::shift:
        return "shift";
    case Stage::move:
        return "moves";
    case Stage::movePrincess:
        return "princesses";
    case Stage::merchant:
        return "merchant";
    case Stage::over:
        return "over";
    default:
        return "battles";
    }
}

std::optional<Path> pathNamed(std::string_view word) {
    return find<Path>(paths, word);
}
std::optional<Resource> resourceNamed(std::string_view word) {
    return find<Resource>(resources, word);
}
std::optional<UnitKind> unitKindNamed(std::string_view word) {
    return find<UnitKind>(unitKinds, word);
}
std::optional<Colour> colourNamed(std::string_view word) {
    return find<Colour>(colours, word);
}

std::string tokenName(Token token) {
    return std::string(1, unitLetters[static_cast<std::size_t>(kindOf(token))]) +
           std::to_string(numberOf(token));
}

std::string unitName(const Setting& setting, UnitRef unit) {
    if (!isPlayer(unit.owner)) return (unit.barbarianFort ? "BF" : "B") + std::to_string(unit.number);
    return setting.seatName(seatOf(unit.owner)) + ":" + tokenName(unit.number);
}

std::optional<Token> tokenNamed(std::string_view word) {
    if (word.size() != 2) return std::nullopt;
    const std::size_t kind = unitLetters.find(word[0]);
    if (kind == std::string_view::npos || word[1] < '1') return std::nullopt;
    const TokenRange range = tokensOf(static_cast<UnitKind>(kind));
    const int token = range.first + (word[1] - '1');
    if (token >= range.end) return std::nullopt;
    return static_cast<Token>(token);
}

std::optional<UnitRef> unitNamed(const Setting& setting, SeatId own, std::string_view word) {
    if (const std::size_t colon = word.find(':'); colon != std::string_view::npos) {
        const auto seat = setting.findSeat(word.substr(0, colon));
        const auto token = tokenNamed(word.substr(colon + 1));
        if (!seat || !token) return std::nullopt;
        return unitOf(*seat, *token);
    }
    if (const auto token = tokenNamed(word)) return unitOf(own, *token);
    const bool fort = word.starts_with("BF");
    if (!fort && !word.starts_with("B")) return std::nullopt;
    const std::string_view digits = word.substr(fort ? 2 : 1);
    int number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (error != std::errc{} || end != digits.data() + digits.size() || digits.empty() || digits[0] == '0' ||
        number > std::numeric_limits<Token>::max())
        return std::nullopt;
    return UnitRef{Owner::barbarian, fort, static_cast<Token>(number)};
}

std::string_view ownerName(const Setting& setting, Owner owner) {
    if (owner == Owner::barbarian) return "barbarians";
    if (!isPlayer(owner)) return "nobody";
    return setting.seatName(seatOf(owner));
}

} // namespace marches::warriors
