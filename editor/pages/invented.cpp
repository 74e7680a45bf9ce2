#include "editor/pages/invented.h"

#include "app/shell/files.h"
#include "editor/map/sheet_picture.h"
#include "editor/map_files.h"

#include <array>

namespace marches::editor {

InventedMap invented(const SourceMap& like, const draft::MapTitle& title, const draft::LandWish& wish) {
    InventedMap land{wish, title, draft::inventedMap(like.draft, title, wish), {}, nullptr};
    if (!land.made) return land;
    const auto folder = shell::onDisk(ownMapsFolder());
    land.read = draft::readNewMap(*land.made, folder, mapSources(),
                                  like.panels != nullptr ? like.panels->gameChecks().check : nullptr);
    const std::array games{like.draft.opened->game};
    draft::OpenResult opened = draft::openDraftCopies(land.made->yaml, land.made->svg,
                                                      folder / (title.id + ".yaml"), mapSources(), games);
    if (!opened.draft) return land;
    auto shown = std::make_shared<SourceMap>();
    shown->title = QString::fromStdString(title.name);
    shown->draft = std::move(*opened.draft);
    shown->whole = draft::wholeTree(shown->draft);
    shown->atlas = atlasOf(shown->whole);
    shown->picture = sheetPicture(shown->draft, shown->atlas.map());
    shown->panels = like.panels;
    land.shown = std::move(shown);
    return land;
}

} // namespace marches::editor
