#pragma once

#include "engine/lesson/phrase.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace marches::lesson {

/// How a phrase comes true: at a moment, or as long as something is so.
enum class Truth : std::uint8_t { happens, stands };

/// What the host of a lesson says of its words; a game or the editor fills it. All functions are set.
struct Vocabulary {
    /// How a phrase of a condition comes true; nothing: it means nothing here.
    std::function<std::optional<Truth>(const Phrase&)> condition;
    std::function<bool(const Phrase&)> target;  ///< whether `point` can point at it
    std::function<bool(const Phrase&)> gesture; ///< whether `show` can play it
};

/// Whether a phrase that stands is so now; asked of the host.
using Facts = std::function<bool(const Phrase&)>;

/// What a step waits for. Phrases that happen are remembered by their position in `phrases`.
struct Condition {
    enum class Kind : std::uint8_t { phrase, all, any, none };
    /// A node of the expression: a phrase, or parts that stand behind it.
    struct Part {
        Kind kind = Kind::all;
        std::size_t phrase = 0;         ///< position in `phrases`
        std::vector<std::size_t> parts; ///< positions in `all`, each greater than its own
        bool operator==(const Part&) const = default;
    };
    struct Waited {
        Phrase phrase;
        Truth truth = Truth::happens;
        bool operator==(const Waited&) const = default;
    };
    std::vector<Part> all; ///< the first one is the whole; none: it waits for nothing
    std::vector<Waited> phrases;

    bool empty() const noexcept { return all.empty(); }
    bool operator==(const Condition&) const = default;
};

/// Whether the condition holds. `seen`: which of its phrases have happened. An empty one never does.
bool holds(const Condition& condition, const std::vector<bool>& seen, const Facts& facts);

/// Notes what has happened in `seen`, which has a place for each phrase. Returns whether the condition waits
/// for it.
bool note(const Condition& condition, const Phrase& happened, std::vector<bool>& seen);

} // namespace marches::lesson
