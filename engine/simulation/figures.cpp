#include "engine/simulation/figures.h"

#include "engine/simulation/html.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace marches {
namespace {

/// The band aimed at, as multiples of the fair share.
constexpr double aimLow = 0.6;
constexpr double aimHigh = 1.6;

/// Returns a step of 1, 2 or 5 times a power of ten that cuts `most` into at most `cuts` parts.
double tickStep(double most, int cuts) {
    double step = std::pow(10, std::floor(std::log10(std::max(most, 1e-9) / cuts)));
    for (const double factor : {2.0, 2.5, 2.0, 2.0})
        if (most / step > cuts) step *= factor;
    return step;
}

double sumOf(const Column& column) {
    return std::accumulate(column.values.begin(), column.values.end(), 0.0);
}

std::string number(double value, int decimals) {
    return fmt::format("{:.{}f}", value, decimals);
}

/// The positions of columns in a drawing with a scale on its left, in SVG units.
struct Frame {
    double width;
    double height;
    double left = 34;
    double top = 18;
    double bottom = 24;
    double most = 1;

    double y(double value) const { return height - bottom - value / most * (height - top - bottom); }
};

std::string scaleLines(const Frame& frame, int decimals) {
    std::string svg;
    const double step = tickStep(frame.most, 5);
    for (double value = 0; value <= frame.most * 1.0001; value += step)
        svg += fmt::format("<line class='grid' x1='{0:.1f}' x2='{1:.1f}' y1='{2:.1f}' y2='{2:.1f}'/>"
                           "<text class='tick' x='{3:.1f}' y='{4:.1f}' text-anchor='end'>{5}</text>",
                           frame.left, frame.width, frame.y(value), frame.left - 6, frame.y(value) + 4,
                           number(value, step < 1 ? std::max(decimals, 1) : 0));
    return svg;
}

double highest(const std::vector<Column>& columns) {
    double most = 0;
    for (const Column& column : columns)
        most = std::max(most, sumOf(column));
    return most;
}

} // namespace

std::string sharePlot(const std::vector<ShareRow>& rows) {
    constexpr double width = 1030;
    constexpr double left = 190;
    constexpr double right = 700;
    constexpr double rowHeight = 28;
    const double height = rowHeight * static_cast<double>(rows.size()) + 26;
    double most = 0;
    for (const ShareRow& row : rows)
        most = std::max({most, row.interval.high, row.fair * aimHigh});
    most = std::min(1.0, most * 1.04);
    const auto x = [&](double share) { return left + share / most * (right - left); };

    std::string svg =
        fmt::format("<svg class='figure' viewBox='0 0 {:.0f} {:.0f}' role='img'>", width, height);
    const double step = tickStep(most, 6);
    for (double share = 0; share <= most; share += step)
        svg += fmt::format("<line class='grid' x1='{0:.1f}' x2='{0:.1f}' y1='0' y2='{1:.1f}'/>"
                           "<text class='tick' x='{0:.1f}' y='{2:.1f}' text-anchor='middle'>{3}</text>",
                           x(share), height - 24, height - 8, percent(share, 0));
    double y = 0;
    for (const ShareRow& row : rows) {
        const double middle = y + rowHeight / 2;
        const bool fairEnough = row.interval.low <= row.fair && row.fair <= row.interval.high;
        svg += fmt::format("<g><title>{}: {}, 95 % interval {} to {}, fair {}</title>", escaped(row.name),
                           percent(row.share), percent(row.interval.low), percent(row.interval.high),
                           percent(row.fair));
        svg += fmt::format("<rect class='aim' x='{:.1f}' y='{:.1f}' width='{:.1f}' height='{:.1f}'/>",
                           x(std::min(most, row.fair * aimLow)), y + 3,
                           x(std::min(most, row.fair * aimHigh)) - x(std::min(most, row.fair * aimLow)),
                           rowHeight - 6);
        svg += fmt::format("<line class='fair' x1='{0:.1f}' x2='{0:.1f}' y1='{1:.1f}' y2='{2:.1f}'/>",
                           x(row.fair), y + 3, y + rowHeight - 3);
        svg += fmt::format("<line class='{3}' x1='{0:.1f}' x2='{1:.1f}' y1='{2:.1f}' y2='{2:.1f}'/>"
                           "<circle class='{3}' cx='{4:.1f}' cy='{2:.1f}' r='5'/>",
                           x(row.interval.low), x(row.interval.high), middle, fairEnough ? "near" : "far",
                           x(row.share));
        svg += fmt::format("<text class='name' x='{:.1f}' y='{:.1f}' text-anchor='end'>{}</text>", left - 12,
                           middle + 5, escaped(row.name));
        svg += fmt::format("<text class='value' x='{:.1f}' y='{:.1f}'>{}</text>"
                           "<text class='note' x='{:.1f}' y='{:.1f}'>{}</text></g>",
                           right + 22, middle + 5, percent(row.share), right + 86, middle + 5,
                           escaped(row.note));
        y += rowHeight;
    }
    return svg + "</svg>";
}

std::string stackedColumns(const std::vector<FigurePart>& parts, const std::vector<Column>& columns,
                           double most, int decimals) {
    Frame frame{520, 260};
    frame.most = std::max(most > 0 ? most : highest(columns), 1e-9);
    const double room =
        (frame.width - frame.left) / static_cast<double>(std::max<std::size_t>(1, columns.size()));
    const double wide = std::min(46.0, room * 0.72);
    std::string svg =
        fmt::format("<svg class='figure' viewBox='0 0 {:.0f} {:.0f}' role='img'>", frame.width, frame.height);
    svg += scaleLines(frame, decimals);
    double middle = frame.left + room / 2;
    for (const Column& column : columns) {
        double below = 0;
        for (std::size_t part = 0; part < column.values.size() && part < parts.size(); ++part) {
            const double value = column.values[part];
            if (value <= 0) continue;
            svg += fmt::format("<rect class='part' x='{:.1f}' y='{:.2f}' width='{:.1f}' height='{:.2f}' "
                               "fill='{}'><title>{}, {}: {}</title></rect>",
                               middle - wide / 2, frame.y(below + value), wide,
                               frame.y(below) - frame.y(below + value), escaped(parts[part].colour),
                               escaped(column.label), escaped(parts[part].title), number(value, decimals));
            below += value;
        }
        svg += fmt::format("<text class='value' x='{0:.1f}' y='{1:.1f}' text-anchor='middle'>{2}</text>"
                           "<text class='tick' x='{0:.1f}' y='{3:.1f}' text-anchor='middle'>{4}</text>",
                           middle, frame.y(below) - 5, escaped(column.title), frame.height - 7,
                           escaped(column.label));
        middle += room;
    }
    return svg + "</svg>";
}

std::string keyOf(const std::vector<FigurePart>& parts) {
    std::string html = "<ul class='key'>";
    for (const FigurePart& part : parts)
        html += fmt::format(
            "<li><svg viewBox='0 0 12 12'><rect width='12' height='12' rx='2' fill='{}'/></svg>{}</li>",
            escaped(part.colour), escaped(part.title));
    return html + "</ul>";
}

std::string sparkline(const std::vector<Column>& columns) {
    constexpr double wide = 15;
    constexpr double height = 30;
    const double most = std::max(highest(columns), 1e-9);
    std::string svg =
        fmt::format("<svg class='spark' viewBox='0 0 {:.0f} 42' width='{:.0f}' height='42' role='img'>",
                    wide * static_cast<double>(columns.size()), wide * static_cast<double>(columns.size()));
    double x = 0;
    for (const Column& column : columns) {
        const double tall = sumOf(column) / most * height;
        svg += fmt::format(
            "<g><title>{}</title><rect class='bar' x='{:.1f}' y='{:.1f}' width='{:.1f}' height='{:.1f}'/>"
            "<text class='tick' x='{:.1f}' y='41' text-anchor='middle'>{}</text></g>",
            escaped(column.title), x + 1.5, height - tall, wide - 3, tall, x + wide / 2,
            escaped(column.label));
        x += wide;
    }
    return svg + "</svg>";
}

std::string mapDefinitions(const MapDrawing& map) {
    std::string svg = "<svg class='hidden' width='0' height='0' aria-hidden='true'><defs>";
    for (const MapDrawing::Place& place : map.places)
        svg += fmt::format("<path id='place-{}' fill-rule='evenodd' d='{}'/>", escaped(place.id),
                           escaped(place.path));
    return svg + "</defs></svg>";
}

std::string tintedMap(const MapDrawing& map, const std::vector<Tint>& tints, const std::string& name) {
    std::string svg = fmt::format("<svg class='map' viewBox='0 0 {:.0f} {:.0f}' role='img' aria-label='{}'>",
                                  map.width, map.height, escaped(name));
    for (std::size_t i = 0; i < map.places.size() && i < tints.size(); ++i)
        svg += fmt::format(
            "<g class='{}'><use class='ground' href='#place-{}'/><use class='tint' href='#place-{}' "
            "fill-opacity='{:.2f}'/><title>{}</title></g>",
            tints[i].strength > 0 ? "place" : "place never", escaped(map.places[i].id),
            escaped(map.places[i].id), std::clamp(tints[i].strength, 0.0, 1.0), escaped(tints[i].title));
    return svg + "</svg>";
}

} // namespace marches
