#include "engine/scenario/yaml.h"
#include "engine/scenario/yaml_edits.h"
#include "engine/scenario/yaml_splice.h"

#include <algorithm>
#include <numeric>

namespace marches {

using yaml_edits::Edit;
using yaml_edits::lineStart;

namespace {

constexpr std::size_t deepestOrder = 4; // variants/ID/provinces/ID

/// Returns the positions of a map's keys in the order of the house; empty if they stand in it.
std::vector<std::size_t> sortedKeys(const Node& map, const std::vector<std::string_view>& house) {
    const auto rank = [&](std::size_t i) {
        return std::ranges::find(house, map.keys[i].text) - house.begin();
    };
    std::vector<std::size_t> order(map.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (house.empty() || std::ranges::is_sorted(order, {}, rank)) return {};
    std::ranges::stable_sort(order, {}, rank);
    return order;
}

/// Gives the keys of maps another order in a text that ends with a line's end.
class Sorter {
public:
    Sorter(std::string_view bytes, const GameKeys& keys) : bytes_(bytes), keys_(keys) {}

    /// Returns the edits of the maps at one depth that are not in order.
    std::vector<Edit> take(const YamlSpans& spans, const Node& tree, std::size_t depth) {
        depth_ = depth;
        visit(spans, tree);
        return std::move(edits_);
    }

private:
    void visit(const YamlSpans& spans, const Node& node) {
        if (!node.isMap() || node.size() == 0) return;
        if (path_.size() == depth_) {
            if (const auto order = sortedKeys(node, keyOrder(keys_, path_)); !order.empty())
                sort(spans, order);
            return;
        }
        for (std::size_t i = 0; i < node.size(); ++i) {
            path_.push_back(node.keys[i].text);
            visit(spans.items[i], node.items[i]);
            path_.pop_back();
        }
    }

    void sort(const YamlSpans& spans, const std::vector<std::size_t>& order) {
        std::string text;
        if (spans.style == YamlStyle::flow) {
            // what stands between two entries stays where it is
            for (std::size_t place = 0; place < order.size(); ++place) {
                text += slice(spans.keys[order[place]].begin, endOf(spans, order[place]));
                if (place + 1 < order.size()) text += slice(endOf(spans, place), spans.keys[place + 1].begin);
            }
            edits_.push_back({{spans.keys[0].begin, endOf(spans, order.size() - 1)}, text, path_});
            return;
        }
        const std::size_t column = spans.keys[0].begin - lineStart(bytes_, spans.keys[0].begin);
        const std::size_t first = aboveKey(lineStart(bytes_, spans.keys[0].begin), column);
        std::vector<std::size_t> below;
        for (std::size_t i = 0; i < order.size(); ++i)
            below.push_back(yaml_edits::belowValue(bytes_, endOf(spans, i), column));
        for (const std::size_t i : order)
            text += slice(i == 0 ? first : below[i - 1], below[i]);
        edits_.push_back({{first, below.back()}, std::move(text), path_});
    }

    /// Returns where the comments right above a line begin that are indented as it is, or the line itself.
    std::size_t aboveKey(std::size_t line, std::size_t column) const {
        while (line > 0) {
            const std::size_t above = lineStart(bytes_, line - 1);
            const std::size_t at = bytes_.find_first_not_of(' ', above);
            if (at >= line || bytes_[at] != '#' || at - above != column) break;
            line = above;
        }
        return line;
    }

    static std::size_t endOf(const YamlSpans& spans, std::size_t i) {
        return std::max(spans.keys[i].end, spans.items[i].value.end);
    }
    std::string_view slice(std::size_t begin, std::size_t end) const {
        return bytes_.substr(begin, end - begin);
    }

    std::string_view bytes_;
    const GameKeys& keys_;
    std::size_t depth_ = 0;
    yaml_edits::Path path_;
    std::vector<Edit> edits_;
};

} // namespace

Spliced yamlInOrder(const YamlBase& base, const GameKeys& house) {
    const auto anew = [&] {
        const auto read = readYaml(writeScenario(base.tree, house), "");
        return Spliced{writeScenario(base.tree, house), read ? *read : base.tree, {""}, read.has_value()};
    };
    YamlBase now = base;
    if (!now.bytes.ends_with('\n')) {
        auto ended = readYamlBase(now.bytes + "\n", "");
        if (!ended || !sameContent(ended->tree, now.tree)) return anew();
        now = std::move(*ended);
    }
    for (std::size_t depth = deepestOrder + 1; depth-- > 0;) {
        if (!now.spans) return anew();
        const std::vector<Edit> edits = Sorter(now.bytes, house).take(*now.spans, now.tree, depth);
        if (edits.empty()) continue;
        auto sorted = readYamlBase(yaml_edits::edited(now.bytes, edits), "");
        if (!sorted) return anew();
        now = std::move(*sorted);
    }
    // the same tree as writing it anew in order gives
    const auto wanted = readYaml(writeScenario(base.tree, house), "");
    const auto read = readYaml(writeScenario(now.tree, house), "");
    if (!wanted || !read || !sameContent(*wanted, *read)) return anew();
    return {std::move(now.bytes), std::move(now.tree), {}, true};
}

} // namespace marches
