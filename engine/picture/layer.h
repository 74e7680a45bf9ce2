#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace marches {

/// What a path of a map's SVG is, in painting order.
enum class SvgLayer : std::uint8_t { land, water, rivers, relief, woods, provinces, calm, none };

/// The ids of the groups that hold them; the last is no group.
inline constexpr std::array<std::string_view, 8> svgGroupIds{"land",  "water",     "rivers", "relief",
                                                             "woods", "provinces", "calm",   ""};

/// Returns the layer within a group of this id, which lies in a group of the layer `above`. Provinces and
/// calm outlines are known by their own ids, wherever they lie.
constexpr SvgLayer layerInGroup(std::string_view id, SvgLayer above) {
    for (const SvgLayer layer :
         {SvgLayer::land, SvgLayer::water, SvgLayer::rivers, SvgLayer::relief, SvgLayer::woods})
        if (id == svgGroupIds[static_cast<std::size_t>(layer)]) return layer;
    return above;
}

/// Returns the layer of a path of this id in a group of the layer `around`.
constexpr SvgLayer layerOfPath(std::string_view id, SvgLayer around) {
    if (id.starts_with("prov-")) return SvgLayer::provinces;
    return id.starts_with("calm-") ? SvgLayer::calm : around;
}

} // namespace marches
