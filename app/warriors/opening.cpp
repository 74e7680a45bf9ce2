#include "app/warriors/opening.h"

#include "app/play/clock_note.h"
#include "app/play/programs.h"
#include "app/shell/files.h"
#include "app/theme/style.h"
#include "app/warriors/game_keys.h"
#include "app/warriors/newgame/usual_game.h"
#include "app/warriors/pieces/rule_figures.h"
#include "app/warriors/pieces/rule_text.h"
#include "app/warriors/pieces/scenario_picture.h"
#include "app/warriors/session.h"
#include "app/warriors/words/sentences.h"
#include "engine/bots/outside.h"
#include "engine/table/random.h"
#include "engine/warriors/notation.h"
#include "engine/warriors/record_setup.h"
#include "engine/warriors/state_json.h"

#include <QCoreApplication>

namespace marches::warriors::face {

namespace {

/// The scenario's own files, and those that it is based on, where they are not bundled.
QStringList ownFiles(const Scenario& scenario) {
    QStringList files;
    for (const auto& file : filesOf(scenario, {shell::onDisk(shell::bundledScenarios())}))
        files << QString::fromStdU16String(file.u16string());
    return files;
}

/// With the figures of four at the Western table.
QString rulebookBeforeAGame() {
    RecordHeader header;
    header.game = gameId;
    header.scenario.name = "western-europe";
    header.seats = {{"england", "red", "human", ""},
                    {"burgundy", "green", "human", ""},
                    {"france", "blue", "human", ""},
                    {"germany", "yellow", "human", ""}};
    const auto game = openGame(header, {}, {shell::onDisk(shell::bundledScenarios())});
    return game ? rulebook({}, namedFigures(*game->setting)) : rulebook();
}

/// What is read in other threads.
struct ReadGame {
    Expected<RecordGame, Findings> game;
    std::future<appmap::PreparedPicture> picture; ///< of `game`
};

std::future<ReadGame> beginRead(const RecordHeader& header, const QString& folder) {
    return std::async(
        std::launch::async | std::launch::deferred,
        [=, beside = shell::onDisk(folder), bundled = shell::onDisk(shell::bundledScenarios()),
         tone = theme::themeOf(nullptr).tone] {
            ReadGame read{openGame(header, beside, {bundled}), {}};
            if (read.game)
                read.picture =
                    std::async(std::launch::async | std::launch::deferred,
                               [tone, scenario = read.game->scenario, variant = read.game->setting->variant] {
                                   return appmap::prepared(scenarioPicture(*scenario, variant), tone);
                               });
            return read;
        });
}

/// The line that can't be played, in the program's language; `state` stands before it.
Finding findingOf(const LineRefusal<WarriorsAndTraders>& refused, const Setting& setting, const State& state,
                  const Record& record) {
    Finding finding{Severity::error, std::string{refused.refusal.rule()}, {{}, refused.line, 0}, {}};
    if (const auto* refusal = std::get_if<Refusal>(&refused.refusal.reason)) {
        Moment moment;
        moment.setting = &setting;
        finding.sentence = sentenceOnLine(setting, state, commandAt(record, refused.line), *refusal,
                                          sentence(moment, *refusal).toStdString());
    } else {
        finding.sentence = std::get<NotationFault>(refused.refusal.reason).sentence;
    }
    return finding;
}

play::OpenedGame finishOpen(const Record& record, ReadGame read) {
    play::OpenedGame opened;
    auto& game = read.game;
    if (!game) {
        opened.findings = std::move(game.error());
        return opened;
    }
    const std::shared_ptr<const Setting> setting = game->setting;
    const bool timed = setting->options.timeMinutes.has_value();
    auto [session, refused] = WarriorsSession::open(
        setting, {game->header, timed ? play::linesWithoutClock(record.lines) : record.lines});
    if (refused) opened.findings.push_back(findingOf(*refused, *setting, session->state(), record));
    // A game in which time is up already has been told so.
    if (const auto minutes = setting->options.timeMinutes; minutes && !session->state().timeUp)
        session->clock().setLimit(std::chrono::minutes{*minutes},
                                  std::chrono::seconds{play::playedBefore(record).value_or(0)});
    session->computers().setPrograms([](const play::SeatInfo& seat, const RecordHeader& header) {
        OutsideSeat outside;
        outside.kind = seat.kind.toStdString();
        outside.game = header;
        outside.seed = RandomStream{header.seed}.forPurpose(index(seat.id)).next();
        outside.patience = play::programPatience();
        return outsideProgram<WarriorsAndTraders>(std::move(outside), {stateJson, textOnLine});
    });
    opened.face = makeFace(*session, game->scenario, std::move(read.picture));
    opened.scenarioFiles = ownFiles(*game->scenario);
    opened.session = std::move(session);
    return opened;
}

} // namespace

play::Opening beginOpen(const Record& record, const QString& folder) {
    auto reading = std::make_shared<std::future<ReadGame>>(beginRead(record.header, folder));
    return [record, reading] { return finishOpen(record, reading->get()); };
}

play::OpenedGame glance(const Record& record, const QString& folder) {
    return finishOpen(
        record,
        {openGame(record.header, shell::onDisk(folder), {shell::onDisk(shell::bundledScenarios())}), {}});
}

play::GameEntry gameEntry() {
    return {WarriorsAndTraders::id,
            [] { return QCoreApplication::translate("Games", "Warriors & Traders"); },
            beginOpen,
            glance,
            makeNewGamePage,
            [](QObject* parent) {
                const GameKeys keys = makeGameKeys(parent);
                return keys.menu + keys.others;
            },
            rulebookBeforeAGame,
            usualGame};
}

} // namespace marches::warriors::face
