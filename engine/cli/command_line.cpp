#include "engine/cli/command_line.h"

#include "engine/base/text.h"
#include "engine/cli/bench.h"
#include "engine/cli/protocol.h"
#include "engine/cli/replay.h"
#include "engine/cli/report.h"
#include "engine/cli/simulate.h"
#include "engine/cli/validate.h"

#include <CLI/CLI.hpp>

#include <ostream>

namespace marches::cli {

int run(const std::vector<std::string>& words, const std::filesystem::path& bundled, Streams streams) {
    CLI::App app{
        "Warriors & Traders without a screen: checks scenarios and records, plays records, speaks with "
        "other programs.",
        "marches-cli"};
    app.require_subcommand(1);
    app.fallthrough();
    std::string data = bundled.string();
    app.add_option("--data", data, "Folder of the bundled scenarios")->type_name("DIR");

    std::vector<std::string> files;
    CLI::App* validating = app.add_subcommand("validate", "Say all that is wrong with scenarios and records");
    validating->add_option("FILE", files, "Scenarios (.yaml) and records (.marches)")->required();

    ReplayChoice replayed;
    std::uint32_t until = 0;
    CLI::App* replaying = app.add_subcommand("replay", "Play a record and say where it leads");
    replaying->add_option("RECORD", replayed.record, "The record")->required();
    CLI::Option* untilGiven =
        replaying->add_option("--until", until, "Stop after so many command lines")->type_name("N");
    replaying->add_flag("--state", replayed.state, "Print the state as JSON");
    replaying->add_option("--scenario", replayed.scenario, "The scenario's file, if it is elsewhere")
        ->type_name("FILE");

    ProtocolChoice spoken;
    CLI::App* speaking = app.add_subcommand("protocol", "Play a new game, line by line");
    speaking->add_option("SCENARIO", spoken.game.scenario, "A bundled scenario's id, or a file")->required();
    speaking->add_option("--variant", spoken.game.variant, "Variant of the scenario")->type_name("ID");
    speaking
        ->add_option("--seat", spoken.seats,
                     "Who plays: COUNTRY=human, COUNTRY=bot:NAME or COUNTRY=bot:exec:PROGRAM; several")
        ->type_name("SEAT");
    speaking->add_option("--option", spoken.game.options, "NAME=VALUE, as in a record's header; several")
        ->type_name("OPTION");
    CLI::Option* seedGiven =
        speaking->add_option("--seed", spoken.game.seed, "Seed of what computer players draw")
            ->type_name("S");

    speaking->add_option("--patience", spoken.patience, "Seconds for an answer of an outside program")
        ->type_name("S")
        ->check(CLI::Range(0.01, 86400.0));

    SimulateChoice simulated;
    CLI::App* simulating = app.add_subcommand("simulate", "Play many games between computer players");
    simulating->add_option("SCENARIO", simulated.game.scenario, "A bundled scenario's id, or a file")
        ->required();
    simulating->add_option("--variant", simulated.game.variant, "Variant of the scenario")->type_name("ID");
    simulating->add_option("--games", simulated.games, "How many games, all shards together")
        ->required()
        ->type_name("N");
    simulating
        ->add_option(
            "--seats", simulated.seats,
            "Who plays: BOT,BOT,...; they go round the countries from game to game. BOT:NODES has a budget "
            "of its own: strong:1000")
        ->required()
        ->type_name("BOT,...");
    simulating
        ->add_option(
            "--nodes", simulated.nodes,
            "Budget of a decision of those who have none of their own; each level's usual one if left out")
        ->type_name("N");
    simulating->add_option("--threads", simulated.threads, "Threads; one a processor if left out")
        ->type_name("T")
        ->check(CLI::Range(1, 1024));
    simulating->add_option("--patience", simulated.patience, "Seconds for an answer of an outside program")
        ->type_name("S")
        ->check(CLI::Range(0.01, 86400.0));
    CLI::Option* runSeedGiven =
        simulating->add_option("--seed", simulated.game.seed, "Seed of the run")->type_name("S");
    simulating->add_option("--shard", simulated.shard, "Only the I-th of K parts of the run")
        ->type_name("I/K");
    simulating->add_option("--out", simulated.out, "Folder for the games; the same command goes on there")
        ->required()
        ->type_name("DIR");
    simulating->add_option("--option", simulated.game.options, "NAME=VALUE, as in a record's header; several")
        ->type_name("OPTION");

    ReportChoice reported;
    CLI::App* reporting = app.add_subcommand("report", "Add up the games of simulations");
    reporting->add_option("DIR", reported.folders, "Folders with games of one run")->required();
    reporting->add_option("--compare", reported.before, "Folders of an earlier run to compare with")
        ->type_name("DIR");
    reporting->add_option("--out", reported.out, "Folder for the report; the first one if left out")
        ->type_name("DIR");

    BenchChoice measured;
    CLI::App* measuring = app.add_subcommand("bench", "Measure the speed of the rules");
    measuring->add_flag("--json", measured.json, "Print the figures as JSON");
    measuring->add_option("--seconds", measured.seconds, "How long to measure; more is steadier")
        ->type_name("S")
        ->check(CLI::Range(0.01, 600.0));

    const auto wholeFigure = [](const std::string& text) {
        return wholeNumber(text) ? std::string() : text + " is no whole number";
    };
    untilGiven->check(wholeFigure);
    seedGiven->check(wholeFigure);
    runSeedGiven->check(wholeFigure);

    try {
        std::vector<std::string> reversed(words.rbegin(), words.rend()); // as CLI11 takes them
        app.parse(reversed);
    } catch (const CLI::ParseError& error) {
        return app.exit(error, streams.out, streams.err) == 0 ? exitGood : exitUsage;
    }
    const ScenarioSources sources{data};
    if (validating->parsed()) return validate(files, sources, streams);
    if (speaking->parsed()) return protocol(spoken, sources, streams);
    if (simulating->parsed()) return simulate(simulated, sources, streams);
    if (reporting->parsed()) return report(reported, sources, streams);
    if (measuring->parsed()) return bench(measured, sources, streams);
    if (untilGiven->count() > 0) replayed.until = until;
    return replay(replayed, sources, streams);
}

} // namespace marches::cli
