#pragma once

#include "app/warriors/moment.h"
#include "app/warriors/reach.h"

#include <QStringList>

namespace marches::warriors::face {

/// What a march would bring, told before it is made: who goes or fights whom, who has the province then and
/// who stands there, and what a click does. A short line each.
/// While marches are planned a click only adds to the plan.
QStringList forecast(const Moment& moment, const std::vector<Token>& marchers, const March& march,
                     bool planning);

/// What a click does where the battle that it would bring is shown already.
QString forecastShown(const Moment& moment, ProvinceId province);

} // namespace marches::warriors::face
