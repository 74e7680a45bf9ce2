#include "editor/map_pack.h"

#include "app/map/thumbnail.h"
#include "app/shell/files.h"
#include "editor/document.h"
#include "editor/map_feed.h"
#include "engine/base/disk.h"
#include "engine/draft/package.h"

#include <QBuffer>
#include <QFileInfo>

namespace marches::editor {

namespace {
constexpr QSize packedPicture{320, 320}; // px
}

bool isPackage(const QString& path) {
    return path.endsWith(QLatin1Char('.') + shell::packageSuffix, Qt::CaseInsensitive);
}

QByteArray thumbnailOf(const Document& document) {
    const auto picture = mapPicture(document);
    if (!picture) return {};
    const Atlas& atlas = document.atlas();
    std::vector<appmap::ThumbnailTint> tints(picture->provinces.size());
    for (std::size_t i = 0; i < tints.size() && i < atlas.provinces.size(); ++i)
        if (const auto& countries = atlas.provinces[i].countries; !countries.empty())
            tints[i].fill = atlas.countries[static_cast<std::size_t>(countries.front())].colour;
    const QPixmap painted = appmap::renderThumbnail(*picture, tints, packedPicture, theme::Theme{}, 1);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    return painted.save(&buffer, "PNG") ? bytes : QByteArray{};
}

Findings packMap(const Document& document, const QString& path) {
    const auto package = draft::packageOf(document.draft(), thumbnailOf(document).toStdString());
    if (!package) return package.error();
    const auto bytes = draft::packageBytes(*package);
    if (!bytes) return {bytes.error()};
    if (auto fault = writeAtomically(shell::onDisk(QFileInfo(path).absoluteFilePath()), *bytes))
        return {std::move(*fault)};
    return {};
}

} // namespace marches::editor
