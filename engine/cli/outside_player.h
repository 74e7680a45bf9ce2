#pragma once

#include "engine/base/expected.h"
#include "engine/bots/warriors/players.h"
#include "engine/table/record.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace marches::cli {

/// Whether a seat's kind names an outside program: "bot:exec:PROGRAM".
bool isOutside(std::string_view kind);

/// What is wrong with such a kind before anything is started: no program of that name, a line that can't be
/// read.
std::optional<std::string> whyNotOutside(std::string_view kind);

/// A seat that an outside program plays.
struct OutsideSeat {
    std::string kind;
    RecordHeader game;       ///< what is played, without anything of the other seats but their names
    std::uint64_t seed = 0;  ///< for the program's own chances
    std::uint64_t nodes = 0; ///< its budget a decision as it was asked for; 0: its own
    std::chrono::milliseconds patience{10'000}; ///< for one answer
    /// Called once, if the seat is handed to another player: why, and to whom.
    std::function<void(const std::string& why, std::string_view successor)> handedOver;
};

/// The player for one seat and one game (README.md "Outside programs"). The program is started at its first
/// question and ended with the last copy of the player. After a crash, silence beyond patience or three
/// refused lines in a row a computer player of our own goes on.
Player<warriors::WarriorsAndTraders> outsidePlayer(OutsideSeat seat);

} // namespace marches::cli
