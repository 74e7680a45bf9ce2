#include "app/warriors/pieces/mat_layout.h"
#include "app/warriors/pieces/words.h"

#include <QFontMetricsF>

#include <algorithm>
#include <array>
#include <cmath>

/// The large play-mat and the one-line strip.
namespace marches::warriors::face {

namespace {

constexpr double largeSpace = 26;
constexpr double roomyStrip = 62; ///< from this height on names and plates of the one-line form are whole

double stripNameHeight(const theme::Theme& theme, double height) {
    const bool roomy = height >= theme.scaled(roomyStrip);
    const QFontMetricsF name(theme.font(roomy ? theme::FontRole::Name : theme::FontRole::NoteBold));
    return std::ceil(name.height()) + theme.scaled(roomy ? 2 : 1);
}

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

/// How the one-line form is spaced; the first that fits is taken.
struct StripSpacing {
    double pad, between; ///< inside plates
    double space, pitch; ///< side of a token space, and from one to the next
    double stack;        ///< from one to the next of the tokens that lie below the level reached
    double gap;          ///< beside spaces
    double apart;        ///< from path to path
};
constexpr std::array stripSpacings{StripSpacing{6, 4, 14, 16, 3, 6, 18}, StripSpacing{4, 3, 12, 13, 1, 3, 8}};

int mostSpaces(const MatModel& model, Path path) {
    int most = 0;
    for (int level = 1; level <= static_cast<int>(levelCount); ++level)
        most = std::max(most, model.cell(path, level).spaces);
    return most;
}

/// Lays out each path as its name and, below that, the level reached between its last tokens and the next
/// spaces. Every level has the same places: what may be clicked next does not move when a token is laid.
std::optional<MatLayout> layStrip(const MatModel& model, const MatWords& words, const theme::Theme& theme,
                                  double width, double height, const StripSpacing& spacing, double more) {
    const double side = theme.scaledIcon(spacing.space);
    const double pitch = side + theme.scaled(spacing.pitch - spacing.space);
    const double stacked = theme.scaled(spacing.stack);
    const double gap = theme.scaled(spacing.gap);
    const double plate = theme.scaled(height >= theme.scaled(roomyStrip) ? 34 : 26);
    const double top = stripNameHeight(theme, height);
    const double high = std::max<double>(top + plate + theme.scaled(4), theme.scaled(46));
    const double middle = top + plate / 2;
    MatLayout layout;
    layout.strip = true;
    layout.pad = theme.scaled(spacing.pad);
    layout.between = theme.scaled(spacing.between);
    double x = theme.scaled(10);
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        const Path path = static_cast<Path>(p);
        const double start = x;
        const int now = model.track(path).level;
        const int most = mostSpaces(model, path);
        const double wide = words.widestPlate(path, layout.pad, layout.between);
        const double before = side + (most - 1) * stacked + gap;
        const double between = (most - 1) * pitch + side + 2 * gap;
        const auto lay = [&](int level, double room, double step) {
            if (level > static_cast<int>(levelCount)) return;
            PlatePlace& place = track.level(level);
            const int spaces = model.cell(path, level).spaces;
            if (spaces > 0) place.gap = {x, top, room, plate};
            for (int space = 0; space < spaces; ++space)
                place.spaces.emplace_back(level == now ? x + room - gap - side - (spaces - 1 - space) * step
                                                       : x + gap + space * step,
                                          middle - side / 2, side, side);
            place.plate = {x + room, top, words.plate(path, level, layout.pad, layout.between), plate};
        };
        lay(now, before, stacked);
        x += before + wide;
        lay(now + 1, between, pitch);
        x += between + wide;
        layMore(track, std::min<int>(now + 1, levelCount), layout.between, more);
        x += more > 0 ? layout.between + more : 0;
        track.head = {start, 0, x - start, top};
        track.band = {start - gap, 0, x - start + 2 * gap, high};
        x += p < 2 ? theme.scaled(spacing.apart) : theme.scaled(4);
    }
    if (x > width) return std::nullopt;
    const double spare = (width - x) / 3;
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        const double by = static_cast<double>(p) * spare;
        track.band.translate(by, 0);
        track.head.translate(by, 0);
        track.more.translate(by, 0);
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

void layMore(TrackPlace& track, int last, double between, double width) {
    if (last >= static_cast<int>(levelCount) || width <= 0) return;
    const QRectF& plate = track.levels[static_cast<std::size_t>(last) - 1].plate;
    track.more = {plate.right() + between, plate.top(), width, plate.height()};
}

double largeMatWidth(const MatModel& model, const MatWords& words, const theme::Theme& theme) {
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
    return widest + std::max<double>(words.head(), theme.scaled(180)) + 2 * theme.scaled(14);
}

MatLayout layLargeMat(const MatModel& model, const MatWords& words, const theme::Theme& theme, double width,
                      double height) {
    const double side = theme.scaledIcon(largeSpace);
    const double margin = theme.scaled(14);
    const double head = std::max<double>(words.head(), theme.scaled(180));
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

std::optional<MatLayout> layMatStrip(const MatModel& model, const MatWords& words, const theme::Theme& theme,
                                     double width, double height) {
    for (const double more : {words.more(true), words.more(false), 0.0})
        for (const StripSpacing& spacing : stripSpacings)
            if (auto strip = layStrip(model, words, theme, width, height, spacing, more)) return strip;
    return std::nullopt;
}

} // namespace marches::warriors::face
