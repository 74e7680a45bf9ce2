#pragma once

#include "app/map/shapes.h"
#include "app/theme/palette.h"

#include <QImage>

#include <future>

namespace marches::appmap {

/// What is worked out of a picture before any of it can be drawn, most of the work of opening a map.
struct PreparedPicture {
    std::unique_ptr<Shapes> shapes; ///< null: no picture
    std::shared_future<QImage> sea; ///< `seaTexture` of `shapes` in `tone`, which may still be made
    theme::Tone tone = theme::Tone::Light;
};

/// May be called in any thread; null gives an empty one.
[[nodiscard]] PreparedPicture prepared(std::shared_ptr<const MapPicture> picture, theme::Tone tone);

} // namespace marches::appmap
