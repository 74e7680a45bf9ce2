#include "engine/warriors/rules.h"

namespace marches::warriors {
namespace {

/// Hashes words of 64 bits by FNV-1a with the finalizer of SplitMix64; the result depends on values, not on
/// how they lie in memory.
class Hasher {
public:
    void add(std::uint64_t value) {
        sum_ ^= value + 0x9E3779B97F4A7C15ULL;
        sum_ *= 0x100000001B3ULL;
        sum_ ^= sum_ >> 29;
    }
    template <class Enum>
        requires std::is_enum_v<Enum>
    void add(Enum value) {
        add(static_cast<std::uint64_t>(value));
    }
    void add(const Resources& resources) {
        for (const std::int32_t amount : resources.amount)
            add(static_cast<std::uint64_t>(static_cast<std::uint32_t>(amount)));
    }
    void add(SeatSet set) { add(std::uint64_t{set.bits()}); }
    std::uint64_t value() const {
        std::uint64_t z = sum_;
        z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
        z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
        return z ^ (z >> 31);
    }

private:
    std::uint64_t sum_ = 0xCBF29CE484222325ULL;
};

void addUnit(Hasher& hasher, const Unit& unit) {
    hasher.add((static_cast<std::uint64_t>(index(unit.province)) << 32) | (std::uint64_t{unit.damage} << 24) |
               (std::uint64_t{unit.apSpent} << 16) | (std::uint64_t{unit.assigned} << 8) |
               (unit.lying ? 1U : 0U) | (unit.noAp ? 2U : 0U) | (unit.fed ? 4U : 0U) |
               (unit.moved ? 8U : 0U) | (unit.retreating ? 16U : 0U));
}

void addPlayer(Hasher& hasher, const Player& player) {
    for (const Unit& unit : player.units)
        addUnit(hasher, unit);
    hasher.add(player.resources);
    hasher.add(static_cast<std::uint64_t>(player.killsVp));
    hasher.add(static_cast<std::uint64_t>(player.boughtVp));
    for (const std::uint8_t tokens : player.tokens)
        hasher.add(std::uint64_t{tokens});
    hasher.add((player.unified ? 1U : 0U) | (player.left ? 2U : 0U));
}

void addOffer(Hasher& hasher, const Offer& offer) {
    hasher.add(offer.from);
    hasher.add((offer.asksAgain ? 1ULL << 16 : 0ULL) | index(offer.to));
    hasher.add(offer.give);
    hasher.add(offer.take);
}

} // namespace

std::uint64_t hash(const Setting& setting, const State& state) {
    Hasher hasher;
    hasher.add(std::uint64_t{state.turn});
    hasher.add(state.phase);
    hasher.add(state.stage);
    hasher.add(state.resume);
    hasher.add(state.actionRound);
    hasher.add(std::uint64_t{state.strikeRound});
    hasher.add(state.current);
    hasher.add(state.startSeat);
    hasher.add(std::uint64_t{state.actionsLeft});
    hasher.add(std::uint64_t{state.masterTraderUsed});
    hasher.add((state.universityUsed ? 1U : 0U) | (state.warlordUsed ? 2U : 0U) |
               (state.princessesBegun ? 4U : 0U) | (state.timeUp ? 8U : 0U));
    hasher.add(state.end);
    hasher.add(std::uint64_t{state.incomeOrdinal});
    hasher.add(state.votes.asked);
    hasher.add(state.votes.inFavour);
    hasher.add(state.votes.against);
    hasher.add(state.tradeDone);
    hasher.add(state.battle.province);
    hasher.add(static_cast<std::uint64_t>(state.battle.attackerPoints));
    hasher.add(static_cast<std::uint64_t>(state.battle.defenderPoints));
    hasher.add(state.battle.country);
    const std::size_t players = setting.players();
    for (std::size_t i = 0; i < players; ++i) {
        addPlayer(hasher, state.players[i]);
        hasher.add(state.peace.open[i]);
        hasher.add(state.peace.made[i]);
        hasher.add(std::uint64_t{state.bankGot[i]});
        for (std::size_t j = 0; j < players; ++j)
            hasher.add(std::uint64_t{state.offersMade[i][j]});
    }
    for (std::size_t pair = 0; pair < players * (players - 1) / 2; ++pair)
        hasher.add((std::uint64_t{state.wars[pair].since} << 1) |
                   (state.wars[pair].damageThisTurn ? 1U : 0U));
    hasher.add(std::uint64_t{state.routeCount});
    for (const Route& route : state.openRoutes())
        hasher.add((std::uint64_t{route.opener} << 8) | route.partner);
    for (const Owner holder : state.holders)
        hasher.add(holder);
    hasher.add(std::uint64_t{state.barbarians.size()});
    for (const Barbarian& b : state.barbarians)
        hasher.add((std::uint64_t{b.number} / 256 << 48) |
                   (static_cast<std::uint64_t>(index(b.province)) << 32) |
                   (std::uint64_t{b.number} % 256 << 24) | (std::uint64_t{b.damage} << 16) |
                   (std::uint64_t{b.assigned} << 8) | (b.fort ? 1U : 0U) | (b.lying ? 2U : 0U) |
                   (b.retreating ? 4U : 0U));
    hasher.add(std::uint64_t{state.offers.size()});
    for (const Offer& offer : state.offers)
        addOffer(hasher, offer);
    hasher.add(std::uint64_t{state.declined.size()});
    for (const Offer& offer : state.declined)
        addOffer(hasher, offer);
    return hasher.value();
}

} // namespace marches::warriors
