#pragma once

#include "engine/draft/command_parts.h"
#include "engine/draft/edits_sheet.h"

#include <string>
#include <string_view>
#include <vector>

/// What the commands on the planar map are made of.
namespace marches::draft {

/// Whether two labels share a border that is long enough to be a contact.
bool touching(const planar::PlanarMap& map, Label a, Label b);
/// Returns the land of a label in SVG units.
Outline outlineOf(const planar::PlanarMap& map, Label label);
/// Returns all land of a map, provinces and quiet land, as one area in SVG units.
Outline landOutline(const planar::PlanarMap& map);
/// Returns the label among `labels` in which a point lies, or whose border is nearest to it.
Label nearestOf(const planar::PlanarMap& map, const std::vector<Label>& labels, Point point);

/// Says that there is no planar map yet; nothing where there is one.
std::optional<Sentence> noMap(const Draft& draft);
/// Adds the slot of an edit of the planar map, and takes provinces out that have no land any more.
void putRework(TreeWork& work, const planar::Rework& rework);
/// Takes a province out: its label's id and all that names it.
void dropProvince(TreeWork& work, const std::string& id);
/// Puts a new province into the tree and gives the label its id, which it returns. `like` is a province whose
/// country, kind and terrain it gets, or empty; `number` counts several of one name from 1.
std::string addProvince(TreeWork& work, Label label, const NewName& name, std::size_t number,
                        const std::string& like, const std::string& country);
std::optional<Sentence> newNameRefused(const TreeWork& work, const NewName& name);
/// Links a province with all that its label touches on the map.
void linkTouching(TreeWork& work, const planar::PlanarMap& map, Label label, const std::string& id);

} // namespace marches::draft
