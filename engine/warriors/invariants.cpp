#include "engine/warriors/names.h"
#include "engine/warriors/play.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>

namespace marches::warriors {
namespace {

struct Checker {
    const Setting& setting;
    const State& state;
    std::vector<std::string> faults;

    template <class... Args>
    void expect(bool holds, fmt::format_string<Args...> text, Args&&... args) {
        if (!holds) faults.push_back(fmt::format(text, std::forward<Args>(args)...));
    }
    const std::string& at(ProvinceId province) const { return setting.board.map.provinces()[province].id; }

    bool inBattle() const { return state.battle.province != noProvince; }

    void units() {
        for (std::size_t s = 0; s < maxPlayers; ++s)
            for (Token token = 0; token < tokenCount; ++token) {
                const Unit& unit = state.players[s].units[token];
                if (!unit.onBoard()) {
                    expect(unit == Unit{}, "seat {} token {} in the stash keeps marks", s, token);
                    continue;
                }
                expect(s < setting.players(), "a unit of an empty seat {}", s);
                if (s >= setting.players()) continue;
                unitOnBoard(idAt<SeatId>(s), token, unit);
            }
    }

    void unitOnBoard(SeatId seat, Token token, const Unit& unit) {
        const std::string unitText = unitName(setting, unitOf(seat, token));
        expect(setting.board.provinces[unit.province].inPlay, "{} stands out of play", unitText);
        const int toughness = setting.tables.toughness[static_cast<std::size_t>(kindOf(token))];
        expect(unit.damage < toughness || (unit.damage == toughness && (unit.lying || unit.retreating)),
               "{} lives with {} damage", unitText, unit.damage);
        expect(!unit.lying || isArmy(token), "{} lies", unitText);
        expect(unit.assigned == 0 || inBattle(), "{} has damage assigned without a battle", unitText);
        expect(!unit.retreating || inBattle(), "{} retreats without a battle", unitText);
        expect(!unit.moved || isPrincess(token), "{} is marked as moved", unitText);
        int most = 0;
        for (const std::uint8_t points : setting.tables.playMat.actionPoints)
            most = std::max(most, int{points});
        expect(unit.apSpent <= most, "{} spent {} Action Points", unitText, unit.apSpent);
        const Owner holder = state.holder(unit.province);
        const bool ownSide = isPlayer(holder) && allied(setting, seat, seatOf(holder));
        const bool attacks = state.phase == Phase::maneuvering && seat == state.current && isArmy(token) &&
                             (hostile(state, seat, holder) || state.battle.province == unit.province);
        // A vote may have ended the game in the middle of a battle.
        expect(ownSide || attacks || state.end != End::none, "{} stands in {} without right", unitText,
               at(unit.province));
    }

    void provinces() {
        for (std::size_t i = 0; i < setting.board.size(); ++i) {
            const auto province = idAt<ProvinceId>(i);
            const Owner holder = state.holders[i];
            const bool barbarians = !barbariansIn(state, province).empty();
            bool units = false;
            for (std::size_t s = 0; s < setting.players(); ++s)
                units = units || hasUnit(state, idAt<SeatId>(s), province);
            if (!setting.board.provinces[province].inPlay)
                expect(holder == Owner::none && !barbarians && !units, "{} is out of play and not empty",
                       at(province));
            if (holder == Owner::none)
                expect((!barbarians && !units) || province == state.battle.province,
                       "{} is free and not empty", at(province));
            // While its battle is resolved the defender holds a province even without a unit in it.
            if (holder == Owner::barbarian)
                expect(barbarians || province == state.battle.province, "{} is Barbarian without Barbarians",
                       at(province));
            if (isPlayer(holder)) {
                expect(!barbarians, "{} has Barbarians and an owner", at(province));
                expect(hasUnit(state, seatOf(holder), province) || province == state.battle.province,
                       "{} is held without a unit", at(province));
                expect(!state.player(seatOf(holder)).left || setting.allied, "{} is held by one who left",
                       at(province));
            }
            expect(fortsIn(state, province) <= setting.tables.fortsPerProvince, "too many Forts in {}",
                   at(province));
        }
    }

    void barbarians() {
        for (std::size_t i = 0; i + 1 < state.barbarians.size(); ++i) {
            const Barbarian& a = state.barbarians[i];
            const Barbarian& b = state.barbarians[i + 1];
            expect(std::tuple(a.province, a.fort, a.number) < std::tuple(b.province, b.fort, b.number),
                   "Barbarians out of order in {}", at(a.province));
        }
        for (const Barbarian& b : state.barbarians) {
            expect(b.assigned == 0 || inBattle(), "Barbarian damage assigned without a battle in {}",
                   at(b.province));
            expect(!b.retreating || inBattle(), "Barbarians retreat without a battle in {}", at(b.province));
            expect(lifeLeft(setting, state, refOf(b), b.province) > 0 || b.lying || b.retreating,
                   "a dead Barbarian in {}", at(b.province));
        }
    }

    void players() {
        for (std::size_t s = 0; s < setting.players(); ++s) {
            const SeatId seat = idAt<SeatId>(s);
            const Player& player = state.players[s];
            for (const Resource resource : allResources)
                expect(player.resources[resource] >= 0, "{} has less than no {}", setting.seatName(seat),
                       name(resource));
            const bool afterCap = state.phase == Phase::upkeep && state.stage == Stage::feed &&
                                  (!setting.start || state.turn > setting.start->turn);
            for (const Resource resource : allResources)
                expect(!afterCap || player.resources[resource] <= setting.tables.cap,
                       "{} holds {} {} over a turn's end", setting.seatName(seat), player.resources[resource],
                       name(resource));
            for (const Path path : allPaths)
                expect(player.tokens[static_cast<std::size_t>(path)] <= spacesOf(setting.tables, path),
                       "{} has too many tokens on {}", setting.seatName(seat), name(path));
            const auto& routes = setting.tables.playMat.routes;
            expect(routesOpened(state, seat) <= *std::max_element(routes.begin(), routes.end()),
                   "{} opened too many routes", setting.seatName(seat));
            recount(seat, player);
        }
    }

    /// Counts the Victory Points once more, from units instead of the tokens of provinces and from the
    /// scenario's tables, independently of the code of the rules.
    void recount(SeatId seat, const Player& player) {
        if (inBattle()) return;
        int provinceSum = 0;
        for (std::size_t i = 0; i < setting.board.size(); ++i) {
            const auto province = idAt<ProvinceId>(i);
            if (!hasUnit(state, seat, province) || !barbariansIn(state, province).empty()) continue;
            const Owner holder = state.holders[i];
            if (holder != ownerOf(seat))
                continue; // an ally's or an enemy's province; `units` has checked the right to be there
            provinceSum +=
                setting.tables.provinceVp[static_cast<std::size_t>(setting.board.provinces[province].type)];
        }
        int leaders = 0;
        for (std::size_t path = 0; path < 3; ++path) {
            bool most = player.tokens[path] > 0;
            for (std::size_t other = 0; other < setting.players(); ++other)
                most =
                    most && (other == index(seat) || state.players[other].tokens[path] < player.tokens[path]);
            leaders += most ? setting.tables.leaderVp : 0;
        }
        const VictoryPoints vp = victoryPoints(setting, state, seat);
        expect(vp.provinces == provinceSum, "{}: Victory Points of provinces {} and not {}",
               setting.seatName(seat), vp.provinces, provinceSum);
        expect(vp.leaders == leaders, "{}: leader tokens {} and not {}", setting.seatName(seat), vp.leaders,
               leaders);
    }

    void course() {
        const SeatSet waits = decision(setting, state).waits;
        expect(waits.empty() == (state.end != End::none), "nobody is waited for, or somebody after the end");
        for (const SeatId seat : waits) {
            expect(index(seat) < setting.players() && !state.player(seat).left,
                   "a seat is waited for that is not there");
            std::vector<Command> list;
            options(setting, state, seat, list);
            expect(!list.empty(), "no option for {}", setting.seatName(seat));
        }
        for (std::size_t i = 0; i + 1 < state.offers.size(); ++i)
            expect(std::pair(state.offers[i].from, state.offers[i].to) <
                       std::pair(state.offers[i + 1].from, state.offers[i + 1].to),
                   "offers out of order");
        for (const auto& [opener, partner] : state.openRoutes())
            expect(opener != partner && opener < setting.players() && partner < setting.players(),
                   "a route of nobody");
    }
};

} // namespace

std::vector<std::string> checkInvariants(const Setting& setting, const State& state) {
    Checker checker{setting, state, {}};
    checker.units();
    checker.provinces();
    checker.barbarians();
    checker.players();
    checker.course();
    return std::move(checker.faults);
}

} // namespace marches::warriors
