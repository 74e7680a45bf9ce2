#pragma once

#include "engine/picture/drawing_guard.h"
#include "engine/picture/drawing_path.h"
#include "engine/picture/drawing_style.h"

#include <map>
#include <unordered_set>

namespace marches {

/// What holds for the elements inside one element.
struct DrawnContext {
    Affine placed; ///< from its user units to the map's
    DrawnStyle style;
    std::size_t layer = 0; ///< SIZE_MAX: outside all layers
    std::optional<std::size_t> group;
    std::string layerLabel;
    std::string clone; ///< of a clone: its id and a slash
    bool cloned = false;
    int depth = 0;        ///< with the ways through clones
    double viewWidth = 0; ///< of the viewport, for percentages; user units
    double viewHeight = 0;
};

/// Walks through what is drawn and collects it. The tree was found harmless before.
class DrawingWalker {
public:
    DrawingWalker(const GuardedTree& tree, const PictureLimits& limits, const ReportDrawing& report,
                  Drawing& out);
    /// Reads all that the root holds, placed on the map by `page`.
    void walk(const Affine& page, double viewWidth, double viewHeight);

private:
    void element(const pugi::xml_node& node, const DrawnContext& outer);
    void children(const pugi::xml_node& node, const DrawnContext& context);
    bool admits(const pugi::xml_node& node, const DrawnContext& outer);
    Declarations declarationsOf(const pugi::xml_node& node);
    bool place(const pugi::xml_node& node, const Declarations& declared, DrawnContext& context);
    Affine aboutOrigin(const pugi::xml_node& node, const Declarations& declared, const Affine& transform,
                       const DrawnContext& context) const;
    void leaveEffectsAside(const pugi::xml_node& node, const Declarations& declared);

    void group(const pugi::xml_node& node, DrawnContext context);
    void clone(const pugi::xml_node& node, DrawnContext context);
    void viewport(const pugi::xml_node& node, DrawnContext context, double width, double height);
    void shape(const pugi::xml_node& node, const DrawnContext& context, const std::string& path);
    void text(const pugi::xml_node& node, const DrawnContext& context);
    void flowedText(const pugi::xml_node& node, const DrawnContext& context);
    void addText(const pugi::xml_node& node, const DrawnContext& context,
                 const std::vector<std::string>& lines, Point at);
    void image(const pugi::xml_node& node, const DrawnContext& context);

    void chooseOuterLayers();
    std::size_t looseLayer();
    std::string labelOf(const pugi::xml_node& node) const;
    std::string idOf(const pugi::xml_node& node, const DrawnContext& context) const;
    std::optional<std::string> pathOf(const pugi::xml_node& node, std::string_view name,
                                      const DrawnContext& context) const;
    double length(const pugi::xml_node& node, const char* name, double whole, double otherwise = 0) const;
    void aside(Aside kind, std::string_view id);
    void refuse(const pugi::xml_node& node, std::string code, Sentence sentence);
    void leaveOut(const pugi::xml_node& node, const DrawnContext& context, Sentence why);

    const GuardedTree& tree_;
    const PictureLimits& limits_;
    const ReportDrawing& report_;
    Drawing& out_;
    StyleSheet sheet_;
    std::unordered_set<std::size_t> outerLayers_; ///< the groups that are layers, if none is marked
    std::optional<std::size_t> loose_;
    std::vector<std::string_view> cloning_; ///< ids of the originals that are being drawn
    std::map<Aside, AsideCount> aside_;
    std::size_t visited_ = 0; ///< elements, those of clones each time
    std::size_t bytes_ = 0;   ///< of their attributes, likewise
    bool refused_ = false;
};

/// Decodes base64, blanks among it; nothing if anything else stands there.
std::optional<std::string> fromBase64(std::string_view text);

} // namespace marches
