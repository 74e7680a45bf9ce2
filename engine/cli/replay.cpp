#include "engine/cli/replay.h"

#include "engine/cli/open_record.h"

#include <fmt/format.h>

#include <ostream>

namespace marches::cli {

namespace {

/// Prints a fault; `file` is the record, but findings may be about its scenario.
void sayFault(const RecordFault& fault, const std::string& file, std::ostream& err) {
    for (const Finding& finding : fault.findings) {
        const bool command = finding.severity == Severity::error && fault.beginLine > 0 &&
                             finding.place.file == file && finding.place.line > fault.beginLine;
        err << (command ? fmt::format("{}:{}: refused [notation]: {}", finding.place.file, finding.place.line,
                                      englishText(finding.sentence))
                        : formatted(finding))
            << '\n';
    }
}

} // namespace

int replay(const ReplayChoice& choice, const Games& games, Streams streams) {
    std::optional<std::filesystem::path> scenario;
    if (!choice.scenario.empty()) scenario = choice.scenario;
    const auto opened = openRecord(choice.record, scenario, games);
    if (!opened) {
        sayFault(opened.error(), choice.record, streams.err);
        return exitRefused;
    }
    for (const Finding& warning : opened->warnings)
        streams.err << formatted(warning) << '\n';

    RunningGame& game = *opened->game;
    const auto refused = game.replay(opened->record);
    const std::uint32_t played = game.lines();
    const bool reached = choice.until && *choice.until <= played;
    if (refused && !reached) {
        streams.err << fmt::format("{}:{}: refused [{}]: {}\n", choice.record, refused->line,
                                   refused->why.rule, refused->why.text);
        return exitRefused;
    }
    if (choice.until && !reached) {
        streams.err << fmt::format("{}: the game has {} command lines, {} asked for\n", choice.record, played,
                                   *choice.until);
        return exitRefused;
    }
    if (reached) game.goToLine(*choice.until);
    if (choice.state)
        streams.out << game.stateText() << '\n';
    else
        streams.out << fmt::format("{} lines, {}\n", choice.until.value_or(played), game.summary());
    return exitGood;
}

} // namespace marches::cli
