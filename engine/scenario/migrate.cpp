#include "engine/scenario/migrate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>

namespace marches {
namespace {

constexpr std::string_view formatKind = "marches-scenario ";
constexpr std::array<std::string_view, 4> keysOfFormat2{"challenge", "goals", "solution", "texts"};

/// Finds what format 1 does not have.
class NewerFinder {
public:
    std::vector<Place> take(const Node& tree) {
        scenario(tree);
        if (const Node* variants = tree.find("variants"))
            for (const Node& variant : variants->items)
                scenario(variant);
        names(tree);
        return std::move(places_);
    }

private:
    /// The keys of a scenario or a variant.
    void scenario(const Node& node) {
        if (!node.isMap()) return;
        for (std::size_t i = 0; i < node.size(); ++i)
            if (std::ranges::find(keysOfFormat2, node.keys[i].text) != keysOfFormat2.end() &&
                !node.items[i].isNull())
                places_.push_back(node.keyPlace(i));
        const Node* picture = node.find("picture");
        if (picture == nullptr || !picture->isMap()) return;
        for (std::size_t i = 0; i < picture->size(); ++i)
            if (picture->keys[i].text == "unlinked") places_.push_back(picture->keyPlace(i));
    }

    /// Names, wherever they stand, that are more than a text in a language.
    void names(const Node& node) {
        for (std::size_t i = 0; i < node.size(); ++i) {
            const Node& item = node.items[i];
            if (node.isMap() && node.keys[i].text == "names" && item.isMap()) {
                for (const Node& name : item.items)
                    if (name.isMap()) places_.push_back(name.place());
            } else {
                names(item);
            }
        }
    }

    std::vector<Place> places_;
};

} // namespace

Expected<int, Finding> formatOf(const Node& tree) {
    const auto refuse = [](std::string code, const Node& node, Sentence sentence) {
        return unexpected(Finding{Severity::error, std::move(code), node.place(), std::move(sentence)});
    };
    const Node* node = tree.find("format");
    if (node == nullptr)
        return refuse("missing-key", tree, Sentence("The key `{0}` is missing here.", "format"));
    int version = 0;
    if (node->isScalar() && node->text.starts_with(formatKind)) {
        const std::string_view number = std::string_view(node->text).substr(formatKind.size());
        const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), version);
        if (error != std::errc{} || end != number.data() + number.size()) version = 0;
    }
    if (version > scenarioFormat)
        return refuse(
            "format", *node,
            Sentence("This scenario is of format {0}; this program reads up to {1}: take a newer one.",
                     version, scenarioFormat));
    if (version < 1)
        return refuse("format", *node,
                      Sentence("A scenario begins with `format: marches-scenario {0}`.", scenarioFormat));
    return version;
}

std::vector<Place> newerThan(const Node& tree, int format) {
    return format >= 2 ? std::vector<Place>() : NewerFinder().take(tree);
}

int neededFormat(const Node& tree) {
    return newerThan(tree, 1).empty() ? 1 : 2;
}

void migrateContent(Node&, int format) {
    static_cast<void>(format); // 1 to 2: format 2 has keys that 1 has not, and changes none
}

Expected<Node, Finding> migrated(Node tree) {
    const auto format = formatOf(tree);
    if (!format) return unexpected(format.error());
    if (*format == scenarioFormat) return tree;
    migrateContent(tree, *format);
    tree.set("format", Node::scalar(fmt::format("{}{}", formatKind, scenarioFormat)));
    return tree;
}

} // namespace marches
