#include "editor/map/render_map.h"

#include "app/map/map_view.h"
#include "app/shell/files.h"
#include "app/shell/findings.h"
#include "editor/kept_map.h"
#include "editor/map_feed.h"
#include "editor/map_files.h"
#include "editor/words.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <optional>

namespace marches::editor {

namespace {

constexpr QSize viewSize(1600, 1000); // px; a printed map does not depend on it

struct RenderWords {
    Q_DECLARE_TR_FUNCTIONS(RenderMap)
};

std::optional<appmap::MapExport::Format> formatOf(const QString& path) {
    using Format = appmap::MapExport::Format;
    for (const Format format : {Format::Pdf, Format::Png, Format::Svg})
        if (path.endsWith(QLatin1Char('.') + appmap::suffixOf(format), Qt::CaseInsensitive)) return format;
    return std::nullopt;
}

std::optional<draft::Draft> opened(const QString& path, std::span<const GamePanels* const> games,
                                   QStringList& faults) {
    draft::OpenResult read = draft::openDraft(shell::onDisk(path), mapSources(), slotsOf(games));
    if (read.draft && (read.draft->map != nullptr || mapPicture(Document(*read.draft)) != nullptr))
        return std::move(read.draft);
    for (const QString& line : shell::findingLines(read.findings, {}))
        faults << line;
    if (faults.isEmpty())
        faults << RenderWords::tr("%1 has no picture.", "%1 a file").arg(QFileInfo(path).fileName());
    return std::nullopt;
}

const GamePanels* panelsOf(const Document& document, std::span<const GamePanels* const> games) {
    const Node* game = document.whole().find("game");
    for (const GamePanels* each : games)
        if (game != nullptr && game->isScalar() && each->game() == game->text) return each;
    return nullptr;
}

/// The variant's name; nothing where the map has none of this id.
std::optional<QString> variantName(const Document& document, const QString& id) {
    if (id.isEmpty()) return QString{};
    const Node* variants = document.whole().find("variants");
    const Node* variant = variants == nullptr ? nullptr : variants->find(id.toStdString());
    if (variant == nullptr) return std::nullopt;
    return nameOf(variant, id.toStdString());
}

} // namespace

Rendered renderMap(const RenderRequest& request, std::span<const GamePanels* const> games) {
    Rendered rendered;
    const auto format = formatOf(request.output);
    if (!format) {
        rendered.unknown = true;
        rendered.faults << RenderWords::tr("%1: the name has to end in .pdf, .png or .svg.", "%1 a file")
                               .arg(request.output);
        return rendered;
    }
    auto draft = opened(request.scenario, games, rendered.faults);
    if (!draft) return rendered;
    Document document(std::move(*draft));
    const auto variant = variantName(document, request.variant);
    if (!variant) {
        rendered.unknown = true;
        rendered.faults << RenderWords::tr("The map has no variant %1.", "%1 an id").arg(request.variant);
        return rendered;
    }
    appmap::MapView map;
    map.resize(viewSize);
    MapFeed feed(document, map, panelsOf(document, games), &map);
    document.showVariant(request.variant.toStdString());
    map.setTitle({document.title(), *variant}, {});
    if (const auto fault =
            appmap::exportMap(map, request.output, {.format = *format, .width = request.width}))
        rendered.faults << *fault;
    return rendered;
}

} // namespace marches::editor
