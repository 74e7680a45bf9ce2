#include "engine/bots/warriors/choices.h"
#include "engine/bots/warriors/evaluation.h"

#include <algorithm>

/// Proposals for the small decisions: setup, Upkeep, Down-keep and votes.
namespace marches::warriors::bots {

namespace {

/// Returns how good each path is for the symbols at home: the more of one kind, the more its path pays.
std::array<double, 3> homeLeaning(const Position& position) {
    std::array<double, 3> symbols{};
    const Board& board = position.setting.board;
    for (std::size_t i = 0; i < board.size(); ++i) {
        const BoardProvince& data = board.provinces[idAt<ProvinceId>(i)];
        if (!data.inPlay || !data.belongsTo(position.country())) continue;
        for (std::size_t s = 0; s < 3; ++s)
            symbols[s] += data.symbols[s];
    }
    return symbols;
}

/// Returns the tokens that the next level of a path still takes.
int toNextLevel(const Position& position, Path path) {
    const int level = position.level(path);
    if (level == static_cast<int>(levelCount)) return 0;
    return position.tokensFor(path, level + 1) - position.player().tokens[static_cast<std::size_t>(path)];
}

} // namespace

void proposeOpening(Choices& choices) {
    const Position& position = choices.position();
    const std::array<double, 3> home = homeLeaning(position);
    const auto& tokens = position.player().tokens;
    const ProvinceId capital = position.setting.board.capitals[position.country()];
    const int weapons = capital == noProvince ? 0 : position.setting.board.provinces[capital].symbols[2];
    // Weapons multiply from the first Military level on; Products from the first Production level.
    for (const Path path : allPaths) {
        const int placed = tokens[static_cast<std::size_t>(path)];
        double value = 0;
        if (path == Path::military) value = placed == 0 ? 2.0 : 0.5 + 0.35 * weapons + 0.05 * home[2];
        if (path == Path::production) value = placed == 0 ? 1.0 + 0.05 * home[1] : 0.9;
        if (path == Path::trade) value = placed == 0 ? 0.6 : 0.2;
        if (placed > 0) value *= 2.0 / std::max(1, toNextLevel(position, path));
        const int next = std::min(position.level(path) + 1, static_cast<int>(levelCount));
        choices.add(step::PlaceToken{path}, value, ReasonCode::opening, path, Level{next});
    }
}

void proposeFeeding(Choices& choices) {
    const Position& position = choices.position();
    const Tables& tables = position.setting.tables;
    const auto& units = position.player().units;
    for (Token token = 0; token < armyTokenCount; ++token) {
        const Unit& unit = units[token];
        if (!unit.onBoard() || unit.fed) continue;
        int beside = 0;
        for (const Unit& other : units)
            beside += other.province == unit.province ? 1 : 0;
        double worth = 0.2 + armyWorth(position, kindOf(token));
        if (beside == 1) worth += provinceWorth(position, unit.province);
        const double eats = tables.feed[static_cast<std::size_t>(kindOf(token))];
        choices.add(step::Feed{token}, worth - eats * position.weights.resources.food, ReasonCode::feed,
                    unitOf(position.seat, token));
        choices.list().back().value /= std::max(1.0, eats);
    }
    choices.add(step::Done{}, 0, ReasonCode::starve);
}

void proposeRouteIncome(Choices& choices) {
    const Position& position = choices.position();
    for (const Resource resource : allResources) {
        double value = resourceWorth(position, resource);
        if (position.held()[resource] >= 12) value *= 0.3;
        if (resource == Resource::food && position.held()[resource] < position.own().food) value += 0.3;
        choices.add(step::RouteIncome{position.state.incomeOrdinal, resource}, value, ReasonCode::routeIncome,
                    resource);
    }
}

void proposeMerchant(Choices& choices) {
    choices.add(step::Merchant{true}, 1, ReasonCode::merchant);
}

void proposeVote(Choices& choices) {
    const Position& position = choices.position();
    const bool ahead = leadsAll(position, position.seat);
    const Reason why = ahead ? because(ReasonCode::voteAhead) : because(ReasonCode::voteBehind);
    choices.add(step::Vote{ahead ? step::Ballot::stop : step::Ballot::goOn}, 1, why);
    choices.add(step::Vote{ahead ? step::Ballot::count : step::Ballot::voidGame}, 1, why);
}

} // namespace marches::warriors::bots
