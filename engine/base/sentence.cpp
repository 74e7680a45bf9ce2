#include "engine/base/sentence.h"

#include <fmt/format.h>

namespace marches {

SentenceOperand::SentenceOperand(double figure) : text_(fmt::format("{}", figure)) {}

SentenceOperand::SentenceOperand(Sentence sentence)
    : sentence_(std::make_shared<const Sentence>(std::move(sentence))) {}

bool SentenceOperand::operator==(const SentenceOperand& other) const {
    if (sentence_ == nullptr || other.sentence_ == nullptr)
        return sentence_ == other.sentence_ && text_ == other.text_;
    return *sentence_ == *other.sentence_;
}

std::string textIn(const Sentence& sentence,
                   const std::function<std::string(std::string_view pattern)>& said) {
    const std::string pattern = said(sentence.pattern());
    std::string text;
    for (std::size_t at = 0; at < pattern.size();) {
        const auto place = sentencePlaceAt(pattern, at);
        if (!place || *place >= sentence.operands().size()) {
            text += pattern[at++];
            continue;
        }
        const SentenceOperand& operand = sentence.operands()[*place];
        text += operand.sentence() == nullptr ? operand.text() : textIn(*operand.sentence(), said);
        at += 3;
    }
    return text;
}

std::string englishText(const Sentence& sentence) {
    return textIn(sentence, [](std::string_view pattern) { return std::string(pattern); });
}

} // namespace marches
