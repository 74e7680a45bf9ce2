#include "editor/pages/source_map.h"

#include "app/shell/files.h"
#include "editor/kept_map.h"
#include "editor/map/sheet_picture.h"
#include "editor/map_files.h"
#include "editor/words.h"

#include <QFileInfo>

namespace marches::editor {

namespace {

/// Other own maps are found by their files' names, in the same folder; bundled ones by their ids.
std::string baseName(const QString& path, const Node& whole) {
    if (isBundled(path)) {
        const Node* id = whole.find("id");
        return id != nullptr && id->isScalar() ? id->text : std::string{};
    }
    const QFileInfo file(path);
    if (QFileInfo(file.absolutePath()) != QFileInfo(ownMapsFolder())) return {};
    return file.fileName().toStdString();
}

} // namespace

std::shared_ptr<const SourceMap> openSource(const QString& path, std::span<const GamePanels* const> games) {
    draft::OpenResult opened = draft::openDraft(shell::onDisk(path), mapSources(), slotsOf(games));
    if (!opened.draft) return nullptr;
    auto source = std::make_shared<SourceMap>();
    source->path = path;
    source->draft = std::move(*opened.draft);
    source->whole = draft::wholeTree(source->draft);
    source->atlas = atlasOf(source->whole);
    source->base = baseName(path, source->whole);
    const Node* id = source->whole.find("id");
    source->title = nameOf(&source->whole,
                           id != nullptr && id->isScalar() ? std::string_view(id->text) : std::string_view());
    if (source->title.isEmpty()) source->title = QFileInfo(path).completeBaseName();
    source->picture = sheetPicture(source->draft, source->atlas.map());
    const Node* game = source->whole.find("game");
    for (const GamePanels* each : games)
        if (game != nullptr && game->isScalar() && each->game() == game->text) source->panels = each;
    return source;
}

} // namespace marches::editor
