#pragma once

#include "app/theme/palette.h"

namespace marches::appmap {

/// Colours of nature and of the engraver's lines: what only a map has.
struct MapTones {
    QColor coastWash; ///< the sea close to land
    QColor border;    ///< lines between provinces; heavier ones between countries
    QColor water;     ///< lakes
    QColor waterLine; ///< rivers, shores of lakes
    QColor lane;      ///< sea links
    QColor hill;      ///< body of the relief
    QColor hillShade; ///< its dark side
    QColor hillLine;
    QColor legalWash; ///< laid over what can be gone to; has alpha
    QColor battleWash;
};

[[nodiscard]] const MapTones& mapTones(theme::Tone tone);

} // namespace marches::appmap
