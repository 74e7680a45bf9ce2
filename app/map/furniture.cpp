#include "app/map/furniture.h"

#include "app/map/place_signs.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"

#include <QFontMetricsF>
#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace marches::appmap {

namespace {

// All lengths in map units at 100 %; a piece is painted in a system of these, scaled to its place.
constexpr int nameHeight = 40;
constexpr int variantHeight = 25;
constexpr double titlePadding = 34;
constexpr double titleLine = 52;
constexpr double variantLine = 36;
constexpr double leastTitle = 260;
constexpr double compassSide = 230;
constexpr double compassSink = 9; // of its centre, for the letter above
constexpr int keyText = 19;
constexpr double keyLine = 33;
constexpr double keySample = 44;
constexpr double keyPadding = 22;

QFont serif(int height, QFont::Weight weight, bool italic = false) {
    QFont font(theme::serifFamily());
    font.setPixelSize(height);
    font.setWeight(weight);
    font.setItalic(italic);
    return font;
}

QFont nameFont() {
    QFont font = serif(nameHeight, QFont::Bold);
    font.setLetterSpacing(QFont::AbsoluteSpacing, 1.5);
    return font;
}

QFont variantFont() {
    return serif(variantHeight, QFont::Normal, true);
}

QFont keyFont() {
    return serif(keyText, QFont::Normal);
}

/// Lets the painter paint in map units at 100 %, the corner of `where` at the origin.
void scaleTo(QPainter& painter, const QRectF& where, const QSizeF& size) {
    painter.translate(where.topLeft());
    painter.scale(where.width() / size.width(), where.height() / size.height());
}

/// A sheet with corners cut in, as engravers drew them.
QPainterPath plaque(const QRectF& box, double notch) {
    QPainterPath path;
    path.moveTo(box.left() + notch, box.top());
    path.lineTo(box.right() - notch, box.top());
    path.arcTo(QRectF(box.right() - notch, box.top() - notch, 2 * notch, 2 * notch), 180, 90);
    path.lineTo(box.right(), box.bottom() - notch);
    path.arcTo(QRectF(box.right() - notch, box.bottom() - notch, 2 * notch, 2 * notch), 90, 90);
    path.lineTo(box.left() + notch, box.bottom());
    path.arcTo(QRectF(box.left() - notch, box.bottom() - notch, 2 * notch, 2 * notch), 0, 90);
    path.lineTo(box.left(), box.top() + notch);
    path.arcTo(QRectF(box.left() - notch, box.top() - notch, 2 * notch, 2 * notch), 270, 90);
    path.closeSubpath();
    return path;
}

void paintPlaque(QPainter& painter, const QSizeF& size, const theme::Theme& theme) {
    const QColor line = theme.colour(theme::Role::MapInk);
    const QRectF box = QRectF(QPointF(), size).adjusted(2, 2, -2, -2);
    QColor ground = theme.colour(theme::Role::Panel);
    painter.fillPath(plaque(box, 12), ground);
    painter.strokePath(plaque(box, 12), QPen(line, 2.6));
    painter.strokePath(plaque(box.adjusted(7, 7, -7, -7), 9),
                       QPen(theme::blend(ground, theme.colour(theme::Role::Edge), 0.9), 1.3));
}

void paintDiamond(QPainter& painter, const QPointF& centre, double radius, const QColor& colour) {
    QPainterPath path;
    path.moveTo(centre.x(), centre.y() - radius);
    path.lineTo(centre.x() + radius, centre.y());
    path.lineTo(centre.x(), centre.y() + radius);
    path.lineTo(centre.x() - radius, centre.y());
    path.closeSubpath();
    painter.fillPath(path, colour);
}

void paintSample(QPainter& painter, const KeyEntry& entry, const QRectF& box, const theme::Theme& theme) {
    const double middle = box.center().y();
    switch (entry.sample) {
    case KeyEntry::Sample::Mark:
        paintPlaceMark(painter, entry.mark, box.adjusted(4, 3, -4, -3), theme);
        return;
    case KeyEntry::Sample::Yield:
        theme::paintIcon(painter, entry.mark.icon, QRectF(box.center() - QPointF(11, 11), QSizeF(22, 22)),
                         theme.colour(theme::Role::Ink));
        return;
    case KeyEntry::Sample::Lane:
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.colour(theme::Role::SeaLane));
        for (double x = box.left() + 9; x < box.right() - 7; x += 5.2)
            painter.drawEllipse(QPointF(x, middle), 1.3, 1.3);
        painter.setPen(QPen(theme.colour(theme::Role::SeaLane), 1.5));
        painter.setBrush(theme.colour(theme::Role::Land));
        for (const double x : {box.left() + 5, box.right() - 5})
            painter.drawEllipse(QPointF(x, middle), 3.4, 3.4);
        return;
    case KeyEntry::Sample::Idle:
        painter.setPen(QPen(theme.colour(theme::Role::MapBorder), 1.2));
        painter.setBrush(theme.colour(theme::Role::OutOfPlay));
        painter.drawRect(box.adjusted(5, 7, -5, -7));
        return;
    case KeyEntry::Sample::Owner:
        if (!entry.owner) return;
        theme::paintShield(painter, *entry.owner, box.adjusted(10, 2, -10, -2), theme);
        return;
    }
}

/// Whether the device is a file of lines, not of pixels.
bool keepsShapes(const QPainter& painter) {
    const auto kind = painter.paintEngine() ? painter.paintEngine()->type() : QPaintEngine::Raster;
    return kind == QPaintEngine::SVG || kind == QPaintEngine::Pdf;
}

// --- places

/// Sums up what must not be covered, and land, over blocks of the grid's cells. A box counts as all blocks
/// that it touches.
class Ground {
public:
    Ground(const Shapes& shapes, std::span<const ProvinceFace> faces)
        : grid_(shapes.grid()), side_(block * grid_.cell()), columns_((grid_.columns() + block - 1) / block),
          rows_((grid_.rows() + block - 1) / block), taken_(corners(), 0), land_(corners(), 0) {
        const MapPicture& picture = shapes.picture();
        std::vector<char> inPlay(picture.provinces.size(), 1);
        for (std::size_t i = 0; i < faces.size(); ++i)
            inPlay[i] = faces[i].inPlay;
        const auto plays = [&](int province) {
            return province < 0 || inPlay[static_cast<std::size_t>(province)];
        };
        for (int row = 0; row < grid_.rows(); ++row)
            for (int column = 0; column < grid_.columns(); ++column) {
                const int here = grid_.at(column, row);
                if (here == AreaGrid::sea) continue;
                const std::size_t at = corner(column / block + 1, row / block + 1);
                ++land_[at];
                if (here >= 0 && inPlay[static_cast<std::size_t>(here)]) ++taken_[at];
            }
        constexpr double besideLane = 14;
        constexpr double aboutAnchor = 85;
        for (const SeaLane& lane : picture.lanes)
            if (plays(lane.from) && plays(lane.to)) keepAlong(lane.line, besideLane);
        for (const SeaNamePlace& sea : picture.seaNames)
            keepAlong(sea.line, sea.height);
        for (std::size_t i = 0; i < picture.provinces.size(); ++i) {
            const ProvinceAnchors& anchors = picture.provinces[i].anchors;
            for (const auto& at : {anchors.name, anchors.tokens})
                if (inPlay[i] && at && grid_.roughly(*at) != static_cast<int>(i)) keep(*at, aboutAnchor);
        }
        for (std::vector<int>* sums : {&taken_, &land_})
            for (int row = 1; row <= rows_; ++row)
                for (int column = 1; column <= columns_; ++column)
                    (*sums)[corner(column, row)] += (*sums)[corner(column, row - 1)] +
                                                    (*sums)[corner(column - 1, row)] -
                                                    (*sums)[corner(column - 1, row - 1)];
    }

    /// Whether a box covers what must not be covered.
    [[nodiscard]] bool taken(const QRectF& box) const { return sum(taken_, touched(box)) > 0; }
    /// Share of the box that is land.
    [[nodiscard]] double land(const QRectF& box) const {
        const Blocks blocks = touched(box);
        const int cells = (blocks.right - blocks.left) * (blocks.bottom - blocks.top) * block * block;
        return static_cast<double>(sum(land_, blocks)) / std::max(1, cells);
    }

private:
    static constexpr int block = 4; // cells

    void keep(const QPointF& at, double radius) {
        const auto first = [this](double from) { return std::max(0, static_cast<int>(from / side_)); };
        const int right = std::min(columns_ - 1, static_cast<int>((at.x() + radius) / side_));
        const int bottom = std::min(rows_ - 1, static_cast<int>((at.y() + radius) / side_));
        for (int row = first(at.y() - radius); row <= bottom; ++row)
            for (int column = first(at.x() - radius); column <= right; ++column)
                ++taken_[corner(column + 1, row + 1)];
    }
    void keepAlong(const QPolygonF& line, double radius) {
        for (qsizetype i = 0; i + 1 < line.size(); ++i) {
            const QLineF piece(line[i], line[i + 1]);
            const int parts = 1 + static_cast<int>(piece.length() / radius);
            for (int part = 0; part <= parts; ++part)
                keep(piece.pointAt(static_cast<double>(part) / parts), radius);
        }
    }
    [[nodiscard]] std::size_t corners() const {
        return static_cast<std::size_t>(columns_ + 1) * static_cast<std::size_t>(rows_ + 1);
    }
    [[nodiscard]] std::size_t corner(int column, int row) const {
        return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_ + 1) +
               static_cast<std::size_t>(column);
    }
    struct Blocks {
        int left, top, right, bottom;
    };
    [[nodiscard]] Blocks touched(const QRectF& box) const {
        return {std::clamp(static_cast<int>(std::floor(box.left() / side_)), 0, columns_),
                std::clamp(static_cast<int>(std::floor(box.top() / side_)), 0, rows_),
                std::clamp(static_cast<int>(std::ceil(box.right() / side_)), 0, columns_),
                std::clamp(static_cast<int>(std::ceil(box.bottom() / side_)), 0, rows_)};
    }
    [[nodiscard]] int sum(const std::vector<int>& sums, const Blocks& box) const {
        return sums[corner(box.right, box.bottom)] - sums[corner(box.left, box.bottom)] -
               sums[corner(box.right, box.top)] + sums[corner(box.left, box.top)];
    }

    const AreaGrid& grid_;
    double side_; ///< of a block, map units
    int columns_; ///< of blocks
    int rows_;
    std::vector<int> taken_;
    std::vector<int> land_;
};

struct Wish {
    double mostLand = 1; ///< share of the piece that may lie on land not in play
    double costOfLand = 0.4;
    QPointF corner; ///< 0 or 1: the sheet's corner that is liked best
};

QRectF placeOne(const Ground& ground, const QSizeF& sheet, const QSizeF& size, const Wish& wish,
                std::initializer_list<QRectF> others) {
    if (size.isEmpty()) return {};
    constexpr double margin = 26; // from the sheet's edge
    constexpr double clear = 14;  // from land in play and lanes
    constexpr double apart = 26;  // from other pieces
    constexpr double step = 10;
    for (const double factor : {1.0, 0.85, 0.72, 0.6, 0.5}) {
        const QSizeF here = size * factor;
        QRectF best;
        double least = 1e9;
        for (double y = margin; y + here.height() <= sheet.height() - margin; y += step)
            for (double x = margin; x + here.width() <= sheet.width() - margin; x += step) {
                const QRectF box(QPointF(x, y), here);
                if (ground.taken(grown(box, clear))) continue;
                if (meetsAny(grown(box, apart), {others.begin(), others.size()})) continue;
                const double land = ground.land(box);
                if (land > wish.mostLand) continue;
                // beside an edge is good, in a corner better, in the liked corner best
                const double toEdgeX = std::min(x, sheet.width() - here.width() - x) / sheet.width();
                const double toEdgeY = std::min(y, sheet.height() - here.height() - y) / sheet.height();
                const QPointF liked(wish.corner.x() * (sheet.width() - here.width()),
                                    wish.corner.y() * (sheet.height() - here.height()));
                const double away =
                    std::hypot((x - liked.x()) / sheet.width(), (y - liked.y()) / sheet.height());
                const double cost = land * wish.costOfLand + toEdgeX + toEdgeY + away * 0.8;
                if (cost < least) least = cost, best = box;
            }
        if (!best.isNull()) return best;
    }
    return {};
}

} // namespace

void paintUnseenText(QPainter& painter, const QPointF& baseline, const QFont& font, const QString& text) {
    if (!keepsShapes(painter)) return;
    painter.setFont(font);
    painter.setPen(QColor(0, 0, 0, 0));
    painter.drawText(baseline, text);
}

void paintText(QPainter& painter, const QPointF& baseline, const QFont& font, const QString& text,
               const QColor& colour) {
    if (!keepsShapes(painter)) {
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(baseline, text);
        return;
    }
    QPainterPath path;
    path.setFillRule(Qt::WindingFill);
    path.addText(baseline, font, text);
    painter.fillPath(path, colour);
    paintUnseenText(painter, baseline, font, text);
}

QSizeF titleSize(const MapTitle& title) {
    if (title.name.isEmpty()) return {};
    double width = QFontMetricsF(nameFont()).horizontalAdvance(title.name);
    if (!title.variant.isEmpty())
        width = std::max(width, QFontMetricsF(variantFont()).horizontalAdvance(title.variant));
    return {std::max(leastTitle, std::ceil(width) + 2 * titlePadding),
            titleLine + 34 + (title.variant.isEmpty() ? 0 : variantLine)};
}

QSizeF compassSize() {
    return {compassSide, compassSide};
}

QSizeF keySize(std::span<const KeyEntry> entries) {
    if (entries.empty()) return {};
    const QFontMetricsF metrics(keyFont());
    double width = 0;
    for (const KeyEntry& entry : entries)
        width = std::max(width, metrics.horizontalAdvance(entry.text));
    return {std::ceil(width) + keySample + 12 + 2 * keyPadding,
            static_cast<double>(entries.size()) * keyLine + 2 * keyPadding - 6};
}

void paintTitle(QPainter& painter, const QRectF& where, const MapTitle& title, const theme::Theme& theme) {
    const QSizeF size = titleSize(title);
    if (size.isEmpty()) return;
    const theme::Painting scope(painter);
    scaleTo(painter, where, size);
    paintPlaque(painter, size, theme);
    const QColor ink = theme.colour(theme::Role::MapInk);
    const QColor accent = theme.colour(theme::Role::Accent);
    const double middle = size.width() / 2;
    const auto centred = [&](const QString& text, const QFont& font, double baseline) {
        paintText(painter, {middle - QFontMetricsF(font).horizontalAdvance(text) / 2, baseline}, font, text,
                  ink);
    };
    centred(title.name, nameFont(), 17 + nameHeight);
    if (title.variant.isEmpty()) {
        paintDiamond(painter, {middle, size.height() - 9}, 4.5, accent);
        return;
    }
    const double y = 17 + titleLine;
    painter.setPen(QPen(accent, 1.6));
    for (const double side : {-1.0, 1.0})
        painter.drawLine(QPointF(middle + side * 12, y), QPointF(middle + side * 88, y));
    paintDiamond(painter, {middle, y}, 5, accent);
    centred(title.variant, variantFont(), y + 9 + variantHeight * 0.85);
}

void paintCompass(QPainter& painter, const QRectF& where, const QString& north, const theme::Theme& theme) {
    const theme::Painting scope(painter);
    scaleTo(painter, where, compassSize());
    const QColor ink = theme.colour(theme::Role::MapInk);
    const QColor accent = theme.colour(theme::Role::Accent);
    const QColor pale = theme.colour(theme::Role::Panel);
    const QPointF centre(compassSide / 2, compassSide / 2 + compassSink);
    const double radius = compassSide / 2 - 24;
    painter.setBrush(Qt::NoBrush);
    QColor soft = ink;
    soft.setAlphaF(0.7F);
    painter.setPen(QPen(soft, 1.2));
    for (const double share : {0.70, 0.64, 0.36})
        painter.drawEllipse(centre, radius * share, radius * share);
    for (int i = 0; i < 72; ++i) {
        const double angle = i * std::numbers::pi / 36;
        const QPointF way(std::sin(angle), -std::cos(angle));
        painter.drawLine(centre + way * radius * 0.64, centre + way * radius * (i % 6 == 0 ? 0.72 : 0.70));
    }
    // points: the sixteen, then the eight, then the four over them
    const auto points = [&](int every, double length, double breadth, const QColor& dark) {
        for (int i = 0; i < 16; ++i) {
            if (i % every != 0 || (every < 4 && i % (every * 2) == 0)) continue;
            const double angle = i * std::numbers::pi / 8;
            const QPointF tip = centre + QPointF(std::sin(angle), -std::cos(angle)) * radius * length;
            for (const double side : {-1.0, 1.0}) {
                const double bent = angle + side * std::numbers::pi / 8;
                const QPointF hip = centre + QPointF(std::sin(bent), -std::cos(bent)) * radius * breadth;
                QPainterPath half(tip);
                half.lineTo(hip);
                half.lineTo(centre);
                half.closeSubpath();
                painter.fillPath(half, side > 0 ? dark : pale);
                painter.strokePath(half, QPen(ink, 1, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            }
        }
    };
    points(1, 0.60, 0.12, soft);
    points(2, 0.78, 0.15, ink);
    points(4, 1.0, 0.17, accent);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(pale);
    painter.drawEllipse(centre, radius * 0.06, radius * 0.06);
    const QFont font = serif(26, QFont::Bold);
    paintText(painter,
              {centre.x() - QFontMetricsF(font).horizontalAdvance(north) / 2, centre.y() - radius - 5}, font,
              north, ink);
}

void paintKeySample(QPainter& painter, const KeyEntry& entry, const QRectF& where,
                    const theme::Theme& theme) {
    const QSizeF size(keySample, keyLine);
    const QSizeF fits = size.scaled(where.size(), Qt::KeepAspectRatio);
    const theme::Painting scope(painter);
    scaleTo(painter, centredAt(where.center(), fits), size);
    paintSample(painter, entry, QRectF(QPointF(), size), theme);
}

void paintKey(QPainter& painter, const QRectF& where, std::span<const KeyEntry> entries,
              const theme::Theme& theme) {
    const QSizeF size = keySize(entries);
    if (size.isEmpty()) return;
    const theme::Painting scope(painter);
    scaleTo(painter, where, size);
    paintPlaque(painter, size, theme);
    const QFont font = keyFont();
    const double rise = QFontMetricsF(font).capHeight() / 2;
    double y = keyPadding - 3;
    for (const KeyEntry& entry : entries) {
        paintSample(painter, entry, QRectF(keyPadding, y, keySample, keyLine), theme);
        paintText(painter, {keyPadding + keySample + 12, y + keyLine / 2 + rise}, font, entry.text,
                  theme.colour(theme::Role::Ink));
        y += keyLine;
    }
}

void paintFrame(QPainter& painter, const QRectF& sheet, double breadth, const theme::Theme& theme) {
    const theme::Painting scope(painter);
    const QColor dark = theme.colour(theme::Role::MapInk);
    const QColor pale = theme.colour(theme::Role::Panel);
    const QRectF outer = sheet.adjusted(-breadth, -breadth, breadth, breadth);
    QPainterPath ring;
    ring.addRect(outer);
    ring.addRect(sheet);
    painter.fillPath(ring, pale);
    // degrees: dark and pale by turns along the inner half
    const double inner = breadth * 0.42;
    constexpr double wished = 5.5; // times the breadth
    const auto mark = [&](bool across) {
        const double length = across ? sheet.width() : sheet.height();
        const int count = 2 * std::max(2, static_cast<int>(std::lround(length / (2 * breadth * wished)))) + 1;
        const double piece = length / count;
        for (int i = 0; i < count; i += 2) {
            const double from = i * piece;
            if (across) {
                painter.fillRect(QRectF(sheet.left() + from, sheet.top() - inner, piece, inner), dark);
                painter.fillRect(QRectF(sheet.left() + from, sheet.bottom(), piece, inner), dark);
            } else {
                painter.fillRect(QRectF(sheet.left() - inner, sheet.top() + from, inner, piece), dark);
                painter.fillRect(QRectF(sheet.right(), sheet.top() + from, inner, piece), dark);
            }
        }
    };
    mark(true);
    mark(false);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(dark, std::max(1.0, breadth * 0.08)));
    painter.drawRect(sheet);
    painter.drawRect(sheet.adjusted(-inner, -inner, inner, inner));
    painter.setPen(QPen(dark, std::max(1.4, breadth * 0.16)));
    painter.drawRect(outer);
}

std::optional<QPointF> roseOf(const FurniturePlaces& places) {
    if (places.compass.isEmpty()) return std::nullopt;
    return places.compass.topLeft() + QPointF(0.5, 0.5 + compassSink / compassSide) * places.compass.width();
}

FurniturePlaces placeFurniture(const Shapes& shapes, std::span<const ProvinceFace> faces, const QSizeF& title,
                               const QSizeF& compass, const QSizeF& key) {
    FurniturePlaces places;
    const Ground ground(shapes, faces);
    const QSizeF sheet = shapes.picture().size;
    places.title = placeOne(ground, sheet, title, {1, 0.4, {0, 1}}, {});
    places.key = placeOne(ground, sheet, key, {1, 0.15, {1, 1}}, {places.title});
    places.compass = placeOne(ground, sheet, compass, {0.02, 0.4, {0, 0.6}}, {places.title, places.key});
    return places;
}

FurniturePlaces placeOnScreen(const Shapes& shapes, std::span<const ProvinceFace> faces,
                              const QSizeF& title) {
    return title.isEmpty() ? FurniturePlaces{} : placeFurniture(shapes, faces, title, compassSize(), {});
}

} // namespace marches::appmap
