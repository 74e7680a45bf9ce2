#pragma once

#include "app/map/map_scene.h"

#include <span>

namespace marches::appmap {

/// The place for a card of that size: the emptiest part of the view, off the provinces that it is `about`,
/// off what can be reached and the view's own `panels`; as near to them as emptiness allows. What is written
/// counts where it is known where it stands (`MapScene::laidOutHere`). View px.
[[nodiscard]] QRect cardPlace(const MapScene& scene, const QSize& size, std::span<const ProvinceId> about,
                              std::span<const QRect> panels);

} // namespace marches::appmap
