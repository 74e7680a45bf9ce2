#include "app/warriors/prompts/rest.h"

#include "app/warriors/prompts/prompts.h"
#include "app/warriors/tales/game_log.h"
#include "app/warriors/words/lead_rows.h"

#include <algorithm>
#include <array>

namespace marches::warriors::face {

namespace {

/// What one player decides alone before the next one does; a battle's questions go to and fro between two.
bool ownGo(Stage stage) {
    using enum Stage;
    constexpr std::array own{feed, routeIncome, action, unifyAction, shift, move, movePrincess, merchant};
    return std::ranges::find(own, stage) != own.end();
}

} // namespace

std::optional<play::Prompt> restHere(const Scene& scene, const GameLog& log) {
    const NodeId node = scene.session.node();
    if (node == rootNode || !scene.session.live() || scene.session.outcome()) return std::nullopt;
    const SeatId actor = scene.session.actor(node);
    if (!isSeat(actor) || !scene.session.seat(actor).human()) return std::nullopt;
    const std::vector<Command> steps = scene.session.steps(node);
    if (steps.empty()) return std::nullopt;
    const SeatSet waits = scene.session.waits();
    if (std::holds_alternative<step::PlaceToken>(steps.back().step)) {
        if (scene.session.state().stage == Stage::placeTokens && waits.contains(actor))
            return std::nullopt; // there are more of them
        return makeRest(scene.moment, actor);
    }
    const State& before = scene.session.stateAt(scene.session.tree().beforeLine(node));
    const bool acted = ownGo(before.stage) && ownGo(scene.session.state().stage) &&
                       decision(scene.session.setting(), before).waits.contains(actor) &&
                       !std::holds_alternative<step::Leave>(steps.back().step);
    const auto next = std::find_if(waits.begin(), waits.end(),
                                   [&scene](SeatId seat) { return scene.session.seat(seat).human(); });
    if (!acted || next == waits.end() || waits.contains(actor)) return std::nullopt;
    const ToldLine told = log.toldLine(node);
    QStringList done{told.rows.front().text};
    for (const BattleTale& tale : told.battles)
        if (!tale.facts.empty())
            done << tale.facts.back().text; // its card waits until the screen is handed over
    for (const play::LogEntry& row : told.leads)
        done << leadLine(row);
    return makeHandingOver(scene.moment, actor, done.join(QStringLiteral(" · ")), *next);
}

} // namespace marches::warriors::face
