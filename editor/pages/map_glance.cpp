#include "editor/pages/map_glance.h"

#include "app/map/picture_of.h"
#include "app/map/thumbnail.h"
#include "app/shell/files.h"
#include "editor/map_files.h"
#include "editor/words.h"
#include "engine/base/file.h"

#include <QFileInfo>

namespace marches::editor {

MapGlance glanceAt(const QString& path, const QSize& size, const theme::Theme& theme, double pixelRatio) {
    MapGlance glance;
    glance.title = QFileInfo(path).completeBaseName();
    const ScenarioResult read = loadScenario(shell::onDisk(path), mapSources());
    if (!read.scenario) return glance;
    const Variant& whole = read.scenario->whole;
    glance.title = localName(read.scenario->names, read.scenario->id);
    glance.provinces = static_cast<int>(whole.map->provinces().size());
    glance.countries = static_cast<int>(whole.map->countries().size());
    if (whole.picture.file.empty()) return glance;
    const auto bytes = readBeside(whole.picture.folder, whole.picture.file, PictureLimits{}.bytes);
    if (!bytes) return glance;
    const PictureResult picture = readPicture(*bytes, whole.picture.file);
    if (!picture.picture) return glance;
    std::vector<appmap::ThumbnailTint> tints(whole.map->provinces().size());
    for (std::size_t i = 0; i < tints.size(); ++i) {
        const auto& countries = whole.map->provinces()[idAt<ProvinceId>(i)].countries;
        if (!countries.empty()) tints[i].fill = theme::countryPigment(index(countries.front()));
    }
    glance.picture = appmap::renderThumbnail(appmap::pictureOf(*picture.picture, whole.picture, *whole.map),
                                             tints, size, theme, pixelRatio);
    return glance;
}

} // namespace marches::editor
