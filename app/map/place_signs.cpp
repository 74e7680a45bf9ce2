#include "app/map/place_signs.h"

#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPainter>

#include <algorithm>
#include <array>

namespace marches::appmap {

namespace {

constexpr double figureGap = 1; // px at 100 %
constexpr double betweenRows = 1;

/// How a strip is put together: px at 100 %.
struct StripForm {
    bool twoRows = false; ///< what it is worth stands below what it yields
    double signSide = 13;
    double padding = 3; ///< round the strip's contents
    double betweenSigns = 4;
    double betweenParts = 6; ///< before what it is worth
};

/// The best first.
constexpr std::array stripForms{StripForm{}, StripForm{true}, StripForm{false, 11, 2, 2, 4},
                                StripForm{true, 11, 2, 2, 4}};

struct SealColours {
    QColor ground;
    QColor sign;
};

/// Seals are pale or rich in both themes alike, as badges are: they must stand out from any owner's ground.
SealColours sealColours(PlaceMark::Tone tone) {
    const auto light = [](theme::Role role) { return theme::colour(role, theme::Tone::Light); };
    using enum PlaceMark::Tone;
    if (tone == Red) return {light(theme::Role::Accent), light(theme::Role::AccentInk)};
    return {light(tone == Gold ? theme::Role::Selection : theme::Role::Raised), light(theme::Role::Ink)};
}

struct Part {
    theme::Icon sign;
    QString figure; ///< empty: the sign alone
    double width = 0;
};

struct Strip {
    std::vector<Part> parts;
    bool worth = false; ///< the last part is what the place is worth
    StripForm form;
    QFont font;
    double side = 0;
    double row = 0; ///< height
    QSizeF size;

    [[nodiscard]] bool isWorth(std::size_t part) const { return worth && part + 1 == parts.size(); }
    [[nodiscard]] double gapBefore(std::size_t part) const {
        return isWorth(part) ? form.betweenParts : form.betweenSigns;
    }
    /// The first part of the second row; `parts.size()`: there is none.
    [[nodiscard]] std::size_t secondRow() const {
        return form.twoRows && worth && parts.size() > 1 ? parts.size() - 1 : parts.size();
    }
    [[nodiscard]] double width(std::size_t from, std::size_t to) const {
        double sum = 0;
        for (std::size_t i = from; i < to; ++i)
            sum += parts[i].width + (i == from ? 0 : gapBefore(i));
        return sum;
    }
};

Strip stripOf(const ProvinceFace& face, const theme::Theme& theme, const StripForm& form) {
    Strip strip;
    strip.form = form;
    strip.font = theme.font(theme::FontRole::NoteBold);
    strip.side = theme.scaledIcon(form.signSide);
    const QFontMetricsF metrics(strip.font);
    const auto add = [&](theme::Icon sign, int figure) {
        Part part{sign, figure > 1 || strip.worth ? QString::number(figure) : QString(), strip.side};
        if (!part.figure.isEmpty()) part.width += figureGap + metrics.horizontalAdvance(part.figure);
        strip.parts.push_back(std::move(part));
    };
    for (std::size_t i = 0; i < face.symbols.size();) {
        const theme::Icon sign = face.symbols[i];
        int count = 0;
        for (; i < face.symbols.size() && face.symbols[i] == sign; ++i)
            ++count;
        add(sign, count);
    }
    if (face.worth > 0) {
        strip.worth = true;
        add(theme::Icon::VictoryPoint, face.worth);
    }
    if (strip.parts.empty()) return strip;
    strip.row = std::max(strip.side, metrics.capHeight() * 1.5);
    const std::size_t second = strip.secondRow();
    const bool two = second < strip.parts.size();
    const double widest = std::max(strip.width(0, second), strip.width(second, strip.parts.size()));
    strip.size = {widest + 2 * form.padding + 2,
                  strip.row + (two ? strip.row + betweenRows : 0) + 2 * form.padding};
    return strip;
}

void paintPart(QPainter& painter, const Strip& strip, std::size_t number, const QPointF& leftMiddle,
               const theme::Theme& theme) {
    const Part& part = strip.parts[number];
    const QColor ink = theme.colour(theme::Role::Ink);
    theme::paintIcon(painter, part.sign,
                     QRectF(leftMiddle - QPointF(0, strip.side / 2), QSizeF(strip.side, strip.side)),
                     strip.isWorth(number) ? theme.colour(theme::Role::Accent) : ink);
    if (part.figure.isEmpty()) return;
    const double rise = QFontMetricsF(strip.font).capHeight() / 2;
    painter.setPen(ink);
    painter.drawText(leftMiddle + QPointF(strip.side + figureGap, rise), part.figure);
}

} // namespace

void paintPlaceMark(QPainter& painter, const PlaceMark& mark, const QRectF& where,
                    const theme::Theme& theme) {
    const theme::Painting scope(painter);
    const SealColours colours = sealColours(mark.tone);
    const double side = std::min(where.width(), where.height());
    QRectF seal(0, 0, side, side);
    seal.moveCenter(where.center());
    painter.setPen(Qt::NoPen);
    QColor casing = theme.colour(theme::Role::MapHalo);
    casing.setAlphaF(0.85F);
    painter.setBrush(casing);
    painter.drawEllipse(seal);
    const double edge = side * 0.05;
    painter.setBrush(theme::colour(theme::Role::Ink, theme::Tone::Light));
    painter.drawEllipse(seal.adjusted(edge, edge, -edge, -edge));
    painter.setBrush(colours.ground);
    painter.drawEllipse(seal.adjusted(2 * edge, 2 * edge, -2 * edge, -2 * edge));
    const double room = side * 0.17;
    theme::paintIcon(painter, mark.icon, seal.adjusted(room, room, -room, -room), colours.sign);
}

void paintPlaceMarks(QPainter& painter, std::span<const PlaceMark> marks, const QRectF& box,
                     const theme::Theme& theme) {
    if (box.isEmpty()) return;
    const double side = box.height();
    const double step = (box.width() - side) / std::max(1.0, static_cast<double>(marks.size()) - 1);
    for (std::size_t i = 0; i < marks.size(); ++i)
        paintPlaceMark(painter, marks[i], {box.left() + static_cast<double>(i) * step, box.top(), side, side},
                       theme);
}

std::vector<QSizeF> yieldStripSizes(const ProvinceFace& face, const theme::Theme& theme) {
    std::vector<QSizeF> sizes;
    if (!hasYields(face)) return sizes;
    for (const StripForm& form : stripForms)
        sizes.push_back(stripOf(face, theme, form).size);
    return sizes;
}

void paintYieldStrip(QPainter& painter, const ProvinceFace& face, const QRectF& box,
                     const theme::Theme& theme) {
    Strip strip;
    for (const StripForm& form : stripForms) {
        strip = stripOf(face, theme, form);
        if (strip.size == box.size()) break;
    }
    if (strip.parts.empty()) return;
    const theme::Painting scope(painter);
    QColor ground = theme.colour(theme::Role::Raised);
    ground.setAlphaF(0.92F);
    const double radius = strip.row / 2 + strip.form.padding;
    theme::paintBox(painter, box,
                    {.ground = ground, .edge = theme.colour(theme::Role::Edge), .radius = radius});
    painter.setFont(strip.font);
    const std::size_t second = strip.secondRow();
    const auto paintRow = [&](std::size_t from, std::size_t to, double middle) {
        double x = box.center().x() - strip.width(from, to) / 2;
        for (std::size_t i = from; i < to; ++i) {
            if (i > from) x += strip.gapBefore(i);
            if (i > from && strip.isWorth(i)) {
                const double between = x - strip.gapBefore(i) / 2;
                painter.setPen(QPen(theme.colour(theme::Role::Line), 1));
                painter.drawLine(QLineF(between, box.top() + 3, between, box.bottom() - 3));
            }
            paintPart(painter, strip, i, {x, middle}, theme);
            x += strip.parts[i].width;
        }
    };
    const double first = box.top() + strip.form.padding + strip.row / 2;
    paintRow(0, second, first);
    paintRow(second, strip.parts.size(), first + strip.row + betweenRows);
}

} // namespace marches::appmap
