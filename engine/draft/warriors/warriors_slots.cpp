#include "engine/draft/warriors/warriors_slots.h"

#include "engine/base/text.h"
#include "engine/draft/tree_work.h"
#include "engine/draft/warriors/edits_warriors.h"
#include "engine/draft/warriors/invented.h"
#include "engine/warriors/scenario_reader.h"

#include <algorithm>
#include <array>
#include <set>

namespace marches::draft::warriors {
namespace {

using Of = Mention::Of;
using Merged = Mention::Merged;

constexpr std::array<Mention, 19> placesOfIds{{
    {Of::province, "countries/*/capital"},
    {Of::province, "countries/*/trade-center"},
    {Of::province, "start/players/*/units/*", true, 0, Merged::listsJoin},
    {Of::province, "start/barbarians/*", true, 0, Merged::listsJoin},
    {Of::province, "start/holders/*", true},
    {Of::province, "start/free/*"},
    {Of::country, "start/players/*", true},
    {Of::country, "start/players/*/routes/*"},
    {Of::country, "start/holders/*"},
    {Of::country, "start/to-move"},
    {Of::country, "start/start-seat"},
    {Of::country, "start/alliances/*/*"},
    {Of::country, "start/wars/*/between/*", false, 2},
    {Of::country, "challenge/seat"},
    {Of::country, "goals/*/**/vp/*", false, 2},
    {Of::country, "goals/*/**/first/*", false, 2},
    {Of::country, "goals/*/**/ahead-of/*", false, 2},
    {Of::country, "goals/*/**/holds/*", false, 2},
    {Of::province, "goals/*/**/holds/*", false, 2},
}};

/// A country's town in a province.
struct Town {
    std::string country;
    bool capital = false;
};
std::optional<Town> townIn(const Node& whole, std::string_view province) {
    const Node* countries = whole.find("countries");
    if (countries == nullptr || !countries->isMap()) return std::nullopt;
    for (std::size_t i = 0; i < countries->size(); ++i)
        for (const char* key : {"capital", "trade-center"})
            if (const Node* town = countries->items[i].find(key); town != nullptr && town->text == province)
                return Town{countries->keys[i].text, std::string_view(key) == "capital"};
    return std::nullopt;
}

/// A province without symbols yields nothing: one Food, as the least of the bundled maps.
void fillProvince(Node& province) {
    Node symbols = Node::map();
    symbols.set("food", Node::scalar("1"));
    province.set("symbols", std::move(symbols));
}

/// A country gets the next number in the order of play; its towns are chosen on the map.
void fillCountry(const Node& whole, Node& country) {
    int greatest = 0;
    if (const Node* countries = whole.find("countries"); countries != nullptr && countries->isMap())
        for (const Node& other : countries->items)
            if (const Node* number = other.find("number"))
                greatest = std::max(greatest, static_cast<int>(wholeNumber(number->text, 999).value_or(0)));
    country.set("number", Node::scalar(std::to_string(std::clamp(greatest, 0, 998) + 1)));
}

std::optional<Sentence> mergeRefused(const Node& whole, std::string_view kept, std::string_view gone) {
    const auto one = townIn(whole, kept);
    const auto other = townIn(whole, gone);
    if (one && other && one->capital && other->capital)
        return Sentence("Both are Capitals: of {0} and of {1}. Choose another Capital for one of them first.",
                        one->country, other->country);
    if (one && other && one->country != other->country)
        return Sentence("Both have a town: of {0} and of {1}. Choose another province for one of them first.",
                        one->country, other->country);
    return std::nullopt;
}

std::vector<Sentence> saidInMerge(const Node& whole, std::string_view kept, std::string_view gone) {
    const auto one = townIn(whole, kept);
    const auto other = townIn(whole, gone);
    if (one && other) return {Sentence("The Trade Center of {0}", one->country)};
    if (other)
        return {
            Sentence("That the town of {0} lies in {1}: it lies in {2} then", other->country, gone, kept)};
    return {};
}

/// A country whose two towns became one province has its Capital there, and no Trade Center.
void afterMerge(TreeWork& work, const std::string& kept) {
    const auto countries = work.at({"countries"});
    if (!countries || !countries->isMap()) return;
    for (std::size_t i = 0; i < countries->size(); ++i) {
        const Node* capital = countries->items[i].find("capital");
        const Node* center = countries->items[i].find("trade-center");
        if (capital != nullptr && center != nullptr && capital->text == kept && center->text == kept)
            work.erase({"countries", countries->keys[i].text, "trade-center"});
    }
}

int rankInMerge(const Node& whole, std::string_view province) {
    const auto town = townIn(whole, province);
    return !town ? 0 : town->capital ? 2 : 1;
}

/// A country is played with both of its towns.
bool countryStands(const Node& whole, std::string_view country) {
    const Node* countries = whole.find("countries");
    const Node* found = countries == nullptr ? nullptr : countries->find(country);
    return found != nullptr && found->find("capital") != nullptr && found->find("trade-center") != nullptr;
}

/// Tells what a word of a line in notation names, the actor being word 0; a unit of another seat is no id.
std::optional<Of> namedBy(std::string_view verb, std::size_t word) {
    static const std::set<std::string_view> ofSeats{
        "open-route",  "offer",           "accept",       "decline",       "retract",      "declare-war",
        "offer-peace", "retreat-country", "accept-peace", "decline-peace", "retract-peace"};
    static const std::set<std::string_view> ofProvinces{"fort",    "battle",   "barbarians-to",
                                                        "retreat", "withdraw", "handover"};
    if (word == 0 || (word == 2 && ofSeats.contains(verb)) || (word == 3 && verb == "handover"))
        return Of::country;
    if ((word == 2 && ofProvinces.contains(verb)) || (word >= 3 && verb == "move") ||
        (word >= 3 && word % 2 == 1 && verb == "build"))
        return Of::province;
    return std::nullopt;
}

std::string lineRenamed(std::string_view line, Of of, std::string_view id, std::string_view newId) {
    std::string renamed;
    std::string_view verb;
    std::size_t word = 0;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t end = std::min(line.find(' ', at), line.size());
        const std::string_view text = line.substr(at, end - at);
        if (word == 1) verb = text;
        const std::size_t colon = std::min(text.find(':'), text.size()); // france:I2
        const bool unit = colon < text.size() && of == Of::country && text.substr(0, colon) == id;
        if (unit || (text == id && namedBy(verb, word) == of))
            (renamed += newId) += text.substr(unit ? colon : text.size());
        else
            renamed += text;
        if (end < line.size()) renamed += ' ';
        if (!text.empty()) ++word;
        at = end + 1;
    }
    return renamed;
}

/// The countries of a part get the numbers 1, 2, 3 ... in their order.
void afterCut(TreeWork& work) {
    const auto order = countriesByNumber(work.whole());
    for (std::size_t i = 0; i < order.size(); ++i)
        work.setText({"countries", order[i], "number"}, std::to_string(i + 1));
}

} // namespace

const GameSlots& warriorsSlots() {
    static const GameSlots slots{marches::warriors::gameId,
                                 &marches::warriors::scenarioKeys,
                                 placesOfIds,
                                 fillProvince,
                                 fillCountry,
                                 mergeRefused,
                                 saidInMerge,
                                 afterMerge,
                                 rankInMerge,
                                 countryStands,
                                 afterCut,
                                 lineRenamed,
                                 fillInvented};
    return slots;
}

} // namespace marches::draft::warriors
