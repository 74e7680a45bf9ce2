#include "tests/bench/large_map.h"

#include "engine/base/disk.h"
#include "engine/base/file.h"
#include "engine/picture/path_text.h"
#include "engine/planar/edits.h"
#include "tests/engine/planar/made_maps.h"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace marches {
namespace {

std::string idOf(int column, int row) {
    return fmt::format("p{}-{}", row, column);
}

/// The country of a block of provinces: four beside each other, in two rows.
std::string countryOf(int column, int row, int columns, int rows) {
    return fmt::format("c{}", 1 + column * 4 / columns + row * 2 / rows * 4);
}

std::string countriesText(int columns, int rows) {
    std::string text = "countries:\n";
    for (int n = 0; n < 8; ++n) {
        const int column = n % 4 * columns / 4 + columns / 8;
        const int row = n / 4 * rows / 2 + rows / 4;
        text += fmt::format("  c{0}:\n    names: {{en: Country {0}, de: Land {0}}}\n    number: {0}\n"
                            "    capital: {1}\n    trade-center: {2}\n",
                            n + 1, idOf(column, row), idOf(column + 1, row));
    }
    return text;
}

std::string provincesText(int columns, int rows) {
    std::string text = "provinces:\n";
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            text +=
                fmt::format("  {0}:\n    names: {{en: Place {0}, de: Ort {0}}}\n    country: {1}\n"
                            "    symbols: {{food: 1, product: {2}}}\n",
                            idOf(column, row), countryOf(column, row, columns, rows), 1 + (row + column) % 2);
            std::string links;
            if (column + 1 < columns) links += idOf(column + 1, row);
            if (row + 1 < rows) links += (links.empty() ? "" : ", ") + idOf(column, row + 1);
            if (!links.empty()) text += "    links: [" + links + "]\n";
        }
    return text;
}

/// The tables of a map that comes with the program, from its key `setup` to the last before `variants`.
std::string tablesText() {
    const auto bundled =
        readRegularFile(MARCHES_SOURCE_DIR "/resources/scenarios/western-europe.yaml", std::size_t{4} << 20);
    if (!bundled) return {};
    const std::size_t from = bundled->find("\nsetup:");
    const std::size_t to = bundled->find("\nvariants:");
    return from < to ? bundled->substr(from + 1, to - from) : std::string();
}

std::string svgText(const planar::PlanarMap& map, int columns) {
    const auto outlineOf = [&map](planar::Label label) {
        Outline outline;
        for (const planar::GridRing& ring : map.outline(label)) {
            Ring points;
            for (const planar::GridPoint at : ring)
                points.push_back(planar::toPoint(at));
            outline.rings.push_back(std::move(points));
        }
        return outlineText(outline);
    };
    std::string svg =
        fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
                    "height=\"{1}\">\n<g id=\"provinces\">\n",
                    planar::unitsOf(map.sheet().right), planar::unitsOf(map.sheet().bottom));
    for (const planar::Label label : map.provinces()) {
        const int number = label - planar::firstProvince;
        svg += fmt::format("<path id=\"prov-{}\" d=\"{}\"/>\n", idOf(number % columns, number / columns),
                           outlineOf(label));
    }
    return svg + "</g>\n</svg>\n";
}

} // namespace

std::filesystem::path writeLargeMap(const std::filesystem::path& folder, int columns, int rows,
                                    int segmentsOnSide) {
    const planar::PlanarMap map = planar::blocks({.columns = columns,
                                                  .rows = rows,
                                                  .side = 8000,
                                                  .segmentsOnSide = segmentsOnSide,
                                                  .margin = 8000,
                                                  .seed = 7});
    const std::string yaml =
        "format: marches-scenario 2\ngame: warriors-and-traders\nid: made\nnames: {en: Made}\n\n" +
        countriesText(columns, rows) + provincesText(columns, rows) + tablesText() +
        fmt::format("\npicture:\n  file: made.svg\n  size: [{}, {}]\n", planar::unitsOf(map.sheet().right),
                    planar::unitsOf(map.sheet().bottom));
    const std::filesystem::path path = folder / "made.yaml";
    if (writeAtomically(folder / "made.svg", svgText(map, columns)) || writeAtomically(path, yaml)) return {};
    return path;
}

} // namespace marches
