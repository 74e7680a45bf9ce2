#include "engine/cli/simulate.h"

#include "engine/base/text.h"
#include "engine/cli/game_json.h"
#include "engine/cli/interrupt.h"
#include "engine/cli/progress.h"
#include "engine/cli/report.h"
#include "engine/simulation/ordered_work.h"
#include "engine/simulation/play_game.h"
#include "engine/simulation/run_file.h"
#include "engine/table/words.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <ostream>

namespace marches::cli {
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

namespace {

constexpr std::chrono::milliseconds writtenEvery{200};

/// Returns "bot:random" for "random".
std::string kindOf(std::string_view word) {
    return word.starts_with("bot:") ? std::string(word) : fmt::format("bot:{}", word);
}

Expected<Shard, std::string> shardOf(std::string_view text) {
    const std::size_t slash = std::min(text.find('/'), text.size());
    const auto index = wholeNumber(text.substr(0, slash));
    const auto count = wholeNumber(text.substr(std::min(slash + 1, text.size())), 1'000'000);
    if (!index || !count || *index < 1 || *index > *count)
        return unexpected(fmt::format("--shard {}: write I/K, the I-th of K shards", text));
    return Shard{*index, *count};
}

/// Returns where the first entry of a list ends: at a comma outside quotes.
std::size_t endOfFirst(std::string_view list) {
    bool quoted = false;
    for (std::size_t at = 0; at < list.size(); ++at) {
        if (list[at] == '"') quoted = !quoted;
        if (list[at] == ',' && !quoted) return at;
    }
    return list.size();
}

/// Returns the kinds of players; the error says in English what is wrong: an empty entry, or a player that
/// the game does not know.
Expected<std::vector<std::string>, std::string> playersOf(const std::vector<std::string>& lists,
                                                          const GameEntry& game) {
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
            if (const auto wrong = game.whyNoPlayer(kinds.back())) return unexpected("--seats: " + *wrong);
            more = end < list.size();
            list.remove_prefix(std::min(end + 1, list.size()));
        }
    return kinds;
}

/// Returns the line that says what is run: everything that would make other games is in it.
std::string headerLine(const SimulationRun& run, const SimulateChoice& choice, const RecordHeader& header) {
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

/// The faults in the games of a shard.
struct Troubles {
    std::uint64_t refused = 0; ///< games
    std::uint64_t stalled = 0;

    bool any() const { return refused + stalled > 0; }
    void add(bool wasRefused, bool hasStalled) {
        refused += wasRefused ? 1 : 0;
        stalled += hasStalled ? 1 : 0;
    }
};

/// Returns those of the games that were in the folder before.
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

/// Plays the games of a shard that are left.
class Simulation {
public:
    Simulation(const SimulationRun& run, MakeGamePlayer player, RunFile file, fs::path folder,
               Streams streams)
        : player_(std::move(player)), file_(std::move(file)), folder_(std::move(folder)), streams_(streams),
          done_(file_.gamesThere()), share_(run.shard.share(run.games)) {
        if (done_ > 0) troubles_ = troublesThere(folder_, run.shard);
    }

    int play(unsigned threads) {
        if (done_ > share_) {
            streams_.err << fmt::format("{}: more games are here than asked for\n", folder_.string());
            return exitRefused;
        }
        Interrupt interrupt;
        OrderedWork<SimulatedGame> work(done_, share_, threads, player_);
        Progress progress(done_, share_);
        bool stopped = false;
        while (!stopped && !work.finished()) {
            for (SimulatedGame& game : work.take(writtenEvery))
                ready_.push_back(std::move(game));
            if (Clock::now() - written_ < writtenEvery) continue;
            if (!write()) return exitRefused;
            progress.show(done_, streams_.err);
            stopped = interrupt.came();
        }
        work.stop();
        for (SimulatedGame& game : work.take(std::chrono::milliseconds{0}))
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
    /// Writes the games that are ready, many at once, since each write waits for the disk.
    bool write() {
        std::string lines;
        for (const SimulatedGame& game : ready_) {
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

    MakeGamePlayer player_;
    RunFile file_;
    fs::path folder_;
    Streams streams_;
    std::uint64_t done_; ///< games on the disk
    std::uint64_t share_;
    std::vector<SimulatedGame> ready_; ///< games that come after them
    Clock::time_point written_ = Clock::now();
    Troubles troubles_;
};

int badUsage(const std::string& text, Streams streams) {
    streams.err << text << '\n';
    return exitUsage;
}

} // namespace

int simulate(const SimulateChoice& choice, const Games& games, Streams streams) {
    SimulationRun run;
    const auto shard = shardOf(choice.shard);
    if (!shard) return badUsage(shard.error(), streams);
    run.shard = *shard;
    const auto [game, read] = loadScenarioOf(choice.game, games);
    auto players = playersOf(choice.seats, *game);
    if (!players) return badUsage(players.error(), streams);
    run.players = std::move(*players);
    run.nodes = choice.nodes;
    run.seed = choice.game.seed;
    run.games = choice.games;
    run.patience = std::chrono::milliseconds(static_cast<std::int64_t>(choice.patience * 1000));

    if (!read.scenario) {
        for (const Finding& finding : read.findings)
            streams.err << formatted(finding) << '\n';
        return exitRefused;
    }
    const auto header = headerOf(choice.game, *game, *read.scenario);
    if (!header) return badUsage(header.error(), streams);
    const auto player = game->simulation(run, *header, *read.scenario);
    if (!player) {
        for (const Finding& finding : player.error())
            streams.err << fmt::format("[{}]: {}\n", finding.code, englishText(finding.sentence));
        return exitUsage;
    }

    auto file = RunFile::open(choice.out, run.shard, headerLine(run, choice, *header));
    if (!file) {
        streams.err << formatted(file.error()) << '\n';
        return file.error().code == "cannot-write" ? exitRefused : exitUsage;
    }
    const bool whole = run.shard.count == 1;
    const unsigned threads = choice.threads > 0 ? choice.threads : std::thread::hardware_concurrency();
    const int code =
        Simulation(run, *player, std::move(*file), choice.out, streams).play(std::max(1U, threads));
    if (!whole || code == exitInterrupted) return code;
    return std::max(code, report({{choice.out}, {}, {}}, games, streams));
}

} // namespace marches::cli
