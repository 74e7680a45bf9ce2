#include "engine/draft/mentions.h"

#include <algorithm>
#include <array>
#include <string>

namespace marches::draft {
namespace {

using Of = Mention::Of;

/// Where ids stand in the files of every game.
constexpr std::array<Mention, 17> everyGames{{
    {Of::province, "provinces/*", true},
    {Of::province, "provinces/*/links/*", false},
    {Of::province, "provinces/*/links/*/to", false, 1},
    {Of::province, "left-out/*", false},
    {Of::province, "membership/*", true},
    {Of::province, "picture/four-corners/*/provinces/*", false, 2},
    {Of::province, "picture/sea-lanes/*/between/*", false, 2},
    {Of::province, "picture/unlinked/*/between/*", false, 2},
    {Of::province, "picture/anchors/*", true},
    {Of::province, "texts/notes/provinces/*", true},
    {Of::country, "countries/*", true},
    {Of::country, "texts/notes/countries/*", true},
    {Of::country, "provinces/*/country", false},
    {Of::country, "provinces/*/country/*", false},
    {Of::country, "membership/*", false},
    {Of::country, "membership/*/*", false},
    {Of::country, "seats/*", false},
}};

/// Walks one pattern and collects where the id stands.
class Walk {
public:
    Walk(const Mention& mention, std::string_view id, std::vector<FoundMention>& found)
        : mention_(mention), id_(id), pattern_(treePath(mention.path)), found_(found) {}

    void from(const Node& root, TreePath begin) {
        begin_ = std::move(begin);
        step(root, 0);
    }

private:
    /// A key, or else a position; made into text only where something is found.
    struct Part {
        const std::string* key = nullptr;
        std::size_t position = 0;
    };

    void step(const Node& node, std::size_t at) {
        if (at == pattern_.size()) {
            if (!mention_.key && node.isScalar() && node.text == id_) keep();
            return;
        }
        if (pattern_[at] == "**") {
            step(node, at + 1);
            for (std::size_t i = 0; i < node.size(); ++i)
                into(node.items[i], {node.isMap() ? &node.keys[i].text : nullptr, i}, at - 1);
            return;
        }
        if (pattern_[at] != "*") {
            if (!node.isMap()) return;
            const Node* child = node.find(pattern_[at]);
            if (child != nullptr) into(*child, {&pattern_[at], 0}, at);
            return;
        }
        const bool lastKey = mention_.key && at + 1 == pattern_.size();
        for (std::size_t i = 0; i < node.size(); ++i) {
            const Part part{node.isMap() ? &node.keys[i].text : nullptr, i};
            if (!lastKey) {
                if (!node.items[i].isNull()) into(node.items[i], part, at);
            } else if (node.isMap() && node.keys[i].text == id_) {
                path_.push_back(part);
                keep();
                path_.pop_back();
            }
        }
    }

    void into(const Node& child, Part part, std::size_t at) {
        path_.push_back(part);
        step(child, at + 1);
        path_.pop_back();
    }

    void keep() {
        TreePath path = begin_;
        for (const Part& part : path_)
            path.push_back(part.key != nullptr ? *part.key : std::to_string(part.position));
        found_.push_back({&mention_, std::move(path)});
    }

    const Mention& mention_;
    std::string_view id_;
    TreePath pattern_;
    TreePath begin_;
    std::vector<Part> path_;
    std::vector<FoundMention>& found_;
};

} // namespace

bool PathOrder::operator()(const TreePath& a, const TreePath& b) const noexcept {
    return std::lexicographical_compare(
        a.begin(), a.end(), b.begin(), b.end(), [](const std::string& one, const std::string& other) {
            return one.size() != other.size() ? one.size() < other.size() : one < other;
        });
}

TreePath goesWith(const FoundMention& found) {
    TreePath path = found.path;
    path.resize(path.size() - static_cast<std::size_t>(found.mention->goes));
    // A goal up to a turn is none without its part.
    while (path.size() > 2 && path[path.size() - 2] == "by-turn")
        path.resize(path.size() - 2);
    return path;
}

std::vector<FoundMention> mentionsOf(const Node& whole, const GameSlots& game, Mention::Of of,
                                     std::string_view id) {
    std::vector<FoundMention> found;
    const Node* variants = whole.find("variants");
    const auto look = [&](const Mention& mention) {
        if (mention.of != of) return;
        Walk walk(mention, id, found);
        walk.from(whole, {});
        if (variants == nullptr || !variants->isMap()) return;
        for (std::size_t i = 0; i < variants->size(); ++i)
            walk.from(variants->items[i], {"variants", variants->keys[i].text});
    };
    for (const Mention& mention : everyGames)
        look(mention);
    for (const Mention& mention : game.mentions)
        look(mention);
    std::sort(found.begin(), found.end(),
              [](const FoundMention& a, const FoundMention& b) { return PathOrder{}(a.path, b.path); });
    return found;
}

} // namespace marches::draft
