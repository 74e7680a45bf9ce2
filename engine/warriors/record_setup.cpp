#include "engine/warriors/record_setup.h"

#include "engine/warriors/names.h"
#include "engine/warriors/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

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

std::optional<int> wholeNumber(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return value;
}

Finding wrong(std::string code, std::string text) {
    return {Severity::error, std::move(code), {}, std::move(text)};
}

/// "england scotland / france germany"
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
    const auto number = [&](std::optional<int>& limit) {
        limit = wholeNumber(value);
        if (!limit)
            findings.push_back(
                wrong("option", fmt::format("option {}: a number is needed, not \"{}\"", name, value)));
    };
    if (name == "variable-order") {
        choice.options.variableOrder = value == "on";
        if (value != "on" && value != "off")
            findings.push_back(wrong("option", fmt::format("option {}: on or off, not \"{}\"", name, value)));
    } else if (name == "turn-limit") {
        number(choice.options.turnLimit);
    } else if (name == "vp-limit") {
        number(choice.options.vpLimit);
    } else if (name == "time-limit") {
        number(choice.options.timeMinutes);
    } else if (name == "alliances") {
        choice.alliances = alliancesNamed(value);
    } else {
        findings.push_back(wrong("option", fmt::format("option {} is not known; these are: variable-order, "
                                                       "turn-limit, vp-limit, time-limit, alliances",
                                                       name)));
    }
}

/// Every seat of the setting in its order, with who plays it.
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

} // namespace

Expected<SetupChoice, Findings> choiceOf(const RecordHeader& header) {
    SetupChoice choice;
    Findings findings;
    choice.variant = header.variant;
    for (const auto& [option, value] : header.options)
        readOption(choice, option, value, findings);
    for (const SeatEntry& seat : header.seats) {
        const auto colour = colourNamed(seat.colour);
        if (!colour)
            findings.push_back(
                wrong("parts.colours", fmt::format("\"{}\" is no colour of this game", seat.colour)));
        choice.seats.push_back({seat.seat, colour.value_or(Colour::red)});
    }
    if (hasErrors(findings)) return unexpected(std::move(findings));
    return choice;
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
    if (header.game != gameId)
        return unexpected(
            Findings{wrong("game", fmt::format("this is a game of {}, not of {}", header.game, gameId))});
    if (header.rules != WarriorsAndTraders::rulesVersion)
        return unexpected(
            Findings{wrong("rules", fmt::format("the game was played by version {} of the rules; this "
                                                "program plays version {}, by which it would be "
                                                "another game",
                                                header.rules, WarriorsAndTraders::rulesVersion))});
    const std::string& named = header.scenario.name;
    if (!isScenarioName(named))
        return unexpected(Findings{wrong("reference", fmt::format("\"{}\" can't name a scenario", named))});
    const bool beside = named.ends_with(".yaml");
    if (beside ? folder.empty() : sources.bundled.empty())
        return unexpected(
            Findings{wrong("reference", fmt::format("there is no folder in which to look for the "
                                                    "scenario \"{}\"",
                                                    named))});
    ScenarioResult read =
        loadCheckedScenario(beside ? folder / named : sources.bundled / (named + ".yaml"), sources);
    if (!read.scenario) return unexpected(std::move(read.findings));
    if (const std::string digest = std::string{digestPrefix} + read.scenario->digest;
        !header.scenario.digest.empty() && header.scenario.digest != digest)
        return unexpected(Findings{wrong(
            "digest",
            fmt::format("the scenario \"{}\" is not the one that the game was played on (digest {}, here "
                        "{}); put that scenario's file beside the record",
                        named, header.scenario.digest, digest))});
    auto choice = choiceOf(header);
    if (!choice) return unexpected(std::move(choice.error()));
    auto setting = makeSetting(*read.scenario, *choice);
    if (!setting) return unexpected(std::move(setting.error()));

    RecordGame game;
    game.setting = std::move(*setting);
    game.header = header;
    game.header.scenario.digest = std::string{digestPrefix} + read.scenario->digest;
    game.header.seats = seatEntries(*game.setting, header.seats);
    game.scenario = std::make_shared<const Scenario>(std::move(*read.scenario));
    return game;
}

} // namespace marches::warriors
