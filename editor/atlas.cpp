#include "editor/atlas.h"

#include "app/theme/palette.h"
#include "editor/words.h"
#include "engine/scenario/node_reader.h"

#include <algorithm>
#include <utility>

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

/// The provinces that an entry says it is linked to.
std::vector<std::string_view> linksIn(const Node& entry) {
    std::vector<std::string_view> ids;
    const Node* links = entry.find("links");
    if (links == nullptr || !links->isList()) return ids;
    for (const Node& each : links->items)
        if (const Node* to = each.isMap() ? each.find("to") : &each; to != nullptr && to->isScalar())
            ids.push_back(to->text);
    return ids;
}

ProvinceEntry entryOf(std::string id, const Node& node) {
    const Node* names = node.find("names");
    return {
        std::move(id), namesOf(names), {}, {}, false, names == nullptr ? LocalNames{} : shortNamesOf(*names)};
}

void readCountries(const Atlas& atlas, ProvinceEntry& entry, const Node& node) {
    for (const std::string_view country : textsOf(node.find("country")))
        if (const int known = atlas.country(country); known >= 0) entry.countries.push_back(known);
    std::sort(entry.countries.begin(), entry.countries.end());
}

/// The positions of provinces from `from` on are others by `step`; links to one that has gone are gone too.
void move(Atlas& atlas, int from, int step) {
    for (ProvinceEntry& entry : atlas.provinces) {
        if (step < 0) std::erase(entry.links, from);
        for (int& to : entry.links)
            if (to >= from) to += step;
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
    for (std::size_t i = 0; i < provinces->size(); ++i)
        atlas.provinces.push_back(entryOf(provinces->keys[i].text, provinces->items[i]));
    std::sort(atlas.provinces.begin(), atlas.provinces.end(),
              [](const ProvinceEntry& a, const ProvinceEntry& b) { return a.id < b.id; });
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const int at = atlas.province(provinces->keys[i].text);
        readCountries(atlas, atlas.provinces[static_cast<std::size_t>(at)], provinces->items[i]);
        for (const std::string_view to : linksIn(provinces->items[i]))
            link(atlas, at, atlas.province(to));
    }
    for (const std::string_view id : textsOf(whole.find("left-out")))
        if (const int at = atlas.province(id); at >= 0)
            atlas.provinces[static_cast<std::size_t>(at)].leftOut = true;
    return atlas;
}

void readAgain(Atlas& atlas, const Node& whole, const std::set<std::string>& provinces) {
    const Node* nodes = whole.find("provinces");
    const auto nodeOf = [nodes](std::string_view id) {
        return nodes == nullptr || !nodes->isMap() ? nullptr : nodes->find(id);
    };
    std::set<std::string> concerned = provinces; // and all that these were linked to
    for (const std::string& id : provinces) {
        const int at = atlas.province(id);
        if (at < 0) continue;
        ProvinceEntry& entry = atlas.provinces[static_cast<std::size_t>(at)];
        for (const int to : std::exchange(entry.links, {})) {
            std::erase(atlas.provinces[static_cast<std::size_t>(to)].links, at);
            concerned.insert(atlas.provinces[static_cast<std::size_t>(to)].id);
        }
        if (nodeOf(id) != nullptr) continue;
        atlas.provinces.erase(atlas.provinces.begin() + at);
        move(atlas, at, -1);
    }
    const std::vector<std::string_view> leftOut = textsOf(whole.find("left-out"));
    std::set<std::string_view> come;
    for (const std::string& id : provinces) {
        const Node* node = nodeOf(id);
        if (node == nullptr) continue;
        ProvinceEntry fresh = entryOf(id, *node);
        fresh.leftOut = std::find(leftOut.begin(), leftOut.end(), id) != leftOut.end();
        readCountries(atlas, fresh, *node);
        if (const int at = atlas.province(id); at >= 0) {
            atlas.provinces[static_cast<std::size_t>(at)] = std::move(fresh);
            continue;
        }
        const auto at = std::lower_bound(
            atlas.provinces.begin(), atlas.provinces.end(), id,
            [](const ProvinceEntry& entry, const std::string& wanted) { return entry.id < wanted; });
        move(atlas, static_cast<int>(at - atlas.provinces.begin()), 1);
        atlas.provinces.insert(at, std::move(fresh));
        come.insert(id);
    }
    for (std::size_t i = 0; !come.empty() && i < nodes->size(); ++i)
        for (const std::string_view to : linksIn(nodes->items[i]))
            if (come.contains(to)) concerned.insert(nodes->keys[i].text);
    for (const std::string& id : concerned)
        if (const Node* node = nodeOf(id))
            for (const std::string_view to : linksIn(*node))
                link(atlas, atlas.province(id), atlas.province(to));
}

} // namespace marches::editor
