#pragma once

#include "engine/base/sentence.h"
#include "engine/draft/tree_path.h"
#include "engine/draft/underlay.h"
#include "engine/picture/outline.h"
#include "engine/planar/planar_map.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <variant>
#include <vector>

namespace marches::draft {

struct Draft;

using planar::Label;

/// One value of the scenario file's own tree. Without `before` the entry is added, without `after` it is
/// taken out, with both it is replaced. In a map, `path` ends in the key and `at` is its position among the
/// keys; in a list, `path` ends in the position, and `at` is that position too: later elements move up or
/// down.
struct TreeSlot {
    TreePath path;
    std::size_t at = 0;
    std::optional<Node> before;
    std::optional<Node> after;
};

/// A change of the planar map: of arcs and of the faces beside them.
struct MapSlot {
    std::shared_ptr<const planar::MapDelta> delta; ///< never null
};

/// A planar map in place of another one, or of none: borders joined.
struct WholeMapSlot {
    std::shared_ptr<const planar::PlanarMap> before; ///< null: none
    std::shared_ptr<const planar::PlanarMap> after;
};

/// What is drawn over the provinces, each a group of the SVG.
enum class Layer : std::uint8_t { rivers, relief, woods, water };

/// One path of a layer; a river is an open line, its only ring. Shared and never changed.
using LayerItem = std::shared_ptr<const Outline>;

/// One path of a layer, by its position in painting order: added without `before` (null), taken out without
/// `after`.
struct LayerSlot {
    Layer layer = Layer::rivers;
    std::size_t at = 0;
    LayerItem before;
    LayerItem after;
};

/// The id that belongs to a label of the planar map; empty: none.
struct LabelSlot {
    Label label = 0;
    std::string before;
    std::string after;
};

/// Another picture to trace, or the same one elsewhere; null: none. What is there is not compared with
/// `before`: recovery does not know which picture a map was opened with.
struct UnderlaySlot {
    std::shared_ptr<const Underlay> before;
    std::shared_ptr<const Underlay> after;
};

using Slot = std::variant<TreeSlot, MapSlot, WholeMapSlot, LayerSlot, LabelSlot, UnderlaySlot>;

/// One step of editing: what it replaces by what, in the order in which it is applied. A value; history,
/// journal, map, checks and panes read the same one.
struct Change {
    Sentence name;           ///< for the history: "Border of {0} and {1} moved"
    std::vector<Slot> steps; ///< later ones see what earlier ones did
    /// Where it equals that of the step before, the two may become one (`joined`); empty: never.
    std::string mergeKey;

    bool empty() const noexcept { return steps.empty(); }
};

/// Applies a change. False, and the draft as it was, where the change does not fit: a value is not the one
/// that it replaces.
[[nodiscard]] bool apply(Draft& draft, const Change& change);

/// Returns the change that takes this one back.
Change reversed(const Change& change);

/// Returns one change that does the first, then the second; the name is the second's. Values of the tree that
/// both replace are replaced once.
Change joined(const Change& first, const Change& second);

/// What a change touches, for all that follows it.
struct Touched {
    std::set<std::string> sections;  ///< first keys of paths: "provinces", "picture", "variants"
    std::set<std::string> provinces; ///< ids below `provinces`, ids of labels, old and new ones alike
    std::set<std::string> countries; ///< ids below `countries`
    std::set<std::string> variants;  ///< ids below `variants`
    std::set<Label> labels;          ///< labels beside arcs that go or come (sea and quiet land too)
    std::set<Layer> layers;
    bool geometry = false; ///< the planar map changes
    bool underlay = false; ///< the picture to trace, which no file of the map shows

    bool operator==(const Touched&) const = default;
};
Touched touched(const Change& change);

/// Whether a change shows in the map's files: one of the picture to trace alone does not.
bool changesFiles(const Change& change);

/// Whether a value at this path, or one that holds it or lies in it, is touched.
bool touches(const Change& change, const TreePath& path);

} // namespace marches::draft
