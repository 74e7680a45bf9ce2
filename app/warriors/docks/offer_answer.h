#pragma once

#include "app/warriors/pieces/moment.h"

#include <QString>

namespace marches::warriors::face {

/// How an offer fares.
struct OfferAnswer {
    SeatId partner = noSeat; ///< who was asked
    Resources give;
    Resources take;
    enum class Fate { waits, accepted, declined, traded } fate = Fate::waits; ///< traded: the seat accepted
    QString why = {}; ///< a computer player's reason, one sentence; else empty
    bool operator==(const OfferAnswer&) const = default;
};

/// "Traded with France: 2 Gold for 3 Weapons.", "France declines: 2 Gold for 3 Weapons. England is ahead and
/// gets no help.", "Sent to France: 2 Gold for 3 Weapons. Waiting for an answer."
QString answerSentence(const Setting& setting, const OfferAnswer& answer);

} // namespace marches::warriors::face
