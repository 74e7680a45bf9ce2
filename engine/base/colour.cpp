#include "engine/base/colour.h"

#include <algorithm>
#include <cmath>

namespace marches {
namespace {

using Matrix = std::array<LinearColour, 3>;

constexpr Matrix protanMatrix{
    {{.152286, 1.052583, -.204868}, {.114503, .786281, .099216}, {-.003882, -.048116, 1.051998}}};
constexpr Matrix deutanMatrix{
    {{.367322, .860646, -.227968}, {.280085, .672501, .047413}, {-.011820, .042940, .968881}}};
constexpr Matrix tritanMatrix{
    {{1.255528, -.076749, -.178779}, {-.078411, .930809, .147602}, {.004733, .691367, .303900}}};
constexpr Matrix xyzMatrix{
    {{.4124564, .3575761, .1804375}, {.2126729, .7151522, .0721750}, {.0193339, .1191920, .9503041}}};
constexpr LinearColour whiteD65{.95047, 1.0, 1.08883};

LinearColour times(const Matrix& matrix, const LinearColour& colour) {
    LinearColour result{};
    for (std::size_t row = 0; row < 3; ++row)
        result[row] = matrix[row][0] * colour[0] + matrix[row][1] * colour[1] + matrix[row][2] * colour[2];
    return result;
}

/// Returns L*, a* and b*.
LinearColour labOf(const LinearColour& colour) {
    LinearColour f = times(xyzMatrix, colour);
    for (std::size_t i = 0; i < 3; ++i) {
        const double part = f[i] / whiteD65[i];
        f[i] = part > 0.008856 ? std::cbrt(part) : 7.787 * part + 16.0 / 116.0;
    }
    return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

} // namespace

double toLinear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double fromLinear(double channel) {
    return channel <= 0.0031308 ? 12.92 * channel : 1.055 * std::pow(channel, 1 / 2.4) - 0.055;
}

LinearColour linearOf(Colour24 colour) {
    return {toLinear(colour.red / 255.0), toLinear(colour.green / 255.0), toLinear(colour.blue / 255.0)};
}

LinearColour seenBy(const LinearColour& colour, Vision vision) {
    LinearColour seen = colour;
    if (vision == Vision::protan) seen = times(protanMatrix, colour);
    if (vision == Vision::deutan) seen = times(deutanMatrix, colour);
    if (vision == Vision::tritan) seen = times(tritanMatrix, colour);
    for (double& channel : seen)
        channel = std::clamp(channel, 0.0, 1.0);
    return seen;
}

double colourDistance(const LinearColour& a, const LinearColour& b, Vision vision) {
    const LinearColour x = labOf(seenBy(a, vision));
    const LinearColour y = labOf(seenBy(b, vision));
    return std::hypot(x[0] - y[0], x[1] - y[1], x[2] - y[2]);
}

double colourDistance(Colour24 a, Colour24 b, Vision vision) {
    return colourDistance(linearOf(a), linearOf(b), vision);
}

} // namespace marches
