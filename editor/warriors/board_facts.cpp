#include "editor/warriors/board_facts.h"

#include <algorithm>
#include <charconv>

namespace marches::editor {

namespace {

int figureIn(const Node* node) {
    int figure = 0;
    if (node != nullptr && node->isScalar())
        std::from_chars(node->text.data(), node->text.data() + node->text.size(), figure);
    return std::clamp(figure, 0, 9);
}

bool says(const Node& country, std::string_view key, std::string_view province) {
    const Node* town = country.find(key);
    return town != nullptr && town->isScalar() && town->text == province;
}

} // namespace

std::string_view symbolKey(warriors::Resource resource) {
    switch (resource) {
    case warriors::Resource::food:
        return "food";
    case warriors::Resource::product:
        return "product";
    default:
        return "weapon";
    }
}

BoardFacts boardFacts(const Node& whole, std::string_view province) {
    BoardFacts facts;
    const Node* provinces = whole.find("provinces");
    const Node* entry = provinces == nullptr ? nullptr : provinces->find(province);
    if (entry == nullptr) return facts;
    if (const Node* symbols = entry->find("symbols"))
        for (std::size_t i = 0; i < yieldedResources.size(); ++i)
            facts.yields[i] = figureIn(symbols->find(symbolKey(yieldedResources[i])));
    if (const Node* country = entry->find("country")) {
        if (country->isScalar()) facts.countries.push_back(country->text);
        for (const Node& each : country->items)
            if (each.isScalar()) facts.countries.push_back(each.text);
    }
    if (facts.countries.size() > 1) facts.type = warriors::ProvinceType::contested;
    const Node* countries = whole.find("countries");
    if (countries == nullptr) return facts;
    for (const Node& country : countries->items) {
        if (says(country, "trade-center", province)) facts.type = warriors::ProvinceType::tradeCenter;
        if (says(country, "capital", province)) facts.type = warriors::ProvinceType::capital;
    }
    return facts;
}

} // namespace marches::editor
