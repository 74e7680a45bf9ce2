#include "tests/engine/table/toy/toy.h"

#include "engine/base/text.h"
#include "engine/table/words.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches::toy {
namespace {

constexpr std::array<std::string_view, 7> verbNames{"roll",      "deal",  "bid",  "accept",
                                                    "challenge", "store", "leave"};
constexpr std::array<std::string_view, 2> shelfNames{"left", "right"};

std::string_view actorName(const Setting& setting, SeatId actor) {
    if (actor == chanceActor) return "chance";
    if (actor == tableActor) return "table";
    return setting.seats[index(actor)];
}

SeatSet seatsWhere(const Setting& setting, const State& state, auto&& holds) {
    SeatSet set;
    for (const SeatId seat : SeatSet::first(setting.seats.size()))
        if (!state.seats[index(seat)].left && holds(seat, state.seats[index(seat)])) set.insert(seat);
    return set;
}

SeatSet playing(const Setting& setting, const State& state) {
    return seatsWhere(setting, state, [](SeatId, const Seat&) { return true; });
}

SeatSet withoutCard(const Setting& setting, const State& state) {
    return seatsWhere(setting, state, [](SeatId, const Seat& seat) { return seat.card == nothing; });
}

SeatSet withoutBid(const Setting& setting, const State& state) {
    return seatsWhere(setting, state, [](SeatId, const Seat& seat) { return seat.bid == nothing; });
}

SeatSet notAnswered(const Setting& setting, const State& state) {
    return seatsWhere(setting, state,
                      [&](SeatId who, const Seat& seat) { return who != state.winner && !seat.answered; });
}

bool hasRoom(const Seat& seat, std::size_t shelf) {
    return seat.shelves[shelf] < shelfRoom;
}

void startRound(State& state) {
    for (Seat& seat : state.seats) {
        seat.card = seat.bid = nothing;
        seat.answered = false;
    }
    state.winner = noSeat;
    state.lanterns = 0;
    state.lineOpen = false;
    state.phase = Phase::roll;
}

void endRound(const Setting& setting, State& state) {
    startRound(state);
    if (state.round == setting.rounds)
        state.phase = Phase::over;
    else
        ++state.round;
}

void reveal(const Setting& setting, State& state) {
    int best = -1;
    for (const SeatId who : playing(setting, state)) {
        const Seat& seat = state.seats[index(who)];
        const int strength = seat.bid + seat.card;
        if (strength == best) state.winner = noSeat;
        if (strength > best) state.winner = who;
        best = std::max(best, strength);
    }
    if (state.winner == noSeat) return endRound(setting, state);
    Seat& winner = state.seats[index(state.winner)];
    winner.coins = static_cast<std::int8_t>(winner.coins - winner.bid);
    state.phase = Phase::answer;
}

void putLantern(State& state, std::size_t shelf) {
    ++state.seats[index(state.winner)].shelves[shelf];
    --state.lanterns;
}

/// Goes on until somebody has a choice or chance must draw.
void settle(const Setting& setting, State& state) {
    if (playing(setting, state).size() < 2) state.phase = Phase::over;
    if (state.phase == Phase::deal && withoutCard(setting, state).empty()) state.phase = Phase::bid;
    if (state.phase == Phase::bid) {
        for (const SeatId who : withoutBid(setting, state))
            if (state.seats[index(who)].coins == 0) state.seats[index(who)].bid = 0;
        if (withoutBid(setting, state).empty()) reveal(setting, state);
    }
    if (state.phase == Phase::answer && state.seats[index(state.winner)].left) endRound(setting, state);
    if (state.phase == Phase::answer && notAnswered(setting, state).empty()) state.phase = Phase::store;
    if (state.phase != Phase::store) return;
    const Seat& winner = state.seats[index(state.winner)];
    while (state.lanterns > 0 && hasRoom(winner, 0) != hasRoom(winner, 1))
        putLantern(state, hasRoom(winner, 0) ? 0 : 1);
    if (winner.left || state.lanterns == 0 || !hasRoom(winner, 0)) endRound(setting, state);
}

void candidates(const Setting& setting, const State& state, SeatId actor, std::vector<Command>& out) {
    const auto add = [&](Verb verb, int least, int most, SeatId seat = noSeat) {
        for (int value = least; value <= most; ++value)
            out.push_back({actor, verb, seat, static_cast<std::int8_t>(value)});
    };
    switch (state.phase) {
    case Phase::roll:
        return add(Verb::roll, 1, 6);
    case Phase::deal:
        for (const SeatId seat : withoutCard(setting, state))
            add(Verb::deal, 1, 3, seat);
        return;
    case Phase::bid:
        return add(Verb::bid, 0, isSeat(actor) ? state.seats[index(actor)].coins : 0);
    case Phase::answer:
        add(Verb::accept, 0, 0);
        return add(Verb::challenge, 0, 0);
    case Phase::store:
        return add(Verb::store, 0, 1);
    case Phase::over:
        return;
    }
}

Refusal refusal(std::string_view rule, std::string text) {
    return {rule, std::move(text)};
}

auto notation(std::string text) {
    return unexpected(refusal("notation", std::move(text)));
}

} // namespace

State Game::initial(const Setting& setting) {
    State state;
    for (std::size_t i = 0; i < setting.seats.size(); ++i)
        state.seats[i].coins = static_cast<std::int8_t>(setting.coins);
    return state;
}

Decision<Phase> Game::decision(const Setting& setting, const State& state) {
    switch (state.phase) {
    case Phase::bid:
        return {state.phase, withoutBid(setting, state)};
    case Phase::answer:
        return {state.phase, notAnswered(setting, state)};
    case Phase::store:
        return {state.phase, SeatSet{state.winner}};
    case Phase::roll:
    case Phase::deal:
    case Phase::over:
        break;
    }
    return {state.phase, {}};
}

void Game::options(const Setting& setting, const State& state, SeatId actor, std::vector<Command>& out) {
    const std::size_t first = out.size();
    candidates(setting, state, actor, out);
    const auto refused = [&](const Command& command) { return check(setting, state, command).has_value(); };
    out.erase(std::remove_if(out.begin() + static_cast<std::ptrdiff_t>(first), out.end(), refused),
              out.end());
}

void Game::interruptions(const Setting& setting, const State& state, SeatId actor,
                         std::vector<Command>& out) {
    const Command leave{actor, Verb::leave, noSeat, 0};
    if (!check(setting, state, leave)) out.push_back(leave);
}

std::optional<Refusal> Game::check(const Setting& setting, const State& state, const Command& command) {
    const bool byChance = command.verb == Verb::roll || command.verb == Verb::deal;
    if (state.phase == Phase::over) return refusal("lanterns.over", "The game is over.");
    if (byChance != (command.actor == chanceActor))
        return refusal("lanterns.chance", "Chance rolls and deals, and nothing else.");
    if (!byChance && (index(command.actor) >= setting.seats.size() || state.seats[index(command.actor)].left))
        return refusal("lanterns.seat", "Nobody of that name is playing.");
    if (command.verb == Verb::leave) {
        if (state.lineOpen) return refusal("lanterns.leave", "Put the other lanterns on shelves first.");
        return std::nullopt;
    }
    constexpr std::array<Phase, 6> when{Phase::roll,   Phase::deal,   Phase::bid,
                                        Phase::answer, Phase::answer, Phase::store};
    if (when[static_cast<std::size_t>(command.verb)] != state.phase)
        return refusal("lanterns.phase", "This is not the time for it.");
    if (!byChance && !decision(setting, state).waits.contains(command.actor))
        return refusal("lanterns.waits", "You are not asked.");
    const auto within = [&](int least, int most) { return command.value >= least && command.value <= most; };
    switch (command.verb) {
    case Verb::roll:
        if (!within(1, 6)) return refusal("lanterns.die", "A die shows 1 to 6.");
        break;
    case Verb::deal:
        if (!within(1, 3)) return refusal("lanterns.card", "Cards go from 1 to 3.");
        if (!withoutCard(setting, state).contains(command.seat))
            return refusal("lanterns.card", "This seat has its card.");
        break;
    case Verb::bid:
        if (!within(0, state.seats[index(command.actor)].coins))
            return refusal("lanterns.bid", fmt::format("Coins: {} bid, {} held.", command.value,
                                                       state.seats[index(command.actor)].coins));
        break;
    case Verb::store:
        if (!within(0, 1) ||
            !hasRoom(state.seats[index(command.actor)], static_cast<std::size_t>(command.value)))
            return refusal("lanterns.shelf", "There is no room on this shelf.");
        break;
    case Verb::accept:
    case Verb::challenge:
    case Verb::leave:
        break;
    }
    return std::nullopt;
}

void Game::apply(const Setting& setting, State& state, const Command& command, std::vector<Event>& events) {
    const State before = state;
    Seat& actor = state.seats[isSeat(command.actor) ? index(command.actor) : 0]; // unused for chance
    switch (command.verb) {
    case Verb::roll:
        state.lanterns = command.value;
        state.phase = Phase::deal;
        break;
    case Verb::deal:
        state.seats[index(command.seat)].card = command.value;
        break;
    case Verb::bid:
        actor.bid = command.value;
        break;
    case Verb::accept:
        actor.answered = true;
        break;
    case Verb::challenge:
        state.lanterns = static_cast<std::int8_t>(state.lanterns / 2);
        state.phase = Phase::store;
        break;
    case Verb::store:
        putLantern(state, static_cast<std::size_t>(command.value));
        state.lineOpen = true;
        break;
    case Verb::leave:
        actor.left = true;
        break;
    }
    settle(setting, state);
    const auto changes = diff(setting, before, state);
    events.insert(events.end(), changes.begin(), changes.end());
}

State Game::seen(const Setting& setting, const State& state, SeatId viewer) {
    State view = state;
    for (const SeatId who : SeatSet::first(setting.seats.size())) {
        Seat& seat = view.seats[index(who)];
        if (who == viewer) continue;
        if (seat.card != nothing && state.phase <= Phase::bid) seat.card = hidden;
        if (seat.bid != nothing && state.phase == Phase::bid) seat.bid = hidden;
    }
    return view;
}

/// Cards are dealt in the order of the seats.
Command Game::roll(const Setting& setting, const State& state, RandomStream& random) {
    const auto drawn = [&](int most) {
        return static_cast<std::int8_t>(1 + random.below(static_cast<std::uint32_t>(most)));
    };
    if (state.phase == Phase::roll) return {chanceActor, Verb::roll, noSeat, drawn(6)};
    return {chanceActor, Verb::deal, *withoutCard(setting, state).begin(), drawn(3)};
}

SeatSet Game::audience(const Setting& setting, const State& after, const Command& command) {
    if (command.verb == Verb::deal) return SeatSet{command.seat};
    if (command.verb == Verb::bid && after.phase == Phase::bid) return SeatSet{command.actor};
    return SeatSet::first(setting.seats.size());
}

SeatSet Game::audience(const Setting& setting, const State& after, const Event& event) {
    const bool card = event.kind == Event::Kind::card && after.phase <= Phase::bid;
    const bool bid = event.kind == Event::Kind::bid && after.phase == Phase::bid;
    return card || bid ? SeatSet{event.seat} : SeatSet::first(setting.seats.size());
}

bool Game::reveals(const Setting&, const State& before, const State& after) {
    return before.phase <= Phase::bid && (after.phase > Phase::bid || after.round != before.round);
}

std::optional<Outcome> Game::outcome(const Setting& setting, const State& state) {
    if (state.phase != Phase::over) return std::nullopt;
    Outcome outcome;
    const SeatSet left = playing(setting, state);
    outcome.reason = left.size() < 2 ? "lanterns.leave" : "lanterns.rounds";
    for (const SeatId who : SeatSet::first(setting.seats.size())) {
        const auto& shelves = state.seats[index(who)].shelves;
        const int pairs = std::min(shelves[0], shelves[1]);
        outcome.scores.push_back(left.contains(who) ? shelves[0] + shelves[1] + 2 * pairs : 0);
    }
    for (const std::int32_t score : outcome.scores) {
        const auto better = std::count_if(outcome.scores.begin(), outcome.scores.end(),
                                          [&](std::int32_t other) { return other > score; });
        outcome.ranks.push_back(static_cast<std::uint8_t>(better + 1));
    }
    for (const SeatId who : left)
        if (outcome.ranks[index(who)] == 1) outcome.winners.insert(who);
    return outcome;
}

std::uint64_t Game::hash(const Setting&, const State& state) {
    std::uint64_t value = 0xCBF29CE484222325U;
    const auto add = [&](auto field) { value = (value ^ static_cast<std::uint8_t>(field)) * 0x100000001B3U; };
    add(state.phase);
    add(state.round);
    add(state.lanterns);
    add(state.lineOpen);
    add(index(state.winner));
    for (const Seat& seat : state.seats) {
        for (const std::int8_t field : {seat.coins, seat.card, seat.bid, seat.shelves[0], seat.shelves[1]})
            add(field);
        add(seat.answered);
        add(seat.left);
    }
    return value;
}

std::vector<Event> Game::diff(const Setting& setting, const State& before, const State& after) {
    using Kind = Event::Kind;
    std::vector<Event> events;
    const auto compare = [&](Kind kind, SeatId seat, auto was, auto is) {
        if (was != is) events.push_back({kind, seat, static_cast<std::int8_t>(is)});
    };
    compare(Kind::phase, noSeat, before.phase, after.phase);
    compare(Kind::round, noSeat, before.round, after.round);
    compare(Kind::lanterns, noSeat, before.lanterns, after.lanterns);
    if (before.winner != after.winner) events.push_back({Kind::winner, after.winner, 0});
    for (const SeatId who : SeatSet::first(setting.seats.size())) {
        const Seat& was = before.seats[index(who)];
        const Seat& is = after.seats[index(who)];
        compare(Kind::coins, who, was.coins, is.coins);
        compare(Kind::card, who, was.card, is.card);
        compare(Kind::bid, who, was.bid, is.bid);
        compare(Kind::answered, who, was.answered, is.answered);
        compare(Kind::left, who, was.left, is.left);
        compare(Kind::shelf, who, was.shelves[0], is.shelves[0]);
        compare(Kind::shelf, who, was.shelves[1], is.shelves[1]);
        if (was.card == nothing && is.card != nothing) events.push_back({Kind::dealt, who, 0});
        if (was.bid == nothing && is.bid != nothing) events.push_back({Kind::sealed, who, 0});
        const bool open = after.phase == Phase::answer || after.phase == Phase::store;
        if (before.phase == Phase::bid && open && !is.left) events.push_back({Kind::opened, who, is.bid});
    }
    return events;
}

Expected<std::vector<Command>, Refusal> Game::parse(const Setting& setting, const State& state,
                                                    std::string_view line) {
    const auto words = splitWords(line);
    if (!words) return notation(englishText(words.error().sentence));
    if (words->size() < 2) return notation("This is written: who, what, and details.");
    const auto actorOf = [&](std::string_view name) {
        for (std::size_t i = 0; i < setting.seats.size(); ++i)
            if (setting.seats[i] == name) return idAt<SeatId>(i);
        return name == "chance" ? chanceActor : noSeat;
    };
    Command step{actorOf((*words)[0].text), Verb::leave, noSeat, 0};
    if (step.actor == noSeat) return notation(fmt::format("{} is no seat.", (*words)[0].text));
    const auto verb = std::find(verbNames.begin(), verbNames.end(), (*words)[1].text);
    if (verb == verbNames.end()) return notation(fmt::format("{} is no command.", (*words)[1].text));
    step.verb = static_cast<Verb>(verb - verbNames.begin());

    if (step.verb == Verb::store) {
        std::vector<Command> steps;
        for (std::size_t i = 2; i + 1 < words->size(); i += 2) {
            const auto shelf = std::find(shelfNames.begin(), shelfNames.end(), (*words)[i].text);
            const auto count = wholeNumber((*words)[i + 1].text, 6);
            if (shelf == shelfNames.end() || !count)
                return notation("This is written: store left 2 right 1.");
            step.value = static_cast<std::int8_t>(shelf - shelfNames.begin());
            steps.insert(steps.end(), *count, step);
        }
        // Where a shelf is full the rest goes to the other one unasked.
        const auto fills = [&](std::size_t shelf) {
            const auto put = std::count_if(steps.begin(), steps.end(), [&](const Command& each) {
                return static_cast<std::size_t>(each.value) == shelf;
            });
            return state.seats[index(state.winner)].shelves[shelf] + put == shelfRoom;
        };
        const auto whole = [&] {
            return steps.size() == static_cast<std::size_t>(state.lanterns) || fills(0) || fills(1);
        };
        if (words->size() % 2 != 0 || (state.phase == Phase::store && !whole()))
            return notation(fmt::format("Name shelves for all {} lanterns.", state.lanterns));
        return steps;
    }
    const std::size_t needed = step.verb == Verb::deal ? 4 : step.verb <= Verb::bid ? 3 : 2;
    if (words->size() != needed) return notation("There are words too many or too few.");
    if (step.verb == Verb::deal) step.seat = actorOf((*words)[2].text);
    if (needed > 2) {
        const auto value = wholeNumber(words->back().text, 100);
        if (!value) return notation("A number is missing.");
        step.value = static_cast<std::int8_t>(*value);
    }
    return std::vector{step};
}

std::string Game::print(const Setting& setting, std::span<const Command> steps) {
    const Command& first = steps.front();
    std::string text = fmt::format("{} {}", actorName(setting, first.actor),
                                   verbNames[static_cast<std::size_t>(first.verb)]);
    if (first.verb == Verb::store) {
        for (std::size_t from = 0; from < steps.size();) {
            std::size_t to = from;
            while (to < steps.size() && steps[to].value == steps[from].value)
                ++to;
            text += fmt::format(" {} {}", shelfNames[static_cast<std::size_t>(steps[from].value)], to - from);
            from = to;
        }
        return text;
    }
    if (first.verb == Verb::deal) text += fmt::format(" {}", actorName(setting, first.seat));
    if (first.verb <= Verb::bid) text += fmt::format(" {}", first.value);
    return text;
}

std::string brokenInvariant(const Setting& setting, const State& state) {
    for (std::size_t i = 0; i < mostSeats; ++i) {
        const Seat& seat = state.seats[i];
        if (seat.coins < 0 || seat.coins > setting.coins) return "coins";
        if (seat.shelves[0] > shelfRoom || seat.shelves[1] > shelfRoom) return "shelf";
        if (state.phase == Phase::bid && i < setting.seats.size() && !seat.left && seat.card == nothing)
            return "a seat bids without a card";
    }
    if (state.lanterns < 0 || state.lanterns > 6) return "lanterns";
    if (state.round < 1 || state.round > setting.rounds) return "round";
    if (state.lineOpen && state.phase != Phase::store) return "a line is open in the wrong phase";
    const bool chosen = state.phase == Phase::answer || state.phase == Phase::store;
    if (chosen != (state.winner != noSeat) && state.phase != Phase::over) return "winner";
    return {};
}

} // namespace marches::toy
