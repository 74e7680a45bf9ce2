#include "engine/cli/protocol.h"

#include "engine/base/text.h"
#include "engine/cli/save.h"
#include "engine/table/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <istream>
#include <ostream>

namespace marches::cli {
namespace fs = std::filesystem;

namespace {

/// Reads a line without its end; of one longer than a record allows, just enough to be too long. False at the
/// end of the input, or where it can't be read (`in` is bad then).
bool readLine(std::istream& in, std::string& line) {
    line.clear();
    for (char byte = 0; in.get(byte);) {
        if (byte == '\n') return true;
        if (line.size() <= maxLineBytes) line.push_back(byte);
    }
    return !in.bad() && !line.empty();
}

/// Returns the seats as chosen, with colours in their order.
Expected<std::vector<SeatEntry>, std::string> seatEntries(const std::vector<std::string>& seats,
                                                          const GameEntry& game) {
    std::vector<SeatEntry> entries;
    const std::size_t most = game.colours.size();
    if (seats.size() > most) return unexpected(fmt::format("--seat: at most {} play", most));
    for (const std::string& seat : seats) {
        const auto choice = namedValue(seat);
        if (!choice || !isSlug(choice->name))
            return unexpected(fmt::format("--seat {}: write COUNTRY=human or COUNTRY=bot:random", seat));
        // As in a record, where blanks stand in quotes: bot:exec:"python3 player.py".
        const auto words = splitWords(choice->value);
        const std::string kind(words && words->size() == 1 ? words->front().text : choice->value);
        if (const auto wrong = kind == "human" ? std::nullopt : game.whyNoPlayer(kind))
            return unexpected(fmt::format("--seat {}: {}", seat, *wrong));
        if (!isSeatKind(kind))
            return unexpected(fmt::format(
                "--seat {}: a record can't hold this; at most 80 plain characters, and no budget", seat));
        entries.push_back({std::string(choice->name), std::string(game.colours[entries.size()]), kind, ""});
    }
    return entries;
}

class Protocol {
public:
    Protocol(RunningGame& game, const ScenarioSources& sources, Streams streams)
        : game_(game), sources_(sources), streams_(streams) {}

    int run() {
        game_.playOthers();
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
        if (const auto no = game_.play(line)) return refused(*no);
        game_.playOthers();
        ok();
    }

    void ok() { streams_.out << "ok\n"; }
    void refused(std::string_view rule, std::string_view text) {
        streams_.out << "refused [" << rule << "] " << text << '\n';
    }
    void refused(const RefusedText& why) { refused(why.rule, why.text); }

    /// Answers a request for the seat named in `rest`, or for no seat in particular.
    void forSeat(std::string_view rest, void (Protocol::*say)(SeatId)) {
        if (rest.empty()) return (this->*say)(noSeat);
        const auto seat = game_.findSeat(rest);
        if (!seat) return refused("notation", "No seat of this game has that name.");
        (this->*say)(*seat);
    }

    void sayState(SeatId seat) { streams_.out << game_.stateText(seat) << '\n'; }
    void sayDecision() { streams_.out << game_.decisionText() << '\n'; }
    void sayOptions(SeatId seat) {
        for (const std::string& option : game_.options(seat))
            streams_.out << option << '\n';
    }

    void why(std::string_view line) {
        if (const auto no = game_.refusal(line)) return refused(*no);
        ok();
    }

    void undo() {
        if (!game_.undo()) return refused("notation", "There is nothing to take back.");
        game_.playOthers();
        ok();
    }

    void save(std::string_view file) {
        if (file.empty()) return refused("notation", "This is written: save FILE");
        const Record record{game_.header(), game_.linearLines()};
        if (const auto problem = saveGame(fs::path(file), record, game_.scenario(), sources_))
            return refused(problem->code, englishText(problem->sentence));
        ok();
    }

    RunningGame& game_;
    ScenarioSources sources_;
    Streams streams_;
    bool over_ = false;
};

} // namespace

int protocol(const ProtocolChoice& choice, const Games& games, Streams streams) {
    auto [entry, read] = loadScenarioOf(choice.game, games);
    if (!read.scenario) {
        for (const Finding& finding : read.findings)
            streams.err << formatted(finding) << '\n';
        return exitRefused;
    }
    auto header = headerOf(choice.game, *entry, *read.scenario);
    auto seats = seatEntries(choice.seats, *entry);
    if (!header || !seats) {
        streams.err << (header ? seats.error() : header.error()) << '\n';
        return exitUsage;
    }
    header->seats = std::move(*seats);
    const auto game = entry->openOn(*header, std::move(*read.scenario));
    if (!game) {
        for (const Finding& finding : game.error())
            streams.err << fmt::format("[{}]: {}\n", finding.code, englishText(finding.sentence));
        return exitUsage;
    }
    // Seats were given to programs on the command line: no record is opened here.
    (*game)->seatPlayers(std::chrono::milliseconds(static_cast<std::int64_t>(choice.patience * 1000)),
                         [&](std::string_view seat, const std::string& why, std::string_view successor) {
                             streams.err
                                 << fmt::format("{}: the outside program is out ({}); bot:{} goes on\n", seat,
                                                why, successor)
                                 << std::flush;
                         });
    return Protocol(**game, games.sources, streams).run();
}

} // namespace marches::cli
