#include "engine/base/text.h"
#include "engine/scenario/parts.h"
#include "engine/table/seat.h"

#include <algorithm>
#include <numeric>
#include <set>

namespace marches::scenario_parts {
namespace {

/// Positions of a map's entries in alphabetical order of their keys.
std::vector<std::size_t> alphabetical(const Node& map) {
    std::vector<std::size_t> order(map.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::sort(order.begin(), order.end(),
              [&](std::size_t a, std::size_t b) { return map.keys[a].text < map.keys[b].text; });
    return order;
}

LocalNames namesOf(NodeReader& reader, const Node& node) {
    const Node* names = node.find("names");
    return names == nullptr ? LocalNames{} : reader.names(*names);
}

/// False if there is nothing that provinces could refer to.
bool readCountries(NodeReader& reader, const Node& tree, Map& map) {
    const Node* countries = reader.need(tree, "countries");
    if (countries == nullptr || !reader.isMap(*countries)) return false;
    if (countries->size() > 1000) {
        reader.error(*countries, "too-many", Sentence("There are more than 1000 countries."));
        return false;
    }
    for (const std::size_t i : alphabetical(*countries)) {
        const std::string& id = countries->keys[i].text;
        if (!reader.slugKey(*countries, i) || !reader.isMap(countries->items[i])) continue;
        if (id == "table" || id == "chance") {
            reader.error(countries->keyPlace(i), "reserved-id",
                         Sentence("`{0}` has a meaning of its own in records; choose another id.", id));
            continue;
        }
        map.addCountry({id, namesOf(reader, countries->items[i])});
    }
    return true;
}

/// One country, or a list of two.
std::vector<CountryId> readMembership(NodeReader& reader, const Node& node, const Map& map) {
    std::vector<CountryId> result;
    if (node.isList()) {
        if (node.size() > 2 || node.size() == 0) {
            reader.error(node, "too-many-countries",
                         Sentence("A province belongs to one country, or is contested by two."));
            return result;
        }
        for (const Node& item : node.items)
            if (const auto country = readCountry(reader, item, map)) result.push_back(*country);
        std::sort(result.begin(), result.end());
        if (result.size() == 2 && result[0] == result[1]) {
            reader.error(node, "same-country",
                         Sentence("The two countries of a contested province must differ."));
            result.pop_back();
        }
    } else if (const auto country = readCountry(reader, node, map)) {
        result.push_back(*country);
    }
    return result;
}

void readLinks(NodeReader& reader, const Node& provinces, Map& map) {
    for (std::size_t i = 0; i < provinces.size(); ++i) {
        const auto from = map.findProvince(provinces.keys[i].text);
        const Node* links = provinces.items[i].find("links");
        if (!from || links == nullptr || !reader.isList(*links)) continue;
        std::set<ProvinceId> seen;
        for (const Node& link : links->items) {
            const auto to = readProvince(reader, link, map);
            if (!to) continue;
            if (*to == *from) {
                reader.error(link, "self-link", Sentence("`{0}` is linked to itself.", link.text));
                continue;
            }
            if (!seen.insert(*to).second)
                reader.warning(link.place(), "duplicate-link",
                               Sentence("The link to `{0}` stands here twice; keep one.", link.text));
            map.connect(*from, *to);
        }
    }
}

} // namespace

std::optional<ProvinceId> readProvince(NodeReader& reader, const Node& node, const Map& map) {
    if (!reader.isText(node)) return std::nullopt;
    const auto found = map.findProvince(node.text);
    if (!found)
        reader.error(node, "unknown-province",
                     Sentence("There is no province of this id under `provinces`."));
    return found;
}

std::optional<CountryId> readCountry(NodeReader& reader, const Node& node, const Map& map) {
    if (!reader.isText(node)) return std::nullopt;
    const auto found = map.findCountry(node.text);
    if (!found)
        reader.error(node, "unknown-country", Sentence("There is no country of this id under `countries`."));
    return found;
}

Map readMap(NodeReader& reader, const Node& tree) {
    Map map;
    if (!readCountries(reader, tree, map)) return map;
    const Node* provinces = reader.need(tree, "provinces");
    if (provinces == nullptr || !reader.isMap(*provinces)) return map;
    if (provinces->size() > maxProvinces) {
        reader.error(*provinces, "too-many-provinces",
                     Sentence("There are more than {0} provinces.", maxProvinces));
        return map;
    }
    for (const std::size_t i : alphabetical(*provinces)) {
        const Node& node = provinces->items[i];
        if (!reader.slugKey(*provinces, i) || !reader.isMap(node)) continue;
        Province province{provinces->keys[i].text, namesOf(reader, node), {}};
        if (const Node* country = node.find("country"))
            province.countries = readMembership(reader, *country, map);
        else
            reader.error(
                provinces->keyPlace(i), "no-country",
                Sentence("`{0}` belongs to no country; give `country: ID`, or two for a contested province.",
                         province.id));
        map.addProvince(std::move(province));
    }
    readLinks(reader, *provinces, map);
    for (std::size_t i = 0; i < provinces->size(); ++i)
        if (const auto id = map.findProvince(provinces->keys[i].text); id && map.neighbours(*id).empty())
            reader.warning(provinces->keyPlace(i), "isolated",
                           Sentence("`{0}` is connected to no other province.", provinces->keys[i].text));
    return map;
}

MapScope readView(NodeReader& reader, const Node& tree, const Map& map) {
    MapScope view = wholeMap(map);
    if (const Node* leftOut = tree.find("left-out"); leftOut != nullptr && reader.isList(*leftOut))
        for (const Node& item : leftOut->items)
            if (const auto province = readProvince(reader, item, map)) view.inPlay[*province] = 0;
    const Node* membership = tree.find("membership");
    if (membership == nullptr || !reader.isMap(*membership)) return view;
    for (std::size_t i = 0; i < membership->size(); ++i) {
        const auto province = map.findProvince(membership->keys[i].text);
        if (!province)
            reader.error(membership->keyPlace(i), "unknown-province",
                         Sentence("There is no province of this id under `provinces`."));
        else if (auto countries = readMembership(reader, membership->items[i], map); !countries.empty())
            view.countries[*province] = std::move(countries);
    }
    return view;
}

std::vector<std::string> readSeats(NodeReader& reader, const Node& tree, const Map& map) {
    std::vector<std::string> seats;
    const Node* node = tree.find("seats");
    if (node == nullptr) {
        for (const Country& country : map.countries())
            seats.push_back(country.id);
        if (seats.size() > maxSeats)
            reader.error(tree, "too-many-seats",
                         Sentence("At most {0} countries can be seats; name them under `seats`.", maxSeats));
        return seats;
    }
    if (!reader.isList(*node)) return seats;
    for (const Node& item : node->items) {
        if (!readCountry(reader, item, map)) continue;
        if (std::find(seats.begin(), seats.end(), item.text) != seats.end())
            reader.error(item, "duplicate-seat", Sentence("The seat `{0}` is named twice.", item.text));
        else
            seats.push_back(item.text);
    }
    if (seats.empty()) reader.error(*node, "no-seat", Sentence("Name at least one seat."));
    if (seats.size() > maxSeats)
        reader.error(*node, "too-many-seats", Sentence("There are more than {0} seats.", maxSeats));
    return seats;
}

PlayerRange readPlayers(NodeReader& reader, const Node& tree, std::size_t seats) {
    PlayerRange range{1, static_cast<int>(seats)};
    const Node* node = tree.find("players");
    if (node == nullptr) return range;
    const int most = static_cast<int>(std::min(seats, maxSeats));
    if (!node->isList()) {
        range.min = range.max = reader.integer(*node, 1, most).value_or(1);
    } else if (node->size() != 2) {
        reader.error(*node, "wrong-kind", Sentence("Give one number of players, or [least, most]."));
    } else {
        range.min = reader.integer(node->items[0], 1, most).value_or(1);
        range.max = reader.integer(node->items[1], range.min, most).value_or(range.min);
    }
    return range;
}

} // namespace marches::scenario_parts
