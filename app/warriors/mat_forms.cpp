#include "app/warriors/mat_layout.h"
#include "app/warriors/words.h"

#include <QFontMetricsF>

#include <algorithm>

/// The large play-mat and the one-line strip.
namespace marches::warriors::face {

namespace {

constexpr double largeSpace = 26;
constexpr double stripSpace = 14;

/// Spaces of the large mat stand in columns of two.
std::vector<QRectF> columnsOfTwo(int count, const QPointF& centre, double side) {
    std::vector<QRectF> spaces;
    const int columns = (count + 1) / 2;
    const double pitch = side + 4;
    for (int s = 0; s < count; ++s) {
        const int column = s / 2;
        const int inColumn = std::min(2, count - 2 * column);
        const double x = centre.x() + (column - (columns - 1) / 2.0) * pitch;
        const double y = centre.y() + (s % 2 - (inColumn - 1) / 2.0) * (pitch + 4);
        spaces.emplace_back(x - side / 2, y - side / 2, side, side);
    }
    return spaces;
}

double largePlateWidth(const theme::Theme& theme) {
    return theme.scaled(116);
}

std::optional<MatLayout> layStrip(const MatModel& model, const theme::Theme& theme, double width,
                                  bool named) {
    const QFontMetricsF name(theme.font(theme::FontRole::Name));
    const double side = theme.scaledIcon(stripSpace);
    const double gap = theme.scaled(6);
    const double high = theme.scaled(46);
    MatLayout layout;
    layout.strip = true;
    layout.pad = theme.scaled(6);
    layout.between = theme.scaled(4);
    double x = theme.scaled(10);
    std::array<double, 3> widths{};
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        const Path path = static_cast<Path>(p);
        const double start = x;
        const double head =
            theme.scaledIcon(20) + (named ? theme.scaled(7) + name.horizontalAdvance(pathName(path)) : 0);
        track.head = {x, 0, head, high};
        x += head + gap;
        const int now = model.track(path).level;
        const double top = theme.scaled(6);
        const double plate = theme.scaled(34);
        for (int level = now; level <= std::min<int>(now + 1, levelCount); ++level) {
            PlatePlace& place = track.levels[static_cast<std::size_t>(level) - 1];
            const MatCell& cell = model.cell(path, level);
            // The token that may go to another path lies before the level that it reached.
            const bool takes = model.mode() == MatMode::shift && cell.removable;
            if (level > now || takes) {
                const double room = cell.spaces * (side + 2) + 2 * gap;
                place.gap = {x, top, room, plate};
                for (int space = 0; space < cell.spaces; ++space)
                    place.spaces.emplace_back(x + gap + space * (side + 2), high / 2 - side / 2, side, side);
                x += room;
            }
            const double wide = matPlateWidth(model, theme, cell, layout.pad, layout.between);
            place.plate = {x, top, wide, plate};
            x += wide;
        }
        x += theme.scaled(16);
        widths[p] = x - start;
        track.band = {start - gap, 0, widths[p], high};
    }
    if (x > width) return std::nullopt;
    const double spare = (width - x) / 3;
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        const double by = static_cast<double>(p) * spare;
        track.band.translate(by, 0);
        track.head.translate(by, 0);
        for (PlatePlace& place : track.levels) {
            place.plate.translate(by, 0);
            place.gap.translate(by, 0);
            for (QRectF& space : place.spaces)
                space.translate(by, 0);
        }
    }
    layout.size = {width, high};
    return layout;
}

} // namespace

double largeMatWidth(const MatModel& model, const theme::Theme& theme) {
    const double side = theme.scaledIcon(largeSpace);
    double widest = 0;
    for (const Path path : allPaths) {
        double width = 0;
        for (int l = 1; l <= static_cast<int>(levelCount); ++l)
            width += largePlateWidth(theme) + (model.cell(path, l).spaces == 0
                                                   ? 0
                                                   : ((model.cell(path, l).spaces + 1) / 2) * (side + 4) + 8);
        widest = std::max(widest, width);
    }
    return widest + std::max<double>(matHeadWidth(model, theme), theme.scaled(180)) + 2 * theme.scaled(14);
}

MatLayout layLargeMat(const MatModel& model, const theme::Theme& theme, double width, double height) {
    const double side = theme.scaledIcon(largeSpace);
    const double margin = theme.scaled(14);
    const double head = std::max<double>(matHeadWidth(model, theme), theme.scaled(180));
    const double least = theme.scaled(150);
    const double band = std::clamp(height / 3, least, least * 1.25);
    MatLayout layout;
    layout.large = true;
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        track.band = QRectF(0, static_cast<double>(p) * band, width, band);
        track.head = QRectF(margin, track.band.top() + theme.scaled(10), head, band - theme.scaled(14));
        track.ruler = track.band.bottom() - theme.scaled(30);
        double fixed = 0;
        for (int l = 1; l <= static_cast<int>(levelCount); ++l)
            fixed +=
                largePlateWidth(theme) + ((model.cell(static_cast<Path>(p), l).spaces + 1) / 2) * (side + 4);
        const double inner = width - 2 * margin - head;
        const double extra = std::max(8.0, (inner - fixed) / 6);
        double x = margin + head;
        const double top = track.band.top() + theme.scaled(12);
        const double plateHeight = track.ruler - theme.scaled(4) - top;
        for (std::size_t l = 0; l < levelCount; ++l) {
            PlatePlace& place = track.levels[l];
            const int spaces = model.cell(static_cast<Path>(p), static_cast<int>(l) + 1).spaces;
            if (l > 0) {
                const double gap = ((spaces + 1) / 2) * (side + 4) + extra;
                place.gap = QRectF(x, top, gap, plateHeight);
                place.spaces = columnsOfTwo(spaces, place.gap.center(), side);
                x += gap;
            }
            place.plate = QRectF(x, top, largePlateWidth(theme), plateHeight);
            x += largePlateWidth(theme);
        }
    }
    layout.size = {width, 3 * band};
    return layout;
}

std::optional<MatLayout> layMatStrip(const MatModel& model, const theme::Theme& theme, double width) {
    auto strip = layStrip(model, theme, width, true);
    return strip ? strip : layStrip(model, theme, width, false);
}

} // namespace marches::warriors::face
