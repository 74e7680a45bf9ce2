#pragma once

#include "app/map/stack_placing.h"

namespace marches::appmap {

/// Scale from which strips are shown of all provinces; below, of one that is looked at.
inline constexpr double yieldsFrom = 0.45;

struct PlacedYield {
    QRectF box;
    /// Its middle is not in its province, or on another land of it than name and stack, or it lies over a
    /// border and others' names or tokens are as near as its own: a line goes from it to this point. None
    /// where a line would run through what stands there and it is plainly beside its own.
    std::optional<QPointF> leader;
};

/// Returns the box of the line with what is painted about it; empty: none.
[[nodiscard]] QRectF lineBox(const PlacedYield& placed);

/// A place for a strip of one of `sizes`, the best of them first, that covers no name, no stack, no badge and
/// none of the strips that stand already. In this order, each in whatever size: one whose middle is within
/// the province, on no foreign ground; one outside on nobody's, close by its name or stack; one whose middle
/// and most of which is within, over a border; one outside on nobody's, farther off, whose line to the
/// province is short; one near by on others' ground, with such a line. What lies over a border says itself
/// whose it is, or by a line. Nothing where there is no such place: the strip then waits for the pointer or a
/// larger scale. Keeps off the room for tokens where it can, so that it stands well when they come. Map px;
/// `stack`: the province's own.
[[nodiscard]] std::optional<PlacedYield> placeYield(const Surroundings& site, const PlacedStack& stack,
                                                    std::span<const QSizeF> sizes);

/// Where a line to its province ends from a strip at `box` that found no place: the nearest point that is
/// seen there, or its middle. None where the box lies within the province.
[[nodiscard]] std::optional<QPointF> lineOfStrip(const Surroundings& site, const PlacedStack& stack,
                                                 const QRectF& box);

/// Returns the box outside of which no sign changes the place of a strip of one of `sizes`; map px.
[[nodiscard]] QRectF yieldReach(const LabelPlace& place, const PlacedStack& stack,
                                std::span<const QSizeF> sizes);

} // namespace marches::appmap
