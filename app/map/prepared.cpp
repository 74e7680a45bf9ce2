#include "app/map/prepared.h"

#include "app/map/sea.h"

#include <utility>

namespace marches::appmap {

PreparedPicture prepared(std::shared_ptr<const MapPicture> picture, theme::Tone tone) {
    PreparedPicture result;
    result.tone = tone;
    if (!picture) return result;
    result.shapes = std::make_unique<Shapes>(std::move(picture));
    result.sea = seaTextureAhead(result.shapes->grid(), tone);
    return result;
}

} // namespace marches::appmap
