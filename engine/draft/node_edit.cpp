#include "engine/draft/node_edit.h"

#include "engine/base/text.h"

#include <fmt/format.h>

#include <cassert>
#include <charconv>
#include <cmath>

namespace marches::draft {
namespace {

std::optional<double> decimalOf(const Node& node) noexcept {
    if (!node.isScalar()) return std::nullopt;
    double value = 0;
    const auto [end, error] = std::from_chars(node.text.data(), node.text.data() + node.text.size(), value);
    if (error != std::errc{} || end != node.text.data() + node.text.size() || !std::isfinite(value))
        return std::nullopt;
    return value;
}

} // namespace

std::optional<std::size_t> keyPosition(const Node& map, std::string_view key) noexcept {
    for (std::size_t i = 0; i < map.keys.size(); ++i)
        if (map.keys[i].text == key) return i;
    return std::nullopt;
}

std::optional<std::size_t> listPosition(std::string_view part) noexcept {
    const auto number = wholeNumber(part, 10'000'000);
    return number ? std::optional(static_cast<std::size_t>(*number)) : std::nullopt;
}

std::optional<std::size_t> positionIn(const Node& node, const std::string& part) noexcept {
    if (node.isMap()) return keyPosition(node, part);
    const auto at = node.isList() ? listPosition(part) : std::nullopt;
    return at && *at < node.size() ? at : std::nullopt;
}

const Node* rawChild(const Node& node, std::string_view key) noexcept {
    const auto at = keyPosition(node, key);
    return at ? &node.items[*at] : nullptr;
}

bool rawHas(const Node& root, const TreePath& path) noexcept {
    const Node* node = &root;
    for (const std::string& part : path) {
        const auto position = positionIn(*node, part);
        if (!position) return false;
        node = &node->items[*position];
    }
    return true;
}

Node& childAt(Node& node, std::size_t at) {
    assert(at < node.size());
    return node.items.edit()[at];
}

void insertEntry(Node& map, std::size_t at, std::string_view key, Node value) {
    assert(map.isMap() && at <= map.size());
    const auto step = static_cast<std::ptrdiff_t>(at);
    auto& keys = map.keys.edit();
    keys.insert(keys.begin() + step, Node::Key{std::string(key), value.line, value.column});
    auto& items = map.items.edit();
    items.insert(items.begin() + step, std::move(value));
}

void insertItem(Node& list, std::size_t at, Node value) {
    assert(list.isList() && at <= list.size());
    auto& items = list.items.edit();
    items.insert(items.begin() + static_cast<std::ptrdiff_t>(at), std::move(value));
}

void eraseAt(Node& node, std::size_t at) {
    assert(at < node.size());
    const auto step = static_cast<std::ptrdiff_t>(at);
    auto& items = node.items.edit();
    items.erase(items.begin() + step);
    if (!node.isMap()) return;
    auto& keys = node.keys.edit();
    keys.erase(keys.begin() + step);
}

Node listOf(const std::vector<std::string>& texts) {
    std::vector<Node> items;
    items.reserve(texts.size());
    for (const std::string& text : texts)
        items.push_back(Node::scalar(text));
    return Node::list(std::move(items));
}

Node numberNode(double value) {
    const double rounded = std::round(value * 100) / 100;
    return Node::scalar(fmt::format("{}", rounded == 0 ? 0.0 : rounded));
}

Node pointNode(Point point) {
    return Node::list({numberNode(point.x), numberNode(point.y)});
}

Node pointsNode(const std::vector<Point>& points) {
    std::vector<Node> items;
    items.reserve(points.size());
    for (const Point point : points)
        items.push_back(pointNode(point));
    return Node::list(std::move(items));
}

std::optional<Point> pointOf(const Node& node) noexcept {
    if (!node.isList() || node.size() != 2) return std::nullopt;
    const auto x = decimalOf(node.items[0]);
    const auto y = decimalOf(node.items[1]);
    return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
}

} // namespace marches::draft
