#include "app/warriors/mat_layout.h"

#include <QFontMetricsF>
#include <QLocale>

#include <algorithm>
#include <numeric>

namespace marches::warriors::face {

namespace {

constexpr double spaceSide = 13;
constexpr double spaceGap = 2;
constexpr double largeSpace = 26;

struct Sizes {
    double head = 0;
    std::array<std::array<double, levelCount>, 3> plates{};
    std::array<std::array<double, levelCount>, 3> gaps{};
};

double headWidth(const MatModel& model, const theme::Theme& theme) {
    const QFontMetricsF name(theme.font(theme::FontRole::Name));
    const QFontMetricsF note(theme.font(theme::FontRole::Note));
    double widest = 0;
    for (const Path path : allPaths) {
        widest = std::max(
            widest, name.horizontalAdvance(
                        model.headerData(static_cast<int>(path), Qt::Vertical, Qt::DisplayRole).toString()));
        const MatTrack& track = model.track(path);
        widest = std::max(
            widest, note.horizontalAdvance(
                        MatModel::tr("%1 of %2", "tokens on a path").arg(track.tokens).arg(track.spaces)));
    }
    return theme.scaledIcon(20) + theme.scaled(7) + widest + theme.scaled(14);
}

Sizes compactSizes(const MatModel& model, const theme::Theme& theme) {
    const QFontMetricsF numeral(theme.font(theme::FontRole::Step));
    const QFontMetricsF text(theme.font(theme::FontRole::TextBold));
    Sizes sizes;
    sizes.head = headWidth(model, theme);
    for (const Path path : allPaths)
        for (std::size_t l = 0; l < levelCount; ++l) {
            const MatCell& cell = model.cell(path, static_cast<int>(l) + 1);
            double width = theme.scaled(16) + numeral.horizontalAdvance(QStringLiteral("VII"));
            if (l < 4) width = theme.scaled(16) + numeral.horizontalAdvance(QStringLiteral("III"));
            for (const MatYield& yield : yieldsOf(cell))
                width += theme.scaled(5) + theme.scaledIcon(13) + 2 + text.horizontalAdvance(yield.text);
            sizes.plates[static_cast<std::size_t>(path)][l] = std::ceil(width);
            const double side = theme.scaledIcon(spaceSide);
            sizes.gaps[static_cast<std::size_t>(path)][l] =
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
        const double used = cell.spaces * (side + spaceGap) - spaceGap;
        double at = x + (gap - used) / 2;
        for (int s = 0; s < cell.spaces; ++s, at += side + spaceGap)
            place.spaces.emplace_back(at, row.center().y() - side / 2, side, side);
        x += gap;
        place.plate = QRectF(x, row.top(), sizes.plates[path][l], row.height());
        x += sizes.plates[path][l];
    }
}

MatLayout layCompact(const MatModel& model, const theme::Theme& theme, double width) {
    const Sizes sizes = compactSizes(model, theme);
    const double margin = theme.scaled(10);
    MatLayout layout;
    const double inner = width - 2 * margin - sizes.head;
    layout.rows = widestRow(sizes, 0, levelCount) <= inner ? 1 : 2;
    const double plate = theme.scaled(34);
    const double pitch = plate + theme.scaled(12);
    const double band = layout.rows == 1 ? pitch : pitch + plate + theme.scaled(6);
    for (std::size_t p = 0; p < 3; ++p) {
        TrackPlace& track = layout.tracks[p];
        track.band = QRectF(0, static_cast<double>(p) * band, width, band);
        track.head = QRectF(margin, track.band.top(), sizes.head, band);
        const double left = margin + sizes.head;
        const double top = track.band.top() + theme.scaled(6);
        if (layout.rows == 1) {
            layRow(track, sizes, p, 0, levelCount, {left, top, inner, plate}, model, theme);
        } else {
            layRow(track, sizes, p, 0, firstOfSecondRow, {left, top, inner, plate}, model, theme);
            layRow(track, sizes, p, firstOfSecondRow, levelCount,
                   {left, top + plate + theme.scaled(6), inner, plate}, model, theme);
        }
    }
    layout.size = {width, 3 * band};
    return layout;
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

double largeWidth(const MatModel& model, const theme::Theme& theme) {
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
    return widest + std::max<double>(headWidth(model, theme), theme.scaled(180)) + 2 * theme.scaled(14);
}

MatLayout layLarge(const MatModel& model, const theme::Theme& theme, double width, double height) {
    const double side = theme.scaledIcon(largeSpace);
    const double margin = theme.scaled(14);
    const double head = std::max<double>(headWidth(model, theme), theme.scaled(180));
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

} // namespace

std::vector<MatYield> yieldsOf(const MatCell& cell) {
    const auto times = [](int figure) {
        //: A multiplier on the play-mat
        return MatModel::tr("×%1").arg(figure);
    };
    switch (cell.path) {
    case Path::production:
        return {{theme::Icon::Food, times(cell.food)}, {theme::Icon::Product, times(cell.product)}};
    case Path::trade:
        //: The bank's rate: 4 for 1
        return {{theme::Icon::Gold, MatModel::tr("%1:1").arg(cell.bankRate)}};
    case Path::military:
        return {{theme::Icon::Weapon, times(cell.weapon)},
                {theme::Icon::ActionPoint, QLocale().toString(cell.actionPoints)}};
    }
    return {};
}

MatLayout layMat(const MatModel& model, const theme::Theme& theme, double width, double height) {
    if (height >= 3 * theme.scaled(146) && width >= largeWidth(model, theme))
        return layLarge(model, theme, width, height);
    return layCompact(model, theme, width);
}

double leastMatWidth(const MatModel& model, const theme::Theme& theme) {
    const Sizes sizes = compactSizes(model, theme);
    return std::max(widestRow(sizes, 0, firstOfSecondRow), widestRow(sizes, firstOfSecondRow, levelCount)) +
           sizes.head + 2 * theme.scaled(10);
}

} // namespace marches::warriors::face
