#include "tests/engine/warriors/battery.h"

#include "engine/warriors/query.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches::warriors::battery {

void Coverage::add(const Coverage& other) {
    for (const auto& [verb, count] : other.commands)
        commands[verb] += count;
    for (const auto& [rule, count] : other.refused)
        refused[rule] += count;
    for (const auto& [rule, count] : other.events)
        events[rule] += count;
    games += other.games;
    steps += other.steps;
    nearMisses += other.nearMisses;
}

std::string verbOf(const Command& command) {
    constexpr std::array<std::string_view, std::variant_size_v<Step>> verbs{
        "place-tokens", "feed",          "done",          "route-income",    "bank",          "open-route",
        "offer",        "accept",        "decline",       "retract",         "buy-vp",        "upgrade",
        "build",        "fort",          "promote",       "declare-war",     "pass",          "shift",
        "move",         "battle",        "assign",        "retreat-country", "barbarians-to", "retreat",
        "withdraw",     "unify",         "handover",      "merchant",        "vote",          "offer-peace",
        "accept-peace", "decline-peace", "retract-peace", "leave",           "time-up"};
    return std::string(verbs[command.step.index()]);
}

State patched(const Setting& setting, State before, const State& after, const std::vector<Event>& events) {
    (void)setting;
    for (const Event& event : events) {
        const auto first = static_cast<std::size_t>(event.operands[0].value);
        switch (event.code) {
        case EventCode::turnChanged:
            before.turn = after.turn;
            break;
        case EventCode::resourceChanged: {
            const auto r = static_cast<Resource>(event.operands[1].value);
            before.players[first].resources[r] = event.operands[3].value;
            break;
        }
        case EventCode::tokensChanged:
            before.players[first].tokens[static_cast<std::size_t>(event.operands[1].value)] =
                static_cast<std::uint8_t>(event.operands[3].value);
            break;
        case EventCode::vpChanged:
            before.players[first].killsVp = after.players[first].killsVp;
            before.players[first].boughtVp = after.players[first].boughtVp;
            break;
        case EventCode::seatChanged:
            before.players[first].left = after.players[first].left;
            before.players[first].unified = after.players[first].unified;
            break;
        case EventCode::unitChanged:
            before.players[first / 32].units[first % 32] = after.players[first / 32].units[first % 32];
            break;
        case EventCode::holderChanged:
            before.holders[first] = static_cast<Owner>(event.operands[2].value);
            break;
        case EventCode::barbariansChanged: {
            const auto province = idAt<ProvinceId>(first);
            const auto from = std::find_if(before.barbarians.begin(), before.barbarians.end(),
                                           [&](const Barbarian& b) { return b.province >= province; });
            auto end = from;
            while (end != before.barbarians.end() && end->province == province)
                ++end;
            const auto place = before.barbarians.erase(from, end);
            const auto there = barbariansIn(after, province);
            before.barbarians.insert(place, there.begin(), there.end());
            break;
        }
        case EventCode::warChanged: {
            const auto pair = pairIndex(idAt<SeatId>(first),
                                        idAt<SeatId>(static_cast<std::size_t>(event.operands[1].value)));
            before.wars[pair] = after.wars[pair];
            break;
        }
        case EventCode::routesChanged:
            before.routes = after.routes;
            before.routeCount = after.routeCount;
            break;
        case EventCode::offersChanged:
            before.offers = after.offers;
            before.declined = after.declined;
            before.offersMade = after.offersMade;
            break;
        case EventCode::peaceChanged:
            before.peaceOffers = after.peaceOffers;
            before.peaceOffered = after.peaceOffered;
            break;
        case EventCode::battleChanged:
            before.battle = after.battle;
            break;
        case EventCode::decisionChanged: {
            before.phase = after.phase;
            before.stage = after.stage;
            before.resume = after.resume;
            before.actionRound = after.actionRound;
            before.strikeRound = after.strikeRound;
            before.current = after.current;
            before.startSeat = after.startSeat;
            before.actionsLeft = after.actionsLeft;
            before.masterTraderUsed = after.masterTraderUsed;
            before.universityUsed = after.universityUsed;
            before.warlordUsed = after.warlordUsed;
            before.princessesBegun = after.princessesBegun;
            before.timeUp = after.timeUp;
            before.end = after.end;
            before.incomeOrdinal = after.incomeOrdinal;
            before.votesAsked = after.votesAsked;
            before.votesFor = after.votesFor;
            before.votesAgainst = after.votesAgainst;
            before.tradeDone = after.tradeDone;
            before.bankGot = after.bankGot;
            break;
        }
        default:
            break;
        }
    }
    return before;
}

namespace {

/// More often than in a plain random game, or the commands of peace would hardly be met.
constexpr std::uint32_t interruptEvery = 37;

struct GameRun {
    const Setting& setting;
    Coverage& coverage;
    RandomStream random;
    State state;
    std::vector<std::string> faults;
    std::vector<Command> played;
    std::vector<Command> earlier; ///< options of a state some time ago

    void fault(std::string text) {
        if (faults.size() < 5) faults.push_back(fmt::format("step {}: {}", played.size(), text));
    }

    std::string line(const Command& command) const { return print(setting, std::span(&command, 1)); }

    void checkOptions(const std::vector<Command>& list) {
        for (const Command& option : list) {
            if (const auto no = check(setting, state, option))
                fault(
                    fmt::format("option refused: {} [{}] {}", line(option), no->rule(), text(setting, *no)));
            if (std::count(list.begin(), list.end(), option) != 1)
                fault("option listed twice: " + line(option));
        }
    }

    void checkNearMisses(const std::vector<Command>& list) {
        const State copy = state;
        for (const Command& command : nearMisses(setting, list, earlier, 20, random)) {
            const auto no = check(setting, state, command);
            ++coverage.nearMisses;
            if (no) {
                if (no->rule().empty()) fault("refused without a rule: " + line(command));
                ++coverage.refused[std::string(no->rule())];
                (void)text(setting, *no);
                continue;
            }
            const bool unlisted = std::holds_alternative<step::MakeOffer>(command.step);
            bool listed = std::find(list.begin(), list.end(), command) != list.end();
            if (const auto* build = std::get_if<step::Build>(&command.step);
                build && build->secondProvince != noProvince) {
                const Command swapped{command.actor, step::Build{build->secondKind, build->secondProvince,
                                                                 build->kind, build->province}};
                listed = listed || std::find(list.begin(), list.end(), swapped) != list.end();
            }
            if (!unlisted && !listed) {
                std::vector<Command> others;
                options(setting, state, command.actor, others);
                interruptions(setting, state, command.actor, others);
                if (std::find(others.begin(), others.end(), command) == others.end())
                    fault("allowed and not an option: " + line(command));
            }
        }
        if (!(state == copy)) fault("check changed the state");
    }

    void step(const Command& command) {
        std::vector<Event> events;
        const State before = state;
        State copy = state;
        apply(setting, state, command, events);
        played.push_back(command);
        ++coverage.commands[verbOf(command)];
        ++coverage.steps;
        for (const Event& event : events) {
            ++coverage.events[std::string(event.rule())];
            (void)text(setting, event);
        }
        std::vector<Event> again;
        apply(setting, copy, command, again);
        if (!(copy == state) || hash(setting, copy) != hash(setting, state))
            fault("a copy goes another way: " + line(command));
        const std::vector<Event> changes = diff(setting, before, state);
        for (const Event& event : changes)
            ++coverage.events[std::string(event.rule())];
        if (!(patched(setting, before, state, changes) == state))
            fault("diff leaves something out after " + line(command));
        if (!(patched(setting, state, before, diff(setting, state, before)) == before))
            fault("diff back leaves something out after " + line(command));
        for (const std::string& broken : checkInvariants(setting, state))
            fault(fmt::format("{} (after {})", broken, line(command)));
        const auto read = parse(setting, before, line(command));
        if (!read || read->size() != 1 || read->front() != command)
            fault("the notation reads otherwise: " + line(command));
    }

    void play() {
        for (const std::string& broken : checkInvariants(setting, state))
            fault("at the start: " + broken);
        std::vector<Command> list;
        while (!outcome(setting, state) && faults.empty()) {
            const SeatSet waits = decision(setting, state).waits;
            if (waits.empty()) return fault("nobody is waited for");
            const SeatId seat = anySeat(waits, random);
            list.clear();
            options(setting, state, seat, list);
            if (list.empty()) return fault("no option");
            checkOptions(list);
            checkNearMisses(list);
            if (random.below(16) == 0) earlier = list;
            step(anyStep(setting, state, seat, list, interruptEvery, random));
            if (played.size() > 60'000) return fault("the game does not end");
        }
        if (!list.empty()) checkNearMisses(list); // when it is over nothing is allowed
    }

    void replay() {
        State again = initial(setting);
        std::vector<Event> events;
        for (const Command& command : played) {
            if (check(setting, again, command)) return fault("the replay refuses " + line(command));
            apply(setting, again, command, events);
        }
        if (!(again == state) || hash(setting, again) != hash(setting, state))
            fault("the replay ends elsewhere");
    }
};

} // namespace

std::vector<std::string> playGame(const Setting& setting, std::uint64_t seed, Coverage& coverage) {
    GameRun run{setting, coverage, RandomStream{seed}, initial(setting), {}, {}, {}};
    run.play();
    if (run.faults.empty()) run.replay();
    ++coverage.games;
    return run.faults;
}

} // namespace marches::warriors::battery
