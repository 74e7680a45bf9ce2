#include "engine/scenario/node_reader.h"

#include "engine/base/text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <type_traits>
#include <utility>

namespace marches {
namespace {

constexpr std::size_t longestName = 80;

std::string shown(std::string_view text) {
    if (text.size() <= 40 && !hasControlOrBidi(text)) return std::string(text);
    std::string plain;
    for (const char c : text.substr(0, 37))
        plain += c >= 0x20 && c < 0x7F ? c : '?';
    return plain + "...";
}

/// Whether the text is a sign, digits without a leading zero and, where `fraction` allows it, a fraction.
bool looksLikeNumber(std::string_view text, bool fraction) {
    if (text.starts_with('-')) text.remove_prefix(1);
    const std::string_view whole = text.substr(0, text.find('.'));
    const auto digits = [](std::string_view part) {
        return !part.empty() && part.size() <= 9 &&
               std::all_of(part.begin(), part.end(), [](char c) { return c >= '0' && c <= '9'; });
    };
    if (!digits(whole) || (whole.size() > 1 && whole.front() == '0')) return false;
    if (whole.size() == text.size()) return true;
    return fraction && digits(text.substr(whole.size() + 1));
}

bool isLanguage(std::string_view code) {
    return (code.size() == 2 || code.size() == 3) &&
           std::all_of(code.begin(), code.end(), [](char c) { return c >= 'a' && c <= 'z'; });
}

std::size_t codePoints(std::string_view utf8) {
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; }));
}

/// Reads a number from `min` to `max`; `wanted` is said of what is no number.
template <class Number>
std::optional<Number> readNumber(NodeReader& reader, const Node& node, Number min, Number max,
                                 Sentence wanted) {
    constexpr bool fraction = std::is_floating_point_v<Number>;
    if (!node.isScalar() || node.quoted || !looksLikeNumber(node.text, fraction)) {
        reader.error(node, "not-a-number", std::move(wanted));
        return std::nullopt;
    }
    Number value = 0;
    std::from_chars(node.text.data(), node.text.data() + node.text.size(), value);
    if (value < min || value > max) {
        reader.error(node, "out-of-range",
                     Sentence("{0} is out of range: from {1} to {2}.", value, min, max));
        return std::nullopt;
    }
    return value;
}

} // namespace

void NodeReader::error(const Place& place, std::string_view code, Sentence sentence) {
    if (findings_->size() < maxFindings)
        findings_->push_back({Severity::error, std::string(code), place, std::move(sentence)});
    else if (!hasErrors(*findings_))
        findings_->back() = {Severity::error, std::string(code), place, std::move(sentence)};
}

void NodeReader::warning(const Place& place, std::string_view code, Sentence sentence) {
    if (findings_->size() < maxFindings)
        findings_->push_back({Severity::warning, std::string(code), place, std::move(sentence)});
}

bool NodeReader::isMap(const Node& node) {
    if (!node.isMap()) error(node, "wrong-kind", Sentence("Here must stand a map: lines of `key: value`."));
    return node.isMap();
}

bool NodeReader::isList(const Node& node) {
    if (!node.isList()) error(node, "wrong-kind", Sentence("Here must stand a list: [a, b, c]."));
    return node.isList();
}

bool NodeReader::isText(const Node& node) {
    if (!node.isScalar()) error(node, "wrong-kind", Sentence("Here must stand a single word or text."));
    return node.isScalar();
}

const Node* NodeReader::need(const Node& map, std::string_view key) {
    const Node* found = map.find(key);
    if (found == nullptr) error(map, "missing-key", Sentence("The key `{0}` is missing here.", key));
    return found;
}

void NodeReader::knownKeys(const Node& map, std::span<const std::string_view> keys) {
    if (!map.isMap()) return;
    for (std::size_t i = 0; i < map.keys.size(); ++i)
        if (std::find(keys.begin(), keys.end(), map.keys[i].text) == keys.end())
            warning(map.keyPlace(i), "unknown-key",
                    Sentence("The key `{0}` means nothing here and is not read. Known: {1}.",
                             shown(map.keys[i].text), fmt::format("{}", fmt::join(keys, ", "))));
}

std::optional<int> NodeReader::integer(const Node& node, int min, int max) {
    return readNumber(*this, node, min, max,
                      Sentence("Here must stand a whole number from {0} to {1}.", min, max));
}

std::optional<double> NodeReader::decimal(const Node& node, double min, double max) {
    return readNumber(*this, node, min, max, Sentence("Here must stand a number from {0} to {1}.", min, max));
}

std::optional<bool> NodeReader::boolean(const Node& node) {
    if (node.isScalar() && !node.quoted && node.text == "true") return true;
    if (node.isScalar() && !node.quoted && node.text == "false") return false;
    error(node, "not-a-truth-value", Sentence("Here must stand true or false."));
    return std::nullopt;
}

std::optional<std::string> NodeReader::slug(const Node& node) {
    if (node.isScalar() && isSlug(node.text)) return node.text;
    error(node, "bad-id",
          Sentence("Here must stand an id: lower-case letters a to z, digits and single hyphens."));
    return std::nullopt;
}

bool NodeReader::slugKey(const Node& map, std::size_t i) {
    if (isSlug(map.keys[i].text)) return true;
    error(map.keyPlace(i), "bad-id",
          Sentence("`{0}` is no id: use lower-case letters a to z, digits and single hyphens.",
                   shown(map.keys[i].text)));
    return false;
}

std::optional<std::size_t> NodeReader::word(const Node& node, std::span<const std::string_view> words) {
    const auto found = node.isScalar() ? std::find(words.begin(), words.end(), node.text) : words.end();
    if (found != words.end()) return static_cast<std::size_t>(found - words.begin());
    error(node, "unknown-word",
          Sentence("Here must stand one of: {0}.", fmt::format("{}", fmt::join(words, ", "))));
    return std::nullopt;
}

LocalNames NodeReader::names(const Node& node) {
    LocalNames names;
    const auto good = [&](const Node& name) {
        if (!name.isScalar() || name.text.empty() || codePoints(name.text) > longestName ||
            hasControlOrBidi(name.text))
            error(name, "bad-name",
                  Sentence("Here must stand a name of 1 to {0} characters on one line.", longestName));
        else
            return true;
        return false;
    };
    const auto add = [&](const std::string& language, const Node& name) {
        const Node* text = &name;
        if (name.isMap()) { // the name, its short form, its class and its forms in the language
            text = need(name, "name");
            for (std::size_t i = 0; i < name.size(); ++i)
                if (&name.items[i] != text) good(name.items[i]);
        }
        if (text != nullptr && good(*text)) names[language] = text->text;
    };
    if (!node.isMap()) {
        add("", node);
        return names;
    }
    for (std::size_t i = 0; i < node.keys.size(); ++i)
        if (isLanguage(node.keys[i].text))
            add(node.keys[i].text, node.items[i]);
        else
            error(node.keyPlace(i), "bad-name",
                  Sentence("Here must stand a language of two or three letters, such as en or fr."));
    return names;
}

LocalNames shortNamesOf(const Node& names) {
    LocalNames result;
    if (!names.isMap()) return result;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const Node* text = names.items[i].isMap() ? names.items[i].find("short") : nullptr;
            text != nullptr && text->isScalar())
            result[names.keys[i].text] = text->text;
    return result;
}

int NodeReader::integerIn(const Node& map, std::string_view key, int min, int max, int absent) {
    const Node* node = map.find(key);
    return node == nullptr ? absent : integer(*node, min, max).value_or(absent);
}

bool NodeReader::booleanIn(const Node& map, std::string_view key, bool absent) {
    const Node* node = map.find(key);
    return node == nullptr ? absent : boolean(*node).value_or(absent);
}

int NodeReader::integerNeeded(const Node& map, std::string_view key, int min, int max) {
    const Node* node = need(map, key);
    return node == nullptr ? 0 : integer(*node, min, max).value_or(0);
}

} // namespace marches
