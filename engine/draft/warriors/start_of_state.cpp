#include "engine/draft/warriors/start_of_state.h"

#include "engine/draft/node_edit.h"
#include "engine/draft/warriors/start_model.h"
#include "engine/warriors/barbarians.h"
#include "engine/warriors/names.h"
#include "engine/warriors/query.h"

#include <algorithm>
#include <set>

namespace marches::draft::warriors {
namespace {

using namespace marches::warriors;

Node numeral(int number) {
    return Node::scalar(std::to_string(number));
}

/// A name, or a map of it with what the piece is like.
Node piece(const std::string& name, Node state) {
    if (state.size() == 0) return Node::scalar(name);
    Node item = Node::map();
    item.set(name, std::move(state));
    return item;
}

/// Writes one state of one game.
class StartWriter {
public:
    StartWriter(const Setting& setting, const State& state) : setting_(setting), state_(state) {}

    std::optional<Sentence> refusal() const {
        if (state_.end != End::none || state_.phase == Phase::over)
            return Sentence("The game is over here: choose a moment before.");
        if (state_.phase == Phase::setup)
            return Sentence("The tokens of the setup are being placed here: choose a later moment.");
        for (const SeatId seat : SeatSet::first(setting_.players()))
            if (state_.player(seat).left)
                return Sentence("{0} has left the game: choose a moment before.", setting_.seatName(seat));
        if (!state_.votes.asked.empty()) return Sentence("A vote is on here: choose another moment.");
        if (midway()) return Sentence("This is the middle of what a player does: choose another moment.");
        for (std::size_t i = 0; i < setting_.board.size(); ++i)
            if (fought(idAt<ProvinceId>(i)))
                return Sentence("Battles are still to be fought here: choose a moment before or after them.");
        return std::nullopt;
    }

    Node write() const {
        Node start = Node::map();
        if (state_.turn > 1) start.set("turn", numeral(state_.turn));
        if (state_.phase != Phase::upkeep) start.set("phase", Node::scalar(std::string(name(state_.phase))));
        if (state_.phase != Phase::trade && isSeat(state_.current))
            start.set("to-move", Node::scalar(setting_.seatName(state_.current)));
        if (setting_.options.variableOrder)
            start.set("start-seat", Node::scalar(setting_.seatName(state_.startSeat)));
        if (setting_.allied) start.set("alliances", alliances());
        if (Node held = holders(); held.size() > 0) start.set("holders", std::move(held));
        Node players = Node::map();
        for (const SeatId seat : SeatSet::first(setting_.players()))
            players.set(setting_.seatName(seat), player(seat));
        start.set("players", std::move(players));
        if (Node there = barbarians(); there.size() > 0) start.set("barbarians", std::move(there));
        if (Node free = freeLand(); free.size() > 0) start.set("free", std::move(free));
        if (Node wars = openWars(); wars.size() > 0) start.set("wars", std::move(wars));
        return start;
    }

private:
    const std::string& idOf(ProvinceId province) const { return setting_.board.map.provinces()[province].id; }

    /// What a start position has no words for.
    bool midway() const {
        switch (state_.stage) {
        case Stage::feed: {
            const auto& units = state_.player(state_.current).units;
            return std::any_of(units.begin(), units.end(), [](const Unit& unit) { return unit.fed; });
        }
        case Stage::trade:
            return !state_.tradeDone.empty() || !state_.offers.empty();
        case Stage::action:
            return state_.actionRound != ActionRound::first || state_.masterTraderUsed > 0 ||
                   state_.universityUsed;
        case Stage::move:
            return state_.strikeRound != 1 || state_.princessesBegun || state_.warlordUsed;
        default:
            return true;
        }
    }

    bool fought(ProvinceId province) const {
        std::optional<SeatId> first;
        for (const SeatId seat : SeatSet::first(setting_.players()))
            for (const Unit& unit : state_.player(seat).units) {
                if (unit.province != province) continue;
                if (first && !allied(setting_, *first, seat)) return true;
                first = seat;
            }
        return first && std::any_of(state_.barbarians.begin(), state_.barbarians.end(),
                                    [&](const Barbarian& b) { return b.province == province; });
    }

    Node player(SeatId seat) const {
        const Player& has = state_.player(seat);
        Node player = Node::map();
        Node resources = Node::map();
        for (const Resource resource : allResources)
            if (has.resources[resource] > 0) resources.set(name(resource), numeral(has.resources[resource]));
        if (resources.size() > 0) player.set("resources", std::move(resources));
        Node tokens = Node::map();
        for (const Path path : allPaths)
            if (const int count = has.tokens[static_cast<std::size_t>(path)]; count > 0)
                tokens.set(name(path), numeral(count));
        if (tokens.size() > 0) player.set("tokens", std::move(tokens));
        std::vector<Node> routes;
        for (const Route& route : state_.openRoutes())
            if (route.opener == index(seat))
                routes.push_back(Node::scalar(setting_.seatName(idAt<SeatId>(route.partner))));
        if (!routes.empty()) player.set("routes", Node::list(std::move(routes)));
        Node vp = Node::map();
        if (has.killsVp > 0) vp.set("kills", numeral(has.killsVp));
        if (has.boughtVp > 0) vp.set("bought", numeral(has.boughtVp));
        if (vp.size() > 0) player.set("vp", std::move(vp));
        if (has.unified) player.set("unified", Node::scalar("true"));
        if (Node there = units(seat); there.size() > 0) player.set("units", std::move(there));
        return player;
    }

    Node units(SeatId seat) const {
        Node units = Node::map();
        const int full = fullActionPoints(setting_, state_, seat);
        for (std::size_t i = 0; i < setting_.board.size(); ++i) {
            std::vector<Node> there;
            for (std::size_t t = 0; t < tokenCount; ++t) {
                const Unit& unit = state_.player(seat).units[t];
                const auto token = static_cast<Token>(t);
                if (unit.province != idAt<ProvinceId>(i)) continue;
                Node words = Node::map();
                if (unit.damage > 0) words.set("damage", numeral(unit.damage));
                if (const int ap = actionPointsOf(unit, full); isArmy(token) && !unit.lying && ap < full)
                    words.set("ap", numeral(ap));
                if (unit.lying) words.set("retreated", Node::scalar("true"));
                there.push_back(piece(tokenName(token), std::move(words)));
            }
            if (!there.empty()) units.set(idOf(idAt<ProvinceId>(i)), Node::list(std::move(there)));
        }
        return units;
    }

    Node alliances() const {
        std::vector<Node> sides;
        for (std::size_t i = 0; i < setting_.players(); ++i) {
            std::vector<std::string> side;
            for (std::size_t k = 0; k < setting_.players(); ++k)
                if (setting_.seats[k].alliance == setting_.seats[i].alliance)
                    side.push_back(setting_.seatName(idAt<SeatId>(k)));
            if (side.front() == setting_.seatName(idAt<SeatId>(i))) sides.push_back(listOf(side));
        }
        return Node::list(std::move(sides));
    }

    /// Where allies stand together.
    Node holders() const {
        Node held = Node::map();
        for (std::size_t i = 0; i < setting_.board.size(); ++i) {
            SeatSet there;
            for (const SeatId seat : SeatSet::first(setting_.players()))
                for (const Unit& unit : state_.player(seat).units)
                    if (unit.province == idAt<ProvinceId>(i)) there.insert(seat);
            if (there.size() > 1 && isPlayer(state_.holders[i]))
                held.set(idOf(idAt<ProvinceId>(i)),
                         Node::scalar(setting_.seatName(seatOf(state_.holders[i]))));
        }
        return held;
    }

    bool isCapitalOfASeat(ProvinceId province) const {
        for (const Seat& seat : setting_.seats)
            if (setting_.board.capitals[seat.country] == province) return true;
        return false;
    }

    std::vector<Barbarian> barbariansAt(ProvinceId province) const {
        std::vector<Barbarian> there;
        for (const Barbarian& b : state_.barbarians)
            if (b.province == province) there.push_back(b);
        return there;
    }

    /// Those that differ from `setup.board`.
    Node barbarians() const {
        Node named = Node::map();
        for (std::size_t i = 0; i < setting_.board.size(); ++i) {
            const auto province = idAt<ProvinceId>(i);
            const auto there = barbariansAt(province);
            const bool fort = setting_.board.provinces[province].type == ProvinceType::capital;
            const bool usual = there.size() == 1 && there[0].fort == fort && there[0].damage == 0 &&
                               !there[0].lying && !isCapitalOfASeat(province);
            if (there.empty() || usual) continue;
            std::vector<Node> list;
            for (const Barbarian& b : there) {
                Node words = Node::map();
                if (b.damage > 0) words.set("damage", numeral(b.damage));
                if (b.lying) words.set("retreated", Node::scalar("true"));
                list.push_back(piece(b.fort ? "fort" : "army", std::move(words)));
            }
            named.set(idOf(province), Node::list(std::move(list)));
        }
        return named;
    }

    Node freeLand() const {
        std::vector<std::string> free;
        for (std::size_t i = 0; i < setting_.board.size(); ++i) {
            const auto province = idAt<ProvinceId>(i);
            if (setting_.board.provinces[province].inPlay && state_.holder(province) == Owner::none &&
                !isCapitalOfASeat(province))
                free.push_back(idOf(province));
        }
        return listOf(free);
    }

    /// Once for each pair of alliances.
    Node openWars() const {
        std::vector<Node> wars;
        std::set<std::pair<int, int>> written;
        for (std::size_t a = 0; a < setting_.players(); ++a)
            for (std::size_t b = a + 1; b < setting_.players(); ++b) {
                const War& war = state_.wars[pairIndex(idAt<SeatId>(a), idAt<SeatId>(b))];
                const std::pair<int, int> sides =
                    std::minmax(setting_.seats[a].alliance, setting_.seats[b].alliance);
                if (war.since == 0 || !written.insert(sides).second) continue;
                Node entry = Node::map();
                entry.set("between",
                          listOf({setting_.seatName(idAt<SeatId>(a)), setting_.seatName(idAt<SeatId>(b))}));
                if (war.since != state_.turn) entry.set("since", numeral(war.since));
                if (war.damageThisTurn) entry.set("damage-this-turn", Node::scalar("true"));
                wars.push_back(std::move(entry));
            }
        return Node::list(std::move(wars));
    }

    const Setting& setting_;
    const State& state_;
};

} // namespace

bool canBeStart(const Setting& setting, const State& state) {
    return !StartWriter(setting, state).refusal();
}

Expected<Node, Sentence> startOf(const Setting& setting, const State& state) {
    const StartWriter writer(setting, state);
    if (auto refused = writer.refusal()) return unexpected(std::move(*refused));
    return writer.write();
}

} // namespace marches::draft::warriors
