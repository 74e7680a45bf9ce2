#include "editor/warriors/country_facts.h"

#include "editor/warriors/board_facts.h"
#include "editor/words.h"
#include "engine/draft/warriors/edits_warriors.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <map>

namespace marches::editor {

namespace {

/// What belongs to one country.
struct Holdings {
    std::vector<std::pair<std::string, QString>> own; ///< provinces of this country alone, by name
    std::array<int, 3> yields{};                      ///< of all that are its own or contested by it
};

std::map<std::string, Holdings> holdingsOf(const Node& whole) {
    std::map<std::string, Holdings> all;
    const Node* provinces = whole.find("provinces");
    if (provinces == nullptr || !provinces->isMap()) return all;
    for (std::size_t i = 0; i < provinces->size(); ++i) {
        const std::string& id = provinces->keys[i].text;
        const BoardFacts facts = boardFacts(whole, id);
        for (const std::string& country : facts.countries) {
            Holdings& holdings = all[country];
            if (facts.countries.size() == 1) holdings.own.emplace_back(id, nameOf(&provinces->items[i], id));
            for (std::size_t k = 0; k < facts.yields.size(); ++k)
                holdings.yields[k] += facts.yields[k];
        }
    }
    for (auto& [country, holdings] : all)
        std::sort(holdings.own.begin(), holdings.own.end(), [](const auto& a, const auto& b) {
            return QString::localeAwareCompare(a.second, b.second) < 0;
        });
    return all;
}

CountryCell townCell(const Node& country, std::string_view key, const Holdings& holdings) {
    CountryCell cell;
    cell.choices = holdings.own;
    const Node* town = country.find(key);
    if (town == nullptr || !town->isScalar()) return cell;
    cell.chosen = town->text;
    const auto own = std::find_if(cell.choices.begin(), cell.choices.end(),
                                  [&](const auto& choice) { return choice.first == town->text; });
    cell.text = own == cell.choices.end() ? text(town->text) : own->second;
    return cell;
}

/// "+2.5", "−1", nothing where it is the mean.
QString againstMean(double difference) {
    const double rounded = std::round(std::abs(difference) * 10) / 10;
    if (rounded <= 0) return {};
    const QString figure = QLocale().toString(rounded, 'g', 4);
    return (difference > 0 ? QStringLiteral("+") : QStringLiteral("−")) + figure;
}

} // namespace

std::vector<std::vector<CountryCell>> countryCells(const Node& whole) {
    const Node* countries = whole.find("countries");
    std::vector<std::vector<CountryCell>> rows;
    if (countries == nullptr || !countries->isMap()) return rows;
    std::map<std::string, Holdings> holdings = holdingsOf(whole);
    const std::vector<std::string> order = draft::warriors::countriesByNumber(whole);
    std::array<double, 3> means{};
    for (const std::string& id : order)
        for (std::size_t k = 0; k < means.size(); ++k)
            means[k] += holdings[id].yields[k] / static_cast<double>(order.size());
    for (const std::string& id : order) {
        const Node& country = *countries->find(id);
        const Holdings& held = holdings[id];
        std::vector<CountryCell> cells{townCell(country, "capital", held),
                                       townCell(country, "trade-center", held)};
        for (std::size_t k = 0; k < means.size(); ++k)
            cells.push_back(
                {QString::number(held.yields[k]), againstMean(held.yields[k] - means[k]), {}, {}});
        rows.push_back(std::move(cells));
    }
    return rows;
}

} // namespace marches::editor
