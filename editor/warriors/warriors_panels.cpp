#include "editor/warriors/warriors_panels.h"

#include "app/warriors/pieces/marks.h"
#include "app/warriors/pieces/words.h"
#include "editor/balance/balance_view.h"
#include "editor/warriors/balance_games.h"
#include "editor/warriors/board_facts.h"
#include "editor/warriors/country_facts.h"
#include "editor/warriors/new_province_rows.h"
#include "editor/warriors/province_rows.h"
#include "editor/warriors/starts_view.h"
#include "editor/warriors/tables_view.h"
#include "editor/warriors/trial_games.h"
#include "editor/warriors/variant_figures.h"
#include "engine/draft/warriors/checks.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "engine/draft/warriors/warriors_names.h"
#include "engine/draft/warriors/warriors_slots.h"
#include "engine/warriors/scenario_reader.h"

#include <QCoreApplication>

namespace marches::editor {

using warriors::ProvinceType;

namespace {
struct PanelNotes {
    Q_DECLARE_TR_FUNCTIONS(WarriorsPanels)
};
} // namespace

std::string_view WarriorsPanels::game() const {
    return warriors::gameId;
}

QString WarriorsPanels::gameName() const {
    return QCoreApplication::translate("Games", "Warriors & Traders");
}

const draft::GameSlots& WarriorsPanels::gameSlots() const {
    return draft::warriors::warriorsSlots();
}

const draft::GameChecks& WarriorsPanels::gameChecks() const {
    return draft::warriorsChecks();
}

std::span<const draft::NamePattern> WarriorsPanels::changeNames() const {
    return draft::warriors::warriorsNamePatterns();
}

void WarriorsPanels::decorate(const Node& whole, const std::string& province,
                              appmap::ProvinceFace& face) const {
    const BoardFacts facts = boardFacts(whole, province);
    if (facts.type == ProvinceType::capital)
        face.marks = {{theme::Icon::Capital, appmap::PlaceMark::Tone::Gold}};
    else if (facts.type == ProvinceType::tradeCenter)
        face.marks = {{theme::Icon::TradeCenter, appmap::PlaceMark::Tone::Plain}};
    else if (facts.type == ProvinceType::contested)
        face.marks = {{theme::Icon::Contested, appmap::PlaceMark::Tone::Red}};
    for (std::size_t i = 0; i < yieldedResources.size(); ++i)
        face.symbols.insert(face.symbols.end(), static_cast<std::size_t>(facts.yields[i]),
                            warriors::face::iconFor(yieldedResources[i]));
    face.text = warriors::face::provinceType(facts.type);
}

ProvinceRows* WarriorsPanels::makeProvinceRows(Document& document) const {
    return new WarriorsProvinceRows(document);
}

NewProvinceRows* WarriorsPanels::makeNewProvinceRows() const {
    return new WarriorsNewProvinceRows;
}

QStringList WarriorsPanels::provinceNotes(const Node& whole, const std::string& province) const {
    const BoardFacts facts = boardFacts(whole, province);
    if (facts.type == ProvinceType::contested)
        return {PanelNotes::tr("Contested: Unification of neither country needs it.")};
    return {};
}

QString WarriorsPanels::emptyMapNeeds() const {
    return PanelNotes::tr(
        "It can be played when it has two countries with a Capital and a Trade Center each.");
}

std::pair<int, int> WarriorsPanels::players() const {
    return {2, warriors::maxPlayers};
}

std::vector<VariantFigure> WarriorsPanels::variantFigures(const Node& whole) const {
    return warriorsVariantFigures(whole);
}

QString WarriorsPanels::figureText(const draft::TreePath& path, const Node& value) const {
    return warriorsFigureText(path, value);
}

TrialGames WarriorsPanels::playTrial(const Scenario& scenario, const std::string& variant, int games,
                                     const std::stop_token& stop) const {
    return trialGames(scenario, variant, games, stop);
}

ViewMaker WarriorsPanels::view(const QString& id) const {
    if (id == QLatin1String("starts"))
        return [](ViewHost& host) -> View* { return new StartsView(host.document(), host.panels()); };
    if (id == QLatin1String("balance"))
        return [](ViewHost& host) -> View* { return new BalanceView(host, warriorsBalance()); };
    if (id == QLatin1String("tables")) return &makeTablesView;
    return nullptr;
}

std::vector<std::string> WarriorsPanels::orderOfPlay(const Node& whole) const {
    return draft::warriors::countriesByNumber(whole);
}

Expected<draft::Change, Sentence>
WarriorsPanels::setOrder(const draft::Draft& draft, const std::string& country, std::size_t place) const {
    return draft::warriors::setOrder(draft, country, place);
}

std::vector<CountryColumn> WarriorsPanels::countryColumns() const {
    std::vector<CountryColumn> columns{
        {warriors::face::provinceType(ProvinceType::capital),
         PanelNotes::tr("The Capital: a province of this country alone")},
        {warriors::face::provinceType(ProvinceType::tradeCenter),
         PanelNotes::tr("The Trade Center: a province of this country alone")}};
    for (const warriors::Resource resource : yieldedResources)
        columns.push_back({warriors::face::resourceName(resource),
                           PanelNotes::tr("What all provinces of the country yield, beside the mean of all "
                                          "countries")});
    return columns;
}

std::vector<std::vector<CountryCell>> WarriorsPanels::countryCells(const Node& whole) const {
    return editor::countryCells(whole);
}

Expected<draft::Change, Sentence> WarriorsPanels::chooseForCountry(const draft::Draft& draft,
                                                                   const std::string& country,
                                                                   std::size_t column,
                                                                   const std::string& choice) const {
    const auto kind =
        column == 0 ? draft::warriors::TownKind::capital : draft::warriors::TownKind::tradeCenter;
    return draft::warriors::setTown(draft, country, kind, choice);
}

} // namespace marches::editor
