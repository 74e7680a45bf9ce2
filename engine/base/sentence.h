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

/// Returns the number of the place ({0} to {9}) that begins at byte `at`; nothing where none does. All other
/// braces are plain text.
constexpr std::optional<std::size_t> sentencePlaceAt(std::string_view pattern, std::size_t at) noexcept {
    if (at + 2 >= pattern.size() || pattern[at] != '{' || pattern[at + 2] != '}') return std::nullopt;
    const char digit = pattern[at + 1];
    if (digit < '0' || digit > '9') return std::nullopt;
    return static_cast<std::size_t>(digit - '0');
}

/// An English sentence with {0} to {9} where its `places` operands go. It is built at compile time from a
/// literal of the program, so nothing that comes from a file is ever read as a pattern.
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

/// An operand of a sentence: a text or figure, shown as it is, or another sentence, which is translated too.
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

/// A sentence that can be said in any language: an English pattern and its operands. A value.
class Sentence {
public:
    Sentence() = default; ///< says nothing
    template <class... Operands>
    explicit Sentence(SentencePattern<sizeof...(Operands)> pattern, Operands&&... operands)
        : pattern_(pattern.text()) {
        operands_.reserve(sizeof...(Operands));
        (operands_.emplace_back(std::forward<Operands>(operands)), ...);
    }

    /// The English pattern, which is the key of translations; empty for a sentence that says nothing.
    std::string_view pattern() const noexcept { return pattern_; }
    const std::vector<SentenceOperand>& operands() const noexcept { return operands_; }
    bool operator==(const Sentence&) const = default;

private:
    std::string_view pattern_;
    std::vector<SentenceOperand> operands_;
};

/// Returns the sentence, with those among its operands, as text. `said` translates a pattern; a translation
/// has the same places in any order.
std::string textIn(const Sentence& sentence,
                   const std::function<std::string(std::string_view pattern)>& said);

std::string englishText(const Sentence& sentence);

} // namespace marches
