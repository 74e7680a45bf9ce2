#include "engine/map/map.h"

#include <algorithm>

namespace marches {

std::string_view nameIn(const LocalNames& names, std::string_view language, std::string_view id) {
    for (const std::string_view key : {language, std::string_view{"en"}, std::string_view{}})
        if (const auto found = names.find(key); found != names.end()) return found->second;
    return id;
}

std::string_view shortNameIn(const LocalNames& names, const LocalNames& shortNames,
                             std::string_view language) {
    for (const std::string_view key : {language, std::string_view{"en"}, std::string_view{}})
        if (names.contains(key)) {
            const auto found = shortNames.find(key);
            return found == shortNames.end() ? std::string_view{} : found->second;
        }
    return {};
}

CountryId Map::addCountry(Country country) {
    const CountryId id = idAt<CountryId>(countries_.size());
    countryById_.emplace(country.id, id);
    return countries_.add(std::move(country));
}

ProvinceId Map::addProvince(Province province) {
    const ProvinceId id = idAt<ProvinceId>(provinces_.size());
    provinceById_.emplace(province.id, id);
    neighbours_.add({});
    return provinces_.add(std::move(province));
}

void Map::connect(ProvinceId a, ProvinceId b, std::optional<LinkKind> kind) {
    assert(a != b);
    const auto insert = [&](ProvinceId from, ProvinceId to) {
        auto& list = neighbours_[from];
        const auto place = std::lower_bound(list.begin(), list.end(), to);
        if (place == list.end() || *place != to) list.insert(place, to);
    };
    insert(a, b);
    insert(b, a);
    if (kind) linkKinds_.emplace(std::minmax(a, b), *kind);
}

bool Map::connected(ProvinceId a, ProvinceId b) const {
    return std::binary_search(neighbours_[a].begin(), neighbours_[a].end(), b);
}

std::optional<LinkKind> Map::linkKind(ProvinceId a, ProvinceId b) const {
    const auto found = linkKinds_.find(std::minmax(a, b));
    return found == linkKinds_.end() ? std::nullopt : std::optional{found->second};
}

std::optional<ProvinceId> Map::findProvince(std::string_view id) const {
    const auto found = provinceById_.find(id);
    return found == provinceById_.end() ? std::nullopt : std::optional{found->second};
}

std::optional<CountryId> Map::findCountry(std::string_view id) const {
    const auto found = countryById_.find(id);
    return found == countryById_.end() ? std::nullopt : std::optional{found->second};
}

MapScope wholeMap(const Map& map) {
    MapScope view;
    view.inPlay = IdVector<ProvinceId, std::uint8_t>(map.provinces().size(), 1);
    for (const Province& province : map.provinces())
        view.countries.add(province.countries);
    return view;
}

} // namespace marches
