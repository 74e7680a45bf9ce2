#include "engine/draft/command_parts.h"

#include "engine/draft/node_edit.h"

#include <algorithm>
#include <set>
#include <utility>

namespace marches::draft {
namespace {

std::string_view endOf(const Node& entry) {
    if (entry.isScalar()) return entry.text;
    const Node* to = entry.isMap() ? entry.find("to") : nullptr;
    return to != nullptr && to->isScalar() ? std::string_view(to->text) : std::string_view();
}

/// Returns the position of a link in a province's own list.
std::optional<std::size_t> linkPosition(const TreeWork& work, const std::string& from, std::string_view to) {
    const auto links = work.at({"provinces", from, "links"});
    if (!links || !links->isList()) return std::nullopt;
    for (std::size_t i = 0; i < links->size(); ++i)
        if (endOf(links->items[i]) == to) return i;
    return std::nullopt;
}

} // namespace

Answer finished(TreeWork&& work, Sentence name, std::string mergeKey) {
    Change change{std::move(name), work.takeSteps(), std::move(mergeKey)};
    if (change.empty()) return unexpected(Sentence("Nothing changes by this."));
    return change;
}

std::string shownName(const TreeWork& work, std::string_view section, std::string_view id) {
    const auto names = work.at({std::string(section), std::string(id), "names"});
    if (names && names->isScalar()) return names->text;
    if (names && names->isMap() && names->size() > 0) {
        const Node* name = names->find("en");
        if (name == nullptr) name = &names->items[0];
        if (name->isMap()) name = name->find("name");
        if (name != nullptr && name->isScalar()) return name->text;
    }
    return std::string(id);
}

std::vector<std::string> textsOf(const std::optional<Node>& node) {
    std::vector<std::string> texts;
    if (!node) return texts;
    if (node->isScalar()) texts.push_back(node->text);
    if (node->isList())
        for (const Node& item : node->items)
            if (item.isScalar()) texts.push_back(item.text);
    return texts;
}

std::optional<Sentence> noSuchProvince(const TreeWork& work, std::string_view id) {
    if (work.has({"provinces", std::string(id)})) return std::nullopt;
    return Sentence("There is no province `{0}`.", id);
}
std::optional<Sentence> noSuchCountry(const TreeWork& work, std::string_view id) {
    if (work.has({"countries", std::string(id)})) return std::nullopt;
    return Sentence("There is no country `{0}`.", id);
}
std::optional<Sentence> noSuchVariant(const TreeWork& work, std::string_view id) {
    if (work.has({"variants", std::string(id)})) return std::nullopt;
    return Sentence("There is no variant `{0}`.", id);
}

void ownPicture(TreeWork& work) {
    const Opened& opened = *work.draft().opened;
    if (opened.svg.bytes.empty() || opened.ownSvg) return;
    const Node* picture = work.draft().tree.find("picture");
    if (picture != nullptr && picture->find("file") != nullptr) return;
    const TreePath file{"picture", "file"};
    const auto now = work.at(file);
    if (now && now->isScalar() && now->text == opened.newSvgName) {
        // The base's picture has the same name: the entry alone makes it this file's own.
        work.copyDown(file);
        return;
    }
    work.set(file, Node::scalar(opened.newSvgName));
}

void setLabel(TreeWork& work, Label label, std::string before, std::string after) {
    ownPicture(work);
    work.steps().emplace_back(LabelSlot{label, std::move(before), std::move(after)});
}

void eraseMentions(TreeWork& work, Mention::Of of, std::string_view id) {
    std::set<TreePath, PathOrder> targets;
    for (const FoundMention& found : mentionsOf(work.whole(), work.draft().opened->game, of, id)) {
        TreePath target = goesWith(found);
        // One of two countries that contest a province: the other has it alone.
        const auto& path = found.path;
        const bool ofTwo = of == Mention::Of::country && found.mention->goes == 0 && !found.mention->key &&
                           path.size() > 2 && listPosition(path.back()).has_value() &&
                           (path[path.size() - 2] == "country" || path[path.size() - 3] == "membership");
        const TreePath list(path.begin(), path.end() - 1);
        const auto countries = ofTwo ? textsOf(work.at(list)) : std::vector<std::string>{};
        if (countries.size() == 2) {
            work.set(list, Node::scalar(countries[0] == id ? countries[1] : countries[0]));
            continue;
        }
        targets.insert(std::move(target));
    }
    for (auto target = targets.rbegin(); target != targets.rend(); ++target)
        work.erase(*target);
}

bool linked(const TreeWork& work, std::string_view a, std::string_view b) {
    return linkPosition(work, std::string(a), b) || linkPosition(work, std::string(b), a);
}

void link(TreeWork& work, const std::string& a, const std::string& b) {
    if (a != b && !linked(work, a, b)) work.insert({"provinces", a, "links"}, Node::scalar(b));
}

void unlink(TreeWork& work, const std::string& a, const std::string& b) {
    for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}})
        while (const auto position = linkPosition(work, from, to))
            work.erase({"provinces", from, "links", std::to_string(*position)});
}

std::vector<std::string> linksOf(const Node& whole, std::string_view id) {
    std::set<std::string> ends;
    const Node* provinces = whole.find("provinces");
    if (provinces == nullptr || !provinces->isMap()) return {};
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const Node* links = provinces->items[i].find("links");
        if (links == nullptr || !links->isList()) continue;
        for (const Node& entry : links->items) {
            if (provinces->keys[i].text == id) ends.emplace(endOf(entry));
            if (endOf(entry) == id) ends.insert(provinces->keys[i].text);
        }
    }
    ends.erase(std::string());
    ends.erase(std::string(id));
    return {ends.begin(), ends.end()};
}

void narrowPlayers(TreeWork& work, const TreePath& path, std::size_t seats) {
    const auto players = work.at(path);
    const auto texts = textsOf(players);
    if (texts.empty()) return;
    std::vector<Node> range;
    for (const std::string& text : texts) {
        std::size_t number = 0;
        for (const char c : text)
            if (c >= '0' && c <= '9' && number < 1000)
                number = number * 10 + static_cast<std::size_t>(c - '0');
        range.push_back(Node::scalar(std::to_string(std::min(number, seats))));
    }
    work.set(path, range.size() == 1 ? range.front() : Node::list(std::move(range)));
}

} // namespace marches::draft
