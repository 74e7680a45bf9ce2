#include "app/map/map_tones.h"

namespace marches::appmap {

const MapTones& mapTones(theme::Tone tone) {
    static const MapTones light{.coastWash = QColor(0x7d, 0x9d, 0x9c),
                                .border = QColor(0x3a, 0x24, 0x12),
                                .water = QColor(0xb9, 0xcf, 0xcb),
                                .waterLine = QColor(0x5d, 0x8a, 0x9c),
                                .lane = QColor(0x7a, 0x1f, 0x14),
                                .hill = QColor(0xe6, 0xd9, 0xb8),
                                .hillShade = QColor(0xb8, 0x9c, 0x6c),
                                .hillLine = QColor(0x7a, 0x5c, 0x34),
                                .legalWash = QColor(0xff, 0xe9, 0xa0, 41),
                                .battleWash = QColor(0xb0, 0x1f, 0x17, 30)};
    static const MapTones dark{.coastWash = QColor(0x4a, 0x78, 0x8c),
                               .border = QColor(0x0d, 0x0a, 0x07),
                               .water = QColor(0x2b, 0x45, 0x50),
                               .waterLine = QColor(0x6a, 0x9a, 0xae),
                               .lane = QColor(0xf0, 0xa0, 0x8a),
                               .hill = QColor(0x5d, 0x52, 0x42),
                               .hillShade = QColor(0x3c, 0x34, 0x2a),
                               .hillLine = QColor(0x1d, 0x18, 0x12),
                               .legalWash = QColor(0xff, 0xe9, 0xa0, 26),
                               .battleWash = QColor(0xff, 0x7a, 0x68, 34)};
    return tone == theme::Tone::Light ? light : dark;
}

} // namespace marches::appmap
