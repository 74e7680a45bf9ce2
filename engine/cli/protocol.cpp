#include "engine/cli/protocol.h"

#include "engine/base/text.h"
#include "engine/bots/warriors/players.h"
#include "engine/cli/outside_player.h"
#include "engine/cli/players.h"
#include "engine/cli/refused_line.h"
#include "engine/cli/save.h"
#include "engine/cli/state_json.h"
#include "engine/table/timeline.h"
#include "engine/table/words.h"
#include "engine/warriors/names.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <ostream>

namespace marches::cli {
namespace fs = std::filesystem;
using namespace warriors;
using Game = WarriorsAndTraders;

namespace {

/// A line without its end; of one that is longer than any can be, only a longer one than any can be. False at
/// the end of the input, or where it can't be read: `in` is bad then.
bool readLine(std::istream& in, std::string& line) {
    line.clear();
    for (char byte = 0; in.get(byte);) {
        if (byte == '\n') return true;
        if (line.size() <= maxLineBytes) line.push_back(byte);
    }
    return !in.bad() && !line.empty();
}

/// Seats as chosen, in colours by their order.
Expected<std::vector<SeatEntry>, std::string> seatEntries(const std::vector<std::string>& seats) {
    std::vector<SeatEntry> entries;
    if (seats.size() > maxPlayers) return unexpected(fmt::format("--seat: at most {} play", maxPlayers));
    for (const std::string& seat : seats) {
        const auto choice = namedValue(seat);
        if (!choice || !isSlug(choice->name))
            return unexpected(fmt::format("--seat {}: write COUNTRY=human or COUNTRY=bot:random", seat));
        // As in a record, where blanks stand in quotes: bot:exec:"python3 player.py".
        const auto words = splitWords(choice->value);
        const std::string kind(words && words->size() == 1 ? words->front().text : choice->value);
        if (const auto wrong = kind == "human" ? std::nullopt : whyNoPlayer(kind))
            return unexpected(fmt::format("--seat {}: {}", seat, *wrong));
        if (!isSeatKind(kind))
            return unexpected(fmt::format(
                "--seat {}: a record can't hold this; at most 80 plain characters, and no budget", seat));
        entries.push_back(
            {std::string(choice->name), std::string(name(static_cast<Colour>(entries.size()))), kind, ""});
    }
    return entries;
}

class Protocol {
public:
    Protocol(RecordGame game, std::chrono::milliseconds patience, const ScenarioSources& sources,
             Streams streams)
        : game_(std::move(game)), sources_(sources), streams_(streams), timeline_(game_.setting) {
        for (const SeatEntry& seat : game_.header.seats)
            players_.push_back(isOutside(seat.kind) ? outside(seat, patience)
                                                    : playerOfKind<Game>(seat.kind));
    }

    int run() {
        playComputers();
        std::string line;
        while (!over_ && streams_.out && readLine(streams_.in, line)) {
            answer(line);
            streams_.out << ".\n" << std::flush;
        }
        if (!streams_.in.bad()) return exitGood;
        streams_.err
            << "Standard input can't be read; give a file, a pipe or a terminal that is open for reading.\n";
        return exitRefused;
    }

private:
    void answer(std::string_view line) {
        if (line.size() > maxLineBytes)
            return refused("notation", fmt::format("A line has at most {} bytes.", maxLineBytes));
        if (line.ends_with('\r')) line.remove_suffix(1);
        const auto words = splitWords(line);
        if (!words) return refused("notation", englishText(words.error().sentence));
        if (words->empty()) return ok(); // a comment
        line = withoutComment(line);
        const std::string_view request = words->front().text;
        const std::string_view rest = withoutComment(line.substr(std::min(line.size(), request.size())));
        if (request == "state") return forSeat(rest, &Protocol::sayState);
        if (request == "options") return forSeat(rest, &Protocol::sayOptions);
        if (request == "save") return save(rest);
        if (request == "why") return why(rest);
        if (words->size() == 1) {
            if (request == "decision") return sayDecision();
            if (request == "undo") return undo();
            if (request == "quit") {
                over_ = true;
                return ok();
            }
        }
        auto applied = timeline_.play(line);
        if (!applied) return refused(applied.error(), line);
        playComputers();
        ok();
    }

    void ok() { streams_.out << "ok\n"; }
    void refused(std::string_view rule, std::string_view text) {
        streams_.out << "refused [" << rule << "] " << text << '\n';
    }
    void refused(const StepRefusal<Game>& refusal, std::string_view line) {
        refused(refusal.rule(), textOf(refusal, setting(), timeline_.state(), line));
    }

    const Setting& setting() const { return *game_.setting; }
    Decision<Stage> asked() const { return decision(setting(), timeline_.state()); }

    /// A request for the seat named in `rest`, or for nobody in particular.
    void forSeat(std::string_view rest, void (Protocol::*say)(SeatId)) {
        if (rest.empty()) return (this->*say)(noSeat);
        const auto seat = setting().findSeat(rest);
        if (!seat) return refused("notation", "No seat of this game has that name.");
        (this->*say)(*seat);
    }

    void sayState(SeatId seat) {
        streams_.out << stateJson(setting(), seen(setting(), timeline_.state(), seat)).dump() << '\n';
    }

    void sayDecision() {
        const Decision<Stage> now = asked();
        streams_.out << name(now.kind);
        for (const SeatId seat : now.waits)
            streams_.out << ' ' << setting().seatName(seat);
        streams_.out << '\n';
    }

    void sayOptions(SeatId seat) {
        std::vector<Command> list;
        for (const SeatId waiting : isSeat(seat) ? SeatSet{seat} : asked().waits)
            options(setting(), seen(setting(), timeline_.state(), waiting), waiting, list);
        for (const Command& option : list)
            streams_.out << print(setting(), std::span(&option, 1)) << '\n';
    }

    void why(std::string_view line) {
        if (const auto refusal = timeline_.refusal(line)) return refused(*refusal, line);
        ok();
    }

    /// Takes back the last line of a person, with what computer players did since.
    void undo() {
        const bool alone = std::none_of(players_.begin(), players_.end(), isComputer);
        bool undone = false;
        if (alone) {
            undone = timeline_.undo();
        } else if (const auto back = timeline_.lastDecision(
                       [this](SeatId seat) { return isSeat(seat) && !isComputer(players_[index(seat)]); })) {
            timeline_.goTo(back->to);
            undone = true;
        }
        if (!undone) return refused("notation", "There is nothing to take back.");
        playComputers();
        ok();
    }

    void save(std::string_view file) {
        if (file.empty()) return refused("notation", "This is written: save FILE");
        const Record record{game_.header, timeline_.linearLines()};
        if (const auto problem = saveGame(fs::path(file), record, *game_.scenario, sources_))
            return refused(problem->code, englishText(problem->sentence));
        ok();
    }

    /// The seat was given to a program on the command line: no record is opened here.
    marches::Player<Game> outside(const SeatEntry& entry, std::chrono::milliseconds patience) {
        OutsideSeat seat;
        seat.kind = entry.kind;
        seat.game = game_.header;
        seat.seed = RandomStream{game_.header.seed}.forPurpose(players_.size()).next();
        seat.patience = patience;
        return outsidePlayer(
            std::move(seat), [this, name = entry.seat](const std::string& why, std::string_view successor) {
                streams_.err << fmt::format("{}: the outside program is out ({}); bot:{} goes on\n", name,
                                            why, successor)
                             << std::flush;
            });
    }

    static bool isComputer(const marches::Player<Game>& player) { return static_cast<bool>(player); }

    /// Lets computer players act until only people are waited for.
    void playComputers() {
        while (true) {
            if (const auto drawn = timeline_.drawn(game_.header.seed)) {
                timeline_.act(*drawn);
                continue;
            }
            const SeatSet waits = asked().waits;
            const auto seat = std::find_if(waits.begin(), waits.end(), [this](SeatId waiting) {
                return isComputer(players_[index(waiting)]);
            });
            if (seat == waits.end()) return;
            RandomStream random = playerStream(game_.header.seed, *seat, index(timeline_.current()));
            const auto answer = players_[index(*seat)](setting(), seen(setting(), timeline_.state(), *seat),
                                                       *seat, random, {});
            if (!timeline_.act(answer.command)) return;
        }
    }

    RecordGame game_;
    ScenarioSources sources_;
    Streams streams_;
    Timeline<Game> timeline_;
    std::vector<marches::Player<Game>> players_; ///< by seat; empty for a person
    bool over_ = false;
};

} // namespace

int protocol(const ProtocolChoice& choice, const ScenarioSources& sources, Streams streams) {
    ScenarioResult read = loadScenarioOf(choice.game, sources);
    if (!read.scenario) {
        for (const Finding& finding : read.findings)
            streams.err << formatted(finding) << '\n';
        return exitRefused;
    }
    auto header = headerOf(choice.game, *read.scenario);
    auto seats = seatEntries(choice.seats);
    if (!header || !seats) {
        streams.err << (header ? seats.error() : header.error()) << '\n';
        return exitUsage;
    }
    header->seats = std::move(*seats);
    auto game = openGame(*header, std::move(*read.scenario));
    if (!game) {
        for (const Finding& finding : game.error())
            streams.err << fmt::format("[{}]: {}\n", finding.code, englishText(finding.sentence));
        return exitUsage;
    }
    const std::chrono::milliseconds patience(static_cast<std::int64_t>(choice.patience * 1000));
    return Protocol(std::move(*game), patience, sources, streams).run();
}

} // namespace marches::cli
