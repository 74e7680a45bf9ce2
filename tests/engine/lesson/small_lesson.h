#pragma once

#include "engine/lesson/read_lesson.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

namespace marches::lesson {

/// A host that understands some words of every kind; `state` and `opened` stand, all else happens.
inline Vocabulary toyVocabulary() {
    return {
        [](const Phrase& phrase) -> std::optional<Truth> {
            static const std::set<std::string> moments{"did", "chose", "event", "previewed"};
            if (phrase.words.size() < 2) return std::nullopt;
            if (moments.contains(phrase.words[0])) return Truth::happens;
            if (phrase.words[0] == "state" || phrase.words[0] == "opened") return Truth::stands;
            return std::nullopt;
        },
        [](const Phrase& phrase) { return phrase.words[0] == "province" || phrase.words[0] == "control"; },
        [](const Phrase& phrase) { return phrase.words[0] != "dance"; }};
}

/// Facts that are the phrases of a set, as written.
inline Facts factsOf(const std::set<std::string>& so) {
    return [&so](const Phrase& phrase) { return so.contains(written(phrase)); };
}

inline Phrase phraseOf(std::initializer_list<const char*> words) {
    return {{words.begin(), words.end()}, {}};
}

constexpr auto smallLesson = R"(
lesson: first-battle
texts:
  title: {en: The first battle, nl: De eerste slag}
  count: {en: {title: Count, text: Two are stronger than one.}, nl: Twee zijn sterker dan een.}
  one-alone: {en: One alone dies.}
  march: {en: {title: March, text: Go there.}}
  rest: {en: Read this.}
  left-path: {en: Another way is fine too.}
scenario: isles-2
you: scotland
rivals: {ireland: [[done], [march I1 dublin ulster]]}
steps:
  - say: count
    point: {province: western-islands}
    wait: {previewed: western-islands}
    also: [{event: army-died, say: one-alone}]
    show: [[select I1 I2], [preview western-islands]]
  - say: march
    wait: {any: [{did: march}, {all: [{did: order}, {state: {holds: [scotland, orkney]}}]}], not: {state: {lost: all}}}
    show: [[march]]
  - say: rest
  - say: march
    wait: {did: [end, moves], opened: news}
    show: [end moves]
end: {state: {holds: [scotland, western-islands]}}
)";

inline Lesson toyLesson(std::string_view text = smallLesson) {
    LessonResult read = readLesson(text, "small.yaml", toyVocabulary());
    for (const Finding& finding : read.findings)
        ADD_FAILURE() << formatted(finding);
    return read.lesson.value_or(Lesson{});
}

} // namespace marches::lesson
