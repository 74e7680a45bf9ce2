#pragma once

#include "app/warriors/moment.h"

#include <QString>

namespace marches::warriors::face {

/// How an offer fared.
struct OfferAnswer {
    SeatId partner = noSeat; ///< who was asked
    Resources give;
    Resources take;
    bool accepted = false;
    QString why; ///< a computer player's reason, one sentence; else empty
    bool operator==(const OfferAnswer&) const = default;
};

/// "France declines: 2 Gold for 3 Weapons. England is ahead and gets no help."
QString answerSentence(const Setting& setting, const OfferAnswer& answer);

} // namespace marches::warriors::face
