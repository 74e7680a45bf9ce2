#include "app/warriors/prompts/hint_card.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/tales/log_words.h"
#include "app/warriors/words/hint_words.h"
#include "app/warriors/words/step_text.h"

#include <utility>

namespace marches::warriors::face {

void HintCard::show() {
    const auto& hint = scene_.session.computers().hint();
    if (!hint) return;
    const Command command = hint->command;
    const Hinted given{scene_.session.node(), scene_.moment.hand, scene_.moment.state.turn, hint->reason};
    if (!hinted_ || hinted_->node != given.node || hinted_->seat != given.seat)
        hintedBefore_ = std::exchange(hinted_, given);
    const bool sameTurn = hintedBefore_ && hintedBefore_->seat == given.seat &&
                          hintedBefore_->turn == given.turn &&
                          scene_.session.tree().isAncestor(hintedBefore_->node, given.node);
    play::TellCard card;
    card.title = tr("A hint");
    play::LogEntry line = face::logEntry(scene_.moment, std::span{&command, 1}, {});
    const std::vector<Command> steps = hintSteps(scene_.moment, command, hint->reason);
    const StepText text = stepText(scene_.moment, steps);
    line.text = text.advice;
    line.detail.clear();
    line.more = hintWords(scene_.moment, command, hint->reason,
                          sameTurn ? std::optional(hintedBefore_->reason) : std::nullopt);
    line.more.front() = tr("Why: %1").arg(line.more.front());
    card.lines.push_back(std::move(line));
    card.province = text.place;
    card.buttons.push_back(play::makeButton(QStringLiteral("do-hint"), tr("Do it", "what the hint says"),
                                            [this, steps, asked = scene_.session.node()] {
                                                if (scene_.session.node() == asked) hands_.act(steps);
                                            }));
    scene_.host->showTold(card);
    scene_.host->showStatus({});
    if (const auto* move = std::get_if<step::Move>(&command.step)) {
        appmap::MapArrow arrow;
        const ProvinceId from = scene_.moment.state.player(scene_.moment.hand).units[move->token].province;
        arrow.path = {static_cast<int>(index(from)), static_cast<int>(index(move->to))};
        arrow.owner = playerColour(scene_.moment.colour(scene_.moment.hand));
        scene_.map().layers().marks.setArrows({arrow}); // until the next thing is chosen
        scene_.map().camera().ensureVisible(move->to);
    } else if (text.place != noProvince) {
        scene_.map().camera().ensureVisible(text.place);
    }
}

} // namespace marches::warriors::face
