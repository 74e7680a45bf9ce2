#include "engine/picture/drawing_walk.h"

#include "engine/base/text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

namespace marches {
namespace {

constexpr std::size_t mostIdsTold = 5;
/// Elements whose content is not drawn and needs no word.
constexpr std::array<std::string_view, 16> quietElements{
    "defs", "symbol",  "title",    "desc", "metadata", "style",  "linearGradient", "radialGradient",
    "stop", "pattern", "clipPath", "mask", "filter",   "marker", "view",           "meshgradient"};
constexpr std::array<std::string_view, 4> movingElements{"animate", "animateTransform", "animateMotion",
                                                         "set"};

bool isOneOf(std::string_view word, const auto& words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

const std::optional<std::string>& valueOf(const Declarations& declared, Property property) {
    return declared[static_cast<std::size_t>(property)];
}

/// Returns the name that Illustrator wrote as an id: `_x20_` for a blank.
std::string withoutEscapes(std::string_view id) {
    std::string name;
    for (std::size_t at = 0; at < id.size(); ++at) {
        const std::size_t end = id.find('_', at + 2);
        if (id.substr(at).starts_with("_x") && end != std::string_view::npos && end - at >= 4 &&
            end - at <= 6) {
            int code = 0;
            bool hex = true;
            for (const char c : id.substr(at + 2, end - at - 2)) {
                const int digit = c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1;
                hex = hex && digit >= 0;
                code = code * 16 + digit;
            }
            if (hex && code >= 0x20 && code < 0x800) {
                if (code < 0x80)
                    name += static_cast<char>(code);
                else {
                    name += static_cast<char>(0xC0 | (code >> 6));
                    name += static_cast<char>(0x80 | (code & 0x3F));
                }
                at = end;
                continue;
            }
        }
        name += id[at];
    }
    return name;
}

/// Returns "" for none, gradients and patterns.
std::string paintColour(const std::string& paint) {
    return paint == "none" || paint == "transparent" ? std::string() : svgColour(paint);
}

Box boxOfPaths(const std::vector<Subpath>& paths) {
    Outline outline;
    for (const Subpath& path : paths)
        outline.rings.push_back(path.points);
    return boxOf(outline);
}

} // namespace

DrawingWalker::DrawingWalker(const GuardedTree& tree, const PictureLimits& limits,
                             const ReportDrawing& report, Drawing& out)
    : tree_(tree), limits_(limits), report_(report), out_(out) {}

void DrawingWalker::walk(const Affine& page, double viewWidth, double viewHeight) {
    struct : pugi::xml_tree_walker {
        StyleSheet* sheet = nullptr;
        bool for_each(pugi::xml_node& node) override {
            if (svgName(node) == "style")
                for (const pugi::xml_node text : node.children())
                    sheet->read(text.value());
            return true;
        }
    } styles;
    styles.sheet = &sheet_;
    pugi::xml_node root = tree_.root;
    root.traverse(styles);
    if (sheet_.unread() > 0) {
        aside_[Aside::styleRule] = {Aside::styleRule, sheet_.unread(), {}};
    }
    if (tree_.guides > 0) aside_[Aside::guide] = {Aside::guide, tree_.guides, {}};
    if (!tree_.marksLayers) chooseOuterLayers();
    DrawnContext context;
    context.placed = page;
    context.layer = SIZE_MAX;
    context.viewWidth = viewWidth;
    context.viewHeight = viewHeight;
    context.style = styleWith(context.style, declarationsOf(root));
    children(root, context);
    for (auto& [kind, count] : aside_)
        out_.aside.push_back(std::move(count));
}

void DrawingWalker::refuse(const pugi::xml_node& node, std::string code, Sentence sentence) {
    if (!refused_) report_(Severity::error, node.offset_debug(), std::move(code), std::move(sentence));
    refused_ = true;
}

void DrawingWalker::leaveOut(const pugi::xml_node& node, const DrawnContext& context, Sentence why) {
    report_(
        Severity::warning, node.offset_debug(), "drawing-shape",
        Sentence("`{0}` can't be read and is left out: {1}", shortened(idOf(node, context)), std::move(why)));
    aside(Aside::unreadShape, idOf(node, context));
}

void DrawingWalker::aside(Aside kind, std::string_view id) {
    AsideCount& count = aside_[kind];
    count.kind = kind;
    ++count.count;
    if (count.ids.size() < mostIdsTold && !id.empty()) count.ids.push_back(shortened(cleanText(id)));
}

/// Takes the outer groups for layers. Where one group holds all the others, it is the page, not a layer.
void DrawingWalker::chooseOuterLayers() {
    pugi::xml_node holder = tree_.root;
    std::vector<pugi::xml_node> groups;
    for (bool found = false; !found;) {
        groups.clear();
        bool others = false;
        for (const pugi::xml_node child : holder.children()) {
            if (child.type() != pugi::node_element) continue;
            const std::string_view name = svgName(child);
            if (name == "g")
                groups.push_back(child);
            else if (!name.empty() && !isOneOf(name, quietElements))
                others = true;
        }
        found = true;
        if (groups.size() != 1 || others) break;
        std::size_t inner = 0;
        for (const pugi::xml_node child : groups.front().children())
            if (svgName(child) == "g") ++inner;
        if (inner >= 2) {
            holder = groups.front();
            found = false;
        }
    }
    for (const pugi::xml_node& group : groups)
        outerLayers_.insert(group.hash_value());
}

std::size_t DrawingWalker::looseLayer() {
    if (!loose_) {
        loose_ = out_.layers.size();
        out_.layers.push_back({});
    }
    return *loose_;
}

std::string DrawingWalker::labelOf(const pugi::xml_node& node) const {
    if (std::string label = cleanText(prefixedAttribute(node, "label")); !label.empty()) return label;
    if (std::string label = cleanText(node.attribute("serif:id").value()); !label.empty()) return label;
    if (std::string label = cleanText(node.attribute("data-name").value()); !label.empty()) return label;
    for (const pugi::xml_node child : node.children())
        if (svgName(child) == "title")
            if (std::string label = cleanText(child.child_value()); !label.empty()) return label;
    const std::string id = cleanText(node.attribute("id").value());
    return id.find("_x") == std::string::npos ? std::string() : cleanText(withoutEscapes(id));
}

std::string DrawingWalker::idOf(const pugi::xml_node& node, const DrawnContext& context) const {
    return context.clone + cleanText(node.attribute("id").value());
}

double DrawingWalker::length(const pugi::xml_node& node, const char* name, double whole,
                             double otherwise) const {
    const std::string_view value = node.attribute(name).value();
    return value.empty() ? otherwise : svgLength(value, whole).value_or(std::nan(""));
}

bool DrawingWalker::admits(const pugi::xml_node& node, const DrawnContext& outer) {
    if (refused_) return false;
    for (const pugi::xml_attribute attribute : node.attributes())
        bytes_ += std::string_view(attribute.value()).size();
    if (++visited_ > limits_.elements)
        refuse(node, "too-many",
               Sentence("With its clones the drawing has more than {0} elements.", limits_.elements));
    else if (bytes_ > 4 * limits_.bytes)
        refuse(node, "too-many", Sentence("With its clones the drawing is more than is read."));
    else if (outer.depth > 2 * limits_.depth)
        refuse(node, "too-deep",
               Sentence("Groups and clones are nested deeper than {0}.", 2 * limits_.depth));
    return !refused_;
}

Declarations DrawingWalker::declarationsOf(const pugi::xml_node& node) {
    Declarations declared;
    for (std::size_t i = 0; i < propertyCount; ++i)
        if (const auto attribute = node.attribute(propertyNames[i].data())) declared[i] = attribute.value();
    sheet_.apply(declared, svgName(node), node.attribute("id").value(), node.attribute("class").value());
    declare(declared, node.attribute("style").value());
    return declared;
}

void DrawingWalker::leaveEffectsAside(const pugi::xml_node& node, const Declarations& declared) {
    const std::string_view id = node.attribute("id").value();
    const auto refers = [&](Property property) {
        const auto& value = valueOf(declared, property);
        return value ? referredId(*value) : std::string_view();
    };
    if (!refers(Property::clipPath).empty()) aside(Aside::clip, id);
    if (!refers(Property::mask).empty()) aside(Aside::mask, id);
    if (!refers(Property::filter).empty()) aside(Aside::filter, id);
    if (!refers(Property::markerStart).empty() || !refers(Property::markerMid).empty() ||
        !refers(Property::markerEnd).empty())
        aside(Aside::marker, id);
    for (const Property paint : {Property::fill, Property::stroke}) {
        const auto target = tree_.byId.find(refers(paint));
        if (refers(paint).empty() || target == tree_.byId.end()) continue;
        aside(svgName(target->second) == "pattern" ? Aside::pattern : Aside::gradient, id);
    }
}

/// Returns the transform about the element's transform-origin.
Affine DrawingWalker::aboutOrigin(const pugi::xml_node& node, const Declarations& declared,
                                  const Affine& transform, const DrawnContext& context) const {
    const auto& origin = valueOf(declared, Property::transformOrigin);
    if (!origin) return transform;
    Box box{0, 0, context.viewWidth, context.viewHeight};
    if (valueOf(declared, Property::transformBox) == "fill-box") {
        const auto path = pathOf(node, svgName(node), context);
        const auto drawn = path ? drawnPath(*path, {}, {limits_.pathPoints, limits_.coordinate})
                                : Expected<std::vector<Subpath>, DrawnPathError>{};
        if (drawn) box = boxOfPaths(*drawn);
    }
    std::array<double, 2> at{};
    std::string_view rest = *origin;
    for (std::size_t i = 0; i < 2; ++i) {
        rest = trimmed(rest);
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const std::string_view word = rest.substr(0, end);
        rest.remove_prefix(end);
        const double whole = i == 0 ? box.right - box.left : box.bottom - box.top;
        at[i] = word == "center" || word.empty()      ? whole / 2
                : word == "left" || word == "top"     ? 0
                : word == "right" || word == "bottom" ? whole
                                                      : svgLength(word, whole).value_or(0);
    }
    const Point point{box.left + at[0], box.top + at[1]};
    return Affine{1, 0, 0, 1, point.x, point.y} * transform * Affine{1, 0, 0, 1, -point.x, -point.y};
}

/// Moves the context inside the element; false if the element can't be placed.
bool DrawingWalker::place(const pugi::xml_node& node, const Declarations& declared, DrawnContext& context) {
    const std::string_view written = node.attribute("transform").value();
    if (!written.empty()) {
        const auto transform = svgTransform(written);
        if (!transform) {
            leaveOut(node, context, Sentence("its transform can't be read."));
            return false;
        }
        context.placed = context.placed * aboutOrigin(node, declared, *transform, context);
    }
    context.style = styleWith(context.style, declared);
    ++context.depth;
    return true;
}

void DrawingWalker::children(const pugi::xml_node& node, const DrawnContext& context) {
    for (const pugi::xml_node child : node.children())
        if (child.type() == pugi::node_element && !refused_) element(child, context);
}

void DrawingWalker::element(const pugi::xml_node& node, const DrawnContext& outer) {
    const std::string_view name = svgName(node);
    if (name.empty() || isOneOf(name, quietElements) || !admits(node, outer)) return;
    if (isOneOf(name, movingElements)) return aside(Aside::animation, node.attribute("id").value());
    const Declarations declared = declarationsOf(node);
    const auto& display = valueOf(declared, Property::display);
    if (display && *display == "none") return aside(Aside::hidden, node.attribute("id").value());
    DrawnContext context = outer;
    if (!place(node, declared, context)) return;
    leaveEffectsAside(node, declared);
    if (name == "g") return group(node, std::move(context));
    if (name == "a" || name == "switch") return children(node, context);
    if (name == "use") return clone(node, std::move(context));
    if (name == "svg") {
        context.placed =
            context.placed *
            Affine{1, 0, 0, 1, length(node, "x", context.viewWidth), length(node, "y", context.viewHeight)};
        const double width = length(node, "width", context.viewWidth, context.viewWidth);
        const double height = length(node, "height", context.viewHeight, context.viewHeight);
        return viewport(node, std::move(context), width, height);
    }
    const auto path = pathOf(node, name, context);
    if (!path && name != "text" && name != "image" && name != "flowRoot")
        return aside(Aside::foreign, cleanText(name));
    if (!context.style.visible) return aside(Aside::hidden, node.attribute("id").value());
    if (context.layer == SIZE_MAX) context.layer = looseLayer();
    if (path) return shape(node, context, *path);
    if (name == "text") return text(node, context);
    if (name == "flowRoot") return flowedText(node, context);
    image(node, context);
}

void DrawingWalker::group(const pugi::xml_node& node, DrawnContext context) {
    const bool layer = !context.cloned && (tree_.marksLayers ? prefixedAttribute(node, "groupmode") == "layer"
                                                             : outerLayers_.contains(node.hash_value()));
    if (layer) {
        const std::string label = labelOf(node);
        const std::string own = label.empty() ? cleanText(node.attribute("id").value()) : label;
        context.layerLabel = context.layerLabel.empty() ? own : context.layerLabel + " / " + own;
        context.layer = out_.layers.size();
        context.group.reset();
        out_.layers.push_back({idOf(node, context), context.layerLabel});
        if (context.layerLabel.size() > limits_.bytes / limits_.elements * 8) // names of names of names
            return refuse(node, "too-deep", Sentence("The names of layers in layers are too long."));
    } else if (context.layer != SIZE_MAX || tree_.marksLayers) { // else it is the page
        if (context.layer == SIZE_MAX) context.layer = looseLayer();
        out_.groups.push_back({idOf(node, context), labelOf(node), context.layer, context.group});
        context.group = out_.groups.size() - 1;
    }
    children(node, context);
}

void DrawingWalker::clone(const pugi::xml_node& node, DrawnContext context) {
    std::string_view target = node.attribute("href").value();
    if (target.empty()) target = prefixedAttribute(node, "href");
    const auto original = tree_.byId.find(referredId(target));
    if (original == tree_.byId.end()) return aside(Aside::lostClone, node.attribute("id").value());
    const std::string_view id = original->first;
    const bool around = [&] {
        for (pugi::xml_node parent = node; !parent.empty(); parent = parent.parent())
            if (parent == original->second) return true;
        return false;
    }();
    if (around || std::find(cloning_.begin(), cloning_.end(), id) != cloning_.end())
        return refuse(node, "svg-clone",
                      Sentence("The clone of `{0}` holds itself; take it out.", shortened(id)));
    const Point shift{length(node, "x", context.viewWidth), length(node, "y", context.viewHeight)};
    context.placed = context.placed * Affine{1, 0, 0, 1, shift.x, shift.y};
    context.clone += cleanText(node.attribute("id").value()) + "/";
    if (context.clone.size() > 4096)
        return refuse(node, "too-deep", Sentence("Clones of clones are too many."));
    context.cloned = true;
    if (context.layer == SIZE_MAX) context.layer = looseLayer();
    cloning_.push_back(id);
    const std::string_view name = svgName(original->second);
    if (name == "symbol" && admits(original->second, context)) {
        const double width = length(node, "width", context.viewWidth, context.viewWidth);
        const double height = length(node, "height", context.viewHeight, context.viewHeight);
        viewport(original->second, std::move(context), width, height);
    } else if (name != "symbol")
        element(original->second, context);
    cloning_.pop_back();
}

/// Reads what a viewport holds: a nested svg, a symbol.
void DrawingWalker::viewport(const pugi::xml_node& node, DrawnContext context, double width, double height) {
    if (context.layer == SIZE_MAX) context.layer = looseLayer();
    const auto box = svgNumbers(node.attribute("viewBox").value());
    if (box && box->size() == 4 && (*box)[2] > 0 && (*box)[3] > 0) {
        context.placed =
            context.placed * viewBoxTransform({(*box)[0], (*box)[1], (*box)[2], (*box)[3]}, width, height,
                                              node.attribute("preserveAspectRatio").value());
        context.viewWidth = (*box)[2];
        context.viewHeight = (*box)[3];
    }
    children(node, context);
}

std::optional<std::string> DrawingWalker::pathOf(const pugi::xml_node& node, std::string_view name,
                                                 const DrawnContext& context) const {
    const double width = context.viewWidth;
    const double height = context.viewHeight;
    if (name == "path") return node.attribute("d").value();
    if (name == "rect") {
        const double across = length(node, "width", width);
        const double down = length(node, "height", height);
        double rx = length(node, "rx", width, -1);
        double ry = length(node, "ry", height, -1);
        if (rx < 0) rx = ry;
        if (ry < 0) ry = rx;
        if (across <= 0 || down <= 0) return std::string();
        return rectanglePath(length(node, "x", width), length(node, "y", height), across, down, rx, ry);
    }
    if (name == "circle" || name == "ellipse") {
        const double r = length(node, "r", std::hypot(width, height) / std::sqrt(2.0));
        const double rx = name == "circle" ? r : length(node, "rx", width);
        const double ry = name == "circle" ? r : length(node, "ry", height);
        if (rx <= 0 || ry <= 0) return std::string();
        return ellipsePath(length(node, "cx", width), length(node, "cy", height), rx, ry);
    }
    if (name == "line")
        return polylinePath({length(node, "x1", width), length(node, "y1", height), length(node, "x2", width),
                             length(node, "y2", height)},
                            false);
    if (name != "polyline" && name != "polygon") return std::nullopt;
    const auto numbers = svgNumbers(node.attribute("points").value());
    return numbers ? polylinePath(*numbers, name == "polygon") : std::string("?");
}

void DrawingWalker::shape(const pugi::xml_node& node, const DrawnContext& context, const std::string& path) {
    PathLimits limits;
    limits.points = std::min(limits_.pathPoints, limits_.points - out_.points);
    limits.coordinate = limits_.coordinate;
    auto paths = drawnPath(path, context.placed, limits);
    if (!paths && paths.error().tooMany)
        return refuse(node, "too-many",
                      Sentence("The drawing has more points than are read: {0} in a shape, {1} in all.",
                               limits_.pathPoints, limits_.points));
    if (!paths) return leaveOut(node, context, std::move(paths.error().sentence));
    if (paths->empty()) return;
    DrawnShape shape;
    shape.id = idOf(node, context);
    shape.label = labelOf(node);
    shape.layer = context.layer;
    shape.group = context.group;
    shape.rule = context.style.rule;
    shape.fill = paintColour(context.style.fill);
    shape.stroke = paintColour(context.style.stroke);
    shape.clone = context.cloned;
    const bool filled = context.style.fill != "none" && context.style.fill != "transparent";
    shape.area =
        svgName(node) != "line" &&
        (filled || std::all_of(paths->begin(), paths->end(), [](const Subpath& p) { return p.closed; }));
    for (const Subpath& one : *paths)
        out_.points += one.points.size();
    shape.paths = std::move(*paths);
    out_.shapes.push_back(std::move(shape));
}

} // namespace marches
