#pragma once

#include "app/play/seat_look.h"
#include "app/theme/heraldry.h"
#include "app/warriors/pieces/words.h"
#include "app/warriors/prompts/choices.h"
#include "app/warriors/words/sentences.h"
#include "app/warriors/words/step_text.h"
#include "engine/warriors/rules.h"

#include <QCoreApplication>

/// What the files of choices share; inside this folder only.
namespace marches::warriors::face {

struct Choices {
    Q_DECLARE_TR_FUNCTIONS(Choices)
};

/// What a function needs that puts a choice together for the seat in hand.
struct Chooser {
    const Moment& moment;
    const Hands& hands;
    const std::vector<Command>& options;

    const Setting& setting() const { return *moment.setting; }
    const State& state() const { return moment.state; }
    QString who() const { return seatName(setting(), moment.hand); }
    std::optional<Refusal> refused(const Step& step) const {
        return check(setting(), state(), {moment.hand, step});
    }
    QIcon shield(SeatId seat) const {
        return theme::shieldIcon(playerColour(moment.colour(seat)), play::currentTheme());
    }
    /// Returns the button of a step. If the rules refuse the step, the button is refused and says why.
    play::Button answer(const QString& id, const Step& step) const {
        return answer(id, stepText(moment, {moment.hand, step}).text, step);
    }
    play::Button answer(const QString& id, const QString& text, const Step& step) const {
        play::Button button = play::makeButton(id, text, play::pressing(hands.act, {{moment.hand, step}}));
        if (const auto no = refused(step)) {
            button.refused = true;
            button.why = sentence(moment, *no);
        }
        return button;
    }
};

/// Returns the question which unit is built, wherever it can be; every kind is an answer, refused ones too.
Choice askWhatToBuild(const Chooser& ask);
/// Returns the question which unit is built in that province; every kind is an answer, refused ones too.
Choice askWhatToBuildIn(const Chooser& ask, ProvinceId place);
/// Returns the question which two armies are built with one Action, as a Warlord may.
Choice askWhichTwo(const Chooser& ask);

} // namespace marches::warriors::face
