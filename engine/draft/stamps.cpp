#include "engine/draft/stamps.h"

#include <cmath>

namespace marches::draft {
namespace {

/// Shapes about their foot, units at size 1.
const Ring& hillBody() {
    static const Ring ring{{-9, 0},     {-6.5, -1.8}, {-4.4, -5.2}, {-2.2, -7.4}, {-0.3, -11},
                           {1.6, -8.2}, {3.1, -6},    {5, -3.7},    {7.2, -1.6},  {9, 0}};
    return ring;
}
const Ring& hillShade() {
    static const Ring ring{{-0.3, -11}, {1.6, -8.2}, {3.1, -6},   {5, -3.7},   {7.2, -1.6},
                           {9, 0},      {4, -0.9},   {2.4, -3.6}, {2.6, -5.4}, {0.8, -7.2}};
    return ring;
}
const Ring& treeBody() {
    static const Ring ring{{-0.5, 0},    {-0.4, -2.6}, {-2.6, -2.3}, {-4.2, -4},  {-4, -6},
                           {-2.9, -7.6}, {-1.5, -9.1}, {0.5, -9.6},  {2.3, -8.4}, {3.6, -6.9},
                           {4.3, -4.6},  {2.9, -2.5},  {0.6, -2.7},  {0.7, 0}};
    return ring;
}
const Ring& treeShade() {
    static const Ring ring{{0.5, -9.6}, {2.3, -8.4}, {3.6, -6.9}, {4.3, -4.6}, {2.9, -2.5},
                           {0.6, -2.7}, {2.1, -4.1}, {1.9, -6},   {1, -7.6}};
    return ring;
}

std::vector<Ring> stampAt(std::vector<Ring> rings, Point foot, double size) {
    for (Ring& ring : rings)
        for (Point& point : ring)
            point = {std::round((foot.x + size * point.x) * 10) / 10,
                     std::round((foot.y + size * point.y) * 10) / 10};
    return rings;
}

} // namespace

std::vector<Ring> hillAt(Point foot, double size) {
    return stampAt({hillBody(), hillShade()}, foot, size);
}

std::vector<Ring> treeAt(Point foot, double size) {
    return stampAt({treeBody(), treeShade()}, foot, size);
}

} // namespace marches::draft
