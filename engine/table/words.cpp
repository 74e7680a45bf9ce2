#include "engine/table/words.h"

#include "engine/base/text.h"

#include <cassert>

namespace marches {
namespace {

constexpr bool isBlank(char c) noexcept {
    return c == ' ' || c == '\t';
}

int columnOf(std::size_t position) noexcept {
    return static_cast<int>(position) + 1;
}

/// Finds bytes that are not UTF-8 and control characters; the tab is allowed, since it is a blank outside
/// strings.
std::optional<WordFault> characterFault(std::string_view line) {
    const std::size_t good = utf8PrefixLength(line);
    if (good != line.size())
        return WordFault{"bad-utf8", columnOf(good),
                         Sentence("these bytes are not UTF-8 text; save the file as UTF-8")};
    for (std::size_t at = 0; at < line.size();) {
        std::size_t end = line.find('\t', at);
        if (end == std::string_view::npos) end = line.size();
        if (hasControlOrBidi(line.substr(at, end - at)))
            return WordFault{
                "control-character", columnOf(at),
                Sentence("control characters and characters that turn the direction of text are not "
                         "allowed; take them out")};
        at = end + 1;
    }
    return std::nullopt;
}

/// Reads a string that opens at `at` and moves `at` behind its closing quote.
Expected<std::string, WordFault> readString(std::string_view line, std::size_t& at) {
    const std::size_t open = at++;
    std::string text;
    for (; at < line.size(); ++at) {
        if (line[at] == '"') {
            ++at;
            if (characterCount(text) > maxStringCharacters)
                return unexpected(
                    WordFault{"string-too-long", columnOf(open),
                              Sentence("a string has at most {0} characters", maxStringCharacters)});
            if (hasControlOrBidi(text))
                return unexpected(WordFault{"control-character", columnOf(open),
                                            Sentence("a string has no tabs; use blanks")});
            return text;
        }
        if (line[at] == '\\') {
            ++at;
            if (at == line.size() || (line[at] != '"' && line[at] != '\\'))
                return unexpected(WordFault{"bad-string", columnOf(at - 1),
                                            Sentence("only \\\" and \\\\ are written with \\")});
        }
        text += line[at];
    }
    return unexpected(
        WordFault{"open-string", columnOf(open), Sentence("this string is not closed; add a \"")});
}

} // namespace

Expected<std::vector<Word>, WordFault> splitWords(std::string_view line) {
    if (auto fault = characterFault(line)) return unexpected(std::move(*fault));
    std::vector<Word> words;
    std::size_t at = 0;
    while (at < line.size() && line[at] != '#') {
        if (isBlank(line[at])) {
            ++at;
            continue;
        }
        Word word{.text = {}, .column = columnOf(at), .quoted = line[at] == '"'};
        const std::size_t start = at;
        while (at < line.size() && !isBlank(line[at]) && line[at] != '"' && line[at] != '#')
            ++at;
        word.text = line.substr(start, at - start);
        if (at < line.size() && line[at] == '"') {
            if (at > start && line[at - 1] != ':')
                return unexpected(
                    WordFault{"bad-string", columnOf(at), Sentence("put a blank before this string")});
            auto text = readString(line, at);
            if (!text) return unexpected(std::move(text.error()));
            word.text += *text;
            if (at < line.size() && !isBlank(line[at]) && line[at] != '#')
                return unexpected(
                    WordFault{"bad-string", columnOf(at), Sentence("put a blank after this string")});
        }
        words.push_back(std::move(word));
    }
    return words;
}

std::string_view withoutComment(std::string_view line) noexcept {
    bool inString = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '"') inString = !inString;
        if (line[at] == '\\' && inString) ++at;
        if (line[at] == '#' && !inString) {
            line = line.substr(0, at);
            break;
        }
    }
    while (!line.empty() && isBlank(line.front()))
        line.remove_prefix(1);
    while (!line.empty() && isBlank(line.back()))
        line.remove_suffix(1);
    return line;
}

bool isStringText(std::string_view text) noexcept {
    return isUtf8(text) && characterCount(text) <= maxStringCharacters && !hasControlOrBidi(text);
}

std::string inQuotes(std::string_view text) {
    assert(isStringText(text));
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result += '"';
}

std::string wordOrQuoted(std::string_view text) {
    const bool bare = !text.empty() && text.find_first_of(" \t\"#") == std::string_view::npos;
    return bare ? std::string{text} : inQuotes(text);
}

} // namespace marches
