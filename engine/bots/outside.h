#pragma once

#include "engine/base/expected.h"
#include "engine/base/json_text.h"
#include "engine/base/program.h"
#include "engine/bots/player.h"
#include "engine/table/record.h"
#include "engine/table/refusal.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Outside programs as computer players, whichever game they play (README.md "Outside programs").
namespace marches {

/// So many refused lines in a row are too many.
inline constexpr int refusalsBorne = 3;

/// Why an outside program gave no answer that can be taken.
struct ProgramFault {
    enum class Kind {
        notStarted, ///< `text` says why
        ended,      ///< it is over, or has closed its side
        late,       ///< silent beyond its time
        endless,    ///< a line that is too long
        refused,    ///< `refusalsBorne` lines in a row; `line`, `rule` and `text` are the last one's
        stopped,    ///< by us, who asked: no fault of the program, which can be asked again
    };
    Kind kind = Kind::ended;
    std::string line; ///< what it answered, as far as it can be shown
    std::string rule; ///< by which that was refused
    std::string text; ///< English
    bool operator==(const ProgramFault&) const = default;
};

/// In English: "it did not answer in time".
std::string sentenceOf(const ProgramFault& fault);

/// A seat that an outside program plays.
struct OutsideSeat {
    std::string kind;
    RecordHeader game;       ///< what is played, without anything of the other seats but their names
    std::uint64_t seed = 0;  ///< for the program's own chances
    std::uint64_t nodes = 0; ///< its budget a decision as it was asked for; 0: its own
    std::chrono::milliseconds patience{10'000}; ///< for one answer
};

/// A program that plays one seat of one game. It is started at its first question, and again at the first one
/// after a fault; it ends with the last copy of this. From one thread at a time.
template <Game G>
using OutsideProgram = std::function<Expected<Answer<G>, ProgramFault>(
    const typename G::Setting&, const typename G::State&, SeatId, const std::stop_token&)>;

/// Whether a seat's kind names an outside program: "bot:exec:PROGRAM".
bool isOutside(std::string_view kind);

/// The words of its command line; what is wrong with it in English.
Expected<std::vector<std::string>, std::string> programWords(std::string_view kind);

/// The computer player that goes on where a program does not, as in `bot:NAME`.
std::string_view standInName(std::span<const std::string_view> names);

template <Game G>
std::string_view standInName() {
    std::vector<std::string_view> names;
    for (const PlayerEntry<G>& entry : playersOf<G>())
        names.push_back(entry.name);
    return standInName(names);
}

/// What is wrong with an outside program's kind before anything is started: no program of that name, a line
/// that can't be read.
std::optional<std::string> whyNotOutside(std::string_view kind);

/// Why a line can't be taken, for who wrote it.
struct RefusedText {
    std::string rule;
    std::string text;
};

/// What is spoken with one program: it is started, asked, given time and told what was refused. It knows no
/// game.
class OutsideTalk {
public:
    explicit OutsideTalk(OutsideSeat seat) : seat_(std::move(seat)) {}

    /// Asks until a line is taken; why none was. `question` are the lines that ask; `take` says why a line
    /// (without its comment) can't be taken.
    std::optional<ProgramFault> ask(std::string_view seatName, std::string question,
                                    const std::function<std::optional<RefusedText>(std::string_view)>& take,
                                    const std::stop_token& stop);

private:
    std::optional<ProgramFault> start();
    std::string gameText(std::string_view seatName) const;

    OutsideSeat seat_;
    std::optional<Program> program_;
    int owed_ = 0; ///< answers that the program has not given yet
};

/// How a game is told to a program.
template <Game G>
struct OutsideWords {
    /// A state as a seat sees it, as JSON on one line.
    std::string (*state)(const typename G::Setting&, const typename G::State&);
    /// Why a line was refused; the state is the one that it was written for.
    std::string (*refused)(const typename G::Setting&, const typename G::State&, std::string_view line,
                           const typename G::Refusal&);
};

namespace detail {

template <Game G>
class Outside {
public:
    using Setting = typename G::Setting;
    using State = typename G::State;
    using Command = typename G::Command;

    Outside(OutsideSeat seat, OutsideWords<G> words) : talk_(std::move(seat)), words_(words) {}

    Expected<Answer<G>, ProgramFault> answer(const Setting& setting, const State& state, SeatId seat,
                                             const std::stop_token& stop) {
        const State& seen = G::seen(setting, state, seat);
        if (const auto step = nextOfLine(setting, seen)) return Answer<G>{*step};
        auto fault = talk_.ask(
            G::seatName(setting, seat), question(setting, seen, seat),
            [&](std::string_view line) { return take(setting, seen, seat, line); }, stop);
        if (fault) return unexpected(std::move(*fault));
        return Answer<G>{*nextOfLine(setting, seen)};
    }

private:
    struct Step {
        std::uint64_t before; ///< hash of the state it is meant for
        Command command;
    };

    /// A line may be short for several steps: the next of it, if the game went on as the line supposed.
    std::optional<Command> nextOfLine(const Setting& setting, const State& state) {
        if (line_.empty()) return std::nullopt;
        if (G::hash(setting, state) != line_.front().before) {
            line_.clear();
            return std::nullopt;
        }
        const Command command = line_.front().command;
        line_.pop_front();
        return command;
    }

    std::string question(const Setting& setting, const State& state, SeatId seat) const {
        std::vector<Command> list;
        G::options(setting, state, seat, list);
        JsonText options;
        options.list([&] {
            for (const Command& option : list)
                options.value(G::print(setting, std::span(&option, 1)));
        });
        return "state " + words_.state(setting, state) + "\noptions " + options.text() + "\n";
    }

    /// Plays a line on a copy; its steps are in `line_` if all of them may be done.
    std::optional<RefusedText> take(const Setting& setting, State state, SeatId seat, std::string_view line) {
        const auto steps = G::parse(setting, state, line);
        if (!steps)
            return RefusedText{std::string(steps.error().rule()),
                               words_.refused(setting, state, line, steps.error())};
        if (std::any_of(steps->begin(), steps->end(),
                        [&](const Command& step) { return step.actor != seat; }))
            return RefusedText{"notation", "You play " + std::string(G::seatName(setting, seat)) + "."};
        if (const auto refusal = firstRefused<G>(setting, state, *steps))
            return RefusedText{std::string(refusal->rule()), refusal->text(setting)};
        std::vector<typename G::Event> events;
        for (const Command& step : *steps) {
            line_.push_back({G::hash(setting, state), step});
            if (&step != &steps->back()) G::apply(setting, state, step, events);
        }
        return std::nullopt;
    }

    OutsideTalk talk_;
    OutsideWords<G> words_;
    std::deque<Step> line_; ///< what is left of the program's last line
};

} // namespace detail

/// The program for one seat and one game.
template <Game G>
OutsideProgram<G> outsideProgram(OutsideSeat seat, OutsideWords<G> words) {
    return [outside = std::make_shared<detail::Outside<G>>(std::move(seat), words)](
               const typename G::Setting& setting, const typename G::State& state, SeatId asked,
               const std::stop_token& stop) { return outside->answer(setting, state, asked, stop); };
}

/// Such a program as a computer player. After a fault one of our own goes on for good; `handedOver` is called
/// once, with why, and who does.
template <Game G>
Player<G> outsidePlayer(OutsideSeat seat, OutsideWords<G> words,
                        std::function<void(const std::string& why, std::string_view successor)> handedOver) {
    return
        [program = outsideProgram<G>(std::move(seat), words), handedOver = std::move(handedOver),
         successor = Player<G>{}](const typename G::Setting& setting, const typename G::State& state,
                                  SeatId asked, RandomStream& random, const std::stop_token& stop) mutable {
            if (!successor) {
                auto answer = program(setting, state, asked, stop);
                if (answer) return *std::move(answer);
                program = {};
                successor = playerOfKind<G>(standInName<G>());
                if (!stop.stop_requested() && handedOver)
                    handedOver(sentenceOf(answer.error()), standInName<G>());
            }
            return successor(setting, state, asked, random, stop);
        };
}

} // namespace marches
