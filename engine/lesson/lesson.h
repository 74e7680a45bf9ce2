#pragma once

#include "engine/lesson/condition.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace marches::lesson {

/// The most words of a step's text; a longer one is warned of.
inline constexpr std::size_t mostWords = 45;

/// What is said, in one language.
struct Text {
    std::string title; ///< may be empty
    std::string text;
    bool operator==(const Text&) const = default;
};

/// A lesson's texts by their id, each by language ("en").
using Texts = std::map<std::string, std::map<std::string, Text, std::less<>>, std::less<>>;

/// Said beside the step's own text once its condition has come true.
struct Remark {
    Condition when;
    std::string say; ///< id of a text
    bool operator==(const Remark&) const = default;
};

struct Step {
    std::string say;           ///< id of a text
    std::vector<Phrase> point; ///< what *Find it* points at, the first that is there
    Condition wait;            ///< empty: the step is read, and gone on from by hand
    std::vector<Remark> also;
    std::vector<Phrase> show; ///< gestures that do it, one after the other; never empty where it waits
    bool operator==(const Step&) const = default;
};

/// What a seat that is not the learner's does, decision by decision.
struct Rival {
    std::string seat;
    std::vector<std::vector<std::string>> decisions; ///< each a list of record lines
    bool operator==(const Rival&) const = default;
};

/// A lesson that is played: steps that are ticked when what they wait for has been done. A value, read by
/// `readLesson`.
struct Lesson {
    /// Texts that the program says itself where a lesson has them.
    static constexpr std::string_view title = "title";        ///< the lesson's name; always there
    static constexpr std::string_view leftPath = "left-path"; ///< once, when no step waits for what was done
    static constexpr std::string_view over = "over";          ///< at the end
    static constexpr std::string_view closed = "closed";      ///< when it can't go on, beside its checkpoint

    std::string id;
    Texts texts;
    std::string scenario; ///< what it is played on; the host says what that means
    std::string you;      ///< the learner's seat; empty: there are no seats
    std::vector<Rival> rivals;
    std::vector<Step> steps; ///< at least one
    Condition end;           ///< ends it before all steps are done; empty: they alone do

    bool operator==(const Lesson&) const = default;
};

/// Returns a text in a language, else in English, else in any; null: the lesson has none of this id.
const Text* textOf(const Lesson& lesson, std::string_view id, std::string_view language);

/// Counts words, parted by spaces and line ends.
std::size_t wordCount(std::string_view text) noexcept;

} // namespace marches::lesson
