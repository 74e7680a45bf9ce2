#include "engine/draft/warriors/start_model.h"

#include "engine/base/text.h"
#include "engine/draft/warriors/edits_warriors.h"

#include <algorithm>
#include <map>

namespace marches::draft::warriors {
namespace {

constexpr std::string_view unitLetters = "IACPF";
constexpr std::array<std::string_view, 4> resourceKeys{"food", "product", "weapon", "gold"};
constexpr std::array<std::string_view, 3> pathKeys{"production", "trade", "military"};
constexpr std::array<std::string_view, 4> phaseKeys{"upkeep", "trade", "development", "maneuvering"};
constexpr int largest = 9999;

int numberIn(const Node* map, std::string_view key, int absent = 0) {
    const Node* node = map == nullptr ? nullptr : map->find(key);
    const auto value = node == nullptr ? std::nullopt : wholeNumber(node->text, largest);
    return value ? static_cast<int>(*value) : absent;
}

bool isTrue(const Node* map, std::string_view key) {
    const Node* node = map == nullptr ? nullptr : map->find(key);
    return node != nullptr && node->text == "true";
}

std::string textIn(const Node& map, std::string_view key) {
    const Node* node = map.find(key);
    return node == nullptr ? std::string{} : node->text;
}

std::vector<std::string> textsIn(const Node* list) {
    std::vector<std::string> texts;
    if (list != nullptr && list->isList())
        for (const Node& item : list->items)
            texts.push_back(item.text);
    return texts;
}

/// The name and the state of a piece: `I1`, or `{I1: {damage: 1}}`.
struct Item {
    std::string name;
    const Node* state = nullptr;
};
Item itemOf(const Node& node) {
    if (node.isMap() && node.size() == 1) return {node.keys[0].text, &node.items[0]};
    return {node.text, nullptr};
}

void takeState(const Item& item, StartPiece& piece) {
    if (item.state == nullptr) return;
    piece.damage = numberIn(item.state, "damage");
    piece.retreated = isTrue(item.state, "retreated");
    if (item.state->find("ap") != nullptr) piece.ap = numberIn(item.state, "ap");
}

void readUnits(const std::string& seat, const Node* units, StartModel& model) {
    if (units == nullptr || !units->isMap()) return;
    for (std::size_t i = 0; i < units->size(); ++i)
        for (const Node& node : units->items[i].items) {
            const Item item = itemOf(node);
            const auto letter = item.name.empty() ? std::string_view::npos : unitLetters.find(item.name[0]);
            const auto number =
                wholeNumber(std::string_view(item.name).substr(item.name.empty() ? 0 : 1), 99);
            if (letter == std::string_view::npos || !number) continue;
            StartPiece piece;
            piece.seat = seat;
            piece.kind = static_cast<UnitKind>(letter);
            piece.number = static_cast<int>(*number);
            piece.province = units->keys[i].text;
            takeState(item, piece);
            model.pieces.push_back(std::move(piece));
        }
}

StartSeat readSeat(const std::string& id, const Node& node, StartModel& model) {
    StartSeat seat;
    seat.id = id;
    for (std::size_t i = 0; i < resourceKeys.size(); ++i)
        seat.resources[i] = numberIn(node.find("resources"), resourceKeys[i]);
    for (std::size_t i = 0; i < pathKeys.size(); ++i)
        seat.tokens[i] = numberIn(node.find("tokens"), pathKeys[i]);
    seat.routes = textsIn(node.find("routes"));
    seat.kills = numberIn(node.find("vp"), "kills");
    seat.bought = numberIn(node.find("vp"), "bought");
    seat.unified = isTrue(&node, "unified");
    readUnits(id, node.find("units"), model);
    return seat;
}

/// Returns the Capitals of all countries, by province: whose.
std::map<std::string, std::string> capitalsIn(const Node& tree) {
    std::map<std::string, std::string> capitals;
    if (const Node* countries = tree.find("countries"); countries != nullptr && countries->isMap())
        for (std::size_t i = 0; i < countries->size(); ++i)
            if (const std::string capital = textIn(countries->items[i], "capital"); !capital.empty())
                capitals.emplace(capital, countries->keys[i].text);
    return capitals;
}

void readBarbarians(const Node* barbarians, StartModel& model, std::set<std::string>& mentioned) {
    if (barbarians == nullptr || !barbarians->isMap()) return;
    for (std::size_t i = 0; i < barbarians->size(); ++i) {
        mentioned.insert(barbarians->keys[i].text);
        int number = 0;
        for (const Node& node : barbarians->items[i].items) {
            const Item item = itemOf(node);
            StartPiece piece;
            piece.kind = item.name == "fort" ? UnitKind::fort : UnitKind::infantry;
            piece.number = ++number;
            piece.province = barbarians->keys[i].text;
            takeState(item, piece);
            model.pieces.push_back(std::move(piece));
        }
    }
}

/// Adds the Barbarians of all that is not mentioned (`setup.board`).
void addImplied(const Node& tree, const std::set<std::string>& mentioned, StartModel& model) {
    const auto capitals = capitalsIn(tree);
    for (const std::string& province : model.inPlay) {
        if (mentioned.contains(province)) continue;
        const auto capital = capitals.find(province);
        if (capital != capitals.end() && model.seat(capital->second) != nullptr) continue;
        StartPiece piece;
        piece.kind = capital != capitals.end() ? UnitKind::fort : UnitKind::infantry;
        piece.province = province;
        piece.implied = true;
        model.pieces.push_back(std::move(piece));
        ++model.unmentioned;
    }
}

StartModel read(const Node& tree, const Node* start) {
    StartModel model;
    for (std::string& province : provincesInPlay(tree))
        model.inPlay.insert(std::move(province));
    model.mostForts = numberIn(tree.find("rules"), "forts-per-province", model.mostForts);
    std::set<std::string> mentioned;
    if (start != nullptr && start->isMap()) {
        model.there = true;
        model.turn = numberIn(start, "turn", 1);
        const auto phase = std::find(phaseKeys.begin(), phaseKeys.end(), textIn(*start, "phase"));
        if (phase != phaseKeys.end()) model.phase = static_cast<StartPhase>(phase - phaseKeys.begin());
        model.toMove = textIn(*start, "to-move");
        model.began = textIn(*start, "start-seat");
        if (const Node* players = start->find("players"); players != nullptr && players->isMap())
            for (std::size_t i = 0; i < players->size(); ++i)
                model.seats.push_back(readSeat(players->keys[i].text, players->items[i], model));
        if (const Node* alliances = start->find("alliances"); alliances != nullptr && alliances->isList())
            for (const Node& side : alliances->items)
                model.alliances.push_back(textsIn(&side));
        for (const StartPiece& piece : model.pieces)
            mentioned.insert(piece.province);
        readBarbarians(start->find("barbarians"), model, mentioned);
        for (const std::string& province : textsIn(start->find("free")))
            model.free.insert(province);
        if (const Node* wars = start->find("wars"); wars != nullptr && wars->isList())
            for (const Node& war : wars->items)
                if (const auto between = textsIn(war.find("between")); between.size() == 2)
                    model.wars.push_back({between[0], between[1], numberIn(&war, "since", model.turn)});
    }
    for (const std::string& province : model.free)
        mentioned.insert(province);
    if (model.there) addImplied(tree, mentioned, model);
    return model;
}

} // namespace

const StartSeat* StartModel::seat(std::string_view id) const {
    const auto found =
        std::find_if(seats.begin(), seats.end(), [&](const auto& each) { return each.id == id; });
    return found == seats.end() ? nullptr : &*found;
}

std::vector<StartPiece> StartModel::in(std::string_view province) const {
    std::vector<StartPiece> there_;
    for (const StartPiece& piece : pieces)
        if (piece.province == province) there_.push_back(piece);
    return there_;
}

int StartModel::left(std::string_view seat, UnitKind kind) const {
    const auto range = marches::warriors::tokensOf(kind);
    std::set<int> placed;
    for (const StartPiece& piece : pieces)
        if (piece.seat == seat && piece.kind == kind) placed.insert(piece.number);
    return std::max(0, range.end - range.first - static_cast<int>(placed.size()));
}

bool StartModel::allied(std::string_view a, std::string_view b) const {
    const auto has = [](const std::vector<std::string>& side, std::string_view seat) {
        return std::find(side.begin(), side.end(), seat) != side.end();
    };
    return a == b || std::any_of(alliances.begin(), alliances.end(),
                                 [&](const auto& side) { return has(side, a) && has(side, b); });
}

TreePath startPath(const Node& whole, const std::string& variant) {
    const TreePath own{"variants", variant, "start"};
    if (variant.empty()) return {"start"};
    const bool inherits = find(whole, own) == nullptr && variantTree(whole, variant).find("start") != nullptr;
    return inherits ? TreePath{"start"} : own;
}

Node variantTree(const Node& whole, const std::string& variant) {
    const Node* over = variant.empty() ? nullptr : find(whole, {"variants", variant});
    return over == nullptr ? whole : merged(whole, *over);
}

StartModel startModel(const Node& whole, const std::string& variant) {
    const Node tree = variantTree(whole, variant);
    return read(tree, tree.find("start"));
}

StartModel startModel(const Node& whole, const std::string& variant, const Node& start) {
    return read(variantTree(whole, variant), &start);
}

std::vector<std::string> provincesInPlay(const Node& tree) {
    std::vector<std::string> ids;
    const std::vector<std::string> out = textsIn(tree.find("left-out"));
    const std::set<std::string> left(out.begin(), out.end());
    if (const Node* provinces = tree.find("provinces"); provinces != nullptr && provinces->isMap())
        for (const Node::Key& key : provinces->keys)
            if (!left.contains(key.text)) ids.push_back(key.text);
    return ids;
}

std::vector<std::string> usualSeats(const Node& tree) {
    constexpr std::size_t usual = 4;
    if (const auto named = textsIn(tree.find("seats"));
        named.size() >= 2 && named.size() <= marches::warriors::maxPlayers)
        return named;
    const std::vector<std::string> inPlay = provincesInPlay(tree);
    const std::set<std::string> there(inPlay.begin(), inPlay.end());
    std::map<std::string, int> size;
    for (const std::string& province : inPlay)
        if (const Node* country = find(tree, {"provinces", province, "country"})) {
            ++size[country->text];
            for (const Node& one : country->items)
                ++size[one.text];
        }
    std::vector<std::string> seats;
    for (const std::string& country : countriesByNumber(tree)) {
        const Node* entry = find(tree, {"countries", country});
        if (there.contains(textIn(*entry, "capital")) && there.contains(textIn(*entry, "trade-center")))
            seats.push_back(country);
    }
    if (seats.size() <= marches::warriors::maxPlayers) return seats;
    std::vector<std::string> largestFirst = seats;
    std::stable_sort(largestFirst.begin(), largestFirst.end(),
                     [&](const auto& a, const auto& b) { return size[a] > size[b]; });
    largestFirst.resize(usual);
    std::erase_if(seats, [&](const std::string& seat) {
        return std::find(largestFirst.begin(), largestFirst.end(), seat) == largestFirst.end();
    });
    return seats;
}

std::string unitWord(UnitKind kind, int number) {
    return unitLetters[static_cast<std::size_t>(kind)] + std::to_string(number);
}

} // namespace marches::draft::warriors
