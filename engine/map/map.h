#pragma once

#include "engine/base/id_vector.h"

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches {

enum class ProvinceId : std::uint16_t {};
enum class CountryId : std::uint16_t {};

/// These mean no province and no country; they are never valid indices.
inline constexpr ProvinceId noProvince{0xFFFF};
inline constexpr CountryId noCountry{0xFFFF};

/// Names by language code ("en", "fr", ...); the key "" holds the plain name, good for every language.
using LocalNames = std::map<std::string, std::string, std::less<>>;

/// Returns the name in `language`; else the one in "en", the plain one, or `id`.
std::string_view nameIn(const LocalNames& names, std::string_view language, std::string_view id);

/// Returns the short form of what `nameIn` returns, for where that has no room; empty if it has none.
std::string_view shortNameIn(const LocalNames& names, const LocalNames& shortNames,
                             std::string_view language);

/// What a place is; files say it by `kind:`, land where it is left out. One more: see README.md.
enum class PlaceKind : std::uint8_t { land, sea };

/// How two places are linked. A game may tell the kinds apart or take them all for the same. One more: see
/// README.md.
enum class LinkKind : std::uint8_t { land, river, strait, sea };

/// A place of the map.
struct Province {
    std::string id; ///< slug; unique in the map
    LocalNames names;
    std::vector<CountryId> countries; ///< none, one, or two that contest it; ascending
    PlaceKind kind = PlaceKind::land;
    std::string terrain = {};   ///< a slug, one of the game's own words; empty: not said
    LocalNames shortNames = {}; ///< of the languages whose name has a short form
};

/// A region of places. Games have other words for it (a kingdom) and may seat a player by each.
struct Country {
    std::string id; ///< slug; unique in the map
    LocalNames names;
};

/// Places, regions and two-way links. A value; built once by the scenario reader, then const.
class Map {
public:
    /// Ids must be slugs, unique among their kind; the reader has checked it.
    CountryId addCountry(Country country);
    ProvinceId addProvince(Province province);
    /// Connects two different provinces both ways; connecting twice adds at most the link's kind, if the
    /// first time said none.
    void connect(ProvinceId a, ProvinceId b, std::optional<LinkKind> kind = std::nullopt);

    const IdVector<ProvinceId, Province>& provinces() const noexcept { return provinces_; }
    const IdVector<CountryId, Country>& countries() const noexcept { return countries_; }
    /// The provinces linked to this one, in ascending id order.
    std::span<const ProvinceId> neighbours(ProvinceId province) const { return neighbours_[province]; }
    bool connected(ProvinceId a, ProvinceId b) const; ///< adjacent; never a province with itself
    /// The kind of a link, asked from either end. Nothing where there is no link, or where its kind was left
    /// out (the picture then says whether the two touch).
    std::optional<LinkKind> linkKind(ProvinceId a, ProvinceId b) const;
    std::optional<ProvinceId> findProvince(std::string_view id) const; ///< by its slug, letter for letter
    std::optional<CountryId> findCountry(std::string_view id) const;

private:
    IdVector<ProvinceId, Province> provinces_;
    IdVector<CountryId, Country> countries_;
    IdVector<ProvinceId, std::vector<ProvinceId>> neighbours_;
    std::map<std::pair<ProvinceId, ProvinceId>, LinkKind> linkKinds_; ///< where said; the lower id first
    std::map<std::string, ProvinceId, std::less<>> provinceById_;
    std::map<std::string, CountryId, std::less<>> countryById_;
};

/// A variant's restricted view of a map: which places are in play, and which countries they belong to there.
struct MapScope {
    IdVector<ProvinceId, std::uint8_t> inPlay;              ///< 1 in play, 0 left out
    IdVector<ProvinceId, std::vector<CountryId>> countries; ///< membership in this view; empty: the map's own

    bool operator==(const MapScope&) const = default;
};

/// Returns the scope in which every place is in play and belongs to the countries that the map names.
MapScope wholeMap(const Map& map);

} // namespace marches
