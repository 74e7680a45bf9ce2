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

/// A game that is played, whichever it is: what is said to it and what it tells are lines of text.
class RunningGame {
public:
    /// A line of a record that was refused.
    struct Refused {
        int line = 0; ///< in the file
        RefusedText why;
    };
    /// An outside program's seat, why it is out, and who goes on.
    using HandedOver =
        std::function<void(std::string_view seat, const std::string& why, std::string_view successor)>;

    virtual ~RunningGame() = default;
    RunningGame(const RunningGame&) = delete;
    RunningGame& operator=(const RunningGame&) = delete;

    /// As it was opened, with the digest and every seat filled in, in the game's order.
    const RecordHeader& header() const { return header_; }
    const Scenario& scenario() const { return *scenario_; }

    // Playing.
    /// Plays the lines of a record; stops at the first that is refused.
    virtual std::optional<Refused> replay(const Record& record) = 0;
    virtual std::optional<RefusedText> play(std::string_view line) = 0;
    /// Why `play` would refuse the line.
    virtual std::optional<RefusedText> refusal(std::string_view line) const = 0;
    /// Takes back the last line of a person, with what followed; false: there is none.
    virtual bool undo() = 0;
    /// Gives the header's seats to the players whom it names; outside programs too, if need be.
    virtual void seatPlayers(std::chrono::milliseconds patience, HandedOver handedOver) = 0;
    /// Lets chance and the computer players act until only people are waited for.
    virtual void playOthers() = 0;

    // What stands.
    virtual std::uint32_t lines() const = 0;    ///< command lines up to here
    virtual void goToLine(std::uint32_t n) = 0; ///< back to where the n-th line ended
    virtual std::vector<RecordLine> linearLines() const = 0;
    /// "turn 3, upkeep, hash 00f3..."
    virtual std::string summary() const = 0;
    /// All of the state, as JSON.
    virtual std::string stateText() const = 0;
    /// What a seat sees of it; for noSeat what all seats know.
    virtual std::string stateText(SeatId viewer) const = 0;
    /// What is asked and the seats that may answer: "bid ann ben".
    virtual std::string decisionText() const = 0;
    /// Lines that answer; of a seat, or of all who are waited for.
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
