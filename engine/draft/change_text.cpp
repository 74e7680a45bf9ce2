#include "engine/draft/change_text.h"

#include "engine/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>
#include <limits>

namespace marches::draft {
namespace {

constexpr int deepest = 64;      // nested values, and sentences in sentences
constexpr double farthest = 1e9; // SVG units: of a picture that is traced

// Words: numbers as they are; texts behind `=`, with `%` and two digits for blanks, controls and `%` itself.

class Writer {
public:
    void word(std::string_view word) {
        if (!text_.empty()) text_ += ' ';
        text_ += word;
    }
    template <class Figure>
    void number(Figure figure) {
        if (!text_.empty()) text_ += ' ';
        fmt::format_to(std::back_inserter(text_), "{}", figure);
    }
    void string(std::string_view string) {
        word("=");
        for (const char c : string)
            if (const auto byte = static_cast<unsigned char>(c); byte <= 0x20 || c == '%' || byte == 0x7F)
                fmt::format_to(std::back_inserter(text_), "%{:02x}", byte);
            else
                text_ += c;
    }
    void sentence(const Sentence& sentence) {
        string(sentence.pattern());
        number(sentence.operands().size());
        for (const SentenceOperand& operand : sentence.operands())
            if (operand.sentence() != nullptr) {
                word("s");
                this->sentence(*operand.sentence());
            } else {
                word("t");
                string(operand.text());
            }
    }
    void node(const Node& node) {
        switch (node.kind) {
        case Node::Kind::null:
            word("~");
            break;
        case Node::Kind::scalar:
            word(node.quoted ? "q" : "s");
            string(node.text);
            break;
        case Node::Kind::list:
        case Node::Kind::map:
            word(node.isMap() ? "m" : "l");
            number(node.size());
            for (std::size_t i = 0; i < node.size(); ++i) {
                if (node.isMap()) string(node.keys[i].text);
                this->node(node.items[i]);
            }
            break;
        }
    }
    void node(const std::optional<Node>& maybe) { maybe ? node(*maybe) : word("-"); }
    void box(const planar::GridBox& box) {
        for (const auto side : {box.left, box.top, box.right, box.bottom})
            number(side);
    }
    void arc(planar::ArcId id, const planar::Arc& arc) {
        number(static_cast<std::int32_t>(id));
        number(arc.left);
        number(arc.right);
        number(arc.points.size());
        for (const planar::GridPoint point : arc.points) {
            number(point.x);
            number(point.y);
        }
    }
    void map(const std::shared_ptr<const planar::PlanarMap>& map) {
        if (map == nullptr) {
            word("-");
            return;
        }
        word("m");
        box(map->sheet());
        const auto ids = map->arcs();
        number(ids.size());
        for (const planar::ArcId id : ids)
            arc(id, map->arc(id));
    }
    void item(const LayerItem& item) {
        if (item == nullptr) {
            word("-");
            return;
        }
        number(item->rings.size());
        for (const Ring& ring : item->rings) {
            number(ring.size());
            for (const Point point : ring) {
                number(point.x);
                number(point.y);
            }
        }
    }

    void slot(const TreeSlot& slot) {
        word("T");
        number(slot.path.size());
        for (const std::string& part : slot.path)
            string(part);
        number(slot.at);
        node(slot.before);
        node(slot.after);
    }
    void slot(const MapSlot& slot) {
        word("M");
        for (const auto* arcs : {&slot.delta->out, &slot.delta->in}) {
            number(arcs->size());
            for (const auto& [id, pointer] : *arcs)
                arc(id, *pointer);
        }
        box(slot.delta->sheetBefore);
        box(slot.delta->sheetAfter);
    }
    void slot(const WholeMapSlot& slot) {
        word("W");
        map(slot.before);
        map(slot.after);
    }
    void slot(const LayerSlot& slot) {
        word("L");
        number(static_cast<int>(slot.layer));
        number(slot.at);
        item(slot.before);
        item(slot.after);
    }
    void underlay(const std::shared_ptr<const Underlay>& underlay) {
        if (underlay == nullptr) {
            word("-");
            return;
        }
        string(underlay->file);
        for (const double figure :
             {underlay->corner.x, underlay->corner.y, underlay->across.x, underlay->across.y})
            number(figure);
    }
    void slot(const UnderlaySlot& slot) {
        word("U");
        underlay(slot.before);
        underlay(slot.after);
    }
    void slot(const LabelSlot& slot) {
        word("B");
        number(slot.label);
        string(slot.before);
        string(slot.after);
    }

    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

/// Reads the words again; after the first fault all that follows is empty, and `good` false.
class WordReader {
public:
    WordReader(std::string_view text, std::span<const NamePattern> more) : rest_(text), more_(more) {}

    bool good() const { return good_; }
    bool atEnd() const { return rest_.empty(); }
    void fail() {
        good_ = false;
        rest_ = {};
    }

    std::string_view word() {
        const std::size_t end = std::min(rest_.find(' '), rest_.size());
        const std::string_view word = rest_.substr(0, end);
        rest_.remove_prefix(std::min(end + 1, rest_.size()));
        if (word.empty()) fail();
        return word;
    }
    template <class Figure>
    Figure number(Figure least = std::numeric_limits<Figure>::lowest(),
                  Figure most = std::numeric_limits<Figure>::max()) {
        const std::string_view digits = word();
        Figure value{};
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        if (error != std::errc{} || end != digits.data() + digits.size() ||
            !(value >= least && value <= most)) {
            fail();
            return least;
        }
        return value;
    }
    /// Reads a count of things that take two bytes at least each.
    std::size_t count() { return number<std::size_t>(0, rest_.size() / 2 + 1); }

    std::string string() { return stringOf(word()); }
    std::string stringOf(std::string_view word) {
        if (!word.starts_with('=')) {
            fail();
            return {};
        }
        word.remove_prefix(1);
        std::string text;
        for (std::size_t at = 0; at < word.size(); ++at) {
            if (word[at] != '%') {
                text += word[at];
                continue;
            }
            unsigned byte = 0;
            const std::string_view digits = word.substr(at + 1, 2);
            const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
            if (error != std::errc{} || digits.size() != 2 || end != digits.data() + 2) {
                fail();
                return {};
            }
            text += static_cast<char>(byte);
            at += 2;
        }
        return text;
    }

    Sentence sentence(int depth = 0) {
        const std::string pattern = string();
        const std::size_t operands = count();
        std::vector<SentenceOperand> read;
        if (depth > deepest) fail();
        for (std::size_t i = 0; good_ && i < operands; ++i) {
            const std::string_view kind = word();
            if (kind == "s")
                read.emplace_back(sentence(depth + 1));
            else if (kind == "t")
                read.emplace_back(string());
            else
                fail();
        }
        if (!good_) return {};
        for (const auto& list : {ownNamePatterns(), more_})
            for (const NamePattern& known : list)
                if (known.pattern == pattern) return known.make(read);
        std::string text; // of a name that is not known: what it says in English
        for (std::size_t at = 0; at < pattern.size();) {
            const auto place = sentencePlaceAt(pattern, at);
            if (!place || *place >= read.size()) {
                text += pattern[at++];
                continue;
            }
            const SentenceOperand& operand = read[*place];
            text += operand.sentence() == nullptr ? operand.text() : englishText(*operand.sentence());
            at += 3;
        }
        return Sentence("{0}", text);
    }

    Node node(int depth = 0) { return nodeOf(word(), depth); }
    std::optional<Node> maybeNode() {
        const std::string_view kind = word();
        return kind == "-" ? std::nullopt : std::optional(nodeOf(kind, 0));
    }

    planar::GridBox box() {
        planar::GridBox box;
        for (auto* side : {&box.left, &box.top, &box.right, &box.bottom})
            *side = number<std::int32_t>(0, planar::maxCoordinate);
        return box;
    }
    std::pair<planar::ArcId, planar::ArcPointer> arc() {
        const auto id = static_cast<planar::ArcId>(number<std::int32_t>(0));
        const auto left = number<Label>(planar::offSheet);
        const auto right = number<Label>(planar::offSheet);
        std::vector<planar::GridPoint> points;
        const std::size_t size = count();
        for (std::size_t i = 0; good_ && i < size; ++i) {
            const auto x = number<std::int32_t>(0, planar::maxCoordinate);
            const auto y = number<std::int32_t>(0, planar::maxCoordinate);
            if (!points.empty() && points.back() == planar::GridPoint{x, y}) fail();
            points.push_back({x, y});
        }
        if (points.size() < 2) fail();
        if (!good_) return {};
        return {id, std::make_shared<const planar::Arc>(std::move(points), left, right)};
    }
    std::shared_ptr<const planar::PlanarMap> map() {
        const std::string_view kind = word();
        if (kind == "-") return nullptr;
        const planar::GridBox sheet = box();
        const std::size_t size = count();
        if (kind != "m" || sheet.right <= sheet.left || sheet.bottom <= sheet.top) fail();
        if (!good_) return nullptr;
        planar::PlanarMap map(sheet, {});
        for (std::size_t i = 0; good_ && i < size; ++i)
            if (auto [id, pointer] = arc(); good_) {
                if (map.arcPointer(id) != nullptr || static_cast<std::size_t>(id) > 2 * size)
                    fail();
                else
                    map.putAt(id, std::move(pointer));
            }
        return good_ ? std::make_shared<const planar::PlanarMap>(std::move(map)) : nullptr;
    }
    LayerItem item() {
        const std::string_view first = word();
        if (first == "-") return nullptr;
        const auto rings = wholeNumber(first, rest_.size());
        Outline outline;
        if (!rings) fail();
        for (std::uint64_t i = 0; good_ && i < *rings; ++i) {
            Ring ring;
            const std::size_t size = count();
            for (std::size_t k = 0; good_ && k < size; ++k) {
                const double x = number<double>();
                const double y = number<double>();
                ring.push_back({x, y});
            }
            outline.rings.push_back(std::move(ring));
        }
        return good_ ? std::make_shared<const Outline>(std::move(outline)) : nullptr;
    }

    std::shared_ptr<const Underlay> underlay() {
        const std::string_view first = word();
        if (first == "-") return nullptr;
        Underlay underlay;
        underlay.file = stringOf(first);
        for (double* figure :
             {&underlay.corner.x, &underlay.corner.y, &underlay.across.x, &underlay.across.y})
            *figure = number<double>(-farthest, farthest);
        if (underlay.across == Point{0, 0}) fail();
        return good_ ? std::make_shared<const Underlay>(std::move(underlay)) : nullptr;
    }

    std::optional<Slot> slot() {
        const std::string_view kind = word();
        if (kind == "U") {
            UnderlaySlot slot;
            slot.before = underlay();
            slot.after = underlay();
            return slot;
        }
        if (kind == "T") {
            TreeSlot slot;
            const std::size_t parts = count();
            for (std::size_t i = 0; good_ && i < parts; ++i)
                slot.path.push_back(string());
            slot.at = number<std::size_t>();
            slot.before = maybeNode();
            slot.after = maybeNode();
            return slot;
        }
        if (kind == "M") {
            planar::MapDelta delta;
            for (auto* arcs : {&delta.out, &delta.in}) {
                const std::size_t size = count();
                for (std::size_t i = 0; good_ && i < size; ++i)
                    arcs->push_back(arc());
            }
            delta.sheetBefore = box();
            delta.sheetAfter = box();
            return MapSlot{std::make_shared<const planar::MapDelta>(std::move(delta))};
        }
        if (kind == "W") {
            WholeMapSlot slot;
            slot.before = map();
            slot.after = map();
            return slot;
        }
        if (kind == "L") {
            LayerSlot slot;
            slot.layer = static_cast<Layer>(number<int>(0, 3));
            slot.at = number<std::size_t>();
            slot.before = item();
            slot.after = item();
            return slot;
        }
        if (kind == "B") {
            LabelSlot slot;
            slot.label = number<Label>(planar::firstProvince);
            slot.before = string();
            slot.after = string();
            return slot;
        }
        fail();
        return std::nullopt;
    }

private:
    Node nodeOf(std::string_view kind, int depth) {
        if (depth > deepest) fail();
        if (!good_ || kind == "~") return {};
        if (kind == "s" || kind == "q") return Node::scalar(string(), kind == "q");
        const bool map = kind == "m";
        if (!map && kind != "l") {
            fail();
            return {};
        }
        Node node = map ? Node::map() : Node::list();
        const std::size_t size = count();
        std::vector<Node::Key> keys;
        std::vector<Node> items;
        for (std::size_t i = 0; good_ && i < size; ++i) {
            if (map) keys.push_back({string(), 0, 0});
            items.push_back(this->node(depth + 1));
        }
        node.keys = std::move(keys);
        node.items = std::move(items);
        return node;
    }

    std::string_view rest_;
    std::span<const NamePattern> more_;
    bool good_ = true;
};

} // namespace

std::string changeText(const Change& change) {
    Writer writer;
    writer.sentence(change.name);
    writer.string(change.mergeKey);
    writer.number(change.steps.size());
    for (const Slot& slot : change.steps)
        std::visit([&](const auto& one) { writer.slot(one); }, slot);
    return writer.take();
}

std::optional<Change> changeFrom(std::string_view text, std::span<const NamePattern> more) {
    WordReader reader(text, more);
    Change change;
    change.name = reader.sentence();
    change.mergeKey = reader.string();
    const std::size_t slots = reader.count();
    for (std::size_t i = 0; reader.good() && i < slots; ++i)
        if (auto slot = reader.slot()) change.steps.push_back(std::move(*slot));
    if (!reader.good() || !reader.atEnd()) return std::nullopt;
    return change;
}

} // namespace marches::draft
