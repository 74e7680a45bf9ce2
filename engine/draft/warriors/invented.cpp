#include "engine/draft/warriors/invented.h"

#include "engine/table/random.h"

#include <algorithm>
#include <array>
#include <utility>

namespace marches::draft::warriors {
namespace {

struct Symbols {
    int food = 0;
    int product = 0;
    int weapon = 0;
};
constexpr Symbols ofCapital{1, 1, 1};
constexpr Symbols ofTradeCenter{1, 1, 0};
/// Of common provinces, in turn: as many of each as Western Europe's have.
constexpr std::array<Symbols, 8> ofCommon{
    {{1, 0, 1}, {1, 1, 0}, {1, 0, 0}, {1, 1, 0}, {0, 1, 0}, {1, 1, 0}, {2, 0, 0}, {1, 0, 1}}};
constexpr std::array<Symbols, 4> ofContested{{{1, 1, 0}, {1, 0, 1}, {1, 1, 0}, {0, 1, 1}}};

void setSymbols(Node& provinces, const std::string& province, const Symbols& symbols) {
    const Node* found = provinces.find(province);
    if (found == nullptr) return;
    Node entry = *found;
    Node node = Node::map();
    for (const auto& [key, number] :
         {std::pair{"food", symbols.food}, {"product", symbols.product}, {"weapon", symbols.weapon}})
        if (number > 0) node.set(key, Node::scalar(std::to_string(number)));
    entry.set("symbols", std::move(node));
    provinces.set(province, std::move(entry));
}

} // namespace

void fillInvented(Node& whole, const InventedLand& land) {
    if (whole.find("countries") == nullptr || whole.find("provinces") == nullptr) return;
    Node countries = *whole.find("countries");
    Node provinces = *whole.find("provinces");
    RandomStream random{land.seed};
    for (std::size_t i = 0; i < land.countries.size(); ++i) {
        const InventedCountry& country = land.countries[i];
        const Node* found = countries.find(country.id);
        if (found == nullptr || country.own.size() < 2) continue;
        Node entry = *found;
        entry.set("number", Node::scalar(std::to_string(i + 1)));
        entry.set("capital", Node::scalar(country.own[0]));
        entry.set("trade-center", Node::scalar(country.own[1]));
        countries.set(country.id, std::move(entry));
        setSymbols(provinces, country.own[0], ofCapital);
        setSymbols(provinces, country.own[1], ofTradeCenter);
        std::vector<Symbols> common; // the same for all, in another order
        for (std::size_t k = 2; k < country.own.size(); ++k)
            common.insert(common.begin() + random.below(static_cast<std::uint32_t>(common.size() + 1)),
                          ofCommon[(k - 2) % ofCommon.size()]);
        for (std::size_t k = 2; k < country.own.size(); ++k)
            setSymbols(provinces, country.own[k], common[k - 2]);
    }
    for (std::size_t i = 0; i < land.contested.size(); ++i)
        setSymbols(provinces, land.contested[i], ofContested[i % ofContested.size()]);
    whole.set("countries", std::move(countries));
    whole.set("provinces", std::move(provinces));
}

} // namespace marches::draft::warriors
