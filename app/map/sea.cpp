#include "app/map/sea.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <vector>

namespace marches::appmap {

namespace {

struct Rgb {
    double r, g, b;
};

Rgb rgb(const QColor& c) {
    return {c.redF() * 255.0, c.greenF() * 255.0, c.blueF() * 255.0};
}

Rgb mix(const Rgb& under, const Rgb& over, double share) {
    return {under.r + (over.r - under.r) * share, under.g + (over.g - under.g) * share,
            under.b + (over.b - under.b) * share};
}

/// Distance of each sea cell from the nearest land, in cells; 0 on land.
std::vector<float> coastDistance(const AreaGrid& grid) {
    const int w = grid.columns();
    const int h = grid.rows();
    std::vector<float> distance(static_cast<std::size_t>(w) * static_cast<std::size_t>(h), 1e6F);
    const auto cell = [&](int x, int y) -> float& {
        return distance[static_cast<std::size_t>(y) * static_cast<std::size_t>(w) +
                        static_cast<std::size_t>(x)];
    };
    const auto relax = [&](int x, int y, int dx, int dy, float step) {
        if (x + dx < 0 || y + dy < 0 || x + dx >= w || y + dy >= h) return;
        cell(x, y) = std::min(cell(x, y), cell(x + dx, y + dy) + step);
    };
    constexpr float straight = 0.96F;
    constexpr float diagonal = 1.36F;
    for (int y = 0; y < h; ++y)
        for (int x = 0; x < w; ++x) {
            if (grid.at(x, y) != AreaGrid::sea) cell(x, y) = 0;
            relax(x, y, -1, 0, straight);
            relax(x, y, -1, -1, diagonal);
            relax(x, y, 0, -1, straight);
            relax(x, y, 1, -1, diagonal);
        }
    for (int y = h - 1; y >= 0; --y)
        for (int x = w - 1; x >= 0; --x) {
            relax(x, y, 1, 0, straight);
            relax(x, y, 1, 1, diagonal);
            relax(x, y, 0, 1, straight);
            relax(x, y, -1, 1, diagonal);
        }
    return distance;
}

struct WashBand {
    double reach; ///< map units from the coast
    double share; ///< of the wash's colour
};

constexpr std::array<WashBand, 4> bands{{{9, 0.24}, {19, 0.17}, {30, 0.12}, {43, 0.08}}};
constexpr double softness = 3.5; // map units over which a band ends

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
double speck(int x, int y) {
    auto h = static_cast<std::uint32_t>(x) * 0x9E3779B1U ^ static_cast<std::uint32_t>(y) * 0x85EBCA77U;
    h = (h ^ (h >> 15)) * 0x2C1B3C6DU;
    h = (h ^ (h >> 12)) * 0x297A2D39U;
    return ((h ^ (h >> 15)) & 0xFFFFU) / 65535.0;
}

/// Smooth between specks `grain` cells apart; 0 to 1.
double clouded(double x, double y, double grain) {
    const double u = x / grain;
    const double v = y / grain;
    const int column = static_cast<int>(u);
    const int row = static_cast<int>(v);
    const auto eased = [](double t) { return t * t * (3 - 2 * t); };
    const double s = eased(u - column);
    const double t = eased(v - row);
    const double upper = speck(column, row) * (1 - s) + speck(column + 1, row) * s;
    const double lower = speck(column, row + 1) * (1 - s) + speck(column + 1, row + 1) * s;
    return upper * (1 - t) + lower * t;
}

constexpr double stain = 0.06; // darkest spot of old paper against the lightest

/// How much the paper darkens a place, 0 to `stain`.
double stainAt(int x, int y) {
    return stain * (0.55 * clouded(x, y, 61) + 0.3 * clouded(x + 977, y + 331, 19) +
                    0.15 * clouded(x + 131, y + 733, 5));
}

} // namespace

QImage seaTexture(const AreaGrid& grid, theme::Tone tone) {
    const Rgb centre = rgb(theme::colour(theme::Role::SeaCentre, tone));
    const Rgb middle = rgb(theme::colour(theme::Role::SeaMiddle, tone));
    const Rgb rim = rgb(theme::colour(theme::Role::SeaRim, tone));
    const Rgb wash = rgb(theme::colour(theme::Role::CoastWash, tone));

    const std::vector<float> distance = coastDistance(grid);
    const double farthestWash = bands.back().reach + softness;
    std::array<double, 256> washTable{};
    for (std::size_t i = 0; i < washTable.size(); ++i)
        washTable[i] = washAt(farthestWash * static_cast<double>(i) / 255);

    const int w = grid.columns();
    const int h = grid.rows();
    QImage image(w, h, QImage::Format_RGB32);
    const double radius = 0.8 * std::max(w, h);
    for (int y = 0; y < h; ++y) {
        auto* line = reinterpret_cast<QRgb*>(image.scanLine(y));
        for (int x = 0; x < w; ++x) {
            const double dx = x - 0.42 * w;
            const double dy = y - 0.45 * h;
            const double t = std::min(1.0, std::sqrt(dx * dx + dy * dy) / radius);
            Rgb c = t < 0.55 ? mix(centre, middle, t / 0.55) : mix(middle, rim, (t - 0.55) / 0.45);
            const double d = distance[static_cast<std::size_t>(y) * static_cast<std::size_t>(w) +
                                      static_cast<std::size_t>(x)] *
                             grid.cell();
            if (d < farthestWash)
                c = mix(c, wash, washTable[static_cast<std::size_t>(d / farthestWash * 255)]);
            c = mix(c, {0, 0, 0}, stainAt(x, y));
            line[x] = qRgb(static_cast<int>(c.r), static_cast<int>(c.g), static_cast<int>(c.b));
        }
    }
    return image;
}

} // namespace marches::appmap
