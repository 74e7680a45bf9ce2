#pragma once

#include "engine/base/expected.h"
#include "engine/bots/player.h"

#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

/// Outside programs as computer players, whichever game they play.
namespace marches {

/// So many refused lines in a row are too many.
inline constexpr int refusalsBorne = 3;

/// Why an outside program gave no answer that can be taken.
struct ProgramFault {
    enum class Kind {
        notStarted, ///< `text` says why
        ended,      ///< it is over, or has closed its side
        late,       ///< silent beyond its time
        endless,    ///< a line that is too long
        refused,    ///< `refusalsBorne` lines in a row; `line`, `rule` and `text` are the last one's
        stopped,    ///< by us, who asked: no fault of the program, which can be asked again
    };
    Kind kind = Kind::ended;
    std::string line; ///< what it answered, as far as it can be shown
    std::string rule; ///< by which that was refused
    std::string text; ///< English
    bool operator==(const ProgramFault&) const = default;
};

/// In English: "it did not answer in time".
std::string sentenceOf(const ProgramFault& fault);

/// A program that plays one seat of one game. It is started at its first question, and again at the first one
/// after a fault; it ends with the last copy of this. From one thread at a time.
template <Game G>
using OutsideProgram = std::function<Expected<Answer<G>, ProgramFault>(
    const typename G::Setting&, const typename G::State&, SeatId, const std::stop_token&)>;

/// Whether a seat's kind names an outside program: "bot:exec:PROGRAM".
bool isOutside(std::string_view kind);

/// The words of its command line; what is wrong with it in English.
Expected<std::vector<std::string>, std::string> programWords(std::string_view kind);

/// The computer player that goes on where a program does not, as in `bot:NAME`.
std::string_view standInName(std::span<const std::string_view> names);

template <Game G>
std::string_view standInName() {
    std::vector<std::string_view> names;
    for (const PlayerEntry<G>& entry : playersOf<G>())
        names.push_back(entry.name);
    return standInName(names);
}

} // namespace marches
