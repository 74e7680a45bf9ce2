#include "engine/warriors/query.h"
#include "engine/warriors/random_games.h"

#include <algorithm>

namespace marches::warriors {
namespace {

int upTo(RandomStream& random, int most) {
    return static_cast<int>(random.below(static_cast<std::uint32_t>(most) + 1));
}
bool oneIn(RandomStream& random, std::uint32_t n) {
    return random.below(n) == 0;
}

int fullActionPoints(const Setting& setting, const StartPlayer& player) {
    const int level = levelFor(setting.tables, Path::military, player.tokens[2]);
    return setting.tables.playMat.actionPoints[static_cast<std::size_t>(level - 1)];
}

StartPlayer randomPlayer(const Setting& setting, RandomStream& random) {
    StartPlayer player;
    for (const Resource resource : allResources)
        player.resources[resource] = upTo(random, oneIn(random, 3) ? 25 : 8);
    for (const Path path : allPaths)
        player.tokens[static_cast<std::size_t>(path)] =
            static_cast<std::uint8_t>(upTo(random, oneIn(random, 2) ? spacesOf(setting.tables, path) : 6));
    player.killsVp = static_cast<std::uint16_t>(upTo(random, 5));
    player.boughtVp = static_cast<std::uint16_t>(upTo(random, 2));
    player.unified = oneIn(random, 6);
    return player;
}

struct Placer {
    const Setting& setting;
    Start& start;
    RandomStream& random;
    std::vector<std::array<int, 5>> used = std::vector<std::array<int, 5>>(setting.players());

    void place(std::size_t seat, UnitKind kind, ProvinceId province) {
        const TokenRange range = tokensOf(kind);
        int& next = used[seat][static_cast<std::size_t>(kind)];
        if (next >= range.end - range.first) return;
        StartUnit unit;
        unit.kind = kind;
        unit.number = static_cast<std::uint8_t>(++next);
        unit.province = province;
        const int toughness = setting.tables.toughness[static_cast<std::size_t>(kind)];
        const bool maneuvering = start.phase == StartPhase::maneuvering;
        if (maneuvering && kind != UnitKind::princess && toughness > 1 && oneIn(random, 5))
            unit.damage = static_cast<std::uint8_t>(upTo(random, toughness - 1));
        if (maneuvering && kind < UnitKind::princess) {
            if (oneIn(random, 5))
                unit.ap =
                    static_cast<std::uint8_t>(upTo(random, fullActionPoints(setting, start.players[seat])));
            if (oneIn(random, 10)) {
                unit.retreated = true;
                unit.damage = static_cast<std::uint8_t>(toughness);
                unit.ap = 0;
            }
        }
        start.players[seat].units.push_back(unit);
    }
};

void placeUnits(const Setting& setting, Start& start, RandomStream& random) {
    Placer placer{setting, start, random};
    for (std::size_t i = 0; i < setting.board.size(); ++i) {
        const auto province = idAt<ProvinceId>(i);
        if (!setting.board.provinces[province].inPlay) continue;
        const std::uint32_t what = random.below(10);
        if (what < 3) continue; // stays as in setup.board
        if (what == 3) {
            start.free.push_back(province);
            continue;
        }
        if (what == 4) {
            start.barbarianProvinces.push_back(province);
            const int armies = 1 + upTo(random, 2);
            for (int n = 0; n < armies; ++n)
                start.barbarians.push_back({province, false, 0, false});
            if (oneIn(random, 2)) start.barbarians.push_back({province, true, 0, false});
            continue;
        }
        // Provinces of a country mostly go to its player, so that Unifications happen.
        std::size_t seat = random.below(static_cast<std::uint32_t>(setting.players()));
        for (std::size_t s = 0; s < setting.players(); ++s)
            if (setting.board.provinces[province].belongsTo(setting.seats[s].country) && !oneIn(random, 4))
                seat = s;
        const std::size_t before = start.players[seat].units.size();
        for (const UnitKind kind : allUnitKinds)
            if (oneIn(random, kind == UnitKind::princess ? 2 : 4)) placer.place(seat, kind, province);
        if (start.players[seat].units.size() == before) placer.place(seat, UnitKind::infantry, province);
        if (!setting.allied || !oneIn(random, 3) || start.players[seat].units.size() == before) continue;
        for (std::size_t s = 0; s < setting.players(); ++s)
            if (s != seat && allied(setting, idAt<SeatId>(s), idAt<SeatId>(seat)))
                placer.place(s, oneIn(random, 2) ? UnitKind::archer : UnitKind::princess, province);
    }
}

void addRelations(const Setting& setting, Start& start, RandomStream& random) {
    for (std::size_t b = 1; b < setting.players(); ++b)
        for (std::size_t a = 0; a < b; ++a) {
            const auto one = idAt<SeatId>(a);
            const auto other = idAt<SeatId>(b);
            if (!allied(setting, one, other) && oneIn(random, 2))
                start.wars.push_back(
                    {one, other, std::max(1, start.turn - upTo(random, 2)), oneIn(random, 2)});
            const bool opens = oneIn(random, 3);
            StartPlayer& opener = start.players[opens ? a : b];
            const int level = levelFor(setting.tables, Path::trade, opener.tokens[1]);
            const int limit = setting.tables.playMat.routes[static_cast<std::size_t>(level - 1)];
            if (oneIn(random, 2) && static_cast<int>(opener.routes.size()) < limit)
                opener.routes.push_back(opens ? other : one);
        }
}

} // namespace

std::shared_ptr<const Setting> withRandomStart(const Setting& setting, RandomStream& random) {
    auto made = std::make_shared<Setting>(setting);
    Start start;
    start.turn = 1 + upTo(random, 9);
    start.phase = static_cast<StartPhase>(random.below(4));
    for (std::size_t s = 0; s < setting.players(); ++s)
        start.players.push_back(randomPlayer(setting, random));
    placeUnits(setting, start, random);
    addRelations(setting, start, random);
    made->start = start;
    return made;
}

} // namespace marches::warriors
