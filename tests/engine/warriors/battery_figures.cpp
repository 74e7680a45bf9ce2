#include "tests/engine/warriors/battery.h"

#include <algorithm>

namespace marches::warriors::battery {
namespace {

/// Draws figures: every other one as it was, the others the least or the most that a scenario may give.
struct Figures {
    RandomStream& random;

    template <class T>
    void within(T& figure, int least, int most) {
        const std::uint32_t how = random.below(4);
        if (how >= 2) return;
        figure = static_cast<T>(how == 0 ? least : most);
    }
    template <class List>
    void each(List& list, int least, int most) {
        for (auto& figure : list)
            within(figure, least, most);
    }

    void playMat(PlayMat& mat) {
        for (auto& path : mat.spaces)
            for (std::size_t level = 1; level < levelCount; ++level)
                within(path[level], 1, 12);
        sumSpaces(mat);
        for (auto* levels : {&mat.food, &mat.product, &mat.weapon})
            each(*levels, 0, 20);
        each(mat.actionPoints, 1, 20);
        each(mat.bankRate, 1, 99);
        each(mat.routes, 0, 5);
        for (AbilityLevel& ability : mat.abilities) {
            if (random.below(2) == 0) ability.path = static_cast<Path>(random.below(3));
            within(ability.level, 1, levelCount);
        }
    }

    void tables(Tables& tables) {
        playMat(tables.playMat);
        each(tables.power, 0, 99);
        each(tables.toughness, 1, 99);
        std::sort(tables.toughness.begin(), tables.toughness.begin() + armyKinds.size());
        for (BarbarianStrength& row : tables.barbarians)
            within(row.strength, 1, 99);
        each(tables.feed, 0, 99);
        for (Resources& cost : tables.cost)
            each(cost.amount, 0, 999);
        within(tables.promotionProducts, 0, 999);
        within(tables.vpPrice, 1, 999);
        within(tables.masterTraderPrice, 0, 999);
        within(tables.masterTraderActions, 0, 9);
        within(tables.cap, 1, 999);
        within(tables.offerLimit, 1, 99);
        within(tables.warTurns, 1, 30);
        within(tables.fortsPerProvince, 1, 8);
        tables.turnLimit = static_cast<std::uint8_t>(1 + random.below(4));
        each(tables.startResources.amount, 0, 999);
        within(tables.startTokens, 0, spaces(tables));
        within(tables.startForts, 0, tables.fortsPerProvince);
        tables.startForts = std::min(tables.startForts, tables.fortsPerProvince);
        within(tables.startPrincesses, 0, 4);
        each(tables.provinceVp, 0, 99);
        within(tables.fortVp, 0, 99);
        within(tables.leaderVp, 0, 99);
        each(tables.killVp, 0, 99);
        within(tables.barbarianKillVp, 0, 99);
        each(tables.unification, 0, 99);
        if (random.below(4) == 0) tables.unification.resize(1);
        for (auto* threshold : {&tables.threshold2v2, &tables.threshold3v3, &tables.threshold2v2v2})
            within(*threshold, 1, 999);
        each(tables.threshold, 1, 999);
        if (random.below(2) == 0)
            tables.routeIncome = {{}, {Resource::gold}, {}, {Resource::food, Resource::product}};
    }

    static int spaces(const Tables& tables) {
        int all = 0;
        for (const auto& path : tables.playMat.spaces)
            for (const int count : path)
                all += count;
        return std::min(99, all);
    }
};

} // namespace

std::shared_ptr<const Setting> withRandomFigures(const Setting& setting, RandomStream& random) {
    auto made = std::make_shared<Setting>(setting);
    Figures{random}.tables(made->tables);
    return made;
}

} // namespace marches::warriors::battery
