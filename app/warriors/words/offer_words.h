#pragma once

#include "engine/warriors/tables.h"

#include <QString>

namespace marches::warriors::face {

/// Returns what an offer exchanges: "2 Gold for 3 Weapons", "2 Gold as a gift".
QString offerSummary(const Resources& give, const Resources& take);

} // namespace marches::warriors::face
