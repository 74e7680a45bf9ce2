#include "app/map/labels.h"

#include "app/map/furniture.h"
#include "app/map/place_signs.h"
#include "app/map/strokes.h"
#include "app/theme/heraldry.h"
#include "app/theme/paint.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <limits>

namespace marches::appmap {

namespace {

constexpr double shieldHeight = 19; // px at 100 %
constexpr double shieldWidth = shieldHeight * 24 / 28;
constexpr double markSide = 20;
constexpr double gap = 4;
constexpr double sealGap = 1;     // px at least between a seal and the name below it
constexpr double haloShare = 0.2; // of the font's size
constexpr double leastHalo = 2;   // px: what small letters need on a dark realm

constexpr double smallest = 12.0 / 14; // of a name's ordinary size

QFont fontOf(bool small, const LabelStyle& style) {
    const bool large = style.large && !small;
    QFont font = style.theme.font(large ? theme::FontRole::MapNameLarge : theme::FontRole::MapName);
    font.setPointSizeF(font.pointSizeF() * (small ? std::min(style.factor, smallest) : style.factor));
    return font;
}

QStringList linesOf(const QString& name, bool twoLines) {
    if (twoLines)
        if (const auto broken = brokenName(name)) return {broken->first, broken->second};
    return {name};
}

double unit(const LabelStyle& style) {
    return style.factor * std::min(1.5, style.theme.textFactor);
}

struct Measures {
    QStringList lines;
    std::vector<double> widths; ///< by line
    QRectF text;                ///< within the label
    double lineHeight = 0;
    double ascent = 0;
    QRectF shield;
    QPointF marks; ///< corner of the first
    QSizeF size;
};

Measures measure(const ProvinceFace& face, const LabelForm& form, const LabelFonts& fonts) {
    const LabelStyle& style = fonts.style();
    Measures m;
    m.lines = linesOf(form.brief ? face.shortName : face.name, form.twoLines);
    const QFontMetricsF& metrics = fonts.metrics(form.small);
    double widest = 0;
    for (const QString& line : m.lines) {
        m.widths.push_back(fonts.advance(form.small, line));
        widest = std::max(widest, m.widths.back());
    }
    m.lineHeight = std::ceil(metrics.capHeight() * 1.62);
    m.ascent = metrics.capHeight() * 1.25;
    const QSizeF text(widest + 5, m.lineHeight * static_cast<double>(m.lines.size()));
    const double u = unit(style);
    // the shield's room is kept for a later owner
    const bool noShield = form.bare || form.plain;
    const QSizeF shield = noShield ? QSizeF(0, 0) : QSizeF(shieldWidth * u, shieldHeight * u);
    const double marks = form.plain ? 0 : static_cast<double>(face.marks.size()) * (markSide + 2) * u;
    const double beside = noShield ? 0 : gap * u;
    const double signs = shield.width() + beside + marks;
    if (form.stacked) {
        const double row = std::max(shield.height(), marks > 0 ? markSide * u : 0.0);
        const double below = 1 + row + (marks > 0 ? sealGap : 0);
        m.size = {std::ceil(std::max(text.width(), signs)), std::ceil(below + text.height() + 1)};
        const double left = (m.size.width() - signs) / 2;
        const double shieldLeft = marks > 0 ? left : (m.size.width() - shield.width()) / 2;
        m.shield = QRectF(QPointF(shieldLeft, 1 + (row - shield.height()) / 2), shield);
        m.marks = {left + shield.width() + beside, 1 + (row - markSide * u) / 2};
        m.text = QRectF(QPointF((m.size.width() - text.width()) / 2, below), text);
        return m;
    }
    m.size = {std::ceil(signs + text.width() + (marks > 0 ? gap * u : 0)),
              std::ceil(std::max({text.height(), shield.height(), marks > 0 ? markSide * u : 0.0}) + 2)};
    const double middle = m.size.height() / 2;
    m.shield = QRectF(QPointF(0, middle - shield.height() / 2), shield);
    m.text = QRectF(QPointF(shield.width() + beside, middle - text.height() / 2), text);
    m.marks = {m.text.right() + gap * u, middle - markSide * u / 2};
    return m;
}

std::vector<QPointF> baselinesOf(const Measures& m) {
    std::vector<QPointF> baselines;
    for (std::size_t i = 0; i < m.widths.size(); ++i)
        baselines.emplace_back(m.text.center().x() - m.widths[i] / 2,
                               m.text.top() + m.ascent + static_cast<double>(i) * m.lineHeight);
    return baselines;
}

QPainterPath lettersOf(const Measures& m, const QFont& font) {
    QPainterPath text;
    const std::vector<QPointF> baselines = baselinesOf(m);
    for (std::size_t i = 0; i < baselines.size(); ++i)
        text.addText(baselines[i], font, m.lines[static_cast<qsizetype>(i)]);
    text.setFillRule(Qt::WindingFill);
    return text;
}

QColor haloOf(const LabelStyle& style) {
    QColor halo = style.theme.colour(theme::Role::MapHalo);
    halo.setAlphaF(0.85F);
    return halo;
}

double haloReach(const LabelForm& form, const LabelFonts& fonts) {
    return std::max(leastHalo, fonts.metrics(form.small).capHeight() * 0.75 * haloShare + 0.5);
}

/// Returns the area that `words` covers, wider by `reach` device px all round, in one colour.
QImage spread(const QImage& words, double reach, const QColor& colour) {
    struct Tap {
        int dx, dy, weight; // of 256
    };
    std::vector<Tap> disc;
    const int most = static_cast<int>(std::ceil(reach));
    for (int dy = -most; dy <= most; ++dy)
        for (int dx = -most; dx <= most; ++dx)
            if (const double weight = std::clamp(reach + 0.5 - std::hypot(dx, dy), 0.0, 1.0); weight > 0)
                disc.push_back({dx, dy, static_cast<int>(weight * 256)});
    const int width = words.width();
    const int height = words.height();
    std::vector<int> cover(static_cast<std::size_t>(width) * static_cast<std::size_t>(height), 0);
    for (int y = 0; y < height; ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(words.constScanLine(y));
        for (int x = 0; x < width; ++x) {
            const int alpha = qAlpha(row[x]);
            if (alpha == 0) continue;
            for (const Tap& tap : disc) {
                const int tx = x + tap.dx;
                const int ty = y + tap.dy;
                if (tx < 0 || ty < 0 || tx >= width || ty >= height) continue;
                int& there = cover[static_cast<std::size_t>(ty) * static_cast<std::size_t>(width) +
                                   static_cast<std::size_t>(tx)];
                there = std::max(there, std::min(255, alpha * 2) * tap.weight); // thin strokes cover little
            }
        }
    }
    QImage result(words.size(), QImage::Format_ARGB32_Premultiplied);
    result.setDevicePixelRatio(words.devicePixelRatio());
    for (int y = 0; y < height; ++y) {
        auto* row = reinterpret_cast<QRgb*>(result.scanLine(y));
        const int* from = cover.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(width);
        for (int x = 0; x < width; ++x)
            row[x] = qPremultiply(
                qRgba(colour.red(), colour.green(), colour.blue(), colour.alpha() * from[x] / (255 * 256)));
    }
    return result;
}

std::vector<QRectF> marksOf(const Measures& m, const ProvinceFace& face, const LabelForm& form,
                            const LabelFonts& fonts) {
    std::vector<QRectF> marks;
    const double u = unit(fonts.style());
    for (std::size_t i = 0; !form.plain && i < face.marks.size(); ++i)
        marks.emplace_back(m.marks + QPointF(static_cast<double>(i) * (markSide + 2) * u, 0),
                           QSizeF(markSide, markSide) * u);
    return marks;
}

/// Paints the signs of a label: shield and marks.
void paintSigns(QPainter& painter, const Measures& m, const ProvinceFace& face, const LabelForm& form,
                const LabelFonts& fonts) {
    const theme::Theme& theme = fonts.style().theme;
    if (face.owner && !m.shield.isEmpty()) theme::paintShield(painter, *face.owner, m.shield, theme);
    const std::vector<QRectF> marks = marksOf(m, face, form, fonts);
    for (std::size_t i = 0; i < marks.size(); ++i)
        paintPlaceMark(painter, face.marks[i], marks[i], theme);
}

} // namespace

std::optional<std::pair<QString, QString>> brokenName(const QString& name) {
    std::optional<std::pair<QString, QString>> best;
    qsizetype least = std::numeric_limits<qsizetype>::max();
    for (qsizetype i = 1; i + 1 < name.size(); ++i) {
        const bool space = name[i].isSpace();
        const bool hyphen = name[i - 1] == u'-';
        if (!space && !hyphen) continue;
        const QString first = name.left(i);
        const QString second = name.mid(space ? i + 1 : i);
        if (second.isEmpty()) continue;
        const qsizetype unequal = std::abs(first.size() - second.size());
        if (unequal < least) least = unequal, best = {first, second};
    }
    return best;
}

namespace {

void addForms(std::vector<LabelForm>& forms, const ProvinceFace& face, const LabelStyle& style, bool brief) {
    const bool breaks = brokenName(brief ? face.shortName : face.name).has_value();
    for (const bool small : {false, true}) {
        if (small && style.factor <= smallest && !style.large) break;
        for (const bool bare : {false, true})
            for (const bool stacked : {false, true})
                for (const bool two : {false, true}) {
                    if ((two && !breaks) || (bare && stacked && face.marks.empty())) continue;
                    forms.push_back({two, stacked, bare, false, small, brief});
                }
        // at small zoom marks step aside
        if (style.factor < 1 && !face.marks.empty())
            for (const bool two : {false, true})
                if (breaks || !two) forms.push_back({two, false, false, true, small, brief});
    }
}

} // namespace

std::vector<LabelForm> labelForms(const ProvinceFace& face, const LabelStyle& style) {
    std::vector<LabelForm> forms;
    addForms(forms, face, style, false);
    if (!face.shortName.isEmpty()) addForms(forms, face, style, true);
    return forms;
}

double labelCost(const LabelForm& form) {
    return (form.twoLines ? 0.2 : 0.0) + (form.stacked ? 0.3 : 0.0) + (form.bare ? 0.6 : 0.0) +
           (form.plain ? 1.0 : 0.0) + (form.small ? 0.5 : 0.0) + (form.brief ? 1.2 : 0.0);
}

LabelFonts::LabelFonts(const LabelStyle& style)
    : style_(style), font_(fontOf(false, style)), smallFont_(fontOf(true, style)), metrics_(font_),
      smallMetrics_(smallFont_) {}

double LabelFonts::advance(bool small, const QString& text) const {
    auto& letters = letters_[small ? 1 : 0];
    double sum = 0;
    for (const QChar c : text) {
        if (c.unicode() >= letters.size()) return metrics(small).horizontalAdvance(text);
        float& width = letters[c.unicode()];
        if (width == 0) width = static_cast<float>(metrics(small).horizontalAdvance(c));
        sum += width;
    }
    return sum;
}

QSizeF labelSize(const ProvinceFace& face, const LabelForm& form, const LabelFonts& fonts) {
    if (face.name.isEmpty()) return {};
    return measure(face, form, fonts).size;
}

QSizeF marksSize(const ProvinceFace& face, const LabelStyle& style) {
    if (face.marks.empty()) return {};
    const double u = unit(style);
    return {(static_cast<double>(face.marks.size()) * (markSide + 2) - 2) * u, markSide * u};
}

LabelParts labelParts(const ProvinceFace& face, const LabelForm& form, const LabelFonts& fonts) {
    const Measures m = measure(face, form, fonts);
    return {m.size, m.text, m.shield, marksOf(m, face, form, fonts)};
}

void paintLabel(QPainter& painter, const QPointF& corner, const ProvinceFace& face, const LabelForm& form,
                const LabelFonts& fonts) {
    const theme::Painting scope(painter);
    painter.translate(corner);
    const Measures m = measure(face, form, fonts);
    const QPainterPath text = lettersOf(m, fonts.font(form.small));
    painter.strokePath(text, roundPen(haloOf(fonts.style()), 2 * haloReach(form, fonts)));
    paintSigns(painter, m, face, form, fonts);
    painter.fillPath(text, fonts.style().theme.colour(theme::Role::MapInk));
    const std::vector<QPointF> baselines = baselinesOf(m);
    for (std::size_t i = 0; i < baselines.size(); ++i)
        paintUnseenText(painter, baselines[i], fonts.font(form.small), m.lines[static_cast<qsizetype>(i)]);
}

QPixmap labelPixmap(const ProvinceFace& face, const LabelForm& form, const LabelFonts& fonts,
                    double pixelRatio) {
    const Measures m = measure(face, form, fonts);
    QImage words(static_cast<int>(std::ceil(m.size.width() * pixelRatio)),
                 static_cast<int>(std::ceil(m.size.height() * pixelRatio)),
                 QImage::Format_ARGB32_Premultiplied);
    words.setDevicePixelRatio(pixelRatio);
    words.fill(Qt::transparent);
    {
        QPainter painter(&words);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.fillPath(lettersOf(m, fonts.font(form.small)),
                         fonts.style().theme.colour(theme::Role::MapInk));
    }
    QImage label = spread(words, haloReach(form, fonts) * pixelRatio, haloOf(fonts.style()));
    QPainter painter(&label);
    painter.drawImage(0, 0, words);
    painter.setRenderHint(QPainter::Antialiasing);
    paintSigns(painter, m, face, form, fonts);
    painter.end();
    return QPixmap::fromImage(std::move(label));
}

} // namespace marches::appmap
