#include "engine/warriors/record_setup.h"

#include "engine/base/file.h"
#include "engine/base/text.h"
#include "engine/warriors/names.h"
#include "engine/warriors/rules.h"

#include <algorithm>

namespace marches::warriors {

namespace {

constexpr std::string_view digestPrefix = "sha256:";

std::vector<std::string_view> parts(std::string_view text, char separator) {
    std::vector<std::string_view> found;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(separator), text.size());
        if (end > 0) found.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return found;
}

Finding wrong(std::string code, Sentence sentence, const std::optional<Place>& place) {
    return {Severity::error, std::move(code), place.value_or(Place{}), std::move(sentence)};
}

/// Reads alliances: "england scotland / france germany".
std::vector<std::vector<std::string>> alliancesNamed(std::string_view text) {
    std::vector<std::vector<std::string>> alliances;
    for (const std::string_view side : parts(text, '/')) {
        alliances.emplace_back();
        for (const std::string_view country : parts(side, ' '))
            alliances.back().emplace_back(country);
    }
    return alliances;
}

std::string allianceText(const std::vector<std::vector<std::string>>& alliances) {
    std::string text;
    for (const auto& side : alliances) {
        if (!text.empty()) text += " /";
        for (const std::string& country : side) {
            if (!text.empty()) text += ' ';
            text += country;
        }
    }
    return text;
}

void readOption(SetupChoice& choice, const std::string& name, const std::string& value, Findings& findings) {
    const auto fault = [&](Sentence sentence) {
        findings.push_back(wrong("option", std::move(sentence), choice.places.find("option " + name)));
    };
    const auto number = [&](std::optional<int>& limit) {
        if (const auto figure = wholeNumber(value, 1'000'000))
            limit = static_cast<int>(*figure);
        else
            fault(Sentence("option {0}: a number is needed, not \"{1}\"", name, value));
    };
    if (name == "variable-order") {
        choice.options.variableOrder = value == "on";
        if (value != "on" && value != "off")
            fault(Sentence("option {0}: on or off, not \"{1}\"", name, value));
    } else if (name == "turn-limit") {
        number(choice.options.turnLimit);
    } else if (name == "vp-limit") {
        number(choice.options.vpLimit);
    } else if (name == "time-limit") {
        number(choice.options.timeMinutes);
    } else if (name == "alliances") {
        choice.alliances = alliancesNamed(value);
    } else {
        fault(
            Sentence("option {0} is not known; these are: variable-order, turn-limit, vp-limit, time-limit, "
                     "alliances",
                     name));
    }
}

/// Returns every seat of the setting in its order, with its player.
std::vector<SeatEntry> seatEntries(const Setting& setting, const std::vector<SeatEntry>& given) {
    std::vector<SeatEntry> entries;
    for (std::size_t i = 0; i < setting.players(); ++i) {
        const SeatId seat = idAt<SeatId>(i);
        const auto found = std::find_if(given.begin(), given.end(), [&](const SeatEntry& entry) {
            return entry.seat == setting.seatName(seat);
        });
        const std::string colour{name(setting.seats[i].colour)};
        entries.push_back(found == given.end() ? SeatEntry{setting.seatName(seat), colour, "human", ""}
                                               : *found);
    }
    return entries;
}

std::string digestOf(const Scenario& scenario) {
    return std::string{digestPrefix} + scenario.digest;
}

std::optional<Finding> otherGame(const RecordHeader& header) {
    if (header.game != gameId)
        return wrong("game", Sentence("this is a game of {0}, not of {1}", header.game, gameId),
                     header.places.find("game"));
    if (header.rules != WarriorsAndTraders::rulesVersion)
        return wrong("rules",
                     Sentence("the game was played by version {0} of the rules; this program plays "
                              "version {1}, by which it would be another game",
                              header.rules, WarriorsAndTraders::rulesVersion),
                     header.places.find("rules"));
    return std::nullopt;
}

std::optional<Finding> otherScenario(const RecordHeader& header, const Scenario& scenario) {
    const ScenarioReference& named = header.scenario;
    if (named.digest.empty() || named.digest == digestOf(scenario)) return std::nullopt;
    return wrong("digest",
                 Sentence("the scenario \"{0}\" is not the one that the game was played on (digest {1}, "
                          "here {2}); put that scenario's file beside the record",
                          named.name, named.digest, digestOf(scenario)),
                 header.places.find("scenario"));
}

/// Reads the scenario of that file name in a folder, if it is the one that a record wants.
Expected<Scenario, Findings> scenarioIn(const std::filesystem::path& folder, const std::string& file,
                                        const RecordHeader& header, const ScenarioSources& sources) {
    if (folder.empty())
        return unexpected(Findings{wrong(
            "reference",
            Sentence("there is no folder in which to look for the scenario \"{0}\"", header.scenario.name),
            header.places.find("scenario"))});
    const auto path = pathBeside(folder, file);
    if (!path) return unexpected(Findings{path.error()});
    ScenarioResult read = loadCheckedScenario(*path, sources);
    if (!read.scenario) return unexpected(std::move(read.findings));
    if (auto other = otherScenario(header, *read.scenario)) return unexpected(Findings{std::move(*other)});
    return std::move(*read.scenario);
}

Expected<Scenario, Findings> namedScenario(const RecordHeader& header, const std::filesystem::path& folder,
                                           const ScenarioSources& sources) {
    const ScenarioReference& named = header.scenario;
    constexpr std::string_view suffix = ".yaml";
    if (!isScenarioName(named.name))
        return unexpected(Findings{wrong("reference", Sentence("\"{0}\" can't name a scenario", named.name),
                                         header.places.find("scenario"))});
    if (named.name.ends_with(suffix)) return scenarioIn(folder, named.name, header, sources);
    const std::string file = named.name + std::string{suffix};
    auto bundled = scenarioIn(sources.bundled, file, header, sources);
    if (bundled || folder.empty()) return bundled;
    auto copy = scenarioIn(folder, file, header, sources);
    return copy ? std::move(copy) : std::move(bundled);
}

/// Returns everybody whom the variant or its start position seats, with colours in their order.
std::vector<SeatChoice> allSeats(const Scenario& scenario, const Variant& variant) {
    const SeatPlan plan = seatPlan(scenario, variant);
    const auto most = std::min(maxPlayers, static_cast<std::size_t>(std::max(0, plan.maxPlayers)));
    std::vector<SeatChoice> seats;
    for (const std::string& country : plan.countries)
        if (seats.size() < most) seats.push_back({country, static_cast<Colour>(seats.size())});
    return seats;
}

} // namespace

namespace {

/// The choice as far as it can be read, and the findings about the rest.
struct ReadChoice {
    SetupChoice choice;
    Findings findings;
};

/// Returns a colour that no seat has, for a seat whose colour cannot be read: no finding then speaks of a
/// colour that nobody chose.
Colour freeColour(const RecordHeader& header, const SetupChoice& choice) {
    for (std::size_t i = 0; i < maxPlayers; ++i) {
        const auto colour = static_cast<Colour>(i);
        const bool named = std::ranges::any_of(
            header.seats, [&](const SeatEntry& seat) { return colourNamed(seat.colour) == colour; });
        if (!named && std::ranges::find(choice.seats, colour, &SeatChoice::colour) == choice.seats.end())
            return colour;
    }
    return Colour::red;
}

ReadChoice readChoice(const RecordHeader& header) {
    ReadChoice read;
    auto& [choice, findings] = read;
    choice.variant = header.variant;
    choice.places = header.places;
    for (const auto& [option, value] : header.options)
        readOption(choice, option, value, findings);
    for (const SeatEntry& seat : header.seats) {
        const auto colour = colourNamed(seat.colour);
        if (!colour)
            findings.push_back(wrong("parts.colours",
                                     Sentence("\"{0}\" is no colour of this game", seat.colour),
                                     header.places.find("seat " + seat.seat)));
        choice.seats.push_back({seat.seat, colour ? *colour : freeColour(header, choice)});
    }
    return read;
}

} // namespace

Expected<SetupChoice, Findings> choiceOf(const RecordHeader& header) {
    ReadChoice read = readChoice(header);
    if (hasErrors(read.findings)) return unexpected(std::move(read.findings));
    return std::move(read.choice);
}

RecordHeader headerOf(const Scenario& scenario, const SetupChoice& choice, std::uint64_t seed) {
    RecordHeader header;
    header.game = gameId;
    header.rules = WarriorsAndTraders::rulesVersion;
    header.scenario = {scenario.id, std::string{digestPrefix} + scenario.digest};
    header.variant = choice.variant;
    const Options& options = choice.options;
    if (options.variableOrder) header.options.emplace_back("variable-order", "on");
    if (options.turnLimit) header.options.emplace_back("turn-limit", std::to_string(*options.turnLimit));
    if (options.vpLimit) header.options.emplace_back("vp-limit", std::to_string(*options.vpLimit));
    if (options.timeMinutes) header.options.emplace_back("time-limit", std::to_string(*options.timeMinutes));
    if (!choice.alliances.empty()) header.options.emplace_back("alliances", allianceText(choice.alliances));
    header.seed = seed;
    for (const SeatChoice& seat : choice.seats)
        header.seats.push_back({seat.country, std::string{name(seat.colour)}, "human", ""});
    return header;
}

Expected<RecordGame, Findings> openGame(const RecordHeader& header, const std::filesystem::path& folder,
                                        const ScenarioSources& sources) {
    if (auto other = otherGame(header)) return unexpected(Findings{std::move(*other)});
    auto found = namedScenario(header, folder, sources);
    if (!found) {
        Findings findings = readChoice(header).findings;
        findings.insert(findings.begin(), found.error().begin(), found.error().end());
        return unexpected(std::move(findings));
    }
    return openGame(header, std::move(*found));
}

Expected<RecordGame, Findings> openGame(const RecordHeader& header, Scenario scenario) {
    if (auto other = otherGame(header)) return unexpected(Findings{std::move(*other)});
    if (auto changed = otherScenario(header, scenario)) return unexpected(Findings{std::move(*changed)});
    auto [choice, findings] = readChoice(header);
    if (const Variant* variant = scenario.find(choice.variant); choice.seats.empty() && variant != nullptr)
        choice.seats = allSeats(scenario, *variant);
    auto setting = makeSetting(scenario, choice);
    if (!setting) findings.insert(findings.end(), setting.error().begin(), setting.error().end());
    if (hasErrors(findings)) return unexpected(std::move(findings));

    RecordGame game;
    game.setting = std::move(*setting);
    game.header = header;
    game.header.scenario.digest = digestOf(scenario);
    game.header.seats = seatEntries(*game.setting, header.seats);
    game.scenario = std::make_shared<const Scenario>(std::move(scenario));
    return game;
}

} // namespace marches::warriors
