#pragma once

#include "engine/table/refusal.h"
#include "engine/warriors/notation.h"

namespace marches::cli {

/// Why a line was refused, for a person or a program that wrote it. `state`: where it was refused.
inline std::string textOf(const StepRefusal<warriors::WarriorsAndTraders>& refused,
                          const warriors::Setting& setting, const warriors::State& state,
                          std::string_view line) {
    if (const auto* refusal = std::get_if<warriors::Refusal>(&refused.reason))
        return warriors::textOnLine(setting, state, line, *refusal);
    return refused.text(setting);
}

} // namespace marches::cli
