#pragma once

#include "engine/draft/checks/problem.h"
#include "engine/draft/checks/reading.h"

#include <functional>

/// Checks of what is drawn; each returns nothing for a scenario without a picture or with errors in its map.
namespace marches::draft {

/// Borders: "near-contact" of provinces that touch along less than makes a link, "gap" and "overlap" of
/// borders that are not joined, "piece-cut-off" of a piece that lies in another province.
Problems borderProblems(const Reading& reading);

/// Sea lanes: "lane-over-land", "lanes-cross", "lane-hidden" of one that is off the sheet or too short to be
/// seen. Their fix lays the lane anew over water.
Problems laneProblems(const Reading& reading);

/// The token places that a province should have, and the smallest radius of one that still shows its tokens;
/// SVG units.
inline constexpr std::size_t wantedTokenPlaces = 3;
inline constexpr double leastTokenRadius = 12;
inline constexpr double mostTokenRadius = 30;

/// Provinces with less room for tokens than the game needs: "no-room". Their fix finds the places that there
/// are. Slow: it measures every province.
Problems roomProblems(const Reading& reading);

/// Finds up to three places for tokens: within the province around its label, then over water beside it.
std::vector<TokenPlace> tokenPlaces(const Picture& picture, const std::string& province);

/// How wide and high the window writes a province's name, in SVG units at a zoom of so many per cent.
using LabelSize = std::function<Point(std::string_view name, int zoom)>;

/// Names that reach into another province at one of the zooms (per cent), in one of the languages, from where
/// the scenario puts them: "label-cut". For all others the map finds a place. The window gives the measure.
Problems labelProblems(const Reading& reading, const LabelSize& size, std::span<const int> zooms,
                       std::span<const std::string> languages);

} // namespace marches::draft
