#include "engine/cli/outside_player.h"

#include "engine/base/program.h"
#include "engine/cli/state_json.h"
#include "engine/table/words.h"

#include <fmt/format.h>

#include <deque>
#include <memory>

namespace marches::cli {
using namespace warriors;
using Game = WarriorsAndTraders;
using Json = nlohmann::ordered_json;

namespace {

constexpr std::string_view prefix = "bot:exec:";
constexpr int refusalsBorne = 3;

/// The words of the command line after the prefix.
Expected<std::vector<std::string>, std::string> commandOf(std::string_view kind) {
    const auto words = splitWords(kind.substr(std::min(prefix.size(), kind.size())));
    if (!words) return unexpected(words.error().text);
    std::vector<std::string> command;
    for (const Word& word : *words)
        command.push_back(word.text);
    if (command.empty()) return unexpected(std::string("no program is named; write bot:exec:PROGRAM"));
    return command;
}

std::string textOf(Program::Failure failure) {
    switch (failure) {
    case Program::Failure::late:
        return "it did not answer in time";
    case Program::Failure::tooLong:
        return "its line has no end";
    case Program::Failure::stopped:
        return "it was told to stop";
    case Program::Failure::ended:
        break;
    }
    return "it has ended";
}

std::string_view successorName() {
    constexpr std::string_view wanted = "steady";
    for (const PlayerEntry<Game>& entry : playersOf<Game>())
        if (entry.name == wanted) return wanted;
    return "random";
}

/// Why a line can't be taken.
struct Refused {
    std::string rule;
    std::string text;
};

class Outside {
public:
    explicit Outside(OutsideSeat seat) : seat_(std::move(seat)) {}

    Answer<Game> answer(const warriors::Setting& setting, const State& state, SeatId seat,
                        RandomStream& random, const std::stop_token& stop) {
        if (successor_) return successor_(setting, state, seat, random, stop);
        if (const auto step = nextOfLine(setting, state)) return {*step};
        if (const auto why = ask(setting, state, seat, stop)) {
            program_.reset();
            successor_ = playerOfKind<Game>(successorName());
            if (!stop.stop_requested() && seat_.handedOver) seat_.handedOver(*why, successorName());
            return successor_(setting, state, seat, random, stop);
        }
        return {*nextOfLine(setting, state)};
    }

private:
    /// A line may be short for several steps: the next of it, if the game went on as the line supposed.
    std::optional<Command> nextOfLine(const warriors::Setting& setting, const State& state) {
        if (line_.empty()) return std::nullopt;
        if (hash(setting, state) != line_.front().before) {
            line_.clear();
            return std::nullopt;
        }
        const Command command = line_.front().command;
        line_.pop_front();
        return command;
    }

    /// Asks until a line can be taken, which is then in `line_`; why there is none.
    std::optional<std::string> ask(const warriors::Setting& setting, const State& state, SeatId seat,
                                   const std::stop_token& stop) {
        std::string question;
        if (!program_) {
            const auto command = commandOf(seat_.kind);
            if (!command) return command.error();
            auto started = Program::start(*command);
            if (!started) return started.error();
            program_.emplace(std::move(*started));
            question = fmt::format("game {}\n", gameText(setting.seatName(seat)));
        }
        question +=
            fmt::format("state {}\noptions {}\n", stateJson(setting, seen(setting, state, seat)).dump(),
                        optionsText(setting, state, seat));
        Refused refused;
        for (int refusals = 0; refusals < refusalsBorne; ++refusals) {
            if (refusals > 0) question = fmt::format("refused [{}] {}\n", refused.rule, refused.text);
            const auto deadline = Program::Clock::now() + seat_.patience;
            if (const auto failure = program_->send(question, deadline, stop)) return textOf(*failure);
            const auto line = program_->readLine(deadline, stop);
            if (!line) return textOf(line.error());
            auto no = take(setting, state, seat, *line);
            if (!no) return std::nullopt;
            refused = std::move(*no);
        }
        return fmt::format("{} lines were refused, the last [{}]: {}", refusalsBorne, refused.rule,
                           refused.text);
    }

    /// Plays a line on a copy; its steps are in `line_` if all of them may be done.
    std::optional<Refused> take(const warriors::Setting& setting, State state, SeatId seat,
                                std::string_view line) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > maxLineBytes)
            return Refused{"notation", fmt::format("A line has at most {} bytes.", maxLineBytes)};
        const auto words = splitWords(line);
        if (!words) return Refused{"notation", words.error().text};
        const auto steps = parse(setting, state, withoutComment(line));
        if (!steps) return Refused{std::string(steps.error().rule()), text(setting, steps.error())};
        std::vector<Event> events;
        for (const Command& step : *steps) {
            if (step.actor != seat) {
                line_.clear();
                return Refused{"notation", fmt::format("You play {}.", setting.seatName(seat))};
            }
            if (const auto refusal = check(setting, state, step)) {
                line_.clear();
                return Refused{std::string(refusal->rule()), text(setting, *refusal)};
            }
            line_.push_back({hash(setting, state), step});
            apply(setting, state, step, events);
        }
        if (line_.empty()) return Refused{"notation", "A command is needed."};
        return std::nullopt;
    }

    std::string gameText(const std::string& seat) const {
        Json json;
        json["game"] = seat_.game.game;
        json["rules"] = seat_.game.rules;
        json["scenario"] = seat_.game.scenario.name;
        json["variant"] = seat_.game.variant;
        json["options"] = Json::object();
        for (const auto& [name, value] : seat_.game.options)
            json["options"][name] = value;
        json["seat"] = seat;
        json["seed"] = seat_.seed;
        json["nodes"] = seat_.nodes;
        json["milliseconds"] = seat_.patience.count();
        return json.dump();
    }

    static std::string optionsText(const warriors::Setting& setting, const State& state, SeatId seat) {
        std::vector<Command> list;
        options(setting, state, seat, list);
        Json json = Json::array();
        for (const Command& option : list)
            json.push_back(print(setting, std::span(&option, 1)));
        return json.dump();
    }

    struct Step {
        std::uint64_t before; ///< hash of the state it is meant for
        Command command;
    };

    OutsideSeat seat_;
    std::optional<Program> program_;
    std::deque<Step> line_; ///< what is left of the program's last line
    marches::Player<Game> successor_;
};

} // namespace

bool isOutside(std::string_view kind) {
    return kind.starts_with(prefix);
}

std::optional<std::string> whyNotOutside(std::string_view kind) {
    const auto command = commandOf(kind);
    if (!command) return command.error();
    return whyNotAProgram(command->front());
}

marches::Player<Game> outsidePlayer(OutsideSeat seat) {
    return [outside = std::make_shared<Outside>(std::move(seat))](
               const warriors::Setting& setting, const State& state, SeatId asked, RandomStream& random,
               const std::stop_token& stop) { return outside->answer(setting, state, asked, random, stop); };
}

} // namespace marches::cli
