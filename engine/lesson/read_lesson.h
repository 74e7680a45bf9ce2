#pragma once

#include "engine/base/finding.h"
#include "engine/lesson/lesson.h"

#include <optional>
#include <string>
#include <string_view>

namespace marches::lesson {

/// The most that a lesson's file may hold; it may come from a stranger.
struct LessonLimits {
    std::size_t bytes = std::size_t{256} << 10;
    std::size_t steps = 60;
    std::size_t texts = 200;
    std::size_t phrases = 200; ///< of one step: what it waits for, points at and shows
    std::size_t words = 12;    ///< of a phrase
    std::size_t letters = 600; ///< of a text, in bytes; a title has a tenth of it
    int depth = 8;             ///< of a condition
};

struct LessonResult {
    std::optional<Lesson> lesson; ///< nothing where there is an error
    Findings findings;
};

/// Reads a lesson. `file` is what findings call it; `vocabulary` says which words mean something. The codes
/// are in README.md. Never throws.
LessonResult readLesson(std::string_view bytes, const std::string& file, const Vocabulary& vocabulary,
                        const LessonLimits& limits = {});

} // namespace marches::lesson
