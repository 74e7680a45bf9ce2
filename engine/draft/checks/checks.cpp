#include "engine/draft/checks/checks.h"

namespace marches::draft {
namespace {

void append(Problems& all, Problems more) {
    for (Problem& problem : more)
        all.push_back(std::move(problem));
}

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

} // namespace marches::draft
