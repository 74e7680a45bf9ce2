#include "engine/scenario/yaml_flow.h"

#include "engine/base/text.h"
#include "engine/scenario/yaml_text.h"

#include <algorithm>
#include <optional>

namespace marches::yaml_edits {
namespace {

using yaml_text::scalarText;

bool onlyBlanks(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// An entry in brackets: bytes before it behind the comma, itself, bytes behind it before the comma.
struct Piece {
    ByteSpan lead;
    ByteSpan self;
    ByteSpan trail;
};

/// The entries between two brackets.
struct Pieces {
    std::vector<Piece> all;
    ByteSpan rest; ///< before the closing bracket
    bool lastComma = false;
};

std::optional<Pieces> piecesOf(std::string_view bytes, const YamlSpans& spans) {
    Pieces pieces;
    if (spans.value.end < spans.value.begin + 2) return std::nullopt;
    const std::size_t close = spans.value.end - 1;
    std::size_t at = spans.value.begin + 1;
    const bool map = bytes[spans.value.begin] == '{';
    if (map != !spans.keys.empty() || bytes[close] != (map ? '}' : ']')) return std::nullopt;
    for (std::size_t i = 0; i < spans.items.size(); ++i) {
        const std::size_t begin = map ? spans.keys[i].begin : spans.items[i].value.begin;
        const std::size_t end = std::max(spans.items[i].value.end, map ? spans.keys[i].end : begin);
        const std::size_t next = pastBlanks(bytes, end);
        if (begin < at || next > close || (next < close && bytes[next] != ',')) return std::nullopt;
        pieces.all.push_back({{at, begin}, {begin, end}, {end, next}});
        pieces.lastComma = next < close;
        at = next < close ? next + 1 : next;
    }
    pieces.rest = {at, close};
    return pieces;
}

} // namespace

std::string Flow::changed(const YamlSpans& spans, const Node& base, const Node& wanted, Path& path) const {
    if (anew.contains(path)) return yaml_text::flowText(wanted);
    if (sameContent(base, wanted))
        return std::string(bytes.substr(spans.value.begin, spans.value.end - spans.value.begin));
    if (base.isScalar() && wanted.isScalar()) return scalar(spans, wanted, true);
    if (base.kind != wanted.kind || base.size() == 0 || wanted.size() == 0)
        return yaml_text::flowText(wanted);
    if (base.isMap() && bytes[spans.value.begin] != '{' && base.size() == 1 && wanted.size() == 1) {
        path.push_back(wanted.keys[0].text); // [a: 1]: a map without brackets of its own
        std::string pair = keyAndValue(spans, 0, base, wanted, 0, path);
        path.pop_back();
        return pair;
    }
    return pieces(spans, base, wanted, path);
}

std::string Flow::pieces(const YamlSpans& spans, const Node& base, const Node& wanted, Path& path) const {
    const auto parts = piecesOf(bytes, spans);
    const std::vector<std::size_t> origin =
        base.isMap() ? originOfKeys(base, wanted) : originOfElements(base, wanted);
    if (!parts) return yaml_text::flowText(wanted);
    const auto text = [&](const ByteSpan& span) { return bytes.substr(span.begin, span.end - span.begin); };
    const std::string_view firstLead = text(parts->all[0].lead);
    std::string_view nextLead = parts->all.size() > 1 ? text(parts->all[1].lead) : firstLead;
    if (!onlyBlanks(nextLead) || nextLead.empty()) nextLead = " ";
    const std::size_t start = lineStart(bytes, spans.value.begin);
    const std::size_t column = characterCount(bytes.substr(start, spans.value.begin - start));
    std::string out(1, bytes[spans.value.begin]);
    std::size_t taken = 0; // pieces of the base that were passed
    for (std::size_t j = 0; j < wanted.size(); ++j) {
        const std::size_t i = origin[j];
        path.push_back(base.isMap() ? wanted.keys[j].text : std::to_string(j));
        std::string self;
        std::string lead(j == 0 ? (onlyBlanks(firstLead) ? firstLead : "") : nextLead);
        if (i != isNew) {
            self = keyAndValue(spans, i, base, wanted, j, path);
            if (j > 0 && i > 0) lead = text(parts->all[i].lead);
        } else {
            if (base.isMap()) self = scalarText(wanted.keys[j].text, false) + ": ";
            self += yaml_text::flowText(wanted.items[j]);
            const std::size_t line = out.rfind('\n');
            const std::size_t used = line == std::string::npos ? column + out.size() : out.size() - line;
            if (j > 0 && lead.find('\n') == std::string::npos &&
                used + lead.size() + self.size() + 1 > yaml_text::lineWidth)
                lead = std::string(lineEnd) + std::string(column + 1, ' ');
        }
        if (i != isNew)
            for (; taken <= i; ++taken) { // comments above what goes, or above what is now first, stay
                const std::string_view own = text(parts->all[taken].lead);
                if (!onlyBlanks(own) && (taken < i || lead != own)) lead.insert(0, own);
            }
        path.pop_back();
        if (j > 0) out += ',';
        (out += lead) += self;
        if (i != isNew) out += text(parts->all[i].trail);
    }
    if (parts->lastComma) out += ',';
    for (; taken < parts->all.size(); ++taken) // so do those above the last ones
        if (const std::string_view own = text(parts->all[taken].lead); !onlyBlanks(own)) out += own;
    return (out += text(parts->rest)) += bytes[spans.value.end - 1];
}

std::string Flow::keyAndValue(const YamlSpans& spans, std::size_t i, const Node& base, const Node& wanted,
                              std::size_t j, Path& path) const {
    const ByteSpan& value = spans.items[i].value;
    const Node& after = wanted.items[j];
    const bool same = !anew.contains(path) && sameContent(base.items[i], after);
    if (!base.isMap()) return changed(spans.items[i], base.items[i], after, path);
    const ByteSpan& key = spans.keys[i];
    std::string out = base.keys[i].text == wanted.keys[j].text
                          ? std::string(bytes.substr(key.begin, key.end - key.begin))
                          : scalarText(wanted.keys[j].text, false);
    std::string between(bytes.substr(key.end, std::max(value.begin, key.end) - key.end));
    if (value.end > value.begin) return out + between + changed(spans.items[i], base.items[i], after, path);
    if (same) return out + between;
    while (!between.empty() && onlyBlanks(between.substr(between.size() - 1)))
        between.pop_back();
    return out + (between.ends_with(':') ? between + " " : between + ": ") + yaml_text::flowText(after);
}

std::string Flow::scalar(const YamlSpans& spans, const Node& wanted, bool inBrackets) const {
    const std::string& text = wanted.text;
    const bool oneLine = std::ranges::none_of(text, [](char c) {
        return static_cast<unsigned char>(c) < 0x20 || static_cast<unsigned char>(c) == 0x7F;
    });
    if (!wanted.quoted) {
        // outside of brackets more texts are read without quotes: those that have brackets and commas
        constexpr std::string_view inside = ",[]{}\"\\";
        std::string plain = text;
        if (!inBrackets)
            for (std::size_t i = 1; i < plain.size(); ++i)
                if (inside.find(plain[i]) != std::string_view::npos) plain[i] = 'x';
        return yaml_text::readsPlain(plain) ? text : scalarText(text, true);
    }
    if (spans.style == YamlStyle::singleQuoted && oneLine) {
        std::string out = "'";
        for (const char c : text)
            out.append(c == '\'' ? 2 : 1, c);
        return out + "'";
    }
    if (!inBrackets && (spans.style == YamlStyle::literal || spans.style == YamlStyle::folded))
        if (std::string out = lines(spans, text); !out.empty()) return out;
    return scalarText(text, true);
}

/// Returns a text in lines under the same `|` or `>`; empty where that can't hold it.
std::string Flow::lines(const YamlSpans& spans, std::string_view text) const {
    const std::string_view old = bytes.substr(spans.value.begin, spans.value.end - spans.value.begin);
    const std::size_t under = nextLine(old, 0);
    const std::string_view head = old.substr(0, under);
    const std::size_t first = old.find_first_not_of(" \r\n", under);
    if (first == std::string_view::npos || head.find_first_of("0123456789") < head.find('#')) return {};
    const std::size_t indent = first - lineStart(old, first);
    const bool stripped = head.size() > 1 && head[1] == '-';
    if (head.size() > 1 && head[1] == '+') return {};
    if (!stripped) {
        if (!text.ends_with('\n')) return {};
        text.remove_suffix(1);
    }
    if (text.empty() || text.ends_with('\n')) return {};
    std::string out(head);
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = text.substr(at, end - at);
        if (line.starts_with(' ') || line.find('\t') == 0 || (line.empty() && at == 0)) return {};
        if (std::ranges::any_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x20; })) return {};
        if (at > 0) out += lineEnd;
        if (at > 0 && spans.style == YamlStyle::folded) {
            if (line.empty()) return {};
            out += lineEnd;
        }
        if (!line.empty()) (out += std::string(indent, ' ')) += line;
        at = end + 1;
    }
    return out;
}

} // namespace marches::yaml_edits
