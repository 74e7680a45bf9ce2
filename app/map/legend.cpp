#include "app/map/legend.h"

#include "app/map/boxes.h"
#include "app/map/furniture.h"
#include "app/map/ground.h"
#include "app/map/place_signs.h"
#include "app/map/stack_painter.h"
#include "app/map/strokes.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"
#include "app/theme/style.h"

#include <QEvent>
#include <QFontMetrics>
#include <QPainter>
#include <QStyle>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace marches::appmap {

namespace {

constexpr int sampleWidth = 26; // px at 100 %
constexpr int sampleGap = 6;
constexpr int entryGap = 14;
constexpr QSizeF landSize(24, 14); // px of a sample of land

void paintCoast(QPainter& painter, const QRectF& land, const theme::Theme& theme) {
    theme::paintBox(painter, land, {.edge = theme.colour(theme::Role::MapInk), .radius = 0});
}

QColor bandOn(const CountryLook& look) {
    return theme::blend(look.ground, look.band, look.band.alphaF());
}

void paintMergedSample(QPainter& painter, const LegendEntry& entry, const QRectF& box,
                       const theme::Theme& theme) {
    const double height = box.width() / mergedWidth(entry.token.count);
    const QRectF chip(box.left(), box.center().y() - height / 2, box.width(), height);
    StackLayout stack;
    stack.merged = {{0, entry.token.count, chip}};
    const TokenGroup group{entry.token.owner, false, {}};
    paintStackWith(painter, stack, std::span(&group, 1), theme, {});
}

void paintCountries(QPainter& painter, const std::vector<QColor>& countries, const QRectF& box,
                    const theme::Theme& theme) {
    const double side = landSize.width() / static_cast<double>(std::max<std::size_t>(1, countries.size()));
    QRectF land(centredAt(box.center(), landSize).topLeft(), QSizeF(side, landSize.height()));
    for (const QColor& country : countries) {
        const CountryLook look = countryLook(country, theme);
        theme::paintBox(painter, land,
                        {.ground = look.ground, .edge = bandOn(look), .edgeWidth = 4, .radius = 0});
        paintCoast(painter, land, theme);
        land.translate(side, 0);
    }
}

void paintStriped(QPainter& painter, const LegendEntry& entry, const QRectF& land,
                  const theme::Theme& theme) {
    painter.fillRect(land, countryLook(entry.countries.front(), theme).ground);
    painter.setClipRect(land);
    // so small, the map's are lost
    painter.setPen(QPen(bandOn(countryLook(entry.countries.back(), theme)), 4));
    for (double x = land.left() - land.height(); x < land.right(); x += 10)
        painter.drawLine(QLineF(x, land.bottom(), x + land.height(), land.top()));
    painter.setClipping(false);
    paintCoast(painter, land, theme);
}

void paintHeld(QPainter& painter, theme::PlayerColour owner, const QRectF& land, const theme::Theme& theme) {
    painter.fillRect(land, theme.player(owner).ground);
    const double ratio = painter.device()->devicePixelRatioF();
    QImage pattern = theme::patternTile(owner, ratio, theme);
    pattern.setDevicePixelRatio(ratio);
    painter.drawTiledPixmap(land, QPixmap::fromImage(pattern));
    paintCoast(painter, land, theme);
}

void paintSample(QPainter& painter, const LegendEntry& entry, const QRectF& box, const theme::Theme& theme) {
    using Sample = LegendEntry::Sample;
    const QPointF left(box.left() + 2, box.center().y());
    const QPointF right(box.right() - 2, box.center().y());
    QPainterPath line(left);
    line.lineTo(right);
    switch (entry.sample) {
    case Sample::Line:
        return paintHighlightLine(painter, line, entry.highlight, theme.tone);
    case Sample::Icon:
        return theme::paintIcon(painter, entry.icon, QRectF(box.center() - QPointF(8, 8), QSizeF(16, 16)),
                                theme.colour(entry.role));
    case Sample::Mark:
        return paintPlaceMark(painter, entry.mark, box, theme);
    case Sample::Token: {
        const double side = std::min(box.height(), box.width()) / (1 + theme::tokenReach / 2);
        const QRectF where(box.center() - QPointF(side, side) / 2, QSizeF(side, side));
        return theme::paintToken(painter, entry.token, where, theme);
    }
    case Sample::Merged:
        return paintMergedSample(painter, entry, box, theme);
    case Sample::Apart: {
        const QColor ink = theme.colour(theme::Role::MapInk);
        painter.fillPath(dashes(line, 1.6, {2, 1.8}, Qt::FlatCap), ink);
        painter.setPen(Qt::NoPen);
        painter.setBrush(ink);
        painter.drawEllipse(right, 2.6, 2.6);
        return;
    }
    case Sample::Badge:
        theme::paintBadge(painter, box.center(), entry.badge, theme);
        return;
    case Sample::Country:
        return paintCountries(painter, entry.countries, box, theme);
    case Sample::Striped:
        return paintStriped(painter, entry, centredAt(box.center(), landSize), theme);
    case Sample::Own:
        return entry.paint(painter, box, theme);
    case Sample::Held:
        return paintHeld(painter, *entry.owner, centredAt(box.center(), landSize), theme);
    case Sample::Lane:
    case Sample::Idle: {
        KeyEntry key;
        key.sample = entry.sample == Sample::Lane ? KeyEntry::Sample::Lane : KeyEntry::Sample::Idle;
        return paintKeySample(painter, key, box, theme);
    }
    case Sample::Arc:
    case Sample::DottedArc: {
        QPen pen(entry.owner ? theme.player(*entry.owner).fill : theme.colour(theme::Role::Ink3), 4,
                 Qt::SolidLine, Qt::RoundCap);
        if (entry.sample == Sample::DottedArc) pen.setDashPattern({0.4, 1.5});
        return painter.strokePath(line, pen);
    }
    }
}

/// In one row.
std::vector<QRect> placesInRow(const std::vector<QSize>& sizes) {
    std::vector<QRect> places;
    int x = 0;
    for (const QSize& size : sizes) {
        places.emplace_back(QPoint(x, 0), size);
        x += size.width() + entryGap;
    }
    return places;
}

/// In columns none of which is higher than `most`, each as wide as what is in it; read downwards.
std::vector<QRect> placesInColumns(const std::vector<QSize>& sizes, int most) {
    std::vector<QRect> places;
    int x = 0;
    int y = 0;
    int right = 0;
    std::size_t first = 0; // of the column
    const auto widen = [&] {
        for (; first < places.size(); ++first)
            places[first].setWidth(right - x);
    };
    for (const QSize& size : sizes) {
        if (y > 0 && y + size.height() > most) {
            widen();
            x = right + entryGap;
            y = 0;
        }
        places.emplace_back(QPoint(x, y), size);
        y += size.height();
        right = std::max(right, x + size.width());
    }
    widen();
    return places;
}

QRect boundsOf(const std::vector<QRect>& places) {
    return std::accumulate(places.begin(), places.end(), QRect(), std::bit_or());
}

} // namespace

bool themeMayHaveChanged(const QEvent* event) {
    return event->type() == QEvent::StyleChange || event->type() == QEvent::PaletteChange ||
           event->type() == QEvent::FontChange;
}

LegendRow::LegendRow(QWidget* parent) : QWidget(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void LegendRow::setEntries(std::vector<LegendEntry> entries) {
    if (entries == entries_) return;
    entries_ = std::move(entries);
    QStringList words;
    for (const LegendEntry& entry : entries_)
        words << entry.text;
    setAccessibleDescription(words.join(QStringLiteral(", ")));
    updateGeometry();
    update();
}

void LegendRow::setWidest(int width) {
    if (width == widest_) return;
    widest_ = width;
    updateGeometry();
    update();
}

/// The same for all: words in a column begin below each other.
int LegendRow::sampleSide() const {
    const theme::Theme& theme = theme::themeOf(this);
    double widest = theme.scaledIcon(sampleWidth);
    for (const LegendEntry& entry : entries_)
        if (entry.sample == LegendEntry::Sample::Badge)
            widest = std::max(widest, badgeSize(entry.badge, theme).width());
    return static_cast<int>(std::ceil(widest));
}

/// Returns the size of a sign and its words in one line; in several where that is wider than `widest`.
QSize LegendRow::sizeOf(const LegendEntry& entry, int sample, int widest) const {
    const QFontMetrics metrics(theme::themeOf(this).font(theme::FontRole::Note));
    const int before = sample + sampleGap;
    const int width = before + metrics.horizontalAdvance(entry.text);
    if (width <= widest) return {width, lineHeight()};
    const QSize words =
        metrics.boundingRect(QRect(0, 0, widest - before, QWIDGETSIZE_MAX), Qt::TextWordWrap, entry.text)
            .size();
    constexpr int rounding = 2; // px: as many lines when they are painted
    return {before + words.width() + rounding, std::max(lineHeight(), words.height() + 8)};
}

std::vector<QSize> LegendRow::sizes(int widest) const {
    std::vector<QSize> found;
    const int sample = sampleSide();
    for (const LegendEntry& entry : entries_)
        found.push_back(sizeOf(entry, sample, widest));
    return found;
}

int LegendRow::lineHeight() const {
    const theme::Theme& theme = theme::themeOf(this);
    return std::max(theme.scaledIcon(22), QFontMetrics(theme.font(theme::FontRole::Note)).height() + 4);
}

/// In so many columns that they are least high.
std::vector<QRect> LegendRow::places() const {
    std::vector<QRect> best = placesInRow(sizes(QWIDGETSIZE_MAX));
    if (boundsOf(best).width() <= widest_) return best;
    constexpr int mostColumns = 4;
    constexpr int narrowest = 110; // px of words
    int least = QWIDGETSIZE_MAX;
    for (int across = 1; across <= mostColumns; ++across) {
        const int width = (widest_ + entryGap) / across - entryGap;
        if (across > 1 && width < sampleSide() + sampleGap + narrowest) break;
        const std::vector<QSize> each = sizes(width);
        int all = 0;
        int highest = 0;
        for (const QSize& size : each) {
            all += size.height();
            highest = std::max(highest, size.height());
        }
        for (int most = std::max(highest, all / across); most < least; most += 2) {
            std::vector<QRect> places = placesInColumns(each, most);
            const QRect bounds = boundsOf(places);
            if (bounds.width() > widest_ && across > 1) continue;
            if (bounds.height() < least) {
                least = bounds.height();
                best = std::move(places);
            }
            break;
        }
    }
    return best;
}

QSize LegendRow::sizeHint() const {
    if (entries_.empty()) return {0, lineHeight()};
    return boundsOf(places()).size();
}

void LegendRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const theme::Theme& theme = theme::themeOf(this);
    painter.setFont(theme.font(theme::FontRole::Note));
    const std::vector<QRect> boxes = places();
    const int sample = sampleSide();
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        const LegendEntry& entry = entries_[i];
        const QRect& box = boxes[i];
        const auto place = [&](int left, int width, int height) {
            return QStyle::visualRect(
                layoutDirection(), rect(),
                QRect(box.left() + left, box.top() + (box.height() - height) / 2, width, height));
        };
        painter.save(); // a sample may leave its font and its pen
        paintSample(painter, entry, place(0, sample, lineHeight()), theme);
        painter.restore();
        painter.setPen(theme.colour(theme::Role::Ink));
        const bool lines = box.height() > lineHeight();
        painter.drawText(
            place(sample + sampleGap, box.width() - sample - sampleGap + (lines ? 0 : 2), box.height()),
            Qt::AlignVCenter | Qt::AlignLeading | (lines ? Qt::TextWordWrap : 0), entry.text);
    }
}

void LegendRow::changeEvent(QEvent* event) {
    if (themeMayHaveChanged(event)) updateGeometry();
    QWidget::changeEvent(event);
}

} // namespace marches::appmap
