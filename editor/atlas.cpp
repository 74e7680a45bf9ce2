#include "editor/atlas.h"

#include "app/theme/palette.h"
#include "editor/words.h"
#include "engine/scenario/node_reader.h"

#include <algorithm>

namespace marches::editor {

namespace {

template <class Entry>
int positionOf(const std::vector<Entry>& entries, std::string_view id) noexcept {
    const auto found =
        std::lower_bound(entries.begin(), entries.end(), id,
                         [](const Entry& entry, std::string_view wanted) { return entry.id < wanted; });
    return found != entries.end() && found->id == id ? static_cast<int>(found - entries.begin()) : -1;
}

/// The texts of a value that is one text or a list of them.
std::vector<std::string_view> textsOf(const Node* value) {
    std::vector<std::string_view> texts;
    if (value == nullptr) return texts;
    if (value->isScalar()) texts.push_back(value->text);
    if (value->isList())
        for (const Node& each : value->items)
            if (each.isScalar()) texts.push_back(each.text);
    return texts;
}

void link(Atlas& atlas, int a, int b) {
    if (a < 0 || b < 0 || a == b) return;
    for (const auto& [from, to] : {std::pair{a, b}, std::pair{b, a}}) {
        std::vector<int>& links = atlas.provinces[static_cast<std::size_t>(from)].links;
        const auto at = std::lower_bound(links.begin(), links.end(), to);
        if (at == links.end() || *at != to) links.insert(at, to);
    }
}

void readLinks(Atlas& atlas, int province, const Node* links) {
    if (links == nullptr || !links->isList()) return;
    for (const Node& each : links->items) {
        const Node* to = each.isMap() ? each.find("to") : &each;
        if (to != nullptr && to->isScalar()) link(atlas, province, atlas.province(to->text));
    }
}

} // namespace

int Atlas::province(std::string_view id) const noexcept {
    return positionOf(provinces, id);
}

int Atlas::country(std::string_view id) const noexcept {
    return positionOf(countries, id);
}

QString Atlas::provinceName(int position) const {
    const ProvinceEntry& entry = provinces[static_cast<std::size_t>(position)];
    return localName(entry.names, entry.id);
}

Map Atlas::map() const {
    Map map;
    for (const CountryEntry& each : countries)
        map.addCountry({each.id, {}});
    for (const ProvinceEntry& each : provinces) {
        std::vector<CountryId> owners;
        for (const int country : each.countries)
            owners.push_back(idAt<CountryId>(static_cast<std::size_t>(country)));
        map.addProvince({each.id, each.names, owners});
    }
    for (std::size_t i = 0; i < provinces.size(); ++i)
        for (const int to : provinces[i].links)
            map.connect(idAt<ProvinceId>(i), idAt<ProvinceId>(static_cast<std::size_t>(to)));
    return map;
}

Atlas atlasOf(const Node& whole) {
    Atlas atlas;
    if (const Node* countries = whole.find("countries"); countries != nullptr && countries->isMap())
        for (std::size_t i = 0; i < countries->size(); ++i)
            atlas.countries.push_back(
                {countries->keys[i].text, nameOf(&countries->items[i], countries->keys[i].text), {}});
    std::sort(atlas.countries.begin(), atlas.countries.end(),
              [](const CountryEntry& a, const CountryEntry& b) { return a.id < b.id; });
    for (std::size_t i = 0; i < atlas.countries.size(); ++i)
        atlas.countries[i].colour = theme::countryPigment(i);
    const Node* provinces = whole.find("provinces");
    if (provinces == nullptr || !provinces->isMap()) return atlas;
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const Node* names = provinces->items[i].find("names");
        atlas.provinces.push_back({provinces->keys[i].text,
                                   namesOf(names),
                                   {},
                                   {},
                                   false,
                                   names == nullptr ? LocalNames{} : shortNamesOf(*names)});
    }
    std::sort(atlas.provinces.begin(), atlas.provinces.end(),
              [](const ProvinceEntry& a, const ProvinceEntry& b) { return a.id < b.id; });
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const int at = atlas.province(provinces->keys[i].text);
        ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(at)];
        for (const std::string_view country : textsOf(provinces->items[i].find("country")))
            if (const int known = atlas.country(country); known >= 0) entry.countries.push_back(known);
        std::sort(entry.countries.begin(), entry.countries.end());
        readLinks(atlas, at, provinces->items[i].find("links"));
    }
    for (const std::string_view id : textsOf(whole.find("left-out")))
        if (const int at = atlas.province(id); at >= 0)
            atlas.provinces[static_cast<std::size_t>(at)].leftOut = true;
    return atlas;
}

} // namespace marches::editor
