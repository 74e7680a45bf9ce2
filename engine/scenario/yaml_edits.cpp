#include "engine/scenario/yaml_edits.h"

#include "engine/base/text.h"
#include "engine/scenario/yaml_flow.h"
#include "engine/scenario/yaml_text.h"

#include <algorithm>

namespace marches::yaml_edits {
namespace {

using yaml_text::Form;

bool isBlank(char c) {
    return c == ' ' || c == '\t';
}

Form formOf(const YamlSpans& spans) {
    return spans.style == YamlStyle::flow ? Form::flow : Form::block;
}

/// Collects the edits of a text's block maps and lists; what stands in brackets is Flow's.
class Editor {
public:
    Editor(const EditBase& base, const std::set<Path>& anew) : base_(base), bytes_(base.bytes), anew_(anew) {}

    std::vector<Edit> take(const Node& wanted) {
        if (base_.spans.style == YamlStyle::flow)
            flow(base_.spans, base_.tree, wanted);
        else
            block(base_.spans, base_.tree, wanted);
        std::ranges::stable_sort(edits_, {},
                                 [](const Edit& edit) { return std::pair(edit.at.begin, edit.at.end); });
        return std::move(edits_);
    }

private:
    void add(std::size_t begin, std::size_t end, std::string text) {
        edits_.push_back({{begin, end}, std::move(text), path_});
    }
    /// Adds text that we have written, with the file's line ends.
    void addOurs(std::size_t begin, std::size_t end, std::string text) {
        if (base_.lineEnd != "\n")
            for (std::size_t i = 0; (i = text.find('\n', i)) != std::string::npos; i += base_.lineEnd.size())
                text.replace(i, 1, base_.lineEnd);
        add(begin, end, std::move(text));
    }

    std::size_t columnOf(std::size_t at) const {
        const std::size_t start = lineStart(bytes_, at);
        return characterCount(bytes_.substr(start, at - start));
    }
    /// Whether nothing but blanks stands before `at` on its line.
    bool firstOnLine(std::size_t at) const {
        const std::string_view before = bytes_.substr(lineStart(bytes_, at), at - lineStart(bytes_, at));
        return std::ranges::all_of(before, isBlank);
    }

    void flow(const YamlSpans& spans, const Node& base, const Node& wanted) {
        const Flow text{bytes_, base_.lineEnd, anew_};
        add(spans.value.begin, spans.value.end, text.changed(spans, base, wanted, path_));
    }

    void block(const YamlSpans& spans, const Node& base, const Node& wanted) {
        const std::vector<std::size_t> origin =
            base.isMap() ? originOfKeys(base, wanted) : originOfElements(base, wanted);
        std::vector<char> kept(base.size(), 0);
        for (const std::size_t i : origin)
            if (i != isNew) kept[i] = 1;
        Entries entries = entriesOf(spans, base);
        takeAway(entries, kept);
        std::size_t anchor = isNew;
        for (std::size_t j = 0; j < wanted.size(); ++j) {
            path_.push_back(base.isMap() ? wanted.keys[j].text : std::to_string(j));
            if (const std::size_t i = origin[j]; i == isNew) {
                insert(entries, spans, anchor, base, wanted, j);
            } else {
                anchor = i;
                if (base.isMap() && base.keys[i].text != wanted.keys[j].text)
                    add(spans.keys[i].begin, spans.keys[i].end,
                        yaml_text::scalarText(wanted.keys[j].text, false));
                change(entries.behind[i], entries.column, spans.items[i], base.items[i], wanted.items[j]);
            }
            path_.pop_back();
        }
    }

    /// Where the entries of a block map or list stand.
    struct Entries {
        std::size_t column = 0;          ///< of their keys or dashes
        std::vector<std::size_t> begin;  ///< of the key or dash
        std::vector<std::size_t> behind; ///< behind the colon or dash
        std::vector<std::size_t> below;  ///< the line below the entry
    };

    Entries entriesOf(const YamlSpans& spans, const Node& base) const {
        Entries entries;
        entries.column = columnOf(spans.value.begin);
        std::size_t at = spans.value.begin;
        for (std::size_t i = 0; i < base.size(); ++i) {
            if (base.isMap()) {
                entries.begin.push_back(spans.keys[i].begin);
                entries.behind.push_back(pastBlanks(bytes_, spans.keys[i].end) + 1);
            } else {
                entries.begin.push_back(pastBlanks(bytes_, at));
                entries.behind.push_back(entries.begin.back() + 1);
            }
            at = std::max(entries.behind.back(), spans.items[i].value.end);
            entries.below.push_back(belowValue(bytes_, at, entries.column));
        }
        return entries;
    }

    void takeAway(const Entries& entries, const std::vector<char>& kept) {
        std::size_t i = 0;
        if (!firstOnLine(entries.begin[0]) && kept[0] == 0) { // it shares its line with the dash before it
            while (i < kept.size() && kept[i] == 0)
                ++i;
            add(entries.begin[0], i < kept.size() ? entries.begin[i] : entries.below.back(), "");
        }
        for (; i < kept.size(); ++i)
            if (kept[i] == 0) add(lineStart(bytes_, entries.begin[i]), entries.below[i], "");
    }

    /// Writes the j-th entry of `wanted` below the entry `anchor`, or before the first.
    void insert(const Entries& entries, const YamlSpans& spans, std::size_t anchor, const Node& base,
                const Node& wanted, std::size_t j) {
        const std::string margin(entries.column, ' ');
        const std::string head =
            base.isMap() ? yaml_text::scalarText(wanted.keys[j].text, false) + ":" : std::string("-");
        const Node& value = wanted.items[j];
        const std::size_t like = anchor == isNew ? 0 : anchor;
        const bool asSibling =
            value.kind == base.items[like].kind && value.size() > 0 && base.items[like].size() > 0;
        const std::size_t used = entries.column + characterCount(head);
        const std::string line = yaml_text::flowText(value);
        Form form = asSibling ? formOf(spans.items[like]) : Form::fitting;
        if (used + 1 + line.size() > yaml_text::lineWidth || !base.isMap()) form = Form::fitting;
        const std::string entry = head + yaml_text::valueText(value, entries.column, used, form);
        if (anchor != isNew)
            addOurs(entries.below[anchor], entries.below[anchor], margin + entry);
        else if (firstOnLine(entries.begin[0]))
            addOurs(aboveFirst(entries), aboveFirst(entries), margin + entry);
        else
            addOurs(entries.begin[0], entries.begin[0], entry + margin);
    }

    /// Returns the line of the first entry, or of the comments right above it that are its own.
    std::size_t aboveFirst(const Entries& entries) const {
        const std::size_t first = lineStart(bytes_, entries.begin[0]);
        std::size_t top = first;
        while (top > 0) {
            const std::size_t above = lineStart(bytes_, top - 1);
            std::size_t at = above;
            while (at < top && bytes_[at] == ' ')
                ++at;
            if (at - above != entries.column || bytes_[at] != '#') break;
            top = above;
        }
        return top == 0 ? first : top; // comments at the file's start are the file's
    }

    /// Makes `wanted` of a value that stands behind a colon or dash at `behind`; `column` is of the entry.
    void change(std::size_t behind, std::size_t column, const YamlSpans& spans, const Node& base,
                const Node& wanted) {
        const bool again = anew_.contains(path_);
        if (!again && sameContent(base, wanted)) return;
        const bool within = base.kind == wanted.kind && base.size() > 0 && wanted.size() > 0;
        if (!again && base.isScalar() && wanted.isScalar()) {
            const Flow text{bytes_, base_.lineEnd, anew_};
            add(spans.value.begin, spans.value.end, text.scalar(spans, wanted, false));
        } else if (!again && within && spans.style == YamlStyle::flow) {
            flow(spans, base, wanted);
        } else if (!again && within && keepsSome(base, wanted)) {
            block(spans, base, wanted);
        } else {
            replace(behind, column, spans, wanted);
        }
    }

    static bool keepsSome(const Node& base, const Node& wanted) {
        const auto origin = base.isMap() ? originOfKeys(base, wanted) : originOfElements(base, wanted);
        return std::ranges::any_of(origin, [](std::size_t i) { return i != isNew; });
    }

    /// Writes a value anew. Comments behind it on its line, or above it under its key, stay.
    void replace(std::size_t behind, std::size_t column, const YamlSpans& spans, const Node& wanted) {
        const ByteSpan& old = spans.value;
        const bool written = old.end > old.begin && old.begin >= behind;
        const std::string_view between =
            written ? bytes_.substr(behind, old.begin - behind) : std::string_view();
        const bool sameLine = std::ranges::all_of(between, isBlank);
        const Form form = wanted.size() == 0 ? Form::flow : Form::fitting;
        std::string text = yaml_text::valueText(wanted, column, columnOf(behind), form);
        if (text.front() != '\n') text.pop_back();
        if (text.front() == '\n') {
            text.erase(0, 1);
            if (!written) {
                addOurs(nextLine(bytes_, behind), nextLine(bytes_, behind), text);
            } else if (sameLine) {
                add(behind, old.end, "");
                addOurs(nextLine(bytes_, old.end), nextLine(bytes_, old.end), text);
            } else {
                addOurs(lineStart(bytes_, old.begin), nextLine(bytes_, old.end), text);
            }
        } else if (!written) {
            add(behind, behind, text);
        } else if (sameLine) {
            add(old.begin, old.end, between.empty() ? text : text.substr(1));
        } else {
            add(behind, behind, text);
            add(lineStart(bytes_, old.begin), belowValue(bytes_, old.end, column), "");
        }
    }

    EditBase base_;
    std::string_view bytes_;
    const std::set<Path>& anew_;
    Path path_;
    std::vector<Edit> edits_;
};

} // namespace

std::size_t nextLine(std::string_view bytes, std::size_t at) {
    const std::size_t end = bytes.find('\n', at);
    return end == std::string_view::npos ? bytes.size() : end + 1;
}

std::size_t lineStart(std::string_view bytes, std::size_t at) {
    constexpr std::string_view mark = "\xEF\xBB\xBF"; // of byte order: it is no character of the line
    const std::size_t end = at == 0 ? std::string_view::npos : bytes.rfind('\n', at - 1);
    if (end != std::string_view::npos) return end + 1;
    return bytes.starts_with(mark) && at >= mark.size() ? mark.size() : 0;
}

std::size_t belowValue(std::string_view bytes, std::size_t at, std::size_t column) {
    std::size_t below = nextLine(bytes, at);
    while (below < bytes.size()) {
        const std::size_t first = bytes.find_first_not_of(' ', below);
        if (first == std::string_view::npos || bytes[first] != '#' || first - below <= column) break;
        below = nextLine(bytes, first);
    }
    return below;
}

std::size_t pastBlanks(std::string_view bytes, std::size_t at) {
    while (at < bytes.size())
        if (bytes[at] == '#')
            at = nextLine(bytes, at);
        else if (isBlank(bytes[at]) || bytes[at] == '\n' || bytes[at] == '\r')
            ++at;
        else
            break;
    return at;
}

std::vector<Edit> editsFor(const EditBase& base, const Node& wanted, const std::set<Path>& anew) {
    return Editor(base, anew).take(wanted);
}

std::string edited(std::string_view bytes, const std::vector<Edit>& edits) {
    std::string out;
    std::size_t done = 0;
    for (const Edit& edit : edits) {
        if (edit.at.end < done) continue; // within what another took away; the oracle judges the whole
        const std::size_t begin = std::max(edit.at.begin, done);
        out.append(bytes, done, begin - done) += edit.text;
        done = std::min(edit.at.end, bytes.size());
    }
    return out.append(bytes, done, bytes.size() - done);
}

} // namespace marches::yaml_edits
