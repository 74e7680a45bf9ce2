#pragma once

#include "engine/warriors/command.h"
#include "engine/warriors/state.h"

#include <QString>

#include <memory>
#include <vector>

namespace marches::warriors::face {

/// Who plays a seat, as the screen says it.
struct Sitter {
    QString name;      ///< "Anna"; empty: only the country is named
    QString kind;      ///< stable name of what plays it, see `computerName`; empty for a person
    bool human = true; ///< decides at this screen
    bool operator==(const Sitter&) const = default;
};

/// What every part of the face shows: one position of one game, and for whom it is shown. A value; the parts
/// keep the last one they were given and compare it with the next.
struct Moment {
    const Setting* setting = nullptr; ///< outlives every part that shows it
    State state;
    std::vector<Sitter> sitters; ///< by seat
    SeatId hand = noSeat;        ///< the seat that is played at the screen now; noSeat: none
    bool live = true;            ///< false while looking back: nothing can be done
    bool rests = false;          ///< the hand looks at what it has done: the next player is not asked yet

    bool empty() const noexcept { return setting == nullptr; }
    std::size_t seats() const noexcept { return setting != nullptr ? setting->players() : 0; }
    SeatSet allSeats() const noexcept { return SeatSet::first(seats()); }
    Colour colour(SeatId seat) const { return setting->seats[index(seat)].colour; }
    const Sitter& sitter(SeatId seat) const;
    /// What is asked: a vote, or the state's stage.
    Stage asked() const;
    SeatSet waitedFor() const;
    /// Whether that is asked of the seat in hand, in the position as it is played.
    bool asks(Stage stage) const;
    /// Every step by which the hand may answer what is asked; asked of the rules once for each position.
    const std::vector<Command>& options() const;

private:
    struct Options;
    mutable std::shared_ptr<const Options> options_; ///< of the position in which they were asked for
};

/// In Trade: it has asked one who was done, and goes on when that one has answered.
bool waitsForAnswer(const State& state, SeatId seat);

} // namespace marches::warriors::face
