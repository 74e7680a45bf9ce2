#include "engine/warriors/setting.h"

#include <algorithm>

namespace marches::warriors {

int Setting::threshold() const {
    if (options.vpLimit) return *options.vpLimit;
    if (!allied) return tables.threshold[seats.size()];
    std::uint8_t alliances = 0;
    for (const Seat& seat : seats)
        alliances = std::max(alliances, static_cast<std::uint8_t>(seat.alliance + 1));
    if (alliances == 3) return tables.threshold2v2v2;
    return seats.size() == 4 ? tables.threshold2v2 : tables.threshold3v3;
}

} // namespace marches::warriors
