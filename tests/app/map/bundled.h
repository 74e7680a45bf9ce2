#pragma once

#include "app/map/map_view.h"
#include "engine/scenario/scenario.h"
#include "tests/app/map/seen_places.h"

#include <functional>
#include <initializer_list>
#include <memory>
#include <string>
#include <vector>

namespace marches::appmap {

/// A bundled map as the program shows it.
struct BundledMap {
    Scenario scenario;
    std::shared_ptr<const MapPicture> picture;

    const Map& map() const { return *scenario.whole.map; }
    ProvinceId province(std::string_view id) const { return map().findProvince(id).value(); }
};

/// `name`: "western-europe" or "eastern-europe", read once. Fails hard when it can't be read.
const BundledMap& bundledMap(const std::string& name);
const BundledMap& west();

/// The size of the map in a window of 1280 x 720.
constexpr QSize smallView(955, 450);

/// An empty view in a window of its own; null when that isn't seen in time.
[[nodiscard]] std::unique_ptr<MapView> shownView();
/// The invented position of the west at scale 1 around Artois; null as `shownView`.
[[nodiscard]] std::unique_ptr<MapView> viewOfArtois();
/// Every province of the view's map, and each one's face, which `change` may write to.
[[nodiscard]] std::vector<ProvinceId> allProvinces(const MapView& view);
void changeFaces(MapView& view, const std::function<void(ProvinceId, ProvinceFace&)>& change);

/// Shows it in a view: names, marks of the sort a game sets; nobody owns anything yet. `variant`: its place
/// among the scenario's, -1 for the whole.
void showNames(MapView& view, const BundledMap& bundled, const QString& language = QStringLiteral("en"),
               int variant = -1);
/// An invented position: owners, tokens of all kinds, one province with six tokens of three owners.
void showPosition(MapView& view, const BundledMap& bundled);

/// Exactly that scale: no view shows a map smaller than all of it is seen, so one that is too large becomes
/// smaller first.
void showToScale(MapView& view, double scale);

/// What stands on a map: names alone, or that position too.
enum class Standing { names, position };
/// A bundled map at a scale, in a view of 1300 by 900 px, or less, that is on no screen.
void showAt(MapView& view, const QString& map, double scale, Standing standing = Standing::position);
/// The same with strips of yields.
void showYields(MapView& view, const QString& map, double scale, Standing standing = Standing::position);
void onBothMaps(); ///< rows for a test that fetches the `name` of a bundled map
/// Rows for a test that fetches a `map` and a `scale`.
void onBothMaps(std::initializer_list<double> scales);
void atAllScales(); ///< from small to twice the size

/// The tightest provinces of a map, those with the smallest pole first.
std::vector<ProvinceId> tightest(const MapView& view, std::size_t count);
/// Puts six tokens of three owners, all different, into a province: one of them attacks, or all share it.
enum class Crowd { battle, shared };
void crowd(MapView& view, ProvinceId province, Crowd what = Crowd::battle);
/// The same with an army chosen: highlights, badges, an arrow.
void showChoice(MapView& view, const BundledMap& bundled);

} // namespace marches::appmap
