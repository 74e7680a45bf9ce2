#pragma once

#include "engine/base/point.h"
#include "engine/draft/tree_path.h"
#include "engine/scenario/node.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// Small steps on trees, which see keys with a null value too (`key: ~` takes an inherited key away).
namespace marches::draft {

/// Returns the position of a key; nothing where there is none.
std::optional<std::size_t> keyPosition(const Node& map, std::string_view key) noexcept;
/// Returns the position that a part of a path names in a map or list; nothing where there is none.
std::optional<std::size_t> positionIn(const Node& node, const std::string& part) noexcept;
/// Reads a position in a list, in plain digits.
std::optional<std::size_t> listPosition(std::string_view part) noexcept;
/// Returns the value of a key; null only where the key is missing.
const Node* rawChild(const Node& node, std::string_view key) noexcept;

/// Whether a path is there, with a null value too.
bool rawHas(const Node& root, const TreePath& path) noexcept;

Node& childAt(Node& node, std::size_t at);
void insertEntry(Node& map, std::size_t at, std::string_view key, Node value);
void insertItem(Node& list, std::size_t at, Node value);
void eraseAt(Node& node, std::size_t at);

/// Returns a list of texts: ids.
Node listOf(const std::vector<std::string>& texts);
/// Returns a number with two decimals at most, as the picture's section writes them.
Node numberNode(double value);
/// Returns a point as [x, y].
Node pointNode(Point point);
Node pointsNode(const std::vector<Point>& points);
/// Reads a point that stands as [x, y]; nothing for anything else.
std::optional<Point> pointOf(const Node& node) noexcept;

} // namespace marches::draft
