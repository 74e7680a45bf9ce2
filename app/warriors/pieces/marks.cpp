#include "app/warriors/pieces/marks.h"

#include <QCoreApplication>

namespace marches::warriors::face {

static_assert(playerColour(Colour::black) == theme::PlayerColour::Black);

theme::Icon iconFor(Resource resource) {
    constexpr std::array icons{theme::Icon::Food, theme::Icon::Product, theme::Icon::Weapon,
                               theme::Icon::Gold};
    return icons[static_cast<std::size_t>(resource)];
}

theme::Icon iconFor(UnitKind kind) {
    constexpr std::array icons{theme::Icon::Infantry, theme::Icon::Archer, theme::Icon::Cavalry,
                               theme::Icon::Princess, theme::Icon::Fort};
    return icons[static_cast<std::size_t>(kind)];
}

theme::Icon iconFor(Path path) {
    constexpr std::array icons{theme::Icon::Builder, theme::Icon::Trader, theme::Icon::Warrior};
    return icons[static_cast<std::size_t>(path)];
}

namespace {

struct Marks {
    Q_DECLARE_TR_FUNCTIONS(Marks)
};

} // namespace

theme::Role scorePartRole(std::size_t part) {
    constexpr std::array roles{theme::Role::PartProvinces, theme::Role::PartForts, theme::Role::PartKills,
                               theme::Role::PartBought, theme::Role::PartLeaders};
    return roles[part];
}

QString scorePartName(std::size_t part) {
    switch (part) {
    case 0:
        return Marks::tr("Provinces");
    case 1:
        return Marks::tr("Forts");
    case 2:
        return Marks::tr("Kills");
    case 3:
        return Marks::tr("Bought");
    default:
        return Marks::tr("Leaders");
    }
}

} // namespace marches::warriors::face
