#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <map>

namespace marches::warriors {
namespace {

constexpr std::array<std::string_view, 9> sectionKeys{
    "setup", "play-mat", "units", "barbarians", "prices", "rules", "victory", "route-income", "start"};
constexpr std::array<std::string_view, 3> countryKeys{"number", "capital", "trade-center"};
constexpr std::array<std::string_view, 1> provinceKeys{"symbols"};

/// Reads the parts of the board, each from its own place in the tree.
class BoardReader {
public:
    BoardReader(NodeReader& reader, const Node& tree, const Variant& variant)
        : reader_(reader), tree_(tree), variant_(variant) {
        board_.map = *variant.map;
        const std::size_t provinces = board_.map.provinces().size();
        const std::size_t countries = board_.map.countries().size();
        board_.provinces.resize(provinces);
        board_.neighbours.resize(provinces);
        board_.numbers = IdVector<CountryId, std::uint16_t>(countries, 0);
        board_.capitals = IdVector<CountryId, ProvinceId>(countries, noProvince);
        board_.required.resize(countries);
        board_.contested.resize(countries);
    }

    Board read() {
        readMembership();
        readSymbols();
        readCountries();
        connect();
        collect();
        return std::move(board_);
    }

private:
    void readMembership() {
        for (std::size_t i = 0; i < board_.size(); ++i) {
            const auto id = idAt<ProvinceId>(i);
            BoardProvince& province = board_.provinces[id];
            const std::vector<CountryId>& countries = variant_.view.countries[id];
            province.inPlay = variant_.view.inPlay[id] != 0;
            for (std::size_t c = 0; c < std::min<std::size_t>(2, countries.size()); ++c)
                province.countries[c] = countries[c];
            province.type = countries.size() == 2 ? ProvinceType::contested : ProvinceType::common;
        }
    }

    void readSymbols() {
        const Node* provinces = tree_.find("provinces");
        if (provinces == nullptr || !provinces->isMap()) return;
        constexpr std::array<std::string_view, 3> words{"food", "product", "weapon"};
        for (std::size_t i = 0; i < provinces->size(); ++i) {
            const auto id = board_.map.findProvince(provinces->keys[i].text);
            const Node& node = provinces->items[i];
            if (!id || !node.isMap()) continue;
            const Node* symbols = node.find("symbols");
            if (symbols == nullptr || !reader_.isMap(*symbols)) continue;
            reader_.knownKeys(*symbols, words);
            for (std::size_t r = 0; r < words.size(); ++r)
                board_.provinces[*id].symbols[r] =
                    static_cast<std::uint8_t>(reader_.integerIn(*symbols, words[r], 0, 9, 0));
        }
    }

    void readCountries() {
        const Node* countries = tree_.find("countries");
        if (countries == nullptr || !countries->isMap()) return;
        std::map<int, std::string> owners;
        for (std::size_t i = 0; i < countries->size(); ++i) {
            const auto country = board_.map.findCountry(countries->keys[i].text);
            const Node& node = countries->items[i];
            if (!country || !node.isMap()) continue;
            const std::string& name = countries->keys[i].text;
            const bool seat =
                std::find(variant_.seats.begin(), variant_.seats.end(), name) != variant_.seats.end();
            const Place place = countries->keyPlace(i);
            readNumber(node, name, *country, seat, place, owners);
            const ProvinceId capital =
                readTown(node, "capital", "no-capital", *country, ProvinceType::capital, seat, place);
            const ProvinceId center = readTown(node, "trade-center", "no-trade-center", *country,
                                               ProvinceType::tradeCenter, seat, place);
            if (capital != noProvince && capital == center)
                reader_.error(*node.find("trade-center"), "same-province",
                              Sentence("Capital and Trade Center must be two provinces."));
            if (capital != noProvince && board_.provinces[capital].inPlay)
                board_.capitals[*country] = capital;
        }
    }

    void readNumber(const Node& node, const std::string& name, CountryId country, bool seat,
                    const Place& place, std::map<int, std::string>& owners) {
        const Node* number = node.find("number");
        if (number == nullptr) {
            if (seat)
                reader_.error(place, "no-number", Sentence("`{0}` can be played and has no `number`.", name));
            return;
        }
        const auto value = reader_.integer(*number, 1, 999);
        if (!value) return;
        const auto [other, added] = owners.emplace(*value, name);
        if (!added)
            reader_.error(*number, "duplicate-number",
                          Sentence("`{0}` has the number {1} too.", other->second, *value));
        if (seat) board_.numbers[country] = static_cast<std::uint16_t>(*value);
    }

    /// Reads the Capital or Trade Center of a country.
    ProvinceId readTown(const Node& node, std::string_view key, std::string_view missing, CountryId country,
                        ProvinceType type, bool seat, const Place& place) {
        const Node* town = node.find(key);
        const std::string& name = board_.map.countries()[country].id;
        if (town == nullptr) {
            if (seat)
                reader_.error(place, missing, Sentence("`{0}` can be played and has no `{1}`.", name, key));
            return noProvince;
        }
        const auto province = town->isScalar() ? board_.map.findProvince(town->text) : std::nullopt;
        if (!province) {
            reader_.error(*town, "unknown-province",
                          Sentence("There is no province of this id under `provinces`."));
            return noProvince;
        }
        BoardProvince& found = board_.provinces[*province];
        if (found.countries != std::array{country, noCountry})
            reader_.error(*town, "town-elsewhere",
                          Sentence("`{0}` does not belong to `{1}` alone.", town->text, name));
        if (seat && !found.inPlay)
            reader_.error(*town, "town-left-out",
                          Sentence("`{0}` can be played here, but `{1}` is left out.", name, town->text));
        found.type = type;
        return *province;
    }

    void connect() {
        for (std::size_t i = 0; i < board_.size(); ++i) {
            const auto from = idAt<ProvinceId>(i);
            if (!board_.provinces[from].inPlay) continue;
            for (const ProvinceId to : board_.map.neighbours(from))
                if (board_.provinces[to].inPlay) board_.neighbours[from].push_back(to);
        }
    }

    void collect() {
        for (std::size_t i = 0; i < board_.size(); ++i) {
            const auto id = idAt<ProvinceId>(i);
            const BoardProvince& province = board_.provinces[id];
            if (!province.inPlay) continue;
            if (province.type == ProvinceType::tradeCenter) board_.tradeCenters.push_back(id);
            for (const CountryId country : province.countries)
                if (country != noCountry)
                    (province.type == ProvinceType::contested ? board_.contested : board_.required)[country]
                        .push_back(id);
        }
    }

    NodeReader& reader_;
    const Node& tree_;
    const Variant& variant_;
    Board board_;
};

} // namespace

const GameKeys scenarioKeys{sectionKeys, countryKeys, provinceKeys, {}};

bool checkMap(NodeReader& reader, const Node& tree, const Variant& variant) {
    const Map& map = *variant.map;
    bool good = true;
    const auto refuse = [&](const Place& place, std::string_view code, Sentence sentence) {
        good = false;
        reader.error(place, code, std::move(sentence));
    };
    const Node none;
    const auto part = [&](std::string_view key) -> const Node& {
        const Node* found = tree.find(key);
        return found == nullptr ? none : *found;
    };
    const Node& provinces = part("provinces");
    for (std::size_t i = 0; i < provinces.keys.size(); ++i) {
        const std::string& id = provinces.keys[i].text;
        const auto province = map.findProvince(id);
        if (!province) continue;
        if (map.provinces()[*province].countries.empty())
            refuse(
                provinces.keyPlace(i), "no-country",
                Sentence("`{0}` belongs to no country; give `country: ID`, or two for a contested province.",
                         id));
        if (map.provinces()[*province].kind != PlaceKind::land)
            refuse(provinces.items[i].find("kind")->place(), "sea-province",
                   Sentence("`{0}` is sea; this game is played on land alone.", id));
    }
    for (const Node& seat : part("seats").items)
        if (!map.findCountry(seat.text))
            refuse(seat.place(), "unknown-country",
                   Sentence("There is no country of this id under `countries`."));
    return good;
}

Board readBoard(NodeReader& reader, const Node& tree, const Variant& variant) {
    return BoardReader(reader, tree, variant).read();
}

} // namespace marches::warriors
