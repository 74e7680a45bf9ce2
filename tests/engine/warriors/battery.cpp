#include "tests/engine/warriors/battery.h"

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

    /// The second word of its line.
    std::string verbOf(const Command& command) const {
        const std::string text = line(command);
        const std::size_t begin = text.find(' ') + 1;
        return text.substr(begin, text.find(' ', begin) - begin);
    }

    void checkOptions(const std::vector<Command>& list) {
        for (const Command& option : list) {
            if (const auto no = check(setting, state, option))
                fault(
                    fmt::format("option refused: {} [{}] {}", line(option), no->rule(), text(setting, *no)));
            if (std::count(list.begin(), list.end(), option) != 1)
                fault("option listed twice: " + line(option));
        }
    }

    /// What each seat but one is offered, waited for or not, and what everybody may do at any time.
    void checkListsBeside(SeatId looked, SeatSet waits) {
        std::vector<Command> list;
        for (std::size_t i = 0; i < setting.players(); ++i) {
            const SeatId seat = idAt<SeatId>(i);
            if (seat != looked) {
                list.clear();
                options(setting, state, seat, list);
                if (list.empty() && waits.contains(seat))
                    fault("waited for, and no option: " + setting.seatName(seat));
                checkOptions(list);
            }
            list.clear();
            interruptions(setting, state, seat, list);
            checkOptions(list);
        }
        list.clear();
        interruptions(setting, state, tableActor, list);
        checkOptions(list);
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

    void checkDiff(const State& from, const State& to, const std::vector<Event>& changes,
                   std::string_view what, const Command& command) {
        for (const Event& event : changes)
            if (!tellsTruth(setting, from, to, event))
                fault(fmt::format("{} says \"{}\" after {}", what, text(setting, event), line(command)));
        if (!(patched(from, to, changes) == to))
            fault(fmt::format("{} leaves something out after {}", what, line(command)));
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
        checkDiff(before, state, changes, "diff", command);
        checkDiff(state, before, diff(setting, state, before), "diff back", command);
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
            checkListsBeside(seat, waits);
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
