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

/// Typed reading of a Node tree: each function gives the value, or nothing and a finding at its place.
/// Nothing is guessed: `yes`, `017`, `0x10`, `.nan`, `1.0` are no numbers and no truth values.
class NodeReader {
public:
    explicit NodeReader(Findings& findings) : findings_(&findings) {}

    void error(const Place& place, std::string_view code, Sentence sentence);
    void error(const Node& node, std::string_view code, Sentence sentence) {
        error(node.place(), code, std::move(sentence));
    }
    void warning(const Place& place, std::string_view code, Sentence sentence);

    /// Code "wrong-kind".
    bool isMap(const Node& node);
    bool isList(const Node& node);
    bool isText(const Node& node);
    /// The child, or a finding "missing-key" at the map.
    const Node* need(const Node& map, std::string_view key);
    /// Warns of each key that is not among these: "unknown-key".
    void knownKeys(const Node& map, std::span<const std::string_view> keys);
    void knownKeys(const Node& map, std::initializer_list<std::string_view> keys) {
        knownKeys(map, std::span(keys.begin(), keys.size()));
    }

    /// Decimal digits, no leading zero. Codes "not-a-number", "out-of-range".
    std::optional<int> integer(const Node& node, int min, int max);
    /// A number with a dot allowed, in a picture's units. Same codes.
    std::optional<double> decimal(const Node& node, double min, double max);
    /// `true` or `false`; code "not-a-truth-value".
    std::optional<bool> boolean(const Node& node);
    /// An id; code "bad-id".
    std::optional<std::string> slug(const Node& node);
    /// Whether a map's key is an id; code "bad-id".
    bool slugKey(const Node& map, std::size_t i);
    /// One of some words; its position, code "unknown-word".
    std::optional<std::size_t> word(const Node& node, std::span<const std::string_view> words);
    /// A plain text or language: text, each 1 to 80 characters without control characters; code "bad-name".
    LocalNames names(const Node& node);

    /// As above for a child that may be left out: then `absent`, without a finding.
    int integerIn(const Node& map, std::string_view key, int min, int max, int absent);
    bool booleanIn(const Node& map, std::string_view key, bool absent);
    /// As above for a child that must be there; 0 after a finding.
    int integerNeeded(const Node& map, std::string_view key, int min, int max);

private:
    Findings* findings_;
};

/// Findings that may be collected from one file; what comes after is cut off.
inline constexpr std::size_t maxFindings = 200;

} // namespace marches
