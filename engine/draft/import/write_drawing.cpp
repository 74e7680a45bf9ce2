#include "engine/draft/import/write_drawing.h"

#include <fmt/format.h>

#include <cmath>

namespace marches::draft {
namespace {

std::string escapedXml(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&')
            safe += "&amp;";
        else if (c == '<')
            safe += "&lt;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
    }
    return safe;
}

/// Returns a figure with two decimals at most: the grid's.
std::string figure(double value) {
    return fmt::format("{}", std::round(value * 100) / 100);
}

std::string pathText(const std::vector<Point>& points, bool closed) {
    std::string text;
    for (std::size_t i = 0; i < points.size(); ++i)
        text += fmt::format("{}{},{}", i == 0 ? "M" : " ", figure(points[i].x), figure(points[i].y));
    return closed ? text + "Z" : text;
}

std::string ringsText(const Outline& outline) {
    std::string text;
    for (const Ring& ring : outline.rings)
        text += pathText(ring, true);
    return text;
}

std::string layerStart(std::string_view id, std::string_view label) {
    return fmt::format("<g inkscape:groupmode=\"layer\" id=\"{}\" inkscape:label=\"{}\">\n", id, label);
}

std::string layerOf(std::string_view id, std::string_view label, std::string_view colour,
                    const std::vector<Outline>& outlines) {
    if (outlines.empty()) return {};
    std::string text = layerStart(id, label);
    for (const Outline& outline : outlines)
        text += fmt::format("<path style=\"fill:{};fill-rule:evenodd;stroke:none\" d=\"{}\"/>\n", colour,
                            ringsText(outline));
    return text + "</g>\n";
}

} // namespace

std::string inkscapeDrawing(const DrawingToWrite& drawing) {
    std::string text = fmt::format("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n"
                                   "<svg xmlns=\"http://www.w3.org/2000/svg\" "
                                   "xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\" "
                                   "width=\"{0}\" height=\"{1}\" viewBox=\"0 0 {0} {1}\" version=\"1.1\">\n",
                                   figure(drawing.width), figure(drawing.height));
    text += layerOf("land", "Land", "#e4dcc4", drawing.land);
    text += layerStart("provinces", "Provinces");
    for (const DrawingToWrite::Province& province : drawing.provinces)
        text +=
            fmt::format("<path id=\"prov-{}\" inkscape:label=\"{}\" "
                        "style=\"fill:{};fill-rule:evenodd;stroke:#3a2f1c;stroke-width:1\" d=\"{}\"/>\n",
                        province.id, escapedXml(province.name.empty() ? province.id : province.name),
                        province.colour.empty() ? "#c8cdb4" : province.colour, ringsText(province.outline));
    text += "</g>\n";
    text += layerOf("water", "Lakes", "#9cc3d5", drawing.water);
    if (!drawing.rivers.empty()) {
        text += layerStart("rivers", "Rivers");
        for (const std::vector<Point>& river : drawing.rivers)
            text += fmt::format("<path style=\"fill:none;stroke:#4a86b0;stroke-width:1.5\" d=\"{}\"/>\n",
                                pathText(river, false));
        text += "</g>\n";
    }
    text += layerOf("relief", "Relief", "#b49b73", drawing.relief);
    text += layerOf("woods", "Woods", "#7d9a68", drawing.woods);
    text += layerStart("names", "Names");
    for (const DrawingToWrite::Province& province : drawing.provinces)
        text += fmt::format("<text x=\"{}\" y=\"{}\" style=\"font-size:14px;text-anchor:middle\">{}</text>\n",
                            figure(province.label.x), figure(province.label.y),
                            escapedXml(province.name.empty() ? province.id : province.name));
    return text + "</g>\n</svg>\n";
}

} // namespace marches::draft
