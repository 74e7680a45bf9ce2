#include "engine/draft/sheet_cut.h"

#include "engine/draft/new_map.h"
#include "engine/draft/node_edit.h"
#include "engine/draft/sheet_parts.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

namespace marches::draft {
namespace {

/// Moves points and lines of the picture's section, and leaves out what then lies beyond the sheet.
class PictureMove {
public:
    PictureMove(Point by, double width, double height) : by_(by), width_(width), height_(height) {}

    /// Moves a point, or a list of such; more figures of a token place stay as they are. False where a point
    /// falls off the sheet.
    bool move(Node& node) const {
        if (!node.isList()) return true;
        bool within = true;
        if (auto point = pointOf(node); point || tokenPlace(node)) {
            const Point at = point ? *point : *tokenPlace(node);
            const Point to{at.x + by_.x, at.y + by_.y};
            within = to.x >= 0 && to.y >= 0 && to.x <= width_ && to.y <= height_;
            childAt(node, 0) = numberNode(to.x);
            childAt(node, 1) = numberNode(to.y);
            return within;
        }
        for (std::size_t i = 0; i < node.size(); ++i)
            within = move(childAt(node, i)) && within;
        return within;
    }

    void moveAll(Node& picture) const {
        for (const auto& [list, line] : {std::pair<std::string_view, std::string_view>{"four-corners", "at"},
                                         {"sea-lanes", "path"},
                                         {"sea-names", "path"}})
            moveEntries(picture, list, line);
        if (const auto anchors = keyPosition(picture, "anchors")) {
            Node& all = childAt(picture, *anchors);
            for (std::size_t i = 0; all.isMap() && i < all.size(); ++i)
                moveAnchor(childAt(all, i));
        }
    }

private:
    static std::optional<Point> tokenPlace(const Node& node) {
        if (node.size() != 3 || !node.items[0].isScalar()) return std::nullopt;
        return pointOf(Node::list({node.items[0], node.items[1]}));
    }
    void moveAnchor(Node& anchor) const {
        for (std::size_t i = anchor.size(); anchor.isMap() && i-- > 0;)
            if (!move(childAt(anchor, i))) eraseAt(anchor, i);
    }
    void moveEntries(Node& picture, std::string_view list, std::string_view line) const {
        const auto position = keyPosition(picture, list);
        if (!position) return;
        Node& entries = childAt(picture, *position);
        for (std::size_t i = entries.size(); entries.isList() && i-- > 0;) {
            Node& entry = childAt(entries, i);
            const auto points = keyPosition(entry, line);
            if (points && !move(childAt(entry, *points))) eraseAt(entries, i);
        }
        if (entries.size() == 0) picture.erase(list);
    }

    Point by_;
    double width_;
    double height_;
};

/// Cuts a line at the sheet's edges; SVG units, the sheet begins at the origin.
std::vector<Ring> lineWithin(const Ring& line, double width, double height) {
    std::vector<Ring> parts;
    Ring part;
    const auto end = [&] {
        if (part.size() > 1) parts.push_back(std::move(part));
        part.clear();
    };
    for (std::size_t i = 0; i + 1 < line.size(); ++i) {
        const Point a = line[i];
        const Point b = line[i + 1];
        double from = 0; // the stretch of a segment within the sheet (Liang and Barsky 1984)
        double to = 1;
        bool in = true;
        for (const auto& [step, room] : {std::pair{a.x - b.x, a.x},
                                         {b.x - a.x, width - a.x},
                                         {a.y - b.y, a.y},
                                         {b.y - a.y, height - a.y}}) {
            if (step == 0)
                in = in && room >= 0;
            else if (step < 0)
                from = std::max(from, room / step);
            else
                to = std::min(to, room / step);
        }
        if (!in || from >= to) {
            end();
            continue;
        }
        const auto at = [&](double t) { return Point{a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)}; };
        if (from > 0) end();
        if (part.empty()) part.push_back(at(from));
        part.push_back(at(to));
        if (to < 1) end();
    }
    end();
    return parts;
}

/// Cuts a ring at the sheet's edges (Sutherland and Hodgman 1974); empty where it lies outside.
Ring ringWithin(Ring ring, double width, double height) {
    struct Edge {
        double Point::*along;
        double at;
        bool below;
    };
    for (const Edge& edge : {Edge{&Point::x, 0, false}, Edge{&Point::x, width, true},
                             Edge{&Point::y, 0, false}, Edge{&Point::y, height, true}}) {
        const auto in = [&](Point p) {
            return edge.below ? p.*edge.along <= edge.at : p.*edge.along >= edge.at;
        };
        Ring cut;
        for (std::size_t i = 0; i < ring.size(); ++i) {
            const Point a = ring[i];
            const Point b = ring[(i + 1) % ring.size()];
            if (in(a)) cut.push_back(a);
            if (in(a) == in(b)) continue;
            const double t = (edge.at - a.*edge.along) / (b.*edge.along - a.*edge.along);
            cut.push_back({a.x + t * (b.x - a.x), a.y + t * (b.y - a.y)});
        }
        ring = std::move(cut);
    }
    return ring.size() < 3 ? Ring{} : ring;
}

} // namespace

void moveWithin(Node& picture, Point by, double width, double height) {
    PictureMove(by, width, height).moveAll(picture);
}

std::vector<LayerItem> layerWithin(const std::vector<LayerItem>& items, Layer layer, Point by, double width,
                                   double height) {
    std::vector<LayerItem> kept;
    for (const LayerItem& item : items) {
        Outline moved;
        bool whole = true;
        for (Ring ring : item->rings) {
            for (Point& point : ring) {
                point = {point.x + by.x, point.y + by.y};
                whole = whole && point.x >= 0 && point.y >= 0 && point.x <= width && point.y <= height;
            }
            if (layer == Layer::rivers)
                std::ranges::move(lineWithin(ring, width, height), std::back_inserter(moved.rings));
            else if (Ring cut = ringWithin(std::move(ring), width, height); !cut.empty())
                moved.rings.push_back(std::move(cut));
        }
        const bool drawing = layer == Layer::relief || layer == Layer::woods;
        if (moved.rings.empty() || (drawing && !whole)) continue;
        kept.push_back(std::make_shared<const Outline>(std::move(moved)));
    }
    return kept;
}

namespace {

bool hasLane(const TreeWork& work, std::string_view a, std::string_view b) {
    const auto lanes = work.at({"picture", "sea-lanes"});
    if (!lanes || !lanes->isList()) return false;
    return std::ranges::any_of(lanes->items, [&](const Node& lane) {
        const Node* between = lane.find("between");
        if (between == nullptr || !between->isList() || between->size() != 2) return false;
        const auto is = [&](std::size_t at, std::string_view id) { return between->items[at].text == id; };
        return (is(0, a) && is(1, b)) || (is(0, b) && is(1, a));
    });
}

/// Takes out links of provinces that touched before a cut and don't after it.
void unlinkParted(TreeWork& work, const planar::PlanarMap& before, const planar::PlanarMap& after) {
    const LabelTable& labels = work.draft().labels;
    for (const auto& [label, id] : labels.all()) {
        if (!after.has(label)) continue;
        for (const planar::Neighbour& beside : before.neighbours(label)) {
            const std::string& other = labels.idOf(beside.label);
            if (beside.label < label || other.empty() || !after.has(beside.label)) continue;
            if (touching(before, label, beside.label) && !touching(after, label, beside.label) &&
                !hasLane(work, id, other))
                unlink(work, id, other);
        }
    }
}

/// Puts what a cut leaves of a layer in place of all that it had.
void replaceLayer(TreeWork& work, Layer layer, Point by, double width, double height) {
    const std::vector<LayerItem>& items = work.draft().layer(layer);
    const std::vector<LayerItem> kept = layerWithin(items, layer, by, width, height);
    for (std::size_t at = items.size(); at-- > 0;)
        work.steps().emplace_back(LayerSlot{layer, at, items[at], nullptr});
    for (std::size_t at = 0; at < kept.size(); ++at)
        work.steps().emplace_back(LayerSlot{layer, at, nullptr, kept[at]});
}

void replacePicture(TreeWork& work, Point by, double width, double height) {
    Node moved = work.at({"picture"}).value_or(Node::map());
    moveWithin(moved, by, width, height);
    for (const char* key : {"four-corners", "sea-lanes", "sea-names", "anchors"}) {
        const Node* value = moved.find(key);
        if (value != nullptr)
            work.set({"picture", key}, *value);
        else
            work.erase({"picture", key});
    }
    work.set({"picture", "size"}, Node::list({numberNode(width), numberNode(height)}));
}

} // namespace

Expected<Change, Sentence> cropSheet(const Draft& draft, const Box& box) {
    if (auto missing = noMap(draft)) return unexpected(std::move(*missing));
    for (const double edge : {box.left, box.top, box.right, box.bottom})
        if (!(std::abs(edge) <= mostSheet)) return unexpected(Sentence("A point lies nowhere."));
    const Box whole{std::round(box.left), std::round(box.top), std::round(box.right), std::round(box.bottom)};
    const double width = whole.right - whole.left;
    const double height = whole.bottom - whole.top;
    if (std::min(width, height) < leastSheet)
        return unexpected(Sentence("A sheet is {0} to {1} units wide and high.", leastSheet, mostSheet));
    const planar::GridBox& sheet = draft.map->sheet();
    if (whole.left < planar::unitsOf(sheet.left) || whole.top < planar::unitsOf(sheet.top) ||
        whole.right > planar::unitsOf(sheet.right) || whole.bottom > planar::unitsOf(sheet.bottom))
        return unexpected(Sentence("The new sheet must lie within the old one."));
    const planar::GridPoint corner = planar::toGrid({whole.left, whole.top});
    const planar::GridPoint far = planar::toGrid({whole.right, whole.bottom});
    const auto cut = planar::crop(*draft.map, {corner.x, corner.y, far.x, far.y});
    if (!cut) return unexpected(cut.error().why);
    TreeWork work(draft);
    ownPicture(work);
    const Point by{-whole.left, -whole.top};
    replacePicture(work, by, width, height);
    for (const Layer layer : {Layer::rivers, Layer::relief, Layer::woods, Layer::water})
        replaceLayer(work, layer, by, width, height);
    if (draft.underlay != nullptr) {
        Underlay moved = *draft.underlay;
        moved.corner = {moved.corner.x + by.x, moved.corner.y + by.y};
        work.steps().emplace_back(
            UnderlaySlot{draft.underlay, std::make_shared<const Underlay>(std::move(moved))});
    }
    unlinkParted(work, *draft.map, cut->map);
    putRework(work, *cut);
    return finished(std::move(work),
                    Sentence("Sheet cut to {0} × {1}", static_cast<int>(width), static_cast<int>(height)));
}

} // namespace marches::draft
