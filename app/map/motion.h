#pragma once

#include "app/map/province_face.h"
#include "engine/map/map.h"

namespace marches::appmap {

/// One unit, the same in all pictures of a motion.
using UnitMark = std::uint32_t;

/// A province's stack and ground at one moment of a motion.
struct StackPicture {
    std::optional<theme::PlayerColour> owner;
    std::vector<TokenGroup> groups;
    std::vector<std::vector<std::vector<UnitMark>>> units; ///< behind each token: [group][token]
};

/// What happens between two pictures. A unit that lies elsewhere in the second one goes there, one that is
/// not in it fades, one that was not in the first comes down on its place.
struct MotionScene {
    int duration = 0;   ///< ms at the usual speed; above 0
    bool clash = false; ///< where attackers stand, both sides lunge at each other
    struct Sign {
        std::size_t stack = 0; ///< position in `MapMotion::provinces`
        std::optional<theme::PlayerColour> owner;
        QString text; ///< "+3"
        bool operator==(const Sign&) const = default;
    };
    std::vector<Sign> signs;        ///< rise over the province
    std::vector<std::size_t> glows; ///< provinces whose border lights up in their owner's colour
};

/// How the map's faces came to be what they are. The first picture is what the faces said, the last one what
/// they say.
struct MapMotion {
    std::vector<ProvinceId> provinces; ///< whose stacks change; each once
    /// One more than scenes; each by position in `provinces`.
    std::vector<std::vector<StackPicture>> pictures;
    std::vector<MotionScene> scenes;
};

} // namespace marches::appmap
