#include "engine/cli/replay.h"

#include "engine/cli/open_record.h"
#include "engine/cli/refused_line.h"
#include "engine/cli/state_json.h"
#include "engine/table/timeline.h"
#include "engine/warriors/names.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>

#include <ostream>

namespace marches::cli {
using namespace warriors;

namespace {

/// `file`: the record; findings may also be of its scenario.
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

int replay(const ReplayChoice& choice, const ScenarioSources& sources, Streams streams) {
    std::optional<std::filesystem::path> scenario;
    if (!choice.scenario.empty()) scenario = choice.scenario;
    const auto opened = openRecord(choice.record, scenario, sources);
    if (!opened) {
        sayFault(opened.error(), choice.record, streams.err);
        return exitRefused;
    }
    for (const Finding& warning : opened->warnings)
        streams.err << formatted(warning) << '\n';

    const Setting& setting = *opened->game.setting;
    Timeline<WarriorsAndTraders> timeline(opened->game.setting);
    const auto refused = timeline.replay(opened->record.lines);
    const std::uint32_t played = timeline.tree().node(timeline.current()).lines;
    const bool reached = choice.until && *choice.until <= played;
    if (refused && !reached) {
        const auto line = commandAt(opened->record, refused->line);
        streams.err << fmt::format("{}:{}: refused [{}]: {}\n", choice.record, refused->line,
                                   refused->refusal.rule(),
                                   textOf(refused->refusal, setting, timeline.state(), line));
        return exitRefused;
    }
    if (choice.until && !reached) {
        streams.err << fmt::format("{}: the game has {} command lines, {} asked for\n", choice.record, played,
                                   *choice.until);
        return exitRefused;
    }
    if (reached) timeline.goTo(*timeline.endOfLine(*choice.until));
    const State& state = timeline.state();
    if (choice.state)
        streams.out << stateJson(setting, state).dump() << '\n';
    else
        streams.out << fmt::format("{} lines, turn {}, {}, hash {:016x}\n", choice.until.value_or(played),
                                   state.turn, name(state.phase), hash(setting, state));
    return exitGood;
}

} // namespace marches::cli
