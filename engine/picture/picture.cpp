#include "engine/picture/picture.h"

#include "engine/base/text.h"
#include "engine/picture/layer.h"
#include "engine/picture/path_data.h"

#include <pugixml.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <exception>

namespace marches {
namespace {

constexpr std::array<std::string_view, 3> readElements{"g", "path", "defs"};
/// Elements that hold words about the picture; their content is not read.
constexpr std::array<std::string_view, 4> silentElements{"title", "desc", "metadata", "namedview"};
/// Elements that can run, load or repeat something; a picture with one of them is refused as a whole.
constexpr std::array<std::string_view, 20> refusedElements{
    "image",         "style", "script",        "foreignObject",
    "use",           "a",     "animate",       "animateTransform",
    "animateMotion", "set",   "feImage",       "tref",
    "cursor",        "audio", "video",         "iframe",
    "object",        "embed", "font-face-uri", "handler"};
constexpr std::size_t mostFindings = 50;

bool among(std::string_view word, const auto& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Returns the part of a name behind its namespace prefix.
std::string_view localName(std::string_view name) {
    const std::size_t colon = name.rfind(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

/// Whether the value refers to nothing outside the same file.
bool isLocal(std::string_view value) {
    for (std::size_t at = value.find("url("); at != std::string_view::npos; at = value.find("url(", at + 1)) {
        const std::size_t target = value.find_first_not_of(" \t\n'\"", at + 4);
        if (target == std::string_view::npos || value[target] != '#') return false;
    }
    return true;
}

std::optional<double> plainNumber(std::string_view text) {
    if (text.ends_with("px")) text.remove_suffix(2);
    double value = 0;
    if (text.empty() || text.front() < '0' || text.front() > '9') return std::nullopt;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

/// Returns the four numbers of a viewBox; nothing if it is written otherwise.
std::optional<std::array<double, 4>> viewBox(std::string_view text) {
    std::array<double, 4> box{};
    for (double& value : box) {
        while (!text.empty() && (text.front() == ' ' || text.front() == ','))
            text.remove_prefix(1);
        const auto number = plainNumber(text.substr(0, text.find_first_of(" ,")));
        if (!number) return std::nullopt;
        value = *number;
        text.remove_prefix(std::min(text.size(), text.find_first_of(" ,")));
    }
    return text.empty() ? std::optional(box) : std::nullopt;
}

class SvgReader {
public:
    SvgReader(std::string_view bytes, const std::string& file, const PictureLimits& limits)
        : bytes_(bytes), file_(file), limits_(limits) {}

    PictureResult read() {
        readBytes();
        PictureResult result;
        result.findings = std::move(findings_);
        if (!hasErrors(result.findings)) result.picture = std::move(picture_);
        return result;
    }

private:
    void report(Severity severity, std::ptrdiff_t offset, std::string code, Sentence sentence) {
        if (findings_.size() >= mostFindings) return;
        Place place{file_, 0, 0};
        if (offset >= 0 && static_cast<std::size_t>(offset) <= bytes_.size()) {
            const std::string_view before = bytes_.substr(0, static_cast<std::size_t>(offset));
            place.line = static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1;
            const std::size_t line = before.rfind('\n');
            place.column =
                static_cast<int>(before.size() - (line == std::string_view::npos ? 0 : line + 1)) + 1;
        }
        findings_.push_back({severity, std::move(code), std::move(place), std::move(sentence)});
    }
    void refuse(std::ptrdiff_t offset, std::string code, Sentence sentence) {
        report(Severity::error, offset, std::move(code), std::move(sentence));
        refused_ = true;
    }

    void readBytes() {
        if (bytes_.size() > limits_.bytes)
            return refuse(
                -1, "too-large",
                Sentence("The picture is larger than {0} bytes, the most that is read.", limits_.bytes));
        if (bytes_.starts_with("\x1F\x8B"))
            return refuse(-1, "compressed",
                          Sentence("Compressed pictures (svgz) are not read; save it as plain SVG."));
        if (!isUtf8(bytes_))
            return refuse(-1, "encoding", Sentence("The picture is not UTF-8 text; save it as UTF-8."));
        // Counted before parsing: the tree of a hostile file would take many times its size.
        if (static_cast<std::size_t>(std::count(bytes_.begin(), bytes_.end(), '<')) > 3 * limits_.elements)
            return refuse(-1, "too-many",
                          Sentence("The picture has more than {0} elements.", limits_.elements));
        if (static_cast<std::size_t>(std::count(bytes_.begin(), bytes_.end(), '=')) > limits_.attributes)
            return refuse(-1, "too-many",
                          Sentence("The picture has more than {0} attributes.", limits_.attributes));
        pugi::xml_document document;
        const pugi::xml_parse_result parsed = document.load_buffer(
            bytes_.data(), bytes_.size(),
            pugi::parse_minimal | pugi::parse_pi | pugi::parse_declaration | pugi::parse_doctype,
            pugi::encoding_utf8);
        if (!parsed)
            return refuse(parsed.offset, "xml", Sentence("This is no XML: {0}.", parsed.description()));
        pugi::xml_node root;
        eachElementIn(document, [&](const pugi::xml_node& node) {
            if (root.empty()) root = node;
        });
        if (refused_) return;
        if (root.empty() || localName(root.name()) != "svg")
            return refuse(-1, "xml", Sentence("This is no SVG: its first element must be `svg`."));
        readSize(root);
        if (!refused_) readElement(root, 1, SvgLayer::none);
    }

    void readSize(const pugi::xml_node& root) {
        const std::string_view box = root.attribute("viewBox").value();
        std::optional<double> width = plainNumber(root.attribute("width").value());
        std::optional<double> height = plainNumber(root.attribute("height").value());
        if (!box.empty()) {
            const auto values = viewBox(box);
            if (!values || (*values)[0] != 0 || (*values)[1] != 0)
                return refuse(root.offset_debug(), "svg-size",
                              Sentence("The viewBox must be `0 0 WIDTH HEIGHT`."));
            width = (*values)[2];
            height = (*values)[3];
        }
        const auto good = [&](const std::optional<double>& side) {
            return side && *side >= 1 && *side <= limits_.coordinate;
        };
        if (!good(width) || !good(height))
            return refuse(root.offset_debug(), "svg-size",
                          Sentence("The picture needs a viewBox, or width and height, of 1 to {0} units.",
                                   limits_.coordinate));
        picture_.width = *width;
        picture_.height = *height;
    }

    /// Counts an element and refuses one that is too deep, too many or not allowed; false if it is refused.
    bool admits(const pugi::xml_node& node, int depth) {
        if (depth > limits_.depth)
            refuse(node.offset_debug(), "too-deep",
                   Sentence("Groups are nested deeper than {0}.", limits_.depth));
        else if (++elements_ > limits_.elements)
            refuse(node.offset_debug(), "too-many",
                   Sentence("The picture has more than {0} elements.", limits_.elements));
        else if (const std::string_view name = localName(node.name()); among(name, refusedElements))
            refuse(node.offset_debug(), "svg-element",
                   Sentence("`{0}` is not read; take it out of the picture.", name));
        return !refused_;
    }

    void readElement(const pugi::xml_node& node, int depth, SvgLayer layer) {
        if (!admits(node, depth)) return;
        const std::string_view name = localName(node.name());
        const bool foreign = std::string_view(node.name()).find(':') != std::string_view::npos &&
                             !std::string_view(node.name()).starts_with("svg:");
        const bool root = depth == 1;
        const bool known = root || (!foreign && among(name, readElements));
        if (!known && !foreign && !among(name, silentElements))
            report(Severity::warning, node.offset_debug(), "svg-unread",
                   Sentence("Only g and path are read; turn other shapes into paths."));
        checkAttributes(node, known);
        if (refused_) return;
        if (known && name == "path") readPath(node, layer);
        if (known && name == "g") layer = layerInGroup(node.attribute("id").value(), layer);
        const bool drawn = known && name != "defs";
        eachElementIn(node, [&](const pugi::xml_node& child) {
            if (drawn)
                readElement(child, depth + 1, layer);
            else
                checkUnread(child, depth + 1);
        });
    }

    /// Calls `visit` for each child element, until something is refused.
    template <class Visit>
    void eachElementIn(const pugi::xml_node& parent, Visit visit) {
        for (const pugi::xml_node child : parent.children()) {
            if (child.type() == pugi::node_doctype)
                refuse(child.offset_debug(), "svg-doctype", Sentence("A DOCTYPE is not read; take it out."));
            if (child.type() == pugi::node_pi)
                refuse(child.offset_debug(), "svg-instruction",
                       Sentence("Processing instructions are not read; take it out."));
            if (!refused_ && child.type() == pugi::node_element) visit(child);
            if (refused_) return;
        }
    }

    /// Checks elements that are not read: they must be harmless, since other programs may open the file.
    void checkUnread(const pugi::xml_node& node, int depth) {
        if (!admits(node, depth)) return;
        checkAttributes(node, false);
        eachElementIn(node, [&](const pugi::xml_node& child) { checkUnread(child, depth + 1); });
    }

    void checkAttributes(const pugi::xml_node& node, bool geometry) {
        for (const pugi::xml_attribute attribute : node.attributes()) {
            const std::string_view name = localName(attribute.name());
            const std::string_view value = attribute.value();
            if (name.starts_with("on") && name.size() > 2)
                return refuse(
                    node.offset_debug(), "svg-attribute",
                    Sentence("The attribute `{0}` could start something; take it out.", shortened(name)));
            if (name == "href" && !value.starts_with('#'))
                return refuse(node.offset_debug(), "svg-reference",
                              Sentence("References out of the picture are not followed; take it out."));
            if (name == "base" || !isLocal(value) || value.find("@import") != std::string_view::npos)
                return refuse(node.offset_debug(), "svg-reference",
                              Sentence("References out of the picture are not followed; take it out."));
            if (geometry && name == "transform" && !value.empty())
                return refuse(node.offset_debug(), "svg-attribute",
                              Sentence("Transforms are not read; apply them to the paths."));
        }
    }

    void readPath(const pugi::xml_node& node, SvgLayer layer) {
        const std::string_view id = node.attribute("id").value();
        PathLimits limits;
        limits.points = std::min(limits_.pathPoints, limits_.points - points_);
        limits.coordinate = limits_.coordinate;
        auto paths = parsePathData(node.attribute("d").value(), limits);
        if (!paths) {
            const std::ptrdiff_t offset = node.offset_debug();
            return refuse(offset, "svg-path",
                          Sentence("{0} (at character {1} of the path's data)",
                                   std::move(paths.error().sentence), paths.error().at + 1));
        }
        for (const Subpath& path : *paths)
            points_ += path.points.size();
        layer = layerOfPath(id, layer);
        if (layer == SvgLayer::provinces)
            return addOutline(node, picture_.provinces, id.substr(5), std::move(*paths));
        if (layer == SvgLayer::calm) return addOutline(node, picture_.calm, id.substr(5), std::move(*paths));
        if (layer == SvgLayer::rivers) {
            for (Subpath& path : *paths)
                picture_.rivers.push_back(std::move(path.points));
            return;
        }
        Outline outline = outlineOf(std::move(*paths));
        if (outline.rings.empty()) return;
        if (std::vector<Outline>* outlines = outlinesOf(layer)) outlines->push_back(std::move(outline));
    }

    std::vector<Outline>* outlinesOf(SvgLayer layer) {
        if (layer == SvgLayer::land) return &picture_.land;
        if (layer == SvgLayer::water) return &picture_.water;
        if (layer == SvgLayer::relief) return &picture_.relief;
        return layer == SvgLayer::woods ? &picture_.woods : nullptr;
    }

    static Outline outlineOf(std::vector<Subpath> paths) {
        Outline outline;
        for (Subpath& path : paths)
            if (path.points.size() >= 3) outline.rings.push_back(std::move(path.points));
        return outline;
    }

    void addOutline(const pugi::xml_node& node, std::map<std::string, Outline, std::less<>>& outlines,
                    std::string_view id, std::vector<Subpath> paths) {
        if (!isSlug(id))
            return refuse(node.offset_debug(), "svg-id",
                          Sentence("Behind `prov-` or `calm-` must stand a province's id."));
        Outline outline = outlineOf(std::move(paths));
        if (outline.rings.empty())
            return refuse(node.offset_debug(), "svg-path", Sentence("The outline of `{0}` has no area.", id));
        if (!outlines.emplace(id, std::move(outline)).second)
            return refuse(node.offset_debug(), "svg-id",
                          Sentence("The outline of `{0}` is given twice; keep one path.", id));
    }

    std::string_view bytes_;
    std::string file_;
    PictureLimits limits_;
    Findings findings_;
    bool refused_ = false;
    std::size_t elements_ = 0;
    std::size_t points_ = 0;
    Picture picture_;
};

} // namespace

PictureResult readPicture(std::string_view bytes, const std::string& file, const PictureLimits& limits) {
    try {
        return SvgReader(bytes, file, limits).read();
    } catch (const std::exception&) {
        return {std::nullopt,
                {{Severity::error, "xml", {file, 0, 0}, Sentence("The picture can't be read.")}}};
    }
}

} // namespace marches
