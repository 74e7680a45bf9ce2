#include "engine/draft/checks/checks.h"

#include <array>

namespace marches::draft {
namespace {

void append(Problems& all, Problems more) {
    for (Problem& problem : more)
        all.push_back(std::move(problem));
}

constexpr std::array<std::string_view, 16> codesOfRoom{
    "gap",           "overlap",         "near-contact",    "piece-cut-off",
    "no-room",       "label-cut",       "lane-over-land",  "lanes-cross",
    "lane-hidden",   "countries-alike", "text-missing",    "text-alike",
    "not-connected", "variant-same",    "outside-changed", "base-changed"};

} // namespace

Problems textAndReaderProblems(const Reading& reading, const GameChecks* game) {
    Problems problems = problemsOfFindings(reading, game);
    append(problems, textProblems(reading));
    append(problems, variantProblems(reading));
    sortProblems(problems);
    return problems;
}

Problems slowProblems(const Reading& reading, const GameChecks* game) {
    Problems problems = borderProblems(reading);
    append(problems, laneProblems(reading));
    append(problems, roomProblems(reading));
    if (game != nullptr && game->problems != nullptr && reading.scenario && !hasErrors(reading.findings))
        append(problems, game->problems(reading));
    sortProblems(problems);
    return problems;
}

Problems furtherProblems(const Reading& reading, const GameChecks* game) {
    Problems problems = textProblems(reading);
    append(problems, variantProblems(reading));
    append(problems, slowProblems(reading, game));
    sortProblems(problems);
    return problems;
}

Problems allProblems(const Reading& reading, const GameChecks* game) {
    Problems problems = textAndReaderProblems(reading, game);
    append(problems, slowProblems(reading, game));
    sortProblems(problems);
    return problems;
}

std::span<const std::string_view> ownCodes() {
    return codesOfRoom;
}

} // namespace marches::draft
