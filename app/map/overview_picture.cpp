#include "app/map/overview_picture.h"

#include <algorithm>
#include <array>

namespace marches::appmap {

namespace {

constexpr int samples = 4; // each way in a pixel

struct Sums {
    int red = 0;
    int green = 0;
    int blue = 0;
    void add(QRgb ink, int times) {
        red += qRed(ink) * times;
        green += qGreen(ink) * times;
        blue += qBlue(ink) * times;
    }
};

} // namespace

void paintOverview(QImage& image, const AreaGrid& grid, const OverviewInks& inks, const QRect& part) {
    const QRect within = part & image.rect();
    const double across = static_cast<double>(grid.columns()) / (image.width() * samples);
    const double down = static_cast<double>(grid.rows()) / (image.height() * samples);
    const auto at = [&](int x, int y) { // in samples
        return grid.at(std::min(static_cast<int>((x + 0.5) * across), grid.columns() - 1),
                       std::min(static_cast<int>((y + 0.5) * down), grid.rows() - 1));
    };
    const int alpha = qAlpha(inks.border);
    for (int y = within.top(); y <= within.bottom(); ++y) {
        auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = within.left(); x <= within.right(); ++x) {
            // one more to the right and below, so that a border is seen from one side only
            std::array<std::array<int, samples + 1>, samples + 1> ids{};
            for (int row = 0; row <= samples; ++row)
                for (int column = 0; column <= samples; ++column)
                    ids[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)] =
                        at(x * samples + column, y * samples + row);
            Sums sums;
            int edges = 0;
            for (std::size_t row = 0; row < samples; ++row)
                for (std::size_t column = 0; column < samples; ++column) {
                    const int id = ids[row][column];
                    sums.add(id >= 0                ? inks.provinces[static_cast<std::size_t>(id)]
                             : id == AreaGrid::land ? inks.land
                                                    : inks.sea,
                             1);
                    const int right = ids[row][column + 1];
                    const int below = ids[row + 1][column];
                    edges += (id != right && std::max(id, right) >= 0) ||
                             (id != below && std::max(id, below) >= 0);
                }
            constexpr int all = samples * samples;
            // a line of one pixel shows as one row of samples
            const int share = std::min(256, edges * 256 / samples) * alpha / 255;
            const auto mixed = [share](int sum, int over) {
                return ((sum / all) * (256 - share) + over * share) >> 8;
            };
            pixels[x] = qRgb(mixed(sums.red, qRed(inks.border)), mixed(sums.green, qGreen(inks.border)),
                             mixed(sums.blue, qBlue(inks.border)));
        }
    }
}

} // namespace marches::appmap
