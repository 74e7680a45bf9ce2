#include "engine/cli/outside_player.h"

#include "engine/base/program.h"
#include "engine/cli/state_json.h"
#include "engine/table/refusal.h"
#include "engine/table/words.h"
#include "engine/warriors/notation.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <memory>

namespace marches::cli {
using namespace warriors;
using Game = WarriorsAndTraders;
using Json = nlohmann::ordered_json;

namespace {

using Fault = ProgramFault::Kind;

ProgramFault faultOf(Program::Failure failure) {
    switch (failure) {
    case Program::Failure::late:
        return {Fault::late, {}, {}, {}};
    case Program::Failure::tooLong:
        return {Fault::endless, {}, {}, {}};
    case Program::Failure::stopped:
        return {Fault::stopped, {}, {}, {}};
    case Program::Failure::ended:
        break;
    }
    return {Fault::ended, {}, {}, {}};
}

/// Why a line can't be taken.
struct Refused {
    std::string rule;
    std::string text;
};

class Outside {
public:
    explicit Outside(OutsideSeat seat) : seat_(std::move(seat)) {}

    Expected<Answer<Game>, ProgramFault> answer(const warriors::Setting& setting, const State& state,
                                                SeatId seat, const std::stop_token& stop) {
        if (const auto step = nextOfLine(setting, state)) return Answer<Game>{*step};
        if (auto fault = ask(setting, state, seat, stop)) {
            if (fault->kind != Fault::stopped) program_.reset();
            return unexpected(std::move(*fault));
        }
        return Answer<Game>{*nextOfLine(setting, state)};
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
    std::optional<ProgramFault> ask(const warriors::Setting& setting, const State& state, SeatId seat,
                                    const std::stop_token& stop) {
        std::string question;
        if (!program_) {
            const auto command = programWords(seat_.kind);
            if (!command) return ProgramFault{Fault::notStarted, {}, {}, command.error()};
            auto started = Program::start(*command);
            if (!started) return ProgramFault{Fault::notStarted, {}, {}, started.error()};
            program_.emplace(std::move(*started));
            owed_ = 0;
            question = fmt::format("game {}\n", gameText(setting.seatName(seat)));
        }
        question +=
            fmt::format("state {}\noptions {}\n", stateJson(setting, seen(setting, state, seat)).dump(),
                        optionsText(setting, state, seat));
        ProgramFault refused;
        for (int refusals = 0; refusals < refusalsBorne; ++refusals) {
            if (refusals > 0) question = fmt::format("refused [{}] {}\n", refused.rule, refused.text);
            ++owed_;
            const auto deadline = Program::Clock::now() + seat_.patience;
            if (const auto failure = program_->send(question, deadline, stop)) return faultOf(*failure);
            std::string answered;
            for (; owed_ > 0; --owed_) { // to questions that we gave up come first
                auto line = program_->readLine(deadline, stop);
                if (!line) return faultOf(line.error());
                answered = std::move(*line);
            }
            auto no = take(setting, state, seat, answered);
            if (!no) return std::nullopt;
            refused = {Fault::refused, std::move(answered), std::move(no->rule), std::move(no->text)};
        }
        return refused;
    }

    /// Plays a line on a copy; its steps are in `line_` if all of them may be done.
    std::optional<Refused> take(const warriors::Setting& setting, State state, SeatId seat,
                                std::string_view line) {
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.size() > maxLineBytes)
            return Refused{"notation", fmt::format("A line has at most {} bytes.", maxLineBytes)};
        const auto words = splitWords(line);
        if (!words) return Refused{"notation", englishText(words.error().sentence)};
        line = withoutComment(line);
        const auto steps = parse(setting, state, line);
        if (!steps)
            return Refused{std::string(steps.error().rule()),
                           textOnLine(setting, state, line, steps.error())};
        if (std::any_of(steps->begin(), steps->end(),
                        [&](const Command& step) { return step.actor != seat; }))
            return Refused{"notation", fmt::format("You play {}.", setting.seatName(seat))};
        if (const auto refusal = firstRefused<WarriorsAndTraders>(setting, state, *steps))
            return Refused{std::string(refusal->rule()), refusal->text(setting)};
        std::vector<Event> events;
        for (const Command& step : *steps) {
            line_.push_back({hash(setting, state), step});
            apply(setting, state, step, events);
        }
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
    int owed_ = 0;          ///< answers that the program has not given yet
    std::deque<Step> line_; ///< what is left of the program's last line
};

} // namespace

std::optional<std::string> whyNotOutside(std::string_view kind) {
    const auto command = programWords(kind);
    if (!command) return command.error();
    return whyNotAProgram(command->front());
}

OutsideProgram<Game> outsideProgram(OutsideSeat seat) {
    return [outside = std::make_shared<Outside>(std::move(seat))](
               const warriors::Setting& setting, const State& state, SeatId asked,
               const std::stop_token& stop) { return outside->answer(setting, state, asked, stop); };
}

marches::Player<Game>
outsidePlayer(OutsideSeat seat,
              std::function<void(const std::string& why, std::string_view successor)> handedOver) {
    return [program = outsideProgram(std::move(seat)), handedOver = std::move(handedOver),
            successor = marches::Player<Game>{}](const warriors::Setting& setting, const State& state,
                                                 SeatId asked, RandomStream& random,
                                                 const std::stop_token& stop) mutable {
        if (!successor) {
            auto answer = program(setting, state, asked, stop);
            if (answer) return *std::move(answer);
            program = {};
            successor = playerOfKind<Game>(standInName<Game>());
            if (!stop.stop_requested() && handedOver)
                handedOver(sentenceOf(answer.error()), standInName<Game>());
        }
        return successor(setting, state, asked, random, stop);
    };
}

} // namespace marches::cli
