#include "engine/picture/svg_spans.h"

#include <pugixml.hpp>

#include <algorithm>
#include <exception>
#include <utility>

namespace marches {
namespace {

bool isXmlBlank(char c) {
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// Finds where each element of well-formed XML begins and ends.
class TagScan {
public:
    explicit TagScan(std::string_view bytes) : bytes_(bytes) {}

    /// Returns the elements in their order; nothing where the tags don't fit each other.
    std::optional<std::vector<SvgElement>> scan() {
        while (good_) {
            at_ = bytes_.find('<', at_);
            if (at_ == std::string_view::npos) break;
            const std::string_view rest = bytes_.substr(at_);
            if (rest.starts_with("<!--"))
                skipBehind("-->", 4);
            else if (rest.starts_with("<![CDATA["))
                skipBehind("]]>", 9);
            else if (rest.starts_with("<?"))
                skipBehind("?>", 2);
            else if (rest.starts_with("</"))
                endTag();
            else
                startTag();
        }
        if (!good_ || !open_.empty()) return std::nullopt;
        return std::move(elements_);
    }

private:
    void skipBehind(std::string_view mark, std::size_t from) {
        const std::size_t found = bytes_.find(mark, at_ + from);
        good_ = found != std::string_view::npos;
        if (good_) at_ = found + mark.size();
    }

    void startTag() {
        SvgElement element;
        element.start.begin = at_;
        element.name.begin = at_ + 1;
        std::size_t i = at_ + 1;
        while (i < bytes_.size() && !isXmlBlank(bytes_[i]) && bytes_[i] != '/' && bytes_[i] != '>')
            ++i;
        element.name.end = i;
        while (i < bytes_.size() && bytes_[i] != '>') {
            if (bytes_[i] == '"' || bytes_[i] == '\'') i = bytes_.find(bytes_[i], i + 1);
            if (i != std::string_view::npos) ++i;
        }
        good_ = i < bytes_.size() && element.name.size() > 0;
        if (!good_) return;
        at_ = i + 1;
        element.start.end = element.end = at_;
        element.hasEnd = bytes_[i - 1] != '/';
        if (element.hasEnd) open_.push_back(elements_.size());
        elements_.push_back(element);
    }

    void endTag() {
        const std::size_t close = bytes_.find('>', at_);
        good_ = close != std::string_view::npos && !open_.empty();
        if (!good_) return;
        SvgElement& element = elements_[open_.back()];
        open_.pop_back();
        const std::string_view name = bytes_.substr(element.name.begin, element.name.size());
        good_ = bytes_.substr(at_ + 2).starts_with(name);
        element.last = at_;
        element.end = at_ = close + 1;
    }

    std::string_view bytes_;
    std::size_t at_ = 0;
    bool good_ = true;
    std::vector<SvgElement> elements_;
    std::vector<std::size_t> open_;
};

/// Walks the tree as readPicture does and puts paths and groups down with their spans.
class SpanFinder {
public:
    SpanFinder(MapSvg& svg, const std::vector<SvgElement>& elements) : svg_(svg), elements_(elements) {}

    /// Whether all was found.
    bool find() {
        pugi::xml_document document;
        if (!document.load_buffer(svg_.bytes.data(), svg_.bytes.size(),
                                  pugi::parse_minimal | pugi::parse_pi | pugi::parse_declaration |
                                      pugi::parse_doctype,
                                  pugi::encoding_utf8))
            return false;
        const pugi::xml_node root = document.document_element();
        const SvgElement* const element = elementAt(root);
        if (!element) return false;
        svg_.root = *element;
        visitChildren(root, SvgLayer::none, true);
        return good_;
    }

private:
    const SvgElement* elementAt(const pugi::xml_node& node) {
        const std::ptrdiff_t offset = node.offset_debug();
        const auto found = std::lower_bound(elements_.begin(), elements_.end(), offset,
                                            [](const SvgElement& element, auto at) {
                                                return static_cast<std::ptrdiff_t>(element.name.begin) < at;
                                            });
        if (found != elements_.end() && static_cast<std::ptrdiff_t>(found->name.begin) == offset &&
            svg_.text(found->name) == node.name())
            return &*found;
        good_ = false;
        return nullptr;
    }

    void visitChildren(const pugi::xml_node& parent, SvgLayer layer, bool top) {
        for (const pugi::xml_node node : parent.children())
            if (good_ && node.type() == pugi::node_element) visit(node, layer, top);
    }

    void visit(const pugi::xml_node& node, SvgLayer layer, bool top) {
        std::string_view name = node.name();
        if (name.starts_with("svg:")) name.remove_prefix(4);
        const std::string_view id = node.attribute("id").value();
        if (name != "g" && name != "path") return;
        const SvgElement* const element = elementAt(node);
        if (!element) return;
        if (name == "path") {
            SvgPath path{std::string(id), layerOfPath(id, layer), *element, std::nullopt, std::nullopt};
            for (const SvgAttribute& attribute : attributesOf(svg_.bytes, *element)) {
                if (!path.idValue && svg_.text(attribute.name) == "id") path.idValue = attribute.value;
                if (!path.data && svg_.text(attribute.name) == "d") path.data = attribute.value;
            }
            svg_.paths.push_back(std::move(path));
        } else {
            svg_.groups.push_back({std::string(id), top, *element});
            layer = layerInGroup(id, layer);
        }
        visitChildren(node, layer, false);
    }

    MapSvg& svg_;
    const std::vector<SvgElement>& elements_;
    bool good_ = true;
};

} // namespace

std::vector<SvgAttribute> attributesOf(std::string_view bytes, const SvgElement& element) {
    std::vector<SvgAttribute> attributes;
    std::size_t at = element.name.end;
    const std::size_t end = element.start.end;
    const auto skipBlanks = [&] {
        while (at < end && isXmlBlank(bytes[at]))
            ++at;
    };
    for (skipBlanks(); at < end && bytes[at] != '>' && bytes[at] != '/'; skipBlanks()) {
        SvgAttribute attribute;
        attribute.name.begin = at;
        while (at < end && bytes[at] != '=' && !isXmlBlank(bytes[at]))
            ++at;
        attribute.name.end = at;
        skipBlanks();
        if (at >= end || bytes[at] != '=') break;
        ++at;
        skipBlanks();
        if (at >= end || (bytes[at] != '"' && bytes[at] != '\'')) break;
        const std::size_t close = bytes.find(bytes[at], at + 1);
        if (close == std::string_view::npos || close >= end) break;
        attribute.value = {at + 1, close};
        attributes.push_back(attribute);
        at = close + 1;
    }
    return attributes;
}

std::optional<std::size_t> MapSvg::findPath(std::string_view id) const {
    const auto found =
        std::find_if(paths.begin(), paths.end(), [&](const SvgPath& path) { return path.id == id; });
    if (found == paths.end()) return std::nullopt;
    return static_cast<std::size_t>(found - paths.begin());
}

Expected<MapSvg, Findings> readMapSvg(std::string bytes, std::string file, const PictureLimits& limits) {
    PictureResult read = readPicture(bytes, file, limits);
    if (!read.picture) return unexpected(std::move(read.findings));
    MapSvg svg{std::move(bytes), std::move(file), std::move(*read.picture), {}, {}, {}};
    try {
        const auto elements = TagScan(svg.bytes).scan();
        if (elements && SpanFinder(svg, *elements).find()) return svg;
    } catch (const std::exception&) { // no memory
    }
    return unexpected(Findings{{Severity::error,
                                "svg-splice",
                                {svg.file, 0, 0},
                                Sentence("The places of the paths in this picture can't be found.")}});
}

} // namespace marches
