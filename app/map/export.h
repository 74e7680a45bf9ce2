#pragma once

#include <QSize>
#include <QString>

#include <optional>

/// The map on paper: what a view shows, as a whole sheet with frame, title, compass and key; parchment,
/// whatever the screen's colours and pixels.
namespace marches::appmap {

class MapView;

struct MapExport {
    enum class Format : std::uint8_t { Pdf, Png, Svg } format = Format::Pdf;
    int width = 3600; ///< of a PNG, pixels with the frame; its height follows
};

inline constexpr int leastExportWidth = 400;
inline constexpr int greatestExportWidth = 8000;

/// The size of the sheet with its frame: of a PNG in pixels, else in px of 96 an inch.
[[nodiscard]] QSize exportSize(const MapView& view, const MapExport& wanted);

/// Writes the whole file or nothing: owners, tokens and yields as the view shows them, without highlights,
/// arrows and badges. Gives back why it could not be written, in the program's language.
[[nodiscard]] std::optional<QString> exportMap(const MapView& view, const QString& path,
                                               const MapExport& wanted);

/// The name of a format's files: "pdf", "png", "svg".
[[nodiscard]] QString suffixOf(MapExport::Format format);

} // namespace marches::appmap
