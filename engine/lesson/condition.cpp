#include "engine/lesson/condition.h"

#include <algorithm>

namespace marches::lesson {

bool begins(const Phrase& happened, const Phrase& waited) {
    return happened.words.size() >= waited.words.size() &&
           std::equal(waited.words.begin(), waited.words.end(), happened.words.begin());
}

std::string written(const Phrase& phrase) {
    std::string all;
    for (const std::string& word : phrase.words) {
        if (!all.empty()) all += ' ';
        all += word;
    }
    return all;
}

bool holds(const Condition& condition, const std::vector<bool>& seen, const Facts& facts) {
    if (condition.empty()) return false;
    std::vector<bool> answers(condition.all.size(), false);
    for (std::size_t i = condition.all.size(); i-- > 0;) { // parts stand behind what they are parts of
        const Condition::Part& part = condition.all[i];
        const auto answer = [&](std::size_t at) { return static_cast<bool>(answers[at]); };
        switch (part.kind) {
        case Condition::Kind::phrase: {
            const Condition::Waited& waited = condition.phrases[part.phrase];
            answers[i] =
                waited.truth == Truth::happens ? static_cast<bool>(seen[part.phrase]) : facts(waited.phrase);
            break;
        }
        case Condition::Kind::all:
            answers[i] = std::all_of(part.parts.begin(), part.parts.end(), answer);
            break;
        case Condition::Kind::any:
            answers[i] = std::any_of(part.parts.begin(), part.parts.end(), answer);
            break;
        case Condition::Kind::none:
            answers[i] = std::none_of(part.parts.begin(), part.parts.end(), answer);
            break;
        }
    }
    return answers.front();
}

bool note(const Condition& condition, const Phrase& happened, std::vector<bool>& seen) {
    bool waited = false;
    for (std::size_t i = 0; i < condition.phrases.size(); ++i) {
        const Condition::Waited& each = condition.phrases[i];
        if (each.truth != Truth::happens || !begins(happened, each.phrase)) continue;
        seen[i] = true;
        waited = true;
    }
    return waited;
}

} // namespace marches::lesson
