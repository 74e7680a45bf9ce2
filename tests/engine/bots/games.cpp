#include "tests/engine/bots/games.h"

#include <algorithm>

namespace marches::warriors {

using Game = WarriorsAndTraders;

const std::vector<RandomTable>& tables() {
    static const std::vector<RandomTable> all = [] {
        const std::array<std::string, 2> scenarios{"western-europe", "eastern-europe"};
        auto read = everyTable(scenarios, std::filesystem::path(MARCHES_SOURCE_DIR) / "resources/scenarios");
        return read ? *read : std::vector<RandomTable>{};
    }();
    return all;
}

const RandomTable& table(std::string_view name) {
    const auto found = std::find_if(tables().begin(), tables().end(),
                                    [&](const RandomTable& one) { return one.name == name; });
    EXPECT_TRUE(found != tables().end()) << name;
    return *found;
}

PlayedGame playGame(const Setting& setting, const GameChoice& choice) {
    std::vector<marches::Player<Game>> players;
    for (std::size_t i = 0; i < setting.players(); ++i)
        players.push_back(
            playerOfKind<Game>(choice.kinds[std::min(i, choice.kinds.size() - 1)], choice.nodes));
    PlayedGame game{initial(setting)};
    State& state = game.state;
    RandomStream chance = RandomStream{choice.seed}.forPurpose(99);
    std::vector<Event> events;
    int inPhase = 0;
    constexpr int endless = 20000;
    while (game.commands < endless) {
        const SeatSet waits = decision(setting, state).waits;
        if (waits.empty()) break;
        const SeatId seat = anySeat(waits, chance);
        Command command;
        std::vector<Command> others;
        if (choice.interruptEvery > 0 && chance.below(choice.interruptEvery) == 0)
            interruptions(setting, state, chance.below(9) == 0 ? tableActor : seat, others);
        if (others.empty()) {
            RandomStream random = playerStream(choice.seed, seat, static_cast<std::uint64_t>(game.commands));
            const Answer<Game> answer = players[index(seat)](setting, state, seat, random, {});
            command = answer.command;
            const std::string why = text(setting, answer.reason);
            EXPECT_FALSE(why.empty() || why.find('{') != std::string::npos) << why;
            EXPECT_EQ(reasonIn(setting, noteOf(setting, answer.reason)), answer.reason) << why;
        } else {
            command = others[chance.below(static_cast<std::uint32_t>(others.size()))];
        }
        if (const auto no = check(setting, state, command)) {
            ADD_FAILURE() << "turn " << int{state.turn} << ", " << print(setting, std::span(&command, 1))
                          << ": " << text(setting, *no);
            break;
        }
        game.offers += std::holds_alternative<step::MakeOffer>(command.step) ? 1 : 0;
        game.peaceOffers += std::holds_alternative<step::OfferPeace>(command.step) ? 1 : 0;
        const auto before = std::pair(state.turn, state.phase);
        events.clear();
        apply(setting, state, command, events);
        ++game.commands;
        inPhase = before == std::pair(state.turn, state.phase) ? inPhase + 1 : 0;
        game.mostInPhase = std::max(game.mostInPhase, inPhase);
        if (inPhase == 0) {
            const auto wrong = checkInvariants(setting, state);
            EXPECT_TRUE(wrong.empty()) << wrong.front();
        }
    }
    EXPECT_TRUE(outcome(setting, state).has_value()) << "no end after " << game.commands << " commands";
    game.hash = hash(setting, state);
    return game;
}

} // namespace marches::warriors
