#include "engine/picture/drawing_guard.h"

#include "engine/base/text.h"
#include "engine/picture/svg_values.h"

#include <algorithm>
#include <array>

namespace marches {
namespace {

/// Elements that run something; a drawing with one of them is refused.
constexpr std::array<std::string_view, 7> runningElements{"script", "handler", "listener", "iframe",
                                                          "object", "embed",   "applet"};

/// Whether all `url(...)` of a value point into the same file.
bool refersInside(std::string_view value) {
    for (std::size_t at = value.find("url("); at != std::string_view::npos; at = value.find("url(", at + 1)) {
        const std::size_t target = value.find_first_not_of(" \t\r\n'\"", at + 4);
        if (target == std::string_view::npos || value[target] != '#') return false;
    }
    return value.find("@import") == std::string_view::npos;
}

/// Whether a DOCTYPE is one of SVG's own and declares nothing: no entity is read, no file of it opened.
bool isPlainDoctype(std::string_view doctype) {
    const auto has = [&](std::string_view word) { return doctype.find(word) != std::string_view::npos; };
    return !has("[") && (has("-//W3C//DTD SVG ") || !(has("SYSTEM") || has("PUBLIC")));
}

/// Walks through all elements, also those that are not drawn.
class DrawingGuard {
public:
    DrawingGuard(GuardedTree& tree, const PictureLimits& limits, const ReportDrawing& report)
        : tree_(tree), limits_(limits), report_(report) {}

    bool admits(const pugi::xml_node& parent, int depth) {
        for (const pugi::xml_node child : parent.children()) {
            if (refused_) break;
            if (child.type() == pugi::node_doctype && !isPlainDoctype(child.value()))
                refuse(child, "svg-doctype",
                       Sentence("A DOCTYPE with declarations is not read; save it as plain SVG without "
                                "the data of its own program."));
            else if (child.type() == pugi::node_pi && std::string_view(child.name()) == "xml-stylesheet")
                refuse(child, "svg-instruction",
                       Sentence("Style from another file is not read; take the line away."));
            else if (child.type() == pugi::node_element)
                admitElement(child, depth);
            else if ((child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata) &&
                     svgName(parent) == "style" && !refersInside(child.value()))
                refuse(parent, "svg-reference",
                       Sentence("Style from outside the drawing is not read; take it out."));
        }
        return !refused_;
    }

private:
    void refuse(const pugi::xml_node& node, std::string code, Sentence sentence) {
        if (!refused_) report_(Severity::error, node.offset_debug(), std::move(code), std::move(sentence));
        refused_ = true;
    }

    void admitElement(const pugi::xml_node& node, int depth) {
        const std::string_view name = nameBehindPrefix(node.name());
        if (depth > limits_.depth)
            return refuse(node, "too-deep", Sentence("Groups are nested deeper than {0}.", limits_.depth));
        if (++elements_ > limits_.elements)
            return refuse(node, "too-many",
                          Sentence("The drawing has more than {0} elements.", limits_.elements));
        if (std::find(runningElements.begin(), runningElements.end(), name) != runningElements.end())
            return refuse(node, "svg-element",
                          Sentence("`{0}` could start something; take it out of the drawing.", name));
        if (tree_.root.empty()) tree_.root = node;
        for (const pugi::xml_attribute attribute : node.attributes())
            admitAttribute(node, attribute);
        if (refused_) return;
        if (const std::string_view id = node.attribute("id").value(); !id.empty())
            tree_.byId.emplace(id, node);
        if (prefixedAttribute(node, "groupmode") == "layer") tree_.marksLayers = true;
        if (name == "guide") ++tree_.guides;
        admits(node, depth + 1);
    }

    void admitAttribute(const pugi::xml_node& node, const pugi::xml_attribute& attribute) {
        const std::string_view name = nameBehindPrefix(attribute.name());
        const std::string_view value = trimmed(attribute.value());
        if (name.size() > 2 && name.starts_with("on") && std::string_view(attribute.name()) == name)
            return refuse(
                node, "svg-attribute",
                Sentence("The attribute `{0}` could start something; take it out.", shortened(name)));
        if (name == "base")
            return refuse(node, "svg-reference", Sentence("`xml:base` is not read; take it out."));
        const bool embedded = svgName(node) == "image" && value.starts_with("data:image/");
        if (name == "href" && !value.empty() && !value.starts_with('#') && !embedded)
            return refuse(
                node, "svg-reference",
                svgName(node) == "image"
                    ? Sentence("The picture \"{0}\" lies outside the drawing: embed it, or take it "
                               "away and choose it as an underlay here.",
                               shortened(value))
                    : Sentence("References out of the drawing are not followed; take this one away."));
        if (!refersInside(value))
            refuse(node, "svg-reference",
                   Sentence("References out of the drawing are not followed; take this one away."));
    }

    GuardedTree& tree_;
    const PictureLimits& limits_;
    const ReportDrawing& report_;
    std::size_t elements_ = 0;
    bool refused_ = false;
};

} // namespace

std::string_view nameBehindPrefix(std::string_view name) {
    const std::size_t colon = name.rfind(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::string_view svgName(const pugi::xml_node& node) {
    const std::string_view name = node.name();
    if (name.find(':') == std::string_view::npos) return name;
    return name.starts_with("svg:") ? name.substr(4) : std::string_view();
}

std::string_view prefixedAttribute(const pugi::xml_node& node, std::string_view name) {
    for (const pugi::xml_attribute attribute : node.attributes()) {
        const std::string_view whole = attribute.name();
        if (whole.size() > name.size() && nameBehindPrefix(whole) == name) return attribute.value();
    }
    return {};
}

std::string_view referredId(std::string_view value) {
    value = trimmed(value);
    if (value.starts_with("url(")) {
        value = trimmed(value.substr(4, std::min(value.find(')'), value.size()) - 4));
        while (!value.empty() && (value.front() == '"' || value.front() == '\''))
            value.remove_prefix(1);
        while (!value.empty() && (value.back() == '"' || value.back() == '\''))
            value.remove_suffix(1);
    }
    return value.starts_with('#') ? value.substr(1) : std::string_view();
}

std::string cleanText(std::string_view text) {
    if (!isUtf8(text)) return {};
    std::string clean;
    for (const char c : text) {
        const bool blank = c == ' ' || c == '\t' || c == '\n' || c == '\r';
        if (!blank)
            clean += c;
        else if (!clean.empty() && clean.back() != ' ')
            clean += ' ';
    }
    while (clean.ends_with(' '))
        clean.pop_back();
    return hasControlOrBidi(clean) ? std::string() : clean;
}

bool guardDrawing(std::string_view bytes, const PictureLimits& limits, GuardedTree& tree,
                  const ReportDrawing& report) {
    const auto refuse = [&](std::ptrdiff_t at, std::string code, Sentence sentence) {
        report(Severity::error, at, std::move(code), std::move(sentence));
        return false;
    };
    if (bytes.size() > limits.bytes)
        return refuse(-1, "too-large",
                      Sentence("The drawing is larger than {0} bytes, the most that is read.", limits.bytes));
    if (bytes.starts_with("\x1F\x8B"))
        return refuse(-1, "compressed",
                      Sentence("Compressed drawings (svgz) are not read; save it as plain SVG."));
    if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
    if (!isUtf8(bytes))
        return refuse(-1, "encoding", Sentence("The drawing is not UTF-8 text; save it as UTF-8."));
    // Counted before parsing: the tree of a hostile file would take many times its size.
    if (static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '<')) > 3 * limits.elements)
        return refuse(-1, "too-many", Sentence("The drawing has more than {0} elements.", limits.elements));
    if (static_cast<std::size_t>(std::count(bytes.begin(), bytes.end(), '=')) > limits.attributes)
        return refuse(-1, "too-many",
                      Sentence("The drawing has more than {0} attributes.", limits.attributes));
    const pugi::xml_parse_result parsed = tree.document.load_buffer(
        bytes.data(), bytes.size(),
        pugi::parse_cdata | pugi::parse_escapes | pugi::parse_pi | pugi::parse_doctype, pugi::encoding_utf8);
    if (!parsed) return refuse(parsed.offset, "xml", Sentence("This is no XML: {0}.", parsed.description()));
    if (!DrawingGuard(tree, limits, report).admits(tree.document, 1)) return false;
    if (svgName(tree.root) != "svg")
        return refuse(-1, "xml", Sentence("This is no SVG: its first element must be `svg`."));
    return true;
}

} // namespace marches
