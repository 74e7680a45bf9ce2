#include "tests/fuzz/mutator.h"

#include <algorithm>
#include <set>
#include <string_view>

namespace marches::fuzz {
namespace {

constexpr std::size_t largeFile = std::size_t{64} << 10;
constexpr std::size_t mostRepeated = std::size_t{256} << 10;
constexpr std::size_t longestWord = 40;

const std::vector<std::string> figures{"0",
                                       "-1",
                                       "00",
                                       "1",
                                       "255",
                                       "256",
                                       "65536",
                                       "2147483648",
                                       "4294967295",
                                       "4294967296",
                                       "18446744073709551615",
                                       "18446744073709551616",
                                       "99999999999999999999",
                                       "1e9",
                                       "1e308",
                                       "-1e-308",
                                       "nan",
                                       "inf",
                                       "0x10",
                                       "1.5",
                                       "+1"};
const std::vector<std::string> signs{" ",           "\n", "\t", "\r\n", "\"",   "'",    "#",
                                     ":",           ": ", ",",  "-",    "- ",   "{",    "}",
                                     "[",           "]",  "{}", "[]",   "<",    ">",    "/",
                                     "\\",          "&",  "*",  "!",    "|",    "%",    std::string(1, '\0'),
                                     "~",           "=",  "..", "$",    "\x7F", "\xC3", "\xFF",
                                     "\xE2\x80\xAE"};

bool isWordByte(char byte) {
    return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') ||
           byte == '-' || byte == '_' || byte == '.';
}

/// From `begin` up to `end`.
struct Range {
    std::size_t begin = 0;
    std::size_t end = 0;
};

/// The line in which `at` stands, with its end.
Range lineAt(const std::string& text, std::size_t at) {
    const std::size_t before = at == 0 ? std::string::npos : text.rfind('\n', at - 1);
    const std::size_t end = text.find('\n', at);
    return {before == std::string::npos ? 0 : before + 1, end == std::string::npos ? text.size() : end + 1};
}

/// The first word that ends behind `at`; empty if there is none.
template <class IsPart>
Range wordFrom(const std::string& text, std::size_t at, IsPart isPart) {
    while (at < text.size() && !isPart(text[at]))
        ++at;
    Range word{at, at};
    while (word.begin > 0 && isPart(text[word.begin - 1]))
        --word.begin;
    while (word.end < text.size() && isPart(text[word.end]))
        ++word.end;
    return word;
}

void replaceRange(std::string& text, Range range, std::string_view by) {
    text.replace(range.begin, range.end - range.begin, by);
}

void changeByte(std::string& text, std::size_t at, Dice& dice) {
    text[at] = dice.oneIn(2) ? static_cast<char>(text[at] ^ (1 << dice.below(8)))
                             : static_cast<char>(dice.below(256));
}

void swapLines(std::string& text, std::size_t at, Dice& dice) {
    Range first = lineAt(text, at);
    Range second = lineAt(text, dice.below(text.size()));
    if (first.begin == second.begin) return;
    if (second.begin < first.begin) std::swap(first, second);
    const std::string late = text.substr(second.begin, second.end - second.begin);
    const std::string early = text.substr(first.begin, first.end - first.begin);
    replaceRange(text, second, early);
    replaceRange(text, first, late);
}

void repeat(std::string& text, std::size_t at, Dice& dice) {
    const Range line = lineAt(text, at);
    const std::string piece =
        dice.oneIn(2) ? text.substr(line.begin, line.end - line.begin) : text.substr(at, 1 + dice.below(8));
    const std::size_t most = std::min<std::size_t>(std::size_t{1} << (1 + dice.below(12)),
                                                   1 + mostRepeated / std::max<std::size_t>(1, piece.size()));
    std::string all;
    for (std::size_t i = 0; i < most; ++i)
        all += piece;
    text.insert(at, all);
}

/// The beginning of one file and the end of another.
void join(std::string& text, std::size_t at, const std::string& other, Dice& dice) {
    if (other.empty()) return;
    const Range cut = lineAt(other, dice.below(other.size()));
    text.replace(lineAt(text, at).begin, std::string::npos, other, cut.begin, std::string::npos);
}

void change(std::string& text, const Corpus& corpus, const std::string& other, Dice& dice) {
    if (text.empty()) text = dice.of(corpus.words);
    const std::size_t at = dice.below(text.size());
    const Range line = lineAt(text, at);
    switch (dice.below(13)) {
    case 0:
        return changeByte(text, at, dice);
    case 1:
        text.erase(at, 1 + dice.below(8));
        return;
    case 2:
        text.insert(at, dice.of(corpus.words));
        return;
    case 3:
        text.insert(at, dice.of(signs));
        return;
    case 4:
    case 5:
        return replaceRange(text, wordFrom(text, at, isWordByte), dice.of(corpus.words));
    case 6:
    case 7:
        return replaceRange(text, wordFrom(text, at, [](char byte) { return byte >= '0' && byte <= '9'; }),
                            dice.of(figures));
    case 8:
        text.erase(line.begin, line.end - line.begin);
        return;
    case 9:
        text.insert(line.begin, text.substr(line.begin, line.end - line.begin));
        return;
    case 10:
        return swapLines(text, at, dice);
    case 11:
        return dice.oneIn(2) ? repeat(text, at, dice) : join(text, at, other, dice);
    default:
        if (dice.oneIn(4)) text.resize(at);
    }
}

/// Large files are drawn seldom, for they take their time.
std::size_t anyFile(const Corpus& corpus, Dice& dice) {
    std::size_t file = dice.below(corpus.files.size());
    while (corpus.files[file].size() > largeFile && !dice.oneIn(4))
        file = dice.below(corpus.files.size());
    return file;
}

} // namespace

void Corpus::addFile(std::string text) {
    std::set<std::string> found(words.begin(), words.end());
    for (std::size_t at = 0; at < std::min(text.size(), largeFile);) {
        const Range word = wordFrom(text, at, isWordByte);
        if (word.end - word.begin <= longestWord && word.end > word.begin)
            found.insert(text.substr(word.begin, word.end - word.begin));
        at = word.end + 1;
    }
    words.assign(found.begin(), found.end());
    files.push_back(std::move(text));
}

Corpus corpusWith(std::vector<std::string> words) {
    words.insert(words.end(), signs.begin(), signs.end());
    words.insert(words.end(), figures.begin(), figures.end());
    return {{}, std::move(words)};
}

Mutant mutant(const Corpus& corpus, Dice& dice) {
    Mutant made{anyFile(corpus, dice), {}};
    made.text = corpus.files[made.file];
    for (std::size_t changes = dice.oneIn(2) ? 1 : 2 + dice.below(3); changes > 0; --changes)
        change(made.text, corpus, corpus.files[anyFile(corpus, dice)], dice);
    return made;
}

} // namespace marches::fuzz
