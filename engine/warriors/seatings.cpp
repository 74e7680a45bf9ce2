#include "engine/warriors/seatings.h"

#include "engine/simulation/schedule.h"
#include "engine/warriors/names.h"

namespace marches::warriors {

namespace {

Finding wrong(std::string code, Sentence sentence) {
    return {Severity::error, std::move(code), {}, std::move(sentence)};
}

/// Returns the countries of the alliances that a header asks for; none for a free for all.
std::vector<std::string> alliedCountries(const SetupChoice& choice) {
    std::vector<std::string> countries;
    for (const auto& alliance : choice.alliances)
        countries.insert(countries.end(), alliance.begin(), alliance.end());
    return countries;
}

} // namespace

Expected<std::vector<RecordGame>, Findings> everySeating(const RecordHeader& header, const Scenario& scenario,
                                                         std::size_t players) {
    const Variant* variant = scenario.find(header.variant);
    if (variant == nullptr)
        return unexpected(
            Findings{wrong("variant", Sentence("the scenario has no variant \"{0}\"", header.variant))});
    const auto choice = choiceOf(header);
    if (!choice) return unexpected(choice.error());
    const SeatPlan plan = seatPlan(scenario, *variant);
    std::vector<std::string> countries = alliedCountries(*choice);
    if (countries.empty()) countries = plan.countries;
    const auto choices = choicesOf(players, countries.size());
    if (players > maxPlayers || choices.empty())
        return unexpected(Findings{wrong(
            "setup.players", Sentence("{0} players, but there are {1} countries for at most {2} players",
                                      players, countries.size(), plan.maxPlayers))});
    std::vector<RecordGame> games;
    for (const auto& chosen : choices) {
        RecordHeader seated = header;
        for (const std::size_t country : chosen)
            seated.seats.push_back({countries[country],
                                    std::string(name(static_cast<Colour>(seated.seats.size()))), "human",
                                    ""});
        auto game = openGame(seated, scenario);
        if (!game) return unexpected(std::move(game.error()));
        games.push_back(std::move(*game));
    }
    return games;
}

} // namespace marches::warriors
