#include "engine/base/json_text.h"

#include <fmt/format.h>

namespace marches {

namespace {

std::string escaped(char byte) {
    switch (byte) {
    case '"':
        return "\\\"";
    case '\\':
        return "\\\\";
    case '\b':
        return "\\b";
    case '\f':
        return "\\f";
    case '\n':
        return "\\n";
    case '\r':
        return "\\r";
    case '\t':
        return "\\t";
    default:
        return static_cast<unsigned char>(byte) < 0x20 ? fmt::format("\\u{:04x}", byte)
                                                       : std::string(1, byte);
    }
}

} // namespace

/// Writes a comma unless a bracket was opened or a key was written last. The last character tells: a key ends
/// in ':', any value in another character or a quote.
void JsonText::separate() {
    if (!text_.empty() && text_.back() != '{' && text_.back() != '[' && text_.back() != ':') text_ += ',';
}

JsonText& JsonText::key(std::string_view name) {
    string(name);
    text_ += ':';
    return *this;
}

JsonText& JsonText::word(std::string_view word) {
    separate();
    text_ += word;
    return *this;
}

JsonText& JsonText::number(std::uint64_t number) {
    return word(std::to_string(number));
}

JsonText& JsonText::number(std::int64_t number) {
    return word(std::to_string(number));
}

JsonText& JsonText::string(std::string_view text) {
    separate();
    text_ += '"';
    for (const char byte : text)
        text_ += escaped(byte);
    text_ += '"';
    return *this;
}

void JsonText::open(char bracket) {
    separate();
    text_ += bracket;
}

JsonText& JsonText::close(char bracket) {
    text_ += bracket;
    return *this;
}

} // namespace marches
