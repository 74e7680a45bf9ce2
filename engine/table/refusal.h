#pragma once

#include "engine/base/sentence.h"
#include "engine/table/game.h"

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <variant>

namespace marches {

/// A fault of the record's language, not of the game's rules.
struct NotationFault {
    Sentence sentence;
    bool operator==(const NotationFault&) const = default;
};

/// Why steps given together were refused, all of them.
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

/// A line of a record that was refused.
template <Game G>
struct LineRefusal {
    int line = 0; ///< in the file
    StepRefusal<G> refusal;
};

/// `FILE:LINE: refused [rule.id]: text`
template <Game G>
std::string formatted(const LineRefusal<G>& refused, const typename G::Setting& setting,
                      std::string_view file) {
    return fmt::format("{}:{}: refused [{}]: {}", file, refused.line, refused.refusal.rule(),
                       refused.refusal.text(setting));
}

} // namespace marches
