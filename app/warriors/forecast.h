#pragma once

#include "app/warriors/moment.h"
#include "app/warriors/reach.h"

#include <QStringList>

namespace marches::warriors::face {

/// What a march would bring, told before it is made: who goes or fights whom, who has the province then and
/// who stands there, and what a click does. A short line each.
QStringList forecast(const Moment& moment, const std::vector<Token>& marchers, const March& march);

} // namespace marches::warriors::face
