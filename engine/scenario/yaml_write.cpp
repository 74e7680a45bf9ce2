#include "engine/scenario/yaml.h"
#include "engine/scenario/yaml_text.h"

#include <algorithm>

namespace marches {
namespace yaml_text {

bool readsPlain(std::string_view text) {
    if (text.empty() || text == "~" || text == "null" || text.front() == ' ' || text.back() == ' ')
        return false;
    if (std::string_view("-?:,[]{}#&*!|>'\"%@`").find(text.front()) != std::string_view::npos &&
        !(text.size() > 1 && text.front() == '-' && text[1] >= '0' && text[1] <= '9'))
        return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x20 || c == 0x7F || c == ',' || c == '[' || c == ']' || c == '{' || c == '}' || c == '#' ||
            c == '"' || c == '\\')
            return false;
        if (c == ':' && (i + 1 == text.size() || text[i + 1] == ' ')) return false;
    }
    return true;
}

namespace {

std::string quoted(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (result += '\\') += c;
        else if (byte < 0x20 || byte == 0x7F)
            ((result += "\\x") += digits[byte >> 4U]) += digits[byte & 15U];
        else
            result += c;
    }
    return result + '"';
}

/// Returns the node on one line; it is cut off beyond `most` characters.
std::string onOneLine(const Node& node, std::size_t most) {
    if (node.isNull()) return "~";
    if (node.isScalar()) return scalarText(node.text, node.quoted);
    std::string result = node.isMap() ? "{" : "[";
    for (std::size_t i = 0; i < node.items.size() && result.size() <= most; ++i) {
        if (i > 0) result += ", ";
        if (node.isMap()) result += scalarText(node.keys[i].text, false) + ": ";
        result += onOneLine(node.items[i], most);
    }
    return result + (node.isMap() ? "}" : "]");
}

int heightOf(const Node& node) {
    int height = 0;
    for (const Node& item : node.items)
        height = std::max(height, heightOf(item));
    return node.isMap() || node.isList() ? height + 1 : 0;
}

void write(const Node& node, std::size_t indent, std::string& out);

/// Writes a value behind `key:` or `-`: on the same line if it fits, else in lines below.
void writeValue(const Node& node, std::size_t indent, std::size_t used, Form form, std::string& out) {
    const std::string line = onOneLine(node, form == Form::flow ? std::string::npos : lineWidth);
    const bool container = (node.isMap() || node.isList()) && !node.items.empty();
    const bool block = container && form != Form::flow &&
                       (form == Form::block || heightOf(node) > 2 || (node.isMap() && heightOf(node) > 1) ||
                        used + 1 + line.size() > lineWidth);
    if (!block) {
        ((out += ' ') += line) += '\n';
        return;
    }
    out += '\n';
    write(node, indent + 2, out);
}

void write(const Node& node, std::size_t indent, std::string& out) {
    const std::string margin(indent, ' ');
    if (node.isMap() && !node.items.empty()) {
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            const std::string key = margin + scalarText(node.keys[i].text, false) + ":";
            out += key;
            writeValue(node.items[i], indent, key.size(), Form::fitting, out);
        }
    } else if (node.isList() && !node.items.empty()) {
        for (const Node& item : node.items) {
            out += margin + "-";
            writeValue(item, indent, margin.size() + 1, Form::fitting, out);
        }
    } else {
        (out += margin + onOneLine(node, lineWidth)) += '\n';
    }
}

} // namespace

std::string scalarText(std::string_view text, bool mustQuote) {
    return mustQuote || !readsPlain(text) ? quoted(text) : std::string(text);
}

std::string flowText(const Node& node) {
    return onOneLine(node, std::string::npos);
}

std::string valueText(const Node& node, std::size_t indent, std::size_t used, Form form) {
    std::string out;
    writeValue(node, indent, used, form, out);
    return out;
}

} // namespace yaml_text

std::string writeYaml(const Node& node) {
    std::string out;
    yaml_text::write(node, 0, out);
    return out;
}

} // namespace marches
