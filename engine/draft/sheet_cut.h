#pragma once

#include "engine/base/expected.h"
#include "engine/base/point.h"
#include "engine/draft/change.h"

#include <vector>

// What becomes of things on a sheet that is moved and cut: width and height are those of the new sheet, which
// begins at the origin; SVG units.
namespace marches::draft {

/// Moves all points of the section `picture`. Corners, lanes, names of seas and anchors of which a point then
/// lies off the sheet are taken out.
void moveWithin(Node& picture, Point by, double width, double height);

/// Moves what is drawn over the provinces and cuts it at the sheet's edges; hills and trees that are not
/// whole go.
std::vector<LayerItem> layerWithin(const std::vector<LayerItem>& items, Layer layer, Point by, double width,
                                   double height);

/// Cuts the sheet of a map to a box within it (SVG units, rounded to whole ones), whose corner becomes the
/// origin. Land beyond goes, and with provinces that lose all of it all that names them; links of provinces
/// that no longer touch go unless a lane joins them. Refused: no planar map, a box of less than `leastSheet`
/// or not within the sheet.
Expected<Change, Sentence> cropSheet(const Draft& draft, const Box& box);

} // namespace marches::draft
