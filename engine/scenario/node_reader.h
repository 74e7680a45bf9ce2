#pragma once

#include "engine/map/map.h"
#include "engine/scenario/node.h"

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace marches {

/// Reads typed values from a Node tree. Each function returns the value, or nothing and adds a finding at its
/// place; those of `bool` return false then. Nothing is guessed: `yes`, `017`, `0x10`, `.nan` are no truth
/// values and no numbers.
class NodeReader {
public:
    explicit NodeReader(Findings& findings) : findings_(&findings) {}

    void error(const Place& place, std::string_view code, Sentence sentence);
    void error(const Node& node, std::string_view code, Sentence sentence) {
        error(node.place(), code, std::move(sentence));
    }
    void warning(const Place& place, std::string_view code, Sentence sentence);

    /// These three expect a node of a kind; code "wrong-kind".
    bool isMap(const Node& node);
    bool isList(const Node& node);
    bool isText(const Node& node);
    /// Returns the child of that key; null and a finding "missing-key" at the map where it is missing.
    const Node* need(const Node& map, std::string_view key);
    /// Warns of each key that is not among `keys`: "unknown-key".
    void knownKeys(const Node& map, std::span<const std::string_view> keys);
    void knownKeys(const Node& map, std::initializer_list<std::string_view> keys) {
        knownKeys(map, std::span(keys.begin(), keys.size()));
    }

    /// A whole number in decimal digits, without leading zeros. Codes "not-a-number", "out-of-range".
    std::optional<int> integer(const Node& node, int min, int max);
    /// A number that may have a fraction. Codes "not-a-number", "out-of-range".
    std::optional<double> decimal(const Node& node, double min, double max);
    /// `true` or `false`; code "not-a-truth-value".
    std::optional<bool> boolean(const Node& node);
    /// An id (isSlug in text.h); code "bad-id".
    std::optional<std::string> slug(const Node& node);
    /// Whether the i-th key of a map is an id; code "bad-id".
    bool slugKey(const Node& map, std::size_t i);
    /// The position in `words` of the word that the node holds; code "unknown-word".
    std::optional<std::size_t> word(const Node& node, std::span<const std::string_view> words);
    /// Names by language: a plain text, or a map of language to text, or to a map of texts: `name`, `short`,
    /// `class` and the name's forms in that language. Each text is of 1 to 80 characters without control
    /// characters; codes "bad-name", "missing-key".
    LocalNames names(const Node& node);

    /// These read a child that may be left out: `absent` then, without a finding.
    int integerIn(const Node& map, std::string_view key, int min, int max, int absent);
    bool booleanIn(const Node& map, std::string_view key, bool absent);
    /// Reads a child that must be there; 0 after a finding.
    int integerNeeded(const Node& map, std::string_view key, int min, int max);

private:
    Findings* findings_;
};

/// Returns the short forms in a map of names, by language; those that have one.
LocalNames shortNamesOf(const Node& names);

/// The most findings that are collected from one file; later ones are dropped.
inline constexpr std::size_t maxFindings = 200;

} // namespace marches
