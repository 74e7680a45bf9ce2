#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <charconv>

namespace marches::warriors {
namespace {

constexpr std::array<std::string_view, 4> resourceWords{"food", "product", "weapon", "gold"};
constexpr std::array<std::string_view, 5> unitWords{"infantry", "archer", "cavalry", "princess", "fort"};
constexpr std::array<std::string_view, 3> pathWords{"production", "trade", "military"};
constexpr std::array<std::string_view, abilityCount> abilityWords{
    "build-infantry", "build-archer", "build-cavalry", "masonry",   "reinforce",
    "production-tax", "university",   "merchant",      "trade-tax", "master-trader",
    "monopoly",       "commander",    "double-strike", "pillaging", "warlord"};

template <class T>
T narrow(int value) {
    return static_cast<T>(value);
}

/// Returns a child map that must be there; null after a finding.
const Node* section(NodeReader& reader, const Node& map, std::string_view key,
                    std::initializer_list<std::string_view> keys) {
    const Node* node = reader.need(map, key);
    if (node == nullptr || !reader.isMap(*node)) return nullptr;
    reader.knownKeys(*node, keys);
    return node;
}

Resources readResources(NodeReader& reader, const Node* node) {
    Resources resources;
    if (node == nullptr || !reader.isMap(*node)) return resources;
    reader.knownKeys(*node, resourceWords);
    for (const Resource resource : allResources)
        resources[resource] =
            reader.integerIn(*node, resourceWords[static_cast<std::size_t>(resource)], 0, mostResources, 0);
    return resources;
}

/// Reads seven figures, one for each level.
std::array<std::uint8_t, levelCount> readLevels(NodeReader& reader, const Node& map, std::string_view key,
                                                int min, int max) {
    std::array<std::uint8_t, levelCount> levels{};
    const Node* node = reader.need(map, key);
    if (node == nullptr || !reader.isList(*node)) return levels;
    if (node->size() != levelCount)
        reader.error(
            *node, node->size() < levelCount ? "short-table" : "long-table",
            Sentence("Here must stand {0} figures, one a level; there are {1}.", levelCount, node->size()));
    for (std::size_t i = 0; i < std::min(node->size(), levelCount); ++i)
        levels[i] = narrow<std::uint8_t>(reader.integer(node->items[i], min, max).value_or(min));
    return levels;
}

std::array<std::uint8_t, levelCount> readSpaces(NodeReader& reader, const Node& path) {
    auto spaces = readLevels(reader, path, "spaces", 0, 12);
    if (const Node* node = path.find("spaces");
        node != nullptr && node->isList() && node->size() == levelCount) {
        if (spaces[0] != 0)
            reader.error(node->items[0], "level-spaces",
                         Sentence("Level I needs no token: its figure is 0."));
        for (std::size_t i = 1; i < levelCount; ++i)
            if (spaces[i] == 0)
                reader.error(node->items[i], "level-spaces",
                             Sentence("Each level above I needs at least one token."));
    }
    return spaces;
}

void readAbilities(NodeReader& reader, const Node& pathNode, Path path, PlayMat& mat,
                   std::array<bool, abilityCount>& seen) {
    const Node* node = reader.need(pathNode, "abilities");
    if (node == nullptr || !reader.isMap(*node)) return;
    reader.knownKeys(*node, abilityWords);
    for (std::size_t i = 0; i < node->size(); ++i) {
        const auto found = std::find(abilityWords.begin(), abilityWords.end(), node->keys[i].text);
        if (found == abilityWords.end()) continue;
        const auto ability = static_cast<std::size_t>(found - abilityWords.begin());
        if (seen[ability])
            reader.error(node->keyPlace(i), "duplicate-ability",
                         Sentence("`{0}` stands on two paths; keep one.", *found));
        seen[ability] = true;
        mat.abilities[ability] = {
            path, narrow<std::uint8_t>(reader.integer(node->items[i], 1, levelCount).value_or(1))};
    }
}

PlayMat readPlayMat(NodeReader& reader, const Node& tree) {
    PlayMat mat;
    const Node* node = section(reader, tree, "play-mat", {pathWords[0], pathWords[1], pathWords[2]});
    if (node == nullptr) return mat;
    std::array<bool, abilityCount> seen{};
    const auto common = [&](const Node& pathNode, Path path) {
        mat.spaces[static_cast<std::size_t>(path)] = readSpaces(reader, pathNode);
        readAbilities(reader, pathNode, path, mat, seen);
    };
    if (const Node* path = section(reader, *node, "production", {"spaces", "food", "product", "abilities"})) {
        common(*path, Path::production);
        mat.food = readLevels(reader, *path, "food", 0, 20);
        mat.product = readLevels(reader, *path, "product", 0, 20);
    }
    if (const Node* path = section(reader, *node, "trade", {"spaces", "bank-rate", "routes", "abilities"})) {
        common(*path, Path::trade);
        mat.bankRate = readLevels(reader, *path, "bank-rate", 1, 99);
        mat.routes = readLevels(reader, *path, "routes", 0, 5);
    }
    if (const Node* path =
            section(reader, *node, "military", {"spaces", "weapon", "action-points", "abilities"})) {
        common(*path, Path::military);
        mat.weapon = readLevels(reader, *path, "weapon", 0, 20);
        mat.actionPoints = readLevels(reader, *path, "action-points", 1, 20);
    }
    sumSpaces(mat);
    for (std::size_t i = 0; i < abilityCount; ++i)
        if (!seen[i])
            reader.error(*node, "missing-ability",
                         Sentence("The ability `{0}` stands on no path.", abilityWords[i]));
    return mat;
}

void readUnits(NodeReader& reader, const Node& tree, Tables& tables) {
    const Node* units = section(reader, tree, "units",
                                {unitWords[0], unitWords[1], unitWords[2], unitWords[3], unitWords[4]});
    if (units == nullptr) return;
    for (const UnitKind kind : allUnitKinds) {
        const auto i = static_cast<std::size_t>(kind);
        const bool army = i < armyKinds.size();
        const bool built = kind != UnitKind::princess;
        const Node* unit = reader.need(*units, unitWords[i]);
        if (unit == nullptr || !reader.isMap(*unit)) continue;
        if (army)
            reader.knownKeys(*unit, {"power", "toughness", "feed", "cost", "kill-vp"});
        else if (built)
            reader.knownKeys(*unit, {"power", "toughness", "cost", "vp", "kill-vp"});
        else
            reader.knownKeys(*unit, {"power", "toughness", "kill-vp"});
        tables.power[i] = narrow<std::uint8_t>(reader.integerNeeded(*unit, "power", 0, 99));
        tables.toughness[i] = narrow<std::uint8_t>(reader.integerNeeded(*unit, "toughness", 1, 99));
        tables.killVp[i] = narrow<std::uint8_t>(reader.integerNeeded(*unit, "kill-vp", 0, 99));
        if (army) tables.feed[i] = narrow<std::uint8_t>(reader.integerNeeded(*unit, "feed", 0, 99));
        if (built) tables.cost[i] = readResources(reader, reader.need(*unit, "cost"));
        if (kind == UnitKind::fort)
            tables.fortVp = narrow<std::uint8_t>(reader.integerNeeded(*unit, "vp", 0, 99));
        const Node* toughness = unit->find("toughness");
        if (army && i > 0 && toughness != nullptr && tables.toughness[i] < tables.toughness[i - 1])
            reader.error(*toughness, "lower-toughness",
                         Sentence("{0} is below the {1} of `{2}`; a promoted army keeps its damage.",
                                  tables.toughness[i], tables.toughness[i - 1], unitWords[i - 1]));
    }
}

/// Returns a key of a map as a number from 1 to 99; 0 if it is none.
int numberKey(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    const bool whole = error == std::errc{} && end == text.data() + text.size() && text.front() != '0' &&
                       text.front() != '-';
    return whole && value <= 99 ? value : 0;
}

void readBarbarians(NodeReader& reader, const Node& tree, Tables& tables) {
    const Node* node = section(reader, tree, "barbarians", {"strength", "kill-vp"});
    if (node == nullptr) return;
    tables.barbarianKillVp = narrow<std::uint8_t>(reader.integerNeeded(*node, "kill-vp", 0, 99));
    const Node* strength = reader.need(*node, "strength");
    if (strength == nullptr || !reader.isMap(*strength)) return;
    for (std::size_t i = 0; i < strength->size(); ++i) {
        const int turn = numberKey(strength->keys[i].text);
        if (turn == 0) {
            reader.error(strength->keyPlace(i), "turn-row",
                         Sentence("Here must stand turns: {1: 1, 4: 2, 8: 3}."));
            continue;
        }
        const int value = reader.integer(strength->items[i], 1, 99).value_or(1);
        tables.barbarians.push_back({narrow<std::uint8_t>(turn), narrow<std::uint8_t>(value)});
    }
    std::sort(tables.barbarians.begin(), tables.barbarians.end(),
              [](const BarbarianStrength& a, const BarbarianStrength& b) { return a.fromTurn < b.fromTurn; });
    if (tables.barbarians.empty() || tables.barbarians.front().fromTurn != 1)
        reader.error(*strength, "turn-row", Sentence("Give the strength from turn 1 on: {1: 1}."));
}

void readPricesAndRules(NodeReader& reader, const Node& tree, Tables& tables) {
    if (const Node* prices = section(reader, tree, "prices", {"promotion", "vp", "master-trader"})) {
        tables.promotionProducts = reader.integerNeeded(*prices, "promotion", 0, mostResources);
        tables.vpPrice = reader.integerNeeded(*prices, "vp", 1, mostResources);
        tables.masterTraderPrice = reader.integerNeeded(*prices, "master-trader", 0, mostResources);
    }
    if (const Node* rules =
            section(reader, tree, "rules",
                    {"turns", "cap", "offers", "war-turns", "forts-per-province", "master-trader-actions"})) {
        tables.turnLimit = narrow<std::uint8_t>(reader.integerNeeded(*rules, "turns", 1, 30));
        tables.cap = reader.integerNeeded(*rules, "cap", 1, mostResources);
        tables.offerLimit = narrow<std::uint8_t>(reader.integerNeeded(*rules, "offers", 1, 99));
        tables.warTurns = narrow<std::uint8_t>(reader.integerNeeded(*rules, "war-turns", 1, 30));
        tables.fortsPerProvince =
            narrow<std::uint8_t>(reader.integerNeeded(*rules, "forts-per-province", 1, 8));
        tables.masterTraderActions =
            narrow<std::uint8_t>(reader.integerNeeded(*rules, "master-trader-actions", 0, 9));
    }
}

void readSetup(NodeReader& reader, const Node& tree, Tables& tables) {
    const Node* setup = section(reader, tree, "setup", {"resources", "tokens", "forts", "princesses"});
    if (setup == nullptr) return;
    tables.startResources = readResources(reader, reader.need(*setup, "resources"));
    int spaces = 0;
    for (const auto& path : tables.playMat.spaces)
        for (const int count : path)
            spaces += count;
    tables.startTokens =
        narrow<std::uint8_t>(reader.integerNeeded(*setup, "tokens", 0, std::clamp(spaces, 3, 99)));
    tables.startForts = narrow<std::uint8_t>(
        reader.integerNeeded(*setup, "forts", 0, std::max<int>(1, tables.fortsPerProvince)));
    tables.startPrincesses = narrow<std::uint8_t>(reader.integerNeeded(*setup, "princesses", 0, 4));
}

void readVictory(NodeReader& reader, const Node& tree, Tables& tables) {
    const Node* victory =
        section(reader, tree, "victory", {"provinces", "leader", "unification", "threshold"});
    if (victory == nullptr) return;
    tables.leaderVp = narrow<std::uint8_t>(reader.integerNeeded(*victory, "leader", 0, 99));
    constexpr std::array<std::string_view, 4> types{"common", "contested", "trade-center", "capital"};
    if (const Node* provinces =
            section(reader, *victory, "provinces", {types[0], types[1], types[2], types[3]}))
        for (std::size_t i = 0; i < types.size(); ++i)
            tables.provinceVp[i] = narrow<std::uint8_t>(reader.integerNeeded(*provinces, types[i], 0, 99));
    if (const Node* awards = reader.need(*victory, "unification");
        awards != nullptr && reader.isList(*awards)) {
        if (awards->size() == 0)
            reader.error(*awards, "short-table",
                         Sentence("Give the Actions for 0, 1, 2 ... provinces held."));
        if (awards->size() > 99)
            reader.error(*awards, "long-table", Sentence("There are more than 99 figures."));
        for (std::size_t i = 0; i < std::min<std::size_t>(awards->size(), 99); ++i)
            tables.unification.push_back(
                narrow<std::uint8_t>(reader.integer(awards->items[i], 0, 99).value_or(0)));
    }
    if (const Node* threshold =
            section(reader, *victory, "threshold", {"2", "3", "4", "5", "6", "2v2", "3v3", "2v2v2"})) {
        const auto read = [&](std::string_view key) {
            return narrow<std::uint16_t>(reader.integerNeeded(*threshold, key, 1, 999));
        };
        for (std::size_t players = 2; players <= maxPlayers; ++players)
            tables.threshold[players] = read(std::to_string(players));
        tables.threshold2v2 = read("2v2");
        tables.threshold3v3 = read("3v3");
        tables.threshold2v2v2 = read("2v2v2");
    }
}

void readRouteIncome(NodeReader& reader, const Node& tree, Tables& tables) {
    const Node* income = tree.find("route-income");
    if (income == nullptr || !reader.isList(*income)) return;
    if (income->size() > 5) reader.error(*income, "long-table", Sentence("There are more than 5 routes."));
    for (const Node& route : income->items) {
        std::vector<Resource> choices;
        if (reader.isList(route))
            for (const Node& item : route.items) {
                const auto word = reader.word(item, resourceWords);
                if (!word) continue;
                const auto resource = static_cast<Resource>(*word);
                if (std::find(choices.begin(), choices.end(), resource) != choices.end())
                    reader.error(item, "duplicate-word", Sentence("This resource is named twice."));
                else
                    choices.push_back(resource);
            }
        tables.routeIncome.push_back(std::move(choices));
    }
}

} // namespace

Tables readTables(NodeReader& reader, const Node& tree) {
    Tables tables;
    tables.playMat = readPlayMat(reader, tree);
    readUnits(reader, tree, tables);
    readBarbarians(reader, tree, tables);
    readPricesAndRules(reader, tree, tables);
    readSetup(reader, tree, tables);
    readVictory(reader, tree, tables);
    readRouteIncome(reader, tree, tables);
    return tables;
}

} // namespace marches::warriors
