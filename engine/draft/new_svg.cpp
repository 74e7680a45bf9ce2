#include "engine/draft/new_svg.h"

#include "engine/draft/sheet_parts.h"
#include "engine/picture/path_text.h"
#include "engine/planar/calm.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace marches::draft {
namespace {

/// Returns a number of units with at most two decimals, as attributes have it.
std::string unitsText(std::int32_t steps) {
    return fmt::format("{}", planar::unitsOf(steps));
}

void putGroup(std::string& svg, std::string_view id, const std::vector<std::string>& paths) {
    svg += fmt::format("<g id=\"{}\">\n", id);
    for (const std::string& path : paths)
        svg += path;
    svg += "</g>\n";
}

std::string pathElement(std::string_view id, const std::string& data) {
    if (data.empty()) return {};
    return id.empty() ? fmt::format("<path d=\"{}\"/>\n", data)
                      : fmt::format("<path id=\"{}\" d=\"{}\"/>\n", id, data);
}

std::vector<std::string> layerPaths(const std::vector<LayerItem>& items, bool lines) {
    std::vector<std::string> paths;
    for (const LayerItem& item : items) {
        std::string data;
        if (lines)
            for (const Ring& line : item->rings)
                data += lineText(line);
        else
            data = outlineText(*item);
        paths.push_back(pathElement({}, data));
    }
    return paths;
}

} // namespace

std::string newSvg(const Drawn& drawn) {
    const planar::GridBox& sheet = drawn.map.sheet();
    const std::string width = unitsText(sheet.right);
    const std::string height = unitsText(sheet.bottom);
    std::string svg = fmt::format(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
        "fill-rule=\"evenodd\">\n",
        width, height);
    const auto layer = [&](Layer which) -> const std::vector<LayerItem>& {
        return drawn.layers[static_cast<std::size_t>(which)];
    };
    putGroup(svg, "land", {pathElement({}, outlineText(landOutline(drawn.map)))});
    putGroup(svg, "water", layerPaths(layer(Layer::water), false));
    putGroup(svg, "rivers", layerPaths(layer(Layer::rivers), true));
    putGroup(svg, "relief", layerPaths(layer(Layer::relief), false));
    putGroup(svg, "woods", layerPaths(layer(Layer::woods), false));
    std::vector<std::pair<std::string, Label>> provinces;
    for (const auto& [label, id] : drawn.labels.all())
        if (drawn.map.has(label)) provinces.emplace_back(id, label);
    std::sort(provinces.begin(), provinces.end());
    std::vector<std::string> outlines;
    std::vector<std::string> calm;
    for (const auto& [id, label] : provinces) {
        outlines.push_back(pathElement("prov-" + id, outlineText(outlineOf(drawn.map, label))));
        Outline quiet;
        for (const planar::GridRing& ring : planar::calmOutline(drawn.map, label)) {
            Ring points;
            for (const planar::GridPoint point : ring)
                points.push_back(planar::toPoint(point));
            quiet.rings.push_back(std::move(points));
        }
        calm.push_back(pathElement("calm-" + id, outlineText(quiet)));
    }
    putGroup(svg, "provinces", outlines);
    putGroup(svg, "calm", calm);
    return svg + "</svg>\n";
}

} // namespace marches::draft
