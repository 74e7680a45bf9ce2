#pragma once

#include "tests/fuzz/dice.h"

#include <string>
#include <vector>

namespace marches::fuzz {

/// Files of one format, and words to be put into them: those that stand in the files, and strange ones.
struct Corpus {
    std::vector<std::string> files;
    std::vector<std::string> words;

    void addFile(std::string text);
};

/// What every corpus begins with: signs and figures that readers stumble over.
Corpus corpusWith(std::vector<std::string> words);

/// A file of the corpus after one to four changes: bytes, words, figures and lines changed, left out,
/// doubled, swapped or repeated, the file cut off or joined to a piece of another one.
struct Mutant {
    std::size_t file = 0; ///< the one it begins as
    std::string text;
};
Mutant mutant(const Corpus& corpus, Dice& dice);

} // namespace marches::fuzz
