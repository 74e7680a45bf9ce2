#pragma once

#include <QColor>
#include <QImage>

#include <algorithm>
#include <cstdlib>

namespace marches::appmap {

/// Of any colour, 0 to 255.
inline int difference(QRgb a, QRgb b) {
    return std::max(
        {std::abs(qRed(a) - qRed(b)), std::abs(qGreen(a) - qGreen(b)), std::abs(qBlue(a) - qBlue(b))});
}

/// Of any pixel, 0 to 255; 255 if the sizes differ.
inline int greatestDifference(const QImage& a, const QImage& b) {
    if (a.size() != b.size()) return 255;
    int most = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            most = std::max(most, difference(a.pixel(x, y), b.pixel(x, y)));
    return most;
}

/// Returns how many pixels differ by more than `by` (0 to 255) in a colour; of images of one size.
inline int pixelsThatDiffer(const QImage& a, const QImage& b, int by) {
    int count = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            if (difference(a.pixel(x, y), b.pixel(x, y)) > by) ++count;
    return count;
}

} // namespace marches::appmap
