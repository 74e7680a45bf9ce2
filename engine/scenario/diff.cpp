#include "engine/scenario/diff.h"

#include "engine/scenario/yaml_text.h"

#include <algorithm>
#include <map>
#include <unordered_map>
#include <utility>

namespace marches {
namespace {

using DiffKind = TreeDifference::Kind;

/// Whether two values say the same: as sameContent, whatever the order of keys and the quotes.
bool sameValue(const Node& a, const Node& b) {
    if (a.kind != b.kind || a.text != b.text || a.size() != b.size()) return false;
    if (!a.isMap()) return a.items.shares(b.items) || std::ranges::equal(a.items, b.items, sameValue);
    std::map<std::string_view, const Node*> others;
    for (std::size_t i = 0; i < b.size(); ++i)
        others.emplace(b.keys[i].text, &b.items[i]);
    for (std::size_t i = 0; i < a.size(); ++i) {
        const auto found = others.find(a.keys[i].text);
        if (found == others.end() || !sameValue(a.items[i], *found->second)) return false;
    }
    return true;
}

/// Returns a value on one line, shortened.
std::string shortText(const Node& node) {
    constexpr std::size_t most = 80; // bytes
    std::string text = node.isScalar() ? node.text : yaml_text::flowText(node);
    if (text.size() <= most) return text;
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "...";
}

/// A link by its two ends, the first of them first in the alphabet.
using Ends = std::pair<std::string, std::string>;

/// Returns the links of a scenario's or variant's tree; each as it is written first.
std::map<Ends, Node> linksOf(const Node& tree) {
    std::map<Ends, Node> links;
    const Node* provinces = tree.find("provinces");
    if (provinces == nullptr || !provinces->isMap()) return links;
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const Node* ends = provinces->items[i].find("links");
        if (ends == nullptr) continue;
        for (const Node& end : ends->items) {
            const Node* to = end.isMap() ? end.find("to") : &end;
            if (to == nullptr) continue;
            const auto [a, b] = std::minmax(provinces->keys[i].text, to->text);
            const auto [at, fresh] = links.try_emplace({a, b}, end);
            if (!fresh && end.isMap()) at->second = end; // the end that says what kind it is
        }
    }
    return links;
}

class Comparison {
public:
    std::vector<TreeDifference> take(const Node& before, const Node& after) {
        map(before, after);
        const std::map<Ends, Node> old = linksOf(before);
        const std::map<Ends, Node> now = linksOf(after);
        for (const auto& [ends, node] : old)
            if (const auto found = now.find(ends); found == now.end())
                link(ends, node, {});
            else if (kindOf(node) != kindOf(found->second))
                link(ends, node, found->second);
        for (const auto& [ends, node] : now)
            if (!old.contains(ends)) link(ends, {}, node);
        return std::move(found_);
    }

private:
    static std::string kindOf(const Node& link) {
        const Node* kind = link.find("kind");
        return kind == nullptr ? std::string() : kind->text;
    }

    void value(const Node& before, const Node& after) {
        if (sameValue(before, after)) return;
        if (path_.size() == 3 && path_[0] == "provinces" && path_[2] == "links") return; // told as links
        if (before.isMap() && after.isMap()) {
            map(before, after);
        } else if (before.isList() && after.isList() && before.size() == after.size()) {
            for (std::size_t i = 0; i < before.size(); ++i) {
                path_.push_back(std::to_string(i));
                value(before.items[i], after.items[i]);
                path_.pop_back();
            }
        } else {
            add(before, after);
        }
    }

    void map(const Node& before, const Node& after) {
        std::unordered_map<std::string_view, const Node*> others;
        for (std::size_t i = 0; i < after.size(); ++i)
            others.emplace(after.keys[i].text, &after.items[i]);
        const auto enter = [&](const std::string& key, const Node& one, const Node& other) {
            path_.push_back(key);
            value(one, other);
            path_.pop_back();
        };
        for (std::size_t i = 0; i < before.size(); ++i) {
            const auto found = others.find(before.keys[i].text);
            enter(before.keys[i].text, before.items[i], found == others.end() ? Node() : *found->second);
            if (found != others.end()) others.erase(found);
        }
        for (std::size_t i = 0; i < after.size(); ++i)
            if (others.contains(after.keys[i].text)) enter(after.keys[i].text, {}, after.items[i]);
    }

    DiffKind kind() const {
        if (path_.size() == 2 && path_[0] == "provinces") return DiffKind::province;
        for (const char* const word : {"names", "because", "texts", "challenge"})
            if (std::ranges::find(path_, word) != path_.end()) return DiffKind::text;
        return DiffKind::figure;
    }

    void add(const Node& before, const Node& after) {
        std::string path;
        for (const std::string& part : path_)
            (path += path.empty() ? "" : "/") += part;
        const DiffKind what = kind();
        Sentence sentence =
            what == DiffKind::province ? before.isNull() ? Sentence("The province `{0}` is new.", path_[1])
                                         : after.isNull()
                                             ? Sentence("The province `{0}` is gone.", path_[1])
                                             : Sentence("The province `{0}` has changed.", path_[1])
            : before.isNull() ? Sentence("{0} is new: {1}", path, shortText(after))
            : after.isNull()           ? Sentence("{0} is gone; it was: {1}", path, shortText(before))
                             : Sentence("{0} was {1}, is now {2}", path, shortText(before), shortText(after));
        found_.push_back({what, std::move(path), before, after, std::move(sentence)});
    }

    void link(const Ends& ends, const Node& before, const Node& after) {
        Sentence sentence =
            before.isNull() ? Sentence("`{0}` and `{1}` are linked now.", ends.first, ends.second)
            : after.isNull()
                ? Sentence("`{0}` and `{1}` are no longer linked.", ends.first, ends.second)
                : Sentence("The link of `{0}` and `{1}` is of another kind.", ends.first, ends.second);
        found_.push_back({DiffKind::link, "provinces/" + ends.first + "/links/" + ends.second, before, after,
                          std::move(sentence)});
    }

    std::vector<std::string> path_;
    std::vector<TreeDifference> found_;
};

} // namespace

std::vector<TreeDifference> differencesOf(const Node& before, const Node& after) {
    return Comparison().take(before, after);
}

} // namespace marches
