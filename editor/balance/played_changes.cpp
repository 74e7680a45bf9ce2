#include "editor/balance/played_changes.h"

#include "editor/words.h"
#include "engine/scenario/yaml.h"

#include <QCoreApplication>

#include <algorithm>
#include <charconv>
#include <optional>

namespace marches::editor {

namespace {

struct PlayedWords {
    Q_DECLARE_TR_FUNCTIONS(PlayedChanges)
};

std::vector<std::string> partsOf(const std::string& path) {
    std::vector<std::string> parts(1);
    for (const char byte : path)
        if (byte == '/')
            parts.emplace_back();
        else
            parts.back() += byte;
    return parts;
}

QString nameIn(const Node& now, const Node& before, const std::string& section, const std::string& id) {
    for (const Node* tree : {&now, &before})
        if (const Node* all = tree->find(section))
            if (const Node* entry = all->find(id)) return nameOf(entry, id);
    return text(id);
}

QString valueText(const Node& value) {
    if (value.isNull()) return PlayedWords::tr("nothing", "a value that is not there");
    if (value.isScalar()) return text(value.text);
    QStringList all;
    for (std::size_t i = 0; i < value.size(); ++i)
        all << (value.isMap() ? text(value.keys[i].text) + QLatin1Char(' ') : QString{}) +
                   valueText(value.items[i]);
    return all.join(QStringLiteral(", "));
}

QString wordsOf(const TreeDifference& difference, const Node& before, const Node& now) {
    const std::vector<std::string> parts = partsOf(difference.path);
    const auto province = [&](std::size_t at) { return nameIn(now, before, "provinces", parts[at]); };
    if (difference.kind == TreeDifference::Kind::link && parts.size() == 4) {
        const QString ends = QStringLiteral("%1–%2").arg(province(1), province(3));
        return difference.before.isNull() ? PlayedWords::tr("Link %1 new", "%1 two provinces").arg(ends)
               : difference.after.isNull()
                   ? PlayedWords::tr("Link %1 gone", "%1 two provinces").arg(ends)
                   : PlayedWords::tr("Link %1 of another kind", "%1 two provinces").arg(ends);
    }
    if (difference.kind == TreeDifference::Kind::province && parts.size() == 2)
        return difference.before.isNull() ? PlayedWords::tr("%1 new", "a province").arg(province(1))
                                          : PlayedWords::tr("%1 gone", "a province").arg(province(1));
    QStringList where;
    for (std::size_t i = 0; i < parts.size(); ++i) {
        const bool named = i == 1 && (parts[0] == "provinces" || parts[0] == "countries");
        if (i == 0 && parts.size() > 1 && (parts[0] == "provinces" || parts[0] == "countries")) continue;
        where << (named ? nameIn(now, before, parts[0], parts[1]) : text(parts[i]));
    }
    return QStringLiteral("%1: %2 → %3")
        .arg(where.join(QStringLiteral(", ")), valueText(difference.before), valueText(difference.after));
}

bool isPlayed(const TreeDifference& difference, const std::string& variant) {
    if (difference.kind == TreeDifference::Kind::text) return false;
    const std::vector<std::string> parts = partsOf(difference.path);
    for (const char* quiet : {"id", "format", "picture", "based-on", "texts", "solution"})
        if (parts.front() == quiet) return false;
    if (parts.front() == "countries" && parts.back() == "colour") return false;
    return parts.front() != "variants" || (parts.size() > 1 && parts[1] == variant);
}

std::optional<std::size_t> positionIn(const std::string& part, std::size_t size) {
    std::size_t at = 0;
    const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), at);
    if (error != std::errc{} || end != part.data() + part.size() || at >= size) return std::nullopt;
    return at;
}

/// Sets, or takes out by a null, the value at a path from `at` on.
void put(Node& node, const std::vector<std::string>& path, std::size_t at, const Node& value) {
    const bool last = at + 1 == path.size();
    if (node.isList()) {
        const auto position = positionIn(path[at], node.size());
        if (!position) return;
        Node item = node.items[*position];
        if (last)
            item = value;
        else
            put(item, path, at + 1, value);
        std::vector<Node> items(node.items.begin(), node.items.end());
        items[*position] = std::move(item);
        node.items = SharedList<Node>(std::move(items));
        return;
    }
    if (last && value.isNull()) return node.erase(path[at]);
    if (last) return node.set(path[at], value);
    const Node* there = node.find(path[at]);
    Node below = there != nullptr ? *there : Node::map();
    put(below, path, at + 1, value);
    node.set(path[at], std::move(below));
}

std::string targetOf(const Node& link) {
    const Node* to = link.isMap() ? link.find("to") : &link;
    return to == nullptr ? std::string{} : to->text;
}

/// Sets the links that `end` names without those to `other`; then with `add`, if it is one.
void putLink(Node& tree, const std::string& end, const std::string& other, const Node& add) {
    const Node* provinces = tree.find("provinces");
    const Node* entry = provinces != nullptr ? provinces->find(end) : nullptr;
    if (entry == nullptr) return;
    std::vector<Node> links;
    if (const Node* now = entry->find("links"))
        for (const Node& link : now->items)
            if (targetOf(link) != other) links.push_back(link);
    if (!add.isNull()) links.push_back(add);
    put(tree, {"provinces", end, "links"}, 0, Node::list(std::move(links)));
}

} // namespace

std::vector<PlayedChange> playedChanges(const Node& before, const Node& now, const std::string& variant) {
    std::vector<PlayedChange> changes;
    for (TreeDifference& difference : differencesOf(before, now))
        if (isPlayed(difference, variant)) {
            const QString words = wordsOf(difference, before, now);
            changes.push_back({std::move(difference), words});
        }
    return changes;
}

Node withTakenBack(Node now, const TreeDifference& difference) {
    const std::vector<std::string> parts = partsOf(difference.path);
    if (difference.kind != TreeDifference::Kind::link || parts.size() != 4) {
        put(now, parts, 0, difference.before);
        return now;
    }
    const std::string target = targetOf(difference.before);
    for (const auto& [end, other] : {std::pair(parts[1], parts[3]), std::pair(parts[3], parts[1])})
        putLink(now, end, other, target == other ? difference.before : Node{});
    return now;
}

ScenarioResult scenarioOfTree(const Node& tree, const std::filesystem::path& folder,
                              const ScenarioSources& sources) {
    return loadScenarioText(writeYaml(tree), "scenario.yaml", folder, sources);
}

} // namespace marches::editor
