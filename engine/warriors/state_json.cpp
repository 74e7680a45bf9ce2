#include "engine/warriors/state_json.h"

#include "engine/base/json_text.h"
#include "engine/warriors/names.h"
#include "engine/warriors/query.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>

#include <algorithm>

namespace marches::warriors {

namespace {

const std::string& provinceName(const Setting& setting, ProvinceId province) {
    return setting.board.map.provinces()[province].id;
}

/// Writes the state part by part, each behind its key.
class StateWriter {
public:
    StateWriter(JsonText& json, const Setting& setting, const State& state)
        : json_(json), setting_(setting), state_(state) {}

    void all() {
        const Decision<Stage> asked = decision(setting_, state_);
        json_.field("game", WarriorsAndTraders::id);
        json_.field("hash", fmt::format("{:016x}", hash(setting_, state_)));
        json_.field("turn", state_.turn).field("phase", name(state_.phase)).field("step", stepName(state_));
        json_.field("round", state_.strikeRound);
        json_.key("order").list([&] {
            for (const SeatId seat : turnOrder(setting_, state_))
                json_.value(setting_.seatName(seat));
        });
        json_.field("start_seat", setting_.seatName(state_.startSeat));
        json_.key("waits");
        seatNames(asked.waits);
        json_.field("decision", name(asked.kind)).field("actions_left", actionsLeft(setting_, state_));
        alliances();
        json_.key("players").object([&] {
            for (const SeatId seat : SeatSet::first(setting_.players())) {
                json_.key(setting_.seatName(seat));
                player(seat);
            }
        });
        barbarians();
        offers();
        peaceOffers();
        json_.key("battles_pending").list([&] {
            for (const ProvinceId province : battlesPending(setting_, state_))
                json_.value(provinceName(setting_, province));
        });
        battle();
        wars();
        leaders();
        result();
    }

private:
    void seatNames(SeatSet seats) {
        json_.list([&] {
            for (const SeatId seat : seats)
                if (index(seat) < setting_.players()) json_.value(setting_.seatName(seat));
        });
    }

    void resources(std::string_view key, const Resources& resources) {
        json_.key(key).object([&] {
            for (const Resource resource : allResources)
                json_.field(name(resource), static_cast<int>(resources[resource]));
        });
    }

    void units(SeatId seat) {
        json_.key("units").object([&] {
            for (Token token = 0; token < tokenCount; ++token) {
                const Unit& unit = state_.player(seat).units[token];
                if (!unit.onBoard()) continue;
                json_.key(tokenName(token)).object([&] {
                    json_.field("province", provinceName(setting_, unit.province));
                    if (isArmy(token)) json_.field("ap", actionPoints(setting_, state_, seat, token));
                    json_.field("damage", unit.damage);
                    if (isArmy(token)) json_.field("retreated", unit.lying);
                });
            }
        });
    }

    void player(SeatId seat) {
        const Player& player = state_.player(seat);
        const VictoryPoints vp = victoryPoints(setting_, state_, seat);
        json_.object([&] {
            json_.field("vp", vp.total());
            json_.key("vp_parts").object([&] {
                json_.field("provinces", vp.provinces).field("forts", vp.forts).field("kills", vp.kills);
                json_.field("bought", vp.bought).field("leaders", vp.leaders);
            });
            resources("resources", player.resources);
            json_.key("tokens").object([&] {
                for (const Path path : allPaths)
                    json_.field(name(path), player.tokens[static_cast<std::size_t>(path)]);
            });
            json_.key("levels").object([&] {
                for (const Path path : allPaths)
                    json_.field(name(path), level(setting_, state_, seat, path));
            });
            json_.key("provinces").list([&] {
                for (std::size_t i = 0; i < setting_.board.size(); ++i)
                    if (const auto province = idAt<ProvinceId>(i); state_.holder(province) == ownerOf(seat))
                        json_.value(provinceName(setting_, province));
            });
            json_.key("routes_opened").list([&] {
                for (const Route& route : state_.openRoutes())
                    if (route.opener == index(seat))
                        json_.value(setting_.seatName(idAt<SeatId>(route.partner)));
            });
            json_.field("unified", player.unified).field("left", player.left);
            units(seat);
        });
    }

    /// Writes the Barbarians by province, in the order in which the provinces first appear.
    void barbarians() {
        const auto& units = state_.barbarians;
        json_.key("barbarians").object([&] {
            for (auto first = units.begin(); first != units.end(); ++first) {
                const auto here = [&](const Barbarian& unit) { return unit.province == first->province; };
                if (std::any_of(units.begin(), first, here)) continue;
                json_.key(provinceName(setting_, first->province)).list([&] {
                    for (const Barbarian& unit : units)
                        if (here(unit)) barbarian(unit);
                });
            }
        });
    }

    void barbarian(const Barbarian& unit) {
        json_.object([&] {
            json_.field("unit", fmt::format("{}{}", unit.fort ? "BF" : "B", unit.number));
            json_.field("damage", unit.damage);
            if (!unit.fort) json_.field("retreated", unit.lying);
        });
    }

    void alliances() {
        json_.key("alliances").list([&] {
            if (!setting_.allied) return;
            const auto last = std::ranges::max_element(setting_.seats, {}, &Seat::alliance);
            for (int alliance = 0; alliance <= last->alliance; ++alliance) {
                SeatSet allies;
                for (const SeatId seat : SeatSet::first(setting_.players()))
                    if (setting_.seats[index(seat)].alliance == alliance) allies.insert(seat);
                seatNames(allies);
            }
        });
    }

    void wars() {
        json_.key("wars").list([&] {
            for (std::size_t b = 1; b < setting_.players(); ++b)
                for (std::size_t a = 0; a < b; ++a)
                    war(idAt<SeatId>(a), idAt<SeatId>(b));
        });
    }

    void war(SeatId a, SeatId b) {
        const War& war = state_.wars[pairIndex(a, b)];
        if (war.since == 0) return;
        json_.object([&] {
            json_.key("between").list([&] { json_.value(setting_.seatName(a)).value(setting_.seatName(b)); });
            json_.field("since", war.since).field("damage_this_turn", war.damageThisTurn);
        });
    }

    void offers() {
        json_.key("offers").list([&] {
            for (const Offer& offer : state_.offers)
                json_.object([&] {
                    json_.field("from", setting_.seatName(offer.from));
                    json_.field("to", setting_.seatName(offer.to));
                    resources("give", offer.give);
                    resources("take", offer.take);
                });
        });
    }

    void peaceOffers() {
        json_.key("peace_offers").list([&] {
            for (const SeatId from : SeatSet::first(setting_.players()))
                for (const SeatId to : SeatSet::first(setting_.players()))
                    if (state_.peace.open[index(from)].contains(to))
                        json_.object([&] {
                            json_.field("from", setting_.seatName(from));
                            json_.field("to", setting_.seatName(to));
                        });
        });
    }

    void battle() {
        json_.key("battle");
        if (state_.battle.province == noProvince) {
            json_.value(nullptr);
            return;
        }
        json_.object([&] {
            json_.field("province", provinceName(setting_, state_.battle.province));
            json_.field("attacker", setting_.seatName(state_.current));
            json_.field("defender", ownerName(setting_, state_.holder(state_.battle.province)));
            json_.field("attacker_points", state_.battle.attackerPoints);
            json_.field("defender_points", state_.battle.defenderPoints);
        });
    }

    void leaders() {
        json_.key("leaders").object([&] {
            for (const auto& [title, path] : {std::pair{"builder", Path::production},
                                              {"trader", Path::trade},
                                              {"warrior", Path::military}})
                if (const auto seat = leader(setting_, state_, path))
                    json_.field(title, setting_.seatName(*seat));
                else
                    json_.field(title, nullptr);
        });
    }

    void result() {
        json_.key("outcome");
        const auto result = outcome(setting_, state_);
        if (!result) {
            json_.value(nullptr);
            return;
        }
        json_.object([&] {
            json_.field("reason", result->reason).key("winners");
            seatNames(result->winners);
            json_.key("scores").object([&] {
                for (std::size_t i = 0; i < result->scores.size(); ++i)
                    json_.field(setting_.seatName(idAt<SeatId>(i)), result->scores[i]);
            });
        });
    }

    JsonText& json_;
    const Setting& setting_;
    const State& state_;
};

} // namespace

std::string stateJson(const Setting& setting, const State& state) {
    JsonText json;
    json.object([&] { StateWriter(json, setting, state).all(); });
    return json.text();
}

} // namespace marches::warriors
