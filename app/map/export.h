#pragma once

#include <QSize>
#include <QString>

#include <optional>

/// Writes the map for paper: what a view shows, as a whole print layout with frame, title, compass and key;
/// parchment, whatever the screen's colours and pixels.
namespace marches::appmap {

class MapView;

/// What a PDF is printed on.
struct Paper {
    enum class Size : std::uint8_t { OfTheMap, A4, A3, A2, Letter } size = Size::OfTheMap;
    bool landscape = false;
    int across = 1; ///< sheets side by side, to be cut along their marks and joined; 1: all on one sheet

    bool operator==(const Paper&) const = default;
};

struct MapExport {
    enum class Format : std::uint8_t { Pdf, Png, Svg } format = Format::Pdf;
    int width = 3600; ///< of a PNG, pixels with the frame; its height follows
    Paper paper = {}; ///< of a PDF
};

inline constexpr int mostSheetsAcross = 8;

/// How many sheets a PDF has, side by side and one below the other.
[[nodiscard]] QSize exportSheets(const MapView& view, const Paper& paper);

inline constexpr int leastExportWidth = 400;
inline constexpr int greatestExportWidth = 8000;

/// The size of the map with its frame: of a PNG in pixels, else in px of 96 an inch, as it is printed.
[[nodiscard]] QSize exportSize(const MapView& view, const MapExport& wanted);

/// Writes the whole file or nothing: owners, tokens and yields as the view shows them, without highlights,
/// arrows and badges. Gives back why it could not be written, in the program's language.
[[nodiscard]] std::optional<QString> exportMap(const MapView& view, const QString& path,
                                               const MapExport& wanted);

/// The name of a format's files: "pdf", "png", "svg".
[[nodiscard]] QString suffixOf(MapExport::Format format);

} // namespace marches::appmap
