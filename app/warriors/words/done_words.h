#pragma once

#include "app/warriors/pieces/moment.h"

#include <QString>

namespace marches::warriors::face {

/// What ends the question that the seat in hand is asked, `step::Done`: the banner's button and the row of
/// the Actions list say the same.
QString doneText(const Moment& moment, SeatId seat);

} // namespace marches::warriors::face
