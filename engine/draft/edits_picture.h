#pragma once

#include "engine/base/expected.h"
#include "engine/base/point.h"
#include "engine/draft/draft.h"

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// What the section `picture` of the tree holds: sea lanes, names of seas, anchors, corners, exceptions.
namespace marches::draft {

class TreeWork;

/// Draws a sea lane between two provinces, which are linked if they were not; the lane between them that is
/// there gets the new course. Points in SVG units, from `a` to `b`.
Expected<Change, Sentence> setLane(const Draft& draft, const std::string& a, const std::string& b,
                                   const std::vector<Point>& path);
/// Takes a lane out; the link stays (removeLink takes both).
Expected<Change, Sentence> removeLane(const Draft& draft, const std::string& a, const std::string& b);

/// Adds a name of a sea, along a path of two points or more, with letters `height` units high.
Expected<Change, Sentence> addSeaName(const Draft& draft, std::string_view language, std::string_view name,
                                      const std::vector<Point>& path, double height);
/// Moves or resizes a name of a sea, by its number in the list.
Expected<Change, Sentence> setSeaName(const Draft& draft, std::size_t which, const std::vector<Point>& path,
                                      double height);
Expected<Change, Sentence> removeSeaName(const Draft& draft, std::size_t which);

/// Sets where a province's name stands; nothing: it is computed.
Expected<Change, Sentence> setLabelPlace(const Draft& draft, const std::string& province,
                                         std::optional<Point> at);
/// Sets the places of its tokens; none: they are computed.
Expected<Change, Sentence> setTokenPlaces(const Draft& draft, const std::string& province,
                                          const std::vector<TokenPlace>& places);
/// Sets the line from the tokens to the province; less than two points: none.
Expected<Change, Sentence> setLeader(const Draft& draft, const std::string& province,
                                     const std::vector<Point>& line);
/// Lets the program compute name, tokens and leader anew.
Expected<Change, Sentence> clearAnchor(const Draft& draft, const std::string& province);

/// Says that four provinces meet in a point and are all linked there: links that are missing are added.
Expected<Change, Sentence> addFourCorner(const Draft& draft, Point at,
                                         const std::array<std::string, 4>& provinces);
/// Takes the entry of a point out; links stay.
Expected<Change, Sentence> removeFourCorner(const Draft& draft, Point at);

/// Says that two provinces are not linked though they touch, and why; a link and lane between them go.
/// `addLink` takes that back.
Expected<Change, Sentence> setUnlinked(const Draft& draft, const std::string& a, const std::string& b,
                                       std::string_view language, std::string_view because);
/// Returns why two provinces that touch are not linked, in a language or the first that there is; nothing
/// where no such exception names them.
std::optional<std::string> unlinkedBecause(const Draft& draft, std::string_view a, std::string_view b,
                                           std::string_view language);

/// Lays a picture that is traced over the sheet, moves it, or takes it away (null).
Expected<Change, Sentence> setUnderlay(const Draft& draft, std::shared_ptr<const Underlay> underlay);

/// Takes all entries between two provinces out of a list of the picture ("sea-lanes", "unlinked").
void removePairEntries(TreeWork& work, std::string_view list, std::string_view a, std::string_view b);

} // namespace marches::draft
