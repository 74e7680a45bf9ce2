#pragma once

#include "engine/base/sentence.h"
#include "engine/table/game.h"

#include <fmt/format.h>

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace marches {

/// A fault of how a line is written, not one by the game's rules.
struct NotationFault {
    Sentence sentence;
    bool operator==(const NotationFault&) const = default;
};

/// Why a row of steps, which are taken all or none, was refused.
template <Game G>
struct StepRefusal {
    std::size_t step = 0; ///< the first step refused, from 0
    std::variant<typename G::Refusal, NotationFault> reason;

    /// The rule's id, or "notation".
    std::string_view rule() const {
        if (const auto* refusal = std::get_if<typename G::Refusal>(&reason)) return refusal->rule();
        return "notation";
    }
    std::string text(const typename G::Setting& setting) const {
        if (const auto* refusal = std::get_if<typename G::Refusal>(&reason))
            return G::text(setting, *refusal);
        return englishText(std::get<NotationFault>(reason).sentence);
    }
};

/// Returns why steps that stand on one line are refused: by the game's rules, or because the decision in
/// which they begin ends before the last of them. Nothing: all of them may be taken.
template <Game G>
std::optional<StepRefusal<G>> firstRefused(const typename G::Setting& setting, const typename G::State& state,
                                           std::span<const typename G::Command> steps) {
    if (steps.empty())
        return StepRefusal<G>{0, NotationFault{Sentence("there is nothing to do in this line")}};
    if (auto refusal = G::check(setting, state, steps[0])) return StepRefusal<G>{0, std::move(*refusal)};
    if (steps.size() == 1) return std::nullopt;

    const auto actor = steps[0].actor;
    const auto begun = G::decision(setting, state);
    typename G::State trial = state;
    std::vector<typename G::Event> unread;
    for (std::size_t i = 1; i < steps.size(); ++i) {
        unread.clear();
        G::apply(setting, trial, steps[i - 1], unread);
        const auto now = G::decision(setting, trial);
        const bool ended = now.kind != begun.kind || now.round != begun.round ||
                           begun.waits.contains(actor) != now.waits.contains(actor);
        if (ended || steps[i].actor != actor)
            return StepRefusal<G>{
                i, NotationFault{Sentence(
                       "what this line decides ends before this step; give the rest a line of its own")}};
        if (auto refusal = G::check(setting, trial, steps[i])) return StepRefusal<G>{i, std::move(*refusal)};
    }
    return std::nullopt;
}

/// A line of a record that was refused.
template <Game G>
struct LineRefusal {
    int line = 0; ///< number in the file, from 1
    StepRefusal<G> refusal;
};

/// Returns `FILE:LINE: refused [rule.id]: text`, in English.
template <Game G>
std::string formatted(const LineRefusal<G>& refused, const typename G::Setting& setting,
                      std::string_view file) {
    return fmt::format("{}:{}: refused [{}]: {}", file, refused.line, refused.refusal.rule(),
                       refused.refusal.text(setting));
}

} // namespace marches
