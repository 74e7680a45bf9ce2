#include "engine/base/text.h"
#include "engine/scenario/parts.h"
#include "engine/table/seat.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <set>

namespace marches::scenario_parts {
namespace {

constexpr std::array<std::string_view, 2> placeKinds{"land", "sea"}; // in the order of PlaceKind
constexpr std::array<std::string_view, 4> linkKinds{"land", "river", "strait",
                                                    "sea"}; // in the order of LinkKind

/// Returns the positions of a map's entries in the alphabetical order of their keys.
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

/// Refuses an id of a country or seat that has another meaning in records; returns whether it did.
bool refusedAsReserved(NodeReader& reader, const Place& place, const std::string& id) {
    const bool reserved = id == "table" || id == "chance";
    if (reserved)
        reader.error(place, "reserved-id",
                     Sentence("`{0}` has a meaning of its own in records; choose another id.", id));
    return reserved;
}

/// Reads `countries`; false if there are none that provinces could name.
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
        if (refusedAsReserved(reader, countries->keyPlace(i), id)) continue;
        map.addCountry({id, namesOf(reader, countries->items[i])});
    }
    return true;
}

/// Reads the countries of a place: one id, or a list of two.
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

/// Reads names, countries, kind and terrain of a place; `node` is its map.
Province readPlace(NodeReader& reader, const std::string& id, const Node& node, const Map& map) {
    Province place{id, namesOf(reader, node), {}};
    if (const Node* names = node.find("names")) place.shortNames = shortNamesOf(*names);
    if (const Node* country = node.find("country")) place.countries = readMembership(reader, *country, map);
    if (const Node* kind = node.find("kind"))
        place.kind = static_cast<PlaceKind>(reader.word(*kind, placeKinds).value_or(0));
    if (const Node* terrain = node.find("terrain")) place.terrain = reader.slug(*terrain).value_or("");
    return place;
}

/// Links a place with one entry of its `links`: an id, or `{to: ID, kind: WORD}`.
void readLink(NodeReader& reader, const Node& link, ProvinceId from, Map& map, std::set<ProvinceId>& seen) {
    const Node* end = link.isMap() ? reader.need(link, "to") : &link;
    const auto to = end == nullptr ? std::nullopt : readProvince(reader, *end, map);
    if (!to) return;
    if (*to == from) {
        reader.error(*end, "self-link", Sentence("`{0}` is linked to itself.", end->text));
        return;
    }
    if (!seen.insert(*to).second)
        reader.warning(link.place(), "duplicate-link",
                       Sentence("The link to `{0}` stands here twice; keep one.", end->text));
    std::optional<LinkKind> kind;
    if (const Node* node = link.find("kind"))
        if (const auto word = reader.word(*node, linkKinds)) {
            kind = static_cast<LinkKind>(*word);
            if (const auto said = map.linkKind(from, *to); said && *said != *kind)
                reader.error(*node, "link-kind",
                             Sentence("The link to `{0}` is said to be `{1}` too; keep one kind.", end->text,
                                      linkKinds[static_cast<std::size_t>(*said)]));
        }
    map.connect(from, *to, kind);
}

void readLinks(NodeReader& reader, const Node& provinces, Map& map) {
    for (std::size_t i = 0; i < provinces.size(); ++i) {
        const auto from = map.findProvince(provinces.keys[i].text);
        const Node* links = provinces.items[i].find("links");
        if (!from || links == nullptr || !reader.isList(*links)) continue;
        std::set<ProvinceId> seen;
        for (const Node& link : links->items)
            readLink(reader, link, *from, map, seen);
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
        map.addProvince(readPlace(reader, provinces->keys[i].text, node, map));
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
        if (seats.size() > maxSeats) break; // too many are refused below
        if (!reader.isText(item) || !reader.slug(item) || refusedAsReserved(reader, item.place(), item.text))
            continue;
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
