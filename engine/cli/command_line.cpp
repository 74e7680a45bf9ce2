#include "engine/cli/command_line.h"

#include "engine/base/text.h"
#include "engine/cli/bench.h"
#include "engine/cli/diff.h"
#include "engine/cli/format.h"
#include "engine/cli/migrate.h"
#include "engine/cli/pack.h"
#include "engine/cli/protocol.h"
#include "engine/cli/replay.h"
#include "engine/cli/report.h"
#include "engine/cli/simulate.h"
#include "engine/cli/validate.h"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <functional>
#include <memory>
#include <ostream>

namespace marches::cli {

namespace {

using Task = std::function<int(const Games&, Streams)>;

/// A subcommand and the function that runs it with its words.
struct Subcommand {
    CLI::App* app;
    Task task;
};

std::string wholeFigure(const std::string& text) {
    return wholeNumber(text) ? std::string() : text + " is no whole number";
}

std::string oneAtLeast(const std::string& text) {
    return wholeNumber(text).value_or(0) > 0 ? std::string() : text + " is no whole number from 1 on";
}

/// Refuses an empty value, also one of a list: a shell variable that is not set is the usual cause.
std::string noEmptyValue(const std::string& text) {
    return text.empty() ? "an empty value stands here; give one, or leave the option out" : std::string();
}

void addScenario(CLI::App& app, NewGameChoice& game) {
    app.add_option("SCENARIO", game.scenario, "A bundled scenario's id, or a file")->required();
    app.add_option("--variant", game.variant, "Variant of the scenario")->type_name("ID");
    app.add_option("--option", game.options, "NAME=VALUE, as in a record's header; several")
        ->type_name("OPTION");
}

void addPatience(CLI::App& app, double& patience) {
    app.add_option("--patience", patience, "Seconds for an answer of an outside program")
        ->type_name("S")
        ->check(CLI::Range(0.01, 86400.0));
}

Subcommand addValidate(CLI::App& app) {
    const auto choice = std::make_shared<ValidateChoice>();
    CLI::App* sub =
        app.add_subcommand("validate", "Say all that is wrong with scenarios, packages and records");
    sub->add_option("FILE", choice->files, "Scenarios (.yaml), packages (.marchesmap) and records (.marches)")
        ->required();
    sub->add_flag("--json", choice->json, "Print a list of objects as JSON");
    return {sub, [choice](const Games& games, Streams streams) { return validate(*choice, games, streams); }};
}

Subcommand addFormat(CLI::App& app) {
    const auto choice = std::make_shared<FormatChoice>();
    CLI::App* sub = app.add_subcommand("fmt", "Put the keys of scenarios in their usual order");
    sub->add_option("FILE", choice->files, "Scenarios (.yaml)")->required();
    sub->add_flag("--check", choice->check, "Write nothing; name the files that would change");
    return {sub, [choice](const Games& games, Streams streams) { return format(*choice, games, streams); }};
}

Subcommand addMigrate(CLI::App& app) {
    const auto choice = std::make_shared<MigrateChoice>();
    CLI::App* sub = app.add_subcommand("migrate", "Bring a scenario to the newest format");
    sub->add_option("FILE", choice->file, "The scenario (.yaml)")->required();
    sub->add_option("-o,--out", choice->out, "Where to write it; the file itself if left out")
        ->type_name("FILE");
    return {sub, [choice](const Games&, Streams streams) { return migrate(*choice, streams); }};
}

Subcommand addDiff(CLI::App& app) {
    const auto choice = std::make_shared<DiffChoice>();
    CLI::App* sub = app.add_subcommand("diff", "Say in what two scenarios differ");
    sub->add_option("BEFORE", choice->before, "A scenario (.yaml)")->required();
    sub->add_option("AFTER", choice->after, "Another one")->required();
    sub->add_flag("--json", choice->json, "Print a list of objects as JSON");
    return {sub, [choice](const Games& games, Streams streams) { return diff(*choice, games, streams); }};
}

Subcommand addReplay(CLI::App& app) {
    const auto choice = std::make_shared<ReplayChoice>();
    CLI::App* sub = app.add_subcommand("replay", "Play a record and say where it leads");
    sub->add_option("RECORD", choice->record, "The record")->required();
    sub->add_option_function<std::uint32_t>(
           "--until", [choice](const std::uint32_t& lines) { choice->until = lines; },
           "Stop after so many command lines")
        ->type_name("N")
        ->check(wholeFigure);
    sub->add_flag("--state", choice->state, "Print the state as JSON");
    sub->add_option("--scenario", choice->scenario, "The scenario's file, if it is elsewhere")
        ->type_name("FILE");
    return {sub, [choice](const Games& games, Streams streams) { return replay(*choice, games, streams); }};
}

Subcommand addProtocol(CLI::App& app) {
    const auto choice = std::make_shared<ProtocolChoice>();
    CLI::App* sub = app.add_subcommand("protocol", "Play a new game, line by line");
    addScenario(*sub, choice->game);
    sub->add_option("--seat", choice->seats,
                    "Who plays: COUNTRY=human, COUNTRY=bot:NAME or COUNTRY=bot:exec:PROGRAM; several")
        ->type_name("SEAT");
    sub->add_option("--seed", choice->game.seed, "Seed of what computer players draw")
        ->type_name("S")
        ->check(wholeFigure);
    addPatience(*sub, choice->patience);
    return {sub, [choice](const Games& games, Streams streams) { return protocol(*choice, games, streams); }};
}

Subcommand addSimulate(CLI::App& app) {
    const auto choice = std::make_shared<SimulateChoice>();
    CLI::App* sub = app.add_subcommand("simulate", "Play many games between computer players");
    addScenario(*sub, choice->game);
    sub->add_option("--games", choice->games, "How many games, all shards together")
        ->required()
        ->type_name("N")
        ->check(oneAtLeast);
    sub->add_option("--seats", choice->seats,
                    "Who plays: BOT,BOT,...; they go round the countries from game to game. BOT:NODES has a "
                    "budget of its own: strong:1000")
        ->required()
        ->type_name("BOT,...");
    sub->add_option(
           "--nodes", choice->nodes,
           "Budget of a decision of those who have none of their own; each level's usual one if left out")
        ->type_name("N")
        ->check(wholeFigure);
    sub->add_option("--threads", choice->threads, "Threads; one a processor if left out")
        ->type_name("T")
        ->check(CLI::Range(1, 1024));
    addPatience(*sub, choice->patience);
    sub->add_option("--seed", choice->game.seed, "Seed of the run")->type_name("S")->check(wholeFigure);
    sub->add_option("--shard", choice->shard, "Only the I-th of K parts of the run")->type_name("I/K");
    sub->add_option("--out", choice->out, "Folder for the games; the same command goes on there")
        ->required()
        ->type_name("DIR");
    return {sub, [choice](const Games& games, Streams streams) { return simulate(*choice, games, streams); }};
}

Subcommand addReport(CLI::App& app) {
    const auto choice = std::make_shared<ReportChoice>();
    CLI::App* sub = app.add_subcommand("report", "Add up the games of simulations");
    sub->add_option("DIR", choice->folders, "Folders with games of one run")->required();
    sub->add_option("--compare", choice->before, "Folders of an earlier run to compare with")
        ->type_name("DIR");
    sub->add_option("--out", choice->out, "Folder for the report; the first one if left out")
        ->type_name("DIR");
    return {sub, [choice](const Games& games, Streams streams) { return report(*choice, games, streams); }};
}

Subcommand addBench(CLI::App& app) {
    const auto choice = std::make_shared<BenchChoice>();
    CLI::App* sub = app.add_subcommand("bench", "Measure the speed of the rules");
    sub->add_flag("--json", choice->json, "Print the figures as JSON");
    sub->add_option("--seconds", choice->seconds, "How long to measure; more is steadier")
        ->type_name("S")
        ->check(CLI::Range(0.01, 600.0));
    return {sub, [choice](const Games& games, Streams streams) { return bench(*choice, games, streams); }};
}

Subcommand addPack(CLI::App& app) {
    const auto choice = std::make_shared<PackChoice>();
    CLI::App* sub = app.add_subcommand("pack", "Make one file of a scenario and all that it needs");
    sub->add_option("FILE", choice->scenario, "The scenario (.yaml)")->required();
    sub->add_option("-o", choice->out, "The package; NAME.marchesmap here if left out")->type_name("FILE");
    sub->add_option("--thumbnail", choice->thumbnail, "A small picture of it (.png)")->type_name("FILE");
    return {sub, [choice](const Games& games, Streams streams) { return pack(*choice, games, streams); }};
}

Subcommand addUnpack(CLI::App& app) {
    const auto choice = std::make_shared<UnpackChoice>();
    CLI::App* sub = app.add_subcommand("unpack", "Write the files of a package; none is overwritten");
    sub->add_option("PACKAGE", choice->package, "The package (.marchesmap)")->required();
    sub->add_option("-d", choice->folder, "Where to; the present folder if left out")->type_name("FOLDER");
    return {sub, [choice](const Games& games, Streams streams) { return unpack(*choice, games, streams); }};
}

/// Returns the error for a first word that is no subcommand; CLI11 says only that one is missing.
std::string unknownSubcommand(const std::string& word, const std::vector<Subcommand>& known) {
    std::string names;
    for (const Subcommand& one : known)
        names += (names.empty() ? "" : ", ") + one.app->get_name();
    return fmt::format("There is no subcommand {}; these are: {}.\nRun with --help for more information.\n",
                       quotation(word), names);
}

/// Returns the names of the games, for --help.
std::string titles(const Games& games) {
    std::string text;
    for (const GameEntry& game : games.entries)
        text += fmt::format("{}{}", text.empty() ? "" : ", ", game.title);
    return text;
}

int runWords(const std::vector<std::string>& words, Games games, Streams streams) {
    CLI::App app{titles(games) +
                     " without a screen: checks scenarios and records, plays records, speaks with "
                     "other programs.",
                 "marches-cli"};
    app.require_subcommand(1);
    app.fallthrough();
    std::string data = games.sources.bundled.string();
    app.add_option("--data", data, "Folder of the bundled scenarios")->type_name("DIR")->check(noEmptyValue);
    const std::vector<Subcommand> known{addValidate(app), addReplay(app), addProtocol(app), addSimulate(app),
                                        addReport(app),   addBench(app),  addFormat(app),   addMigrate(app),
                                        addDiff(app),     addPack(app),   addUnpack(app)};
    for (const Subcommand& one : known)
        for (CLI::Option* option : one.app->get_options())
            option->check(noEmptyValue);
    try {
        std::vector<std::string> reversed(words.rbegin(), words.rend()); // the order that CLI11 wants
        app.parse(reversed);
    } catch (const CLI::ParseError& error) {
        const std::vector<std::string> unread = app.remaining();
        if (error.get_exit_code() != 0 && app.get_subcommands().empty() && !unread.empty() &&
            !unread.front().starts_with('-')) {
            streams.err << unknownSubcommand(unread.front(), known);
            return exitUsage;
        }
        return app.exit(error, streams.out, streams.err) == 0 ? exitGood : exitUsage;
    }
    games.sources.bundled = data;
    for (const Subcommand& one : known)
        if (one.app->parsed()) return one.task(games, streams);
    return exitUsage;
}

} // namespace

int run(const std::vector<std::string>& words, const Games& games, Streams streams) {
    const int code = runWords(words, games, streams);
    if (streams.out.flush()) return code;
    streams.err << "Standard output can't be written; what stands there is not whole.\n";
    return code == exitGood ? exitRefused : code;
}

} // namespace marches::cli
