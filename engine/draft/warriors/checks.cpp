#include "engine/draft/warriors/checks.h"

#include "engine/challenge/warriors/goals.h"
#include "engine/draft/checks/remedy_parts.h"
#include "engine/draft/warriors/checks_parts.h"
#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <array>
#include <set>

namespace marches::draft {
namespace {

using Fixes = std::vector<Fix>;
using Remedy = void (*)(const FoundCase&);

void countryOfNeighbours(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    if (keysAt(reading, {"countries"}).empty())
        return fixes.push_back(requestOf(Sentence("Add a country"), FixRequest::addCountry));
    const std::string id = operandOf(finding, 0);
    std::map<std::string, int> votes;
    for (const std::string& other : keysAt(reading, {"provinces"})) {
        const Node* links = valueAt(reading, {"provinces", other, "links"});
        const Node* own = valueAt(reading, {"provinces", id, "links"});
        const auto names = [](const Node* list, const std::string& wanted) {
            return list != nullptr && std::any_of(list->items.begin(), list->items.end(),
                                                  [&](const Node& item) { return item.text == wanted; });
        };
        const Node* country = valueAt(reading, {"provinces", other, "country"});
        if (other != id && country != nullptr && country->isScalar() &&
            (names(links, id) || names(own, other)))
            ++votes[country->text];
    }
    const auto most = std::max_element(votes.begin(), votes.end(),
                                       [](const auto& a, const auto& b) { return a.second < b.second; });
    if (most != votes.end())
        fixes.push_back(fixOf(Sentence("Give it to `{0}`", most->first), false,
                              {setAt({"provinces", id, "country"}, most->first)}));
    fixes.push_back(requestOf(Sentence("Choose a country"), FixRequest::give));
}

void makeLand(const FoundCase& found) {
    found.fixes.push_back(fixOf(Sentence("Make it land"), true,
                                {takenAway({"provinces", operandOf(found.finding, 0), "kind"})}));
}

void thisGame(const FoundCase& found) {
    found.fixes.push_back(fixOf(Sentence("Make it a map of `{0}`", warriors::gameId), false,
                                {setAt({"game"}, std::string(warriors::gameId))}));
}

void playersToSeats(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const ScopedPath in = scoped(place.path);
    if (!in.within.empty() && in.within[0] == "start") {
        fixes.push_back(requestOf(Sentence("Show in the boxes"), FixRequest::show));
        return;
    }
    TreePath path{"players"};
    if (!in.variant.empty()) path = {"variants", in.variant, "players"};
    std::size_t seats = keysAt(reading, {"countries"}).size();
    if (reading.scenario)
        if (const Variant* variant = reading.scenario->find(in.variant)) seats = variant->seats.size();
    const std::string most = std::to_string(std::min<std::size_t>(seats, warriors::maxPlayers));
    if (seats >= 2)
        fixes.push_back(fixOf(Sentence("From 2 to {0} players", most), true,
                              {setAt(path, Node::list({Node::scalar("2"), Node::scalar(most)}))}));
    else
        fixes.push_back(requestOf(Sentence("Show"), FixRequest::show));
}

void nextNumber(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    std::set<std::string> taken;
    for (const std::string& country : keysAt(reading, {"countries"}))
        if (const Node* number = valueAt(reading, {"countries", country, "number"}))
            taken.insert(number->text);
    // Each of several such findings gets a number of its own: all of them may be mended at once.
    const auto isSuch = [](const Finding& one) {
        return one.code == "no-number" || one.code == "duplicate-number";
    };
    const auto before = std::count_if(reading.findings.data(), &finding, isSuch);
    int free = 1;
    for (std::ptrdiff_t passed = 0;; ++free)
        if (!taken.contains(std::to_string(free)) && passed++ == before) break;
    fixes.push_back(fixOf(Sentence("Give `{0}` the number {1}", place.country, free), true,
                          {setAt({"countries", place.country, "number"}, std::to_string(free))}));
}

void chooseTown(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    fixes.push_back(requestOf(Sentence("Choose on the map"), FixRequest::choose));
    const bool capital = finding.code == "no-capital";
    const std::string key = capital ? "capital" : "trade-center";
    // The first province that is the country's alone and no town of anybody's.
    std::set<std::string> towns;
    for (const std::string& country : keysAt(reading, {"countries"}))
        for (const char* town : {"capital", "trade-center"})
            if (const Node* at = valueAt(reading, {"countries", country, town})) towns.insert(at->text);
    for (const std::string& id : keysAt(reading, {"provinces"})) {
        const Node* country = valueAt(reading, {"provinces", id, "country"});
        if (country == nullptr || !country->isScalar() || country->text != place.country ||
            towns.contains(id))
            continue;
        fixes.push_back(
            fixOf(Sentence("Take `{0}`", id), false, {setAt({"countries", place.country, key}, id)}));
        return;
    }
}

void giveTown(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const std::string province = operandOf(finding, 0);
    const std::string country = operandOf(finding, 1);
    fixes.push_back(fixOf(Sentence("Give `{0}` to `{1}`", province, country), false,
                          {setAt({"provinces", province, "country"}, country)}));
    fixes.push_back(requestOf(Sentence("Choose on the map"), FixRequest::choose));
}

/// Takes a province that is left out into play again, where the finding is.
void takeIn(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const std::string province = operandOf(finding, finding.code == "town-left-out" ? 1 : 0);
    for (const std::string& variant : keysAt(reading, {"variants"})) {
        if (!place.variant.empty() && place.variant != variant) continue;
        const TreePath path{"variants", variant, "left-out"};
        const Node* list = valueAt(reading, path);
        for (std::size_t i = 0; list != nullptr && i < list->size(); ++i)
            if (list->items[i].text == province)
                fixes.push_back(
                    fixOf(Sentence("Take `{0}` in", province), false, {takenAway(path / std::to_string(i))}));
    }
    if (finding.code == "not-in-play")
        fixes.push_back(fixOf(Sentence("Take it off"), false, {takenAway(place.path)}));
    else
        fixes.push_back(requestOf(Sentence("Choose on the map"), FixRequest::choose));
}

void figure(const FoundCase& found) {
    if (auto fix = figureOfModel(found.reading, found.place.path)) found.fixes.push_back(std::move(*fix));
    found.fixes.push_back(requestOf(Sentence("Show the table"), FixRequest::show));
}

/// As much as the weaker unit stands, which the sentence names behind the unit's own.
void toTheWeaker(const FoundCase& found) {
    const std::string least = operandOf(found.finding, 1);
    found.fixes.push_back(fixOf(Sentence("Set it to {0}", least), false, {setAt(found.place.path, least)}));
    found.fixes.push_back(requestOf(Sentence("Show the table"), FixRequest::show));
}

/// The ability that is on no path stands where the model has it.
void figureOfAbility(const FoundCase& found) {
    const auto& [reading, finding, place, fixes] = found;
    const std::string ability = operandOf(finding, 0);
    for (const char* path : {"production", "trade", "military"}) {
        const TreePath at{"play-mat", path, "abilities", ability};
        const Node* given = find(reading.model, at);
        if (given == nullptr) continue;
        TreePath whole = at;
        if (!place.variant.empty()) whole.insert(whole.begin(), {"variants", place.variant});
        if (reading.base.isMap() && place.variant.empty())
            fixes.push_back(fixOf(Sentence("As in what it is based on"), true, {asInBase(whole)}));
        else
            fixes.push_back(fixOf(Sentence("As in the bundled map"), true, {setAt(whole, *given)}));
    }
    fixes.push_back(requestOf(Sentence("Show the table"), FixRequest::show));
}

void takeAway(const FoundCase& found) {
    found.fixes.push_back(fixOf(Sentence("Take it away"), true, {takenAway(found.place.path)}));
}

void showBoxes(const FoundCase& found) {
    found.fixes.push_back(requestOf(Sentence("Show in the boxes"), FixRequest::show));
}

void takeOff(const FoundCase& found) {
    showBoxes(found);
    TreePath path = found.place.path;
    const ScopedPath in = scoped(path);
    const std::size_t before = path.size() - in.within.size();
    // A war goes as a whole, and so does a unit whose state can't be; other things go by themselves.
    if (found.finding.code == "start-war" && in.within.size() > 3) path.resize(before + 3);
    found.fixes.push_back(fixOf(Sentence("Take it off"), false, {takenAway(path)}));
}

void toTheMost(const FoundCase& found) {
    showBoxes(found);
    const std::string most = operandOf(found.finding, 0);
    found.fixes.push_back(fixOf(Sentence("Set it to {0}", most), false, {setAt(found.place.path, most)}));
}

/// The last turn of the game instead of one after it.
void toLastTurn(const FoundCase& found) {
    showBoxes(found);
    const std::string last = operandOf(found.finding, 1);
    found.fixes.push_back(fixOf(Sentence("Set it to {0}", last), false, {setAt(found.place.path, last)}));
}

struct Entry {
    std::string_view code;
    Remedy remedy;
};
constexpr std::array remedies{
    Entry{"no-country", countryOfNeighbours},
    Entry{"sea-province", makeLand},
    Entry{"unknown-game", thisGame},
    Entry{"player-count", playersToSeats},
    Entry{"no-number", nextNumber},
    Entry{"duplicate-number", nextNumber},
    Entry{"no-capital", chooseTown},
    Entry{"no-trade-center", chooseTown},
    Entry{"same-province", chooseTown},
    Entry{"town-elsewhere", giveTown},
    Entry{"town-left-out", takeIn},
    Entry{"short-table", figure},
    Entry{"long-table", figure},
    Entry{"level-spaces", figure},
    Entry{"lower-toughness", toTheWeaker},
    Entry{"duplicate-ability", takeAway},
    Entry{"missing-ability", figureOfAbility},
    Entry{"turn-row", figure},
    Entry{"start-turn", toLastTurn},
    Entry{"start-to-move", takeAway},
    Entry{"start-tokens", toTheMost},
    Entry{"start-routes", takeOff},
    Entry{"start-unit", takeOff},
    Entry{"start-limit", takeOff},
    Entry{"start-twice", takeOff},
    Entry{"start-forts", takeOff},
    Entry{"start-shared", takeOff},
    Entry{"start-damage", takeOff},
    Entry{"start-retreated", takeOff},
    Entry{"start-ap", toTheMost},
    Entry{"start-holder", takeOff},
    Entry{"start-free", takeOff},
    Entry{"start-war", takeOff},
    Entry{"start-alliances", takeOff},
    Entry{"unknown-seat", takeOff},
    Entry{"not-in-play", takeIn},
};

constexpr auto codesOf(const auto& entries) {
    std::array<std::string_view, std::tuple_size_v<std::remove_cvref_t<decltype(entries)>>> codes;
    std::transform(entries.begin(), entries.end(), codes.begin(), [](const Entry& e) { return e.code; });
    return codes;
}
constexpr auto remedyCodes = codesOf(remedies);

void addRemedies(const FoundCase& found) {
    const auto entry = std::find_if(remedies.begin(), remedies.end(),
                                    [&](const Entry& each) { return each.code == found.finding.code; });
    if (entry != remedies.end()) entry->remedy(found);
}

/// The game's own check, and that of its puzzles.
Findings checkAll(const Scenario& scenario) {
    Findings findings = warriors::checkScenario(scenario);
    for (Finding& finding : challenge::checkChallenges(scenario))
        findings.push_back(std::move(finding));
    sortByPlace(findings);
    return findings;
}

const GameChecks checksOfWarriors{warriors::gameId,       "western-europe", checkAll,      addRemedies,
                                  warriorsFigureProblems, remedyCodes,      warriorsProofs};

} // namespace

const GameChecks& warriorsChecks() {
    return checksOfWarriors;
}

} // namespace marches::draft
