#pragma once

#include "engine/table/record.h"
#include "engine/warriors/scenario_reader.h"

#include <QString>

#include <functional>
#include <vector>

class QSettings;

namespace marches::warriors::face {

/// One seat as it is being set up.
struct SeatDraft {
    std::string country;
    Colour colour = Colour::red;
    QString person;
    QString kind; ///< as in records: "human", "random", "bot:steady"
    bool operator==(const SeatDraft&) const = default;
};

/// All that the New Game page decides. A value; every function below leaves it possible: one country and one
/// colour a seat.
struct NewGameDraft {
    QString scenario; ///< a bundled scenario's id, or the full path of a file
    std::string variant;
    std::vector<SeatDraft> seats;
    bool drawn = false;     ///< countries are drawn by lot when the game starts
    std::vector<int> sides; ///< by seat, from 0; empty: free for all
    Options options;
    bool operator==(const NewGameDraft&) const = default;
};

using DraftChange = std::function<void(NewGameDraft&)>;

/// The countries that can be played, those of most provinces first: they have the most borders in common, and
/// a few players need not look for each other.
std::vector<std::string> largestFirst(const Variant& variant, const SeatPlan& plan);

/// The usual game on a table: a person in the first seat, computers in the others.
NewGameDraft usualDraft(const QString& scenario, const Variant& variant, const SeatPlan& plan);
/// Fits seats that were chosen for another table to this one: names, kinds and colours stay. `preferred`:
/// from which of the plan's countries empty seats take theirs, the best first; empty: in the plan's order.
void fitSeats(NewGameDraft& draft, const SeatPlan& plan, const std::vector<std::string>& preferred = {});
void setPlayers(NewGameDraft& draft, const SeatPlan& plan, int players,
                const std::vector<std::string>& preferred = {});
/// Who had that country, or colour, gets this seat's.
void setCountry(NewGameDraft& draft, std::size_t seat, const std::string& country);
void setColour(NewGameDraft& draft, std::size_t seat, Colour colour);

/// Who can be asked to play a seat besides a person, weakest first: "random", "bot:steady".
std::vector<QString> computerKinds();
/// The computer player that seats get at first: `novice` where there is one.
QString usualComputer();

/// Every division into alliances of equal size that the players allow (`setup.players`), as sides by seat;
/// the first is free for all (empty).
std::vector<std::vector<int>> possibleSides(std::size_t players);

/// The countries of the seats: those chosen, or drawn by lot from the seed.
std::vector<std::string> countriesOf(const NewGameDraft& draft, const SeatPlan& plan, std::uint64_t seed);
SetupChoice choiceOf(const NewGameDraft& draft, const SeatPlan& plan, std::uint64_t seed);
/// The record's header: choice, seats with who plays them, seed.
RecordHeader headerOf(const NewGameDraft& draft, const Scenario& scenario, const SeatPlan& plan,
                      std::uint64_t seed);

/// Keeps the draft for the next New Game.
void remember(QSettings& settings, const NewGameDraft& draft);
/// The draft of the last New Game; nothing if there was none or it can't be read.
std::optional<NewGameDraft> remembered(QSettings& settings);

} // namespace marches::warriors::face
