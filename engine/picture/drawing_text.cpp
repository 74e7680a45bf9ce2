#include "engine/base/text.h"
#include "engine/picture/drawing_walk.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace marches {
namespace {

/// The mean width of a letter and the height of a line, by the size of the letters.
constexpr double letterWidth = 0.55;
constexpr double lineHeight = 1.25;
constexpr std::size_t longestText = 2000; // bytes; a name is short

/// The lines of a text, and where it begins.
struct TextLines {
    std::vector<std::string> lines{std::string()};
    std::optional<Point> at;
    bool onPath = false;
};

std::optional<Point> positionOf(const pugi::xml_node& node) {
    std::string_view x = node.attribute("x").value();
    std::string_view y = node.attribute("y").value();
    if (x.empty() || y.empty()) return std::nullopt;
    x = x.substr(0, x.find_first_of(" ,")); // one for each letter may stand there
    y = y.substr(0, y.find_first_of(" ,"));
    const auto left = svgLength(x, 0);
    const auto base = svgLength(y, 0);
    return left && base ? std::optional(Point{*left, *base}) : std::nullopt;
}

void collectText(const pugi::xml_node& node, TextLines& text) {
    for (const pugi::xml_node child : node.children()) {
        std::size_t bytes = 0;
        for (const std::string& line : text.lines)
            bytes += line.size();
        if (bytes > longestText || text.lines.size() > 100) return;
        if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
            text.lines.back() += std::string_view(child.value()).substr(0, longestText);
        const std::string_view name = svgName(child);
        if (name == "textPath") text.onPath = true;
        if (name != "tspan" && name != "textPath" && name != "flowPara" && name != "flowSpan" && name != "a")
            continue;
        const auto at = positionOf(child);
        if (!text.at) text.at = at;
        if (((at && child.attribute("y")) || name == "flowPara") && !trimmed(text.lines.back()).empty())
            text.lines.emplace_back();
        collectText(child, text);
    }
}

} // namespace

void DrawingWalker::text(const pugi::xml_node& node, const DrawnContext& context) {
    TextLines text;
    text.at = positionOf(node);
    collectText(node, text);
    if (text.onPath) return aside(Aside::textOnPath, node.attribute("id").value());
    addText(node, context, text.lines, text.at.value_or(Point{}));
}

/// Reads a text that Inkscape 0.92 lets flow into a frame; it stands at the frame's middle.
void DrawingWalker::flowedText(const pugi::xml_node& node, const DrawnContext& context) {
    TextLines text;
    collectText(node, text);
    for (const pugi::xml_node child : node.children()) {
        if (svgName(child) != "flowRegion") continue;
        for (const pugi::xml_node frame : child.children()) {
            const auto path = pathOf(frame, svgName(frame), context);
            const auto drawn = path ? drawnPath(*path, {}, {limits_.pathPoints, limits_.coordinate})
                                    : Expected<std::vector<Subpath>, DrawnPathError>{};
            if (!drawn || drawn->empty()) continue;
            const Box box = boxOf({{drawn->front().points}});
            DrawnContext centred = context;
            centred.style.textAnchor = 0.5;
            return addText(node, centred, text.lines,
                           {(box.left + box.right) / 2, (box.top + box.bottom) / 2});
        }
    }
    aside(Aside::textOnPath, node.attribute("id").value());
}

void DrawingWalker::addText(const pugi::xml_node& node, const DrawnContext& context,
                            const std::vector<std::string>& lines, Point at) {
    DrawnText text;
    double longest = 0;
    std::size_t count = 0;
    for (const std::string& line : lines) {
        const std::string clean = cleanText(line);
        if (clean.empty()) continue;
        text.text += (text.text.empty() ? "" : " ") + clean;
        longest = std::max(longest, static_cast<double>(characterCount(clean)));
        ++count;
    }
    if (count == 0) return;
    const double size = context.style.fontSize;
    const double width = longest * size * letterWidth;
    text.id = idOf(node, context);
    text.layer = context.layer;
    text.group = context.group;
    text.size = size * context.placed.scale();
    text.at = context.placed(at);
    text.middle =
        context.placed({at.x + width * (0.5 - context.style.textAnchor),
                        at.y + (static_cast<double>(count) - 1) * size * lineHeight / 2 - size * 0.35});
    const auto far = [&](double value) { return !(std::abs(value) <= limits_.coordinate); };
    if (far(text.middle.x) || far(text.middle.y) || far(text.at.x) || far(text.at.y) || far(text.size))
        return leaveOut(node, context, Sentence("it lies too far out."));
    out_.texts.push_back(std::move(text));
}

void DrawingWalker::image(const pugi::xml_node& node, const DrawnContext& context) {
    constexpr std::array<std::string_view, 6> types{"image/png",  "image/jpeg", "image/jpg",
                                                    "image/webp", "image/gif",  "image/bmp"};
    std::string_view href = node.attribute("href").value();
    if (href.empty()) href = prefixedAttribute(node, "href");
    href = trimmed(href);
    const std::size_t comma = href.find(',');
    const std::string_view head = href.substr(0, comma);
    const std::string_view type =
        head.substr(0, head.find(';')).substr(std::min<std::size_t>(5, head.size()));
    const bool known = std::find(types.begin(), types.end(), type) != types.end();
    auto bytes = known && head.ends_with(";base64") && comma != std::string_view::npos
                     ? fromBase64(href.substr(comma + 1))
                     : std::nullopt;
    if (!bytes || bytes->empty()) return aside(Aside::foreign, node.attribute("id").value());
    const double x = length(node, "x", context.viewWidth);
    const double y = length(node, "y", context.viewHeight);
    const double width = length(node, "width", context.viewWidth);
    const double height = length(node, "height", context.viewHeight);
    DrawnImage image{
        idOf(node, context),
        context.layer,
        std::string(type),
        std::move(*bytes),
        {context.placed({x, y}), context.placed({x + width, y}), context.placed({x, y + height})}};
    for (const Point corner : image.corners)
        if (!(std::abs(corner.x) <= limits_.coordinate && std::abs(corner.y) <= limits_.coordinate))
            return leaveOut(node, context, Sentence("it lies too far out."));
    out_.images.push_back(std::move(image));
}

std::optional<std::string> fromBase64(std::string_view text) {
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    unsigned buffer = 0;
    int bits = 0;
    bool ended = false;
    for (const char c : text) {
        if (c == ' ' || c == '\n' || c == '\r' || c == '\t') continue;
        const int value = c >= 'A' && c <= 'Z'   ? c - 'A'
                          : c >= 'a' && c <= 'z' ? c - 'a' + 26
                          : c >= '0' && c <= '9' ? c - '0' + 52
                          : c == '+'             ? 62
                          : c == '/'             ? 63
                                                 : -1;
        if (c == '=') {
            ended = true;
            continue;
        }
        if (value < 0 || ended) return std::nullopt;
        buffer = (buffer << 6 | static_cast<unsigned>(value)) & 0xFFFFFFU;
        bits += 6;
        if (bits >= 8) {
            bits -= 8;
            bytes += static_cast<char>(buffer >> bits & 0xFFU);
        }
    }
    return bytes;
}

} // namespace marches
