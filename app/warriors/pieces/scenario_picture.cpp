#include "app/warriors/pieces/scenario_picture.h"

#include "app/map/picture_of.h"
#include "app/warriors/pieces/words.h"
#include "engine/base/file.h"

namespace marches::warriors::face {

std::shared_ptr<const appmap::MapPicture> scenarioPicture(const Scenario& scenario,
                                                          const std::string& variant) {
    const Variant* found = scenario.find(variant);
    if (found == nullptr || found->picture.file.empty()) return nullptr;
    const auto bytes = readBeside(found->picture.folder, found->picture.file, PictureLimits{}.bytes);
    if (!bytes) return nullptr;
    const PictureResult read = readPicture(*bytes, found->picture.file);
    if (!read.picture) return nullptr;
    return std::make_shared<const appmap::MapPicture>(
        appmap::pictureOf(*read.picture, found->picture, *found->map));
}

QString scenarioTitle(const Scenario& scenario, const std::string& variant) {
    const Variant* found = scenario.find(variant);
    const bool part = found != nullptr && !found->id.empty();
    return part ? localName(found->names, found->id) : localName(scenario.names, scenario.id);
}

} // namespace marches::warriors::face
