#include "engine/draft/warriors/figures.h"

#include "engine/base/text.h"
#include "engine/draft/node_edit.h"
#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <array>

namespace marches::draft::warriors {
namespace {

constexpr int levels = 7;

/// A kind of figure: its path, where '#' stands for a position or number and '*' for any key.
struct Kind {
    std::string_view path;
    int least;
    int most;
    Sentence (*name)(std::string_view what);
};

Sentence resourceTitle(std::string_view resource) {
    if (resource == "food") return Sentence("Food");
    if (resource == "product") return Sentence("Product");
    if (resource == "weapon") return Sentence("Weapon");
    return Sentence("Gold");
}

Sentence unitTitle(std::string_view unit) {
    if (unit == "infantry") return Sentence("Infantry");
    if (unit == "archer") return Sentence("Archer");
    if (unit == "cavalry") return Sentence("Cavalry");
    if (unit == "princess") return Sentence("Princess");
    return Sentence("Fort");
}

Sentence provinceTitle(std::string_view type) {
    if (type == "capital") return Sentence("Victory Points of a Capital");
    if (type == "trade-center") return Sentence("Victory Points of a Trade Center");
    if (type == "contested") return Sentence("Victory Points of a contested province");
    return Sentence("Victory Points of a common province");
}

Sentence thresholdTitle(std::string_view players) {
    if (players == "2v2") return Sentence("Victory Points to win, 2 against 2");
    if (players == "3v3") return Sentence("Victory Points to win, 3 against 3");
    if (players == "2v2v2") return Sentence("Victory Points to win, three pairs");
    return Sentence("Victory Points to win, {0} players", players);
}

#define MARCHES_FIGURE(text) [](std::string_view) { return Sentence(text); }
#define MARCHES_FIGURE_OF(text, of) [](std::string_view what) { return Sentence(text, of(what)); }

constexpr std::array kinds{
    Kind{"play-mat/*/spaces/#", 1, 12, MARCHES_FIGURE_OF("Tokens to step up in {0}", pathTitle)},
    Kind{"play-mat/production/food/#", 0, 20, MARCHES_FIGURE("Food a symbol")},
    Kind{"play-mat/production/product/#", 0, 20, MARCHES_FIGURE("Products a symbol")},
    Kind{"play-mat/trade/bank-rate/#", 1, 99, MARCHES_FIGURE("The bank takes, for 1")},
    Kind{"play-mat/trade/routes/#", 0, 5, MARCHES_FIGURE("Trade Routes")},
    Kind{"play-mat/military/weapon/#", 0, 20, MARCHES_FIGURE("Weapons a symbol")},
    Kind{"play-mat/military/action-points/#", 1, 20, MARCHES_FIGURE("Action Points")},
    Kind{"units/*/power", 0, 99, MARCHES_FIGURE_OF("Power of {0}", unitTitle)},
    Kind{"units/*/toughness", 1, 99, MARCHES_FIGURE_OF("Toughness of {0}", unitTitle)},
    Kind{"units/*/feed", 0, 99, MARCHES_FIGURE_OF("Food that {0} eats", unitTitle)},
    Kind{"units/*/kill-vp", 0, 99, MARCHES_FIGURE_OF("Victory Points for killing {0}", unitTitle)},
    Kind{"units/fort/vp", 0, 99, MARCHES_FIGURE("Victory Points of a Fort that stands")},
    Kind{"units/*/cost/*", 0, 999, MARCHES_FIGURE_OF("Cost of {0}", unitTitle)},
    Kind{"barbarians/strength/#", 1, 99, MARCHES_FIGURE("Strength of Barbarians")},
    Kind{"barbarians/kill-vp", 0, 99, MARCHES_FIGURE("Victory Points for killing Barbarians")},
    Kind{"prices/promotion", 0, 999, MARCHES_FIGURE("Products that a promotion costs")},
    Kind{"prices/vp", 1, 999, MARCHES_FIGURE("Gold that a Victory Point costs")},
    Kind{"prices/master-trader", 0, 999, MARCHES_FIGURE("Gold that an Action of Master Trader costs")},
    Kind{"rules/turns", 1, 30, MARCHES_FIGURE("Turns of the game")},
    Kind{"rules/cap", 1, 999, MARCHES_FIGURE("Most that is kept of a resource")},
    Kind{"rules/offers", 1, 99, MARCHES_FIGURE("Offers to a partner in a phase")},
    Kind{"rules/war-turns", 1, 30, MARCHES_FIGURE("Turns that a war lasts")},
    Kind{"rules/forts-per-province", 1, 8, MARCHES_FIGURE("Forts in a province")},
    Kind{"rules/master-trader-actions", 0, 9, MARCHES_FIGURE("Actions that Master Trader buys")},
    Kind{"setup/resources/*", 0, 999, MARCHES_FIGURE_OF("{0} at the beginning", resourceTitle)},
    Kind{"setup/tokens", 0, 99, MARCHES_FIGURE("Tokens at the beginning")},
    Kind{"setup/forts", 0, 8, MARCHES_FIGURE("Forts at the beginning")},
    Kind{"setup/princesses", 0, 4, MARCHES_FIGURE("Princesses at the beginning")},
    Kind{"victory/provinces/*", 0, 99, [](std::string_view what) { return provinceTitle(what); }},
    Kind{"victory/leader", 0, 99, MARCHES_FIGURE("Victory Points of a leader")},
    Kind{"victory/unification/#", 0, 99, MARCHES_FIGURE("Actions of a Unification")},
    Kind{"victory/threshold/*", 1, 999, [](std::string_view what) { return thresholdTitle(what); }},
    Kind{"route-income/#/*", 0, 1, MARCHES_FIGURE_OF("{0} of an unused Trade Route", resourceTitle)},
};
#undef MARCHES_FIGURE
#undef MARCHES_FIGURE_OF

/// Whether a path is of the kind; `what` becomes the key that '*' stands for, the first one.
bool isOf(std::string_view kind, const TreePath& path, std::string_view& what) {
    std::size_t at = 0;
    for (std::size_t from = 0; from <= kind.size(); ++at) {
        const std::size_t end = std::min(kind.find('/', from), kind.size());
        const std::string_view part = kind.substr(from, end - from);
        if (at >= path.size()) return false;
        if (part == "*") {
            if (what.empty()) what = path[at];
        } else if (part == "#") {
            if (!listPosition(path[at])) return false;
        } else if (part != path[at]) {
            return false;
        }
        from = end + 1;
    }
    return at == path.size();
}

/// The setup's limits depend on other figures, as in the game's reader.
void narrow(FigureFact& fact, const TreePath& path, const Node& tree) {
    if (path[0] != "setup") return;
    if (path[1] == "forts")
        fact.most = std::max(1, figureIn(tree, {"rules", "forts-per-province"}).value_or(1));
    if (path[1] != "tokens") return;
    int spaces = 0;
    for (const char* track : {"production", "trade", "military"})
        for (int level = 0; level < levels; ++level)
            spaces += figureIn(tree, {"play-mat", track, "spaces", std::to_string(level)}).value_or(0);
    fact.most = std::clamp(spaces, 3, 99);
}

std::optional<int> numberOf(const Node& node) {
    const auto number = node.isScalar() && !node.quoted ? wholeNumber(node.text, 1'000'000) : std::nullopt;
    return number ? std::optional(static_cast<int>(*number)) : std::nullopt;
}

} // namespace

Sentence pathTitle(std::string_view path) {
    if (path == "production") return Sentence("Production");
    if (path == "trade") return Sentence("Trade");
    return Sentence("Military");
}

std::string levelNumeral(int level) {
    constexpr std::array<std::string_view, levels> numerals{"I", "II", "III", "IV", "V", "VI", "VII"};
    return level >= 1 && level <= levels ? std::string(numerals[static_cast<std::size_t>(level) - 1])
                                         : std::to_string(level);
}

std::optional<FigureFact> figureFact(const TreePath& path, const Node& tree) {
    for (const Kind& kind : kinds) {
        std::string_view what;
        if (!isOf(kind.path, path, what)) continue;
        FigureFact fact{kind.name(what), kind.least, kind.most};
        if (path[0] == "play-mat") {
            const int level = static_cast<int>(*listPosition(path[3])) + 1;
            if (level > levels) return std::nullopt;
            if (path[2] == "spaces" && level == 1) fact.least = fact.most = 0;
            fact.name = Sentence("{0}, level {1}", std::move(fact.name), levelNumeral(level));
        } else if (path[0] == "units" && path.size() == 4) {
            fact.name = Sentence("{0}, {1}", std::move(fact.name), resourceTitle(path[3]));
        } else if (path[0] == "barbarians" && path.size() == 3) {
            fact.name = Sentence("{0} from turn {1}", std::move(fact.name), path[2]);
        } else if (path[1] == "unification") {
            fact.name = Sentence("{0}, {1} provinces", std::move(fact.name), path[2]);
        } else if (path[0] == "route-income") {
            fact.name = Sentence("{0}, no. {1}", std::move(fact.name), *listPosition(path[1]) + 1);
        }
        narrow(fact, path, tree);
        return fact;
    }
    return std::nullopt;
}

std::optional<int> figureIn(const Node& tree, const TreePath& path) {
    if (path.size() == 3 && path[0] == "route-income") {
        const Node* choices = find(tree, {path[0], path[1]});
        if (choices == nullptr || !choices->isList()) return 0;
        return std::any_of(choices->items.begin(), choices->items.end(),
                           [&](const Node& item) { return item.text == path[2]; })
                   ? 1
                   : 0;
    }
    if (const Node* node = find(tree, path); node != nullptr && !node->isNull()) return numberOf(*node);
    const bool mayLack = (path.size() == 4 && path[2] == "cost") || (path.size() == 3 && path[0] == "setup");
    return mayLack ? std::optional(0) : std::nullopt;
}

std::optional<AbilityPlace> abilityIn(const Node& tree, std::string_view ability) {
    for (const char* track : {"production", "trade", "military"}) {
        const Node* node = find(tree, {"play-mat", track, "abilities", std::string(ability)});
        const auto level = node == nullptr ? std::nullopt : numberOf(*node);
        if (level && *level >= 1 && *level <= levels) return AbilityPlace{track, *level};
    }
    return std::nullopt;
}

const std::vector<std::string>& abilityIds() {
    static const std::vector<std::string> ids{
        "build-infantry", "build-archer", "build-cavalry", "masonry",   "reinforce",
        "production-tax", "university",   "merchant",      "trade-tax", "master-trader",
        "monopoly",       "commander",    "double-strike", "pillaging", "warlord"};
    return ids;
}

Sentence abilityTitle(std::string_view ability) {
    if (ability == "build-infantry") return Sentence("Build Infantry");
    if (ability == "build-archer") return Sentence("Build Archers");
    if (ability == "build-cavalry") return Sentence("Build Cavalry");
    if (ability == "masonry") return Sentence("Masonry");
    if (ability == "reinforce") return Sentence("Reinforce");
    if (ability == "production-tax") return Sentence("Production Tax");
    if (ability == "university") return Sentence("University");
    if (ability == "merchant") return Sentence("Merchant");
    if (ability == "trade-tax") return Sentence("Trade Tax");
    if (ability == "master-trader") return Sentence("Master Trader");
    if (ability == "monopoly") return Sentence("Monopoly");
    if (ability == "commander") return Sentence("Commander");
    if (ability == "double-strike") return Sentence("Double Strike");
    if (ability == "pillaging") return Sentence("Pillaging");
    return Sentence("Warlord");
}

std::vector<int> barbarianTurns(const Node& tree) {
    std::vector<int> turns;
    const Node* strength = find(tree, {"barbarians", "strength"});
    if (strength == nullptr || !strength->isMap()) return turns;
    for (std::size_t i = 0; i < strength->size(); ++i)
        if (const auto turn = wholeNumber(strength->keys[i].text, 99);
            turn && *turn > 0 && !strength->items[i].isNull())
            turns.push_back(static_cast<int>(*turn));
    std::sort(turns.begin(), turns.end());
    return turns;
}

Node treeOf(const Node& whole, const std::string& variant) {
    if (variant.empty()) return whole;
    const Node* over = find(whole, {"variants", variant});
    return over == nullptr || !over->isMap() ? whole : merged(whole, *over);
}

Node figureModel(const Draft& draft) {
    const Opened& opened = *draft.opened;
    if (opened.base.isMap()) return opened.base;
    if (opened.sources.bundled.empty()) return {};
    auto read = loadScenario(opened.sources.bundled / "western-europe.yaml", opened.sources);
    return read.scenario ? std::move(read.scenario->tree) : Node{};
}

} // namespace marches::draft::warriors
