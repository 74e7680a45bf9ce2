#pragma once

#include "engine/simulation/statistics.h"

#include <string>
#include <vector>

/// Figures of a report as inline SVG. They take their colours from the style of the page (light and dark) and
/// have their values as titles too. Texts are escaped here.
namespace marches {

/// A map without colours: outlines of its places as SVG path data.
struct MapDrawing {
    struct Place {
        std::string id;
        std::string name;
        std::string path;
    };
    double width = 0; ///< 0: there is no map
    double height = 0;
    std::vector<Place> places;
};

/// One row of a plot of shares.
struct ShareRow {
    std::string name;
    std::string note; ///< shown on the right: "8 412 games"
    double share = 0;
    Interval interval;
    double fair = 0;
};
/// Draws shares as points with their 95 % intervals, the fair share as a line, and around it the band that
/// the balance of a map aims at.
std::string sharePlot(const std::vector<ShareRow>& rows);

/// A part of a column.
struct FigurePart {
    std::string title;
    std::string colour; ///< "#rrggbb"
};
/// A column of a figure.
struct Column {
    std::string label;
    std::string title;          ///< shown on top of the column; empty: nothing
    std::vector<double> values; ///< by part
};
/// Draws columns of stacked parts; `most` is the top of the scale, 0: the highest column.
std::string stackedColumns(const std::vector<FigurePart>& parts, const std::vector<Column>& columns,
                           double most, int decimals);
/// Draws the key to the colours.
std::string keyOf(const std::vector<FigurePart>& parts);
/// Draws a small row of bars.
std::string sparkline(const std::vector<Column>& columns);

/// Returns the outlines as definitions, once for any number of tinted maps on the same page.
std::string mapDefinitions(const MapDrawing& map);
struct Tint {
    double strength = 0; ///< 0 to 1; 0 has a tint of its own
    std::string title;
};
/// Draws the map with `tints`, one for each of its places.
std::string tintedMap(const MapDrawing& map, const std::vector<Tint>& tints, const std::string& name);

} // namespace marches
