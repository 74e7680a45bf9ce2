#include "engine/draft/warriors/edits_figures.h"

#include "engine/draft/command_parts.h"
#include "engine/draft/edits_variant.h"
#include "engine/draft/node_edit.h"

#include <algorithm>

namespace marches::draft::warriors {
namespace {

constexpr int mostRoutes = 5;
constexpr int mostSteps = 99;

/// A value that is written at a place outside lists; nothing: what is there goes.
struct Put {
    TreePath path;
    std::optional<Node> value;
};

/// Takes the maps around a value that is gone out of the file, where nothing else stands in them and the base
/// has them too.
void dropEmptied(TreeWork& work, TreePath path) {
    const Node& base = work.draft().opened->base;
    for (path.pop_back(); !path.empty(); path.pop_back()) {
        const Node* own = find(work.own(), path);
        const bool inherited = base.isMap() && find(base, path) != nullptr;
        if (own == nullptr || !inherited || !own->isMap() || own->size() != 0) return;
        work.drop(path);
    }
}

void putInScenario(TreeWork& work, const Put& put) {
    const Node& base = work.draft().opened->base;
    const Node* below = base.isMap() ? find(base, put.path) : nullptr;
    if (put.value)
        work.set(put.path, *put.value);
    else
        work.erase(put.path);
    const bool asBelow = below != nullptr && put.value && sameContent(*below, *put.value);
    if (asBelow) work.drop(put.path);
    if (asBelow || (below == nullptr && !put.value)) dropEmptied(work, put.path);
}

Answer putAll(const Draft& draft, const std::string& variant, const std::vector<Put>& puts, Sentence name,
              std::string key) {
    if (variant.empty()) {
        TreeWork work(draft);
        for (const Put& put : puts)
            putInScenario(work, put);
        return finished(std::move(work), std::move(name), std::move(key));
    }
    Draft now = draft;
    Change all;
    for (const Put& put : puts) {
        const Node tree = treeOf(wholeTree(now), variant);
        const Node* there = find(tree, put.path);
        const bool none = there == nullptr || there->isNull();
        if (put.value ? !none && sameContent(*there, *put.value) : none) continue;
        auto change = setInVariant(now, variant, put.path, put.value.value_or(Node{}));
        if (!change) return change;
        if (!apply(now, *change)) return unexpected(Sentence("Nothing changes by this."));
        all = joined(all, *change);
    }
    if (all.empty()) return unexpected(Sentence("Nothing changes by this."));
    all.name = Sentence("{0}: {1}", shownName(TreeWork(draft), "variants", variant), std::move(name));
    all.mergeKey = std::move(key);
    return all;
}

Node figureNode(int value) {
    return Node::scalar(std::to_string(value));
}

std::string keyOfFigure(const std::string& variant, const TreePath& path) {
    return "figure " + variant + ' ' + written(path);
}

Sentence outOfRange(const FigureFact& fact) {
    if (fact.least == fact.most) return Sentence("Level I needs no token: its figure is 0.");
    return Sentence("Give a number from {0} to {1}.", fact.least, fact.most);
}

/// The list that holds the figure with the figure in it.
Node listWith(const Node& tree, const TreePath& list, std::size_t at, int value) {
    const Node* there = find(tree, list);
    Node all = there != nullptr && there->isList() ? *there : Node::list();
    while (all.size() <= at) {
        TreePath missing = list;
        missing.push_back(std::to_string(all.size()));
        const auto fact = figureFact(missing, tree);
        insertItem(all, all.size(), figureNode(fact ? fact->least : 0));
    }
    childAt(all, at) = figureNode(value);
    return all;
}

/// What unused routes yield, with a resource of one of them in or out; nothing where none yields anything.
std::optional<Node> incomeWith(const Node& tree, std::size_t route, const std::string& resource, bool in) {
    const Node* there = find(tree, {"route-income"});
    Node all = there != nullptr && there->isList() ? *there : Node::list();
    while (all.size() <= route)
        insertItem(all, all.size(), Node::list());
    if (!all.items[route].isList()) childAt(all, route) = Node::list();
    Node& choices = childAt(all, route);
    for (std::size_t i = choices.size(); i-- > 0;)
        if (choices.items[i].text == resource) eraseAt(choices, i);
    if (in) insertItem(choices, choices.size(), Node::scalar(resource));
    while (all.size() > 0 && all.items[all.size() - 1].size() == 0)
        eraseAt(all, all.size() - 1);
    return all.size() == 0 ? std::nullopt : std::optional(std::move(all));
}

/// What is written for a figure.
Put putOf(const Draft& draft, const std::string& variant, const Node& tree, const TreePath& path, int value) {
    if (path[0] == "route-income")
        return {{path[0]}, incomeWith(tree, *listPosition(path[1]), path[2], value != 0)};
    if (path[0] == "play-mat" || path[1] == "unification") {
        const TreePath list(path.begin(), path.end() - 1);
        return {list, listWith(tree, list, *listPosition(path.back()), value)};
    }
    // A resource that is left out is 0.
    const bool mayLack = (path.size() == 4 && path[2] == "cost") || (path.size() == 3 && path[0] == "setup");
    if (mayLack && value == 0) {
        const Node below = variant.empty() ? draft.opened->base : wholeTree(draft);
        if (!below.isMap() || find(below, path) == nullptr) return {path, std::nullopt};
    }
    return {path, figureNode(value)};
}

/// All strengths of Barbarians as the model has them.
Answer strengthsAsIn(const Draft& draft, const std::string& variant, const Node& model) {
    const TreePath table{"barbarians", "strength"};
    const Node* wanted = find(model, table);
    if (wanted == nullptr || !wanted->isMap()) return unexpected(Sentence("There is no such figure."));
    const Node tree = treeOf(wholeTree(draft), variant);
    std::vector<Put> puts;
    if (const Node* now = find(tree, table); now != nullptr && now->isMap())
        for (const Node::Key& key : now->keys)
            if (wanted->find(key.text) == nullptr)
                puts.push_back({{table[0], table[1], key.text}, std::nullopt});
    for (std::size_t i = 0; i < wanted->size(); ++i)
        puts.push_back({{table[0], table[1], wanted->keys[i].text}, wanted->items[i]});
    return putAll(draft, variant, puts, Sentence("Strength of Barbarians as before"), {});
}

} // namespace

Expected<Change, Sentence> setFigure(const Draft& draft, const std::string& variant, const TreePath& path,
                                     int value) {
    const Node tree = treeOf(wholeTree(draft), variant);
    const auto fact = figureFact(path, tree);
    if (!fact) return unexpected(Sentence("There is no such figure."));
    if (value < fact->least || value > fact->most) return unexpected(outOfRange(*fact));
    if (path[0] == "route-income" && *listPosition(path[1]) >= mostRoutes)
        return unexpected(Sentence("There are no more than {0} Trade Routes.", mostRoutes));
    return putAll(draft, variant, {putOf(draft, variant, tree, path, value)},
                  Sentence("{0}: {1}", fact->name, value), keyOfFigure(variant, path));
}

Expected<Change, Sentence> moveAbility(const Draft& draft, const std::string& variant,
                                       const std::string& ability, const AbilityPlace& to) {
    const auto& all = abilityIds();
    if (std::find(all.begin(), all.end(), ability) == all.end())
        return unexpected(Sentence("There is no ability `{0}`.", ability));
    if (to.level < 1 || to.level > 7) return unexpected(Sentence("Give a number from {0} to {1}.", 1, 7));
    const Node tree = treeOf(wholeTree(draft), variant);
    std::vector<Put> puts;
    for (const char* track : {"production", "trade", "military"})
        if (track != to.path && find(tree, {"play-mat", track, "abilities", ability}) != nullptr)
            puts.push_back({{"play-mat", track, "abilities", ability}, std::nullopt});
    puts.push_back({{"play-mat", to.path, "abilities", ability}, figureNode(to.level)});
    return putAll(
        draft, variant, puts,
        Sentence("{0}: {1}, level {2}", abilityTitle(ability), pathTitle(to.path), levelNumeral(to.level)),
        "ability " + variant + ' ' + ability);
}

Expected<Change, Sentence> setBarbarianTurn(const Draft& draft, const std::string& variant, int from,
                                            int to) {
    const Node tree = treeOf(wholeTree(draft), variant);
    const TreePath table{"barbarians", "strength"};
    const std::vector<int> turns = barbarianTurns(tree);
    if (std::find(turns.begin(), turns.end(), from) == turns.end())
        return unexpected(Sentence("There is no such figure."));
    if (from == turns.front()) return unexpected(Sentence("The first strength counts from turn 1 on."));
    if (to < 2 || to > mostSteps) return unexpected(Sentence("Give a number from {0} to {1}.", 2, mostSteps));
    if (to != from && std::find(turns.begin(), turns.end(), to) != turns.end())
        return unexpected(Sentence("Turn {0} has a strength of its own.", to));
    const TreePath old{table[0], table[1], std::to_string(from)};
    const TreePath fresh{table[0], table[1], std::to_string(to)};
    Sentence name("Barbarians: the strength of turn {0} from turn {1} on", from, to);
    if (to == from) return unexpected(Sentence("Nothing changes by this."));
    const std::string key = "barbarian turn " + variant;
    if (!variant.empty() || draft.opened->base.isMap())
        return putAll(draft, variant, {{old, std::nullopt}, {fresh, *find(tree, old)}}, std::move(name), key);
    TreeWork work(draft);
    work.renameKey(old, fresh.back());
    return finished(std::move(work), std::move(name), key);
}

Expected<Change, Sentence> addFigure(const Draft& draft, const std::string& variant, const TreePath& table) {
    const Node tree = treeOf(wholeTree(draft), variant);
    TreePath path = table;
    int last = 0;
    if (table == TreePath{"victory", "unification"}) {
        const Node* list = find(tree, table);
        const std::size_t size = list != nullptr && list->isList() ? list->size() : 0;
        if (size >= mostSteps) return unexpected(Sentence("There are more than 99 figures."));
        path.push_back(std::to_string(size));
        if (size > 0) last = figureIn(tree, {table[0], table[1], std::to_string(size - 1)}).value_or(0);
    } else {
        const std::vector<int> turns = barbarianTurns(tree);
        const int turn = turns.empty() ? 1 : turns.back() + 1;
        if (turn > mostSteps) return unexpected(Sentence("Give a number from {0} to {1}.", 2, mostSteps));
        path.push_back(std::to_string(turn));
        last = turns.empty() ? 1
                             : figureIn(tree, {table[0], table[1], std::to_string(turns.back())}).value_or(1);
    }
    auto change = setFigure(draft, variant, path, last);
    if (change) change->mergeKey.clear();
    return change;
}

Expected<Change, Sentence> removeFigure(const Draft& draft, const std::string& variant,
                                        const TreePath& path) {
    const Node tree = treeOf(wholeTree(draft), variant);
    const auto fact = figureFact(path, tree);
    const TreePath table(path.begin(), path.end() - 1);
    Node list = find(tree, table) == nullptr ? Node{} : *find(tree, table);
    if (!fact || find(tree, path) == nullptr || list.size() < 2)
        return unexpected(Sentence("This figure can't be taken away."));
    Sentence name("{0}: taken away", fact->name);
    if (table == TreePath{"barbarians", "strength"}) {
        if (path.back() == "1") return unexpected(Sentence("The first strength counts from turn 1 on."));
        return putAll(draft, variant, {{path, std::nullopt}}, std::move(name), {});
    }
    if (table != TreePath{"victory", "unification"})
        return unexpected(Sentence("This figure can't be taken away."));
    if (path.back() != std::to_string(list.size() - 1))
        return unexpected(Sentence("Only the last figure can be taken away."));
    eraseAt(list, list.size() - 1);
    return putAll(draft, variant, {{table, std::move(list)}}, std::move(name), {});
}

Expected<Change, Sentence> figureAsIn(const Draft& draft, const std::string& variant, const TreePath& path,
                                      const Node& model) {
    if (path.size() == 4 && path[2] == "abilities") {
        const auto to = abilityIn(model, path[3]);
        if (!to) return unexpected(Sentence("There is no such figure."));
        return moveAbility(draft, variant, path[3], *to);
    }
    if (path.size() == 3 && path[0] == "barbarians") return strengthsAsIn(draft, variant, model);
    if (const auto value = figureIn(model, path)) return setFigure(draft, variant, path, *value);
    return removeFigure(draft, variant, path);
}

} // namespace marches::draft::warriors
