#include "editor/idle_checks.h"

#include "app/map/labels.h"
#include "engine/draft/checks/map_checks.h"
#include "engine/draft/texts.h"

#include <algorithm>
#include <array>
#include <utility>

namespace marches::editor {

namespace {

/// Returns the least room that a name needs, in map units: the map chooses among its forms.
Point leastRoom(std::string_view name, int zoom, const appmap::LabelFonts& fonts) {
    appmap::ProvinceFace face;
    face.name = QString::fromUtf8(name.data(), static_cast<qsizetype>(name.size()));
    QSizeF least;
    for (const appmap::LabelForm& form : appmap::labelForms(face, fonts.style())) {
        const QSizeF size = appmap::labelSize(face, form, fonts);
        if (least.isEmpty() || size.width() < least.width()) least = size;
    }
    return {least.width() * 100 / zoom, least.height() * 100 / zoom};
}

} // namespace

draft::Problems idleProblems(const draft::Reading& reading, const IdleChecks& checks) {
    const appmap::LabelFonts fonts(appmap::LabelStyle{checks.theme, false, 1});
    const auto room = [&fonts](std::string_view name, int zoom) { return leastRoom(name, zoom, fonts); };
    constexpr std::array zooms{100};
    draft::Problems problems =
        draft::labelProblems(reading, room, zooms, draft::languagesOf(draft::allTexts(reading.merged)));
    draft::Problems files = draft::fileProblems(checks.files);
    std::move(files.begin(), files.end(), std::back_inserter(problems));
    return problems;
}

} // namespace marches::editor
