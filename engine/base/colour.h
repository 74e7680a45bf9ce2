#pragma once

#include <array>
#include <cstdint>

namespace marches {

/// A colour of the screen, sRGB with 8 bits a channel.
struct Colour24 {
    std::uint8_t red = 0;
    std::uint8_t green = 0;
    std::uint8_t blue = 0;
    bool operator==(const Colour24&) const = default;
};

/// How eyes see colours: all of them, or without the cones for long, middle or short waves.
enum class Vision : std::uint8_t { normal, protan, deutan, tritan };
inline constexpr std::array visions{Vision::normal, Vision::protan, Vision::deutan, Vision::tritan};

/// Red, green and blue, linear, from 0 to 1.
using LinearColour = std::array<double, 3>;

LinearColour linearOf(Colour24 colour);
/// Returns what a colour looks like to eyes of a kind (Machado, Oliveira and Fernandes 2009, full strength).
LinearColour seenBy(const LinearColour& colour, Vision vision);
double toLinear(double channel);   ///< of sRGB, from 0 to 1
double fromLinear(double channel); ///< to sRGB, from 0 to 1

/// Returns the CIE 76 distance of two colours (white and black: 100) to eyes of a kind.
double colourDistance(const LinearColour& a, const LinearColour& b, Vision vision);
double colourDistance(Colour24 a, Colour24 b, Vision vision);

} // namespace marches
