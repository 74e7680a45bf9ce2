#pragma once

#include "app/play/prompt.h"
#include "app/theme/icons.h"
#include "app/warriors/pieces/moment.h"
#include "engine/warriors/command.h"

#include <functional>
#include <span>
#include <vector>

namespace marches::warriors::face {

/// A step in words: the Actions list, log, hints, refusals, buttons and cards all read it.
struct StepText {
    QString group{};                   ///< heading in the Actions list: "Build Archer"
    bool first = false;                ///< its group stands before the others
    QString text{};                    ///< what can be done, below that heading: "London"
    QString button{};                  ///< the same on a button of the question that it answers
    std::function<QString()> detail{}; ///< what it brings; worked out on demand, since it may fight a battle
    QString cost{};                    ///< shown in the Actions list, at the right end: "2 AP", "3 Products"
    theme::Icon icon{};
    ProvinceId place = noProvince; ///< where it happens, as far as one place can be told
    QString advice{};              ///< what a hint says: "Build Archer in London"
    QString refused{};             ///< title of its refusal: "Archer cannot be built in London"
    QString done{};                ///< what the log says: "Archer raised in London"
    QString price{};               ///< shown in the log, at the right end: what was paid or gained
};

/// Names that a row uses where several units, or several targets, share it.
struct StepNames {
    QString units{};
    std::vector<ProvinceId> targets{};
};

/// Returns the words for steps of one kind that a seat takes together, from the position before them. `steps`
/// and `names` are read during the call only; `detail` may be called as long as `moment` lives.
StepText stepText(const Moment& moment, std::span<const Command> steps, const StepNames& names = {});
inline StepText stepText(const Moment& moment, const Command& command) {
    return stepText(moment, std::span{&command, 1});
}

/// A row of the Actions list without id and act.
play::ActionRow rowOf(const StepText& text);

} // namespace marches::warriors::face
