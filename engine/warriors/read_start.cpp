#include "engine/warriors/query.h"
#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>

namespace marches::warriors {
namespace {

constexpr int mostVp = 999;
constexpr std::array<std::string_view, 4> phaseWords{"upkeep", "trade", "development", "maneuvering"};
constexpr std::array<std::string_view, 2> barbarianWords{"army", "fort"};

/// The most Barbarians of a start position. With those of `setup.board` and the armies of leavers their
/// number in one province must fit into 16 bits.
constexpr std::size_t mostBarbarians = 50'000;
static_assert(mostBarbarians + maxProvinces + maxPlayers * armyTokenCount <=
              std::numeric_limits<decltype(Barbarian::number)>::max());

/// Reads one start position, and holds tokens and provinces to the limits.
class StartReader {
public:
    StartReader(NodeReader& reader, const Setting& setting) : reader_(reader), setting_(setting) {
        start_.players.resize(setting.players());
    }

    Start read(const Node& node) {
        reader_.knownKeys(node, {"turn", "phase", "to-move", "start-seat", "alliances", "holders", "players",
                                 "barbarians", "free", "wars"});
        start_.turn = reader_.integerIn(node, "turn", 1, 30, 1);
        if (const Node* turn = node.find("turn");
            turn != nullptr && start_.turn > setting_.turnLimit() && !setting_.options.turnLimit)
            reader_.error(
                *turn, "start-turn",
                Sentence("Turn {0} comes after the last turn, {1}.", start_.turn, setting_.turnLimit()));
        if (const Node* phase = node.find("phase"))
            start_.phase = static_cast<StartPhase>(reader_.word(*phase, phaseWords).value_or(0));
        if (const Node* seat = node.find("to-move")) {
            start_.toMove = seatOf(*seat).value_or(noSeat);
            if (start_.phase == StartPhase::trade)
                reader_.error(*seat, "start-to-move",
                              Sentence("In the Trade phase nobody is to move: leave it out."));
        }
        if (const Node* seat = node.find("start-seat")) start_.startSeat = seatOf(*seat).value_or(noSeat);
        if (const Node* players = node.find("players"); players != nullptr && players->isMap())
            for (std::size_t i = 0; i < players->size(); ++i)
                if (const auto seat = setting_.findSeat(players->keys[i].text))
                    readPlayer(players->items[i], *seat);
        readHolders(node);
        readBarbarians(node);
        readFree(node);
        readWars(node);
        return std::move(start_);
    }

private:
    std::optional<SeatId> seatOf(const Node& node) {
        const auto seat = node.isScalar() ? setting_.findSeat(node.text) : std::nullopt;
        if (!seat)
            reader_.error(node, "unknown-seat",
                          Sentence("Here must stand one of the countries under `players`."));
        return seat;
    }

    std::optional<ProvinceId> provinceAt(const std::string& id, const Place& place) {
        const auto province = setting_.board.map.findProvince(id);
        if (!province)
            reader_.error(place, "unknown-province",
                          Sentence("There is no province of this id under `provinces`."));
        else if (!setting_.board.provinces[*province].inPlay) {
            reader_.error(place, "not-in-play", Sentence("`{0}` is left out here.", id));
            return std::nullopt;
        }
        return province;
    }

    int levelOn(SeatId seat, Path path) const {
        const StartPlayer& player = start_.players[index(seat)];
        return levelFor(setting_.tables, path, player.tokens[static_cast<std::size_t>(path)]);
    }
    bool hasAbility(SeatId seat, Ability ability) const {
        const AbilityLevel& where = setting_.tables.playMat.abilities[static_cast<std::size_t>(ability)];
        return levelOn(seat, where.path) >= where.level;
    }

    void readPlayer(const Node& node, SeatId seat) {
        if (!reader_.isMap(node)) return;
        reader_.knownKeys(node, {"resources", "tokens", "routes", "vp", "unified", "units"});
        StartPlayer& player = start_.players[index(seat)];
        if (const Node* resources = node.find("resources");
            resources != nullptr && reader_.isMap(*resources)) {
            reader_.knownKeys(*resources, {"food", "product", "weapon", "gold"});
            for (const auto& [key, resource] : {std::pair{"food", Resource::food},
                                                {"product", Resource::product},
                                                {"weapon", Resource::weapon},
                                                {"gold", Resource::gold}})
                player.resources[resource] = reader_.integerIn(*resources, key, 0, mostResources, 0);
        }
        readTokens(node, player);
        readRoutes(node, seat);
        if (const Node* vp = node.find("vp"); vp != nullptr && reader_.isMap(*vp)) {
            reader_.knownKeys(*vp, {"kills", "bought"});
            player.killsVp = static_cast<std::uint16_t>(reader_.integerIn(*vp, "kills", 0, mostVp, 0));
            player.boughtVp = static_cast<std::uint16_t>(reader_.integerIn(*vp, "bought", 0, mostVp, 0));
        }
        player.unified = reader_.booleanIn(node, "unified", false);
        readUnits(node, seat);
    }

    void readTokens(const Node& node, StartPlayer& player) {
        const Node* tokens = node.find("tokens");
        if (tokens == nullptr || !reader_.isMap(*tokens)) return;
        reader_.knownKeys(*tokens, {"production", "trade", "military"});
        for (const auto& [key, path] : {std::pair{"production", Path::production},
                                        {"trade", Path::trade},
                                        {"military", Path::military}}) {
            const int count = reader_.integerIn(*tokens, key, 0, 999, 0);
            int spaces = 0;
            for (const int level : setting_.tables.playMat.spaces[static_cast<std::size_t>(path)])
                spaces += level;
            if (count > spaces)
                reader_.error(*tokens->find(key), "start-tokens",
                              Sentence("Tokens: {0} fill the path, {1} given.", spaces, count));
            player.tokens[static_cast<std::size_t>(path)] =
                static_cast<std::uint8_t>(std::min(count, spaces));
        }
    }

    void readRoutes(const Node& node, SeatId seat) {
        const Node* routes = node.find("routes");
        if (routes == nullptr || !reader_.isList(*routes)) return;
        const auto& allowed = setting_.tables.playMat.routes;
        const int most = *std::max_element(allowed.begin(), allowed.end());
        if (routes->size() > static_cast<std::size_t>(most))
            reader_.error(*routes, "start-routes",
                          Sentence("Routes: {0} at most, {1} given.", most, routes->size()));
        for (const Node& item : routes->items) {
            const auto partner = seatOf(item);
            if (!partner) continue;
            if (*partner == seat || !routes_.insert(std::minmax(*partner, seat)).second)
                reader_.error(item, "start-routes",
                              Sentence("A pair of two players has one route, opened by one of them."));
            else
                start_.players[index(seat)].routes.push_back(*partner);
        }
    }

    /// Reads a unit: `I1`, or `{I1: {damage: 1, ap: 0, retreated: true}}`.
    void readUnits(const Node& node, SeatId seat) {
        const Node* units = node.find("units");
        if (units == nullptr || !reader_.isMap(*units)) return;
        for (std::size_t i = 0; i < units->size(); ++i) {
            const auto province = provinceAt(units->keys[i].text, units->keyPlace(i));
            if (!province || !reader_.isList(units->items[i])) continue;
            if (units->items[i].size() > 0) takeProvince(*province, seat, units->keyPlace(i));
            for (const Node& item : units->items[i].items)
                readUnit(item, seat, *province);
        }
    }

    void takeProvince(ProvinceId province, SeatId seat, const Place& place) {
        auto& seats = unitsOf_[province];
        for (const SeatId other : seats)
            if (setting_.seats[index(other)].alliance != setting_.seats[index(seat)].alliance)
                reader_.error(place, "start-shared",
                              Sentence("Units of players who are not allied stand in one province."));
        seats.insert(seat);
    }

    /// `I1`, or `{I1: {damage: 1, ap: 0, retreated: true}}`.
    void readUnit(const Node& item, SeatId seat, ProvinceId province) {
        const bool detailed = item.isMap() && item.size() == 1;
        const std::string& name = detailed ? item.keys[0].text : item.text;
        const Place place = detailed ? item.keyPlace(0) : item.place();
        constexpr std::string_view letters = "IACPF";
        const std::size_t letter =
            name.size() >= 2 && name.size() <= 3 ? letters.find(name.front()) : std::string_view::npos;
        const std::string_view digits = std::string_view(name).substr(std::min<std::size_t>(1, name.size()));
        if (letter == std::string_view::npos || digits.front() == '0' ||
            !std::all_of(digits.begin(), digits.end(), [](char c) { return c >= '0' && c <= '9'; }) ||
            (item.isMap() && !detailed)) {
            reader_.error(
                place, "start-unit",
                Sentence(
                    "Here must stand a unit: I1 to I4, A1, C1, P1, F1 and so on, or {I1: {damage: 1}}."));
            return;
        }
        StartUnit unit;
        unit.kind = static_cast<UnitKind>(letter);
        unit.province = province;
        const int number = std::stoi(std::string(digits));
        const TokenRange range = tokensOf(unit.kind);
        if (number > range.end - range.first) {
            reader_.error(place, "start-limit",
                          Sentence("Tokens of this kind: {0} a colour; there is no {1}.",
                                   range.end - range.first, name));
            return;
        }
        unit.number = static_cast<std::uint8_t>(number);
        if (!tokens_.insert({seat, range.first + number - 1}).second) {
            reader_.error(place, "start-twice", Sentence("{0} stands in two places; a token has one.", name));
            return;
        }
        if (unit.kind == UnitKind::fort && ++forts_[province] > setting_.tables.fortsPerProvince)
            reader_.error(place, "start-forts",
                          Sentence("Forts in a province: {0} at most.", setting_.tables.fortsPerProvince));
        if (detailed) readUnitState(item.items[0], seat, unit);
        start_.players[index(seat)].units.push_back(unit);
    }

    void readUnitState(const Node& node, SeatId seat, StartUnit& unit) {
        if (!reader_.isMap(node)) return;
        reader_.knownKeys(node, {"damage", "ap", "retreated"});
        const bool army = unit.kind < UnitKind::princess;
        const int toughness = setting_.tables.toughness[static_cast<std::size_t>(unit.kind)];
        unit.retreated = reader_.booleanIn(node, "retreated", false);
        unit.damage = static_cast<std::uint8_t>(reader_.integerIn(node, "damage", 0, 255, 0));
        if (unit.retreated && !army)
            reader_.error(*node.find("retreated"), "start-retreated", Sentence("Only armies retreat."));
        else if (unit.retreated && !hasAbility(seat, Ability::commander))
            reader_.error(*node.find("retreated"), "start-retreated",
                          Sentence("Only armies of a player with Commander retreat."));
        if (unit.damage > toughness || (unit.damage == toughness && !unit.retreated))
            reader_.error(*node.find("damage"), "start-damage",
                          Sentence("Life: {0}, damage: {1}; this unit is dead.", toughness, unit.damage));
        if (unit.retreated && unit.damage == 0)
            reader_.error(node, "start-damage", Sentence("A unit that has retreated has taken damage."));
        if (const Node* ap = node.find("ap")) {
            const int level = levelOn(seat, Path::military);
            const int most = unit.retreated || !army
                                 ? 0
                                 : setting_.tables.playMat.actionPoints[static_cast<std::size_t>(level - 1)];
            const auto value = reader_.integer(*ap, 0, 255);
            if (value && *value > most)
                reader_.error(*ap, "start-ap",
                              Sentence("Action Points: {0} at most, {1} given.", most, *value));
            if (value && army) unit.ap = static_cast<std::uint8_t>(*value);
        }
        if (unit.retreated) unit.ap = 0;
    }

    void readHolders(const Node& node) {
        const Node* holders = node.find("holders");
        if (holders == nullptr || !reader_.isMap(*holders)) return;
        for (std::size_t i = 0; i < holders->size(); ++i) {
            const auto province = provinceAt(holders->keys[i].text, holders->keyPlace(i));
            const auto seat = seatOf(holders->items[i]);
            if (!province || !seat) continue;
            if (!unitsOf_.contains(*province) || !unitsOf_.at(*province).contains(*seat))
                reader_.error(holders->items[i], "start-holder",
                              Sentence("A province is held by one who has a unit there."));
            else
                start_.holders.emplace_back(*province, *seat);
        }
    }

    /// Reads Barbarians: `army`, `fort`, or `{army: {damage: 1, retreated: true}}`.
    void readBarbarians(const Node& node) {
        const Node* barbarians = node.find("barbarians");
        if (barbarians == nullptr || !reader_.isMap(*barbarians)) return;
        std::size_t listed = 0;
        for (std::size_t i = 0; i < barbarians->size(); ++i) {
            const Node& list = barbarians->items[i];
            const auto province = provinceAt(barbarians->keys[i].text, barbarians->keyPlace(i));
            if (!province || !reader_.isList(list)) continue;
            if (unitsOf_.contains(*province))
                reader_.error(barbarians->keyPlace(i), "start-shared",
                              Sentence("A player's units stand here already."));
            start_.barbarianProvinces.push_back(*province);
            if (list.size() > 99) {
                reader_.error(list, "start-limit",
                              Sentence("There are more than 99 Barbarian units in a province."));
                continue;
            }
            listed += list.size();
            if (listed > mostBarbarians) {
                reader_.error(list, "start-limit",
                              Sentence("There are more than {0} Barbarian units.", mostBarbarians));
                return;
            }
            int forts = 0;
            for (const Node& item : list.items)
                readBarbarian(item, *province, forts);
        }
    }

    /// `army`, `fort`, or `{army: {damage: 1, retreated: true}}`.
    void readBarbarian(const Node& item, ProvinceId province, int& forts) {
        const bool detailed = item.isMap() && item.size() == 1;
        const auto word =
            detailed ? reader_.word(keyOf(item), barbarianWords) : reader_.word(item, barbarianWords);
        if (!word) return;
        StartBarbarian unit;
        unit.province = province;
        unit.fort = *word == 1;
        if (unit.fort && ++forts > setting_.tables.fortsPerProvince)
            reader_.error(item, "start-forts",
                          Sentence("Forts in a province: {0} at most.", setting_.tables.fortsPerProvince));
        if (detailed && reader_.isMap(item.items[0])) {
            const Node& state = item.items[0];
            reader_.knownKeys(state, {"damage", "retreated"});
            const int toughness = unit.fort
                                      ? setting_.tables.toughness[static_cast<std::size_t>(UnitKind::fort)]
                                      : barbarianStrength(setting_.tables, start_.turn);
            unit.retreated = reader_.booleanIn(state, "retreated", false);
            unit.damage = static_cast<std::uint8_t>(reader_.integerIn(state, "damage", 0, 255, 0));
            if (unit.retreated && unit.fort)
                reader_.error(*state.find("retreated"), "start-retreated", Sentence("Only armies retreat."));
            if (unit.damage > toughness || (unit.damage == toughness && !unit.retreated))
                reader_.error(*state.find("damage"), "start-damage",
                              Sentence("Life: {0}, damage: {1}; this unit is dead.", toughness, unit.damage));
            if (unit.retreated && unit.damage != toughness)
                reader_.error(
                    state, "start-damage",
                    Sentence("A Barbarian army that has retreated has taken damage: {0}.", toughness));
        }
        start_.barbarians.push_back(unit);
    }

    /// Returns the only key of a map as a scalar, for a word that stands as a key.
    static Node keyOf(const Node& map) {
        Node node = Node::scalar(map.keys[0].text);
        node.file = map.items[0].file;
        node.line = map.keys[0].line;
        node.column = map.keys[0].column;
        return node;
    }

    void readFree(const Node& node) {
        const Node* free = node.find("free");
        if (free == nullptr || !reader_.isList(*free)) return;
        for (const Node& item : free->items) {
            const auto province = provinceAt(item.text, item.place());
            if (!province) continue;
            const auto& barbarians = start_.barbarianProvinces;
            if (unitsOf_.contains(*province) ||
                std::find(barbarians.begin(), barbarians.end(), *province) != barbarians.end())
                reader_.error(item, "start-free", Sentence("Units stand here: this province is not free."));
            start_.free.push_back(*province);
        }
    }

    void readWars(const Node& node) {
        const Node* wars = node.find("wars");
        if (wars == nullptr || !reader_.isList(*wars)) return;
        std::map<std::pair<int, int>, const Node*> sides;
        for (const Node& item : wars->items) {
            if (!reader_.isMap(item)) continue;
            reader_.knownKeys(item, {"between", "since", "damage-this-turn"});
            const Node* between = reader_.need(item, "between");
            if (between == nullptr || !reader_.isList(*between)) continue;
            if (between->size() != 2) {
                reader_.error(*between, "start-war", Sentence("A war is between two players."));
                continue;
            }
            const auto a = seatOf(between->items[0]);
            const auto b = seatOf(between->items[1]);
            if (!a || !b) continue;
            const int sideA = setting_.seats[index(*a)].alliance;
            const int sideB = setting_.seats[index(*b)].alliance;
            if (sideA == sideB || !sides.emplace(std::minmax(sideA, sideB), &item).second) {
                reader_.error(
                    *between, "start-war",
                    Sentence("A war is between two who are not allied, and stands here once; in allied "
                             "games once for the alliances."));
                continue;
            }
            addWars(item, sideA, sideB);
        }
    }

    void addWars(const Node& item, int sideA, int sideB) {
        const int since = reader_.integerIn(item, "since", 1, 30, start_.turn);
        if (since > start_.turn || lastTurnOfWar(setting_.tables, since) < start_.turn)
            reader_.error(item.find("since") != nullptr ? *item.find("since") : item, "start-war",
                          Sentence("A war of turn {0} is not on in turn {1}: it lasts {2} turns.", since,
                                   start_.turn, setting_.tables.warTurns));
        const bool damage = reader_.booleanIn(item, "damage-this-turn", false);
        for (std::size_t i = 0; i < setting_.players(); ++i)
            for (std::size_t k = 0; k < setting_.players(); ++k)
                if (setting_.seats[i].alliance == sideA && setting_.seats[k].alliance == sideB)
                    start_.wars.push_back(
                        {idAt<SeatId>(std::min(i, k)), idAt<SeatId>(std::max(i, k)), since, damage});
    }

    NodeReader& reader_;
    const Setting& setting_;
    Start start_;
    std::set<std::pair<SeatId, int>> tokens_;
    std::map<ProvinceId, std::set<SeatId>> unitsOf_;
    std::map<ProvinceId, int> forts_;
    std::set<std::pair<SeatId, SeatId>> routes_;
};

} // namespace

StartSeats readStartSeats(NodeReader& reader, const Node& start) {
    StartSeats seats;
    if (!reader.isMap(start)) return seats;
    const Node* players = reader.need(start, "players");
    if (players == nullptr || !reader.isMap(*players)) return seats;
    for (const Node::Key& key : players->keys)
        seats.countries.push_back(key.text);
    if (seats.countries.size() < 2 || seats.countries.size() > maxPlayers)
        reader.error(*players, "player-count",
                     Sentence("Two to six must play; here are {0}.", seats.countries.size()));
    const Node* alliances = start.find("alliances");
    if (alliances == nullptr || !reader.isList(*alliances)) return seats;
    std::vector<int> shape;
    std::multiset<std::string> named;
    for (const Node& alliance : alliances->items) {
        if (!reader.isList(alliance)) return seats;
        shape.push_back(static_cast<int>(alliance.size()));
        seats.alliances.emplace_back();
        for (const Node& item : alliance.items) {
            named.insert(item.text);
            seats.alliances.back().push_back(item.text);
        }
    }
    const auto shapes = allianceShapes(seats.countries.size());
    if (named != std::multiset<std::string>(seats.countries.begin(), seats.countries.end()) ||
        std::find(shapes.begin(), shapes.end(), shape) == shapes.end())
        reader.error(
            *alliances, "start-alliances",
            Sentence(
                "Alliances: 2 against 2, 3 against 3 or 2 against 2 against 2, each player in one of them."));
    return seats;
}

Start readStart(NodeReader& reader, const Node& start, const Setting& setting) {
    return StartReader(reader, setting).read(start);
}

} // namespace marches::warriors
