#pragma once

#include "engine/bots/outside.h"
#include "engine/bots/warriors/players.h"
#include "engine/table/record.h"

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace marches::cli {

/// What is wrong with an outside program's kind before anything is started: no program of that name, a line
/// that can't be read.
std::optional<std::string> whyNotOutside(std::string_view kind);

/// A seat that an outside program plays.
struct OutsideSeat {
    std::string kind;
    RecordHeader game;       ///< what is played, without anything of the other seats but their names
    std::uint64_t seed = 0;  ///< for the program's own chances
    std::uint64_t nodes = 0; ///< its budget a decision as it was asked for; 0: its own
    std::chrono::milliseconds patience{10'000}; ///< for one answer
};

/// The program for one seat and one game (README.md "Outside programs").
OutsideProgram<warriors::WarriorsAndTraders> outsideProgram(OutsideSeat seat);

/// Such a program as a computer player. After a fault one of our own goes on for good; `handedOver` is called
/// once, with why, and who does.
Player<warriors::WarriorsAndTraders>
outsidePlayer(OutsideSeat seat,
              std::function<void(const std::string& why, std::string_view successor)> handedOver);

} // namespace marches::cli
