#pragma once

#include <QColor>

#include <algorithm>
#include <array>
#include <cmath>

/// How colours look to different eyes, for tests that paint.
namespace marches::vision {

enum class Vision { Normal, Protan, Deutan, Tritan };
inline constexpr std::array visions{Vision::Normal, Vision::Protan, Vision::Deutan, Vision::Tritan};

inline const char* nameOf(Vision vision) {
    constexpr std::array names{"normal", "protan", "deutan", "tritan"};
    return names[static_cast<std::size_t>(vision)];
}

using Vector = std::array<double, 3>; ///< red, green, blue, linear; or L*, a*, b*
using Matrix = std::array<Vector, 3>;

// Machado, Oliveira, Fernandes 2009, full strength, on linear sRGB.
inline constexpr Matrix protan{
    {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}};
inline constexpr Matrix deutan{
    {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}};
inline constexpr Matrix tritan{
    {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}};
inline constexpr Matrix toXyz{
    {{.4124564, .3575761, .1804375}, {.2126729, .7151522, .0721750}, {.0193339, .1191920, .9503041}}};
inline constexpr Vector whiteD65{.95047, 1.0, 1.08883};

inline Vector times(const Matrix& m, const Vector& v) {
    Vector result{};
    for (std::size_t row = 0; row < 3; ++row)
        result[row] = m[row][0] * v[0] + m[row][1] * v[1] + m[row][2] * v[2];
    return result;
}

inline double toLinear(double c) {
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

inline double fromLinear(double c) {
    return c <= 0.0031308 ? 12.92 * c : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
}

inline Vector linearOf(const QColor& colour) {
    return {toLinear(colour.redF()), toLinear(colour.greenF()), toLinear(colour.blueF())};
}

/// Linear in, linear out, within what a screen can show.
inline Vector seenAs(const Vector& rgb, Vision vision) {
    Vector seen = rgb;
    switch (vision) {
    case Vision::Normal:
        break;
    case Vision::Protan:
        seen = times(protan, rgb);
        break;
    case Vision::Deutan:
        seen = times(deutan, rgb);
        break;
    case Vision::Tritan:
        seen = times(tritan, rgb);
        break;
    }
    for (double& c : seen)
        c = std::clamp(c, 0.0, 1.0);
    return seen;
}

inline QColor seenAs(const QColor& colour, Vision vision) {
    const Vector seen = seenAs(linearOf(colour), vision);
    return QColor::fromRgbF(static_cast<float>(fromLinear(seen[0])), static_cast<float>(fromLinear(seen[1])),
                            static_cast<float>(fromLinear(seen[2])));
}

inline Vector lab(const Vector& rgb) {
    Vector f = times(toXyz, rgb);
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = f[i] / whiteD65[i];
        f[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116.0;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

/// CIE 76 distance of two linear colours as someone with `vision` sees them.
inline double distance(const Vector& a, const Vector& b, Vision vision) {
    const Vector x = lab(seenAs(a, vision));
    const Vector y = lab(seenAs(b, vision));
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

inline double distance(const QColor& a, const QColor& b, Vision vision) {
    return distance(linearOf(a), linearOf(b), vision);
}

} // namespace marches::vision
