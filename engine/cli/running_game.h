#pragma once

#include "engine/bots/outside.h"
#include "engine/scenario/scenario.h"
#include "engine/table/record.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace marches::cli {

/// A game that is played, whichever it is, through lines of text.
class RunningGame {
public:
    /// A refused line of a record.
    struct Refused {
        int line = 0; ///< in the file, from 1
        RefusedText why;
    };
    /// Called when another player takes the seat of an outside program over.
    using HandedOver =
        std::function<void(std::string_view seat, const std::string& why, std::string_view successor)>;

    virtual ~RunningGame() = default;
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;

    /// The header as it was opened, with the digest and every seat filled in, in the game's order.
    const RecordHeader& header() const { return header_; }
    const Scenario& scenario() const { return *scenario_; }

    /// Plays the lines of a record; returns the first that is refused, where it stops, or nothing.
    virtual std::optional<Refused> replay(const Record& record) = 0;
    virtual std::optional<RefusedText> play(std::string_view line) = 0;
    /// Returns why `play` would refuse the line; nothing if it would take it.
    virtual std::optional<RefusedText> refusal(std::string_view line) const = 0;
    /// Takes back the last line of a person, with what followed; false if there is none.
    virtual bool undo() = 0;
    /// Gives the seats of the header to the players that it names, outside programs included.
    virtual void seatPlayers(std::chrono::milliseconds patience, HandedOver handedOver) = 0;
    /// Lets chance and the computer players act until only people are waited for.
    virtual void playOthers() = 0;

    // The position.
    virtual std::uint32_t lines() const = 0;    ///< command lines up to here
    virtual void goToLine(std::uint32_t n) = 0; ///< goes back to the end of the n-th line
    virtual std::vector<RecordLine> linearLines() const = 0;
    /// Returns "turn 3, upkeep, hash 00f3...".
    virtual std::string summary() const = 0;
    /// Returns the whole state as JSON.
    virtual std::string stateText() const = 0;
    /// Returns what a seat sees of it as JSON; for noSeat what all seats know.
    virtual std::string stateText(SeatId viewer) const = 0;
    /// Returns what is asked and the seats that may answer: "bid ann ben".
    virtual std::string decisionText() const = 0;
    /// Returns the lines that answer the decision, for a seat; for noSeat those of all seats that are waited
    /// for.
    virtual std::vector<std::string> options(SeatId seat) const = 0;
    virtual std::optional<SeatId> findSeat(std::string_view name) const = 0;

protected:
    RunningGame(RecordHeader header, std::shared_ptr<const Scenario> scenario)
        : header_(std::move(header)), scenario_(std::move(scenario)) {}

private:
    RecordHeader header_;
    std::shared_ptr<const Scenario> scenario_;
};

} // namespace marches::cli
