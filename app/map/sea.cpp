#include "app/map/sea.h"

#include "app/map/row_bands.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <utility>

namespace marches::appmap {

namespace {

struct Rgb {
    float r, g, b;
};

Rgb rgb(const QColor& c) {
    return {c.redF() * 255, c.greenF() * 255, c.blueF() * 255};
}

Rgb mix(const Rgb& under, const Rgb& over, float share) {
    return {under.r + (over.r - under.r) * share, under.g + (over.g - under.g) * share,
            under.b + (over.b - under.b) * share};
}

/// In parts of a cell: whole numbers this small are gone through eight at a time.
constexpr std::int16_t straight = 24;
constexpr std::int16_t diagonal = 34;
constexpr double cellParts = 25;
constexpr std::int16_t unreached = 16'000;

/// Brings what the row beside knows into `here`, both `cells` long, then what the cells of the row know of
/// each other, walking by `step`.
void relax(const std::int16_t* beside, std::int16_t* here, int cells, int step) {
    for (int x = 0; x < cells; ++x) {
        const int near = std::min(beside[x - 1], beside[x + 1]) + diagonal;
        here[x] = static_cast<std::int16_t>(std::min<int>(here[x], std::min(near, beside[x] + straight)));
    }
    const int end = step > 0 ? cells : -1;
    for (int x = step > 0 ? 0 : cells - 1; x != end; x += step)
        here[x] = std::min(here[x], static_cast<std::int16_t>(here[x - step] + straight));
}

/// Distance of each sea cell in a part of the grid from the nearest land there, 0 on land, at most
/// `unreached`: rows of the part, each with a cell before and after it, and such a row above and below.
std::vector<std::int16_t> coastDistance(const AreaGrid& grid, const QRect& part) {
    const int w = part.width();
    const int h = part.height();
    const std::ptrdiff_t across = w + 2;
    std::vector<std::int16_t> distance(static_cast<std::size_t>(across) * static_cast<std::size_t>(h + 2),
                                       unreached);
    const auto row = [&](int y) { return distance.data() + (y + 1) * across + 1; };
    for (int y = 0; y < h; ++y) {
        for (int x = 0; x < w; ++x)
            if (grid.at(part.left() + x, part.top() + y) != AreaGrid::sea) row(y)[x] = 0;
        relax(row(y - 1), row(y), w, 1);
    }
    for (int y = h - 1; y >= 0; --y)
        relax(row(y + 1), row(y), w, -1);
    return distance;
}

struct WashBand {
    double reach; ///< map units from the coast
    double share; ///< of the wash's colour
};

constexpr std::array<WashBand, 4> bands{{{9, 0.24}, {19, 0.17}, {30, 0.12}, {43, 0.08}}};
constexpr double softness = 3.5; // map units over which a band ends

static_assert(bands.back().reach + softness <= seaReach);

/// Share of the wash by distance in map units.
double washAt(double distance) {
    double clear = 1;
    for (const WashBand& band : bands) {
        const double t = std::clamp((band.reach + softness - distance) / (2 * softness), 0.0, 1.0);
        clear *= 1 - band.share * t * t * (3 - 2 * t);
    }
    return 1 - clear;
}

/// 0 to 1, the same for the same place on every machine.
float speck(int x, int y) {
    auto h = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U;
    h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
    h = (h ^ (h >> 12)) * 0x297A2D39U;
    return static_cast<float>((h ^ (h >> 15)) & 0xFFFFU) / 65535.0F;
}

/// Clouds on old paper: smooth between specks `grain` cells apart.
struct Clouds {
    int grain;
    int dx, dy; ///< where among the specks they begin
    float share;
};

constexpr float stain = 0.06F; // darkest spot of old paper against the lightest
constexpr std::array<Clouds, 3> paper{
    {{61, 0, 0, 0.55F * stain}, {19, 977, 331, 0.3F * stain}, {5, 131, 733, 0.15F * stain}}};

/// From one speck to the next, cell by cell.
std::vector<float> slope(int grain) {
    std::vector<float> result;
    for (int step = 0; step < grain; ++step) {
        const float t = static_cast<float>(step) / static_cast<float>(grain);
        result.push_back(t * t * (3 - 2 * t));
    }
    return result;
}

/// Adds to a row how much these clouds darken each of its cells.
void darken(std::vector<float>& row, int y, const Clouds& clouds, const std::vector<float>& slope) {
    const int v = y + clouds.dy;
    const float down = slope[static_cast<std::size_t>(v % clouds.grain)];
    const auto node = [&](int column) {
        const float upper = speck(column, v / clouds.grain);
        return clouds.share * (upper + (speck(column, v / clouds.grain + 1) - upper) * down);
    };
    int column = clouds.dx / clouds.grain;
    auto step = static_cast<std::size_t>(clouds.dx % clouds.grain);
    float right = node(column);
    for (std::size_t x = 0; x < row.size(); step = 0) {
        const float left = std::exchange(right, node(++column));
        for (const std::size_t end = std::min(row.size(), x + slope.size() - step); x < end; ++x, ++step)
            row[x] += left + (right - left) * slope[step];
    }
}

constexpr int shades = 4096;

/// From the middle of the sheet, at 0, to its corners, by the square of the distance.
std::vector<Rgb> openSea(theme::Tone tone) {
    const Rgb centre = rgb(theme::colour(theme::Role::SeaCentre, tone));
    const Rgb middle = rgb(theme::colour(theme::Role::SeaMiddle, tone));
    const Rgb rim = rgb(theme::colour(theme::Role::SeaRim, tone));
    std::vector<Rgb> result;
    for (int i = 0; i < shades; ++i) {
        const float t = std::sqrt(static_cast<float>(i) / (shades - 1));
        result.push_back(t < 0.55F ? mix(centre, middle, t / 0.55F) : mix(middle, rim, (t - 0.55F) / 0.45F));
    }
    return result;
}

/// Paints `part` of the texture, cells of the grid; the coast is looked for in `coasts`, which holds it.
void paintTexture(QImage& image, const AreaGrid& grid, theme::Tone tone, const QRect& part,
                  const QRect& coasts) {
    const Rgb wash = rgb(theme::colour(theme::Role::CoastWash, tone));
    const std::vector<Rgb> open = openSea(tone);
    const std::vector<std::int16_t> distance = coastDistance(grid, coasts);
    const double farthestWash = bands.back().reach + softness;
    std::vector<float> washTable; // by distance
    for (int i = 0; i * grid.cell() / cellParts < farthestWash; ++i)
        washTable.push_back(static_cast<float>(washAt(i * grid.cell() / cellParts)));
    washTable.push_back(0);
    const int farthest = static_cast<int>(washTable.size()) - 1;
    std::array<std::vector<float>, paper.size()> slopes;
    for (std::size_t i = 0; i < paper.size(); ++i)
        slopes[i] = slope(paper[i].grain);

    const int w = grid.columns();
    const int h = grid.rows();
    const float radius = 0.8F * static_cast<float>(std::max(w, h));
    const float toShade = (shades - 1) / (radius * radius);
    const float middleX = 0.42F * static_cast<float>(w);
    const float middleY = 0.45F * static_cast<float>(h);
    auto* const pixels = reinterpret_cast<QRgb*>(image.bits());
    const std::ptrdiff_t pitch = image.bytesPerLine() / static_cast<qsizetype>(sizeof(QRgb));
    const int first = part.left();
    const int last = part.right();
    eachBandOfRows(part.height(), [&](int begin, int end) {
        std::vector<float> dark(static_cast<std::size_t>(w));
        std::vector<int> shade(static_cast<std::size_t>(w));
        for (int y = part.top() + begin; y < part.top() + end; ++y) {
            const float dy = static_cast<float>(y) - middleY;
            for (int x = first; x <= last; ++x) {
                const float dx = static_cast<float>(x) - middleX;
                shade[static_cast<std::size_t>(x)] = static_cast<int>((dx * dx + dy * dy) * toShade);
            }
            std::fill(dark.begin(), dark.end(), 0.0F);
            for (std::size_t i = 0; i < paper.size(); ++i)
                darken(dark, y, paper[i], slopes[i]);
            const std::int16_t* far =
                distance.data() + static_cast<std::ptrdiff_t>(y - coasts.top() + 1) * (coasts.width() + 2) +
                1 - coasts.left();
            QRgb* line = pixels + y * pitch;
            for (int x = first; x <= last; ++x) {
                const auto at = static_cast<std::size_t>(x);
                const Rgb& sea = open[static_cast<std::size_t>(std::min(shade[at], shades - 1))];
                const Rgb c =
                    mix(sea, wash, washTable[static_cast<std::size_t>(std::min<int>(far[x], farthest))]);
                const float light = 1 - dark[at];
                line[x] = qRgb(static_cast<int>(c.r * light), static_cast<int>(c.g * light),
                               static_cast<int>(c.b * light));
            }
        }
    });
}

} // namespace

QImage seaTexture(const AreaGrid& grid, theme::Tone tone) {
    QImage image(grid.columns(), grid.rows(), QImage::Format_RGB32);
    paintTexture(image, grid, tone, image.rect(), image.rect());
    return image;
}

void patchSea(QImage& texture, const AreaGrid& grid, theme::Tone tone, const QRect& cells) {
    const int reach = static_cast<int>(std::ceil(seaReach / grid.cell())) + 1;
    const QRect part = cells.adjusted(-reach, -reach, reach, reach) & texture.rect();
    paintTexture(texture, grid, tone, part, part.adjusted(-reach, -reach, reach, reach) & texture.rect());
}

std::shared_future<QImage> seaTextureAhead(const AreaGrid& grid, theme::Tone tone) {
    return std::async(std::launch::async, [&grid, tone] { return seaTexture(grid, tone); }).share();
}

} // namespace marches::appmap
