#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <set>

namespace marches::warriors {
namespace {

int numberOf(const Board& board, const std::string& country) {
    const auto id = board.map.findCountry(country);
    return id ? board.numbers[*id] : 0;
}

/// Limits the numbers of players to those of Warriors & Traders.
void narrowPlayers(SeatPlan& plan, const PlayerRange& range) {
    plan.minPlayers = std::max(2, range.min);
    plan.maxPlayers =
        std::min({static_cast<int>(maxPlayers), range.max, static_cast<int>(plan.countries.size())});
}

using Kind = SetupProblem::Kind;

void checkSeats(std::vector<SetupProblem>& problems, const SeatPlan& plan, const SetupChoice& choice) {
    const int count = static_cast<int>(choice.seats.size());
    if (count < plan.minPlayers || count > plan.maxPlayers)
        problems.push_back({Kind::players, plan.minPlayers, plan.maxPlayers, count});
    std::set<std::string_view> countries;
    std::set<Colour> colours;
    for (const SeatChoice& seat : choice.seats) {
        if (std::find(plan.countries.begin(), plan.countries.end(), seat.country) == plan.countries.end())
            problems.push_back({Kind::noCountry, 0, 0, 0, seat.country, plan.countries});
        else if (!countries.insert(seat.country).second)
            problems.push_back({Kind::countryTwice, 0, 0, 0, seat.country});
        if (!colours.insert(seat.colour).second)
            problems.push_back({Kind::colourTwice, 0, 0, 0, seat.country});
    }
}

/// Adds a problem unless the shape of the alliances is one of those allowed.
void checkAlliances(std::vector<SetupProblem>& problems, const std::vector<SeatChoice>& seats,
                    const std::vector<std::vector<std::string>>& alliances) {
    std::vector<int> shape;
    std::set<std::string_view> named;
    bool good = true;
    for (const auto& alliance : alliances) {
        shape.push_back(static_cast<int>(alliance.size()));
        for (const std::string& country : alliance) {
            const bool seated = std::any_of(seats.begin(), seats.end(),
                                            [&](const SeatChoice& s) { return s.country == country; });
            good = good && seated && named.insert(country).second;
        }
    }
    const auto shapes = allianceShapes(seats.size());
    good = good && named.size() == seats.size() &&
           std::find(shapes.begin(), shapes.end(), shape) != shapes.end();
    if (!good) problems.push_back({Kind::alliances});
}

void checkOptions(std::vector<SetupProblem>& problems, const Options& options) {
    const auto within = [&](const std::optional<int>& value, int least, int most, Kind kind) {
        if (value && (*value < least || *value > most)) problems.push_back({kind, least, most, *value});
    };
    within(options.turnLimit, 1, 30, Kind::turnLimit);
    within(options.vpLimit, 1, 200, Kind::vpLimit);
    within(options.timeMinutes, 1, 1440, Kind::timeLimit);
}

/// Returns the name of the header line that a problem is about (PlacesByLine).
std::string lineOf(const SetupProblem& problem, const SetupChoice& choice) {
    switch (problem.kind) {
    case Kind::noVariant:
        return "variant";
    case Kind::players:
        return choice.seats.empty() ? "" : "seat " + choice.seats.back().country;
    case Kind::noCountry:
    case Kind::countryTwice:
    case Kind::colourTwice:
        return "seat " + problem.name;
    case Kind::alliances:
    case Kind::startAlliances:
        return "option alliances";
    case Kind::turnLimit:
    case Kind::startTurn:
        return "option turn-limit";
    case Kind::vpLimit:
        return "option vp-limit";
    case Kind::timeLimit:
        return "option time-limit";
    }
    return "";
}

/// Returns problems of choices as findings. They have no place in the scenario's file, but may have one in
/// the header that makes the choices.
Findings findingsOf(const std::vector<SetupProblem>& problems, const Scenario& scenario,
                    const SetupChoice& choice) {
    Findings findings;
    for (const SetupProblem& problem : problems)
        findings.push_back(
            {Severity::error, std::string{problem.rule()},
             choice.places.find(lineOf(problem, choice)).value_or(Place{scenario.file.string(), 0, 0}),
             problem.sentence()});
    return findings;
}

/// Seats the players in ascending country number, and numbers alliances by their first seat.
void seatPlayers(Setting& setting, const std::vector<SeatChoice>& seats,
                 const std::vector<std::vector<std::string>>& alliances) {
    for (const SeatChoice& choice : seats)
        setting.seats.push_back({*setting.board.map.findCountry(choice.country), choice.colour, 0});
    std::sort(setting.seats.begin(), setting.seats.end(), [&](const Seat& a, const Seat& b) {
        return setting.board.numbers[a.country] < setting.board.numbers[b.country];
    });
    setting.allied = !alliances.empty();
    std::vector<std::size_t> order;
    for (Seat& seat : setting.seats) {
        const std::string& name = setting.board.map.countries()[seat.country].id;
        std::size_t alliance = order.size();
        for (std::size_t i = 0; i < alliances.size(); ++i)
            if (std::find(alliances[i].begin(), alliances[i].end(), name) != alliances[i].end()) alliance = i;
        const auto known = std::find(order.begin(), order.end(), setting.allied ? alliance : order.size());
        seat.alliance = static_cast<std::uint8_t>(known - order.begin());
        if (known == order.end()) order.push_back(setting.allied ? alliance : order.size());
    }
}

/// Returns the seats that a start position names, with colours in their order.
std::vector<SeatChoice> seatsOfStart(const StartSeats& start) {
    std::vector<SeatChoice> seats;
    for (std::size_t i = 0; i < std::min(start.countries.size(), maxPlayers); ++i)
        seats.push_back({start.countries[i], static_cast<Colour>(i)});
    return seats;
}

bool sameAlliances(std::vector<std::vector<std::string>> a, std::vector<std::vector<std::string>> b) {
    for (auto* side : {&a, &b}) {
        for (auto& alliance : *side)
            std::sort(alliance.begin(), alliance.end());
        std::sort(side->begin(), side->end());
    }
    return a == b;
}

/// Seats the players of a start position; false, with findings, if they can't all be played.
bool seatStart(NodeReader& reader, Findings& findings, const Node& start, Setting& setting) {
    const StartSeats seats = readStartSeats(reader, start);
    if (hasErrors(findings)) return false;
    for (const std::string& country : seats.countries)
        if (numberOf(setting.board, country) == 0) {
            reader.error(start, "unknown-seat",
                         Sentence("`{0}` under `players` can't be played here.", country));
            return false;
        }
    seatPlayers(setting, seatsOfStart(seats), seats.alliances);
    return true;
}

/// Checks what the game reads of a variant. A start position is read only where figures and board are right,
/// and not for an inherited variant, which it need not fit.
Findings checkVariant(const Scenario& scenario, const Variant& variant) {
    Findings findings;
    NodeReader reader(findings);
    const Node tree = scenario.treeOf(variant);
    if (!checkMap(reader, tree, variant)) return findings;
    warnOfUnknownKeys(reader, tree, scenarioKeys);
    Setting setting;
    setting.tables = readTables(reader, tree);
    setting.board = readBoard(reader, tree, variant);
    SeatPlan plan;
    plan.countries = variant.seats;
    narrowPlayers(plan, variant.players);
    const Node* seats = tree.find("players") != nullptr ? tree.find("players") : tree.find("seats");
    if (plan.minPlayers > plan.maxPlayers)
        reader.error(seats != nullptr ? *seats : tree, "player-count",
                     Sentence("Two to six must be able to play."));
    const Node* start = tree.find("start");
    if (start == nullptr || variant.inherited || hasErrors(findings)) return findings;
    if (seatStart(reader, findings, *start, setting)) readStart(reader, *start, setting);
    return findings;
}

} // namespace

std::vector<std::vector<int>> allianceShapes(std::size_t players) {
    if (players == 4) return {{2, 2}};
    if (players == 6) return {{3, 3}, {2, 2, 2}};
    return {};
}

SeatPlan seatPlan(const Scenario& scenario, const Variant& variant) {
    Findings ignored; // the file was checked before
    NodeReader reader(ignored);
    const Node tree = scenario.treeOf(variant);
    const Board board = readBoard(reader, tree, variant);
    SeatPlan plan;
    plan.countries = variant.seats;
    if (const Node* start = tree.find("start")) {
        StartSeats seats = readStartSeats(reader, *start);
        plan.hasStart = true;
        plan.countries = std::move(seats.countries);
        plan.alliances = std::move(seats.alliances);
        plan.minPlayers = plan.maxPlayers = static_cast<int>(plan.countries.size());
    } else {
        narrowPlayers(plan, variant.players);
    }
    std::sort(plan.countries.begin(), plan.countries.end(), [&](const std::string& a, const std::string& b) {
        return numberOf(board, a) < numberOf(board, b);
    });
    for (const std::string& country : plan.countries) {
        plan.numbers.push_back(numberOf(board, country));
        const auto id = board.map.findCountry(country);
        plan.capitals.push_back(id && !plan.hasStart ? board.capitals[*id] : noProvince);
    }
    return plan;
}

Findings checkScenario(const Scenario& scenario) {
    Findings findings;
    NodeReader reader(findings);
    if (scenario.game != gameId) {
        const Node* game = scenario.tree.find("game");
        reader.error(game != nullptr ? *game : scenario.tree, "unknown-game",
                     Sentence("This program plays {0}.", gameId));
        return findings;
    }
    const auto check = [&](const Variant& variant) {
        const Findings found = checkVariant(scenario, variant);
        findings.insert(findings.end(), found.begin(), found.end());
    };
    check(scenario.whole);
    for (const Variant& variant : scenario.variants)
        check(variant);
    sortByPlace(findings);
    return findings;
}

ScenarioResult loadCheckedScenario(const std::filesystem::path& path, const ScenarioSources& sources) {
    return checkedBy(checkScenario, loadScenario(path, sources));
}

Expected<std::shared_ptr<const Setting>, Findings>
makeSetting(const Scenario& scenario, const SetupChoice& choice, std::vector<SetupProblem>& problems) {
    Findings findings;
    problems.clear();
    const Variant* variant = scenario.find(choice.variant);
    if (variant == nullptr) {
        problems.push_back({Kind::noVariant, 0, 0, 0, choice.variant});
        return unexpected(findingsOf(problems, scenario, choice));
    }
    NodeReader reader(findings);
    const Node tree = scenario.treeOf(*variant);
    if (!checkMap(reader, tree, *variant)) return unexpected(std::move(findings));
    auto setting = std::make_shared<Setting>();
    setting->scenario = scenario.id;
    setting->variant = variant->id;
    setting->tables = readTables(reader, tree);
    setting->board = readBoard(reader, tree, *variant);
    setting->options = choice.options;
    std::erase_if(findings, [](const Finding& finding) { return finding.severity == Severity::warning; });
    if (!findings.empty()) return unexpected(std::move(findings));

    const SeatPlan plan = seatPlan(scenario, *variant);
    SetupChoice chosen = choice;
    const Node* start = tree.find("start");
    if (start != nullptr) {
        if (chosen.seats.empty()) chosen.seats = seatsOfStart({plan.countries, {}});
        if (!chosen.alliances.empty() && !sameAlliances(chosen.alliances, plan.alliances))
            problems.push_back({Kind::startAlliances});
        chosen.alliances = plan.alliances;
    }
    SeatPlan possible = plan;
    if (start != nullptr) // it may name a seat that this variant has not
        std::erase_if(possible.countries,
                      [&](const std::string& country) { return numberOf(setting->board, country) == 0; });
    checkSeats(problems, possible, chosen);
    checkOptions(problems, choice.options);
    if (!chosen.alliances.empty()) checkAlliances(problems, chosen.seats, chosen.alliances);
    if (!problems.empty()) return unexpected(findingsOf(problems, scenario, choice));
    seatPlayers(*setting, chosen.seats, chosen.alliances);
    if (start != nullptr) {
        setting->start = readStart(reader, *start, *setting);
        if (setting->start->turn > setting->turnLimit())
            problems.push_back({Kind::startTurn, setting->start->turn, 0, setting->turnLimit()});
        if (!problems.empty()) return unexpected(findingsOf(problems, scenario, choice));
        if (hasErrors(findings)) return unexpected(std::move(findings));
    }
    return std::shared_ptr<const Setting>(std::move(setting));
}

Expected<std::shared_ptr<const Setting>, Findings> makeSetting(const Scenario& scenario,
                                                               const SetupChoice& choice) {
    std::vector<SetupProblem> problems;
    return makeSetting(scenario, choice, problems);
}

} // namespace marches::warriors
