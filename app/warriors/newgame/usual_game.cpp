#include "app/warriors/newgame/usual_game.h"

#include "app/shell/files.h"
#include "app/warriors/newgame/new_game_draft.h"

#include <QFileInfo>
#include <QRandomGenerator>

namespace marches::warriors::face {

Expected<play::NewGame, Findings> usualGame(const QString& file, const std::string& variantId) {
    ScenarioResult read =
        loadCheckedScenario(shell::onDisk(file), {shell::onDisk(shell::bundledScenarios())});
    if (!read.scenario) return unexpected(std::move(read.findings));
    const Variant* variant = read.scenario->find(variantId);
    if (variant == nullptr) variant = &read.scenario->whole;
    const SeatPlan plan = seatPlan(*read.scenario, *variant);
    const NewGameDraft draft = usualDraft(file, *variant, plan);
    play::NewGame game;
    game.header = headerOf(draft, *read.scenario, plan, QRandomGenerator::global()->generate64());
    game.scenarioFile = file;
    game.header.scenario.name = QFileInfo(file).fileName().toStdString();
    return game;
}

} // namespace marches::warriors::face
