#include "app/warriors/newgame/new_game_draft.h"

#include "app/play/computer_kinds.h"
#include "engine/bots/outside.h"
#include "engine/bots/warriors/players.h"
#include "engine/table/random.h"
#include "engine/warriors/record_setup.h"

#include <QSettings>
#include <QStringList>

#include <algorithm>

namespace marches::warriors::face {

namespace {

constexpr int usualPlayers = 4;
const QString settingsGroup = QStringLiteral("new-game");

template <class T>
bool taken(const std::vector<SeatDraft>& seats, T SeatDraft::*part, const T& value) {
    return std::ranges::any_of(seats, [&](const SeatDraft& seat) { return seat.*part == value; });
}

Colour freeColour(const std::vector<SeatDraft>& seats) {
    for (std::size_t i = 0; i < maxPlayers; ++i)
        if (!taken(seats, &SeatDraft::colour, static_cast<Colour>(i))) return static_cast<Colour>(i);
    return Colour::red;
}

std::string freeCountry(const std::vector<SeatDraft>& seats, const std::vector<std::string>& countries) {
    for (const std::string& country : countries)
        if (!taken(seats, &SeatDraft::country, country)) return country;
    return {};
}

/// All divisions of seats 0.. into `count` sides of equal size; side numbers in order of their first seat.
void divide(std::vector<int>& sides, std::size_t seat, int count, std::size_t size,
            std::vector<std::vector<int>>& found) {
    if (seat == sides.size()) {
        found.push_back(sides);
        return;
    }
    int used = 0;
    for (std::size_t i = 0; i < seat; ++i)
        used = std::max(used, sides[i] + 1);
    for (int side = 0; side <= std::min(used, count - 1); ++side) {
        const auto members = static_cast<std::size_t>(
            std::count(sides.begin(), sides.begin() + static_cast<std::ptrdiff_t>(seat), side));
        if (members >= size) continue;
        sides[seat] = side;
        divide(sides, seat + 1, count, size, found);
    }
}

std::optional<int> readLimit(const QSettings& settings, const QString& key) {
    bool good = false;
    const int value = settings.value(key).toInt(&good);
    return good ? std::optional<int>(value) : std::nullopt;
}

void writeLimit(QSettings& settings, const QString& key, const std::optional<int>& limit) {
    if (limit)
        settings.setValue(key, *limit);
    else
        settings.remove(key);
}

/// As strong as the one beside it; after a person or a program the usual one.
QString computerLike(const SeatDraft& beside) {
    const std::vector<QString> all = computerKinds();
    return std::ranges::find(all, beside.kind) == all.end() ? usualComputer() : beside.kind;
}

} // namespace

NewGameDraft usualDraft(const QString& scenario, const Variant& variant, const SeatPlan& plan) {
    NewGameDraft draft;
    draft.scenario = scenario;
    draft.variant = variant.id;
    setPlayers(draft, plan, usualPlayers, largestFirst(variant, plan));
    return draft;
}

std::vector<std::string> largestFirst(const Variant& variant, const SeatPlan& plan) {
    const auto size = [&](const std::string& id) {
        const auto country = variant.map->findCountry(id);
        int provinces = 0;
        for (std::size_t i = 0; country && i < variant.map->provinces().size(); ++i) {
            const ProvinceId province = idAt<ProvinceId>(i);
            const auto& own = variant.view.countries[province];
            const auto& all = own.empty() ? variant.map->provinces()[province].countries : own;
            if (variant.view.inPlay[province] != 0 && std::ranges::find(all, *country) != all.end())
                ++provinces;
        }
        return provinces;
    };
    std::vector<std::string> countries = plan.countries;
    std::ranges::stable_sort(countries,
                             [&](const std::string& a, const std::string& b) { return size(a) > size(b); });
    return countries;
}

void fitSeats(NewGameDraft& draft, const SeatPlan& plan, const std::vector<std::string>& preferred) {
    for (SeatDraft& seat : draft.seats)
        if (std::ranges::find(plan.countries, seat.country) == plan.countries.end()) seat.country.clear();
    setPlayers(draft, plan, static_cast<int>(draft.seats.size()), preferred);
}

void setPlayers(NewGameDraft& draft, const SeatPlan& plan, int players,
                const std::vector<std::string>& preferred) {
    const auto count = static_cast<std::size_t>(std::clamp(
        players, plan.minPlayers, std::min(plan.maxPlayers, static_cast<int>(plan.countries.size()))));
    if (draft.seats.size() != count) draft.sides.clear();
    while (draft.seats.size() > count)
        draft.seats.pop_back();
    while (draft.seats.size() < count) {
        SeatDraft seat;
        seat.colour = freeColour(draft.seats);
        seat.kind = draft.seats.empty() ? QStringLiteral("human") : computerLike(draft.seats.back());
        draft.seats.push_back(std::move(seat));
    }
    const bool afresh =
        std::ranges::all_of(draft.seats, [](const SeatDraft& seat) { return seat.country.empty(); });
    for (SeatDraft& seat : draft.seats)
        if (seat.country.empty())
            seat.country = freeCountry(draft.seats, preferred.empty() ? plan.countries : preferred);
    if (afresh) { // as they play
        std::size_t next = 0;
        const std::vector<SeatDraft> found = draft.seats;
        for (const std::string& country : plan.countries)
            if (taken(found, &SeatDraft::country, country)) draft.seats[next++].country = country;
    }
    if (plan.hasStart && plan.countries.size() == count)
        for (std::size_t i = 0; i < count; ++i)
            if (!taken(draft.seats, &SeatDraft::country, plan.countries[i]))
                draft.seats[i].country = plan.countries[i];
}

void setCountry(NewGameDraft& draft, std::size_t seat, const std::string& country) {
    for (SeatDraft& other : draft.seats)
        if (other.country == country) other.country = draft.seats[seat].country;
    draft.seats[seat].country = country;
}

void setColour(NewGameDraft& draft, std::size_t seat, Colour colour) {
    for (SeatDraft& other : draft.seats)
        if (other.colour == colour) other.colour = draft.seats[seat].colour;
    draft.seats[seat].colour = colour;
}

std::vector<QString> computerKinds() {
    return play::computerKinds<WarriorsAndTraders>();
}

QString usualComputer() {
    const std::vector<QString> all = computerKinds();
    const auto novice = std::ranges::find(all, QStringLiteral("bot:novice"));
    return novice == all.end() ? all.back() : *novice;
}

std::vector<std::vector<int>> possibleSides(std::size_t players) {
    std::vector<std::vector<int>> found{{}};
    for (const std::vector<int>& shape : allianceShapes(players)) {
        std::vector<int> sides(players, 0);
        divide(sides, 0, static_cast<int>(shape.size()), static_cast<std::size_t>(shape.front()), found);
    }
    return found;
}

std::vector<std::string> countriesOf(const NewGameDraft& draft, const SeatPlan& plan, std::uint64_t seed) {
    std::vector<std::string> countries;
    for (const SeatDraft& seat : draft.seats)
        countries.push_back(seat.country);
    if (!draft.drawn || plan.hasStart) return countries;
    std::vector<std::string> lots = plan.countries;
    RandomStream random{seed, 0};
    for (std::size_t i = lots.size(); i > 1; --i) // Fisher and Yates
        std::swap(lots[i - 1], lots[random.below(static_cast<std::uint32_t>(i))]);
    lots.resize(std::min(lots.size(), countries.size()));
    return lots;
}

SetupChoice choiceOf(const NewGameDraft& draft, const SeatPlan& plan, std::uint64_t seed) {
    SetupChoice choice;
    choice.variant = draft.variant;
    choice.options = draft.options;
    const std::vector<std::string> countries = countriesOf(draft, plan, seed);
    for (std::size_t i = 0; i < draft.seats.size() && i < countries.size(); ++i)
        choice.seats.push_back({countries[i], draft.seats[i].colour});
    if (!draft.sides.empty() && draft.sides.size() == countries.size()) {
        choice.alliances.resize(static_cast<std::size_t>(*std::ranges::max_element(draft.sides)) + 1);
        for (std::size_t i = 0; i < countries.size(); ++i)
            choice.alliances[static_cast<std::size_t>(draft.sides[i])].push_back(countries[i]);
    }
    return choice;
}

RecordHeader headerOf(const NewGameDraft& draft, const Scenario& scenario, const SeatPlan& plan,
                      std::uint64_t seed) {
    const SetupChoice choice = choiceOf(draft, plan, seed);
    RecordHeader header = warriors::headerOf(scenario, choice, seed);
    for (SeatEntry& entry : header.seats)
        for (std::size_t i = 0; i < choice.seats.size(); ++i)
            if (choice.seats[i].country == entry.seat) {
                entry.kind = draft.seats[i].kind.toStdString();
                entry.name = draft.seats[i].person.trimmed().toStdString();
            }
    return header;
}

void remember(QSettings& settings, const NewGameDraft& draft) {
    settings.beginGroup(settingsGroup);
    settings.setValue(QStringLiteral("scenario"), draft.scenario);
    settings.setValue(QStringLiteral("variant"), QString::fromStdString(draft.variant));
    settings.setValue(QStringLiteral("drawn"), draft.drawn);
    settings.setValue(QStringLiteral("variable-order"), draft.options.variableOrder);
    writeLimit(settings, QStringLiteral("turn-limit"), draft.options.turnLimit);
    writeLimit(settings, QStringLiteral("vp-limit"), draft.options.vpLimit);
    writeLimit(settings, QStringLiteral("time-limit"), draft.options.timeMinutes);
    QStringList sides;
    for (const int side : draft.sides)
        sides << QString::number(side);
    settings.setValue(QStringLiteral("sides"), sides);
    settings.beginWriteArray(QStringLiteral("seats"), static_cast<int>(draft.seats.size()));
    for (std::size_t i = 0; i < draft.seats.size(); ++i) {
        settings.setArrayIndex(static_cast<int>(i));
        settings.setValue(QStringLiteral("country"), QString::fromStdString(draft.seats[i].country));
        settings.setValue(QStringLiteral("colour"), static_cast<int>(draft.seats[i].colour));
        settings.setValue(QStringLiteral("person"), draft.seats[i].person);
        settings.setValue(QStringLiteral("kind"), draft.seats[i].kind);
    }
    settings.endArray();
    settings.endGroup();
}

std::optional<NewGameDraft> remembered(QSettings& settings) {
    NewGameDraft draft;
    settings.beginGroup(settingsGroup);
    draft.scenario = settings.value(QStringLiteral("scenario")).toString();
    draft.variant = settings.value(QStringLiteral("variant")).toString().toStdString();
    draft.drawn = settings.value(QStringLiteral("drawn")).toBool();
    draft.options.variableOrder = settings.value(QStringLiteral("variable-order")).toBool();
    draft.options.turnLimit = readLimit(settings, QStringLiteral("turn-limit"));
    draft.options.vpLimit = readLimit(settings, QStringLiteral("vp-limit"));
    draft.options.timeMinutes = readLimit(settings, QStringLiteral("time-limit"));
    for (const QString& side : settings.value(QStringLiteral("sides")).toStringList())
        draft.sides.push_back(std::clamp(side.toInt(), 0, static_cast<int>(maxPlayers) - 1));
    const int seats =
        std::min(settings.beginReadArray(QStringLiteral("seats")), static_cast<int>(maxPlayers));
    for (int i = 0; i < seats; ++i) {
        settings.setArrayIndex(i);
        SeatDraft seat;
        seat.country = settings.value(QStringLiteral("country")).toString().toStdString();
        seat.colour = static_cast<Colour>(std::clamp(settings.value(QStringLiteral("colour")).toInt(), 0,
                                                     static_cast<int>(maxPlayers) - 1));
        if (taken(draft.seats, &SeatDraft::colour, seat.colour)) seat.colour = freeColour(draft.seats);
        if (taken(draft.seats, &SeatDraft::country, seat.country)) seat.country.clear();
        seat.person = settings.value(QStringLiteral("person")).toString();
        const std::vector<QString> computers = computerKinds();
        seat.kind = settings.value(QStringLiteral("kind")).toString();
        const bool program = isOutside(seat.kind.toStdString()) && isSeatKind(seat.kind.toStdString());
        if (!program && std::ranges::find(computers, seat.kind) == computers.end())
            seat.kind = QStringLiteral("human");
        draft.seats.push_back(std::move(seat));
    }
    settings.endArray();
    settings.endGroup();
    if (!draft.sides.empty()) {
        const auto all = possibleSides(draft.seats.size());
        if (std::ranges::find(all, draft.sides) == all.end()) draft.sides.clear();
    }
    if (draft.scenario.isEmpty() || draft.seats.empty()) return std::nullopt;
    return draft;
}

} // namespace marches::warriors::face
