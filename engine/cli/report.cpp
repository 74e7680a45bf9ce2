#include "engine/cli/report.h"

#include "engine/base/disk.h"
#include "engine/cli/game_json.h"
#include "engine/cli/report_json.h"
#include "engine/cli/subject.h"
#include "engine/simulation/html.h"
#include "engine/simulation/run_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <set>

namespace marches::cli {
namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

namespace {

Finding fault(std::string code, const fs::path& file, int line, Sentence sentence) {
    return {Severity::error, std::move(code), {file.string(), line, 0}, std::move(sentence)};
}

/// A line of a run, with its position in it.
struct GameLine {
    std::uint64_t run = 0; ///< index of its header
    std::uint64_t number = 0;
    const std::string* text = nullptr;
    const RunLines* file = nullptr;
    int line = 0;
};

/// Runs that may be added up: their first lines differ at most in seed and number of games.
struct Runs {
    std::vector<RunLines> files;
    std::vector<std::string> headers; ///< each once, in order
    Json header;                      ///< of the first
    std::uint64_t asked = 0;          ///< games
};

Expected<Json, Finding> termsOf(const RunLines& lines) {
    Json header = Json::parse(lines.header, nullptr, false);
    if (!header.is_object() || header.value("marches-run", Json()) != 1 || !header.contains("games") ||
        !header["games"].is_number_unsigned())
        return unexpected(
            fault("no-run", lines.file, 1, Sentence("This is not the first line of a simulation's games.")));
    return header;
}

Expected<Runs, Finding> readRuns(const std::vector<std::string>& folders) {
    Runs runs;
    Json common;
    std::set<std::string> headers;
    for (const std::string& folder : folders) {
        auto read = readRun(folder);
        if (!read) return unexpected(std::move(read.error()));
        for (RunLines& lines : *read) {
            auto header = termsOf(lines);
            if (!header) return unexpected(std::move(header.error()));
            if (runs.files.empty()) runs.header = *header;
            if (headers.insert(lines.header).second) runs.asked += (*header)["games"].get<std::uint64_t>();
            header->erase("seed");
            header->erase("games");
            if (runs.files.empty()) common = *header;
            if (*header != common)
                return unexpected(
                    fault("other-run", lines.file, 1,
                          Sentence("This is another run than the first folder's; runs that are added up "
                                   "may differ in seed and games only. To compare two, write --compare.")));
            runs.files.push_back(std::move(lines));
        }
    }
    runs.headers.assign(headers.begin(), headers.end());
    return runs;
}

/// Returns every game once, by run and number, whatever file it is in.
std::vector<GameLine> linesOf(const Runs& runs) {
    std::vector<GameLine> lines;
    for (const RunLines& file : runs.files) {
        const auto run = static_cast<std::uint64_t>(
            std::lower_bound(runs.headers.begin(), runs.headers.end(), file.header) - runs.headers.begin());
        for (std::size_t i = 0; i < file.games.size(); ++i)
            lines.push_back({run, file.shard.game(i), &file.games[i], &file, static_cast<int>(i) + 2});
    }
    const auto place = [](const GameLine& line) { return std::pair{line.run, line.number}; };
    std::stable_sort(lines.begin(), lines.end(),
                     [&](const GameLine& a, const GameLine& b) { return place(a) < place(b); });
    lines.erase(std::unique(lines.begin(), lines.end(),
                            [&](const GameLine& a, const GameLine& b) { return place(a) == place(b); }),
                lines.end());
    return lines;
}

std::string placesOf(const Runs& runs) {
    std::string seeds;
    for (const std::string& header : runs.headers) {
        const Json terms = Json::parse(header, nullptr, false);
        seeds += fmt::format("{}{}", seeds.empty() ? "" : ", ", terms.value("seed", Json()).dump());
    }
    return seeds;
}

struct Read {
    Legend legend;
    Report report;
    Subject subject;
};

Expected<Read, Finding> readReport(const std::vector<std::string>& folders, const Games& games,
                                   Findings& findings) {
    const auto runs = readRuns(folders);
    if (!runs) return unexpected(runs.error());
    Read read;
    read.legend = games.named(textOf(runs->header, "game")).legend();
    read.subject = subjectOf(runs->header, games, findings);
    Tally tally(read.legend, read.subject.places);
    for (const GameLine& line : linesOf(*runs)) {
        const auto facts = readGameLine(*line.text);
        if (!facts || facts->number != line.number)
            return unexpected(fault("bad-game", line.file->file, line.line,
                                    facts ? Sentence("Game {0} was expected here.", line.number)
                                          : Sentence("This is no game: {0}", facts.error())));
        tally.add(*facts);
    }
    read.report = tally.report();
    read.subject.terms.emplace_back("Seed", placesOf(*runs));
    read.subject.terms.emplace_back("Games", fmt::format("{} of {} played", read.report.games, runs->asked));
    return read;
}

void printWins(const std::vector<WinRow>& rows, const Subject& subject, std::ostream& out) {
    for (const WinRow& row : rows)
        out << fmt::format("  {:24} {:>7}  {:>7} to {:>7}  fair {:>7}  {} games\n",
                           shownName(subject, row.id), percent(row.share()), percent(row.interval().low),
                           percent(row.interval().high), percent(row.fairShare()), row.games);
}

void printReport(const Read& read, std::ostream& out) {
    const Report& report = read.report;
    out << fmt::format("{}: {} games, {} distinct, {:.2f} turns in the mean\n", read.subject.title,
                       report.games, report.distinct, report.turns.mean());
    printWins(report.bySeat, read.subject, out);
    if (report.byPlayer.size() > 1) printWins(report.byPlayer, read.subject, out);
    if (report.withRefusals > 0) out << fmt::format("{} games hold refused commands\n", report.withRefusals);
    if (report.stalled > 0) out << fmt::format("{} games stalled\n", report.stalled);
    if (report.withHandovers > 0)
        out << fmt::format("{} games had a seat handed over\n", report.withHandovers);
    out << "This measures the balance between computer players, not between people.\n";
}

void printComparison(const Comparison& comparison, const Subject& subject, std::ostream& out) {
    std::size_t moved = 0;
    for (const Difference& difference : comparison.differences) {
        if (!difference.beyondChance()) continue;
        ++moved;
        out << fmt::format("  {}: {}  {:.4f} to {:.4f}, chance {:.4f}\n", difference.before.group,
                           shownName(subject, difference.before.id), difference.before.sample.mean(),
                           difference.after.sample.mean(), difference.corrected);
    }
    out << fmt::format("{} of {} figures moved beyond chance\n", moved, comparison.differences.size());
}

} // namespace

int report(const ReportChoice& choice, const Games& games, Streams streams) {
    Findings findings;
    const auto failed = [&](const Finding& finding) {
        streams.err << formatted(finding) << '\n';
        return exitRefused;
    };
    const auto now = readReport(choice.folders, games, findings);
    if (!now) return failed(now.error());
    std::optional<Comparison> comparison;
    if (!choice.before.empty()) {
        auto before = readReport(choice.before, games, findings);
        if (!before) return failed(before.error());
        auto differences = compare(before->report, now->report);
        comparison =
            Comparison{std::move(before->report), std::move(before->subject), std::move(differences)};
    }
    sortByPlace(findings);
    for (const Finding& finding : findings)
        streams.err << formatted(finding) << '\n';

    const fs::path out = choice.out.empty() ? choice.folders.front() : choice.out;
    std::error_code error;
    fs::create_directories(out, error); // writing reports a failure
    const std::string json = reportJson(now->report, now->subject, comparison)
                                 .dump(1, ' ', false, Json::error_handler_t::replace) +
                             "\n";
    if (const auto problem = writeAtomically(out / "report.json", json)) return failed(*problem);
    if (const auto problem = writeAtomically(out / "report.html",
                                             reportPage(now->report, now->legend, now->subject, comparison)))
        return failed(*problem);
    printReport(*now, streams.out);
    if (comparison) printComparison(*comparison, now->subject, streams.out);
    streams.out << fmt::format("The report is in {}\n", (out / "report.html").string());
    return exitGood;
}

} // namespace marches::cli
