#include "engine/scenario/yaml_spans.h"

#include <yaml.h>

#include <algorithm>
#include <cstdint>

namespace marches {
namespace {

/// Frees the parser when it goes.
struct LibyamlParser {
    yaml_parser_t it{};
    bool ready = yaml_parser_initialize(&it) == 1;
    LibyamlParser() = default;
    LibyamlParser(const LibyamlParser&) = delete;
    LibyamlParser& operator=(const LibyamlParser&) = delete;
    ~LibyamlParser() {
        if (ready) yaml_parser_delete(&it);
    }
};

/// Frees an event when it goes.
struct LibyamlEvent {
    yaml_event_t it{};
    LibyamlEvent() = default;
    LibyamlEvent(const LibyamlEvent&) = delete;
    LibyamlEvent& operator=(const LibyamlEvent&) = delete;
    ~LibyamlEvent() { yaml_event_delete(&it); }
};

YamlStyle scalarStyle(yaml_scalar_style_t style) {
    switch (style) {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE:
        return YamlStyle::singleQuoted;
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE:
        return YamlStyle::doubleQuoted;
    case YAML_LITERAL_SCALAR_STYLE:
        return YamlStyle::literal;
    case YAML_FOLDED_SCALAR_STYLE:
        return YamlStyle::folded;
    default:
        return YamlStyle::plain;
    }
}

/// Walks through the events of a text and the nodes of its tree at the same time.
class SpanWalk {
public:
    explicit SpanWalk(std::string_view bytes) : bytes_(bytes) {
        constexpr std::string_view mark = "\xEF\xBB\xBF";
        if (bytes.starts_with(mark)) skipped_ = mark.size();
        if (std::ranges::all_of(bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; })) return;
        offsets_.reserve(bytes.size() + 1);
        for (std::size_t i = skipped_; i < bytes.size(); ++i)
            if ((static_cast<unsigned char>(bytes[i]) & 0xC0U) != 0x80U)
                offsets_.push_back(static_cast<std::uint32_t>(i));
        offsets_.push_back(static_cast<std::uint32_t>(bytes.size()));
    }

    std::optional<YamlSpans> walk(const Node& tree) {
        const std::string_view text = bytes_.substr(skipped_);
        if (!parser_.ready) return std::nullopt;
        yaml_parser_set_encoding(&parser_.it, YAML_UTF8_ENCODING);
        yaml_parser_set_input_string(&parser_.it, reinterpret_cast<const unsigned char*>(text.data()),
                                     text.size());
        for (const yaml_event_type_t expected : {YAML_STREAM_START_EVENT, YAML_DOCUMENT_START_EVENT}) {
            LibyamlEvent event;
            if (!next(event) || event.it.type != expected) return std::nullopt;
        }
        LibyamlEvent first;
        YamlSpans root;
        if (!next(first) || !value(first.it, tree, root)) return std::nullopt;
        for (const yaml_event_type_t expected : {YAML_DOCUMENT_END_EVENT, YAML_STREAM_END_EVENT}) {
            LibyamlEvent event;
            if (!next(event) || event.it.type != expected) return std::nullopt;
        }
        return root;
    }

private:
    bool next(LibyamlEvent& event) { return yaml_parser_parse(&parser_.it, &event.it) == 1; }

    /// Returns the byte at a mark, which counts characters.
    std::size_t offset(const yaml_mark_t& mark) const {
        if (offsets_.empty()) return std::min(mark.index + skipped_, bytes_.size());
        return offsets_[std::min(mark.index, offsets_.size() - 1)];
    }

    static std::string_view textOf(const yaml_event_t& event) {
        return {reinterpret_cast<const char*>(event.data.scalar.value), event.data.scalar.length};
    }

    /// Reads the value that begins with an event; false if it is not `node`.
    bool value(const yaml_event_t& event, const Node& node, YamlSpans& spans) {
        spans.value = {offset(event.start_mark), offset(event.end_mark)};
        if (event.type == YAML_SCALAR_EVENT) return scalar(event, node, spans);
        const bool map = event.type == YAML_MAPPING_START_EVENT;
        if (map ? !node.isMap() : event.type != YAML_SEQUENCE_START_EVENT || !node.isList()) return false;
        const bool flow = map ? event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE
                              : event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE;
        spans.style = flow ? YamlStyle::flow : YamlStyle::block;
        spans.items.resize(node.size());
        for (std::size_t i = 0; i < node.size(); ++i) {
            LibyamlEvent key;
            if (map) {
                if (!next(key) || key.it.type != YAML_SCALAR_EVENT || textOf(key.it) != node.keys[i].text)
                    return false;
                spans.keys.push_back({offset(key.it.start_mark), offset(key.it.end_mark)});
            }
            LibyamlEvent item;
            if (!next(item) || !value(item.it, node.items[i], spans.items[i])) return false;
        }
        LibyamlEvent end;
        if (!next(end) || end.it.type != (map ? YAML_MAPPING_END_EVENT : YAML_SEQUENCE_END_EVENT))
            return false;
        const char opening = map ? '{' : '[';
        const bool bracketed =
            flow && spans.value.begin < bytes_.size() && bytes_[spans.value.begin] == opening;
        if (bracketed)
            spans.value.end = offset(end.it.end_mark);
        else if (!spans.items.empty())
            spans.value.end = spans.items.back().value.end;
        return true;
    }

    bool scalar(const yaml_event_t& event, const Node& node, YamlSpans& spans) {
        spans.style = scalarStyle(event.data.scalar.style);
        const bool quoted = spans.style != YamlStyle::plain;
        const std::string_view text = textOf(event);
        if (spans.style == YamlStyle::literal || spans.style == YamlStyle::folded)
            while (spans.value.end > spans.value.begin &&
                   std::string_view(" \t\r\n").find(bytes_[spans.value.end - 1]) != std::string_view::npos)
                --spans.value.end;
        if (node.isNull()) return !quoted && (text.empty() || text == "~" || text == "null");
        return node.isScalar() && node.text == text && node.quoted == quoted;
    }

    std::string_view bytes_;
    std::size_t skipped_ = 0;            ///< bytes of a byte order mark
    std::vector<std::uint32_t> offsets_; ///< of each character; empty if each is a byte
    LibyamlParser parser_;
};

} // namespace

std::optional<YamlSpans> yamlSpans(std::string_view bytes, const Node& tree) {
    return SpanWalk(bytes).walk(tree);
}

} // namespace marches
