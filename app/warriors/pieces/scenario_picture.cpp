#include "app/warriors/pieces/scenario_picture.h"

#include "app/map/picture_of.h"
#include "engine/base/file.h"

#include <QLocale>

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
    const std::string language = QLocale().name().section(QLatin1Char('_'), 0, 0).toStdString();
    const std::string_view name =
        part ? nameIn(found->names, language, found->id) : nameIn(scenario.names, language, scenario.id);
    return QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
}

} // namespace marches::warriors::face
