#include "engine/picture/drawing.h"

#include "engine/picture/drawing_walk.h"

#include <algorithm>
#include <cmath>
#include <exception>

namespace marches {
namespace {

constexpr std::size_t mostDrawingFindings = 50;

/// How the page lies on the map.
struct Page {
    Affine placed; ///< from the root's user units to the map's
    double width = 0;
    double height = 0;
    double viewWidth = 0; ///< user units
    double viewHeight = 0;
};

std::optional<Page> pageOf(const pugi::xml_node& root, std::optional<SheetSize> fit, double largest) {
    const auto numbers = svgNumbers(root.attribute("viewBox").value());
    const bool boxed = numbers && numbers->size() == 4 && (*numbers)[2] > 0 && (*numbers)[3] > 0;
    const auto side = [&](const char* name, std::size_t of) -> std::optional<double> {
        const std::string_view text = root.attribute(name).value();
        if (boxed && (text.empty() || trimmed(text).ends_with('%') || trimmed(text) == "auto"))
            return (*numbers)[of];
        return svgLength(text, 0);
    };
    const auto width = side("width", 2);
    const auto height = side("height", 3);
    const auto good = [&](double value) { return value >= 1e-3 && value <= largest * 100; };
    if (!width || !height || !good(*width) || !good(*height)) return std::nullopt;
    if (boxed && !(good((*numbers)[2]) && good((*numbers)[3]) && std::abs((*numbers)[0]) <= largest * 100 &&
                   std::abs((*numbers)[1]) <= largest * 100))
        return std::nullopt;
    Page page;
    page.viewWidth = boxed ? (*numbers)[2] : *width;
    page.viewHeight = boxed ? (*numbers)[3] : *height;
    const Affine view = boxed
                            ? viewBoxTransform({(*numbers)[0], (*numbers)[1], (*numbers)[2], (*numbers)[3]},
                                               *width, *height, root.attribute("preserveAspectRatio").value())
                            : Affine{};
    const double scale = fit ? std::min(fit->width / *width, fit->height / *height) : 1 / view.scale();
    page.placed = Affine{scale, 0, 0, scale, 0, 0} * view;
    page.width = std::round(*width * scale * 1e6) / 1e6;
    page.height = std::round(*height * scale * 1e6) / 1e6;
    if (!(page.width >= 1 && page.width <= largest && page.height >= 1 && page.height <= largest))
        return std::nullopt;
    return page;
}

/// Returns the program that wrote the drawing, by what each leaves in its head.
std::string writerOf(std::string_view bytes, const pugi::xml_node& root) {
    const std::string version = cleanText(root.attribute("inkscape:version").value());
    if (!version.empty()) return "Inkscape " + version.substr(0, version.find(' '));
    const std::string_view head = bytes.substr(0, 2000);
    const auto has = [&](std::string_view word) { return head.find(word) != std::string_view::npos; };
    if (has("Adobe Illustrator")) return "Adobe Illustrator";
    if (has("serif.com")) return "Affinity";
    if (has("boxy-svg.com")) return "Boxy SVG";
    if (root.attribute("xmlns:inkscape")) return "Inkscape";
    return {};
}

DrawingResult read(std::string_view bytes, const std::string& file, std::optional<SheetSize> fit,
                   const PictureLimits& limits) {
    DrawingResult result;
    const ReportDrawing report = [&](Severity severity, std::ptrdiff_t at, std::string code,
                                     Sentence sentence) {
        // An error is always told: it takes the drawing away.
        if (severity == Severity::warning && result.findings.size() >= mostDrawingFindings) return;
        Place place{file, 0, 0};
        if (at >= 0 && static_cast<std::size_t>(at) <= bytes.size()) {
            const std::string_view before = bytes.substr(0, static_cast<std::size_t>(at));
            const std::size_t line = before.rfind('\n');
            place.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
            place.column =
                static_cast<int>(before.size() - (line == std::string_view::npos ? 0 : line + 1)) + 1;
        }
        result.findings.push_back({severity, std::move(code), std::move(place), std::move(sentence)});
    };
    GuardedTree tree;
    if (!guardDrawing(bytes, limits, tree, report)) return result;
    const auto page = pageOf(tree.root, fit, limits.coordinate);
    if (!page) {
        report(Severity::error, tree.root.offset_debug(), "svg-size",
               Sentence("The drawing needs a viewBox, or width and height; its page may be 1 to {0} units.",
                        limits.coordinate));
        return result;
    }
    Drawing drawing;
    drawing.width = page->width;
    drawing.height = page->height;
    drawing.writer = writerOf(bytes, tree.root);
    DrawingWalker(tree, limits, report, drawing).walk(page->placed, page->viewWidth, page->viewHeight);
    if (!hasErrors(result.findings)) result.drawing = std::move(drawing);
    return result;
}

} // namespace

DrawingResult readDrawing(std::string_view bytes, const std::string& file, std::optional<SheetSize> fit,
                          const PictureLimits& limits) {
    try {
        return read(bytes, file, fit, limits);
    } catch (const std::exception&) {
        return {std::nullopt,
                {{Severity::error, "xml", {file, 0, 0}, Sentence("The drawing can't be read.")}}};
    }
}

bool covers(const DrawnShape& shape, Point point) {
    int winding = 0;
    int crossings = 0;
    for (const Subpath& path : shape.paths)
        for (std::size_t i = 0, before = path.points.size() - 1; i < path.points.size(); before = i++) {
            const Point a = path.points[before];
            const Point b = path.points[i];
            if ((a.y > point.y) == (b.y > point.y)) continue;
            if (point.x >= (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x) continue;
            ++crossings;
            winding += b.y > a.y ? 1 : -1;
        }
    return shape.rule == FillRule::evenOdd ? crossings % 2 != 0 : winding != 0;
}

} // namespace marches
