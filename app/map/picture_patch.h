#pragma once

#include "app/map/picture.h"

#include <optional>

namespace marches::appmap {

/// A province of a patch: the one at `number` gets this outline. One without rings is nowhere on the map and
/// keeps its number, so that it can come back; numbers from the picture's count on are new ones, in turn.
struct PatchedProvince {
    int number = -1;
    ProvinceOutline outline;
    std::optional<std::vector<int>> neighbours{}; ///< nothing: as before; ascending
};

/// What differs between a picture and the one that follows it; what is not named stays. The sheet's size
/// stays too.
struct PicturePatch {
    std::vector<PatchedProvince> provinces; ///< ascending
    std::optional<std::vector<SeaLane>> lanes{};
    std::optional<std::vector<SeaNamePlace>> seaNames{};
    std::optional<std::vector<QPolygonF>> land{};
    std::optional<std::vector<QPolygonF>> lakes{};
    std::optional<std::vector<QPolygonF>> rivers{};
    std::optional<std::vector<Hill>> hills{};
};

} // namespace marches::appmap
