#pragma once

#include "engine/lesson/lesson.h"

#include <cstdint>
#include <string>
#include <vector>

namespace marches::lesson {

enum class StepState : std::uint8_t { open, done, skipped };

/// How far a lesson has come. A value.
struct Progress {
    std::vector<StepState> steps;
    std::size_t current = 0;                              ///< the first open step; their number: none is open
    std::size_t shown = 0;                                ///< gestures of the current step that were played
    bool leftPath = false;                                ///< something was done that no step waits for
    bool over = false;                                    ///< it is at its end
    std::vector<std::vector<bool>> seen;                  ///< by step and phrase: it has happened
    std::vector<std::vector<std::vector<bool>>> remarked; ///< the same of remarks
    std::vector<bool> seenOfEnd;

    bool operator==(const Progress&) const = default;
};

/// What a host tells the learner of.
struct News {
    std::vector<std::size_t> ticked;
    bool stepChanged = false;      ///< another step is the current one, or it is over
    std::vector<std::string> says; ///< ids of texts: remarks, or that the path was left
};

/// The beginning of a lesson.
Progress begun(const Lesson& lesson);

/// Goes on by what has happened. Every open step that waits for it may be ticked, in any order. `chosen`:
/// the learner did it, and it may be told, once, that no step waits for it.
News happened(const Lesson& lesson, Progress& progress, const Phrase& what, bool chosen, const Facts& facts);

/// Goes on by what is so now: the current step is ticked as long as what it waits for holds already.
News look(const Lesson& lesson, Progress& progress, const Facts& facts);

/// Passes over the current step.
News skip(const Lesson& lesson, Progress& progress, const Facts& facts);

/// Returns the next gesture of the current step, from the first again after the last; null: it has none.
const Phrase* nextGesture(const Lesson& lesson, Progress& progress);

} // namespace marches::lesson
