#include "engine/cli/simulate.h"

#include "engine/base/text.h"
#include "engine/cli/game_json.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/outside_player.h"
#include "engine/cli/players.h"
#include "engine/cli/progress.h"
#include "engine/cli/report.h"
#include "engine/cli/tables.h"
#include "engine/simulation/ordered_work.h"
#include "engine/simulation/play_game.h"
#include "engine/simulation/run_file.h"
#include "engine/table/timeline.h"
#include "engine/table/words.h"
#include "engine/warriors/statistics.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>
#include <set>

namespace marches::cli {
namespace fs = std::filesystem;
using namespace warriors;
using Game = WarriorsAndTraders;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::milliseconds writtenEvery{200};

/// "bot:random" for "random".
std::string kindOf(std::string_view word) {
    return word.starts_with("bot:") ? std::string(word) : fmt::format("bot:{}", word);
}

/// All that the games of a run share.
struct Run {
    std::vector<RecordGame> tables;
    std::vector<std::string> players; ///< kinds
    std::uint64_t nodes = 0;
    std::chrono::milliseconds patience{0};
    std::uint64_t seed = 0;
    std::uint64_t games = 0;
    Shard shard;
};

/// One game that was played.
struct Done {
    std::string line;
    std::uint64_t number = 0;
    bool refused = false;
    bool stalled = false;
    std::string record; ///< of a game in which something was wrong
};

Expected<Shard, std::string> shardOf(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto index = wholeNumber(text.substr(0, slash));
    const auto count = wholeNumber(text.substr(std::min(slash + 1, text.size())), 1'000'000);
    if (!index || !count || *index < 1 || *index > *count)
        return unexpected(fmt::format("--shard {}: write I/K, the I-th of K shards", text));
    return Shard{*index, *count};
}

/// Where the first of a list's entries ends: a comma outside quotes.
std::size_t endOfFirst(std::string_view list) {
    bool quoted = false;
    for (std::size_t at = 0; at < list.size(); ++at) {
        if (list[at] == '"') quoted = !quoted;
        if (list[at] == ',' && !quoted) return at;
    }
    return list.size();
}

/// What is wrong in words: an entry that is empty, or nobody we know.
Expected<std::vector<std::string>, std::string> playersOf(const std::vector<std::string>& lists) {
    std::vector<std::string> kinds;
    for (std::string_view list : lists)
        for (bool more = true; more;) {
            const std::size_t end = endOfFirst(list);
            const std::string_view entry = list.substr(0, end);
            if (entry.empty())
                return unexpected(
                    "--seats: a player is missing; write BOT,BOT,... with one comma between two");
            // As in a record, where blanks stand in quotes: bot:exec:"python3 player.py".
            const auto words = splitWords(entry);
            kinds.push_back(kindOf(words && words->size() == 1 ? words->front().text : entry));
            if (const auto wrong = whyNoPlayer(kinds.back())) return unexpected("--seats: " + *wrong);
            more = end < list.size();
            list.remove_prefix(std::min(end + 1, list.size()));
        }
    return kinds;
}

/// The line that says what is run: what makes other games changes it.
std::string headerLine(const Run& run, const SimulateChoice& choice, const RecordHeader& header) {
    Json json;
    json["marches-run"] = 1;
    json["game"] = header.game;
    json["rules"] = header.rules;
    json["scenario"] = choice.game.scenario;
    json["digest"] = header.scenario.digest;
    json["variant"] = header.variant;
    json["options"] = Json::object();
    for (const auto& [name, value] : header.options)
        json["options"][name] = value;
    json["players"] = run.players;
    json["nodes"] = run.nodes;
    json["seed"] = run.seed;
    json["games"] = run.games;
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The game as a record, with its seats as they were played.
std::string recordOf(const RecordGame& table, const GameFacts& facts, const std::vector<Command>& commands) {
    Record record{table.header, {}};
    record.header.seed = facts.seed;
    for (std::size_t seat = 0; seat < record.header.seats.size(); ++seat)
        record.header.seats[seat].kind = kindInRecord(facts.players[seat]);
    Timeline<Game> timeline(table.setting);
    for (const Command& command : commands)
        if (!timeline.act(command)) break;
    record.lines = timeline.linearLines();
    return writeRecord(record);
}

/// Plays the games of a run, one after the other, in one thread.
class Worker {
public:
    explicit Worker(const Run& run) : run_(&run) {
        for (const std::string& kind : run.players)
            players_.push_back(playerOf(kind, run.nodes).value_or(marches::Player<Game>{}));
    }

    std::optional<Done> operator()(std::uint64_t task, const std::stop_token& stop) {
        const std::uint64_t number = run_->shard.game(task);
        const Seating seating = seatingOf(number, run_->tables.size(), run_->players.size());
        const RecordGame& table = run_->tables[seating.table];
        const warriors::Setting& setting = *table.setting;

        GameFacts facts;
        facts.number = number;
        facts.seed = seedOfGame(run_->seed, number);
        facts.sides = sidesOf(setting);
        std::uint64_t steps = 0;
        std::vector<marches::Player<Game>> seated;
        for (std::size_t seat = 0; seat < setting.players(); ++seat) {
            const std::size_t player = seating.playerOfSeat[seat];
            facts.seats.push_back(setting.seatName(idAt<SeatId>(seat)));
            facts.players.push_back(run_->players[player]);
            if (isOutside(run_->players[player]))
                seated.push_back(outside(table, facts, seat, steps));
            else
                seated.emplace_back(std::ref(players_[player]));
        }
        GameStatistics statistics(setting, initial(setting));
        auto played = playGame<Game>(setting, seated, facts.seed, defaultMostSteps, stop,
                                     [&](const State& state, const Answer<Game>& answer, const auto& events) {
                                         ++steps;
                                         statistics.applied(state, answer.command, answer.reason, events);
                                     });
        if (played.stopped) return std::nullopt;
        facts.steps = played.steps;
        facts.fingerprint = played.fingerprint;
        facts.refused = std::move(played.refused);
        facts.measures = statistics.finished(played.last);
        if (played.outcome) {
            facts.reason = played.outcome->reason;
            facts.scores = played.outcome->scores;
            for (const SeatId winner : played.outcome->winners)
                facts.winners.push_back(index(winner));
        }
        Done done{gameLine(facts), number, !facts.refused.empty(), facts.stalled(), {}};
        if (done.refused || done.stalled) done.record = recordOf(table, facts, played.commands);
        return done;
    }

private:
    /// A program for one seat of one game.
    marches::Player<Game> outside(const RecordGame& table, GameFacts& facts, std::size_t seat,
                                  const std::uint64_t& steps) const {
        OutsideSeat outside;
        outside.kind = facts.players[seat];
        outside.game = table.header;
        outside.seed = RandomStream{facts.seed}.forPurpose(seat).next();
        outside.nodes = run_->nodes;
        outside.patience = run_->patience;
        return outsidePlayer(std::move(outside),
                             [&facts, &steps, seat](const std::string& why, std::string_view) {
                                 facts.handovers.push_back({seat, steps, why});
                             });
    }

    const Run* run_;
    std::vector<marches::Player<Game>> players_; ///< as the run lists them
};

/// What went wrong in the games of a shard.
struct Troubles {
    std::uint64_t refused = 0; ///< games
    std::uint64_t stalled = 0;

    bool any() const { return refused + stalled > 0; }
    void add(bool wasRefused, bool hasStalled) {
        refused += wasRefused ? 1 : 0;
        stalled += hasStalled ? 1 : 0;
    }
};

/// Of the games that stood in the folder before.
Troubles troublesThere(const fs::path& folder, const Shard& shard) {
    Troubles troubles;
    const auto run = readRun(folder);
    if (!run) return troubles;
    for (const RunLines& lines : *run) {
        if (lines.file.filename() != fmt::format("games-{}-of-{}.jsonl", shard.index, shard.count)) continue;
        for (const std::string& line : lines.games)
            if (const auto facts = readGameLine(line))
                troubles.add(!facts->refused.empty(), facts->stalled());
    }
    return troubles;
}

/// Plays what is left of a shard.
class Simulation {
public:
    Simulation(const Run& run, RunFile file, fs::path folder, Streams streams)
        : run_(run), file_(std::move(file)), folder_(std::move(folder)), streams_(streams),
          done_(file_.gamesThere()), share_(run.shard.share(run.games)) {
        if (done_ > 0) troubles_ = troublesThere(folder_, run.shard);
    }

    int play(unsigned threads) {
        if (done_ > share_) {
            streams_.err << fmt::format("{}: more games are here than asked for\n", folder_.string());
            return exitRefused;
        }
        Interrupt interrupt;
        OrderedWork<Done> work(done_, share_, threads, [this] { return Worker(run_); });
        Progress progress(done_, share_);
        bool stopped = false;
        while (!stopped && !work.finished()) {
            for (Done& game : work.take(writtenEvery))
                ready_.push_back(std::move(game));
            if (Clock::now() - written_ < writtenEvery) continue;
            if (!write()) return exitRefused;
            progress.show(done_, streams_.err);
            stopped = interrupt.came();
        }
        work.stop();
        for (Done& game : work.take(std::chrono::milliseconds{0}))
            ready_.push_back(std::move(game));
        if (!write()) return exitRefused;
        progress.clear(streams_.err);
        if (stopped && done_ < share_) {
            streams_.err << fmt::format("Stopped after {} of {} games; the same command goes on from here.\n",
                                        done_, share_);
            return exitInterrupted;
        }
        return summary();
    }

private:
    /// What is ready; not each game alone, for the disk takes its time.
    bool write() {
        std::string lines;
        for (const Done& game : ready_) {
            lines += game.line;
            lines += '\n';
            troubles_.add(game.refused, game.stalled);
            if (game.record.empty()) continue;
            if (const auto problem =
                    writeAtomically(folder_ / fmt::format("game-{}.marches", game.number), game.record))
                return failed(*problem);
        }
        if (!lines.empty())
            if (const auto problem = file_.append(lines)) return failed(*problem);
        done_ += ready_.size();
        ready_.clear();
        written_ = Clock::now();
        return true;
    }

    bool failed(const Finding& problem) {
        streams_.err << formatted(problem) << '\n';
        return false;
    }

    int summary() {
        streams_.out << fmt::format("{} games are in {}\n", done_, folder_.string());
        if (troubles_.refused > 0)
            streams_.err << fmt::format("{} games hold commands of a player that were refused\n",
                                        troubles_.refused);
        if (troubles_.stalled > 0)
            streams_.err << fmt::format("{} games stalled: not over after {} steps\n", troubles_.stalled,
                                        defaultMostSteps);
        if (troubles_.any())
            streams_.err << fmt::format("Their records are beside the games, as game-NUMBER.marches\n");
        return troubles_.any() ? exitRefused : exitGood;
    }

    const Run& run_;
    RunFile file_;
    fs::path folder_;
    Streams streams_;
    std::uint64_t done_; ///< games on the disk
    std::uint64_t share_;
    std::vector<Done> ready_; ///< games that follow them
    Clock::time_point written_ = Clock::now();
    Troubles troubles_;
};

int badUsage(const std::string& text, Streams streams) {
    streams.err << text << '\n';
    return exitUsage;
}

} // namespace

int simulate(const SimulateChoice& choice, const ScenarioSources& sources, Streams streams) {
    Run run;
    const auto shard = shardOf(choice.shard);
    if (!shard) return badUsage(shard.error(), streams);
    run.shard = *shard;
    auto players = playersOf(choice.seats);
    if (!players) return badUsage(players.error(), streams);
    run.players = std::move(*players);
    run.nodes = choice.nodes;
    run.seed = choice.game.seed;
    run.games = choice.games;
    run.patience = std::chrono::milliseconds(static_cast<std::int64_t>(choice.patience * 1000));

    const ScenarioResult read = loadScenarioOf(choice.game, sources);
    if (!read.scenario) {
        for (const Finding& finding : read.findings)
            streams.err << formatted(finding) << '\n';
        return exitRefused;
    }
    const auto header = headerOf(choice.game, *read.scenario);
    if (!header) return badUsage(header.error(), streams);
    auto tables = everySeating(*header, *read.scenario, run.players.size());
    if (!tables) {
        for (const Finding& finding : tables.error())
            streams.err << fmt::format("[{}]: {}\n", finding.code, englishText(finding.sentence));
        return exitUsage;
    }
    run.tables = std::move(*tables);

    auto file = RunFile::open(choice.out, run.shard, headerLine(run, choice, *header));
    if (!file) {
        streams.err << formatted(file.error()) << '\n';
        return file.error().code == "cannot-write" ? exitRefused : exitUsage;
    }
    const bool whole = run.shard.count == 1;
    const unsigned threads = choice.threads > 0 ? choice.threads : std::thread::hardware_concurrency();
    const int code = Simulation(run, std::move(*file), choice.out, streams).play(std::max(1U, threads));
    if (!whole || code == exitInterrupted) return code;
    return std::max(code, report({{choice.out}, {}, {}}, sources, streams));
}

} // namespace marches::cli
