#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace marches {

/// The number in the braces where a place ({0} to {9}) begins at that byte. All other braces are plain text.
constexpr std::optional<std::size_t> sentencePlaceAt(std::string_view pattern, std::size_t at) noexcept {
    if (at + 2 >= pattern.size() || pattern[at] != '{' || pattern[at + 2] != '}') return std::nullopt;
    const char digit = pattern[at + 1];
    if (digit < '0' || digit > '9') return std::nullopt;
    return static_cast<std::size_t>(digit - '0');
}

/// A sentence in English, {0} to {9} where its `places` operands stand. Made while the program is compiled,
/// of text that stands in it: nothing that comes from a file is ever read as one.
template <std::size_t places>
class SentencePattern {
public:
    template <std::size_t size>
    consteval SentencePattern(const char (&literal)[size]) : text_(literal, size - 1) {
        static_assert(places <= 10);
        unsigned found = 0;
        for (std::size_t at = 0; at < text_.size(); ++at)
            if (const auto place = sentencePlaceAt(text_, at)) found |= 1U << *place;
        if (found != (1U << places) - 1) throw "each operand has its place, and each place its operand";
    }
    constexpr std::string_view text() const noexcept { return text_; }

private:
    std::string_view text_;
};

class Sentence;

/// What stands in a sentence's place: a text or figure, taken as it is, or a sentence, said in the same
/// language.
class SentenceOperand {
public:
    SentenceOperand(std::string text) : text_(std::move(text)) {}
    SentenceOperand(std::string_view text) : text_(text) {}
    SentenceOperand(const char* text) : text_(text) {}
    // No concept: Qt's moc, which reads what the app's headers include, stops at <concepts>.
    template <class Figure,
              class = std::enable_if_t<std::is_integral_v<Figure> && !std::is_same_v<Figure, bool> &&
                                       !std::is_same_v<Figure, char>>>
    SentenceOperand(Figure figure) : text_(std::to_string(figure)) {}
    SentenceOperand(double figure); ///< with no more digits than it needs
    SentenceOperand(Sentence sentence);

    const std::string& text() const noexcept { return text_; }            ///< empty where it is a sentence
    const Sentence* sentence() const noexcept { return sentence_.get(); } ///< null where it is a text
    bool operator==(const SentenceOperand& other) const;

private:
    std::string text_;
    std::shared_ptr<const Sentence> sentence_;
};

/// What is said, before it is said in a language. A value.
class Sentence {
public:
    Sentence() = default; ///< says nothing
    template <class... Operands>
    explicit Sentence(SentencePattern<sizeof...(Operands)> pattern, Operands&&... operands)
        : pattern_(pattern.text()) {
        operands_.reserve(sizeof...(Operands));
        (operands_.emplace_back(std::forward<Operands>(operands)), ...);
    }

    /// By which translations are found; empty where nothing is said.
    std::string_view pattern() const noexcept { return pattern_; }
    const std::vector<SentenceOperand>& operands() const noexcept { return operands_; }
    bool operator==(const Sentence&) const = default;

private:
    std::string_view pattern_;
    std::vector<SentenceOperand> operands_;
};

/// The sentence, and those within it, in a language: `said` gives a pattern in that language, with the same
/// places in any order.
std::string textIn(const Sentence& sentence,
                   const std::function<std::string(std::string_view pattern)>& said);

std::string englishText(const Sentence& sentence);

} // namespace marches
