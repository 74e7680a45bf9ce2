#pragma once

#include "engine/base/finding.h"

#include <string>
#include <vector>

namespace marches::lesson {

/// A few words of a lesson that only its host understands: "did split", "chose province kent",
/// "state provinces 12", "control design.make". The first word says of which kind it is. Never empty.
struct Phrase {
    std::vector<std::string> words;
    Place place; ///< in the lesson's file; nowhere for one made by a program

    bool operator==(const Phrase& other) const { return words == other.words; }
};

/// Whether what has happened is what a condition waits for: it begins with the same words. "chose province"
/// waits for any province, "chose province kent" for one.
bool begins(const Phrase& happened, const Phrase& waited);

/// Returns the words with a space between them.
std::string written(const Phrase& phrase);

} // namespace marches::lesson
