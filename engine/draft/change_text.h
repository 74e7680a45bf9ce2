#pragma once

#include "engine/draft/change.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::draft {

/// A sentence that changes are named by, to be found again by its English pattern.
struct NamePattern {
    std::string_view pattern;
    Sentence (*make)(const std::vector<SentenceOperand>& operands);
};

/// Returns a NamePattern for a literal of the program.
template <std::size_t places>
Sentence sentenceFrom(SentencePattern<places> pattern, const std::vector<SentenceOperand>& operands) {
    return [&]<std::size_t... at>(std::index_sequence<at...>) {
        return Sentence(pattern, SentenceOperand(operands[at])...);
    }(std::make_index_sequence<places>());
}
constexpr std::size_t placesIn(std::string_view text) {
    std::size_t places = 0;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (const auto place = sentencePlaceAt(text, at)) places = std::max(places, *place + 1);
    return places;
}
// A macro, as a pattern must be a literal where it is checked.
#define MARCHES_NAME_PATTERN(text)                                                                           \
    ::marches::draft::NamePattern {                                                                          \
        text, [](const std::vector<::marches::SentenceOperand>& operands) -> ::marches::Sentence {           \
            if (operands.size() != ::marches::draft::placesIn(text)) return {};                              \
            return ::marches::draft::sentenceFrom<::marches::draft::placesIn(text)>(text, operands);         \
        }                                                                                                    \
    }

/// Returns the patterns by which this room names changes.
std::span<const NamePattern> ownNamePatterns();

/// Writes a change as one line without a line end, in words parted by blanks.
std::string changeText(const Change& change);
/// Reads it back; nothing where it is no such line. `more` are the names that others give: of a name that is
/// in no list the English text stays.
std::optional<Change> changeFrom(std::string_view text, std::span<const NamePattern> more = {});

} // namespace marches::draft
