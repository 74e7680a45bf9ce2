#pragma once

#include "engine/draft/import/joined.h"

#include <string>

namespace marches::draft {

/// What is drawn of a map for Inkscape.
struct DrawingToWrite {
    double width = 0; ///< SVG units
    double height = 0;
    struct Province {
        std::string id;
        std::string name;   ///< its label; the id if empty
        std::string colour; ///< "#rrggbb"; empty: grey
        Outline outline;
        Point label; ///< where its name stands
    };
    std::vector<Province> provinces; ///< from the lowest to the uppermost
    std::vector<Outline> land;
    std::vector<Outline> water;
    std::vector<Outline> relief;
    std::vector<Outline> woods;
    std::vector<std::vector<Point>> rivers;
};

/// Writes a drawing for Inkscape: a layer a kind, each province a path with its id (`prov-ID`) and its name
/// as label, names as texts. Read again, it is the same map.
std::string inkscapeDrawing(const DrawingToWrite& drawing);

} // namespace marches::draft
