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

/// A program that has so many lines in a row refused is given up.
inline constexpr int refusalsBorne = 3;

/// Why an outside program gave no answer that could be taken.
struct ProgramFault {
    enum class Kind {
        notStarted, ///< it could not be started; `text` says why
        ended,      ///< it is over, or has closed its output
        late,       ///< it did not answer within its time
        endless,    ///< it wrote a line that is too long
        refused,    ///< `refusalsBorne` lines in a row; `line`, `rule` and `text` are the last one's
        stopped,    ///< the asking side stopped it: no fault, it can be asked again
    };
    Kind kind = Kind::ended;
    std::string line; ///< the answer, as far as it can be shown
    std::string rule; ///< id of the rule that refused it
    std::string text; ///< the reason, in English
    bool operator==(const ProgramFault&) const = default;
};

/// Returns the fault as a sentence in English: "it did not answer in time".
std::string sentenceOf(const ProgramFault& fault);

/// A seat that an outside program plays, and how.
struct OutsideSeat {
    std::string kind;
    RecordHeader game;                          ///< what is played; of the other seats only their names
    std::uint64_t seed = 0;                     ///< for random draws of the program
    std::uint64_t nodes = 0;                    ///< budget of a decision, told to the program; 0: it decides
    std::chrono::milliseconds patience{10'000}; ///< time for one answer
};

/// A program that plays one seat of one game. It is started at its first question, and again at the first one
/// after a fault; it ends with the last copy of this. To be called from one thread at a time.
template <Game G>
using OutsideProgram = std::function<Expected<Answer<G>, ProgramFault>(
    const typename G::Setting&, const typename G::State&, SeatId, const std::stop_token&)>;

/// Whether a seat's kind names an outside program: "bot:exec:PROGRAM".
bool isOutside(std::string_view kind);

/// Returns the words of its command line; or in English what is wrong with it.
Expected<std::vector<std::string>, std::string> programWords(std::string_view kind);

/// Returns the name, as in `bot:NAME`, of the computer player that goes on where a program does not.
std::string_view standInName(std::span<const std::string_view> names);

/// Returns that name among the computer players of the game.
template <Game G>
std::string_view standInName() {
    std::vector<std::string_view> names;
    for (const PlayerEntry<G>& entry : playersOf<G>())
        names.push_back(entry.name);
    return standInName(names);
}

/// Returns what is wrong with the kind before anything is started: no program of that name, a command line
/// that can't be read. Nothing if all is well.
std::optional<std::string> whyNotOutside(std::string_view kind);

/// Why a line of a program was refused: the id of the rule and an English text.
struct RefusedText {
    std::string rule;
    std::string text;
};

/// The conversation with one program: it is started, asked, given time and told what was refused. It knows no
/// game.
class OutsideTalk {
public:
    explicit OutsideTalk(OutsideSeat seat) : seat_(std::move(seat)) {}

    /// Asks until a line is taken; returns why none was, or nothing. `question` are the lines that ask;
    /// `take` returns why a line (without its comment) was refused, or nothing.
    std::optional<ProgramFault> ask(std::string_view seatName, std::string question,
                                    const std::function<std::optional<RefusedText>(std::string_view)>& take,
                                    const std::stop_token& stop);

private:
    std::optional<ProgramFault> start();
    std::string gameText(std::string_view seatName) const;

    OutsideSeat seat_;
    std::optional<Program> program_;
    int owed_ = 0; ///< answers to questions given up, which the program has still to give
};

/// The texts of a game that a program gets.
template <Game G>
struct OutsideWords {
    /// Returns a state, as a seat sees it, as JSON on one line.
    std::string (*state)(const typename G::Setting&, const typename G::State&);
    /// Returns why a line was refused in the state for which it was written.
    std::string (*refused)(const typename G::Setting&, const typename G::State&, std::string_view line,
                           const typename G::Refusal&);
};

namespace detail {

/// An outside program with the rest of its last line.
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
        /// Returns the next step of a line that is short for several, if the game went on as the line
        /// supposed; else drops the rest of the line.
        if (const auto step = nextOfLine(setting, seen)) return Answer<G>{*step};
        auto fault = talk_.ask(
            G::seatName(setting, seat), question(setting, seen, seat),
            [&](std::string_view line) { return take(setting, seen, seat, line); }, stop);
        if (fault) return unexpected(std::move(*fault));
        return Answer<G>{*nextOfLine(setting, seen)};
    }

private:
    struct Step {
        std::uint64_t before; ///< hash of the state in which it is to be taken
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

    /// Plays a line on a copy of the state. Fills `line_` with its steps if all are allowed, else returns why
    /// not.
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
    std::deque<Step> line_; ///< steps of the program's last line that are still to be taken
};

} // namespace detail

/// Makes the program for one seat of one game.
template <Game G>
OutsideProgram<G> outsideProgram(OutsideSeat seat, OutsideWords<G> words) {
    return [outside = std::make_shared<detail::Outside<G>>(std::move(seat), words)](
               const typename G::Setting& setting, const typename G::State& state, SeatId asked,
               const std::stop_token& stop) { return outside->answer(setting, state, asked, stop); };
}

/// Makes a computer player of such a program. After a fault one of our own players (standInName) takes over
/// for good; `handedOver` is called once with the reason and the name of that player.
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
