#include "app/warriors/pieces/mat_layout.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace marches::warriors::face {

namespace {

constexpr double spaceSide = 13;
constexpr double spaceGap = 2;
constexpr double sideMargin = 10;
constexpr double closePad = 4;
constexpr double closeBetween = 3;
/// px at 100 % text: inside a plate, left and right, and between what stands on it.
constexpr std::array<std::pair<double, double>, 4> roomyToClose{
    {{7, 5}, {6, 4}, {5, 4}, {closePad, closeBetween}}};
constexpr double plateHeight = 34;
constexpr double rowGap = 6;

struct Sizes {
    double head = 0;
    std::array<std::array<double, levelCount>, 3> plates{};
    std::array<std::array<double, levelCount>, 3> gaps{};

    double widestPlate(std::size_t path) const { return *std::ranges::max_element(plates[path]); }
    /// Returns the px of the widest plate and the widest gap beside one: room for any level with its spaces.
    double widest(std::size_t path) const {
        return widestPlate(path) + *std::ranges::max_element(gaps[path]);
    }
};

Sizes compactSizes(const MatModel& model, const MatWords& words, const theme::Theme& theme, double pad,
                   double between) {
    Sizes sizes;
    sizes.head = words.head();
    for (const Path path : allPaths)
        for (std::size_t l = 0; l < levelCount; ++l) {
            const MatCell& cell = model.cell(path, static_cast<int>(l) + 1);
            sizes.plates[index(path)][l] = words.plate(path, cell.level, pad, between);
            const double side = theme.scaledIcon(spaceSide);
            sizes.gaps[index(path)][l] =
                cell.spaces == 0 ? 0 : cell.spaces * (side + spaceGap) - spaceGap + 6;
        }
    return sizes;
}

double rowWidth(const Sizes& sizes, std::size_t path, std::size_t from, std::size_t to) {
    double width = 0;
    for (std::size_t l = from; l < to; ++l)
        width += sizes.plates[path][l] + sizes.gaps[path][l];
    return width;
}

double widestRow(const Sizes& sizes, std::size_t from, std::size_t to) {
    double widest = 0;
    for (std::size_t path = 0; path < 3; ++path)
        widest = std::max(widest, rowWidth(sizes, path, from, to));
    return widest;
}

constexpr std::size_t firstOfSecondRow = 4;

void laySpaces(PlatePlace& place, int spaces, double side) {
    const double used = spaces * (side + spaceGap) - spaceGap;
    double at = place.gap.center().x() - used / 2;
    for (int s = 0; s < spaces; ++s, at += side + spaceGap)
        place.spaces.emplace_back(at, place.gap.center().y() - side / 2, side, side);
}

/// A level with its spaces at the left, the plate where the widest one would begin.
void layLevel(TrackPlace& track, const Sizes& sizes, std::size_t path, std::size_t level, const QRectF& room,
              const MatModel& model, const theme::Theme& theme) {
    PlatePlace& place = track.levels[level];
    const double gap = room.width() - sizes.widestPlate(path);
    const int spaces = model.cell(static_cast<Path>(path), static_cast<int>(level) + 1).spaces;
    if (spaces > 0) {
        place.gap = QRectF(room.left(), room.top(), gap, room.height());
        laySpaces(place, spaces, theme.scaledIcon(spaceSide));
    }
    place.plate = QRectF(room.left() + gap, room.top(), sizes.plates[path][level], room.height());
}

void layRow(TrackPlace& track, const Sizes& sizes, std::size_t path, std::size_t from, std::size_t to,
            const QRectF& row, const MatModel& model, const theme::Theme& theme) {
    const double side = theme.scaledIcon(spaceSide);
    const double slack = row.width() - rowWidth(sizes, path, from, to);
    const double extra =
        std::max(0.0, slack / static_cast<double>(std::max<std::size_t>(1, to - from - (from == 0 ? 1 : 0))));
    double x = row.left();
    for (std::size_t l = from; l < to; ++l) {
        PlatePlace& place = track.levels[l];
        const MatCell& cell = model.cell(static_cast<Path>(path), static_cast<int>(l) + 1);
        const double gap = l == 0 ? 0 : sizes.gaps[path][l] + extra;
        place.gap = QRectF(x, row.top(), gap, row.height());
        laySpaces(place, cell.spaces, side);
        x += gap;
        place.plate = QRectF(x, row.top(), sizes.plates[path][l], row.height());
        x += sizes.plates[path][l];
    }
}

/// The height of a path with its levels in one row or two.
double compactBand(const theme::Theme& theme, int rows) {
    return rows * (theme.scaled(plateHeight) + theme.scaled(rowGap)) + theme.scaled(rowGap);
}

/// `height` that there is room for; 0: as much as wanted.
MatLayout layCompact(const MatModel& model, const MatWords& words, const theme::Theme& theme, double width,
                     double height) {
    const double margin = theme.scaled(sideMargin);
    MatLayout layout;
    Sizes sizes;
    const auto fits = [&](double head) {
        for (const auto& [pad, between] : roomyToClose) {
            layout.pad = theme.scaled(pad);
            layout.between = theme.scaled(between);
            sizes = compactSizes(model, words, theme, layout.pad, layout.between);
            sizes.head = head;
            if (widestRow(sizes, 0, levelCount) <= width - 2 * margin - head) return true;
        }
        return false;
    };
    // Closer before it is left out who leads; that is left out before it takes two rows.
    layout.rows = fits(words.head(true)) || fits(words.head()) ? 1 : 2;
    const double inner = width - 2 * margin - sizes.head;
    double band = compactBand(theme, layout.rows);
    if (layout.rows == 1 && height > 0)
        band = std::clamp<double>(std::floor(height / 3), theme.scaled(leastBand), band);
    const double gap =
        layout.rows == 1 ? (band - compactBand(theme, 1)) / 3 + theme.scaled(rowGap) : theme.scaled(rowGap);
    const double plate = layout.rows == 1 ? band - 2 * gap : theme.scaled(plateHeight);
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        track.band = QRectF(0, static_cast<double>(p) * band, width, band);
        track.head = QRectF(margin, track.band.top(), sizes.head - theme.scaled(headGap), band);
        const double left = margin + sizes.head;
        const double top = track.band.top() + gap;
        if (layout.rows == 1) {
            layRow(track, sizes, p, 0, levelCount, {left, top, inner, plate}, model, theme);
        } else {
            layRow(track, sizes, p, 0, firstOfSecondRow, {left, top, inner, plate}, model, theme);
            layRow(track, sizes, p, firstOfSecondRow, levelCount,
                   {left, top + plate + theme.scaled(rowGap), inner, plate}, model, theme);
        }
    }
    layout.size = {width, 3 * band};
    return layout;
}

/// One row a path where there is no room for two: the level reached and those after it, as many as fit. All
/// levels have places of the same width, so that the next spaces stay where they are.
MatLayout layNearLevels(const MatModel& model, const MatWords& words, const theme::Theme& theme, double width,
                        double height) {
    const double margin = theme.scaled(sideMargin);
    const double band = std::clamp<double>(std::floor(height / 3), theme.scaled(28), compactBand(theme, 1));
    const double plate = std::min<double>(band - theme.scaled(4), theme.scaled(plateHeight));
    MatLayout layout;
    layout.pad = theme.scaled(closePad);
    layout.between = theme.scaled(closeBetween);
    const Sizes sizes = compactSizes(model, words, theme, layout.pad, layout.between);
    const double inner = width - 2 * margin - sizes.head;
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        track.band = QRectF(0, static_cast<double>(p) * band, width, band);
        track.head = QRectF(margin, track.band.top(), sizes.head - theme.scaled(headGap), band);
        const auto fitting = [&](double more) {
            const double room = inner - (more > 0 ? more + layout.between : 0);
            return static_cast<std::size_t>(
                std::clamp(std::floor(room / sizes.widest(p)), 1.0, static_cast<double>(levelCount)));
        };
        // That there are more is told before a third level is shown, and up to which where that costs none.
        std::size_t count = fitting(0);
        double more = 0;
        if (count < levelCount && (count > 2 || fitting(words.more(false)) == count)) {
            count = fitting(words.more(false));
            more = words.more(fitting(words.more(true)) == count);
        }
        const double each = (inner - (more > 0 ? more + layout.between : 0)) / static_cast<double>(count);
        const auto now = static_cast<std::size_t>(model.track(static_cast<Path>(p)).level) - 1;
        const std::size_t from = count < levelCount ? now : 0;
        for (std::size_t l = from; l < std::min<std::size_t>(from + count, levelCount); ++l)
            layLevel(track, sizes, p, l,
                     {margin + sizes.head + static_cast<double>(l - from) * each,
                      track.band.center().y() - plate / 2, each, plate},
                     model, theme);
        layMore(track, static_cast<int>(std::min<std::size_t>(from + count, levelCount)), layout.between,
                more);
    }
    layout.size = {width, 3 * band};
    return layout;
}

} // namespace

MatLayout layMat(const MatModel& model, const MatWords& words, const theme::Theme& theme, double width,
                 double height) {
    if (height >= 3 * theme.scaled(146) && width >= largeMatWidth(model, words, theme))
        return layLargeMat(model, words, theme, width, height);
    if (height > 0 && height < 2 * compactBand(theme, 1))
        if (auto strip = layMatStrip(model, words, theme, width, height)) return *strip;
    MatLayout compact = layCompact(model, words, theme, width, height);
    return height <= 0 || compact.size.height() <= height ? compact
                                                          : layNearLevels(model, words, theme, width, height);
}

double leastMatWidth(const MatModel& model, const MatWords& words, const theme::Theme& theme, double height) {
    const Sizes sizes = compactSizes(model, words, theme, theme.scaled(closePad), theme.scaled(closeBetween));
    double rows =
        std::max(widestRow(sizes, 0, firstOfSecondRow), widestRow(sizes, firstOfSecondRow, levelCount));
    if (height > 0 && height < 3 * compactBand(theme, 2)) {
        rows = 0;
        for (std::size_t path = 0; path < 3; ++path)
            rows = std::max(rows, 2 * sizes.widest(path));
    }
    return rows + sizes.head + 2 * theme.scaled(sideMargin);
}

} // namespace marches::warriors::face
